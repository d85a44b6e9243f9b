"""The first player of a round, if the loser of the round before starts: the table keeps its order."""

from __future__ import annotations

import random
from collections import Counter

import pytest

from engine.deal import Deals
from engine.game import Game
from engine.games import GAMES
from engine.score import RoundScore, ScoreLine, first_player
from tests.examples import sampled

PARTNERS, ALONE = (0, 1, 0, 1), (0, 1, 2)


def starts(sides: tuple[int, ...], *rounds: tuple[int, ...], edition: int = 2) -> list[int]:
    """Return who starts each round, after rounds with these points by side."""
    scores: list[RoundScore] = [tuple((ScoreLine("made", points),) for points in each) for each in rounds]
    numbers = range(1, len(rounds) + 2)
    return [first_player(number, sides, scores[: number - 1], loser=True, edition=edition) for number in numbers]


def test_the_next_loser_in_the_order_of_the_table_starts() -> None:
    assert starts(PARTNERS, (0, 2), (0, 1), (0, 1)) == [0, 2, 0, 2]
    assert starts(PARTNERS, (2, 0), (0, 2), (2, 0)) == [0, 1, 2, 3]
    assert starts(ALONE, (0, 0, 2), (1, 0, 0), (0, 2, 2)) == [0, 1, 2, 0]


def test_after_a_void_round_the_next_player_starts() -> None:
    assert starts(PARTNERS, (0, 1), (0, 0), (0, 0)) == [0, 2, 3, 0]


def test_games_from_before_this_was_corrected_replay() -> None:
    assert starts(PARTNERS, (0, 2), (2, 0), (0, 0), (2, 0), edition=1) == [0, 0, 1, 3, 1]


@sampled
@pytest.mark.parametrize("seed", range(3))
def test_all_players_of_euchre_deal_about_as_often_where_the_loser_starts(seed: int) -> None:
    rules = GAMES["euchre"].of("euchre").with_changes({"starter": "loser", "target": 100})
    game, dealt, chance = Game(rules, 4, Deals.numbered(seed + 1)), Counter[int](), random.Random(seed)
    while not game.winners:
        if game.between_rounds:
            dealt[game.view(None).dealer] += 1
        seat = game.to_act[0]
        game.play(seat, chance.choice(list(game.legal(seat))))
    assert min(dealt[seat] for seat in range(4)) > 0.15 * dealt.total()

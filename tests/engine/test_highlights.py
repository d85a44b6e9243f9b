"""How a finished game is replayed for its highlights: every turn once, as it was finally played."""

from __future__ import annotations

import random

import pytest

from engine.deal import Deals
from engine.game import Game
from engine.games import GAMES
from engine.record import course, highlights
from engine.types import FORFEIT, REWIND, Action
from tests.examples import sampled


def played(game: str, rounds: int, *, rewind: str = "") -> Game:
    """Play some rounds at random, and give up unless somebody has won; ``rewind`` goes back after the first round."""
    rules = GAMES[game].of(GAMES[game].presets[0])
    found, chance = Game(rules, min(rules.seats_played()), Deals.numbered(3)), random.Random(5)
    while len(found.scores) < rounds and not found.winners:
        seat = found.to_act[0]
        found.play(seat, chance.choice(found.legal(seat)))
        if rewind and found.round.over:
            found.play(0, Action(REWIND, target=rewind))
            rewind = ""
    if not found.winners:
        found.play(0, Action(FORFEIT))
    return found


@sampled
@pytest.mark.parametrize("game", GAMES)
def test_turns_add_up_to_the_points_on_the_table(game: str) -> None:
    found = played(game, 2)
    seen = course(found.record)
    assert len(seen.rounds) == len(seen.scores) == 2
    assert seen.rounds[-1].standing() == found.round.standing()
    own = [turn.points for turn in seen.turns if turn.round == 2]
    assert max(own) <= max(found.round.standing()) and len({turn.seat for turn in seen.turns}) > 1


@pytest.mark.parametrize("rewind", ["turn", "round", "game", "deal"])
def test_rewound_turns_are_left_out(rewind: str) -> None:
    found = played("canasta", 2, rewind=rewind)
    seen = course(found.record)
    assert [each.score() for each in seen.rounds] == found.scores == list(seen.scores)


@sampled
@pytest.mark.parametrize("game", GAMES)
def test_highlights_name_who_the_points_and_the_round(game: str) -> None:
    found = played(game, 3)
    notes = highlights(found.record)
    assert bool(notes) == any(map(any, found.scores)), "a round of Gin Rummy at random is void"
    assert len({note.code for note in notes}) == len(notes) <= 4
    for note in notes:
        assert {"side", "seat"} & note.values.keys()
        assert int(str(note.values["points"])) > 0 and note.values["round"] in (1, 2, 3)

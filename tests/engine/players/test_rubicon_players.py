"""The computer players of Rubicon Bezique: what each level does, and that the good ones play well."""

from __future__ import annotations

import random

import pytest

from engine.games import GAMES
from engine.kit.tricks import Trick
from engine.players import CAREFREE, LEVELS, MASTER, choose
from engine.players.rubicon.policies import endgame
from engine.rubicon.round import BLANCHE, DRAW
from engine.rubicon.rules import RubiconBeziqueRules
from tests.bench.references import REFERENCES, chooser, points_ahead
from tests.engine.rubicon.table import CONTEXT, deal, melding, play, trick
from tests.kit.players import choices_are_legal_and_repeat


@pytest.mark.parametrize("level", LEVELS)
def test_choices_are_legal_and_repeat(level: str) -> None:
    choices_are_legal_and_repeat(RubiconBeziqueRules.of("chinese"), level)


@pytest.mark.parametrize("level", LEVELS[2:])
def test_levels_above_the_beginner_leave_nothing_to_chance(level: str) -> None:
    view = deal("KS QS JS AH 10H KH 9C 8D 7D").view(0, CONTEXT)
    assert len({choose(view, level, f"seed {number}") for number in range(10)}) == 1


def test_carefree_players_never_meld_and_masters_show_carte_blanche() -> None:
    assert choose(melding("KS QS").view(0, CONTEXT), CAREFREE, "seed") == DRAW
    blank = deal("AC AD AH 10C 10D 10H 9S 8S 7S")
    assert choose(blank.view(0, CONTEXT), MASTER, "seed") == BLANCHE


def test_masters_meld_small_before_big() -> None:
    played = melding("AS 10S KS QS JS")
    assert choose(played.view(0, CONTEXT), MASTER, "seed").target == "trump-marriage"
    play(played, "meld KS QS")
    trick(played)
    assert choose(played.view(0, CONTEXT), MASTER, "seed").target == "trump-sequence"


def test_masters_do_not_dawdle_when_the_stock_is_gone() -> None:
    played = melding("AS 10S KS QS JS")
    played.state.stock = played.state.stock[:2]
    assert choose(played.view(0, CONTEXT), MASTER, "seed").target == "trump-sequence"


def test_masters_make_their_best_suit_trump() -> None:
    played = melding("KS QS AH 10H KH QH JH")
    assert choose(played.view(0, CONTEXT), MASTER, "seed").cards == ("QH", "KH")


def test_masters_win_the_last_trick_if_they_can() -> None:
    """Seat 0 has to lose its spade first: led later, it would lose the last trick."""
    played = deal()
    state = played.state
    state.hands, state.trump = [["8H", "7S"], ["7H", "8S"]], "H"
    state.stock, state.phase_two, state.blanche = [], True, ["", ""]
    gone = [card for card in played.rules.pack(2) if card not in {*state.hands[0], *state.hands[1]}]
    state.tricks = [Trick(0, (one, two), 0, 0, False) for one, two in zip(gone[::2], gone[1::2], strict=True)]
    assert choose(played.view(0, CONTEXT), MASTER, "seed").cards == ("7S",)
    play(played, "play 7S", "play 8S", "play 7H", "play 8H")
    assert played.standing() == (50, 0)


def test_three_equal_trumps_are_three_cards() -> None:
    mine, theirs = ["10S", "10S'", "7H", "AH", "KS"], ["10H", "10H'", "10H''", "AS", "KS'"]
    solver = endgame(RubiconBeziqueRules.of("rubicon"), "H")
    assert solver.lead(mine, theirs).least == 0, "its ace draws one of them, two more win the last tricks"
    assert solver.lead(mine, [*theirs[:1], "7D", "8D", *theirs[3:]]).least == 1


@pytest.mark.parametrize("seed", range(6))
def test_masters_win_a_last_trick_that_is_theirs_once_the_stock_is_gone(seed: int) -> None:
    chance = random.Random(seed)
    played = deal()
    state = played.state
    cards = chance.sample(played.rules.pack(2), 18)
    state.hands, state.trump = [sorted(cards[:9]), sorted(cards[9:])], "H"
    state.stock, state.phase_two, state.blanche = [], True, ["", ""]
    gone = [card for card in played.rules.pack(2) if card not in cards]
    state.tricks = [Trick(0, (one, two), 0, 0, False) for one, two in zip(gone[::2], gone[1::2], strict=True)]
    certain = endgame(played.rules, "H").lead(state.hands[0], state.hands[1]).least
    while not played.over:
        [seat] = played.to_act
        legal = played.legal(seat)
        master = seat != certain
        action = choose(played.view(seat, CONTEXT), MASTER, "seed") if master else chance.choice(legal)
        played.play(seat, action)
    assert state.tricks[-1].winner == 1 - certain


@pytest.mark.soak
@pytest.mark.parametrize("name", REFERENCES["rubicon"])
def test_the_master_beats_each_reference_player(name: str) -> None:
    rules = GAMES["rubicon"].of("rubicon")
    assert points_ahead(rules, chooser(MASTER), name, 4, "beaten").mean > 0

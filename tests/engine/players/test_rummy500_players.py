"""The computer players of Rummy 500: legal, reproducible, and with judgement."""

from __future__ import annotations

import pytest

from engine.deal import Deals
from engine.game import Game
from engine.players import ADVANCED, CAREFREE, EXPERT, LEVELS, choose
from engine.rummy500.rules import Rummy500Rules
from engine.types import Action
from engine.view import View
from tests.engine.rummy500.table import CONTEXT, deal, play
from tests.kit.players import choices_are_legal_and_repeat

TOGETHER = {"rummy": True, "first_meld": 30, "empty_stock": "pile"}


def chosen(view: View, level: str = EXPERT) -> Action:
    return choose(view, level, "seed")


@pytest.mark.parametrize("level", LEVELS)
def test_choices_are_legal_and_repeat(level: str) -> None:
    choices_are_legal_and_repeat(Rummy500Rules.of("party").with_changes(TOGETHER), level)


@pytest.mark.parametrize("level", LEVELS)
def test_whole_rounds_end(level: str) -> None:
    """This includes rounds in which the pile could be taken forever."""
    game = Game(Rummy500Rules.of("rummy500").with_changes(TOGETHER), 2, Deals.numbered(9))
    while not game.round.over:
        view = game.view(game.to_act[0])
        game.play(game.to_act[0], choose(view, level, "seed"))
        assert len(game.actions) < 600


def test_it_takes_a_pile_that_brings_melds() -> None:
    view = deal("KC KD 4H 8S", pile="KS 2C 3D").view(0, CONTEXT)
    assert chosen(view) == chosen(view, ADVANCED) == Action("take", ("KS",))
    poor = deal("KC QD 4H 8S", pile="JS 2C 3D").view(0, CONTEXT)
    assert chosen(poor).kind == chosen(poor, ADVANCED).kind == "draw"


def test_it_lays_down_all_melds_at_once() -> None:
    round_ = deal("KC KD KS 4H 5H 6H 8S JD")
    play(round_, "draw")
    assert len(chosen(round_.view(0, CONTEXT)).parts) == 2


def test_it_keeps_pairs_and_discards_what_helps_nobody() -> None:
    round_ = deal("KC KD 4H 5H 9S", stock="2C 3D", pile="QH")
    play(round_, "draw")
    assert chosen(round_.view(0, CONTEXT)).cards[0] in ("9S", "2C")


def test_claims_are_overlooked_by_the_carefree_player() -> None:
    round_ = deal("7H JS", "KC 2D", table=("4H 5H 6H",), rummy=True)
    play(round_, "draw", "discard 7H")
    assert chosen(round_.view(1, CONTEXT), CAREFREE).kind != "claim"

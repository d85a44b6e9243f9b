"""The computer players of Rummy 500: legal, reproducible, and with judgement."""

from __future__ import annotations

from typing import Any

import pytest

from engine.deal import Deals
from engine.game import Game
from engine.players import ADVANCED, CAREFREE, EXPERT, LEVELS, MASTER, choose, rummy500
from engine.players.rummy500 import planning, simple
from engine.rummy500.round import Rummy500View
from engine.rummy500.rules import Rummy500Rules
from engine.types import Action
from engine.view import View
from tests.bench import blunders
from tests.bench.blunder_rules import RULES, Decision
from tests.engine.rummy500.table import CONTEXT, deal, play
from tests.examples import sampled
from tests.kit.players import choices_are_legal_and_repeat
from tests.narrowing import narrowed

OTHER, STOCK = "AC 5S 7S 8C 10D 3H 6C", "2C 3S 9C 10H 5C 6S 7D JC 2S AD 9D 4S 6D QS 3C"
"""The other hand, and a stock that leaves time."""
TOGETHER = {"rummy": True, "first_meld": 30, "empty_stock": "pile"}


def chosen(view: View, level: str = EXPERT) -> Action:
    return choose(view, level, "seed")


@sampled
@pytest.mark.parametrize("level", LEVELS)
def test_choices_are_legal_and_repeat(level: str) -> None:
    choices_are_legal_and_repeat(Rummy500Rules.of("party").with_changes(TOGETHER), level)


@sampled
@pytest.mark.parametrize("level", LEVELS)
def test_whole_rounds_end(level: str) -> None:
    """This includes rounds in which the pile could be taken forever."""
    game = Game(Rummy500Rules.of("rummy500").with_changes(TOGETHER), 2, Deals.numbered(9))
    while not game.round.over:
        view = game.view(game.to_act[0])
        game.play(game.to_act[0], choose(view, level, "seed"))
        assert len(game.actions) < 600


@pytest.mark.parametrize("level", [ADVANCED, MASTER])
def test_it_takes_a_pile_that_brings_melds(level: str) -> None:
    view = deal("KC KD 4H 8S 5D 2H 7C", OTHER, pile="KS 10C 3D", stock=STOCK).view(0, CONTEXT)
    assert chosen(view, level) == Action("take", ("KS",))
    poor = deal("KC QD 4H 8S 5D 2H 7C", OTHER, pile="JS 10C 3D", stock=STOCK).view(0, CONTEXT)
    assert chosen(poor, level).kind == "draw"


def test_it_lays_down_all_melds_at_once() -> None:
    round_ = deal("KC KD KS 4H 5H 6H 8S JD")
    play(round_, "draw")
    assert len(chosen(round_.view(0, CONTEXT)).parts) == 2


@pytest.mark.parametrize("level", [ADVANCED, EXPERT, MASTER])
def test_it_keeps_pairs(level: str) -> None:
    round_ = deal("KC KD 4H 5H 9S 8H 2D", OTHER, pile="QH", stock=STOCK)
    play(round_, "draw")
    assert chosen(round_.view(0, CONTEXT), level).cards[0] in ("9S", "8H", "2C", "2D")


@pytest.mark.parametrize(
    "options", [{"jokers": 1}, {"empty_stock": "pile"}, {"aces": "fifteen"}, {"last_discard": True}]
)
def test_at_tables_that_nothing_was_learnt_of_it_weighs_like_an_advanced_player(options: dict[str, Any]) -> None:
    view, usual = (
        narrowed(
            deal("KC KD 4H 8S 5D 2H 7C", OTHER, pile="KS 10C 3D", stock=STOCK, **changes).view(0, CONTEXT), Rummy500View
        )
        for changes in (options, {})
    )
    assert rummy500.rated(view) == simple.rated(view) and not rummy500.won(view)
    assert rummy500.rated(usual) == planning.rated(usual) and rummy500.won(usual) == planning.WIN


def test_claims_are_overlooked_by_the_carefree_player() -> None:
    round_ = deal("7H JS", "KC 2D", table=("4H 5H 6H",), rummy=True)
    play(round_, "draw", "discard 7H")
    assert chosen(round_.view(1, CONTEXT), CAREFREE).kind != "claim"


@pytest.mark.parametrize("level", [EXPERT, MASTER])
def test_it_completes_no_meld_that_lies_in_the_pile(level: str) -> None:
    """The queen of hearts is the highest loose card, and completes the jack and king in the pile."""
    round_ = deal("QH 2C 9D 4S", "AC 5S 7D 8C 10D 3H", pile="KH JH 6C", stock="8S 3D")
    play(round_, "draw")
    view = round_.view(0, CONTEXT)
    assert judged(view, "discard QH") == {"pile completed"}
    assert not judged(view, "discard 9D")
    assert all(choose(view, level, str(seed)).cards != ("QH",) for seed in range(20))


def test_a_meld_with_cards_that_another_has_taken_is_completed_too() -> None:
    round_ = deal("QH 2C 9D 4S", "AC 5S 7D 8C KH JH", pile="6C", stock="8S 3D")
    round_.known[1] = ["KH", "JH"]
    play(round_, "draw")
    assert judged(round_.view(0, CONTEXT), "discard QH") == {"pile completed"}


@pytest.mark.parametrize("level", [EXPERT, MASTER])
def test_it_leaves_a_pile_that_costs_more_than_it_brings_near_the_end(level: str) -> None:
    pile, hand = "3C KD 10H QS JD AS QC", "3D 3H 9S"
    late = deal(hand, "6S 8C", pile=pile).view(0, CONTEXT)
    assert judged(late, "take 3C") == {"pile taken late"}
    assert all(choose(late, level, str(seed)).cards != ("3C",) for seed in range(20))
    early = deal(hand, "6S 8C 6D 9C 10C KH", pile=pile).view(0, CONTEXT)
    assert not judged(early, "take 3C")


@pytest.mark.soak
def test_self_play_makes_neither_blunder() -> None:
    for level in (EXPERT, MASTER):
        found = blunders.scan(Rummy500Rules.of("rummy500"), level, range(1, 6))
        assert found.turns and not found.blunders


def judged(view: View, action: str) -> set[str]:
    """Return the blunders that the bench finds in an action."""
    kind, card = action.split()
    decision = Decision(view, Action(kind, (card,)), None)
    return {name for name, rule in RULES["rummy500"].items() if rule(decision)}

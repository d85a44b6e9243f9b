"""The computer players of Rummy 500: legal, reproducible, and with judgement."""

from __future__ import annotations

from typing import Any

import pytest

from engine.deal import Deals
from engine.game import Game
from engine.players import ADVANCED, CAREFREE, EXPERT, INTERMEDIATE, LEVELS, MASTER, choose, rummy500
from engine.players.rummy500 import planning
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


USUAL: dict[str, Any] = {}
TABLES = [
    USUAL,
    {"jokers": 1},
    {"empty_stock": "pile"},
    {"aces": "fifteen"},
    {"last_discard": True},
    {"first_meld": 30},
]


@pytest.mark.parametrize("options", TABLES)
def test_the_values_of_hints_are_those_by_which_the_master_decides(options: dict[str, Any]) -> None:
    round_ = deal("KC KD 4H 8S 5D 2H 7C", OTHER, pile="JS 10C 3D", stock=STOCK, **options)
    for steps in ((), ("draw",)):
        play(round_, *steps)
        view = narrowed(round_.view(0, CONTEXT), Rummy500View)
        assert chosen(view, MASTER) == rummy500.rated(view)[0].action


def test_only_two_players_with_the_usual_points_and_end_are_what_was_learnt_most() -> None:
    """Elsewhere experts judge like the linear player, whose values differ."""
    for options in TABLES:
        round_ = deal("KC KD 4H 8S 5D 2H 7C", OTHER, pile="KS 10C 3D", stock=STOCK, **options)
        assert planning.for_two(narrowed(round_.view(0, CONTEXT), Rummy500View)) == (options == USUAL)


def test_only_the_master_learnt_for_an_upcard_that_must_be_melded() -> None:
    for options, own in ((USUAL, planning.FOR_TWO), ({"upcard_melded": True}, planning.WHEN_BOUND)):
        view = deal("KC KD 4H 8S 5D 2H 7C", OTHER, pile="KS 10C 3D", stock=STOCK, **options).view(0, CONTEXT)
        seen = narrowed(view, Rummy500View)
        assert planning.judge_of(seen) is own and planning.judge_of(seen, hasty=True) is planning.FOR_TWO


def test_a_master_uses_jokers_and_second_cards_of_a_face() -> None:
    """A mask holds neither: the joker makes a meld with a card of the pile, and one of two equal cards may go."""
    for held, kind in (("JK", "take"), ("KH", "draw")):
        round_ = deal(f"QC {held} 4H 8S 6D 2H 9C", OTHER, pile="QS 10C 3D", stock=STOCK, jokers=1)
        assert chosen(round_.view(0, CONTEXT), MASTER).kind == kind
    pair = deal("4H 5H KC KC 8S 8S 3S", OTHER, *(["3C 6S 9D JH"] * 3), pile="QC", stock=STOCK, preset="party")
    play(pair, "draw")
    rated = rummy500.rated(narrowed(pair.view(0, CONTEXT), Rummy500View))
    assert {each.action.cards[0] for each in rated} >= {"KC", "8S", "3S"}
    assert rated[0].action.cards[0] not in ("4H", "5H")


def test_a_master_values_a_card_that_only_takes_the_place_of_a_joker() -> None:
    """The six of hearts fits nowhere else, and its joker makes a meld of the two kings."""
    table = ("5H JK 7H",)
    round_ = deal("KC KD 4C 8S 2D", OTHER, pile="6H 10C", stock=STOCK, table=table, jokers=1)
    rated = rummy500.rated(narrowed(round_.view(0, CONTEXT), Rummy500View))
    assert rated[0].action == Action("take", ("6H",))


@sampled
@pytest.mark.parametrize("number", range(12))
def test_the_master_judges_every_position_of_a_table_with_everything(number: int) -> None:
    rules = Rummy500Rules.of("party").with_changes({"jokers": 2, **TOGETHER, "last_discard": True})
    seats = 3 + number % 4
    game = Game(rules, seats, Deals.numbered(1 + number))
    while not game.round.over and len(game.actions) < 400:
        view = narrowed(game.view(game.to_act[0]), Rummy500View)
        rated = rummy500.rated(view)
        assert {each.action for each in rated} <= {*view.legal}
        game.play(game.to_act[0], choose(view, INTERMEDIATE if view.phase == "draw" else ADVANCED, "seed"))


def test_with_an_empty_stock_the_end_is_weighed_against_the_pile() -> None:
    """To take nothing ends the round, with what both hold; the king brings a meld first."""
    late = deal("KC KD 2H", OTHER, pile="9S KS", stock="", empty_stock="pile")
    assert chosen(late.view(0, CONTEXT), MASTER) == Action("take", ("KS",))
    poor = deal("QC KD", "2C", pile="9S 7S", stock="", empty_stock="pile")
    assert {each.action.kind for each in rummy500.rated(narrowed(poor.view(0, CONTEXT), Rummy500View))} >= {"pass"}


@pytest.mark.parametrize("level", [INTERMEDIATE, ADVANCED, EXPERT, MASTER])
@pytest.mark.parametrize("options", TABLES)
def test_levels_that_differ_by_how_they_judge_play_alike_again(level: str, options: dict[str, Any]) -> None:
    """None of them lapses: no seed makes them decide otherwise."""
    view = deal("KC KD 4H 8S 5D 2H 7C", OTHER, pile="KS 10C 3D", stock=STOCK, **options).view(0, CONTEXT)
    assert len({choose(view, level, str(seed)) for seed in range(12)}) == 1


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
        for seats in (2, 3):
            found = blunders.scan(Rummy500Rules.of("rummy500"), level, range(1, 6), seats=seats)
            assert found.turns and not found.blunders


def judged(view: View, action: str) -> set[str]:
    """Return the blunders that the bench finds in an action."""
    kind, card = action.split()
    decision = Decision(view, Action(kind, (card,)), None)
    return {name for name, rule in RULES["rummy500"].items() if rule(decision)}

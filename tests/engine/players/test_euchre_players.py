"""The computer players of Euchre and Écarté: legal, reproducible, and with judgement."""

from __future__ import annotations

import pytest

from engine.ecarte.rules import EcarteRules
from engine.euchre.rules import EuchreRules
from engine.players import ADVANCED, EXPERT, LEVELS, MASTER, choose
from engine.players.euchre.habits import after_discard, tricks
from engine.rules import Rules
from engine.types import Action
from tests.engine.euchre.table import context, deal, do
from tests.examples import sampled
from tests.kit.players import choices_are_legal_and_repeat

RULES = [EuchreRules.of("euchre"), EcarteRules.of("french-ecarte")]


@sampled
@pytest.mark.parametrize("rules", RULES)
@pytest.mark.parametrize("level", LEVELS)
def test_choices_are_legal_and_repeat(rules: Rules, level: str) -> None:
    choices_are_legal_and_repeat(rules, level)


def test_hands_are_worth_more_with_higher_cards() -> None:
    rules = EuchreRules.of("euchre")
    hands = [["9H", "9C", "10C", "QC", "9D"], ["AH", "KH", "9C", "10D", "9S"], ["JH", "JD", "AH", "AC", "9S"]]
    worths = [tricks(rules, "H", hand, 4) for hand in hands]
    assert worths == sorted(worths) and worths[2] > worths[0] + 1


@pytest.mark.parametrize(
    ("preset", "made"), [("euchre", Action("name", target="H")), ("british-euchre", Action("pass"))]
)
def test_fair_hand_makes_trumps_only_where_nothing_ranks_above_the_bowers(preset: str, made: Action) -> None:
    fair = deal("JH 9H AC 10D 9S", turned="9D", dealer=1, preset=preset)
    do(fair, "pass", "pass", "pass", "pass", "pass", "pass")
    assert choose(fair.view(0, context(fair)), ADVANCED, "seed") == made


def test_dealer_lays_a_lone_low_card_away() -> None:
    assert after_discard(EuchreRules.of("euchre"), "H", ["JH", "AH", "9H", "KC", "AC", "9S"]) == "9S"


def test_good_hand_orders_up() -> None:
    good = deal("JH JD AH AC 9S", turned="KH")
    assert choose(good.view(0, context(good)), ADVANCED, "seed").kind == "order"


@pytest.mark.parametrize("level", [ADVANCED, EXPERT, MASTER])
def test_bad_hand_passes(level: str) -> None:
    bad = deal("9C 10D QS 9D 10S", turned="KH")
    assert choose(bad.view(0, context(bad)), level, "seed") == Action("pass")


@pytest.mark.parametrize("level", [*LEVELS[2:]])
def test_partner_does_not_trump_a_trick_that_is_won(level: str) -> None:
    played = deal("10C QC 9D 10D 9S", "AC KS QS 10S AS", "9C KC JS QD KD", "AH KH QH AD JC", turned="9H")
    do(played, "pass", "pass", "pass", "order", "discard JC", "10C AC 9C")
    card = choose(played.view(3, context(played)), level, "seed").cards[0]
    assert played.order.suit[card] != "H", "seat 1, the partner, has won with the ace"

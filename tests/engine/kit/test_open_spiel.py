"""Melds, deadwood and laying off agree with OpenSpiel's Gin Rummy, where that is installed (``open_spiel``)."""

from __future__ import annotations

from typing import Any

import pytest

from engine.cards import Card
from engine.kit.sets_and_runs import ORDER, cards_of, mask_of, melds_of
from tests.engine.kit.random_hands import hands
from tests.examples import in_soak
from tests.oracles import oracle

gin_rummy = oracle("pyspiel").gin_rummy
DEFAULT = 3_000
amounts = pytest.mark.parametrize("amount", [DEFAULT, in_soak(100_000)])


@pytest.fixture(scope="module")
def theirs() -> Any:
    return gin_rummy.GinRummyUtils(13, 4, 10)


def number(theirs: Any, card: Card) -> int:
    """Return OpenSpiel's index of a card. It writes the ten of spades as ``Ts``."""
    return int(theirs.card_int(card[:-1].replace("10", "T") + card[-1].lower()))


@amounts
def test_deadwood_agrees(theirs: Any, amount: int) -> None:
    ours, numbers = melds_of(), {card: number(theirs, card) for card in ORDER}
    for (hand,) in hands(amount, 10):
        assert ours.deadwood(mask_of(hand)) == theirs.min_deadwood([numbers[card] for card in hand]), hand


@amounts
def test_deadwood_after_the_best_discard_agrees(theirs: Any, amount: int) -> None:
    ours, numbers = melds_of(), {card: number(theirs, card) for card in ORDER}
    for (hand,) in hands(amount, 11):
        least = min(theirs.min_deadwood([numbers[card] for card in hand if card != left]) for left in hand)
        assert ours.least_after_discard(mask_of(hand)) == least, hand


def test_melds_agree(theirs: Any) -> None:
    """OpenSpiel lists melds of at most five cards, as longer runs split into shorter ones."""
    ours, numbers = melds_of(), {card: number(theirs, card) for card in ORDER}
    for (hand,) in hands(DEFAULT, 10):
        found = {frozenset(numbers[card] for card in cards_of(meld)) for meld in ours.in_hand(mask_of(hand))}
        expected = {frozenset(meld) for meld in theirs.all_melds([numbers[card] for card in hand])}
        assert {meld for meld in found if len(meld) <= 5} == {meld for meld in expected if len(meld) <= 5}, hand


def test_single_lay_offs_agree(theirs: Any) -> None:
    ours, numbers = melds_of(), {card: number(theirs, card) for card in ORDER}
    for (hand,) in hands(DEFAULT, 10):
        for meld in ours.in_hand(mask_of(hand)):
            cards = [numbers[card] for card in cards_of(meld)]
            same = len({card[:-1] for card in cards_of(meld)}) == 1
            if len(cards) == 3 or (len(cards) <= 5 and not same):
                found = [theirs.rank_meld_layoff(cards)] if same else theirs.suit_meld_layoffs(cards)
                expected = {numbers[card] for card in ORDER if ours.fits(mask_of([card]), meld)}
                assert {each for each in found if each >= 0} == expected, cards_of(meld)

"""Tricks: card points (Pinochle guide 2.4, 2.9, 3.4, 7.4.14, 7.4.15)."""

from __future__ import annotations

from collections.abc import Iterable

from engine.cards import Card, rank
from engine.pinochle.options import PinochleOptions

LAST_TRICK_POINTS = 10
POINTS = {
    "standard": {"A": 11, "10": 10, "K": 4, "Q": 3, "J": 2},
    "simplified": {"A": 10, "10": 10, "K": 5, "Q": 5},
    "brisques": {"A": 10, "10": 10},
}
"""The points of a card in a won trick, by the option ``trick_points`` and by rank."""


def points(rules: PinochleOptions, cards: Iterable[Card]) -> int:
    """Return the points of cards in a won trick."""
    by_rank = POINTS[rules.trick_points]
    return sum(by_rank.get(rank(card), 0) for card in cards)

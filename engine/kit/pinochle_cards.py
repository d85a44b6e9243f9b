"""The cards of the games with pinochles: their order, what they score in tricks, and what they form."""

from __future__ import annotations

from collections.abc import Iterable

from engine.cards import Card, rank

RANKS = ("7", "8", "9", "J", "Q", "K", "10", "A")
"""Low to high."""
LAST_TRICK_POINTS = 10
POINTS = {
    "standard": {"A": 11, "10": 10, "K": 4, "Q": 3, "J": 2},
    "simplified": {"A": 10, "10": 10, "K": 5, "Q": 5},
    "brisques": {"A": 10, "10": 10},
    "counters": {"A": 10, "10": 10, "K": 10},
}
"""The points of a card in a won trick, by the option ``trick_points`` and by rank."""
SETS = {"J": ("jacks", 40), "Q": ("queens", 60), "K": ("kings", 80), "A": ("aces", 100)}
"""By rank, the type and the points of a card of each suit."""
SEQUENCE = ("J", "Q", "K", "10", "A")
SEQUENCE_POINTS = 150
MARRIAGE_POINTS = 20
ROYAL_MARRIAGE_POINTS = 40
PINOCHLE_POINTS = 40
DIX_POINTS = 10


def card_points(trick_points: str, cards: Iterable[Card]) -> int:
    """Return the points of cards in a won trick.

    >>> card_points("standard", ["AS", "10H'", "9D"])
    21
    """
    by_rank = POINTS[trick_points]
    return sum(by_rank.get(rank(card), 0) for card in cards)

"""The pack and the order of its cards: in each suit, from low to high, 7 8 9 J Q K 10 A; every card twice."""

from __future__ import annotations

from typing import Literal, TypeAlias

from engine.cards import Card, marked, pack, rank
from engine.kit.hands import by_suit
from engine.kit.tricks import Order, order_of

RANKS = ("7", "8", "9", "J", "Q", "K", "10", "A")
"""Low to high (Pinochle guide 2.1)."""
STRENGTH = {name: place for place, name in enumerate(RANKS)}
PackSize: TypeAlias = Literal[48, 64]

place = by_suit(RANKS)
"""The sort key of a card in a hand: by suit, then from low to high, the unmarked copy first."""


def cards_of(size: PackSize) -> tuple[Card, ...]:
    """Return the marked pack of 48 cards (nines to aces) or 64 (sevens to aces), in pack order."""
    ranks = RANKS if size == 64 else RANKS[2:]
    return marked(card for card in pack(2) if rank(card) in ranks)


def lowest(size: PackSize) -> str:
    """Return the lowest rank of a pack: in trumps, it is the dix."""
    return "7" if size == 64 else "9"


def order(trump: str) -> Order:
    """Return how cards rank in tricks. Of two equal cards the one led wins (Pinochle guide 2.4).

    >>> order("H").beats("10S", "KS"), order("H").beats("KS'", "KS"), order("H").beats("9H", "AS")
    (True, False, True)
    """
    return order_of(RANKS, trump)

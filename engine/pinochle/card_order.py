"""The pack and the order of its cards: in each suit, from low to high, 7 8 9 J Q K 10 A; every card twice."""

from __future__ import annotations

from typing import Literal, TypeAlias

from engine.cards import SUITS, Card, face, marked, pack, rank, suit

RANKS = ("7", "8", "9", "J", "Q", "K", "10", "A")
"""Low to high (Pinochle guide 2.1)."""
STRENGTH = {name: place for place, name in enumerate(RANKS)}
PackSize: TypeAlias = Literal[48, 64]

_PLACE = {name + letter: (SUITS.index(letter), STRENGTH[name]) for letter in SUITS for name in RANKS}


def cards_of(size: PackSize) -> tuple[Card, ...]:
    """Return the marked pack of 48 cards (nines to aces) or 64 (sevens to aces), in pack order."""
    ranks = RANKS if size == 64 else RANKS[2:]
    return marked(card for card in pack(2) if rank(card) in ranks)


def lowest(size: PackSize) -> str:
    """Return the lowest rank of a pack: in trumps, it is the dix."""
    return "7" if size == 64 else "9"


def place(card: Card) -> tuple[int, int, str]:
    """Return the sort key of a card in a hand: by suit, then from low to high, the unmarked copy first."""
    return (*_PLACE[face(card)], card)


def beats(card: Card, led: Card, trump: str) -> bool:
    """Whether a card wins a trick against the card led. Of two equal cards the one led wins (Pinochle guide 2.4).

    >>> beats("10S", "KS", trump="H"), beats("KS'", "KS", trump="H"), beats("9H", "AS", trump="H")
    (True, False, True)
    """
    if suit(card) == suit(led):
        return STRENGTH[rank(card)] > STRENGTH[rank(led)]
    return suit(card) == trump

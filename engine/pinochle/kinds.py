"""Cards as the family ranks them: in a suit, from low to high, 7 8 9 J Q K 10 A; every card twice."""

from __future__ import annotations

from typing import Literal, TypeAlias

from engine.cards import SUITS, Card, face, marked, pack, rank, suit

RANKS = ("7", "8", "9", "J", "Q", "K", "10", "A")
"""Low to high (guide 2.1)."""
STRENGTH = {name: place for place, name in enumerate(RANKS)}
PackSize: TypeAlias = Literal[48, 64]

_PLACE = {name + letter: (SUITS.index(letter), STRENGTH[name]) for letter in SUITS for name in RANKS}


def cards_of(size: PackSize) -> tuple[Card, ...]:
    """The marked pack of 48 cards (nines to aces) or of 64 (sevens to aces), in pack order."""
    ranks = RANKS if size == 64 else RANKS[2:]
    return marked(card for card in pack(2) if rank(card) in ranks)


def lowest(size: PackSize) -> str:
    """The lowest rank of a pack: in trumps, it is the dix."""
    return "7" if size == 64 else "9"


def place(card: Card) -> tuple[int, int, str]:
    """The order in which hands are kept: by suit, from low to high, the unmarked copy first."""
    return (*_PLACE[face(card)], card)


def beats(card: Card, led: Card, trump: str) -> bool:
    """Whether a card wins a trick against the card that was led: of two equal cards the one led wins (guide 2.4)."""
    if suit(card) == suit(led):
        return STRENGTH[rank(card)] > STRENGTH[rank(led)]
    return suit(card) == trump

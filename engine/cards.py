"""Cards and packs.

A card *is* its text: rank then suit, ``KH``, ``10S``, ``2D``, and ``JK`` for a joker. Text makes records
readable, JSON free, and tests look like the table. Two packs hold two equal ``KH``.
"""

from __future__ import annotations

import re
from typing import TypeAlias

Card: TypeAlias = str

SUITS = "CDHS"
"""Clubs, diamonds, hearts, spades."""
RANKS = ("2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K", "A")
JOKER: Card = "JK"
BACK: Card = "??"
"""Stands in an event for a card that the reader may not know."""

_SYMBOLS = str.maketrans({"♣": "C", "♦": "D", "♥": "H", "♠": "S", "♧": "C", "♢": "D", "♡": "H", "♤": "S"})


def rank(card: Card) -> str:
    """The rank of a card: ``"K"`` for ``KH``, ``"JK"`` for a joker."""
    return card if card == JOKER else card[:-1]


def suit(card: Card) -> str:
    """The suit letter of a card; empty for a joker."""
    return "" if card == JOKER else card[-1]


def is_red(card: Card) -> bool:
    """Whether a card is a heart or a diamond."""
    return card[-1] in "HD"


def pack(packs: int = 1, jokers: int = 0) -> tuple[Card, ...]:
    """Every card of ``packs`` 52-card packs and ``jokers`` jokers in all, in a fixed order."""
    one = tuple(r + s for s in SUITS for r in RANKS)
    return one * packs + (JOKER,) * jokers


KNOWN = frozenset(pack(1, 1))


def parse(text: str) -> tuple[Card, ...]:
    """Cards as a person types them: ``"KH ks, 10♦ joker"``.

    Raises ``ValueError`` with the first word that is no card.
    """
    cards: list[Card] = []
    for word in re.split(r"[\s,;+]+", text.strip()):
        if not word:
            continue
        card = word.upper().translate(_SYMBOLS).replace("\ufe0f", "")
        if card in ("JOKER", "JOKERS", "🃏", "*", "JO"):
            card = JOKER
        elif card.startswith("T") or card.startswith("1") and not card.startswith("10"):
            card = "10" + card[1:]
        if card not in KNOWN:
            raise ValueError(word)
        cards.append(card)
    return tuple(cards)

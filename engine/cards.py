"""Cards and packs.

A card *is* its text: rank then suit, ``KH``, ``10S``, ``2D``, and ``JK`` for a joker. Text makes records
readable, JSON free, and tests look like the table. Two packs hold two equal ``KH``.

Where a game must tell two equal cards apart, its pack is *marked*: the second ``KH`` is ``KH'``. Marks belong
to the pack before it is shuffled, so a mark tells nothing about where a card lies; people read and type faces.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterable
from typing import TypeAlias

Card: TypeAlias = str

SUITS = "CDHS"
"""Clubs, diamonds, hearts, spades."""
RANKS = ("2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K", "A")
JOKER: Card = "JK"
BACK: Card = "??"
"""Stands in an event for a card that the reader may not know."""
MARK = "'"
"""Ends the second of two equal cards in a marked pack."""

_SYMBOLS = str.maketrans({"♣": "C", "♦": "D", "♥": "H", "♠": "S", "♧": "C", "♢": "D", "♡": "H", "♤": "S"})


def face(card: Card) -> Card:
    """A card without its mark: ``KH`` for ``KH'``."""
    return card.rstrip(MARK)


def rank(card: Card) -> str:
    """The rank of a card, marked or not: ``"K"`` for ``KH``, ``"JK"`` for a joker."""
    card = card.rstrip(MARK)
    return card if card == JOKER else card[:-1]


def suit(card: Card) -> str:
    """The suit letter of a card, marked or not; empty for a joker."""
    card = card.rstrip(MARK)
    return "" if card == JOKER else card[-1]


def is_red(card: Card) -> bool:
    """Whether a card is a heart or a diamond."""
    return suit(card) in ("H", "D")


def pack(packs: int = 1, jokers: int = 0) -> tuple[Card, ...]:
    """Every card of ``packs`` 52-card packs and ``jokers`` jokers in all, in a fixed order."""
    one = tuple(r + s for s in SUITS for r in RANKS)
    return one * packs + (JOKER,) * jokers


def marked(cards: Iterable[Card]) -> tuple[Card, ...]:
    """The cards with a mark for each equal card before them, so that no two are equal."""
    seen: Counter[Card] = Counter()
    out = []
    for card in cards:
        out.append(card + MARK * seen[card])
        seen[card] += 1
    return tuple(out)


KNOWN = frozenset(pack(1, 1))


def parse(text: str) -> tuple[Card, ...]:
    """Cards as a person types them: ``"KH ks, 10♦ joker"``.

    Marks are kept. Raises ``ValueError`` with the first word that is no card.
    """
    cards: list[Card] = []
    for word in re.split(r"[\s,;+]+", text.strip()):
        if not word:
            continue
        written = word.upper().translate(_SYMBOLS).replace("\ufe0f", "").replace("’", MARK)
        card = face(written)
        marks = written[len(card) :]
        if card in ("JOKER", "JOKERS", "🃏", "*", "JO"):
            card = JOKER
        elif card.startswith("T") or (card.startswith("1") and not card.startswith("10")):
            card = "10" + card[1:]
        if card not in KNOWN:
            raise ValueError(word)
        cards.append(card + marks)
    return tuple(cards)

"""Cards and packs.

A card *is* its text: rank then suit, ``KH``, ``10S``, ``2D``, and ``JK`` for a joker. This keeps records and tests
readable and needs no JSON conversion. Two packs hold two equal ``KH``.

If a game must tell equal cards apart, its pack is *marked*: the second ``KH`` is ``KH'``. The pack is marked before it
is shuffled, so a mark says nothing about where a card lies. People read and type faces, without marks.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from typing import TypeAlias

Card: TypeAlias = str

SUITS = "CDHS"
"""Clubs, diamonds, hearts, spades."""
RANKS = ("2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K", "A")
JOKER: Card = "JK"
BACK: Card = "??"
"""A face-down card: replaces a card that the reader of an event may not know."""
MARK = "'"
"""The suffix of the second of two equal cards in a marked pack."""


def face(card: Card) -> Card:
    """Return a card without its mark.

    >>> face("KH'")
    'KH'
    """
    return card.rstrip(MARK)


def rank(card: Card) -> str:
    """Return the rank of a card, marked or not.

    >>> rank("10S"), rank("KH'"), rank("JK")
    ('10', 'K', 'JK')
    """
    card = card.rstrip(MARK)
    return card if card == JOKER else card[:-1]


def suit(card: Card) -> str:
    """Return the suit letter of a card, marked or not; empty for a joker.

    >>> suit("10S"), suit("JK")
    ('S', '')
    """
    card = card.rstrip(MARK)
    return "" if card == JOKER else card[-1]


def is_red(card: Card) -> bool:
    """Return whether a card is a heart or a diamond."""
    return suit(card) in ("H", "D")


def pack(packs: int = 1, jokers: int = 0) -> tuple[Card, ...]:
    """Return the cards of ``packs`` 52-card packs with ``jokers`` jokers in all, in a fixed order.

    >>> len(pack(2, jokers=4)), pack()[:3]
    (108, ('2C', '3C', '4C'))
    """
    one = tuple(r + s for s in SUITS for r in RANKS)
    return one * packs + (JOKER,) * jokers


def marked(cards: Iterable[Card]) -> tuple[Card, ...]:
    """Return the cards with a mark for each equal card before them, so all are different.

    >>> marked(["KH", "9S", "KH"])
    ('KH', '9S', "KH'")
    """
    seen: Counter[Card] = Counter()
    out = []
    for card in cards:
        out.append(card + MARK * seen[card])
        seen[card] += 1
    return tuple(out)


KNOWN = frozenset(pack(1, 1))
"""Every card there is, without marks."""

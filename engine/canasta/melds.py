"""Melds: which cards of a hand may be laid down together, as tables of small numbers."""

from __future__ import annotations

from functools import cache
from typing import NamedTuple

from engine.canasta.kinds import BLACK_THREE, POINTS, TWO, WILD_JOKER

MELD = 3
"""Cards that make a meld."""
CANASTA = 7
"""Cards that make a canasta."""


class Way(NamedTuple):
    """Cards of one hand to lay down as, or onto, the meld of one kind."""

    kind: int
    naturals: int
    jokers: int
    twos: int

    @property
    def size(self) -> int:
        """How many cards of the hand it takes."""
        return self.naturals + self.jokers + self.twos

    @property
    def points(self) -> int:
        """What its cards count."""
        return self.naturals * POINTS[self.kind] + self.jokers * POINTS[WILD_JOKER] + self.twos * POINTS[TWO]


class Ways(NamedTuple):
    """Every way to meld a kind: ``by_wild`` sorts them by (jokers, twos), most naturals first in each."""

    all: tuple[Way, ...]
    by_wild: tuple[tuple[Way, ...], ...]
    most: int
    """The most cards of the hand that one of them takes."""


_NO_WAYS = Ways((), (), 0)


def wild_room(naturals: int, limit: int) -> int:
    """The wild cards that a meld with so many naturals may hold: as many, and at most ``limit`` (guide 2.6)."""
    return min(naturals, limit)


@cache
def _way(kind: int, naturals: int, jokers: int, twos: int) -> Way:
    return Way(kind, naturals, jokers, twos)


@cache
def ways(  # noqa: PLR0917 -- a table: its arguments are the key
    kind: int,
    held: int,
    laid: int,
    wild: int,
    jokers: int,
    twos: int,
    limit: int,
    upcard: int = 0,
    least: int = 0,
) -> Ways:
    """Every way to add to a meld of ``laid`` naturals and ``wild`` wild cards (or none yet).

    ``held``, ``jokers`` and ``twos`` are what the hand has, ``limit`` the wild cards that a meld may hold.
    With ``upcard`` 1 the upcard joins too, and at least ``least`` naturals of the hand must.
    """
    groups = []
    for x in range(min(jokers, limit - wild) + 1):
        for y in range(min(twos, limit - wild - x) + 1):
            group = tuple(
                _way(kind, a, x, y)
                for a in range(held, least - 1, -1)
                if a + x + y + upcard
                and laid + wild + upcard + a + x + y >= MELD
                and (x + y == 0 or wild + x + y <= wild_room(laid + upcard + a, limit))
            )
            if group:
                groups.append(group)
    if not groups:
        return _NO_WAYS
    every = tuple(way for group in groups for way in group)
    return Ways(every, tuple(groups), max(way.size for way in every))


@cache
def black_threes(held: int) -> tuple[Way, ...]:
    """The ways to meld black threes: three or more, never with a wild card (guide 2.6)."""
    return tuple(_way(BLACK_THREE, a, 0, 0) for a in range(held, MELD - 1, -1))


def canasta(naturals: int, wild: int) -> str:
    """What a meld is: ``"natural"`` or ``"mixed"`` canasta, or ``""`` while it has fewer than seven cards."""
    if naturals + wild < CANASTA:
        return ""
    return "mixed" if wild else "natural"

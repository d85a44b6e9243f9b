"""Melds: which cards of a hand may be laid down together, as tables of small numbers."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from typing import NamedTuple

from engine.canasta.kinds import BLACK_THREE, POINTS, TWO, WILD, WILD_JOKER

MELD = 3
"""Cards that make a meld."""
CANASTA = 7
"""Cards that make a canasta."""
LEAST_NATURALS = 2
"""Naturals that a meld of a rank has at least."""


@dataclass(frozen=True, slots=True, eq=False)
class Shape:
    """What a meld of a rank may look like, one object for each: see :func:`shape`.

    At most ``limit`` wild cards, and ``spare`` more naturals than these at least; at most ``most`` cards.
    """

    limit: int
    spare: int
    most: int

    def __deepcopy__(self, memo: object) -> Shape:
        return self

    def room(self, naturals: int) -> int:
        """The wild cards that a meld with so many naturals may hold."""
        return max(0, min(naturals - self.spare, self.limit)) if naturals >= LEAST_NATURALS else 0

    def allows(self, naturals: int, wild: int) -> bool:
        """Whether so many cards may lie as one meld."""
        return MELD <= naturals + wild <= self.most and wild <= self.room(naturals)


@cache
def shape(limit: int, spare: int = 0, most: int = 99) -> Shape:
    """The shape with these numbers."""
    return Shape(limit, spare, most)


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
        """What its cards count, where a seven counts five."""
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
    form: Shape,
    upcard: int = 0,
    least: int = 0,
) -> Ways:
    """Every way to add to a meld of ``laid`` naturals and ``wild`` wild cards (or none yet).

    ``held``, ``jokers`` and ``twos`` are what the hand has. With ``upcard`` 1 the upcard joins too, and at least
    ``least`` naturals of the hand must.
    """
    groups = []
    more = max(0, form.limit - wild)
    for x in range(min(jokers, more) + 1):
        for y in range(min(twos, more - x) + 1):
            group = tuple(
                _way(kind, a, x, y)
                for a in range(held, least - 1, -1)
                if a + x + y + upcard
                and MELD <= laid + wild + upcard + a + x + y <= form.most
                and (x + y == 0 or wild + x + y <= form.room(laid + upcard + a))
            )
            if group:
                groups.append(group)
    if not groups:
        return _NO_WAYS
    every = tuple(way for group in groups for way in group)
    return Ways(every, tuple(groups), max(way.size for way in every))


@cache
def black_threes(held: int, wild_jokers: int = 0, wild_twos: int = 0) -> tuple[Way, ...]:
    """The ways to meld black threes: three or more; two with a wild card where wild cards are given (guide 2.6)."""
    pure = [_way(BLACK_THREE, a, 0, 0) for a in range(held, MELD - 1, -1)]
    if held >= LEAST_NATURALS:
        pure += [_way(BLACK_THREE, LEAST_NATURALS, 1, 0)] * bool(wild_jokers)
        pure += [_way(BLACK_THREE, LEAST_NATURALS, 0, 1)] * bool(wild_twos)
    return tuple(pure)


@cache
def wild_ways(laid: int, jokers: int, twos: int, most: int) -> tuple[Way, ...]:
    """Every way to add to a meld of ``laid`` wild cards alone (or none yet)."""
    return tuple(
        _way(WILD, 0, x, y)
        for x in range(jokers + 1)
        for y in range(twos + 1)
        if x + y and MELD <= laid + x + y <= most
    )


def canasta(naturals: int, wild: int) -> str:
    """What a meld of a rank, or of wild cards alone, is.

    ``"natural"``, ``"mixed"`` or ``"wild"`` canasta, or ``""`` while it has fewer than seven cards.
    """
    if naturals + wild < CANASTA:
        return ""
    if not naturals:
        return "wild"
    return "mixed" if wild else "natural"

"""The layout of a hand: cards grouped by rank or suit, groups in rows, every index visible."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import TypeAlias

from engine import cards
from engine.cards import Card

GAP = 14
"""The gap between two groups of a row, in pixels."""
RAISE = 26
"""How far a hinted card stands out above its row, in pixels."""


@dataclass(frozen=True, slots=True)
class Size:
    """The size of cards, and how much of a covered one shows (``step``), in pixels."""

    width: int
    height: int
    step: int


@dataclass(frozen=True, slots=True)
class Group:
    """Cards of one ``kind`` (a rank or a suit) side by side; all but the first ``old`` have just been drawn."""

    kind: str
    cards: tuple[Card, ...]
    old: int

    def width(self, size: Size) -> int:
        """Return the width in pixels."""
        return size.width + size.step * (len(self.cards) - 1)


Row: TypeAlias = list[Group]


def groups(hand: Iterable[Card], drawn: Iterable[Card], order: Sequence[str]) -> list[Group]:
    """Group cards by rank in an order of ranks; those just ``drawn`` come last in their group, on top.

    >>> for group in groups(["4H", "KS", "KD", "KH"], ["KH"], ["K", "4"]):
    ...     print(group.kind, group.cards, group.old)
    K ('KD', 'KS', 'KH') 2
    4 ('4H',) 1
    """
    new = Counter(drawn)
    by_rank: dict[str, tuple[list[Card], list[Card]]] = {rank: ([], []) for rank in order}
    for card in sorted(hand, key=lambda card: cards.SUITS.find(cards.suit(card))):
        fresh = new[card] > 0
        new[card] -= fresh
        by_rank[cards.rank(card)][fresh].append(card)
    return [Group(rank, (*old, *fresh), len(old)) for rank, (old, fresh) in by_rank.items() if old or fresh]


def rows(grouped: Sequence[Group], size: Size, room: int) -> list[Row]:
    """Split groups into as few rows of at most ``room`` pixels as possible, as even as possible."""
    if not grouped:
        return []
    grouped = [part for group in grouped for part in _parts(group, size, room)]
    best = _filled(grouped, size, room)
    narrow, wide = 0, room
    while wide - narrow > 8:
        middle = (narrow + wide) // 2
        tried = _filled(grouped, size, middle)
        if len(tried) == len(best):
            best, wide = tried, middle
        else:
            narrow = middle
    return best


def row_width(row: Row, size: Size) -> int:
    """Return the width of a row in pixels."""
    return sum(group.width(size) for group in row) + GAP * (len(row) - 1)


def _parts(group: Group, size: Size, room: int) -> list[Group]:
    """Split a group that is wider than a row."""
    most = (room - size.width) // size.step + 1
    return [
        Group(group.kind, group.cards[first : first + most], min(most, max(0, group.old - first)))
        for first in range(0, len(group.cards), most)
    ]


def _filled(grouped: Sequence[Group], size: Size, room: int) -> list[Row]:
    filled: list[Row] = [[]]
    used = 0
    for group in grouped:
        width = group.width(size)
        if filled[-1] and used + GAP + width > room:
            filled.append([])
        used = used + GAP + width if filled[-1] else width
        filled[-1].append(group)
    return filled

"""Hands of cards: groups that overlap, in rows that fit, with tags; and hands that lie open."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Collection, Iterable, Iterator, Sequence
from dataclasses import dataclass
from itertools import groupby
from typing import TypeAlias

from engine import cards
from engine.cards import Card
from engine.view import View
from render.kit import palette
from render.kit.canvas import Box, Canvas
from render.kit.palette import Colour, Look
from render.kit.shapes import Tile
from render.kit.text import LABEL, Style

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


Tag: TypeAlias = tuple[str, tuple[Colour, Colour]]
"""The word on a chip at cards of the hand, and its colours."""
Tags: TypeAlias = Callable[[Group], Sequence[Tag | None]]
"""Returns the tag of each card of a group."""

SPACE = 14
"""The space below a row, in pixels."""
_TAG = Style(30, 800, "narrow")
_ABOVE = 36
_BELOW = 42


class HandRows:
    """The rows of a hand; ``face`` draws a card in the size of the rows, ``hint`` are the cards that stand out.

    In a ``left_handed`` one, each card lies on the one to its right.
    """

    def __init__(
        self,
        rows: Sequence[Row],
        size: Size,
        *,
        face: Callable[[Card], Tile],
        above: Tags,
        below: Tags,
        hint: Collection[Card] = (),
        left_handed: bool = False,
    ) -> None:
        self.rows = rows
        self.size = size
        self.face = face
        self.above = above
        self.below = below
        self.hint = Counter(hint)
        self.left_handed = left_handed

    @property
    def height(self) -> int:
        """The height of all rows in pixels."""
        return sum(map(self._row_height, self.rows))

    def draw(self, canvas: Canvas, y: int) -> None:
        """Draw the rows stacked, each in the middle of the canvas."""
        left = self.hint.copy()
        for row in self.rows:
            self._row(canvas, y, row, left)
            y += self._row_height(row)

    def _row_height(self, row: Row) -> int:
        return self._over(row) + self.size.height + SPACE + _BELOW * any(any(self.below(group)) for group in row)

    def _over(self, row: Row) -> int:
        """Return the space above a row for tags and hinted cards."""
        hinted = any(card in self.hint for group in row for card in group.cards)
        return _ABOVE * any(any(self.above(group)) for group in row) + RAISE * hinted

    def _row(self, canvas: Canvas, y: int, row: Row, left: Counter[Card]) -> None:
        """Draw a row of cards, removing the hinted ones that it draws from ``left``."""
        size = self.size
        x = (canvas.width - row_width(row, size)) // 2
        top = y + self._over(row)
        for group in row:
            below = None
            laid = list(enumerate(group.cards))
            for place, card in reversed(laid) if self.left_handed else laid:
                at = x + place * size.step
                face = self.face(card)
                if left[card] > 0:
                    left[card] -= 1
                    canvas.hinted_tile(face, at, top - RAISE)
                    below = None
                else:
                    canvas.tile(face, at, top, below)
                    below = (face, at, top)
            raised = RAISE * any(card in self.hint for card in group.cards)
            self._tags(canvas, x, top - 20 - raised, group, self.above(group))
            self._tags(canvas, x, top + size.height + 22, group, self.below(group))
            x += group.width(size) + GAP

    def _tags(self, canvas: Canvas, x: int, middle: int, group: Group, tags: Sequence[Tag | None]) -> None:
        """Draw a chip for each run of cards with the same tag, as wide as their visible part."""
        size, last = self.size, len(group.cards)
        for tag, first, count in _runs(tags):
            if tag:
                whole = first == 0 if self.left_handed else first + count == last
                width = size.step * (count - 1) + (size.width if whole else size.step - 4)
                right = group.width(size) - size.step * (last - first - count)
                left = right - width if self.left_handed else first * size.step
                word, colours = tag
                canvas.chip(word, x + left, middle, colours, style=_TAG, width=width)


def _runs(tags: Sequence[Tag | None]) -> Iterator[tuple[Tag | None, int, int]]:
    """Yield runs of equal tags: the tag, the position of its first card, and the number of cards."""
    first = 0
    for tag, same in groupby(tags):
        count = len(list(same))
        yield tag, first, count
        first += count


Face: TypeAlias = Callable[[Card, int, int, Look], Tile]

SIZE = Size(92, 129, 44)

_NAME = 52
_SPACE = 14


class OpenHands:
    """All open hands stacked, ``room`` pixels wide; none unless the view has them."""

    def __init__(
        self,
        view: View,
        names: Sequence[str],
        room: int,
        groups: Callable[[Iterable[Card]], list[Group]],
        face: Face,
    ) -> None:
        self.hands = [
            (names[seat], rows(groups(hand), SIZE, room))
            for seat, hand in enumerate(view.hands)
            if seat != view.seat and hand
        ]
        self.room = room
        self.face = face

    @property
    def height(self) -> int:
        """The height in pixels."""
        return sum(_NAME + (SIZE.height + _SPACE) * len(rows) for _, rows in self.hands)

    def draw(self, canvas: Canvas, x: int, y: int) -> None:
        """Draw the hands with their top left corner at a point."""
        for name, rows in self.hands:
            canvas.sentence([name], canvas.look.say("holds"), Box(x, y, self.room, _NAME), LABEL, palette.QUIET)
            y += _NAME
            for row in rows:
                left = x + (self.room - row_width(row, SIZE)) // 2
                for group in row:
                    faces = [self.face(card, SIZE.width, SIZE.height, canvas.look) for card in group.cards]
                    canvas.fan(faces, left, y, right=SIZE.step)
                    left += group.width(SIZE) + GAP
                y += SIZE.height + _SPACE

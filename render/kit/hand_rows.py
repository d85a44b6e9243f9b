"""The cards of a hand in rows, with tags above and below them; hinted cards stand out."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Collection, Iterator, Sequence
from itertools import groupby
from typing import TypeAlias

from engine.cards import Card
from render.kit import fan
from render.kit.canvas import Canvas
from render.kit.fonts import Style
from render.kit.palette import Colour
from render.kit.tiles import Tile

Tag: TypeAlias = tuple[str, tuple[Colour, Colour]]
"""The word on a chip at cards of the hand, and its colours."""
Tags: TypeAlias = Callable[[fan.Group], Sequence[Tag | None]]
"""Returns the tag of each card of a group."""

SPACE = 14
"""The space below a row, in pixels."""
_TAG = Style(30, 800, "narrow")
_ABOVE = 36
_BELOW = 42


class HandRows:
    """The rows of a hand; ``face`` draws a card in the size of the rows, ``hint`` are the cards that stand out."""

    def __init__(
        self,
        rows: Sequence[fan.Row],
        size: fan.Size,
        *,
        face: Callable[[Card], Tile],
        above: Tags,
        below: Tags,
        hint: Collection[Card] = (),
    ) -> None:
        self.rows = rows
        self.size = size
        self.face = face
        self.above = above
        self.below = below
        self.hint = Counter(hint)

    @property
    def height(self) -> int:
        """The height of all rows in pixels."""
        return sum(map(self._row_height, self.rows))

    def draw(self, canvas: Canvas, y: int) -> None:
        """Draw the rows below each other, each in the middle of the canvas."""
        left = self.hint.copy()
        for row in self.rows:
            self._row(canvas, y, row, left)
            y += self._row_height(row)

    def _row_height(self, row: fan.Row) -> int:
        return self._over(row) + self.size.height + SPACE + _BELOW * any(any(self.below(group)) for group in row)

    def _over(self, row: fan.Row) -> int:
        """Return the space above a row for tags and hinted cards."""
        hinted = any(card in self.hint for group in row for card in group.cards)
        return _ABOVE * any(any(self.above(group)) for group in row) + fan.RAISE * hinted

    def _row(self, canvas: Canvas, y: int, row: fan.Row, left: Counter[Card]) -> None:
        """Draw a row of cards; removes the hinted cards it draws from those ``left``."""
        size = self.size
        x = (canvas.width - fan.row_width(row, size)) // 2
        top = y + self._over(row)
        for group in row:
            below = None
            for place, card in enumerate(group.cards):
                at = x + place * size.step
                face = self.face(card)
                if left[card] > 0:
                    left[card] -= 1
                    canvas.hinted_tile(face, at, top - fan.RAISE)
                    below = None
                else:
                    canvas.tile(face, at, top, below)
                    below = (face, at, top)
            raised = fan.RAISE * any(card in self.hint for card in group.cards)
            self._tags(canvas, x, top - 20 - raised, group, self.above(group))
            self._tags(canvas, x, top + size.height + 22, group, self.below(group))
            x += group.width(size) + fan.GAP

    def _tags(self, canvas: Canvas, x: int, middle: int, group: fan.Group, tags: Sequence[Tag | None]) -> None:
        """Draw a chip for each run of cards with the same tag, as wide as their visible part."""
        size = self.size
        for tag, first, count in _runs(tags):
            if tag:
                whole = first + count == len(group.cards)
                width = size.step * (count - 1) + (size.width if whole else size.step - 4)
                word, colours = tag
                canvas.chip(word, x + first * size.step, middle, colours, style=_TAG, width=width)


def _runs(tags: Sequence[Tag | None]) -> Iterator[tuple[Tag | None, int, int]]:
    """Yield runs of equal tags: the tag, the position of its first card, and the number of cards."""
    first = 0
    for tag, same in groupby(tags):
        count = len(list(same))
        yield tag, first, count
        first += count

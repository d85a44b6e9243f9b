"""Other players' hands that a learner may look at, below their own, each under its player's name."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import TypeAlias

from engine.cards import Card
from engine.view import View
from render.kit import fan, palette, words
from render.kit.canvas import Box, Canvas
from render.kit.look import Look
from render.kit.measures import LABEL
from render.kit.tiles import Tile

Face: TypeAlias = Callable[[Card, int, int, Look], Tile]

SIZE = fan.Size(92, 129, 44)

_NAME = 52
_SPACE = 14


class OpenHands:
    """All open hands below each other, ``room`` pixels wide; none unless the view has them."""

    def __init__(
        self,
        view: View,
        names: Sequence[str],
        room: int,
        groups: Callable[[Iterable[Card]], list[fan.Group]],
        face: Face,
    ) -> None:
        self.hands = [
            (names[seat], fan.rows(groups(hand), SIZE, room))
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
            canvas.sentence([name], words.HOLDS, Box(x, y, self.room, _NAME), LABEL, palette.QUIET)
            y += _NAME
            for row in rows:
                left = x + (self.room - fan.row_width(row, SIZE)) // 2
                for group in row:
                    faces = [self.face(card, SIZE.width, SIZE.height, canvas.look) for card in group.cards]
                    canvas.fan(faces, left, y, right=SIZE.step)
                    left += group.width(SIZE) + fan.GAP
                y += SIZE.height + _SPACE

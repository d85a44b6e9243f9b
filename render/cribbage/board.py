"""The cribbage board: streets of thirty holes with a track for each side, both its pegs, and the skunk lines."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

from PIL import Image

from engine.types import Side
from render.kit import palette
from render.kit.canvas import Box, Canvas, Sketch
from render.kit.palette import Colour
from render.kit.shapes import Tile
from render.kit.text import Style

PEGS: tuple[Colour, ...] = (palette.STOP, palette.ICE, palette.CREAM)
"""The colours of the sides' pegs. The tracks of a street are in the order of the sides, so colour is not all."""

_NUMBER = Style(30, 650, "narrow")
_LEFT = 96
_RIGHT = 20
_TRACK = 30
_GAP = 16
_TOP = 12
_BETWEEN = 12
_FIVE = 5
"""Holes are set apart in fives."""
_LONG = 201
"""The target from which a street has twice as many holes."""
_LINE = 6


class Board:
    """A board for a number of sides and a target; ``order`` are the sides from the top track down."""

    def __init__(self, target: int, order: Sequence[Side], skunks: Sequence[int], width: int) -> None:
        self.target = target
        self.order = tuple(order)
        self.skunks = tuple(skunks)
        self.width = width
        self.holes = 60 if target >= _LONG else 30
        self.streets = -(-(target - 1) // self.holes)
        fives = self.holes // _FIVE
        room = width - _LEFT - _RIGHT
        self.pitch = (room - _BETWEEN * fives) // (self.holes + 1)
        self.street = _TRACK * len(self.order) + _GAP

    @property
    def height(self) -> int:
        """The height in pixels."""
        return _TOP + self.street * self.streets

    def draw(self, canvas: Canvas, x: int, y: int, pegs: Sequence[tuple[int, int]]) -> None:
        """Draw the board and, by side, the rear and the front peg."""
        canvas.tile(_ground(self.target, self.order, self.skunks, self.width), x, y)
        for track, side in enumerate(self.order):
            rear, front = pegs[side]
            for hole in {rear, front} - {0}:
                left, top = self.place(hole, track)
                peg(canvas, side, x + left, y + top, min(26, self.pitch), front=hole == front)

    def place(self, hole: int, track: int) -> tuple[int, int]:
        """Return the middle of a hole, from 1; the last one stands at the end of the last street."""
        street, along = divmod(min(hole, self.target) - 1, self.holes)
        if hole >= self.target and street == self.streets:
            street, along = street - 1, self.holes
        column = _LEFT + self.pitch * along + _BETWEEN * (along // _FIVE) + self.pitch // 2
        return column, _TOP + self.street * street + _TRACK * track + _TRACK // 2

    def sketch(self) -> Sketch:
        """Draw the board without pegs."""
        sketch = Sketch(self.width, self.height, palette.PANEL)
        size = max(8, min(12, self.pitch - 4))
        for hole in range(1, self.target + 1):
            for track in range(len(self.order)):
                x, y = self.place(hole, track)
                home = hole == self.target
                box = Box(x - size // 2, y - size // 2, size, size).inset(-4 if home else 0)
                sketch.plate(box, palette.QUIET if home else palette.EDGE, 30)
        for street in range(self.streets):
            middle = _TOP + self.street * street + (self.street - _GAP) // 2
            sketch.write(str(street * self.holes + 1), 18, middle, _NUMBER, palette.QUIET)
        for hole in self.skunks:
            x, y = self.place(hole, 0)
            left = x - self.pitch // 2 - _LINE - (_BETWEEN // 2 if (hole - 1) % _FIVE == 0 else 0)
            sketch.fill(palette.STOP, Box(left, y - _TRACK // 2, _LINE, _TRACK * len(self.order)))
        return sketch


@lru_cache(maxsize=16)
def _ground(target: int, order: tuple[Side, ...], skunks: tuple[int, ...], width: int) -> Tile:
    """Return a board without pegs."""
    sketch = Board(target, order, skunks, width).sketch()
    return Tile(sketch.image, Image.new("L", sketch.image.size, 255))


def peg(canvas: Canvas, side: Side, x: int, y: int, size: int, *, front: bool = True) -> None:
    """Draw a side's front or rear peg with its middle at a point."""
    line, inside = (palette.TEXT, PEGS[side]) if front else (PEGS[side], palette.PANEL)
    canvas.frame(Box(x - size // 2, y - size // 2, size, size), line, inside, thick=4, radius=size)

"""Words on chips, such as melds in short, in as many lines as they need."""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple

from render.kit import text
from render.kit.canvas import CHIP, Canvas
from render.kit.palette import Colour
from render.kit.sides import ROOM

_LINE = 46
"""The height of a line."""
_GAP = 6


class Token(NamedTuple):
    """A word on a chip, its colours, that of a border if it has one, and whether it is new."""

    word: str
    colours: tuple[Colour, Colour]
    border: Colour | None = None
    new: bool = False

    @property
    def width(self) -> int:
        """The width of the chip, which fits a line."""
        return min(ROOM, text.width(self.word, CHIP) + 20)


class ChipLines:
    """Tokens in lines that have some ``room``."""

    def __init__(self, tokens: Iterable[Token], room: int = ROOM) -> None:
        self.lines: list[list[Token]] = []
        used = room
        for token in tokens:
            if used + token.width > room:
                self.lines.append([])
                used = 0
            self.lines[-1].append(token)
            used += token.width + _GAP

    @property
    def height(self) -> int:
        """The height of the lines."""
        return _LINE * len(self.lines)

    def draw(self, canvas: Canvas, left: int, y: int) -> None:
        """Draw the lines."""
        for row, line in enumerate(self.lines):
            x = left
            for token in line:
                middle = y + _LINE * row + _LINE // 2 - 3
                word, colours, border, new = token
                x += canvas.chip(word, x, middle, colours, width=token.width, border=border, new=new) + _GAP

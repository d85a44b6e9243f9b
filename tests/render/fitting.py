"""Finds words that do not fit in a picture: cut ones, those that leave it, and those that cover others."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from itertools import combinations
from typing import Any
from unittest import mock

from render.canasta import melds
from render.kit import canvas as canvas_module
from render.kit import text
from render.kit.canvas import Box, Canvas, Drawing
from render.kit.text import Style

_TOUCHING = 3
"""The pixels by which two lines may overlap: glyphs are narrower than their advance."""


class Fitting:
    """What is wrong with the words of the pictures that are drawn while it watches."""

    def __init__(self) -> None:
        self.cut: list[str] = []
        """Words that are cut although their names are short."""
        self.outside: list[str] = []
        self._lines: dict[int, tuple[Canvas, list[tuple[str, Box]]]] = {}

    def place(self, canvas: Canvas, words: str, box: Box) -> None:
        """Note words on a canvas."""
        if not 0 <= box.x <= box.right <= canvas.width or not 0 <= box.y <= box.bottom <= canvas.height:
            self.outside.append(words)
        self._lines.setdefault(id(canvas), (canvas, []))[1].append((words, box))

    @property
    def drew(self) -> bool:
        """Whether any words were drawn."""
        return bool(self._lines)

    @property
    def covered(self) -> list[str]:
        """Pairs of words that cover each other."""
        return [
            f"{one} | {other}"
            for _, lines in self._lines.values()
            for (one, box), (other, against) in combinations(lines, 2)
            if _overlap(box, against)
        ]

    @property
    def faults(self) -> list[str]:
        """Everything found."""
        named = (("cut", self.cut), ("outside", self.outside), ("covered", self.covered))
        return [f"{kind}: {words}" for kind, found in named for words in dict.fromkeys(found)]


def _overlap(one: Box, other: Box) -> bool:
    wide = min(one.right, other.right) - max(one.x, other.x)
    high = min(one.bottom, other.bottom) - max(one.y, other.y)
    return wide > _TOUCHING and high > _TOUCHING


@contextmanager
def watched() -> Iterator[Fitting]:
    """Watch the words of all pictures drawn meanwhile. What was kept of earlier words is laid out anew."""
    for kept in (text.line, text.fitted, text.joined, text.wrapped, canvas_module._chip, melds._tile):
        kept.cache_clear()
    found = Fitting()
    chip, draw_text, draw, cut = Drawing.chip, Drawing.draw_text, text._draw, text.cut
    words_of: dict[int, tuple[text.Text, str]] = {}

    def drawn(words: str, style: Style) -> text.Text:
        laid = draw(words, style)
        words_of[id(laid)] = (laid, words)
        return laid

    def checked_cut(cleaned: str, style: Style, width: int) -> str:
        found.cut.append(cleaned)
        return cut(cleaned, style, width)

    def placed(canvas: Drawing, line: text.Text, x: int, middle: int, colour: Any, *, align: Any = "left") -> int:
        if isinstance(canvas, Canvas):
            left = x - line.width // 2 if align == "middle" else x - line.width if align == "right" else x
            box = Box(left, middle - line.cap // 2, line.width, line.cap)
            found.place(canvas, words_of.get(id(line), (line, "?"))[1], box)
        return draw_text(canvas, line, x, middle, colour, align=align)

    def on_chip(
        canvas: Drawing, words: str, x: int, middle: int, colours: Any, *, align: Any = "left", **more: Any
    ) -> int:
        wide = chip(canvas, words, x, middle, colours, align=align, **more)
        if isinstance(canvas, Canvas):
            left = x - wide // 2 if align == "middle" else x - wide if align == "right" else x
            found.place(canvas, f"[{words}]", Box(left, middle - 15, wide, 30))
        return wide

    with (
        mock.patch.object(text, "_draw", drawn),
        mock.patch.object(text, "cut", checked_cut),
        mock.patch.object(Drawing, "draw_text", placed),
        mock.patch.object(Drawing, "chip", on_chip),
    ):
        yield found

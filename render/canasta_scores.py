"""The score sheet of a round of Canasta: every number of it, and where the game stands now."""

from __future__ import annotations

from collections.abc import Sequence

from engine.canasta.view import CanastaView
from render import palette, words
from render.canvas import Canvas
from render.fonts import Style

WIDTH = 1100


def draw(view: CanastaView, names: Sequence[str], note: str) -> bytes:
    """The sheet of the last finished round."""
    lines = view.scores[-1]
    codes = list(dict.fromkeys(line.code for side in lines for line in side))
    height = 330 + 52 * len(codes)
    canvas = Canvas(WIDTH, height)
    for row, code in enumerate(codes):
        middle = 150 + row * 52
        canvas.write(words.score_line(code, 1), 40, middle, Style(34, 550), palette.TEXT, width=500)
        for side, entries in enumerate(lines):
            value = sum(line.points for line in entries if line.code == code)
            canvas.write(words.signed(value), 760 + 280 * side, middle, Style(36, 700), palette.TEXT, "right")
    return canvas.png()

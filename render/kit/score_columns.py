"""Several games scored at once, below the score sheet: each side's points in its column of the sheet."""

from __future__ import annotations

from collections.abc import Sequence

from engine.kit.score_columns import Column
from render.kit import palette, words
from render.kit.canvas import Box, Canvas
from render.kit.hands_laid_out import SUM
from render.kit.look import Look
from render.kit.measures import WIDTH
from render.kit.score_sheet import MARGIN, ROW

_GAME = 56
_NAME = "Game {}"


def draw(columns: Sequence[Column], look: Look) -> Canvas:
    """Draw a line for each game; its winner's points are marked."""
    canvas = Canvas(WIDTH, _GAME * len(columns) + 24, look=look)
    for place, column in enumerate(columns):
        middle = _GAME * place + _GAME // 2
        canvas.write(_NAME.format(place + 1), MARGIN, middle, ROW, palette.TEXT)
        for side, points in enumerate(column.totals):
            right = WIDTH - MARGIN - 360 * (1 - side)
            ink = palette.LEAF if column.winner == side else palette.TEXT
            width = canvas.write(words.number(points), right, middle, SUM, ink, align="right")
            if column.winner == side:
                canvas.shape("star", Box(right - width - 48, middle - 17, 34, 34), palette.LEAF)
    return canvas

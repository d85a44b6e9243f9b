"""The lines of the sides in tables and hands: their players, and their figures."""

from __future__ import annotations

from engine.types import Side
from engine.view import View
from render.kit import palette, words
from render.kit.canvas import Canvas
from render.kit.fonts import Style
from render.kit.game_words import GameWords
from render.kit.measures import SMALL


def figures(canvas: Canvas, view: View, side: Side, said: GameWords, *, right: int, middle: int, total: Style) -> int:
    """Draw a side's points in the game, its tallies and chips, ending at a column; return their left edge."""
    x = right - (18 if said.main_tally else 22)
    x -= canvas.write(words.number(view.totals[side]), right, middle, total, palette.TEXT, align="right")
    for place, tally in enumerate(said.tallies(view, side)):
        ink = palette.QUIET if place or not said.main_tally else palette.TEXT
        x -= canvas.write(tally, x, middle, SMALL, ink, align="right") + 22
    for chip in said.chips(view, side):
        x -= canvas.chip(chip, x, middle, palette.ON_LEAF, align="right") + 8
    return x

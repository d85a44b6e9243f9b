"""A table that waits for its players."""

from __future__ import annotations

from collections.abc import Sequence

from render import faces, palette, text, words
from render.canvas import Canvas
from render.fonts import Style

WIDTH = 1100
_MARGIN = 40
_FAN = ("AS", "KH", "QC", "JD", "JK")
_CARD = (150, 210)
_SEAT = 84


def draw(names: Sequence[str], title: str, lines: Sequence[str]) -> bytes:
    """The title and what will be played, a fan of cards, and a plate for every seat."""
    rows = (len(names) + 1) // 2
    height = 310 + rows * (_SEAT + 16) + 20
    canvas = Canvas(WIDTH, height)
    left = WIDTH - _MARGIN - _CARD[0] - 78 * (len(_FAN) - 1)
    for place, card in enumerate(_FAN):
        canvas.tile(faces.face(card, *_CARD, wild=card == "JK"), left + 78 * place, 46)
    room = left - 2 * _MARGIN
    canvas.write(title, _MARGIN, 80, Style(58, 800), palette.TEXT, width=room)
    for row, line in enumerate(lines[:3]):
        canvas.set(text.fitted(line, Style(34, 550), room), _MARGIN, 150 + row * 52, palette.QUIET)
    wide = (WIDTH - 2 * _MARGIN - 20) // 2
    for seat, name in enumerate(names):
        x = _MARGIN + (seat % 2) * (wide + 20)
        y = 300 + (seat // 2) * (_SEAT + 16)
        if name:
            canvas.plate(x, y, wide, _SEAT, palette.PANEL, 16)
            canvas.write(name, x + 28, y + _SEAT // 2, Style(42, 750), palette.TEXT, width=wide - 56)
        else:
            canvas.frame(x, y, wide, _SEAT, palette.ENGRAVED, palette.FELT, 4, 16)
            canvas.write(words.OPEN_SEAT, x + 28, y + _SEAT // 2, Style(38, 550), palette.QUIET)
    return canvas.png()

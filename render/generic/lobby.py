"""A table that is waiting for players."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from math import cos, radians, sin

from engine.types import Seat, Side
from render.kit import faces, palette, words
from render.kit.canvas import Box, Canvas, Tile
from render.kit.fonts import Style
from render.kit.look import Look

WIDTH = 1100
MARGIN = 40

TITLE = Style(60, 800)
LINE = Style(35, 550)
NAME = Style(42, 750)
OPEN = Style(38, 550)

_FAN = (("AS", -21), ("KH", -10.5), ("QC", 0), ("JD", 10.5), ("10S", 21))
_CARD = (142, 200)
_FAN_RADIUS = 305
_FAN_WIDTH = 410
_TOP = 300
_SEAT = 86
_GAP = 16
_AND = 52
"""The gap between partners."""
_LINES = 4


@cache
def _turned(card: str, degrees: float, four_colours: bool) -> Tile:
    return faces.face(card, *_CARD, four_colours=four_colours).turned(degrees)


def draw(names: Sequence[str], title: str, lines: Sequence[str], sides: Sequence[Side], look: Look) -> Canvas:
    """Draw the title and description, a fan of cards, and a plate for every seat, partners in one row."""
    rows = _rows(len(names), sides)
    canvas = Canvas(WIDTH, _TOP + len(rows) * (_SEAT + _GAP) + MARGIN - _GAP, look=look)
    _fan(canvas)
    room = WIDTH - 2 * MARGIN - _FAN_WIDTH - _GAP
    canvas.write(title, MARGIN, 72, TITLE, palette.TEXT, width=room)
    for row, line in enumerate(lines[:_LINES]):
        canvas.write(line, MARGIN, 136 + row * 46, LINE, palette.QUIET, width=room)
    together = len(set(sides)) < len(sides)
    gap = _AND if together else _GAP
    for row, seats in enumerate(rows):
        places = len(seats) if together else 2
        wide = (WIDTH - 2 * MARGIN - gap * (places - 1)) // places
        y = _TOP + row * (_SEAT + _GAP)
        for column, seat in enumerate(seats):
            x = MARGIN + column * (wide + gap)
            _seat(canvas, Box(x, y, wide, _SEAT), names[seat], seat)
            if together and column:
                canvas.write(words.AND, x - gap // 2, y + _SEAT // 2, NAME, palette.GOLD, align="middle")
    return canvas


def _rows(count: int, sides: Sequence[Side]) -> list[list[Seat]]:
    """Return the seats in rows: one for each side of partners, or two seats a row without partners."""
    if len(set(sides)) < len(sides):
        return [[seat for seat, its_side in enumerate(sides) if its_side == side] for side in sorted(set(sides))]
    return [list(range(first, min(first + 2, count))) for first in range(0, count, 2)]


def _fan(canvas: Canvas) -> None:
    centre = WIDTH - MARGIN - _FAN_WIDTH // 2
    for card, degrees in _FAN:
        tile = _turned(card, degrees, canvas.look.four_colours)
        x = centre + round(_FAN_RADIUS * sin(radians(degrees)))
        y = 142 + round(_FAN_RADIUS * (1 - cos(radians(degrees))))
        canvas.tile(tile, x - tile.image.width // 2, y - tile.image.height // 2)


def _seat(canvas: Canvas, box: Box, name: str, seat: int) -> None:
    if name:
        canvas.frame(box, palette.GOLD, palette.PANEL, radius=18)
        canvas.write(words.seat_name(name, seat), box.x + 28, box.middle, NAME, palette.TEXT, width=box.width - 56)
    else:
        canvas.frame(box, palette.ENGRAVED, palette.FELT, thick=4, radius=18)
        canvas.write(words.OPEN_SEAT, box.x + 28, box.middle, OPEN, palette.QUIET)

"""A table that is waiting for players: the seats around it, partners opposite each other."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from math import cos, radians, sin
from typing import Literal, TypeAlias

from engine.types import Seat, Side
from render.kit import faces, palette, text, words
from render.kit.canvas import Box, Canvas
from render.kit.palette import Colour, Look, Pattern
from render.kit.shapes import Tile
from render.kit.text import WIDTH, Style

MARGIN = 16

NAME = Style(42, 750)
LONG_NAME = Style(36, 750)
NOTE = Style(36, 600)
LINE = Style(38, 700)
CHIP = Style(30, 800)

SeatKind: TypeAlias = Literal["person", "computer", "open"]

_PLATE_HEIGHT = 156
_PLATE_WIDTHS = {2: 580, 3: 470}
_PLATE_WIDTH_OF_MORE = 372
_HEIGHTS = {2: 620, 3: 650, 4: 730}
_HEIGHT_OF_MORE = 850
_PLACES: dict[int, tuple[tuple[float, float], ...]] = {
    2: ((0, 1), (0, -1)),
    3: ((0, 1), (-1, -1), (1, -1)),
    4: ((0, 1), (-1, 0), (0, -1), (1, 0)),
    5: ((0, 1), (-1, 0.25), (-0.57, -1), (0.57, -1), (1, 0.25)),
    6: ((0, 1), (-1, 0.42), (-1, -0.42), (0, -1), (1, -0.42), (1, 0.42)),
}
"""By number of seats: where each plate is, from -1 (left, top) to 1, clockwise from the bottom."""
_TEAMS: tuple[tuple[Colour, Colour], ...] = (
    palette.ON_SKY,
    (palette.LOSS, palette.INK),
    (palette.CREAM, palette.INK),
)
_FAN = (("AS", -21), ("KH", -10.5), ("QC", 0), ("JD", 10.5), ("10S", 21))
_CARD = (100, 140)
_FAN_RADIUS = 215
_FAN_HEIGHT = 170
_LINE_HEIGHT = 48
_FREE_LINES = {2: 2, 3: 3}
"""By number of seats: the rows of text that fit without a higher picture."""
_FREE_LINES_OF_MORE = 4
_ROWS = 3
"""The most rows of a line."""
_LINES = 3


@dataclass(frozen=True, slots=True)
class LobbySeat:
    """A seat as the picture shows it: who sits there, and a few words about it."""

    kind: SeatKind
    name: str
    note: str = ""
    mark: str = ""
    """A word on a chip, such as "HOST"."""


def draw(seats: Sequence[LobbySeat], lines: Sequence[str], sides: Sequence[Side], look: Look) -> Canvas:
    """Draw the table with a fan of cards and up to three lines, and a plate for every seat around it.

    Lines that are too wide are wrapped; if the rows are too many, the picture is higher.
    """
    told = [row for line in lines[:_LINES] for row in line_rows(line, len(seats))]
    more = max(0, len(told) - _FREE_LINES.get(len(seats), _FREE_LINES_OF_MORE)) * _LINE_HEIGHT
    canvas = Canvas(WIDTH, _HEIGHTS.get(len(seats), _HEIGHT_OF_MORE) + more, look=look)
    width, height = _PLATE_WIDTHS.get(len(seats), _PLATE_WIDTH_OF_MORE), _PLATE_HEIGHT
    top, left = MARGIN + height // 2, MARGIN + _PLATE_WIDTH_OF_MORE // 2
    table = Box(left, top, WIDTH - 2 * left, canvas.height - 2 * top)
    _felt(canvas, table)
    first = table.middle - (_FAN_HEIGHT + _LINE_HEIGHT * len(told)) // 2
    _fan(canvas, table.centre, first + _CARD[1] // 2)
    for number, row in enumerate(told):
        middle = first + _FAN_HEIGHT + number * _LINE_HEIGHT + _LINE_HEIGHT // 2
        canvas.draw_text(row, table.centre, middle, palette.TEXT, align="middle")
    teams = len(set(sides)) < len(sides)
    for seat, (across, down) in enumerate(_places(len(seats))):
        x = table.centre + round(across * table.width / 2) - width // 2
        x = min(max(x, MARGIN), WIDTH - MARGIN - width)
        y = table.middle + round(down * table.height / 2) - height // 2
        _seat(canvas, Box(x, y, width, height), seats[seat], seat, sides[seat] if teams else None)
    return canvas


def line_rows(line: str, seats: int, most: int = _ROWS) -> tuple[text.Text, ...]:
    """Lay out a line in rows that fit between the plates of this many seats."""
    table = WIDTH - 2 * MARGIN - _PLATE_WIDTH_OF_MORE
    beside = 0 if seats in _FREE_LINES else _PLATE_WIDTH_OF_MORE
    room = table - beside - 2 * MARGIN
    return text.wrapped(line, LINE, room, most, 0.72)


def _places(count: int) -> tuple[tuple[float, float], ...]:
    if count in _PLACES:
        return _PLACES[count]
    angles = [radians(90 + 360 * seat / count) for seat in range(count)]
    return tuple((cos(angle), sin(angle)) for angle in angles)


def _felt(canvas: Canvas, table: Box) -> None:
    """Draw the top of the table with its rim."""
    canvas.plate(table.inset(-18), palette.EDGE, canvas.height)
    canvas.plate(table, palette.PANEL, canvas.height)
    canvas.plate(table.inset(16), palette.ENGRAVED, canvas.height)
    canvas.plate(table.inset(20), palette.PANEL, canvas.height)


@cache
def _turned(card: str, degrees: float, pattern: Pattern) -> Tile:
    return faces.face(card, *_CARD, pattern).turned(degrees)


def _fan(canvas: Canvas, centre: int, middle: int) -> None:
    """Draw the fan around its middle card, which has its centre at this point."""
    for card, degrees in _FAN:
        tile = _turned(card, degrees, canvas.look.pattern)
        x = centre + round(_FAN_RADIUS * sin(radians(degrees)))
        y = middle + round(_FAN_RADIUS * (1 - cos(radians(degrees))))
        canvas.tile(tile, x - tile.image.width // 2, y - tile.image.height // 2)


def _seat(canvas: Canvas, box: Box, seat: LobbySeat, number: Seat, side: Side | None) -> None:
    """Draw a plate: a team's with its colour and number, an open seat's as an empty frame."""
    team = _TEAMS[side % len(_TEAMS)] if side is not None else None
    is_open = seat.kind == "open"
    line = palette.LEAF if is_open else team[0] if team else palette.QUIET
    canvas.plate(box.inset(-4), palette.EDGE, 24)
    canvas.frame(box, line, palette.FELT if is_open else palette.PANEL, thick=5 if is_open else 4, radius=20)
    left, right = box.x + 20, box.right - 20
    ink = palette.LEAF if is_open else palette.TEXT
    name = words.seat_name(canvas.look.say, seat.name, number)
    lines = _name_lines(name, right - left)
    for row, part in enumerate(lines):
        style = NAME if len(lines) == 1 else LONG_NAME
        canvas.write(part, left, box.y + (52 if len(lines) == 1 else 34 + 42 * row), style, ink, width=right - left)
    middle = box.bottom - 34
    if team and side is not None:
        disc = Box(left - 4, middle - 21, 42, 42)
        canvas.plate(disc, team[0], disc.width)
        canvas.write(str(side + 1), disc.centre, middle, CHIP, team[1], align="middle")
        left = disc.right + 10
    if seat.mark:
        left += (
            canvas.chip(seat.mark, left, middle, (palette.PANEL, palette.TEXT), style=CHIP, border=palette.QUIET) + 12
        )
    canvas.write(seat.note, left, middle, NOTE, palette.QUIET, width=right - left)


def _name_lines(name: str, width: int) -> list[str]:
    """Return a name in one line, or in two if it is long and has a space to break it at."""
    spaces = [at for at, letter in enumerate(name) if letter == " "]
    if not spaces or text.line(name, LONG_NAME).width <= width:
        return [name]
    middle = min(spaces, key=lambda at: abs(at - len(name) / 2))
    return [name[:middle], name[middle + 1 :]]

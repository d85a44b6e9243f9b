"""The players of a side, as every table shows them."""

from __future__ import annotations

from collections.abc import Sequence

from engine.game import Side, View
from render import faces, palette
from render.canvas import Box, Canvas
from render.fonts import Style

NAME = Style(38, 750)
FIGURE = Style(34, 700)


def players(
    canvas: Canvas,
    view: View,
    side: Side,
    *,
    names: Sequence[str],
    counts: Sequence[int],
    room: tuple[int, int],
    middle: int,
) -> None:
    """Each player of a side between two columns: the name, marked when it is their turn, and their number of cards."""
    seats = [seat for seat, belongs in enumerate(view.sides) if belongs == side]
    left, right = room
    share = (right - left) // len(seats)
    for seat in seats:
        _player(canvas, names[seat], counts[seat], (left, left + share), middle, acting=seat in view.to_act)
        left += share


def _player(canvas: Canvas, name: str, count: int, room: tuple[int, int], middle: int, *, acting: bool) -> None:
    x, end = room
    ink = palette.GOLD if acting else palette.TEXT
    if acting:
        canvas.shape("turn", Box(x, middle - 15, 26, 30), ink)
        x += 36
    x += canvas.write(name, x, middle, NAME, ink, width=end - x - 108) + 18
    canvas.tile(faces.back(30, 42), x, middle - 21)
    canvas.write(str(count), x + 38, middle, FIGURE, palette.TEXT)

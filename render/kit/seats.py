"""The players of a side, as the table of every game shows them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import NamedTuple

from engine.types import Seat, Side
from engine.view import View
from render.kit import faces, palette, text
from render.kit.canvas import Box, Canvas
from render.kit.text import DOES, FIGURE, TURN, Style

NAME = Style(38, 750)

LINE = 50
"""The height of a line of players, in pixels."""
_BEFORE_COUNT = 108
_MARK = 96
_PER_LINE = 2


def of_side(view: View, side: Side) -> list[Seat]:
    """Return the seats of a side."""
    return [seat for seat, belongs in enumerate(view.sides) if belongs == side]


def own_last(view: View) -> list[Side]:
    """Return the sides with the viewer's last, nearest to them; with the first side last for the public view."""
    home = 0 if view.seat is None else view.sides[view.seat]
    return [*(side for side in range(len(view.totals)) if side != home), home]


def is_to_act(view: View, seat: Seat) -> bool:
    """Return whether the game waits for a player. Between rounds it waits for nobody, as anybody may deal."""
    return seat in view.to_act and view.phase not in ("scored", "won")


def lines(view: View, side: Side) -> list[list[Seat]]:
    """Return the players of a side in lines: one beside the side's figures, their partners below."""
    first, *others = of_side(view, side)
    return [[first], *(others[at : at + _PER_LINE] for at in range(0, len(others), _PER_LINE))]


def band(canvas: Canvas, view: View, side: Side, box: Box) -> None:
    """Draw the ground of a side's part of a table, marked if it is to act."""
    acting = any(is_to_act(view, seat) for seat in of_side(view, side))
    line = palette.GOLD if acting else palette.EDGE
    canvas.frame(box, line, palette.PANEL, thick=4 if acting else 2, radius=18)


def short(
    canvas: Canvas,
    view: View,
    names: Sequence[str],
    counts: Sequence[int],
    side: Side,
    *,
    room: tuple[int, int],
    middle: int,
) -> None:
    """Draw a side's players small, between two columns: name, marked if they are to act, and number of cards."""
    seated = of_side(view, side)
    share = (room[1] - room[0]) // len(seated)
    for place, seat in enumerate(seated):
        left, end = room[0] + share * place, room[0] + share * (place + 1)
        ink = palette.TEXT
        if is_to_act(view, seat):
            ink = palette.GOLD
            canvas.shape("turn", Box(left, middle - 12, 20, 24), ink)
            left += 28
        left += canvas.write(names[seat], left, middle, FIGURE, ink, width=end - left - 100) + 14
        canvas.tile(faces.back(26, 36, canvas.look.back), left, middle - 18)
        canvas.write(str(counts[seat]), left + 34, middle, FIGURE, palette.TEXT)


@dataclass(frozen=True, slots=True)
class Players:
    """Draws players: their names and numbers of cards by seat, who dealt, and for some a word on a chip.

    ``names`` may say more than ``short`` ones, which are drawn where there is no room for that.
    """

    view: View
    names: Sequence[str]
    counts: Sequence[int]
    marks: Mapping[Seat, str] = field(default_factory=dict)
    short: Sequence[str] = ()

    def line(self, canvas: Canvas, seats: Sequence[Seat], room: tuple[int, int], middle: int) -> None:
        """Draw players side by side between two columns: name, marked if they are to act, and number of cards."""
        left, right = room
        share = (right - left) // len(seats)
        for seat in seats:
            self._player(canvas, seat, left, left + share - (share < right - left) * 24, middle)
            left += share

    def _player(self, canvas: Canvas, seat: Seat, x: int, end: int, middle: int) -> None:
        acting = is_to_act(self.view, seat)
        ink = palette.GOLD if acting else palette.TEXT
        if acting:
            canvas.shape("turn", Box(x, middle - 15, 26, 30), ink)
            x += 36
        dealt = canvas.look.say("dealt")
        marks = [mark for mark in (self.marks.get(seat), dealt if seat == self.view.dealer else None) if mark]
        room = end - x - _BEFORE_COUNT - _MARK * len(marks)
        name = self.names[seat]
        if self.short and text.is_cut(name, NAME, room):
            name = self.short[seat]
        if dealt in marks and text.is_cut(name, NAME, room):
            marks.remove(dealt)
            room += _MARK
        x += canvas.write(name, x, middle, NAME, ink, width=room) + 18
        canvas.tile(faces.back(30, 42, canvas.look.back), x, middle - 21)
        x += 38
        x += canvas.write(str(self.counts[seat]), x, middle, FIGURE, palette.TEXT) + 14
        for mark in marks:
            x += canvas.chip(mark, x, middle, (palette.PANEL, palette.TEXT), border=palette.QUIET) + 8


class Doing(NamedTuple):
    """The actions open now, in words: those of the reader, and those of the player to act, which follow a name."""

    you_may: str
    to_do: str


def draw_turn(canvas: Canvas, view: View, box: Box, names: Sequence[str], doing: Doing, *, reader: Seat | None) -> None:
    """Draw the plate; ``reader`` is the seat whose turn is called "Your turn", if it is to act."""
    who, does, ink = [canvas.look.say("your-turn")], doing.you_may, palette.GOLD_INK
    if reader is not None and reader in view.to_act:
        canvas.plate(box, palette.GOLD, 14)
    else:
        canvas.frame(box, palette.ENGRAVED, palette.PANEL, radius=14)
        who, does, ink = [names[seat] for seat in view.to_act], doing.to_do, palette.TEXT
    inner = box._replace(x=box.x + 18, width=box.width - 36)
    if view.over:
        canvas.write(canvas.look.say("game-over"), inner.x, inner.middle, TURN, ink, width=inner.width)
        return
    canvas.draw_text(text.joined(tuple(who), TURN, inner.width), inner.x, box.y + 28, ink)
    canvas.write(does, inner.x, box.y + 68, DOES, ink, width=inner.width)

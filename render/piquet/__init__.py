"""The pictures of Piquet."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import NamedTuple, cast

from engine.piquet.declarations import KINDS
from engine.piquet.options import ELDER_MOST, TALON
from engine.piquet.scoring import CARTE_BLANCHE
from engine.piquet.view import PiquetView
from engine.types import Event, Side
from engine.view import View
from render.kit import faces, palette, seats
from render.kit.canvas import Box, Canvas
from render.kit.films import FIRST, LAST, STEP, Frame, flashes
from render.kit.layout import NO_MARKS
from render.kit.palette import Look
from render.kit.sides import BAND
from render.kit.text import LABEL, MARGIN, WIDTH, Style
from render.kit.trick_games import TrickHand, TrickTable, layout
from render.kit.words import card_names
from render.piquet.words import PiquetWords

_BELOW = 10


class Table(TrickTable):
    """Draws one table; the declarations stand below each player's name."""

    words_of = PiquetWords
    words: PiquetWords
    score_order = (
        *("carte-blanche", "point", "sequence", "set", "repique", "pique", "play", "cards", "capot", "doubled"),
        *("settled", "difference", "rubicon", "partie", "lurch"),
    )
    view: PiquetView

    def height_of(self, side: Side) -> int:
        """Return the height of a side's declarations."""
        its = rows_height(self.view, side)
        return its + _BELOW if its else 0

    def prepare(self) -> None:
        """See :meth:`render.kit.trick_games.TrickTable.prepare`."""
        self.declared: dict[Side, list[Box]] = {}
        """By side, where its declarations are drawn, what is called large first."""

    def draw_side(self, y: int, side: Side) -> None:
        """Draw a side's declarations."""
        box = Box(MARGIN + 14, y, WIDTH - 4 * MARGIN + 12, 0)
        draw_rows(self.canvas, self.view, side, box, self.words)
        self.declared[side] = boxes(self.view, side, box)

    def draw_stock(self, box: Box) -> None:
        """Draw the talon: what is left of elder's five cards, and of younger's three."""
        for place, count in enumerate(packets(self.view)):
            faces.draw_stock(self.canvas, box._replace(x=box.x + place * (box.width + 26)), count, low=-1, name="talon")


def packets(view: PiquetView) -> tuple[int, int]:
    """Return the number of cards left of the first five cards of the talon, and of the other three."""
    first = min(ELDER_MOST, max(0, view.stock - (TALON - ELDER_MOST)))
    return first, view.stock - first


_PACKET = Box(0, 0, 84, 118)


class Hand(TrickHand):
    """Draws one hand."""

    words_of = PiquetWords
    words: PiquetWords
    view: PiquetView

    @property
    def status(self) -> int:  # type: ignore[override]  # computed
        """Where the header says whose turn it is: right of the talon while there is one."""
        return MARGIN + (2 * (_PACKET.width + 20) + 20) * bool(self.view.stock)

    def doing(self) -> seats.Doing:
        """Return what the viewer may do, and what the player to act does; younger answers by declaring."""
        doing = super().doing()
        return doing._replace(you_may=self.look.say("answer-or-declare")) if self.view.phase == "answer" else doing

    def height_of(self, side: Side) -> int:
        """Return the height of a side's declarations."""
        return rows_height(self.view, side)

    def draw_side(self, y: int, side: Side) -> None:
        """Draw a side's declarations."""
        draw_rows(self.canvas, self.view, side, Box(MARGIN + 34, y, WIDTH - 2 * MARGIN - 34, 0), self.words)

    def draw_corner(self, card: Box) -> None:
        """Draw the talon as two packets while there is one."""
        for place, count in enumerate(packets(self.view) if self.view.stock else ()):
            box = _PACKET._replace(x=card.x + place * (_PACKET.width + 20), y=card.y)
            faces.draw_stock(self.canvas, box, count, low=-1, name="talon")

    def draw_footer(self, x: int, middle: int) -> None:
        """Draw the seat's own discards."""
        if self.view.laid:
            said = self.look.say("exchanged", cards=card_names(self.look.say, self.view.laid))
            self.canvas.write(said, x, middle, LABEL, palette.QUIET, width=560)


ROW = 42
_LARGE = 82
_TEXT = Style(32, 650)
_POINTS = Style(36, 800)
_CALLED = Style(58, 900)
_CHIP = 168
_ANSWERS = ("good", "not-good", "equal", "")
"""Younger's answers that are shown; empty while it is open."""


class _Row(NamedTuple):
    """A line: what was declared, younger's answer if there was one, and the points."""

    text: str
    answer: str
    points: int


def rows_height(view: PiquetView, side: Side) -> int:
    """Return the height of a side's lines."""
    return ROW * _count(view, side) + _LARGE * bool(_called(view, side))


def boxes(view: PiquetView, side: Side, box: Box) -> list[Box]:
    """Return where a side's lines stand in a box, from the top; what is called large is the first."""
    y, found = box.y, []
    if _called(view, side):
        found.append(Box(box.x, y, box.width, _LARGE - 12))
        y += _LARGE
    return [*found, *(Box(box.x, y + ROW * row, box.width, ROW) for row in range(_count(view, side)))]


def draw_rows(canvas: Canvas, view: PiquetView, side: Side, box: Box, words: PiquetWords) -> None:
    """Draw a side's lines in a box; the points end at its right edge."""
    lines = boxes(view, side, box)
    if called := _called(view, side):
        plate = lines.pop(0)
        canvas.plate(plate, palette.GOLD, 16)
        name, points = called
        canvas.write(words.say(f"bonus-{name}"), plate.x + 24, plate.middle, _CALLED, palette.GOLD_INK)
        canvas.write(f"+{points}", plate.right - 24, plate.middle, _CALLED, palette.GOLD_INK, align="right")
    for line, row in zip(lines, _rows(view, side, words), strict=True):
        middle, room = line.middle, box.width - 90
        if row.points:
            canvas.write(str(row.points), box.right, middle, _POINTS, palette.TEXT, align="right")
        if row.answer in _ANSWERS:
            colours = palette.ON_LEAF if row.answer == "good" else (palette.PANEL, palette.TEXT)
            canvas.chip(words.say(f"answer-{row.answer or 'open'}"), box.right - 80, middle, colours, align="right")
            room -= _CHIP
        ink = palette.TEXT if row.points else palette.QUIET
        canvas.write(row.text, box.x, middle, _TEXT, ink, width=room)


def _count(view: PiquetView, side: Side) -> int:
    """Return the number of a side's lines."""
    return bool(view.blanche[side]) + sum(bool(its.spoken[side].number) for its in view.declared)


def _rows(view: PiquetView, side: Side, words: PiquetWords) -> list[_Row]:
    rows = []
    if view.blanche[side]:
        rows.append(_Row(words.carte_blanche(view.blanche_hands[side]), "none", CARTE_BLANCHE))
    for kind, its in zip(KINDS, view.declared, strict=True):
        said = its.spoken[side]
        if said.number:
            answer = its.answer if side == view.elder or its.answer == "equal" else "good"
            rows.append(_Row(words.declared(kind, said), answer, said.points))
    return rows


def _called(view: PiquetView, side: Side) -> tuple[str, int] | None:
    """Return what is called large, with its points: pique or repique, and at the end capot."""
    called = [(line.code, line.points) for line in view.lines[side] if line.code in _BONUSES]
    return called[-1] if called else None


_CALLS = ("pique", "repique")
_BONUSES = (*_CALLS, "capot")


def moment(view: View, events: Sequence[Event]) -> Event | None:
    """Return the pique or repique among the events, or the capot that ended the deal."""
    calls = {"scored": ("capot",), "won": ()}.get(view.phase, _CALLS)
    return next((event for event in events if event.kind in calls), None)


def draw_film(view: View, names: Sequence[str], event: Event, look: Look) -> list[Frame]:
    """Return the frames of the film of a :func:`moment`: the side's part of the table."""
    seen = cast(PiquetView, view)
    table = Table(seen, names, look, NO_MARKS)
    whole = table.draw("")
    boxes = table.declared[seen.sides[event.seat]]
    call, *lines = boxes
    top = call.y - BAND
    band = Box(0, top, WIDTH, boxes[-1].bottom + 12 - top)
    call, *lines = (box._replace(y=box.y - top) for box in (call, *lines))
    done = whole.part(band)
    frames = [Frame(partial(_without, done, call, *lines[shown:]), STEP) for shown in range(len(lines) + 1)]
    frames[0] = frames[0]._replace(time=FIRST)
    return [*frames, *flashes(_without(done, call), done.part(call), call), Frame(lambda: done, LAST)]


def _without(done: Canvas, *hidden: Box) -> Canvas:
    """Draw the part without some of its lines."""
    canvas = done.part()
    for box in hidden:
        canvas.fill(palette.PANEL, box)
    return canvas


LAYOUT = layout(Table, Hand)._replace(moment=moment, film=draw_film)

"""The film of a fine hand in the show: its combinations one after another, up to a perfect twenty-nine."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import cast

from engine.cribbage.counting import Combination, Shown
from engine.cribbage.view import CribbageView
from engine.types import Event
from engine.view import View
from render.cribbage import words
from render.cribbage.table import COUNTED, POINTS, ROW, Table
from render.kit import palette
from render.kit.canvas import Box, Canvas
from render.kit.films import FIRST, LAST, STEP, Frame, flashes
from render.kit.layout import NO_MARKS
from render.kit.palette import Look
from render.kit.text import MARGIN, WIDTH

_TOLD = ("showed", "counted", "was-worth", "perfect")
"""The events that tell what a hand is worth."""
FINE = 20
"""The points from which a hand is filmed."""
_TOTAL = Box(WIDTH - 2 * MARGIN - 100, 24, 104, ROW - 48)
"""Where the points of a hand stand in its row."""


def moment(view: View, events: Sequence[Event]) -> Event | None:
    """Return the last hand or crib among the events that deserves a film."""
    seen = cast(CribbageView, view)
    fine = (event for event in reversed(events) if event.kind in _TOLD and event.points >= FINE)
    return next((event for event in fine if _shown(seen, event)), None)


def _shown(view: CribbageView, event: Event) -> Shown | None:
    """Return the hand that is worth what an event tells, if the table still shows it."""
    return next((each for each in reversed(view.shown) if (each.seat, each.points) == (event.seat, event.points)), None)


def draw(view: View, names: Sequence[str], event: Event, look: Look) -> list[Frame]:
    """Return the frames of the film of a :func:`moment`: the hand's row of the table."""
    seen = cast(CribbageView, view)
    shown = _shown(seen, event)
    assert shown is not None
    table = Table(seen, names, look, NO_MARKS)
    whole = table.draw("")
    done = whole.part(Box(0, table.tops[seen.shown.index(shown)], WIDTH, ROW))
    frames, total = [Frame(partial(_row, table, shown), FIRST)], 0
    for each in shown.combinations:
        total += each.points
        frames.append(Frame(partial(_row, table, shown, each, total), STEP))
    bare = done.part()
    bare.fill(palette.PANEL, _TOTAL)
    return [*frames, *flashes(bare, done.part(_TOTAL), _TOTAL), Frame(lambda: done, LAST)]


def _row(table: Table, shown: Shown, each: Combination | None = None, total: int = 0) -> Canvas:
    """Draw the hand with one of its combinations bright, its name, and the points so far."""
    table.canvas = canvas = Canvas(WIDTH, ROW, look=table.look)
    x = table.cards(0, shown.seat, shown.cards, crib=shown.crib, bright=each.cards if each else ())
    if each:
        canvas.write(words.combination(each, total), x, 76, COUNTED, palette.QUIET)
        canvas.write(str(total), WIDTH - 2 * MARGIN, ROW // 2, POINTS, palette.TEXT, align="right")
    return canvas

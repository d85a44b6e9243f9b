"""The film of a pique, repique or capot: the declarations one after another, and then the call."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import cast

from engine.piquet.view import PiquetData
from engine.types import Event
from engine.view import View
from render.kit import palette
from render.kit.canvas import Box, Canvas
from render.kit.filming import FIRST, LAST, STEP, flashes
from render.kit.gif import Frame
from render.kit.look import Look
from render.kit.marks import NONE
from render.kit.measures import WIDTH
from render.kit.side_table import HEADER
from render.piquet.table import Table

_CALLS = ("pique", "repique")


def moment(view: View, events: Sequence[Event]) -> Event | None:
    """Return the pique or repique among the events, or the capot that ended the deal."""
    calls = {"scored": ("capot",), "won": ()}.get(view.phase, _CALLS)
    return next((event for event in events if event.kind in calls), None)


def draw(view: View, names: Sequence[str], event: Event, look: Look) -> list[Frame]:
    """Return the frames of the film of a :func:`moment`: the side's part of the table."""
    seen = cast(PiquetData, view)
    table = Table(seen, names, look, NONE)
    whole = table.draw("")
    boxes = table.declared[seen.sides[event.seat]]
    call, *lines = boxes
    top = call.y - HEADER
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

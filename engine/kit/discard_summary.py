"""A turn of drawing and discarding in one line of the log."""

from __future__ import annotations

from collections.abc import Sequence

from engine.cards import BACK
from engine.summary import Line, lines_by_seat
from engine.types import Event


def summary(events: Sequence[Event]) -> tuple[Line, ...]:
    """Return one line for each turn in ``events``; a hidden draw that something follows is left out."""
    return tuple(
        Line(line.seat, line.parts[1:] if len(line.parts) > 1 and _is_hidden_draw(line.parts[0]) else line.parts)
        for line in lines_by_seat(events)
    )


def _is_hidden_draw(part: object) -> bool:
    return isinstance(part, Event) and part.kind == "drew" and BACK in part.cards

"""A card or a hand of Cribbage in one line of the log."""

from __future__ import annotations

from collections.abc import Sequence

from engine.cribbage.counting import counted
from engine.cribbage.view import counted_aloud
from engine.summary import Line, lines_by_seat
from engine.types import Event, Note


def summary(events: Sequence[Event]) -> tuple[Line, ...]:
    """Return one line for each run of events of a seat, with hands counted as players say it."""
    return tuple(Line(line.seat, tuple(map(_part, line.parts))) for line in lines_by_seat(events))


def _part(part: Event | Note) -> Event | Note:
    if not isinstance(part, Event) or part.kind != "showed":
        return part
    *cards, starter = part.cards
    found = counted(cards, starter, crib=part.target == "crib")
    return Note("counts", {"cards": tuple(cards), "crib": part.target == "crib", **counted_aloud(found)})

"""Summaries of events for a game's log: one line for what a seat did in a turn, or for a trick."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import groupby
from operator import attrgetter
from typing import NamedTuple

from engine.types import Event, Note, Seat


class Line(NamedTuple):
    """A line of the log: what a ``seat`` did, as phrases such as "draws" and "discards 5♥". -1: it was nobody's doing.

    An :class:`Event` among the ``parts`` is told as it is, a :class:`Note` has a text of its own.
    """

    seat: Seat
    parts: tuple[Event | Note, ...]


def lines_by_seat(events: Sequence[Event]) -> tuple[Line, ...]:
    """Return one line for each run of events of the same seat.

    >>> [(line.seat, len(line.parts)) for line in lines_by_seat([Event("drew", 0), Event("discarded", 0)])]
    [(0, 2)]
    """
    return tuple(Line(seat, tuple(its)) for seat, its in groupby(events, attrgetter("seat")))

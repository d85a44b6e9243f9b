"""A turn of Canasta in one line of the log: only what the others need to know."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import groupby

from engine.cards import BACK
from engine.summary import Line, lines_by_seat
from engine.types import Event, Note

_MELDS = ("melded", "added")
_CANASTAS = ("natural-canasta", "mixed-canasta", "wild-canasta", "sequence-canasta")


def summary(events: Sequence[Event]) -> tuple[Line, ...]:
    """Return one line for each turn in ``events``, which must have passed :meth:`engine.types.Event.seen_by`.

    Several melds in a row become a list of ranks. Left out are a hidden draw that something follows, and the rest of
    a pile, as its size is told when it is taken.
    """
    return tuple(
        Line(line.seat, _shortened([event for event in line.parts if isinstance(event, Event)]))
        for line in lines_by_seat(events)
    )


def _shortened(events: list[Event]) -> tuple[Event | Note, ...]:
    took_pile = any(event.kind == "took-pile" for event in events)
    opening = next((event for event in events if event.kind == "initial-meld"), None)
    kept = [
        event
        for event in events
        if not (event.kind == "drew" and BACK in event.cards and len(events) > 1)
        and not (event.kind == "received" and took_pile)
    ]
    parts: list[Event | Note] = []
    for melding, its in groupby(kept, lambda event: event.kind in (*_MELDS, *_CANASTAS, "initial-meld")):
        run = list(its)
        parts += _melding(run, opening if opening in run else None) if melding else _together(run)
    return tuple(parts)


def _together(events: list[Event]) -> list[Event]:
    """The same events, with red threes in a row as one."""
    told: list[Event] = []
    for event in events:
        together = event.kind == "red-threes" and bool(told) and told[-1].kind == event.kind
        told.append(event._replace(cards=told.pop().cards + event.cards) if together else event)
    return told


def _melding(events: list[Event], opening: Event | None) -> list[Event | Note]:
    """Melds in a row with what they completed: the melds first, then the canastas as they are in the end."""
    melds = [event for event in events if event.kind in _MELDS]
    canastas = {event.target: event for event in events if event.kind in _CANASTAS}.values()
    ranks = tuple(dict.fromkeys(event.target for event in melds))
    if opening and melds:
        return [Note("opened", {"ranks": ranks, "points": opening.points}), *canastas]
    if len(melds) > 1:
        return [Note("melds", {"ranks": ranks}), *canastas]
    return [*melds, *([opening] if opening else ()), *canastas]

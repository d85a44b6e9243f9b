"""Who acted with each action: a person, or a computer, perhaps in a person's place.

Seats change hands while a game is told, so events carry a number (:attr:`engine.types.Event.actor`) for who acted at
their seat then. Names are given to these numbers where people read them, as to seats.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple

from data.store import ActionRow, SeatRow
from engine.types import DEAL, Event, Seat


class Actor(NamedTuple):
    """Who acted at a seat: ``person``, or a ``computer`` in the place of this person or (0) at its own seat."""

    seat: Seat
    person: int
    computer: bool


def person_of(row: SeatRow | None, computer: str) -> int | None:
    """Return the person of a seat's action, as :attr:`data.store.ActionRow.person`."""
    if row is None:
        return None
    return (row.player or row.former or 0) if computer else row.player


class Actors:
    """The actors of a game, numbered from 1, and those of each of its actions. 0: it was not kept who acted."""

    def __init__(self, seats: int) -> None:
        self.known: list[Actor] = []
        self.of_actions: list[int] = []
        """By action: its actor."""
        self.seated = [0] * seats
        """By seat: the actor of its last action in the round."""

    @property
    def people(self) -> frozenset[int]:
        """The players among the actors."""
        return frozenset(actor.person for actor in self.known if actor.person)

    def note(self, row: ActionRow, kind: str) -> None:
        """Take note of an action of a kind."""
        number = 0
        if row.person is not None:
            actor = Actor(row.seat, row.person, bool(row.computer))
            if actor not in self.known:
                self.known.append(actor)
            number = self.known.index(actor) + 1
        self.of_actions.append(number)
        self.seated = seated_after(self.seated, row.seat, kind, number)


"""Who acted with each action of a game: a person, or a computer, perhaps in a person's place.

Seats change hands, so events carry a number (:attr:`engine.types.Event.actor`) for the actor at their seat then.
Numbers become names where people read them, as seats do.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from typing import NamedTuple

from data.store import ActionRow, SeatRow
from engine.types import DEAL, Action, Event, Note, Seat


class Actor(NamedTuple):
    """Who acted at a seat: the ``person``, or a ``computer`` in this person's place or, if it is 0, at its own seat."""

    seat: Seat
    person: int
    computer: bool


def person_of(row: SeatRow, computer: str) -> int | None:
    """Return :attr:`data.store.ActionRow.person` for an action at a seat, chosen by a ``computer`` or its player."""
    return (row.player or row.former or 0) if computer else row.player


class Actors:
    """The actors of a game, numbered from 1. 0: it was not kept who acted, so the seat's player now is named."""

    def __init__(self, seats: int) -> None:
        self.known: list[Actor] = []
        self.of_actions: list[int] = []
        """By action: its actor."""
        self.seated = nobody(seats)
        self._acts = Counter[tuple[Seat, int, int, int]]()
        """How often an actor acted, by seat, round, turn and actor. One counter, because it is part of snapshots."""

    @property
    def people(self) -> frozenset[int]:
        """The players among the actors."""
        return frozenset(actor.person for actor in self.known if actor.person)

    def note(self, row: ActionRow, action: Action, turn: tuple[int, int]) -> None:
        """Note who chose an action of a turn, given by the numbers of its round and of the turn."""
        number = 0
        if row.person is not None and action.kind != DEAL:
            actor = Actor(row.seat, row.person, bool(row.computer))
            if actor not in self.known:
                self.known.append(actor)
            number = self.known.index(actor) + 1
            self._acts[(row.seat, *turn, number)] += 1
        self.of_actions.append(number)
        self.seated = seated_after(self.seated, row.seat, action, number)

    def sign(self, highlight: Note) -> Note:
        """Return a highlight of a seat with the actor who did most in its turn or, if it names none, in its round."""
        seat, number, turn = (highlight.values.get(name) for name in ("seat", "round", "turn"))
        acted = Counter[int]()
        for (where, its_round, its_turn, actor), count in self._acts.items():
            if where == seat and its_round == number and turn in (None, its_turn):
                acted[actor] += count
        if not acted:
            return highlight
        return highlight._replace(values={**highlight.values, "actor": acted.most_common(1)[0][0]})


def nobody(count: int) -> tuple[int, ...]:
    """Return for each of some seats, or actions, that no actor is noted."""
    return (0,) * count


def seated_after(seated: Sequence[int], seat: Seat, action: Action, actor: int) -> tuple[int, ...]:
    """Return by seat the actor of its last action in the round, after an action.

    Anybody may ask for the next round, which is then dealt to the players of now.
    """
    if action.kind == DEAL:
        return nobody(len(seated))
    return (*seated[:seat], actor, *seated[seat + 1 :])


def signed(events: Iterable[Event], seated: Sequence[int]) -> tuple[Event, ...]:
    """Return events with the actors of their seats."""
    # Quicker than _replace: a table that comes back without a snapshot plays all its actions.
    return tuple(event if event.seat < 0 else Event(*event[:-1], seated[event.seat]) for event in events)

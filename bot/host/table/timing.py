"""What a table waits for, and until when: worked out from what is stored, so it is the same after a restart."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import NamedTuple

from bot.host.model.terms import Terms
from data.store import SeatRow, Status, TableRow
from engine.types import Seat

ABSENT_AFTER = 30 * 60.0
"""Seconds after which others may vote on what to do without somebody."""
ARCHIVED_AFTER = 72 * 3600.0
"""Seconds after which a table where nothing happens is paused."""
_ABSENT_TURNS, _IDLE_TURNS = 2, 3
"""The same in turns, where a table's turns are long."""

IN_GAME = ("wait", "computer", "close")
IN_LOBBY = ("host", "close")
"""What may be voted for: to go on waiting, that the computer takes the seat, to close; or to be the host instead."""


class Timing:
    """The clock, and how long a table waits. ``began`` is since when people have been able to act."""

    def __init__(
        self,
        clock: Callable[[], float],
        *,
        absent_after: float = ABSENT_AFTER,
        archived_after: float = ARCHIVED_AFTER,
    ) -> None:
        self.clock = clock
        self.absent_after = absent_after
        self.archived_after = archived_after
        self.began = clock()
        self.seen: dict[str, float] = {}
        """When an open table's host was last seen, or it was last decided to wait, as far as this process knows."""
        self.touched: dict[str, float] = {}
        """When people last did something else at a table, as far as this process knows."""

    def after(self, moment: float, seconds: float) -> float:
        """The moment so many seconds later. Nobody could act while no bot ran: a quarter of them is left at least."""
        return max(moment + seconds, self.began + seconds / 4)


class TurnClock(NamedTuple):
    """A turn of a person, whom the table waits for: after how many actions it began, and when its time is up.

    ``player`` is the first of them, where several are to act; ``reminded`` how many reminders were sent.
    """

    player: int
    seat: Seat
    turn: int
    ends: float
    reminded: int


class Vote(NamedTuple):
    """What the others may vote on while whoever a table waits for is away. ``key`` tells one absence from another."""

    away: tuple[Seat, ...]
    voters: tuple[int, ...]
    motions: tuple[str, ...]
    key: str
    votes: Mapping[str, int]
    """How many are for each motion."""

    @property
    def needed(self) -> int:
        """How many votes decide: more than half."""
        return len(self.voters) // 2 + 1

    @property
    def winner(self) -> str:
        """The motion that has enough votes; empty if none has."""
        return next((motion for motion, votes in self.votes.items() if votes >= self.needed), "")

    def stored(self, motion: str) -> str:
        """A vote for a motion, as it is stored."""
        return f"{motion}@{self.key}"


@dataclass(frozen=True, slots=True, kw_only=True)
class Waiting:
    """What a table waits for. ``to_act`` are the seats that may act; none while no game is being played."""

    row: TableRow
    terms: Terms
    timing: Timing
    to_act: tuple[Seat, ...]
    between_rounds: bool
    turn: int
    """After how many actions the turn began."""
    turn_began: float
    last: float
    """When the last action was done by who was to act."""
    last_by_people: float
    """When a person did the last of theirs."""

    @property
    def people(self) -> tuple[SeatRow, ...]:
        """The people whom the table waits for; who has the autopilot on is not waited for."""
        if self.row.status is not Status.RUNNING:
            return ()
        seated = (seat for seat in self.row.seats if seat.seat in self.to_act)
        return tuple(seat for seat in seated if seat.player is not None and not seat.autopilot)

    @property
    def clock(self) -> TurnClock | None:
        """The clock of the turn, where there is a limit."""
        first = next(iter(self.people), None)
        if first is None or first.player is None or not self.terms.turn_seconds:
            return None
        ends = self.timing.after(max(self.turn_began, self.row.since), self.terms.turn_seconds)
        turn, reminded = self.row.reminded
        return TurnClock(first.player, first.seat, self.turn, ends, reminded if turn == self.turn else 0)

    @property
    def is_late(self) -> bool:
        """Whether the time of the turn is up."""
        return self.clock is not None and self.timing.clock() >= self.clock.ends

    @property
    def reminders(self) -> tuple[float, ...]:
        """When the player is to be reminded: at half the time, and once more before the end if that is worth it."""
        if self.clock is None or self.between_rounds:
            return ()
        halves = self.clock.ends - self.terms.turn_seconds / 2
        return (halves, self.clock.ends - self.terms.turn_seconds / 6) if self.terms.turn_seconds >= 60 else (halves,)

    @property
    def absent_from(self) -> float | None:
        """From when on whoever the table waits for counts as away; ``None`` where nobody could vote on it."""
        if not self._voters:
            return None
        span = self.timing.absent_after
        if self.row.status is Status.RUNNING:
            span = max(span, _ABSENT_TURNS * self.terms.turn_seconds)
        return self.timing.after(self._quiet_since, span)

    @property
    def vote(self) -> Vote | None:
        """What may be voted on now."""
        if self.absent_from is None or self.timing.clock() < self.absent_from:
            return None
        running = self.row.status is Status.RUNNING
        key = f"{self.last if running else self._quiet_since:.3f}"
        motions = IN_GAME if running else IN_LOBBY
        voted = Counter(self.row.votes.get(player, "") for player in self._voters)
        vote = Vote(tuple(seat.seat for seat in self._away), self._voters, motions, key, {})
        return vote._replace(votes={motion: voted[vote.stored(motion)] for motion in motions})

    @property
    def archived_at(self) -> float | None:
        """When the table is paused because nobody does anything: what computers do in people's stead is not counted."""
        if self.row.status not in (Status.OPEN, Status.RUNNING):
            return None
        idle = max(self.timing.archived_after, _IDLE_TURNS * self.terms.turn_seconds)
        touched = self.timing.touched.get(self.row.id, 0.0)
        return self.timing.after(max(self.last_by_people, self.row.since, touched), idle)

    @property
    def next_due(self) -> float | None:
        """When the clock is to look at the table again, for what has not been seen to yet."""
        now = self.timing.clock()
        due = [self.archived_at, *(self.reminders[self.clock.reminded :] if self.clock else ())]
        if self.absent_from is not None and now < self.absent_from:
            due.append(self.absent_from)
        if self.clock and not (self.is_late and self.plays_late):
            due.append(self.clock.ends)
        return min((moment for moment in due if moment is not None), default=None)

    @property
    def plays_late(self) -> bool:
        """Whether the computer plays a turn whose time is up."""
        return self.terms.late == "turn" and not self.between_rounds

    @property
    def _quiet_since(self) -> float:
        return max(self.last, self.row.since, self.timing.seen.get(self.row.id, 0.0))

    @property
    def _away(self) -> tuple[SeatRow, ...]:
        """Who holds the others up, if they are away: between rounds anybody may go on."""
        if self.row.status is Status.OPEN:
            return tuple(seat for seat in self.row.seats if seat.player == self.row.host)
        return () if self.between_rounds else self.people

    @property
    def _voters(self) -> tuple[int, ...]:
        away = {seat.player for seat in self._away}
        others = (seat.player for seat in self.row.seats if seat.player not in away)
        return tuple(player for player in others if player is not None) if away else ()

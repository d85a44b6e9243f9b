"""What a table waits for, and until when. Derived from stored rows and actions, so a restart changes nothing.

How long a turn may take: :data:`bot.host.model.terms.TURN_LENGTHS`. Who wins a vote: :mod:`bot.host.table.vote`.
"""

from __future__ import annotations

import math
from collections import Counter
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from typing import NamedTuple

from bot.host.model.terms import Terms
from bot.host.table.running_game import SeatTurn
from bot.host.table.vote import GAME_MOTIONS, LOBBY_MOTIONS, Vote
from data.store import SeatRow, Status, TableRow
from engine.types import Seat

ABSENT_AFTER = 30 * 60.0
"""Seconds after which the others may vote on what to do without an absent player."""
ARCHIVED_AFTER = 72 * 3600.0
"""Seconds after which an idle table is paused."""
_ABSENT_TURNS, _IDLE_TURNS = 2, 3
"""The same in turn lengths, where that is longer."""


class Timing:
    """The clock, and how long tables wait."""

    def __init__(
        self,
        clock: Callable[[], float],
        *,
        absent_after: float = ABSENT_AFTER,
        archived_after: float = ARCHIVED_AFTER,
        keep_actions: float = math.inf,
        shard_of: Callable[[int], int] = lambda guild_id: 0,
    ) -> None:
        self.clock = clock
        self.absent_after = absent_after
        self.archived_after = archived_after
        self.keep_actions = keep_actions
        self.shard_of = shard_of
        """The shard of a server: its connection to Discord may be lost while others work."""
        self._started_at = clock()
        self._outage_ended_at: dict[int, float] = {}
        """By shard: the end of its last outage."""
        self.host_seen: dict[str, float] = {}
        """By table: when an open table's host last acted, or a vote was last decided, as far as this process knows."""
        self.last_activity: dict[str, float] = {}
        """By table: when people last did something other than a game action, as far as this process knows."""

    def outage_ended(self, shard: int) -> None:
        """Note that people can act again in the servers of a shard."""
        self._outage_ended_at[shard] = self.clock()

    def reachable_since(self, guild_id: int) -> float:
        """Since when the people of a server have been able to act."""
        return self._outage_ended_at.get(self.shard_of(guild_id), self._started_at)

    def deadline(self, guild_id: int, start: float, seconds: float) -> float:
        """The end of a period. After an outage at least a quarter of it is left, as nobody could act meanwhile."""
        return max(start + seconds, self.reachable_since(guild_id) + seconds / 4)


class TurnClock(NamedTuple):
    """The time limit of a person's turn: when it ends."""

    player: int
    seat: Seat
    ends: float


@dataclass(frozen=True, slots=True, kw_only=True)
class Waiting:
    """What a table waits for. ``to_act`` are the seats that may act; empty while no game is being played."""

    row: TableRow
    terms: Terms
    timing: Timing
    to_act: tuple[Seat, ...]
    between_rounds: bool
    turns: tuple[SeatTurn, ...]
    """By seat; empty while no game is being played."""
    moments: tuple[int, ...]
    """By seat: see :attr:`bot.host.table.state.TableState.moments`."""
    last_action_at: float
    """When somebody who was to act last acted."""
    last_human_action_at: float
    """When a person last acted."""

    @property
    def people(self) -> tuple[SeatRow, ...]:
        """The people whom the table waits for; not those on autopilot."""
        if self.row.status is not Status.RUNNING:
            return ()
        seated = (seat for seat in self.row.seats if seat.seat in self.to_act)
        return tuple(seat for seat in seated if seat.player is not None and not seat.autopilot)

    @property
    def clocks(self) -> tuple[TurnClock, ...]:
        """The clocks of the people whom the table waits for, the first to end first; none without a time limit."""
        found = [
            TurnClock(row.player, row.seat, self._deadline(self.turns[row.seat].began_at, self.terms.turn_seconds))
            for row in self.people
            if row.player is not None and self.terms.turn_seconds
        ]
        return tuple(sorted(found, key=lambda clock: clock.ends))

    @property
    def late(self) -> tuple[TurnClock, ...]:
        """The clocks of those whose time is up."""
        return tuple(clock for clock in self.clocks if self.timing.clock() >= clock.ends)

    def was_sent(self, seat: Seat, number: int) -> bool:
        """Whether reminder ``number`` (1 or 2) was sent to a seat in its turn."""
        return bool(self._sent & reminder_bit(seat, number))

    def with_sent(self, seat: Seat, number: int) -> int:
        """What to store once a reminder is sent: this one, and those before it in turns that go on."""
        return self._sent | reminder_bit(seat, number)

    @property
    def reminded(self) -> tuple[Seat, ...]:
        """The seats that the last reminder is still of use to: the table waits for them, and they have not acted."""
        last = self.row.reminder
        if last is None or self.between_rounds:
            return ()
        seats = (row.seat for row in self.people)
        return tuple(
            seat
            for seat in seats
            if self.moments[seat] <= last.revision and (self.was_sent(seat, 1) or self.was_sent(seat, 2))
        )

    @property
    def _sent(self) -> int:
        """The bits of the reminders that were sent in turns that go on."""
        last = self.row.reminder
        if last is None:
            return 0
        ongoing = (row.seat for row in self.people if self.turns[row.seat].revision <= last.revision)
        return last.sent & sum(reminder_bit(seat, number) for seat in ongoing for number in (1, 2))

    @property
    def vote(self) -> Vote | None:
        """The current vote, once somebody is absent and others can vote."""
        away = self._away(self.timing.clock())
        voters = self._voters(away)
        if not voters:
            return None
        running = self.row.status is Status.RUNNING
        key = f"{min(map(self._active_at, away)) if running else self._quiet_since(away[0]):.3f}"
        motions = GAME_MOTIONS if running else LOBBY_MOTIONS
        voted = Counter(self.row.votes.get(player, "") for player in voters)
        vote = Vote(tuple(seat.seat for seat in away), voters, motions, key, {})
        return vote._replace(votes={motion: voted[vote.stored(motion)] for motion in motions})

    @property
    def archived_at(self) -> float | None:
        """When the table is paused for inactivity. Actions of computers do not count."""
        if self.row.status not in (Status.OPEN, Status.RUNNING):
            return None
        idle = max(self.timing.archived_after, _IDLE_TURNS * self.terms.turn_seconds)
        activity = self.timing.last_activity.get(self.row.id, 0.0)
        return self.timing.deadline(self.row.guild_id, max(self.last_human_action_at, self.row.since, activity), idle)

    @property
    def next_due(self) -> float | None:
        """When something is next due at the table, besides reminders."""
        now = self.timing.clock()
        due = [self.archived_at]
        absences = {self._absent_at(row) for row in self._holding_up}
        due += [time for time in absences if time > now and self._voters(self._away(time))]
        due += [clock.ends for clock in self.clocks if not (self.plays_late and clock in self.late)]
        return min((moment for moment in due if moment is not None), default=None)

    @property
    def plays_late(self) -> bool:
        """Whether the computer plays a turn whose time is up."""
        return self.terms.late == "turn" and not self.between_rounds

    def _deadline(self, start: float, seconds: float) -> float:
        return self.timing.deadline(self.row.guild_id, max(start, self.row.since), seconds)

    def _active_at(self, row: SeatRow) -> float:
        """When somebody whom the game waits for last acted, or else their turn began."""
        return self.turns[row.seat].acted_at if self.row.status is Status.RUNNING else self.last_action_at

    def _quiet_since(self, row: SeatRow) -> float:
        return max(self._active_at(row), self.row.since, self.timing.host_seen.get(self.row.id, 0.0))

    def _absent_at(self, row: SeatRow) -> float:
        span = self.timing.absent_after
        if self.row.status is Status.RUNNING:
            span = max(span, _ABSENT_TURNS * self.terms.turn_seconds)
        return self.timing.deadline(self.row.guild_id, self._quiet_since(row), span)

    @property
    def _holding_up(self) -> tuple[SeatRow, ...]:
        """Who holds up the others. Nobody between rounds, as anybody may deal."""
        if self.row.status is Status.OPEN:
            return tuple(seat for seat in self.row.seats if seat.player == self.row.host)
        return () if self.between_rounds else self.people

    def _away(self, now: float) -> tuple[SeatRow, ...]:
        return tuple(row for row in self._holding_up if self._absent_at(row) <= now)

    def _voters(self, away: Iterable[SeatRow]) -> tuple[int, ...]:
        gone = {seat.player for seat in away}
        others = (seat.player for seat in self.row.seats if seat.player not in gone)
        return tuple(player for player in others if player is not None) if gone else ()


def reminder_bit(seat: Seat, number: int) -> int:
    """The bit of :attr:`data.store.ReminderRow.sent` for reminder ``number`` (1 or 2) of a seat's turn."""
    return 1 << (2 * seat + number - 1)

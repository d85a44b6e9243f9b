"""What a table waits for, and until when. Derived from stored rows and actions, so a restart changes nothing.

How long a turn may take: :data:`bot.host.model.terms.TURN_LENGTHS`. Who wins a vote: :mod:`bot.host.table.vote`.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass
from typing import NamedTuple

from bot.host.model.terms import Terms
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
        shard_of: Callable[[int], int] = lambda guild_id: 0,
    ) -> None:
        self.clock = clock
        self.absent_after = absent_after
        self.archived_after = archived_after
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
    """The time limit of a turn: ``turn`` is the revision at which it began, ``ends`` the time when it is over.

    ``player`` is the first one where several are to act.
    """

    player: int
    seat: Seat
    turn: int
    ends: float


@dataclass(frozen=True, slots=True, kw_only=True)
class Waiting:
    """What a table waits for. ``to_act`` are the seats that may act; empty while no game is being played."""

    row: TableRow
    terms: Terms
    timing: Timing
    to_act: tuple[Seat, ...]
    between_rounds: bool
    turn: int
    """The revision at which the turn began."""
    turn_began_at: float
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
    def clock(self) -> TurnClock | None:
        """The clock of the turn, if there is a time limit."""
        first = next(iter(self.people), None)
        if first is None or first.player is None or not self.terms.turn_seconds:
            return None
        ends = self.timing.deadline(self.row.guild_id, max(self.turn_began_at, self.row.since), self.terms.turn_seconds)
        return TurnClock(first.player, first.seat, self.turn, ends)

    @property
    def is_late(self) -> bool:
        """Whether the turn's time is up."""
        return self.clock is not None and self.timing.clock() >= self.clock.ends

    @property
    def reminded(self) -> int:
        """How many reminders were sent in this turn."""
        last = self.row.reminder
        return last.number if last and last.revision >= self.turn else 0

    @property
    def absent_from(self) -> float | None:
        """When those the table waits for become absent; ``None`` if nobody could vote."""
        if not self._voters:
            return None
        span = self.timing.absent_after
        if self.row.status is Status.RUNNING:
            span = max(span, _ABSENT_TURNS * self.terms.turn_seconds)
        return self.timing.deadline(self.row.guild_id, self._quiet_since, span)

    @property
    def vote(self) -> Vote | None:
        """The current vote, once somebody is absent."""
        if self.absent_from is None or self.timing.clock() < self.absent_from:
            return None
        running = self.row.status is Status.RUNNING
        key = f"{self.last_action_at if running else self._quiet_since:.3f}"
        motions = GAME_MOTIONS if running else LOBBY_MOTIONS
        voted = Counter(self.row.votes.get(player, "") for player in self._voters)
        vote = Vote(tuple(seat.seat for seat in self._away), self._voters, motions, key, {})
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
        return max(self.last_action_at, self.row.since, self.timing.host_seen.get(self.row.id, 0.0))

    @property
    def _away(self) -> tuple[SeatRow, ...]:
        """Whose absence holds up the others. Nobody's between rounds, as anybody may deal."""
        if self.row.status is Status.OPEN:
            return tuple(seat for seat in self.row.seats if seat.player == self.row.host)
        return () if self.between_rounds else self.people

    @property
    def _voters(self) -> tuple[int, ...]:
        away = {seat.player for seat in self._away}
        others = (seat.player for seat in self.row.seats if seat.player not in away)
        return tuple(player for player in others if player is not None) if away else ()

"""The events a table waits for, and their deadlines. Derived from stored rows and actions, so a restart changes
nothing. Turn lengths: :data:`bot.host.model.setup.TURN_LENGTHS`.
"""

from __future__ import annotations

import math
from collections import Counter
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, field, replace
from typing import Any, NamedTuple

from bot.host.model.gathering import DROPPED_AFTER, ENDS_AFTER
from bot.host.model.setup import Terms
from bot.host.table.presence import Presence
from bot.host.table.running_game import SeatTurn
from bot.host.table.watched_clock import WatchedClock
from data.store import SeatRow, Status, TableRow
from engine.types import Seat

COMPUTER = "computer"
"""The motion that a computer takes the seat."""
GAME_MOTIONS: tuple[str, ...] = ("wait", COMPUTER, "pause")
"""Motions at a running table: keep waiting, let the computer take the seat, or pause the table.

Nobody can close a game while somebody is absent: it would show the cards without their consent.
"""
LOBBY_MOTIONS: tuple[str, ...] = ("host", "close")
"""Motions at an open table whose host is absent: become the host, or close the table."""
ABSENT_AFTER = 30 * 60.0
"""Seconds after which the others may vote about an absent player."""
SEAT_AFTER = 24 * 3600.0
"""Seconds after which that vote can also give an absent player's seat to a computer, where turns have no time limit."""
ARCHIVED_AFTER = 72 * 3600.0
"""Seconds after which an idle table is paused."""
_ABSENT_TURNS, _IDLE_TURNS = 2, 3
"""The same limit in turn lengths; the longer applies."""
ABANDONED_DAYS = 30
"""Days after its last action in which a paused game that counts can be resumed."""
ABANDONED_AFTER = ABANDONED_DAYS * 24 * 3600.0


class Vote(NamedTuple):
    """A vote by the others while a table waits for absent players. ``key`` identifies the absence."""

    away: tuple[Seat, ...]
    voters: tuple[int, ...]
    motions: tuple[str, ...]
    key: str
    votes: Mapping[str, int]
    """The number of votes for each motion."""
    computer_from: float | None = None
    """When the motion that a computer takes the seat opens, if it is not open yet."""
    seen: bool = False
    """Whether all who are away have used the table lately, and count as away because they have not acted for long."""

    @property
    def needed(self) -> int:
        """The number of votes that win: more than half."""
        return len(self.voters) // 2 + 1

    @property
    def winner(self) -> str:
        """The motion that has enough votes; empty if none has."""
        return next((motion for motion, votes in self.votes.items() if votes >= self.needed), "")

    def stored(self, motion: str) -> str:
        """Return a vote for a motion as it is stored. It counts in this absence only."""
        return f"{motion}@{self.key}"


class Timing:
    """The clock, and the limits after which tables stop waiting."""

    def __init__(
        self,
        clock: WatchedClock,
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
        """The shard of a server: it may lose its connection to Discord while others work."""
        self._started_at = clock()
        self._outage_ended_at: dict[int, float] = {}
        """By shard: the end of its last outage."""
        self.host_seen: dict[str, float] = {}
        """By table: when an open table's host last acted, or a vote was last decided, as far as this process knows."""
        self.last_activity: dict[str, float] = {}
        """By table: when people last did something other than a game action, as far as this process knows."""
        self.presence = Presence()
        """When people last used a table in any way."""

    def outage_ended(self, shard: int) -> None:
        """Note that people can act again in the servers of a shard."""
        self._outage_ended_at[shard] = self.clock()

    def reachable_since(self, guild_id: int) -> float:
        """Return since when the people of a server have been able to act."""
        connected_at = self._outage_ended_at.get(self.shard_of(guild_id), self._started_at)
        return max(self.clock.begun(connected_at), self.clock.gap_ended_at)

    def deadline(self, guild_id: int, start: float, seconds: float, *, runs_since: float = 0.0) -> float:
        """Return the end of a period. After a gap at least a quarter of it is left, as nobody could act meanwhile.

        A gap is an outage of Discord or the store, a start of the process or its sleep, or a clock that was set. A gap
        that ended before ``runs_since``, when the table was resumed, is not made up for: pausing gains nothing.
        """
        start, reachable_since = self.clock.begun(start), self.reachable_since(guild_id)
        if self.clock.begun(runs_since) >= reachable_since:
            return start + seconds
        return max(start + seconds, reachable_since + seconds / 4)


class TurnClock(NamedTuple):
    """The time limit of a person's turn: when it ends."""

    player: int
    seat: Seat
    ends: float


@dataclass(frozen=True, slots=True, kw_only=True)
class Waiting:
    """The state that a table's deadlines depend on. ``to_act`` are the seats that may act; empty while no game runs."""

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
    """When a seat to act last acted."""
    last_human_action_at: float
    """When a person last acted."""
    seen: Mapping[int, float] = field(default_factory=dict)
    """By player: when they last used the table in any way, as far as this process knows."""

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
            TurnClock(row.player, row.seat, self._turn_ends(row.seat))
            for row in self.people
            if row.player is not None and self.terms.turn_seconds
        ]
        return tuple(sorted(found, key=lambda clock: clock.ends))

    @property
    def late(self) -> tuple[TurnClock, ...]:
        """The clocks that have run out."""
        now = self.timing.clock()  # first: it may find that nobody could act until now
        return tuple(clock for clock in self.clocks if now >= clock.ends)

    def was_sent(self, seat: Seat, number: int) -> bool:
        """Return whether reminder ``number`` (1 or 2) was sent to a seat in its turn."""
        return bool(self._sent & reminder_bit(seat, number))

    def with_sent(self, seat: Seat, number: int) -> int:
        """Return the sent reminders to store: this one, and earlier ones of turns still running."""
        return self._sent | reminder_bit(seat, number)

    @property
    def reminded(self) -> tuple[Seat, ...]:
        """The seats the last reminder still concerns: the table waits for them, and they have not acted."""
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
        """The bits of the reminders sent in turns still running."""
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
        key = min(map(self._key, away), key=float)
        motions, computer_from = (GAME_MOTIONS if running else LOBBY_MOTIONS), None
        opens = max(map(self._seat_at, away))
        if opens > self.timing.clock():
            motions = tuple(motion for motion in motions if motion != COMPUTER)
            computer_from = opens if self.archived_at is None or opens < self.archived_at else None
        voted = Counter(self.row.votes.get(player, "") for player in voters)
        seen = all(self._is_seen(row) for row in away)
        vote = Vote(tuple(seat.seat for seat in away), voters, motions, key, {}, computer_from, seen)
        return vote._replace(votes={motion: voted[vote.stored(motion)] for motion in motions})

    @property
    def back(self) -> tuple[Seat, ...]:
        """The seats of people who would be away had they not used the table since they last acted."""
        now = self.timing.clock()
        return tuple(row.seat for row in self._back(now))

    @property
    def outdated_voters(self) -> tuple[int, ...]:
        """The players whose stored votes are about somebody who is back."""
        keys = {f"@{self._key(row)}" for row in self._back(self.timing.clock())}
        return tuple(player for player, vote in self.row.votes.items() if any(map(vote.endswith, keys)))

    @property
    def vote_after(self) -> float:
        """Seconds without an action after which a person whom the game waits for counts as absent."""
        return max(self.timing.absent_after, _ABSENT_TURNS * self.terms.turn_seconds)

    @property
    def seat_vote_after(self) -> float | None:
        """Seconds after which a vote can give their seat to a computer; ``None`` if the table is paused before."""
        span = self.vote_after if self.terms.turn_seconds else max(self.vote_after, SEAT_AFTER)
        return span if span < self._archived_after else None

    @property
    def _archived_after(self) -> float:
        return max(self.timing.archived_after, _IDLE_TURNS * self.terms.turn_seconds)

    @property
    def archived_at(self) -> float | None:
        """When the table is paused for inactivity. Actions of computers do not count."""
        if self.row.status not in (Status.OPEN, Status.RUNNING):
            return None
        activity = self.timing.last_activity.get(self.row.id, 0.0)
        last = max(self.last_human_action_at, self.row.since, activity)
        return self.timing.deadline(self.row.guild_id, last, self._archived_after)

    @property
    def _dropping_from(self) -> float | None:
        """When those who are in may go on without those who are missing, at an open table where people gather."""
        if self.row.status is not Status.OPEN or not self.row.gathering or self.row.tournament:
            return None
        return self._deadline(self.row.since, DROPPED_AFTER)

    @property
    def may_drop(self) -> bool:
        """Whether that time has come."""
        return self._dropping_from is not None and self._dropping_from <= self.timing.clock()

    @property
    def gathers_until(self) -> float | None:
        """When the gathering at an open table ends, counted from when the first was in, or a seat was opened.

        In a tournament it is the end of the time to begin, which is no concern of the table's own clock.
        """
        if self.row.status is not Status.OPEN or not self.row.gathering:
            return None
        if self.row.tournament:
            return float(self.row.gathering.get("until", 0.0)) or None
        opened_at = float(self.row.gathering.get("opened_at", 0.0))
        return self._deadline(max(self.row.since, opened_at), ENDS_AFTER)

    @property
    def put_aside_at(self) -> float | None:
        """When the table is paused for inactivity, or its gathering ends; never in a tournament."""
        ends = () if self.row.tournament else (self.archived_at, self.gathers_until)
        return min((each for each in ends if each is not None), default=None)

    @property
    def next_due(self) -> float | None:
        """When something is next due at the table, besides reminders."""
        now = self.timing.clock()
        due = [self.put_aside_at, None if self.may_drop else self._dropping_from]
        absences = {at(row) for row in self._holding_up for at in (self._absent_at, self._seat_at)}
        due += [time for time in absences if time > now and self._voters(self._away(time))]
        due += [clock.ends for clock in self.clocks if not (self.plays_late and clock in self.late)]
        return min((moment for moment in due if moment is not None), default=None)

    @property
    def plays_late(self) -> bool:
        """Whether the computer plays a turn whose time is up."""
        return self.terms.late == "turn" and not self.between_rounds

    @property
    def held(self) -> dict[str, Any]:
        """The clocks' state to store when the table is paused: they continue from there."""
        now = self.timing.clock()
        seats = self.to_act if self.row.status is Status.RUNNING else ()
        used = {str(seat): now - self._turn_ends(seat) + self.terms.turn_seconds for seat in seats}
        quiet = {str(seat): now - self.timing.clock.begun(self._acted_at(seat)) for seat in seats}
        dealt = {"dealt": self.row.held.get("dealt", self.row.since)} if self.row.status is Status.RUNNING else {}
        return {"at": now, "used": used, "quiet": quiet, **dealt}

    @property
    def abandoned_at(self) -> float:
        """When a paused game is settled if nobody continues it. Resuming and pausing it again does not put that off."""
        since = self.row.since if "at" not in self.row.held else 0.0  # paused by a version that stored no clocks
        dealt = float(self.row.held.get("dealt", self.row.since))
        return max(self.last_action_at or dealt, since) + ABANDONED_AFTER

    def _deadline(self, start: float, seconds: float) -> float:
        return self.timing.deadline(self.row.guild_id, start, seconds, runs_since=self.row.since)

    def _turn_ends(self, seat: Seat) -> float:
        return self._deadline(self._without_pause(seat, self.turns[seat].began_at, "used"), self.terms.turn_seconds)

    def _acted_at(self, seat: Seat) -> float:
        """Return when a seat to act last acted, or else its turn began."""
        return self._without_pause(seat, self.turns[seat].acted_at, "quiet")

    def _without_pause(self, seat: Seat, moment: float, clock: str) -> float:
        """Return a moment of a seat's turn; one before the last pause moves, so that the pause does not count."""
        if moment >= self.row.since:
            return moment
        return self.row.since - float(self.row.held.get(clock, {}).get(str(seat), 0.0))

    def _active_at(self, row: SeatRow) -> float:
        """Return when a person to act last acted, or else their turn began."""
        return self._acted_at(row.seat) if self.row.status is Status.RUNNING else self.last_action_at

    def _key(self, row: SeatRow) -> str:
        """Return the key of the votes about a person's absence."""
        running = self.row.status is Status.RUNNING
        return f"{self._active_at(row) if running else self._quiet_since(row):.3f}"

    def _quiet_since(self, row: SeatRow) -> float:
        active_at = self._active_at(row)
        if self.row.status is Status.OPEN:
            active_at = max(active_at, self.row.since)
        return max(active_at, self.timing.host_seen.get(self.row.id, 0.0))

    def _absent_at(self, row: SeatRow) -> float:
        return self._deadline(max(self._quiet_since(row), self._present_at(row)), self._span)

    @property
    def _span(self) -> float:
        return self.vote_after if self.row.status is Status.RUNNING else self.timing.absent_after

    def _seen_at(self, row: SeatRow) -> float:
        return self.seen.get(row.player or 0, 0.0)

    def _is_seen(self, row: SeatRow) -> bool:
        return self._seen_at(row) + self._span > self.timing.clock()

    def _present_at(self, row: SeatRow) -> float:
        """Return when a person last used the table, as far as that ends an absence.

        Looking delays no clock: it counts for nothing where turns have a time limit, and the vote about the seat opens
        after a day without an action in any case.
        """
        if self.row.status is Status.OPEN:
            return self._seen_at(row)
        if self.terms.turn_seconds:
            return 0.0
        return min(self._seen_at(row), self._active_at(row) + max(SEAT_AFTER - self._span, 0.0))

    def _seat_at(self, row: SeatRow) -> float:
        """Return when a vote can give a person's seat to a computer. A vote to wait does not restart this."""
        absent_at = self._absent_at(row)
        if self.row.status is Status.OPEN or self.terms.turn_seconds:
            return absent_at
        return max(absent_at, self._deadline(self._active_at(row), SEAT_AFTER))

    @property
    def _holding_up(self) -> tuple[SeatRow, ...]:
        """The people who hold up the others; none between rounds, as anybody may deal."""
        if self.row.status is Status.OPEN:
            return tuple(seat for seat in self.row.seats if seat.player == self.row.host)
        return () if self.between_rounds else self.people

    def _away(self, now: float) -> tuple[SeatRow, ...]:
        return tuple(row for row in self._holding_up if self._absent_at(row) <= now)

    def _back(self, now: float) -> tuple[SeatRow, ...]:
        away = replace(self, seen={})._away(now) if self.seen else ()
        return tuple(row for row in away if self._absent_at(row) > now)

    def _voters(self, away: Iterable[SeatRow]) -> tuple[int, ...]:
        """Return who may vote about people who are away; nobody in a tournament, where computers play for them."""
        if self.row.tournament:
            return ()
        gone = {seat.player for seat in away}
        others = (seat.player for seat in self.row.seats if seat.player not in gone)
        return tuple(player for player in others if player is not None) if gone else ()


def reminder_bit(seat: Seat, number: int) -> int:
    """Return the bit of :attr:`data.store.ReminderRow.sent` for reminder ``number`` (1 or 2) of a seat's turn."""
    return 1 << (2 * seat + number - 1)

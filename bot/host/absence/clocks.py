"""Reminders, turns that run out, votes on absent players, and the pausing of idle tables.

No clock is stored: due times are derived from stored actions and rows (:class:`bot.host.table.timing.Waiting`). Only
the queue of due times is in memory, so a tick costs nothing while nothing is due.
"""

from __future__ import annotations

import asyncio
import heapq
import logging
import math
from collections.abc import Callable, Sequence
from contextlib import suppress
from typing import NamedTuple

from bot.host.absence.reminder_times import PlannedReminder, next_reminders
from bot.host.core import LIVE, Core
from bot.host.lobby.lifecycle import Lifecycle
from bot.host.model.competition import Competition
from bot.host.refusals import Refusal, error_description
from bot.host.table.presence import Press
from bot.host.table.session import Session
from bot.host.table.state import TABLE_EVENTS
from bot.host.table.timing import ABANDONED_AFTER, Vote, Waiting
from bot.host.table.watched_clock import OUTAGE
from data.store import Conflict, SeatRow, Status, StoreError
from engine.types import DEAL, FORFEIT, Action, Event

_log = logging.getLogger(__name__)

TICK = 1.0
"""Seconds between two ticks."""
_CLOCK_EVENTS = ("absent", "late")
"""Table events that happen without anybody acting."""
_PROBE = "store probe"
"""The key of a value stored to test whether the store works again."""
_SWEEP = 3600.0
"""Seconds between two searches of the store: for abandoned games, for idle tables that another process opened, and for
old games."""
_OLD_GAMES = 50
"""Games whose moves are compacted or dropped in one search: the clocks stop meanwhile."""
_NEXT_OLD_GAMES = 60.0
"""Seconds until the next search when there are more of them."""
_COMPACTED_AFTER = 7 * 86400.0
"""Seconds after the last move until the moves of an ended game are compacted: by then it is rarely resumed."""
_REMINDERS = 5
"""Reminders sent in one tick: Discord limits requests, and after a start many may be due at once."""
_RETRY = 10.0
"""Seconds before a table is looked at again after a failure."""


class Reminder(NamedTuple):
    """A reminder to send to a player: its ``number`` (1 or 2) in the turn, and the table's ``revision``."""

    table_id: str
    player: int
    revision: int
    number: int


class Clocks:
    """Runs the clocks of all live tables."""

    def __init__(self, core: Core, lifecycle: Lifecycle) -> None:
        self._core = core
        self._lifecycle = lifecycle
        self._queue = DueQueue()
        self._swept = core.clock()
        self._announced: dict[str, Vote] = {}
        """By table: the last announced vote, without the votes cast."""
        self._droppable: set[str] = set()
        """Tables already shown with the buttons to go on without those who are missing."""
        self._ticking: asyncio.Task[None] | None = None
        self._guilds: dict[str, int] = {}
        """The servers of the tables in the queue, as far as known."""
        self._suspended_at: dict[int, float] = {}
        """By shard: since when its connection has been lost."""
        self._waiting: dict[int, set[str]] = {}
        """By suspended shard: the tables that have become due."""
        self._extended: set[str] = set()
        """Tables whose turn may end later than shown, since an outage."""
        self._gaps = 0
        """The number of gaps made up for: see :class:`bot.host.table.watched_clock.WatchedClock`."""
        self._reminders_left = _REMINDERS
        """How many reminders may still be sent in this tick."""
        self.on_pressed: Callable[[str, int, bool], None] = lambda table_id, user_id, choosing: None
        """Tells other processes of a press at a table."""
        self.on_seen: list[Callable[[str], None]] = []
        """Listeners that get the table of each press, here or in another process. They must not block."""
        self.on_reminder: list[Callable[[Reminder], None]] = []
        """Listeners that send reminders. They must not block."""
        self.on_store_back: list[Callable[[], None]] = []
        """Called when the store works again after it failed. They must not block."""
        self.on_tick: list[Callable[[], None]] = []
        """Called in each tick, while the store works, to begin other timed work. They must not block."""
        core.on_published = self._table_changed

    def start(self) -> None:
        """Start ticking."""
        if self._ticking is None:
            self._ticking = asyncio.create_task(self._tick_forever(), name="clocks")

    async def stop(self) -> None:
        """Stop ticking. What is being stored is still stored."""
        if self._ticking:
            self._ticking.cancel()
            await asyncio.wait([self._ticking])
            self._ticking = None

    def suspend(self, shard: int = 0) -> None:
        """Suspend the clocks of a shard's tables while nobody there can reach the bot."""
        self._suspended_at.setdefault(shard, self._core.clock())

    def resume(self, shard: int = 0, *, was_lost: bool = False) -> None:
        """Resume the clocks of a shard's tables. After an outage everybody has some time left, as after a restart.

        ``was_lost`` says that there was one, although the clocks did not run here.
        """
        now = self._core.clock()
        due = self._waiting.pop(shard, set())
        if now - self._suspended_at.pop(shard, now) > OUTAGE or was_lost:
            self._core.timing.outage_ended(shard)
            extended = {table_id for table_id in self._queue.tables | due if self._shard_of(table_id) in (shard, None)}
            self._extended |= extended
            due |= extended
        for table_id in due:
            self.watch(table_id)

    def _shard_of(self, table_id: str) -> int | None:
        guild_id = self._guilds.get(table_id)
        return None if guild_id is None else self._core.timing.shard_of(guild_id)

    def watch(self, table_id: str) -> None:
        """Look at a table in the next tick."""
        self._queue.plan(table_id, 0.0)

    def pressed(self, table_id: str, user_id: int, *, choosing: bool = False, here: bool = True) -> None:
        """Note a person's press or command at a table, ``choosing`` if it left a picker open.

        It delays reminders, and ends a vote about the person's absence. ``here`` says that it came to this process.
        """
        if here:
            self.on_pressed(table_id, user_id, choosing)
        self._core.timing.presence.note(table_id, user_id, self._core.clock(), choosing=choosing)
        if table_id in self._announced:
            self.watch(table_id)
        for listener in self.on_seen:
            listener(table_id)

    def last_press(self, table_id: str, user_id: int) -> float:
        """Return when a person last used a table, as far as this process knows; 0 if it does not."""
        press = self._core.timing.presence.last(table_id, user_id)
        return press.at if press else 0.0

    async def tick(self) -> None:
        """Do what is due."""
        if self._core.clock.store_is_lost and not await self._finds_store():
            return
        now = self._core.clock()
        self._make_up_for_gaps()
        self._reminders_left = _REMINDERS
        if now - self._swept >= _SWEEP:
            await self._sweep(now)
        for table_id in self._queue.pop(now):
            try:
                await self._core.commit(self._see_to(table_id))
            except Refusal as refusal:
                # Another process was quicker, or the table is gone or damaged.
                if refusal.note.code == "stale":
                    self._queue.plan(table_id, now + TICK)
            except Exception as error:
                _log.error("table %s: its clock failed: %s", table_id, error_description(error))
                self._queue.plan(table_id, now + _RETRY)
        for listener in self.on_tick:
            listener()

    def store_failed(self) -> None:
        """Note that a person could not act because the store failed."""
        self._core.clock.store_failed()

    async def _finds_store(self) -> bool:
        """Return whether the store works, and if so, continue waiting work."""
        try:
            await self._core.store.set_meta(_PROBE, self._core.clock())
        except StoreError:
            return False
        self._core.clock.store_works()
        for listener in self.on_store_back:
            listener()
        return True

    def _make_up_for_gaps(self) -> None:
        """Recheck every table after a gap in which nobody could act: turns may end later than planned."""
        gaps = self._core.clock.gaps
        if gaps != self._gaps:
            self._gaps = gaps
            self._extended |= self._queue.tables
            for table_id in self._queue.tables:
                self.watch(table_id)

    async def _tick_forever(self) -> None:
        while True:
            await asyncio.sleep(TICK)
            try:
                await self.tick()
            except Exception as error:
                _log.error("a tick of the clocks failed: %s", error_description(error))

    async def _sweep(self, now: float) -> None:
        self._swept = now
        try:
            for table_id in await self._core.store.idle_tables(now - self._core.timing.archived_after, *LIVE):
                self.watch(table_id)
            for table_id in await self._core.store.idle_tables(now - ABANDONED_AFTER, Status.PAUSED):
                with suppress(Refusal):
                    await self._lifecycle.settle_abandoned(table_id)
            await self._tidy(now)
        except StoreError as error:
            _log.error("idle tables and old games could not be looked for: %s", error)

    async def _tidy(self, now: float) -> None:
        """Drop the moves of games that are no longer kept, and compact those of other old games."""
        store, keep = self._core.store, self._core.timing.keep_actions
        dropped = await store.drop_actions(now - keep, _OLD_GAMES) if math.isfinite(keep) else 0
        compacted = await store.compact_actions(now - _COMPACTED_AFTER, _OLD_GAMES)
        if _OLD_GAMES in (dropped, compacted):
            self._swept = now - _SWEEP + _NEXT_OLD_GAMES

    def _table_changed(self, session: Session, events: tuple[Event, ...]) -> None:
        """Note who was active at a held table that has changed."""
        timing, row = self._core.timing, session.row
        active = [event.seat for event in events if event.kind in TABLE_EVENTS and event.kind not in _CLOCK_EVENTS]
        if active:
            timing.last_activity[session.id] = timing.clock()
        if row.status is Status.OPEN and any(seat.seat in active for seat in row.seats if seat.player == row.host):
            timing.host_seen[session.id] = timing.clock()
        self._plan(session)

    def _plan(self, session: Session) -> None:
        """Plan when a held table is next due, if this process looks after it."""
        if session.daily or not self._core.duty.has(session.row.guild_id):
            self._forget(session)
            return
        waiting = session.waiting()
        if waiting.vote is None:
            # An absence is announced again if it continues after a vote to wait.
            self._announced.pop(session.id, None)
        reminders = self._next_reminders(session, waiting)
        due = min(filter(None, (waiting.next_due, *(each.due for each in reminders))), default=None)
        if due is not None:
            self._guilds[session.id] = session.row.guild_id
            self._queue.plan(session.id, due)
            return
        self._forget(session)

    def _forget(self, session: Session) -> None:
        """Stop watching a held table, and forget data of live tables once it is no longer live."""
        self._queue.drop(session.id)
        self._guilds.pop(session.id, None)
        self._extended.discard(session.id)
        self._droppable.discard(session.id)
        if session.row.status not in LIVE:
            self._announced.pop(session.id, None)
            self._core.timing.host_seen.pop(session.id, None)
            self._core.timing.last_activity.pop(session.id, None)

    async def _see_to(self, table_id: str) -> None:
        async with self._core.tables.hold(table_id, Competition.TOURNAMENT) as session:
            if not self._core.duty.has(session.row.guild_id):
                return
            shard = self._core.timing.shard_of(session.row.guild_id)
            if shard in self._suspended_at:
                self._waiting.setdefault(shard, set()).add(table_id)
                return
            waiting, now = session.waiting(), self._core.clock()
            if waiting.put_aside_at is not None and now >= waiting.put_aside_at:
                await self._lifecycle.pause_session(session)
            elif waiting.late:
                await self._time_up(session, waiting)
            else:
                due = [each for each in self._next_reminders(session, waiting) if now >= each.due]
                await self._remind(session, due[: self._reminders_left])
                await self._announce(session)
                self._show_ways_on(session, session.waiting())
                self._plan(session)
                if table_id in self._extended and waiting.clocks:
                    self._core.tell(session)
                self._extended.discard(table_id)

    async def _time_up(self, session: Session, waiting: Waiting) -> None:
        """Apply the table's rule for turns that ran out of time. Between rounds the next one is dealt.

        The player who ran out of time first forfeits the game, where that was agreed.
        """
        first = waiting.late[0]
        if waiting.between_rounds:
            await self._core.play(session, first.seat, Action(DEAL), waiting.terms.computers)
        elif waiting.terms.late == "forfeit":
            await self._core.play(session, first.seat, Action(FORFEIT), waiting.terms.computers)
        else:
            if waiting.terms.late == "autopilot":
                for clock in waiting.late:
                    await self._core.store.set_autopilot(session.id, clock.player, waiting.terms.away_level)
                await self._core.tables.refresh(session)
            self._core.tell(session, *(Event("late", clock.seat) for clock in waiting.late))

    def _next_reminders(self, session: Session, waiting: Waiting) -> list[PlannedReminder]:
        """Return the reminders of a held table that are due, or the next one."""

        def press_of(row: SeatRow) -> Press | None:
            return session.last_press(row.player or 0)

        return next_reminders(waiting, session.preferences_of, press_of)

    async def _remind(self, session: Session, due: Sequence[PlannedReminder]) -> None:
        """Send reminders. They are stored first: after a crash they are missed rather than sent twice."""
        stored = []
        for planned in due:
            self._reminders_left -= 1
            sent, last = session.waiting().with_sent(planned.seat, planned.number), session.row.reminder
            with suppress(Conflict):
                await self._core.store.record_reminder(session.id, session.revision, sent, expect=last)
                stored.append(Reminder(session.id, planned.player, session.revision, planned.number))
            await self._core.tables.refresh(session)
        # Sent together, so that one message can name several.
        for reminder in stored:
            for listener in self.on_reminder:
                listener(reminder)

    async def _announce(self, session: Session) -> None:
        """Announce each vote once, and again when it is about more people or a motion opens.

        If it has ended or is about fewer people, because somebody used the table, show that silently.
        """
        if outdated := session.waiting().outdated_voters:
            for voter in outdated:
                await self._core.store.vote(session.id, voter, "")
            await self._core.tables.refresh(session)
        vote, before = session.waiting().vote, self._announced.get(session.id)
        now = vote._replace(votes={}, computer_from=None) if vote else None
        if now == before and not outdated:
            return
        if now is None:
            self._announced.pop(session.id, None)
        else:
            self._announced[session.id] = now
        grows = now and not (before and {*now.away} <= {*before.away} and {*now.motions} <= {*before.motions})
        self._core.tell(session, *([Event("absent", now.away[0])] if now and grows else []))

    def _show_ways_on(self, session: Session, waiting: Waiting) -> None:
        """Show, once, that people who gather may go on without those who are missing."""
        if not waiting.may_drop:
            self._droppable.discard(session.id)
        elif session.id not in self._droppable:
            self._droppable.add(session.id)
            self._core.tell(session)


class DueQueue:
    """One due time per table. Moving it later is cheap: most due times are moved many times before they come."""

    def __init__(self) -> None:
        self._due: dict[str, float] = {}
        self._heap: list[tuple[float, str]] = []
        self._queued: dict[str, float] = {}
        """By table, its earliest time in the heap: the due time or an earlier one."""

    def __len__(self) -> int:
        return len(self._heap)

    @property
    def tables(self) -> set[str]:
        """The tables that have a due time."""
        return set(self._due)

    def plan(self, table_id: str, moment: float) -> None:
        """Set the due time of a table."""
        self._due[table_id] = moment
        if moment < self._queued.get(table_id, math.inf):
            self._queued[table_id] = moment
            heapq.heappush(self._heap, (moment, table_id))

    def drop(self, table_id: str) -> None:
        """Remove the due time of a table."""
        self._due.pop(table_id, None)

    def pop(self, now: float) -> list[str]:
        """Remove and return the tables that are due."""
        due: list[str] = []
        later: list[str] = []
        while self._heap and self._heap[0][0] <= now:
            moment, table_id = heapq.heappop(self._heap)
            if self._queued.get(table_id) != moment:
                continue
            del self._queued[table_id]
            if table_id in self._due:
                (due if self._due[table_id] <= now else later).append(table_id)
        for table_id in later:
            self.plan(table_id, self._due[table_id])
        for table_id in due:
            del self._due[table_id]
        return due

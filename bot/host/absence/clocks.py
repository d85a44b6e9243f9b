"""What time alone brings about: reminders, the end of a turn's time, votes on who is away, idle tables paused.

Every moment is worked out from what is stored (:class:`bot.host.table.timing.Waiting`). The clocks keep in memory only
when each table is to be looked at next, so a tick costs nothing while nothing is due.
"""

from __future__ import annotations

import asyncio
import heapq
import logging
import math
from collections.abc import Callable
from contextlib import suppress
from typing import NamedTuple

from bot.host.core import LIVE, Core
from bot.host.lobby.lifecycle import Lifecycle
from bot.host.refusals import Refusal
from bot.host.table.session import Session
from bot.host.table.state import TABLE_EVENTS
from bot.host.table.timing import TurnClock, Waiting
from data.store import Conflict, Status, StoreError
from engine.types import DEAL, FORFEIT, Action, Event

_log = logging.getLogger(__name__)

TICK = 1.0
"""Seconds between two ticks."""
_BY_ITSELF = ("absent", "late")
"""What happens at a table without anybody doing it."""
_OUTAGE = 5.0
"""Seconds for which the bot may be out of reach without anybody being given more time."""
_SWEEP = 3600.0
"""Seconds after which the store is searched for idle tables that this process does not know, as another opened them."""
_LATER = 10.0
"""Seconds after which a table is looked at again where that failed."""


class Reminder(NamedTuple):
    """A player is to be reminded of a turn, the one that began after so many actions, for the first or second time."""

    table_id: str
    player: int
    turn: int
    number: int


class Clocks:
    """Sees to it that nobody waits for ever."""

    def __init__(self, core: Core, lifecycle: Lifecycle) -> None:
        self._core = core
        self._lifecycle = lifecycle
        self._due: dict[str, float] = {}
        """When each table is to be looked at."""
        self._queue: list[tuple[float, str]] = []
        self._queued: dict[str, float] = {}
        """The first moment at which each table is in the queue: at its own, or before."""
        self._swept = core.clock()
        self._announced: dict[str, str] = {}
        """The absence that was told of, by table."""
        self._ticking: asyncio.Task[None] | None = None
        self._held: float | None = None
        """Since when the bot has been out of reach."""
        self._put_off: set[str] = set()
        """The tables that may show another end of the turn's time than it has since an outage."""
        self.on_reminder: list[Callable[[Reminder], None]] = []
        """Who sends reminders: called at once, and must not block."""
        core.on_published = self._told

    def start(self) -> None:
        """Ticks from now on."""
        if self._ticking is None:
            self._ticking = asyncio.create_task(self._tick_on(), name="clocks")

    async def stop(self) -> None:
        """Ticks no more; what is being stored is stored."""
        if self._ticking:
            self._ticking.cancel()
            await asyncio.wait([self._ticking])
            self._ticking = None

    def suspend(self) -> None:
        """Nothing is due from now on: nobody can reach the bot."""
        if self._held is None:
            self._held = self._core.clock()

    def resume(self) -> None:
        """The bot can be reached again. After an outage everybody has some time left, as after a restart."""
        if self._held is not None and self._core.clock() - self._held > _OUTAGE:
            self._core.timing.began = self._core.clock()
            self._put_off = set(self._due)
            for table_id in self._put_off:
                self.watch(table_id)
        self._held = None

    def watch(self, table_id: str) -> None:
        """Has a table looked at with the next tick."""
        self._plan(table_id, 0.0)

    async def tick(self) -> None:
        """Does what is due."""
        if self._held is not None:
            return
        now = self._core.clock()
        if now - self._swept >= _SWEEP:
            await self._sweep(now)
        for table_id in self._pop(now):
            try:
                await self._core.commit(self._see_to(table_id))
            except Refusal as refusal:
                # Another host was quicker, or the table is gone; a damaged one is in the log already.
                if refusal.note.code == "stale":
                    self._plan(table_id, now + TICK)
            except Exception as error:
                _log.error("table %s: its clock failed: %s", table_id, type(error).__name__)
                self._plan(table_id, now + _LATER)

    async def _tick_on(self) -> None:
        while True:
            await asyncio.sleep(TICK)
            await self.tick()

    async def _sweep(self, now: float) -> None:
        self._swept = now
        try:
            for table_id in await self._core.store.idle_tables(now - self._core.timing.archived_after):
                self.watch(table_id)
        except StoreError as error:
            _log.error("idle tables could not be looked for: %s", type(error).__name__)

    def _told(self, session: Session, events: tuple[Event, ...]) -> None:
        """Takes in what was done at a table, while it is held."""
        timing, row = self._core.timing, session.row
        done = [event.seat for event in events if event.kind in TABLE_EVENTS and event.kind not in _BY_ITSELF]
        if done:
            timing.touched[session.id] = timing.clock()
        if row.status is Status.OPEN and any(seat.seat in done for seat in row.seats if seat.player == row.host):
            timing.seen[session.id] = timing.clock()
        self._note(session)

    def _note(self, session: Session) -> None:
        """Takes in how a table stands, while it is held."""
        waiting = session.waiting()
        if waiting.vote is None:
            # Who is away after it was voted to wait is told of again.
            self._announced.pop(session.id, None)
        due = waiting.next_due
        if due is not None:
            self._plan(session.id, due)
            return
        self._due.pop(session.id, None)
        if session.row.status not in LIVE:
            for known in (self._core.timing.seen, self._core.timing.touched):
                known.pop(session.id, None)

    def _plan(self, table_id: str, moment: float) -> None:
        self._due[table_id] = moment
        # Most moments are put off again and again: a table waits in the queue for the first of them only.
        if moment < self._queued.get(table_id, math.inf):
            self._queued[table_id] = moment
            heapq.heappush(self._queue, (moment, table_id))

    def _pop(self, now: float) -> list[str]:
        """The tables that are to be looked at by now."""
        due: list[str] = []
        later: list[str] = []
        while self._queue and self._queue[0][0] <= now:
            moment, table_id = heapq.heappop(self._queue)
            if self._queued.get(table_id) != moment:
                continue
            del self._queued[table_id]
            if table_id in self._due:
                (due if self._due[table_id] <= now else later).append(table_id)
        for table_id in later:
            self._plan(table_id, self._due[table_id])
        for table_id in due:
            del self._due[table_id]
        return due

    async def _see_to(self, table_id: str) -> None:
        async with self._core.tables.hold(table_id) as session:
            waiting, now = session.waiting(), self._core.clock()
            if waiting.archived_at is not None and now >= waiting.archived_at:
                await self._lifecycle.put_aside(session)
            elif waiting.clock and waiting.is_late:
                await self._time_up(session, waiting, waiting.clock)
            else:
                if waiting.clock and waiting.clock.reminded < sum(now >= moment for moment in waiting.reminders):
                    await self._remind(session, waiting, waiting.clock)
                self._announce(session, waiting)
                self._note(session)
                if table_id in self._put_off and waiting.clock:
                    self._core.tell(session)
                self._put_off.discard(table_id)

    async def _time_up(self, session: Session, waiting: Waiting, clock: TurnClock) -> None:
        """Does what the table chose for a turn whose time is up. Between rounds it is only dealt."""
        if waiting.between_rounds:
            await self._core.play(session, clock.seat, Action(DEAL), waiting.terms.computers)
        elif waiting.terms.late == "forfeit":
            await self._core.play(session, clock.seat, Action(FORFEIT), waiting.terms.computers)
        else:
            if waiting.terms.late == "autopilot":
                await self._core.store.set_autopilot(session.id, clock.player, waiting.terms.computers)
                await self._core.tables.refresh(session)
            self._core.tell(session, Event("late", clock.seat))

    async def _remind(self, session: Session, waiting: Waiting, clock: TurnClock) -> None:
        """Sends a reminder, noted before: after a crash it is rather missed than sent twice."""
        due = sum(self._core.clock() >= moment for moment in waiting.reminders)
        with suppress(Conflict):
            await self._core.store.record_reminder(session.id, clock.turn, due)
            for listener in self.on_reminder:
                listener(Reminder(session.id, clock.player, clock.turn, due))
        await self._core.tables.refresh(session)

    def _announce(self, session: Session, waiting: Waiting) -> None:
        """Tells once of each absence that the others may vote now."""
        vote = waiting.vote
        if vote and self._announced.get(session.id) != vote.key:
            self._announced[session.id] = vote.key
            self._core.tell(session, Event("absent", vote.away[0]))

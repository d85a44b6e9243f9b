"""Shared by the use cases: the store, the clock, the tables in memory, and making and publishing a change."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable, Coroutine, Iterable
from typing import Any, TypeVar

from bot.host.known_servers import KnownServers
from bot.host.model.competition import Competition
from bot.host.model.daily_key import DailyKey
from bot.host.model.tournament_key import TournamentKey
from bot.host.refusals import Refusal, error_description
from bot.host.table.cache import KEEP, Tables
from bot.host.table.session import Session, Turn
from bot.host.table.state import Change, TableState
from bot.host.table.stored_table import ShownNames
from bot.host.table.timing import Timing
from data.store import (
    CardsSeen,
    ChannelBusy,
    Conflict,
    Forgotten,
    NotFound,
    Status,
    Store,
    StoreError,
    TableRow,
    Unavailable,
)
from engine.types import Action, Event, IllegalAction, Seat

_log = logging.getLogger(__name__)
DIRECT = 0
"""The shard to which Discord sends events of direct messages."""
T = TypeVar("T")
READ_AGAIN = 1.0
"""Seconds between two tries to read a table whose last change may or may not be stored."""
DAILY_LIMIT = 9
"""The usual :attr:`Core.daily_limit`."""
LIVE = (Status.OPEN, Status.RUNNING)
"""The states of a table that is shown in its channel."""


async def _always(_key: DailyKey | TournamentKey) -> bool:
    return True


class DutyLost(Exception):
    """Another process looks after the table now, or may do so: this one must show nothing there any more."""


class Duty:
    """The shards whose tables this process looks after: their messages, clocks, reminders and computers' turns.

    People's actions are not its concern: every process takes them, at any table. The process that looks after shard 0
    also sends hands by direct message, because their presses arrive there.
    """

    def __init__(self, shard_of: Callable[[int], int], shards: Iterable[int] = ()) -> None:
        self.shard_of = shard_of
        self._shards = set(shards)

    @classmethod
    def alone(cls) -> Duty:
        """Return the duty of the only process: everything."""
        return cls(lambda guild_id: 0, [0])

    def has(self, guild_id: int) -> bool:
        """Return whether this process looks after the tables of a server."""
        return self.shard_of(guild_id) in self._shards

    @property
    def shards(self) -> frozenset[int]:
        """The shards whose tables it looks after."""
        return frozenset(self._shards)

    @property
    def direct(self) -> bool:
        """Whether it sends hands by direct message."""
        return DIRECT in self._shards

    def begin(self, shard: int) -> None:
        """Look after the tables of a shard from now on."""
        self._shards.add(shard)

    def end(self, shard: int) -> None:
        """Leave the tables of a shard to another process."""
        self._shards.discard(shard)


class Core:
    """The base of the use cases."""

    def __init__(
        self,
        store: Store,
        timing: Timing,
        entropy: Callable[[int], bytes],
        keep: int = KEEP,
        duty: Duty | None = None,
        *,
        daily_limit: int = DAILY_LIMIT,
    ) -> None:
        self.store = store
        self.daily_limit = daily_limit
        """How many games of the same two people against each other are ranked in a day; 0: all."""
        self.timing = timing
        self.clock = timing.clock
        self.entropy = entropy
        self.duty = duty or Duty.alone()
        self.known_servers = KnownServers(store, timing.clock)
        self.names = ShownNames(store, self.known_servers)
        self.tables = Tables(store, timing, self.names, self.known_servers, keep)
        self.on_change: list[Callable[[Change], None]] = []
        self.on_published: Callable[[Session, tuple[Event, ...]], None] = lambda session, events: None
        """Called after a change, while the table is held."""
        self.on_told: list[Callable[[str, int], None]] = []
        """Called with a table that this process has changed, and its server."""
        self.on_computers_turn: Callable[[str], None] = lambda table_id: None
        """Called when a computer is to act at a table that this process looks after."""
        self.decides_daily: Callable[[DailyKey], Awaitable[bool]] = _always
        """Whether this process plays computers' turns of a deal of the day: it has the code that the deal needs."""
        self.on_game_won: Callable[[Session], None] = lambda session: None
        """Called when a game has been won, while the table is held."""
        self.plays_match: Callable[[TournamentKey], Awaitable[bool]] = _always
        """Whether a match of a tournament is still decided at its tables."""
        self.on_match_seen: Callable[[TableState], None] = lambda state: None
        """Called with the newest table of a tournament's match, when that was looked for."""
        self.on_pool_membership_change: Callable[[int | None], None] = lambda guild_id: None
        """Called when a server leaves or rejoins the boards of all servers."""
        self.tables.on_doubt = self._read_again
        self._running: set[asyncio.Task[Any]] = set()
        self._doubtful: dict[str, asyncio.Task[None]] = {}
        """Readers of tables whose last change may or may not be stored."""
        self._stopping = False

    async def commit(self, work: Coroutine[Any, Any, T]) -> T:
        """Run work to its end, even if the caller is cancelled.

        Turns errors of the store into a :class:`Refusal`: ``channel-busy``, ``cards-seen``, ``stale``, ``no-table``.
        Refuses ``stopping`` during shutdown.
        """
        if self._stopping:
            work.close()
            raise Refusal("stopping")
        task = asyncio.create_task(work)
        self._running.add(task)
        task.add_done_callback(self._running.discard)
        try:
            return await asyncio.shield(task)
        except ChannelBusy as busy:
            raise Refusal("channel-busy", table=busy.table_id) from busy
        except CardsSeen as seen:
            raise Refusal("cards-seen") from seen
        except (Conflict, Forgotten) as conflict:
            raise Refusal("stale") from conflict
        except NotFound as missing:
            raise Refusal("no-table") from missing
        except Unavailable:
            self.clock.store_failed()
            raise

    def refuse_changes(self) -> None:
        """Make :meth:`commit` refuse from now on."""
        self._stopping = True
        for task in self._doubtful.values():
            task.cancel()

    async def settle(self) -> None:
        """Wait until all running work has ended."""
        if self._running:
            await asyncio.wait(self._running)

    async def play(
        self, session: Session, seat: Seat, action: Action, computer: str = "", *, advice: str = ""
    ) -> TableState:
        """Play and store an action at a held table: the player's, or that of a ``computer`` of this level.

        ``advice`` is the level of the hint that the player took it from.
        Turns off the autopilot of a player who acts. Raises :class:`IllegalAction`.
        """
        try:
            played = session.play(seat, action, self.clock(), computer, advice=advice)
            await self.store.append(
                session.id,
                played.row,
                played.results,
                daily_limit=self.daily_limit,
                undone_from=played.undone_from,
                daily_score=played.daily_score,
            )
        except IllegalAction:
            raise
        except BaseException:
            session.forget_game()
            raise
        try:
            if not computer:
                await self._wake(session, seat)
            if session.won:
                await self.tables.finish(session)
        except StoreError as error:
            # The action is stored. The table is finished when it is next held; the autopilot ends with the next action.
            _log.error(
                "table %s: the consequences of an action could not be stored: %s", session.id, error_description(error)
            )
        if session.won and not session.fixed_rounds:
            self.on_game_won(session)
        state = self.tell(session, *played.events)
        return await self.play_automatically(session) or state

    async def play_chosen(self, session: Session, turn: Turn, action: Action) -> TableState:
        """Play a computer's choice at a held table; the first legal action if that is illegal."""
        try:
            return await self.play(session, turn.seat, action, turn.level)
        except IllegalAction as illegal:
            if session.daily:
                raise  # all who play this deal must meet the same choice
            code = illegal.note.code
            _log.error("table %s: a computer player (%s) chose an illegal action: %s", session.id, turn.level, code)
            return await self.play(session, turn.seat, turn.view.legal[0], turn.level)

    async def play_automatically(self, session: Session) -> TableState | None:
        """Play the action that the player to act has automated at a held table, if there is one."""
        due = session.automatic()
        try:
            return await self.play(session, *due) if due else None
        except StoreError as error:
            why = error_description(error)
            _log.error("table %s: an automatic action could not be stored; the player may play it: %s", session.id, why)
            return None

    async def _wake(self, session: Session, seat: Seat) -> None:
        """Turn off the autopilot of a player who acted."""
        row = session.seats[seat]
        if row.autopilot and row.player is not None and not session.won:
            await self.store.set_autopilot(session.id, row.player, "")
            await self.tables.refresh(session)

    def tell(self, session: Session, *events: Event) -> TableState:
        """Publish the snapshot after a change of this process, and wake the computer if it is to act."""
        state = self._publish(session, *events)
        for listener in self.on_told:
            listener(session.id, session.row.guild_id)
        return state

    async def hear(self, table_id: str) -> None:
        """Publish the snapshot of a table that another process has changed. Raises nothing."""
        try:
            async with self.tables.hold(table_id, *Competition) as session:
                self.timing.last_activity[session.id] = self.clock()
                self._publish(session)
        except Refusal:
            pass  # it is gone, or damaged, which is logged already
        except StoreError as error:
            _log.warning(
                "table %s: a change was heard of, but could not be read: %s", table_id, error_description(error)
            )

    def _read_again(self, table_id: str) -> None:
        """Publish a table as it is stored, once the store answers: nobody knows whether its last change was stored."""

        async def read() -> None:
            while True:
                await asyncio.sleep(READ_AGAIN)
                try:
                    async with self.tables.hold(table_id, *Competition) as session:
                        self.tell(session)
                except Unavailable:
                    continue
                except Refusal:
                    pass  # it is gone, or damaged, which is logged already
                return

        if table_id not in self._doubtful and not self._stopping:
            task = self._doubtful[table_id] = asyncio.create_task(read(), name=f"doubtful table {table_id}")
            task.add_done_callback(lambda _: self._doubtful.pop(table_id, None))

    def _publish(self, session: Session, *events: Event) -> TableState:
        events = (*session.take_heard(), *events)
        change = Change(session.state(), events)
        for listener in self.on_change:
            try:
                listener(change)
            except Exception as error:
                _log.error("table %s: a change listener failed: %s", session.id, error_description(error))
        self.on_published(session, events)
        if session.computer_to_act() and self.duty.has(session.row.guild_id):
            self.on_computers_turn(session.id)
        return change.state

    async def state(self, table_id: str) -> TableState:
        """Return the snapshot of a table. Refuses ``no-table``, ``damaged``."""
        async with self.tables.hold(table_id, *Competition) as session:
            return session.state()

    async def is_damaged(self, table_id: str) -> bool:
        """Return whether a table cannot be loaded."""
        try:
            await self.state(table_id)
        except Refusal as refusal:
            return refusal.note.code == "damaged"
        return False

    async def live_tables(self, *, guild_id: int | None = None, player: int | None = None) -> list[TableState]:
        """Return the open and running tables of a server or a player, newest first, without damaged ones."""
        rows = await self.store.tables(guild_id=guild_id, player=player, statuses=LIVE)
        return [state for state in await self.read_back(rows) if state.live]

    async def read_back(self, rows: Iterable[TableRow]) -> list[TableState]:
        """Return the snapshots of stored tables, without damaged ones."""
        states = []
        for row in rows:
            # One table's damage must not hide the others. A refusal has been logged already.
            try:
                states.append(await self.state(row.id))
            except Refusal:
                continue
            except StoreError:
                raise
            except Exception as error:
                _log.error("table %s cannot be shown: %s", row.id, error_description(error))
        return states

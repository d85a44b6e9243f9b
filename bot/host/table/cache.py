"""The tables in memory: one lock per table, refreshed from the store whenever it is held."""

from __future__ import annotations

import asyncio
import logging
from collections import OrderedDict
from collections.abc import AsyncIterator, Callable, Mapping, Sequence
from contextlib import asynccontextmanager, suppress
from weakref import WeakValueDictionary

from bot.host.known_servers import KnownServers
from bot.host.model.competition import Competition
from bot.host.refusals import Refusal, error_description
from bot.host.table.running_game import code_version
from bot.host.table.session import Session
from bot.host.table.state import competition_refusal
from bot.host.table.stored_table import ShownNames
from bot.host.table.timing import Timing
from bot.host.table.watched_clock import OUTAGE
from data.store import ActionRow, Conflict, NotFound, Player, SnapshotRow, Status, Store, StoreError, Unavailable

KEEP = 256
"""The default number of tables kept in memory. Others come back from the store when they are needed."""
_UNSAVED = 32
"""Actions after which a running game is saved as a snapshot, so that loading it never replays more."""
_OFF_LOOP = 8
"""More actions than this are replayed in a thread, so that the event loop can serve other tables."""

_log = logging.getLogger(__name__)


class Tables:
    """Gives access to one table at a time per holder, in step with the store."""

    def __init__(
        self, store: Store, timing: Timing, names: ShownNames, servers: KnownServers, keep: int = KEEP
    ) -> None:
        self._store = store
        self._servers = servers
        self._names = names
        self._timing = timing
        self._keep = keep
        self._sessions: OrderedDict[str, Session] = OrderedDict()
        self._locks: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()
        self._saving: set[asyncio.Task[None]] = set()
        self.on_doubt: Callable[[str], None] = lambda table_id: None
        """Called with a held table when the store fails: some of its holder's writes may be stored."""

    @asynccontextmanager
    async def hold(self, table_id: str, *also: Competition) -> AsyncIterator[Session]:
        """Yield the table, refreshed from the store and locked.

        The tables of a competition take only what plays and shows them, which says so by ``also``. Others are refused
        by :func:`bot.host.table.state.competition_refusal`. Refuses ``no-table``, ``moves-not-kept``,
        ``damaged`` as well.
        """
        lock = self._locks.setdefault(table_id, asyncio.Lock())
        async with lock:
            session = self._sessions.get(table_id)
            if session is None:
                try:
                    row = await self._store.table(table_id)
                    cards_of = await self._store.table(row.cards_of) if row.cards_of else None
                    session = Session(row, self._timing, cards_of)
                except NotFound:
                    raise Refusal("no-table") from None
            await self.refresh(session)
            self._sessions[table_id] = session
            self._sessions.move_to_end(table_id)
            while len(self._sessions) > self._keep:
                self._evict(self._sessions.popitem(last=False)[1])
            if session.competition and session.competition not in also:
                raise competition_refusal(session.competition)
            try:
                yield session
            except Unavailable:
                self.on_doubt(session.id)
                raise
            if session.unsaved_actions >= _UNSAVED:
                self._save(session)

    async def stop(self) -> None:
        """Save all running games in memory. Nobody may hold a table anymore."""
        for session in self._sessions.values():
            self._save(session)
        if self._saving:
            await asyncio.wait(self._saving)

    async def refresh(self, session: Session) -> None:
        """Read a held table, its new actions and its players."""
        clock = self._timing.clock
        begun = clock()
        restored = session.game is None and session.row.started and await self._restore(session)
        try:
            await self._read_new(session)
        except Refusal:
            if not restored:
                raise
            # Its snapshot may be wrong. It is gone from the session, so all actions are played.
            await self._read_new(session)
        if clock() - begun > OUTAGE:
            clock.end_gap()  # the store hung, and everybody who pressed something waited
        if session.won and session.row.status is Status.RUNNING:
            await self.finish(session)

    async def _restore(self, session: Session) -> bool:
        """Continue a held table from its snapshot, if there is one that fits its actions."""
        saved = await self._store.snapshot(session.id, code_version())
        if saved is None:
            return False
        return session.restore(saved, await self._store.actions(session.id, after=saved.revision - 1))

    async def _read_new(self, session: Session) -> None:
        while True:
            row, actions, players = await self._store.current_table(session.id, after=session.revision)
            if row.actions_dropped:
                raise Refusal("moves-not-kept", table=row.id)
            players = await self._names.shown(row.guild_id, await self._with_actors(session, actions, players))
            language = await self._servers.language(row.guild_id)
            # The table started between the two reads: these are not the seats that were dealt to.
            if not (actions and row.status is Status.OPEN):
                break
        if len(actions) > _OFF_LOOP and session.id not in self._sessions:
            # Nobody else has this session yet, so a cancellation leaves no thread at work on a shared one.
            await asyncio.to_thread(session.update, row, players, actions, language)
        else:
            session.update(row, players, actions, language)

    async def _with_actors(
        self, session: Session, actions: Sequence[ActionRow], players: Mapping[int, Player]
    ) -> Mapping[int, Player]:
        """Add the people who acted and neither have their seat nor left it to the computer."""
        acted = session.actors.people | {row.person for row in actions if row.person}
        gone = acted - players.keys()
        return {**players, **await self._store.players(sorted(gone))} if gone else players

    async def finish(self, session: Session) -> None:
        """Mark a table as finished, after the action that won its game was stored."""
        with suppress(Conflict):
            await self._store.end_table(session.id, Status.FINISHED)
        await self.refresh(session)

    def _evict(self, session: Session) -> None:
        """Save a table that leaves memory, unless somebody holds it: its last action may not be stored yet."""
        lock = self._locks.get(session.id)
        if lock is None or not lock.locked():
            self._save(session)

    def _save(self, session: Session) -> None:
        """Save a running game in the background. No action fails if that is impossible."""
        try:
            row = session.snapshot()
        except Exception as error:
            _log.error("table %s: no snapshot could be made: %s", session.id, error_description(error))
            return
        if row:
            task = asyncio.create_task(self._store_snapshot(session.id, row), name=f"snapshot {session.id}")
            self._saving.add(task)
            task.add_done_callback(self._saving.discard)

    async def _store_snapshot(self, table_id: str, row: SnapshotRow) -> None:
        try:
            await self._store.save_snapshot(table_id, row)
        except StoreError as error:
            _log.warning("table %s: its snapshot could not be saved: %s", table_id, error)

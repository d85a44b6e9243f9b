"""The tables in memory: one lock per table, refreshed from the store whenever it is held."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from weakref import WeakValueDictionary

from bot.host.refusals import Refusal
from bot.host.table.session import Session
from bot.host.table.timing import Timing
from data.store import Conflict, NotFound, Status, Store

KEEP = 256
"""The number of tables kept in memory. Others are replayed from the store when they are needed."""


class Tables:
    """Gives access to one table at a time per holder, in step with the store."""

    def __init__(self, store: Store, timing: Timing) -> None:
        self._store = store
        self._timing = timing
        self._sessions: OrderedDict[str, Session] = OrderedDict()
        self._locks: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()

    @asynccontextmanager
    async def hold(self, table_id: str) -> AsyncIterator[Session]:
        """The table, refreshed from the store and locked. Refuses ``no-table``, ``damaged``."""
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
            while len(self._sessions) > KEEP:
                self._sessions.popitem(last=False)
            yield session

    async def refresh(self, session: Session) -> None:
        """Reads the row, the new actions and the players of a held table."""
        while True:
            row = await self._store.table(session.id)
            actions = await self._store.actions(session.id, after=session.revision)
            # The table started between the two reads: these are not the seats that were dealt to.
            if not (actions and row.status is Status.OPEN):
                break
        seated = {number for seat in row.seats for number in (seat.player, seat.former) if number is not None}
        players = await self._store.players([*seated, *row.invited])
        session.update(row, players, actions)
        if session.won and row.status is Status.RUNNING:
            await self.finish(session)

    async def finish(self, session: Session) -> None:
        """Marks a table as finished, after the action that won its game was stored."""
        with suppress(Conflict):
            await self._store.end_table(session.id, Status.FINISHED)
        await self.refresh(session)

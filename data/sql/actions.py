"""Actions and results."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence

from data.sql import checks, queries, score_tables
from data.sql.database import Database, Read, Transaction
from data.store import ActionRow, Conflict, ResultRow, Status

_OLD = (
    "status NOT IN ('open', 'running', 'paused') AND NOT actions_dropped AND started AND since < ? AND NOT EXISTS"
    " (SELECT 1 FROM actions WHERE table_id = tables.id AND at >= ?)"
)
"""Which tables have ended, and have had no action since a time, which is given twice."""


class SQLActions(Database):
    """The driver of :class:`data.store.ActionStore`."""

    async def append(self, table_id: str, row: ActionRow, results: Sequence[ResultRow] = ()) -> None:
        """See :meth:`Store.append`."""
        insert = queries.insert_action(self.dialect, table_id, row)

        async def job(db: Transaction) -> None:
            if not await db.fetch(*insert):
                if db.may_be_stored and row in await _actions(db.fetch, table_id, after=row.number - 1):
                    return
                await checks.need_table(db, table_id, Status.RUNNING)
                raise Conflict(f"{row.number} is not the next action of table {table_id}")
            await add_results(db, table_id, results)

        await self._write(job, table_id)

    async def actions(self, table_id: str, after: int = 0) -> list[ActionRow]:
        """See :meth:`Store.actions`."""
        return await _actions(self._read, table_id, after)

    async def drop_actions(self, before: float, count: int = 100) -> int:
        """See :meth:`Store.drop_actions`."""
        found = await self._read(f"SELECT id FROM tables WHERE {_OLD} ORDER BY since LIMIT ?", (before, before, count))
        return sum(await asyncio.gather(*(self._drop_actions(table_id, before) for (table_id,) in found)))

    async def _drop_actions(self, table_id: str, before: float) -> bool:
        async def job(db: Transaction) -> bool:
            # Somebody may have resumed the table since.
            dropped = await db.fetch(
                f"UPDATE tables SET actions_dropped = TRUE, end_shown = TRUE WHERE {_OLD} AND id = ? RETURNING 1",
                (before, before, table_id),
            )
            if dropped:
                await db.fetch("DELETE FROM actions WHERE table_id = ?", (table_id,))
            return bool(dropped)

        return await self._write(job, table_id)

    async def results(self, *, table_id: str | None = None, guild_id: int | None = None) -> list[ResultRow]:
        """See :meth:`Store.results`."""
        found = await self._read(*queries.select_results(table_id=table_id, guild_id=guild_id))
        return queries.read_results(found)


async def _actions(read: Read, table_id: str, after: int) -> list[ActionRow]:
    return [queries.read_action(row) for row in await read(*queries.select_actions(table_id, after))]


async def add_results(db: Transaction, table_id: str, results: Sequence[ResultRow]) -> None:
    """Add a table's results with their seats and scores, within the caller's transaction."""
    if not results:
        return
    await db.hold_results()
    if rounds := [result.round for result in results if result.round]:
        await db.fetch("DELETE FROM results WHERE table_id = ? AND (round >= ? OR round = 0)", (table_id, min(rounds)))
    stored: list[tuple[int, ResultRow]] = []
    for result in results:
        [(number,)] = await db.fetch(*queries.insert_result(result))
        for seat in result.seats:
            await db.fetch(*queries.insert_result_seat(number, seat))
        stored.append((number, result))
    await score_tables.add(db, table_id, stored)

"""Actions and results."""

from __future__ import annotations

from collections.abc import Sequence

import aiosqlite

from data.sqlite import boards, checks, rows
from data.sqlite.connection import Connected
from data.store import ActionRow, Conflict, ResultRow, Status


class PlayStore(Connected):
    """The part of the store that is about the playing."""

    async def append(self, table_id: str, row: ActionRow, results: Sequence[ResultRow] = ()) -> None:
        """See :meth:`Store.append`."""
        insert = rows.insert_action(table_id, row)

        async def job(db: aiosqlite.Connection) -> None:
            if not await db.execute_fetchall(*insert):
                await checks.need_table(db, table_id, Status.RUNNING)
                raise Conflict(f"{row.number} is not the next action of table {table_id}")
            await add_results(db, table_id, results)

        await self._writer.run(job)

    async def actions(self, table_id: str, after: int = 0) -> list[ActionRow]:
        """See :meth:`Store.actions`."""
        found = await self._read(
            "SELECT number, seat, action, at, computer FROM actions WHERE table_id = ? AND number > ? ORDER BY number",
            (table_id, after),
        )
        return [rows.action(row) for row in found]

    async def results(self, *, table_id: str | None = None, guild_id: int | None = None) -> list[ResultRow]:
        """See :meth:`Store.results`."""
        found = await self._read(*rows.select_results(table_id=table_id, guild_id=guild_id))
        return rows.results(found)


async def add_results(db: aiosqlite.Connection, table_id: str, results: Sequence[ResultRow]) -> None:
    """Adds a table's results with their seats, and counts them, in a transaction that is under way."""
    if not results:
        return
    if rounds := [result.round for result in results if result.round]:
        await db.execute_fetchall(
            "DELETE FROM results WHERE table_id = ? AND (round >= ? OR round = 0)", (table_id, min(rounds))
        )
    stored: list[tuple[int, ResultRow]] = []
    for result in results:
        [(number,)] = await db.execute_fetchall(*rows.insert_result(result))
        for seat in result.seats:
            await db.execute_fetchall(*rows.insert_result_seat(number, seat))
        stored.append((number, result))
    await boards.count(db, table_id, stored)

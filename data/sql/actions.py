"""Actions and results."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Sequence

from data.sql import checks, daily_games, queries, score_tables
from data.sql.database import Database, Transaction
from data.sql.stored_actions import LAST_AT, compact_actions, delete_actions, read_actions, select_actions
from data.store import ActionRow, Conflict, ResultRow, Status

_OLD = (
    "started AND NOT actions_dropped AND status NOT IN ('open', 'running', 'paused') AND since < :before"
    f" AND coalesce({LAST_AT}, since) < :before"
)
"""The condition that table ``t`` ended and had no action since a time, worded for SQLite's index of times."""
_TO_COMPACT = f"NOT actions_compacted AND {_OLD}"


class SQLActions(Database):
    """The driver of :class:`data.store.ActionStore`."""

    async def append(
        self, table_id: str, row: ActionRow, results: Sequence[ResultRow] = (), *, daily_limit: int = 0
    ) -> None:
        """See :meth:`Store.append`."""
        insert = queries.insert_action(self.dialect, table_id, row)

        async def job(db: Transaction) -> None:
            if not await db.fetch(*insert):
                await checks.need_table(db, table_id, Status.RUNNING)
                raise Conflict(f"{row.number} is not the next action of table {table_id}")
            await add_results(db, table_id, results, daily_limit)

        await self._write(job, table_id)

    async def actions(self, table_id: str, after: int = 0) -> list[ActionRow]:
        """See :meth:`Store.actions`."""
        return read_actions(await self._read(*select_actions(table_id, after)), after)

    async def compact_actions(self, before: float, count: int = 100) -> int:
        """See :meth:`Store.compact_actions`."""
        return await self._change_old(_TO_COMPACT, before, count, "actions_compacted = TRUE", compact_actions)

    async def drop_actions(self, before: float, count: int = 100) -> int:
        """See :meth:`Store.drop_actions`."""
        return await self._change_old(_OLD, before, count, "actions_dropped = TRUE, end_shown = TRUE", delete_actions)

    async def _change_old(
        self,
        which: str,
        before: float,
        count: int,
        changes: str,
        change_actions: Callable[[Transaction, str], Awaitable[None]],
    ) -> int:
        """Change old tables and their actions, and return how many.

        Each is a separate write, so that people's writes can come in between.
        """
        found = await self._read(
            f"SELECT id FROM tables t WHERE {which} ORDER BY since LIMIT :count", {"before": before, "count": count}
        )

        async def change(table_id: str) -> bool:
            async def job(db: Transaction) -> bool:
                # Somebody may have resumed the table since.
                changed = await db.fetch(
                    f"UPDATE tables AS t SET {changes} WHERE {which} AND t.id = :table_id RETURNING 1",
                    {"before": before, "table_id": table_id},
                )
                if changed:
                    await change_actions(db, table_id)
                return bool(changed)

            return await self._write(job, table_id)

        return sum([await change(table_id) for (table_id,) in found])

    async def results(self, *, table_id: str | None = None, guild_id: int | None = None) -> list[ResultRow]:
        """See :meth:`Store.results`."""
        found = await self._read(*queries.select_results(table_id=table_id, guild_id=guild_id))
        return queries.read_results(found)


async def add_results(db: Transaction, table_id: str, results: Sequence[ResultRow], daily_limit: int) -> None:
    """Add a table's results with their seats and scores, within the caller's transaction.

    For ``daily_limit`` see :meth:`Store.append`.
    """
    if not results:
        return
    await db.hold_results()
    if rounds := [result.round for result in results if result.round]:
        await db.fetch("DELETE FROM results WHERE table_id = ? AND (round >= ? OR round = 0)", (table_id, min(rounds)))
    stored: list[tuple[int, ResultRow]] = []
    repeated = await daily_games.repeated(db, results, daily_limit)
    for row in results:
        result = row._replace(ranked=False) if repeated and row.round == 0 else row
        [(number,)] = await db.fetch(*queries.insert_result(result))
        for seat in result.seats:
            await db.fetch(*queries.insert_result_seat(number, seat))
        stored.append((number, result))
    await score_tables.add(db, table_id, stored)

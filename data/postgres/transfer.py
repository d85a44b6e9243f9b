"""Moving rows from or to a PostgreSQL database."""

from __future__ import annotations

from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager

import asyncpg

from data.postgres.pool import PATIENCE, of_the_database, unavailable
from data.store.database import Row
from data.store.transfer import BATCH, TABLES, select

_SETTINGS = {"application_name": "cardroom move", "synchronous_commit": "on", "lock_timeout": "5s"}


@asynccontextmanager
async def open_transfer(url: str) -> AsyncIterator[PostgresTransfer]:
    """Open an up-to-date database. It stays unchanged if the caller fails."""
    try:
        db = await asyncpg.connect(url, timeout=PATIENCE, server_settings=_SETTINGS)
        try:
            async with db.transaction():
                await db.execute(f"LOCK TABLE {', '.join(TABLES)} IN EXCLUSIVE MODE")
                yield PostgresTransfer(db)
        finally:
            await db.close()
    except Exception as error:
        if not of_the_database(error):
            raise
        raise unavailable("the PostgreSQL database", error) from error


class PostgresTransfer:
    """The :class:`data.store.transfer.Transfer` of a database."""

    def __init__(self, db: asyncpg.Connection) -> None:
        self._db = db

    async def columns(self, table: str) -> Sequence[str]:
        """Return the columns of a table, sorted."""
        return sorted(await self._kinds(table))

    async def rows(self, table: str, columns: Sequence[str]) -> AsyncIterator[Row]:
        """Return the rows of a table in the order of its key."""
        async for row in self._db.cursor(select(table, columns), prefetch=BATCH):
            yield tuple(int(value) if isinstance(value, bool) else value for value in row)

    async def fill(self, table: str, columns: Sequence[str], rows: AsyncIterator[Row]) -> None:
        """Insert rows in one statement, so that their references are checked at its end."""
        kinds = await self._kinds(table)
        truths = [kinds[name] == "boolean" for name in columns]

        async def converted() -> AsyncIterator[Row]:
            async for row in rows:
                yield tuple(
                    bool(value) if truth and value is not None else value
                    for value, truth in zip(row, truths, strict=True)
                )

        await self._db.copy_records_to_table(table, records=converted(), columns=columns)

    async def finish(self) -> None:
        """Continue the numbers of rows after the copied ones, and update the planner's statistics."""
        for table in ("players", "results", "moderation", "evenings"):
            await self._db.execute(
                f"SELECT setval(pg_get_serial_sequence('{table}', 'id'), max(id)) FROM {table} HAVING max(id) > 0"
            )
        await self._db.execute("ANALYZE")

    async def _kinds(self, table: str) -> dict[str, str]:
        found = await self._db.fetch(
            "SELECT column_name::text, data_type::text FROM information_schema.columns"
            " WHERE table_schema = current_schema() AND table_name = $1",
            table,
        )
        return dict(found)

"""Moving rows from or to a SQLite file."""

from __future__ import annotations

import sqlite3
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from pathlib import Path

import aiosqlite

from data.sqlite.connection import BUSY_TIMEOUT
from data.store import Unavailable
from data.store.database import Row
from data.store.transfer import BATCH, select


@asynccontextmanager
async def open_transfer(path: Path) -> AsyncIterator[SQLiteTransfer]:
    """Open an existing, up-to-date file. It stays unchanged if the caller fails."""
    try:
        async with aiosqlite.connect(path, isolation_level=None, timeout=BUSY_TIMEOUT / 1000) as db:
            await db.execute_fetchall("PRAGMA synchronous = FULL")
            await db.execute_fetchall("PRAGMA foreign_keys = ON")
            await db.execute_fetchall("BEGIN IMMEDIATE")
            await db.execute_fetchall("PRAGMA defer_foreign_keys = ON")
            try:
                yield SQLiteTransfer(db)
            except BaseException:
                await db.rollback()
                raise
            await db.execute_fetchall("COMMIT")
    except sqlite3.Error as error:
        raise Unavailable(f"{path}: {error}") from error


class SQLiteTransfer:
    """The :class:`data.store.transfer.Transfer` of a file."""

    def __init__(self, db: aiosqlite.Connection) -> None:
        self._db = db

    async def columns(self, table: str) -> Sequence[str]:
        """Return the columns of a table, sorted."""
        found = await self._db.execute_fetchall("SELECT name FROM pragma_table_info(?) ORDER BY name", (table,))
        return [name for (name,) in found]

    async def rows(self, table: str, columns: Sequence[str]) -> AsyncIterator[Row]:
        """Return the rows of a table in the order of its key."""
        async with self._db.execute(select(table, columns)) as cursor:
            while batch := await cursor.fetchmany(BATCH):
                for row in batch:
                    yield tuple(row)

    async def fill(self, table: str, columns: Sequence[str], rows: AsyncIterator[Row]) -> None:
        """Insert rows."""
        insert = f"INSERT INTO {table} ({', '.join(columns)}) VALUES ({', '.join('?' * len(columns))})"
        batch: list[Row] = []
        async for row in rows:
            batch.append(row)
            if len(batch) == BATCH:
                await self._db.executemany(insert, batch)
                batch = []
        await self._db.executemany(insert, batch)

    async def finish(self) -> None:
        """Do nothing: SQLite has noted the highest number of each table."""

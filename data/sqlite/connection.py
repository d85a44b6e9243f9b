"""The connections to a SQLite file: one that writes and two that read.

WAL, so reads never wait for writes; ``synchronous=FULL``, because with NORMAL a power cut loses commits that were
already acknowledged. Several processes may open one file: every write is a ``BEGIN IMMEDIATE`` transaction that checks
before it changes.
"""

from __future__ import annotations

import asyncio
import contextlib
import sqlite3
from collections.abc import Iterable, Sequence
from pathlib import Path
from typing import Any, Self

import aiosqlite

from data.sqlite.migrate import migrate, migrations
from data.sqlite.writer import Writer
from data.store import NotFound, Unavailable

BUSY_TIMEOUT = 5_000
"""How long one process waits for another's write, in milliseconds."""

_MINIMUM_VERSION = (3, 37)
"""The first SQLite with STRICT tables; RETURNING is older."""

_RETRY_INTERVAL = 0.02
"""Seconds between two tries of a statement for which SQLite ignores its busy timeout."""


class Connections:
    """The connections to a file, opened by :meth:`open`, closed by :meth:`close`.

    Each connection has its own thread: without :meth:`close` the process does not exit.
    """

    def __init__(
        self, writing: aiosqlite.Connection, reading: aiosqlite.Connection, statistics: aiosqlite.Connection
    ) -> None:
        self._writing = writing
        self._reading = reading
        # A connection of its own, because boards read a lot and no table should wait for them.
        self._statistics = statistics
        self._writer = Writer(writing)
        self._closing: asyncio.Task[None] | None = None

    @classmethod
    async def open(cls, path: Path) -> Self:
        """Open the file, creating and migrating it as needed.

        Raises :class:`Unavailable` if it cannot be opened, :class:`~data.sqlite.migrate.NewerDatabase` if a newer
        version of the program has migrated it.
        """
        if sqlite3.sqlite_version_info < _MINIMUM_VERSION:
            raise Unavailable(f"this Python has SQLite {sqlite3.sqlite_version}, 3.37 or newer is needed")
        async with contextlib.AsyncExitStack() as opened:
            try:
                _create_private(path)
                writing = await opened.enter_async_context(_connect(path))
                await _prepare(writing)
                reading, statistics = [await opened.enter_async_context(_connect(path)) for _ in range(2)]
                for db in (reading, statistics):
                    await db.execute_fetchall("PRAGMA query_only = ON")
            except (OSError, sqlite3.Error) as error:
                raise Unavailable(f"cannot open the database {path}: {error}") from error
            opened.pop_all()
            return cls(writing, reading, statistics)

    async def close(self) -> None:
        """Finish pending writes and close the file. May be called twice."""
        if self._closing is None:
            self._closing = asyncio.create_task(self._close(), name="store closing")
        await asyncio.shield(self._closing)

    async def _read(self, sql: str, values: Iterable[Any] = ()) -> list[sqlite3.Row]:
        return await self._fetch(self._reading, sql, values)

    async def _read_statistics(self, sql: str, values: Iterable[Any] = ()) -> list[sqlite3.Row]:
        """Run a query that may take long."""
        return await self._fetch(self._statistics, sql, values)

    async def _fetch(self, db: aiosqlite.Connection, sql: str, values: Iterable[Any]) -> list[sqlite3.Row]:
        if self._closing:
            raise Unavailable("the store is closed")
        try:
            return list(await db.execute_fetchall(sql, values))
        except sqlite3.Error as error:
            raise Unavailable(f"cannot read: {error}") from error

    async def _update_one(self, what: str, sql: str, values: Sequence[Any]) -> Any:
        """Run an ``UPDATE ... RETURNING`` of one row, and return its value. ``what`` names a row that is missing."""

        async def job(db: aiosqlite.Connection) -> Any:
            changed = list(await db.execute_fetchall(sql, values))
            if not changed:
                raise NotFound(f"there is no {what}")
            return changed[0][0]

        return await self._writer.run(job)

    async def _close(self) -> None:
        async with contextlib.AsyncExitStack() as closing:
            for db in (self._writing, self._reading, self._statistics):
                closing.push_async_callback(db.close)
            await self._writer.stop()


def _create_private(path: Path) -> None:
    """Create the file if needed, readable by its owner only, because it holds seeds. SQLite keeps the mode."""
    path.touch(mode=0o600)


def _connect(path: Path) -> aiosqlite.Connection:
    """Return a connection in autocommit mode: transactions begin and end only where the code says so."""
    return aiosqlite.connect(path, isolation_level=None, timeout=BUSY_TIMEOUT / 1000)


async def _prepare(db: aiosqlite.Connection) -> None:
    """Prepare the writing connection: durable journal, current schema, foreign keys."""
    await _enable_wal(db)
    await db.execute_fetchall("PRAGMA synchronous = FULL")
    await migrate(db, migrations())
    await db.execute_fetchall("PRAGMA foreign_keys = ON")


async def _enable_wal(db: aiosqlite.Connection) -> None:
    """Switch a new database to a write-ahead log.

    While another process does the same, SQLite fails at once instead of waiting for its busy timeout.
    """
    loop = asyncio.get_running_loop()
    until = loop.time() + BUSY_TIMEOUT / 1000
    while True:
        try:
            await db.execute_fetchall("PRAGMA journal_mode = WAL")
        except sqlite3.OperationalError as error:
            if error.sqlite_errorcode != sqlite3.SQLITE_BUSY or loop.time() >= until:
                raise
            await asyncio.sleep(_RETRY_INTERVAL)
        else:
            return

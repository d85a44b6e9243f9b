"""The connections to a SQLite file: one that writes and two that read.

WAL, so reads never wait for writes; ``synchronous=FULL``, because with NORMAL a power cut loses commits that were
already acknowledged. Several processes may open one file: every write is a ``BEGIN IMMEDIATE`` transaction that checks
before it changes.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import sqlite3
from collections.abc import AsyncIterator, Iterator, Sequence
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Self, TypeVar

import aiosqlite

from data.sqlite.writer import SQLITE, Writer, fetch, in_thread
from data.store import Store, StoreError, Unavailable
from data.store.database import Job, Row, Values
from data.store.migrations import Migration, migrate, migrations

_log = logging.getLogger(__name__)


T = TypeVar("T")

BUSY_TIMEOUT = 5_000
"""Milliseconds that one process waits for another's write."""

_PRIVATE = 0o600
"""The mode of the database's files."""

_MINIMUM_VERSION = (3, 37)
"""The first SQLite with STRICT tables; RETURNING is older."""

_CHECKPOINT_TRIES = 3
"""The attempts to empty the write-ahead log; each waits up to the busy timeout."""

_RETRY_INTERVAL = 0.02
"""Seconds between two tries of a statement for which SQLite ignores its busy timeout."""


class SQLiteStore(Store):
    """A store in one SQLite file, opened by :meth:`open`, closed by :meth:`close`.

    Each connection has its own thread: without :meth:`close` the process does not exit.
    """

    dialect = SQLITE

    def __init__(
        self,
        path: Path,
        writing: aiosqlite.Connection,
        reading: aiosqlite.Connection,
        statistics: aiosqlite.Connection,
    ) -> None:
        self._path = path
        self._writing = writing
        self._reading = reading
        # A separate connection, because boards read a lot and no table should wait for them.
        self._statistics = statistics
        self._writer = Writer(writing)
        self._closing: asyncio.Task[None] | None = None

    @classmethod
    async def open(cls, path: Path) -> Self:
        """Open the file, creating and migrating it as needed.

        Raises :class:`Unavailable` if it cannot be opened, :class:`~data.store.migrations.NewerDatabase` if a newer
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
            return cls(path, writing, reading, statistics)

    async def close(self) -> None:
        """Finish pending writes and close the file. May be called twice."""
        if self._closing is None:
            self._closing = asyncio.create_task(self._close(), name="store closing")
        await asyncio.shield(self._closing)

    async def _read(self, sql: str, values: Values = ()) -> Sequence[Row]:
        return (await self._fetch(self._reading, [(sql, values)]))[0]

    async def _read_together(self, statements: Sequence[tuple[str, Values]]) -> list[Sequence[Row]]:
        return await self._fetch(self._reading, statements)

    async def _read_statistics(self, sql: str, values: Values = ()) -> Sequence[Row]:
        return (await self._fetch(self._statistics, [(sql, values)]))[0]

    async def _write(self, job: Job[T], table_id: str = "") -> T:
        return await self._writer.run(job)

    async def _fetch(self, db: aiosqlite.Connection, statements: Sequence[tuple[str, Values]]) -> list[Sequence[Row]]:
        if self._closing:
            raise Unavailable("the store is closed")
        try:
            return await in_thread(db, lambda db: [fetch(db, sql, values) for sql, values in statements])
        except sqlite3.Error as error:
            raise Unavailable(f"cannot read: {error}") from error

    async def _erase(self) -> None:
        """Move the write-ahead log into the file and empty it, so that it keeps no deleted data.

        Uses a connection of its own, because that cannot happen within a transaction. Readers may prevent it for a
        while: the log is then emptied by a later call, or when the file is closed.
        """
        try:
            async with _connect(self._path) as db:
                for _ in range(_CHECKPOINT_TRIES):
                    [(busy, *_)] = await db.execute_fetchall("PRAGMA wal_checkpoint(TRUNCATE)")
                    if not busy:
                        return
        except sqlite3.Error as error:
            _log.error("the write-ahead log could not be emptied: %s", error)
            return
        _log.error("the write-ahead log could not be emptied: the database is being read")

    async def _close(self) -> None:
        async with contextlib.AsyncExitStack() as closing:
            for db in (self._writing, self._reading, self._statistics):
                closing.push_async_callback(db.close)
            await self._writer.stop()


def _create_private(path: Path) -> None:
    """Make the file readable by its owner only, because it holds seeds, and create it if needed.

    SQLite gives its side files the same mode; those of an earlier run keep theirs, so they are changed too.
    """
    if path.is_dir():
        raise Unavailable(f"the database {path} is a folder: give the path of a file")
    path.touch(mode=_PRIVATE)
    for file in (path, path.with_name(f"{path.name}-wal"), path.with_name(f"{path.name}-shm")):
        # Another user's file cannot be changed, and need not be: its owner decided who may read it.
        with contextlib.suppress(FileNotFoundError, PermissionError):
            file.chmod(_PRIVATE)


def _connect(path: Path) -> aiosqlite.Connection:
    """Return a connection in autocommit mode: only the code begins and ends transactions."""
    return aiosqlite.connect(path, isolation_level=None, timeout=BUSY_TIMEOUT / 1000)


async def _prepare(db: aiosqlite.Connection) -> None:
    """Prepare the writing connection: durable journal, current schema, foreign keys."""
    await _enable_wal(db)
    await db.execute_fetchall("PRAGMA synchronous = FULL")
    # Deleted data is overwritten with zeros, regardless of SQLite's build.
    await db.execute_fetchall("PRAGMA secure_delete = ON")
    await migrate(lambda: open_schema(db), migrations("sqlite"))
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


_RECORD = """
CREATE TABLE IF NOT EXISTS migrations (
    number     INTEGER PRIMARY KEY,
    name       TEXT NOT NULL,
    applied_at TEXT NOT NULL DEFAULT (datetime('now'))
) STRICT
"""


class SQLiteSchema:
    """The :class:`data.store.migrations.Schema` of a file."""

    def __init__(self, db: aiosqlite.Connection) -> None:
        self._db = db

    async def version(self) -> int:
        """Return the number of the last applied migration, or 0."""
        await self._db.execute_fetchall(_RECORD)
        [(version,)] = await self._db.execute_fetchall("SELECT coalesce(max(number), 0) FROM migrations")
        return int(version)

    async def is_in_use(self) -> bool:
        """Return False: processes of several versions share only a PostgreSQL database."""
        return False

    async def apply(self, step: Migration) -> None:
        """Apply a migration, and record it."""
        for statement in _statements(step.sql):
            await self._db.execute_fetchall(statement)
        await self._db.execute_fetchall("INSERT INTO migrations (number, name) VALUES (?, ?)", (step.number, step.name))

    async def check(self) -> None:
        """Check the foreign keys, which reads the whole database. A step may break them until then."""
        broken = list(await self._db.execute_fetchall("PRAGMA foreign_key_check"))
        if broken:
            raise StoreError(f"rows with broken foreign keys: {[tuple(row) for row in broken[:5]]}")


@asynccontextmanager
async def open_schema(db: aiosqlite.Connection) -> AsyncIterator[SQLiteSchema]:
    """Begin the transaction of a migration. The connection must be in autocommit mode, without foreign keys."""
    await db.execute_fetchall("BEGIN IMMEDIATE")
    try:
        yield SQLiteSchema(db)
        await db.execute_fetchall("COMMIT")
    except BaseException:
        await db.rollback()
        raise


def _statements(script: str) -> Iterator[str]:
    """Split a script into statements; ``executescript`` would commit the open transaction first."""
    statement = ""
    for line in script.splitlines(keepends=True):
        statement += line
        if sqlite3.complete_statement(statement):
            yield statement
            statement = ""
    if statement.strip():
        yield statement

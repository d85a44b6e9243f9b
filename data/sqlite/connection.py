"""A SQLite file, opened for one that writes and two that read.

WAL, so that reading never waits for writing; ``synchronous=FULL``, because with NORMAL a power cut loses
commits that were already acknowledged. Several processes may open one file: every write is a ``BEGIN
IMMEDIATE`` transaction that checks before it changes.
"""

from __future__ import annotations

import asyncio
import contextlib
import sqlite3
from collections.abc import Iterable, Sequence
from pathlib import Path
from typing import Any, Self

import aiosqlite

from data.migrate import migrate, migrations
from data.sqlite.writer import Writer
from data.store import NotFound, Unavailable

BUSY_TIMEOUT = 5_000
"""Milliseconds that one process waits for another's write."""

_OLDEST = (3, 37)
"""STRICT tables; RETURNING came before."""

_LOOK_AGAIN = 0.02
"""Seconds between two tries at what SQLite does not wait for itself."""


class Connected:
    """The connections to a file, made by :meth:`open`, ended by :meth:`close`.

    A connection has a thread of its own: without :meth:`close` the process does not end.
    """

    def __init__(
        self, writing: aiosqlite.Connection, reading: aiosqlite.Connection, counting: aiosqlite.Connection
    ) -> None:
        self._writing = writing
        self._reading = reading
        # Boards read much: no table waits for them.
        self._counting = counting
        self._writer = Writer(writing)
        self._closing: asyncio.Task[None] | None = None

    @classmethod
    async def open(cls, path: Path) -> Self:
        """Opens the file, made and migrated as needed.

        Raises :class:`Unavailable` if that cannot be done, :class:`data.migrate.NewerDatabase` if a newer
        program has been here.
        """
        if sqlite3.sqlite_version_info < _OLDEST:
            raise Unavailable(f"this Python has SQLite {sqlite3.sqlite_version}, 3.37 or newer is needed")
        async with contextlib.AsyncExitStack() as opened:
            try:
                _make_private(path)
                writing = await opened.enter_async_context(_connect(path))
                await _prepare(writing)
                reading, counting = [await opened.enter_async_context(_connect(path)) for _ in range(2)]
                for db in (reading, counting):
                    await db.execute_fetchall("PRAGMA query_only = ON")
            except (OSError, sqlite3.Error) as error:
                raise Unavailable(f"cannot open the database {path}: {error}") from error
            opened.pop_all()
            return cls(writing, reading, counting)

    async def close(self) -> None:
        """Writes what is pending and lets go of the file. May be called twice."""
        if self._closing is None:
            self._closing = asyncio.create_task(self._close(), name="store closing")
        await asyncio.shield(self._closing)

    async def _read(self, sql: str, values: Iterable[Any] = ()) -> list[sqlite3.Row]:
        return await self._fetch(self._reading, sql, values)

    async def _count(self, sql: str, values: Iterable[Any] = ()) -> list[sqlite3.Row]:
        """Reads what may take long."""
        return await self._fetch(self._counting, sql, values)

    async def _fetch(self, db: aiosqlite.Connection, sql: str, values: Iterable[Any]) -> list[sqlite3.Row]:
        if self._closing:
            raise Unavailable("the store is closed")
        try:
            return list(await db.execute_fetchall(sql, values))
        except sqlite3.Error as error:
            raise Unavailable(f"cannot read: {error}") from error

    async def _change(self, what: str, sql: str, values: Sequence[Any]) -> Any:
        """Runs one ``UPDATE ... RETURNING value`` of one row; ``what`` it is, should it not be there."""

        async def job(db: aiosqlite.Connection) -> Any:
            changed = list(await db.execute_fetchall(sql, values))
            if not changed:
                raise NotFound(f"there is no {what}")
            return changed[0][0]

        return await self._writer.run(job)

    async def _close(self) -> None:
        async with contextlib.AsyncExitStack() as closing:
            for db in (self._writing, self._reading, self._counting):
                closing.push_async_callback(db.close)
            await self._writer.stop()


def _make_private(path: Path) -> None:
    """Makes the file if there is none, for its owner's eyes only: it holds seeds. SQLite keeps the mode."""
    path.touch(mode=0o600)


def _connect(path: Path) -> aiosqlite.Connection:
    """A connection in autocommit mode: transactions begin and end only where the code says so."""
    return aiosqlite.connect(path, isolation_level=None, timeout=BUSY_TIMEOUT / 1000)


async def _prepare(db: aiosqlite.Connection) -> None:
    """Makes a connection the writing one: a durable journal, and the schema of today."""
    await _keep_journal(db)
    await db.execute_fetchall("PRAGMA synchronous = FULL")
    await migrate(db, migrations())
    await db.execute_fetchall("PRAGMA foreign_keys = ON")


async def _keep_journal(db: aiosqlite.Connection) -> None:
    """Switches a new database to a write-ahead log.

    While somebody else does the same, SQLite refuses at once instead of waiting for its busy timeout.
    """
    loop = asyncio.get_running_loop()
    until = loop.time() + BUSY_TIMEOUT / 1000
    while True:
        try:
            await db.execute_fetchall("PRAGMA journal_mode = WAL")
        except sqlite3.OperationalError as error:
            if error.sqlite_errorcode != sqlite3.SQLITE_BUSY or loop.time() >= until:
                raise
            await asyncio.sleep(_LOOK_AGAIN)
        else:
            return

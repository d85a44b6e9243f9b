"""The connections to a PostgreSQL database: a pool for tables, and one for statistics."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import asynccontextmanager
from typing import Any, Self, TypeVar

import asyncpg

from data.postgres.pool import PATIENCE, RETRY_INTERVAL, connection, is_lost, of_the_database, open_pool, unavailable
from data.postgres.writer import MIGRATIONS_LOCK, POSTGRES, Writer, fetch, prepare
from data.store import Store, Unavailable
from data.store.database import Job, Row, Values
from data.store.migrations import Migration, migrate, migrations

T = TypeVar("T")

CONNECTIONS = 8
"""The most connections for tables."""

STATISTICS_CONNECTIONS = 2
"""The most connections for statistics, so that no table waits for a board."""

_ANSWER_WITHIN, _STATISTICS_WITHIN = 10.0, 40.0
"""Seconds until a connection counts as lost, for tables and for statistics: a broken network may never report it."""

_MINIMUM_VERSION = 13
"""The oldest PostgreSQL that is still maintained."""

_CHANNEL = "cardroom"
"""The channel of announcements."""

_SETTINGS = {
    "application_name": "cardroom",
    # Acknowledged writes survive a power cut, regardless of the server's default.
    "synchronous_commit": "on",
    # Compiling a query takes longer than running any of these queries.
    "jit": "off",
    # Boards read indexes in order; on today's disks, and in memory, that is quicker than sorting whole tables.
    "random_page_cost": "1.1",
    "work_mem": "16MB",
    # A process that hangs must not lock a table forever.
    "lock_timeout": "5s",
    # A process stopped in a transaction must not keep its leases locked.
    "idle_in_transaction_session_timeout": "2s",
    "statement_timeout": "30s",
}
_MIGRATING = {**_SETTINGS, "idle_in_transaction_session_timeout": "1min"}
"""The settings for migrating: a process that starts on a busy machine may pause, and holds no lease yet."""


class PostgresStore(Store):
    """A store in a PostgreSQL database, opened by :meth:`open`, closed by :meth:`close`."""

    dialect = POSTGRES

    def __init__(self, pool: asyncpg.Pool, statistics: asyncpg.Pool) -> None:
        self._pool = pool
        self._statistics = statistics
        self._writer = Writer(pool)
        self._closing: asyncio.Task[None] | None = None

    @classmethod
    async def open(cls, url: str) -> Self:
        """Connect to the database of a URL, and migrate it as needed.

        Raises ``ValueError`` for a URL that cannot be read, :class:`Unavailable` if the database cannot be reached, and
        :class:`~data.store.migrations.NewerDatabase` if a newer version of the program has migrated it.
        """
        async with contextlib.AsyncExitStack() as opened:
            try:
                await _migrate(url)
                tables = await open_pool(url, CONNECTIONS, _ANSWER_WITHIN, _SETTINGS, prepare)
                opened.push_async_callback(tables.close)
                statistics = await open_pool(url, STATISTICS_CONNECTIONS, _STATISTICS_WITHIN, _SETTINGS)
                opened.push_async_callback(statistics.close)
            except ValueError:
                # Not repeated: it may quote a part of the password.
                raise ValueError(
                    "DATABASE_URL cannot be read: give postgresql://user:password@host/database,"
                    " with %-codes for special characters of the password"
                ) from None
            except Exception as error:
                if not of_the_database(error):
                    raise
                raise unavailable("cannot open the database", error) from error
            opened.pop_all()
            return cls(tables, statistics)

    async def close(self) -> None:
        """Finish pending writes and close the connections. May be called twice."""
        if self._closing is None:
            self._closing = asyncio.create_task(self._close(), name="store closing")
        await asyncio.shield(self._closing)

    async def announce(self, text: str) -> None:
        """Send a text to all listeners, on all processes."""
        try:
            async with connection(self._pool) as db, db.transaction():
                # It may get lost, so nobody waits for the disk.
                await db.execute("SET LOCAL synchronous_commit = off")
                await db.execute("SELECT pg_notify($1, $2)", _CHANNEL, text)
        except Exception as error:
            if not of_the_database(error):
                raise
            raise unavailable("cannot announce", error) from error

    async def listen(self, hear: Callable[[str], None]) -> None:
        """Call ``hear`` with every announced text until cancelled. A lost connection is opened again."""

        def heard(db: Any, sender: int, channel: str, text: str) -> None:
            hear(text)

        while not self._closing:
            lost = asyncio.Event()
            try:
                async with connection(self._pool) as db:
                    db.add_termination_listener(lambda db, lost=lost: lost.set())
                    await db.add_listener(_CHANNEL, heard)
                    try:
                        await lost.wait()
                    finally:
                        if not db.is_closed():
                            await db.remove_listener(_CHANNEL, heard)
            except Exception as error:
                if not of_the_database(error):
                    raise
            await asyncio.sleep(RETRY_INTERVAL)

    async def _read(self, sql: str, values: Values = ()) -> Sequence[Row]:
        return (await self._fetch(self._pool, [(sql, values)]))[0]

    async def _read_together(self, statements: Sequence[tuple[str, Values]]) -> list[Sequence[Row]]:
        return await self._fetch(self._pool, statements)

    async def _read_statistics(self, sql: str, values: Values = ()) -> Sequence[Row]:
        return (await self._fetch(self._statistics, [(sql, values)]))[0]

    async def _write(self, job: Job[T], table_id: str = "") -> T:
        return await self._writer.run(job, table_id)

    async def _erase(self) -> None:
        """Let the server reuse the space of deleted rows now; it overwrites them when it does."""
        with contextlib.suppress(Unavailable):
            await self._read_statistics("VACUUM players, seats, offers, invites, votes")

    async def _fetch(self, pool: asyncpg.Pool, statements: Sequence[tuple[str, Values]]) -> list[Sequence[Row]]:
        loop = asyncio.get_running_loop()
        until = loop.time() + PATIENCE
        while True:
            if self._closing:
                raise Unavailable("the store is closed")
            try:
                async with connection(pool) as db:
                    return [await fetch(db, sql, values) for sql, values in statements]
            except Exception as error:
                if not of_the_database(error):
                    raise
                if not is_lost(error) or loop.time() >= until:
                    raise unavailable("cannot read", error) from error
            await asyncio.sleep(RETRY_INTERVAL)

    async def _close(self) -> None:
        await self._writer.stop()
        for pool in (self._pool, self._statistics):
            try:
                await asyncio.wait_for(pool.close(), PATIENCE)
            except TimeoutError:
                pool.terminate()


async def _migrate(url: str) -> None:
    """Migrate the database on a connection of its own, which waits as long as it takes."""
    db = await asyncpg.connect(url, timeout=PATIENCE, server_settings=_MIGRATING)
    try:
        if db.get_server_version().major < _MINIMUM_VERSION:
            raise Unavailable(f"PostgreSQL {_MINIMUM_VERSION} or newer is needed")
        await migrate(lambda: open_schema(db), migrations("postgres"))
        await db.execute("DELETE FROM commits WHERE at < now() - interval '1 day'")  # of processes that have ended
    finally:
        await db.close()


_RECORD = """
CREATE TABLE IF NOT EXISTS migrations (
    number     integer PRIMARY KEY,
    name       text NOT NULL,
    applied_at timestamptz NOT NULL DEFAULT now()
)
"""


class PostgresSchema:
    """The :class:`data.store.migrations.Schema` of a database."""

    def __init__(self, db: asyncpg.Connection) -> None:
        self._db = db

    async def version(self) -> int:
        """Return the number of the last applied migration, or 0."""
        await self._db.execute(_RECORD)
        return int(await self._db.fetchval("SELECT coalesce(max(number), 0) FROM migrations"))

    async def is_in_use(self) -> bool:
        """Return whether a process has a lease."""
        if await self._db.fetchval("SELECT to_regclass('leases')") is None:
            return False
        return bool(await self._db.fetchval(f"SELECT EXISTS (SELECT 1 FROM leases WHERE until > {POSTGRES.now})"))

    async def apply(self, step: Migration) -> None:
        """Apply a migration, which must not begin a transaction, and record it."""
        await self._db.execute(step.sql)
        await self._db.execute("INSERT INTO migrations (number, name) VALUES ($1, $2)", step.number, step.name)

    async def check(self) -> None:
        """Do nothing: the server checks every statement."""


@asynccontextmanager
async def open_schema(db: asyncpg.Connection) -> AsyncIterator[PostgresSchema]:
    """Begin the transaction of a migration, once no other process migrates the database."""
    async with db.transaction():
        # No time limit, as another process may be migrating.
        await db.execute("SET LOCAL lock_timeout = 0")
        await db.execute("SET LOCAL statement_timeout = 0")
        await db.execute("SELECT pg_advisory_xact_lock($1)", MIGRATIONS_LOCK)
        yield PostgresSchema(db)

"""Migration of a PostgreSQL database: all missing steps in one transaction, by one process at a time."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Sequence

import asyncpg

from data.postgres import locks
from data.postgres.dialect import POSTGRES
from data.store.migrations import Migration, NewerDatabase

_log = logging.getLogger(__name__)

_LOOK = 0.5
"""Seconds between two checks whether processes of an older version have stopped."""
_RECORD = """
CREATE TABLE IF NOT EXISTS migrations (
    number     integer PRIMARY KEY,
    name       text NOT NULL,
    applied_at timestamptz NOT NULL DEFAULT now()
)
"""


async def migrate(db: asyncpg.Connection, steps: Sequence[Migration]) -> None:
    """Apply the missing ``steps`` to a database. Raises :class:`NewerDatabase` if it has more than these.

    Waits while processes of an older version use the database: they cannot read what the steps change. A step runs
    inside a transaction, so it must not begin one.
    """
    told = False
    while not await _migrated(db, steps):
        if not told:
            _log.warning("processes of an older version use the database; it is migrated when all of them have stopped")
            told = True
        await asyncio.sleep(_LOOK)


async def _migrated(db: asyncpg.Connection, steps: Sequence[Migration]) -> bool:
    """Apply the missing steps, unless somebody uses the database; return whether it has all of them."""
    async with db.transaction():
        # No time limit, as another process may be migrating.
        await db.execute("SET LOCAL lock_timeout = 0")
        await db.execute("SET LOCAL statement_timeout = 0")
        await db.execute("SELECT pg_advisory_xact_lock($1)", locks.MIGRATIONS)
        await db.execute(_RECORD)
        version = await db.fetchval("SELECT coalesce(max(number), 0) FROM migrations")
        if version > len(steps):
            raise NewerDatabase(version, len(steps))
        if version < len(steps) and await _in_use(db):
            return False
        for step in steps[version:]:
            await db.execute(step.sql)
            await db.execute("INSERT INTO migrations (number, name) VALUES ($1, $2)", step.number, step.name)
        return True


async def _in_use(db: asyncpg.Connection) -> bool:
    """Return whether a process has a lease."""
    if await db.fetchval("SELECT to_regclass('leases')") is None:
        return False
    return bool(await db.fetchval(f"SELECT EXISTS (SELECT 1 FROM leases WHERE until > {POSTGRES.now})"))

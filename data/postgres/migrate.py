"""Migration of a PostgreSQL database: all missing steps in one transaction, by one process at a time."""

from __future__ import annotations

from collections.abc import Sequence

import asyncpg

from data.postgres import locks
from data.sql.migrations import Migration, NewerDatabase

_RECORD = """
CREATE TABLE IF NOT EXISTS migrations (
    number     integer PRIMARY KEY,
    name       text NOT NULL,
    applied_at timestamptz NOT NULL DEFAULT now()
)
"""


async def migrate(db: asyncpg.Connection, steps: Sequence[Migration]) -> None:
    """Apply the missing ``steps`` to a database. Raises :class:`NewerDatabase` if it has more than these.

    A step is part of a transaction, so it must not have one of its own.
    """
    async with db.transaction():
        # However long another process migrates.
        await db.execute("SET LOCAL lock_timeout = 0")
        await db.execute("SET LOCAL statement_timeout = 0")
        await db.execute("SELECT pg_advisory_xact_lock($1)", locks.MIGRATIONS)
        await db.execute(_RECORD)
        version = await db.fetchval("SELECT coalesce(max(number), 0) FROM migrations")
        if version > len(steps):
            raise NewerDatabase(version, len(steps))
        for step in steps[version:]:
            await db.execute(step.sql)
            await db.execute("INSERT INTO migrations (number, name) VALUES ($1, $2)", step.number, step.name)

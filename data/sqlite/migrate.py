"""Migration of a SQLite database.

All missing migrations are applied in one transaction, so a database is at its old version or at the new one, never in
between.
"""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator, Sequence

import aiosqlite

from data.store import StoreError
from data.store.migrations import Migration, NewerDatabase

_RECORD = """
CREATE TABLE IF NOT EXISTS migrations (
    number     INTEGER PRIMARY KEY,
    name       TEXT NOT NULL,
    applied_at TEXT NOT NULL DEFAULT (datetime('now'))
) STRICT
"""


async def migrate(db: aiosqlite.Connection, steps: Sequence[Migration]) -> None:
    """Apply the missing ``steps`` to a database. Raises :class:`NewerDatabase` if it has more than these.

    The connection must be in autocommit mode. Foreign keys are checked after the last step, so a step may break them
    temporarily if the connection does not enforce them yet. Without a missing step they are not checked, as that reads
    the whole database.
    """
    await db.execute_fetchall("BEGIN IMMEDIATE")
    try:
        await db.execute_fetchall(_RECORD)
        [(version,)] = await db.execute_fetchall("SELECT coalesce(max(number), 0) FROM migrations")
        if version > len(steps):
            raise NewerDatabase(version, len(steps))
        for step in steps[version:]:
            for statement in _statements(step.sql):
                await db.execute_fetchall(statement)
            await db.execute_fetchall("INSERT INTO migrations (number, name) VALUES (?, ?)", (step.number, step.name))
        if version < len(steps):
            broken = list(await db.execute_fetchall("PRAGMA foreign_key_check"))
            if broken:
                raise StoreError(f"rows with broken foreign keys: {[tuple(row) for row in broken[:5]]}")
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

"""Numbered SQL files that bring a SQLite database up to date.

Each file ``NNNN_what.sql`` of ``data/migrations/sqlite`` is applied once, in order, and recorded in the
table ``migrations``. All that are missing go into one transaction: a database is at its old version or at
the new one, never between.
"""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator, Sequence
from importlib.resources import files
from typing import NamedTuple

import aiosqlite

from data.store import StoreError

_RECORD = """
CREATE TABLE IF NOT EXISTS migrations (
    number     INTEGER PRIMARY KEY,
    name       TEXT NOT NULL,
    applied_at TEXT NOT NULL DEFAULT (datetime('now'))
) STRICT
"""


class NewerDatabase(StoreError):
    """The database was made by a newer version of this program, which alone may write to it."""


class Migration(NamedTuple):
    """One numbered step: its number (from 1, without gaps), the file's name, and its SQL."""

    number: int
    name: str
    sql: str


def migrations() -> tuple[Migration, ...]:
    """The steps that this program knows, in order."""
    folder = files("data") / "migrations" / "sqlite"
    names = sorted(entry.name for entry in folder.iterdir() if entry.name.endswith(".sql"))
    return tuple(Migration(int(name[:4]), name, (folder / name).read_text("utf-8")) for name in names)


async def migrate(db: aiosqlite.Connection, steps: Sequence[Migration]) -> None:
    """Applies the steps that ``db`` lacks. Raises :class:`NewerDatabase` if it has more than ``steps``.

    The connection must be in autocommit mode. Foreign keys are checked at the end, so a step may break them
    for a while if the connection does not enforce them yet.
    """
    await db.execute_fetchall("BEGIN IMMEDIATE")
    try:
        await db.execute_fetchall(_RECORD)
        [(version,)] = await db.execute_fetchall("SELECT coalesce(max(number), 0) FROM migrations")
        if version > len(steps):
            raise NewerDatabase(f"the database is at version {version}, this program knows {len(steps)}")
        for step in steps[version:]:
            for statement in _statements(step.sql):
                await db.execute_fetchall(statement)
            await db.execute_fetchall("INSERT INTO migrations (number, name) VALUES (?, ?)", (step.number, step.name))
        broken = list(await db.execute_fetchall("PRAGMA foreign_key_check"))
        if broken:
            raise StoreError(f"rows without what they refer to: {[tuple(row) for row in broken[:5]]}")
        await db.execute_fetchall("COMMIT")
    except BaseException:
        await db.rollback()
        raise


def _statements(script: str) -> Iterator[str]:
    """The statements of a script one by one: ``executescript`` would commit what came before it."""
    statement = ""
    for line in script.splitlines(keepends=True):
        statement += line
        if sqlite3.complete_statement(statement):
            yield statement
            statement = ""
    if statement.strip():
        yield statement

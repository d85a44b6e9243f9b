"""Work in a connection's thread."""

from __future__ import annotations

import sqlite3
from collections.abc import Callable
from typing import TypeVar

import aiosqlite

from data.store.database import Row, Values

T = TypeVar("T")


async def in_thread(db: aiosqlite.Connection, work: Callable[[sqlite3.Connection], T]) -> T:
    """Run work that has several statements in the thread of a connection, all at once.

    Otherwise each statement wakes two threads, which costs more than most statements do.
    """
    # The library has no public name for it.
    result: T = await db._execute(lambda: work(db._conn))  # type: ignore[no-untyped-call]
    return result


def fetch(db: sqlite3.Connection, sql: str, values: Values) -> list[Row]:
    """Run a statement, and return its rows. Only in the connection's thread."""
    return db.execute(sql, values).fetchall()

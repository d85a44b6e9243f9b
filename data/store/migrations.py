"""Migrations: numbered SQL files, ``data/migrations/<database>/NNNN_name.sql``, that bring a database up to date.

Each is applied once, in order, and recorded in the table ``migrations``. All missing ones are applied in one
transaction, so a database is at its old version or at the new one, never in between.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Sequence
from contextlib import AbstractAsyncContextManager
from functools import cache
from importlib.resources import files
from typing import NamedTuple, Protocol

from data.store.errors import StoreError

LOOK = 0.5
"""Seconds between two checks whether processes of an older version have stopped."""

_log = logging.getLogger(__name__)


class NewerDatabase(StoreError):
    """A newer version of this program has migrated the database; this version must not write to it."""

    def __init__(self, version: int, known: int) -> None:
        super().__init__(f"the database is at version {version}, this program knows {known}")


class Migration(NamedTuple):
    """A migration: its number (from 1, without gaps), file name, and SQL."""

    number: int
    name: str
    sql: str


class Schema(Protocol):
    """A transaction in which nobody else migrates the database. It ends with the context that it was opened by."""

    async def version(self) -> int:
        """Return the number of the last applied migration, or 0."""

    async def is_in_use(self) -> bool:
        """Return whether processes of an older version use the database: they cannot read what a migration changes."""

    async def apply(self, step: Migration) -> None:
        """Apply a migration, and record it."""

    async def check(self) -> None:
        """Check the rows after the last migration. Raises :class:`StoreError`."""


@cache
def migrations(database: str) -> tuple[Migration, ...]:
    """Return the migrations of this version of the program for a kind of database, in order."""
    folder = files("data") / "migrations" / database
    names = sorted(entry.name for entry in folder.iterdir() if entry.name.endswith(".sql"))
    return tuple(Migration(int(name[:4]), name, (folder / name).read_text("utf-8")) for name in names)


async def migrate(opened: Callable[[], AbstractAsyncContextManager[Schema]], steps: Sequence[Migration]) -> None:
    """Apply the missing ``steps`` to a database. Waits while it is in use.

    Raises :class:`NewerDatabase` if it has more than these.
    """
    told = False
    while not await _migrated(opened, steps):
        if not told:
            _log.warning("processes of an older version use the database; it is migrated when all of them have stopped")
            told = True
        await asyncio.sleep(LOOK)


async def _migrated(opened: Callable[[], AbstractAsyncContextManager[Schema]], steps: Sequence[Migration]) -> bool:
    """Apply the missing steps, unless somebody uses the database; return whether it has all of them."""
    async with opened() as schema:
        version = await schema.version()
        if version > len(steps):
            raise NewerDatabase(version, len(steps))
        if version == len(steps):
            return True
        if await schema.is_in_use():
            return False
        for step in steps[version:]:
            await schema.apply(step)
        await schema.check()
        return True

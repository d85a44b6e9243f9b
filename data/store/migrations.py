"""Migrations: numbered SQL files, ``data/migrations/<database>/NNNN_name.sql``, that bring a database up to date.

Each is applied once, in order, and recorded in the table ``migrations``.
"""

from __future__ import annotations

from importlib.resources import files
from typing import NamedTuple

from data.store.errors import StoreError


class NewerDatabase(StoreError):
    """A newer version of this program has migrated the database; this version must not write to it."""

    def __init__(self, version: int, known: int) -> None:
        super().__init__(f"the database is at version {version}, this program knows {known}")


class Migration(NamedTuple):
    """A migration: its number (from 1, without gaps), file name, and SQL."""

    number: int
    name: str
    sql: str


def migrations(database: str) -> tuple[Migration, ...]:
    """Return the migrations of this version of the program for a kind of database, in order."""
    folder = files("data") / "migrations" / database
    names = sorted(entry.name for entry in folder.iterdir() if entry.name.endswith(".sql"))
    return tuple(Migration(int(name[:4]), name, (folder / name).read_text("utf-8")) for name in names)

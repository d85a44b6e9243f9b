"""Moves everything from one database to another, of the same or another kind."""

from __future__ import annotations

import hashlib
import json
from collections.abc import AsyncIterator, Sequence
from contextlib import AbstractAsyncContextManager
from typing import NamedTuple

from data.connect import is_postgres, open_store, sqlite_path
from data.sqlite.transfer import open_transfer as open_sqlite
from data.store import StoreError, Unavailable
from data.store.database import Row
from data.store.transfer import TABLES, Transfer


class Contents(NamedTuple):
    """The content of a database table: the number of rows, and a digest of them."""

    rows: int
    digest: str


class Moved(NamedTuple):
    """The moved content by table; ``before`` is set if it had been moved before, and nothing was done."""

    tables: dict[str, Contents]
    before: bool


async def move(source: str, target: str) -> Moved:
    """Copy everything from the database at a URL to an empty one, and compare the copy.

    Either everything is copied or nothing, so it can be repeated after an interruption. Nobody can write to either
    database meanwhile. Raises :class:`StoreError` if the target has other content, or any of the copy differs.
    """
    if not is_postgres(source) and not sqlite_path(source).exists():
        raise Unavailable(f"there is no database {sqlite_path(source)}")
    if source == target:
        raise StoreError("the source and the target are the same database")
    for url in (source, target):
        await (await open_store(url)).close()
    async with _transfer(source) as old, _transfer(target) as new:
        there = {table: await _contents(new, table) for table in TABLES}
        if any(contents.rows for contents in there.values()):
            if there != {table: await _contents(old, table) for table in TABLES}:
                raise StoreError("the target has other games in it: give an empty database")
            return Moved(there, before=True)
        moved = {table: await _copy(old, new, table) for table in TABLES}
        await new.finish()
        for table, contents in moved.items():
            if await _contents(new, table) != contents:
                raise StoreError(f"the rows of {table} have not arrived as they were: nothing was moved")
    return Moved(moved, before=False)


def _transfer(url: str) -> AbstractAsyncContextManager[Transfer]:
    if not is_postgres(url):
        return open_sqlite(sqlite_path(url))
    from data.postgres.transfer import open_transfer as open_postgres

    return open_postgres(url)


async def _copy(old: Transfer, new: Transfer, table: str) -> Contents:
    columns = await new.columns(table)
    counter = _Counter(old.rows(table, columns))
    await new.fill(table, columns, counter.rows())
    return counter.contents


async def _contents(database: Transfer, table: str) -> Contents:
    counter = _Counter(database.rows(table, await database.columns(table)))
    async for _ in counter.rows():
        pass
    return counter.contents


class _Counter:
    """Passes rows on, and summarizes them at the end."""

    def __init__(self, rows: AsyncIterator[Row]) -> None:
        self._rows = rows
        self._count = 0
        self._hash = hashlib.sha256()

    async def rows(self) -> AsyncIterator[Row]:
        async for row in self._rows:
            self._count += 1
            self._hash.update(_canonical(row))
            yield row

    @property
    def contents(self) -> Contents:
        return Contents(self._count, self._hash.hexdigest())


def _canonical(row: Sequence[object]) -> bytes:
    """Return a row as bytes that are the same for every database."""
    return json.dumps(row, default=_as_text, separators=(",", ":")).encode() + b"\n"


def _as_text(value: object) -> str:
    if isinstance(value, bytes):
        return f"bytes {value.hex()}"
    raise TypeError(f"a column has the unexpected type {type(value).__name__}")

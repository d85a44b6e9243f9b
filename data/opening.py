"""From the setting ``DATABASE_URL`` to a store."""

from __future__ import annotations

import re
from pathlib import Path

from data.sqlite import SQLiteStore
from data.store import Store

_SQLITE = "sqlite:///"


def sqlite_path(url: str) -> Path:
    """The file that a database URL names: ``sqlite:///room.db``, ``sqlite:////srv/room.db``, or a plain path.

    Raises ``ValueError`` for what cannot be kept in a file.
    """
    path = url.removeprefix(_SQLITE)
    scheme = re.match(r"([a-z][a-z0-9+.-]*):/", path, re.IGNORECASE)
    if scheme and len(scheme[1]) > 1:
        if scheme[1].startswith("postgres"):
            raise ValueError("DATABASE_URL names PostgreSQL, which cannot be used yet: give a sqlite:/// URL or a path")
        raise ValueError(f"DATABASE_URL has the unknown scheme {scheme[1]}: give a sqlite:/// URL or a path")
    if path in ("", ":memory:"):
        raise ValueError("DATABASE_URL names no file: tables would be lost with the process")
    return Path(path)


async def open_store(url: str) -> Store:
    """The store that a database URL names, migrated and ready.

    Raises ``ValueError`` for a URL that cannot be used (without repeating it: it may hold a password), and
    :class:`data.store.StoreError` for a database that cannot be opened.
    """
    return await SQLiteStore.open(sqlite_path(url))

"""The setting ``DATABASE_URL``: what it means, and opening its store."""

from __future__ import annotations

import re
from pathlib import Path

from data.sqlite import SQLiteStore
from data.store import Store

_SQLITE = "sqlite:///"


def is_postgres(url: str) -> bool:
    """Return whether a URL names a PostgreSQL database.

    >>> is_postgres("postgresql://cardroom@db/cardroom"), is_postgres("postgres.db")
    (True, False)
    """
    return url.lower().startswith(("postgresql://", "postgres://"))


def sqlite_path(url: str) -> Path:
    """Return the file of a database URL: ``sqlite:///room.db``, ``sqlite:////srv/room.db``, or a plain path.

    Raises ``ValueError`` if the URL names no file.

    >>> str(sqlite_path("sqlite:///room.db"))
    'room.db'
    """
    path = url.removeprefix(_SQLITE)
    scheme = re.match(r"([a-z][a-z0-9+.-]*):/", path, re.IGNORECASE)
    if scheme and len(scheme[1]) > 1:
        raise ValueError(
            f"DATABASE_URL has the unknown scheme {scheme[1]}: give a sqlite:/// URL or a path, or a postgresql:// URL"
        )
    if path in ("", ":memory:"):
        raise ValueError("DATABASE_URL names no file: tables would be lost with the process")
    return Path(path)


async def open_store(url: str) -> Store:
    """Open the store at a database URL, migrated and ready.

    Raises ``ValueError`` for a URL that cannot be used, without repeating it (it may contain a password), and
    :class:`data.store.StoreError` for a database that cannot be opened.

    >>> import asyncio, tempfile
    >>> async def name_of_player(folder):
    ...     store = await open_store(f"sqlite:///{folder}/room.db")
    ...     player = await store.player(80351110224678912, "Ada")
    ...     await store.close()
    ...     return player.name
    >>> with tempfile.TemporaryDirectory() as folder:
    ...     asyncio.run(name_of_player(folder))
    'Ada'
    """
    if not is_postgres(url):
        return await SQLiteStore.open(sqlite_path(url))
    try:
        # Imported here, because a bot on SQLite needs no driver for PostgreSQL.
        from data.postgres import PostgresStore
    except ModuleNotFoundError as error:
        raise ValueError(
            "DATABASE_URL names PostgreSQL, for which a package is missing:"
            " pip install --require-hashes -r requirements/postgres.txt"
        ) from error
    return await PostgresStore.open(url)

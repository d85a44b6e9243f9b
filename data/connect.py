"""Opens the store of the setting ``DATABASE_URL``."""

from __future__ import annotations

from data.database_url import sqlite_path
from data.sqlite import SQLiteStore
from data.store import Store


async def open_store(url: str) -> Store:
    """Open the store at a database URL, migrated and ready.

    Raises ``ValueError`` for a URL that cannot be used, without repeating it (it may contain a password), and
    :class:`data.store.StoreError` for a database that cannot be opened.
    """
    return await SQLiteStore.open(sqlite_path(url))

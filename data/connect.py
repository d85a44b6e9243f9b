"""Opens the store of the setting ``DATABASE_URL``."""

from __future__ import annotations

from data.database_url import is_postgres, sqlite_path
from data.sqlite import SQLiteStore
from data.store import Store


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

"""The databases that are measured."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from contextlib import contextmanager

from tests.postgres_server import running_server

SQLITE, POSTGRES = "SQLite", "PostgreSQL"


@contextmanager
def database(kind: str) -> Iterator[str]:
    """The URL of a new database; nothing for SQLite, whose file is the caller's. Raises :class:`NoServer`.

    PostgreSQL syncs to disk, as it does for those who play.
    """
    if kind == SQLITE:
        yield ""
        return
    with running_server(durable=True) as server:
        yield server.url(asyncio.run(server.new_database()))

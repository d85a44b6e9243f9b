"""The databases that are measured."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from contextlib import contextmanager
from typing import NamedTuple

from tests.postgres_server import running_server

SQLITE, POSTGRES = "SQLite", "PostgreSQL"


class Database(NamedTuple):
    """A new database: its URL, and its server's process."""

    url: str = ""
    """Empty for SQLite, whose file is the caller's."""
    pid: int | None = None


@contextmanager
def database(kind: str) -> Iterator[Database]:
    """Yield a new database, for as long as it is measured. Raise :class:`NoServer` without PostgreSQL.

    PostgreSQL syncs to disk, as it does for those who play.
    """
    if kind == SQLITE:
        yield Database()
        return
    with running_server(durable=True) as server:
        running = (server.folder / "data" / "postmaster.pid").read_text("utf-8").split()
        yield Database(server.url(asyncio.run(server.new_database())), int(running[0]))

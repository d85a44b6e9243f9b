"""Announcements by NOTIFY and LISTEN."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Any

from data.postgres.connection import Connections
from data.postgres.errors import of_the_database, unavailable
from data.postgres.pool import RETRY_INTERVAL, connection

_CHANNEL = "cardroom"


class Announcements(Connections):
    """The methods of :class:`data.store.NewsStore` that PostgreSQL supports."""

    async def announce(self, text: str) -> None:
        """Send a text to all listeners, on all processes."""
        try:
            async with connection(self._pool) as db, db.transaction():
                # It may get lost, so nobody waits for the disk.
                await db.execute("SET LOCAL synchronous_commit = off")
                await db.execute("SELECT pg_notify($1, $2)", _CHANNEL, text)
        except Exception as error:
            if not of_the_database(error):
                raise
            raise unavailable("cannot announce", error) from error

    async def listen(self, hear: Callable[[str], None]) -> None:
        """Call ``hear`` with every announced text until cancelled. A lost connection is opened again."""

        def heard(db: Any, sender: int, channel: str, text: str) -> None:
            hear(text)

        while not self._closing:
            lost = asyncio.Event()
            try:
                async with connection(self._pool) as db:
                    db.add_termination_listener(lambda db, lost=lost: lost.set())
                    await db.add_listener(_CHANNEL, heard)
                    try:
                        await lost.wait()
                    finally:
                        if not db.is_closed():
                            await db.remove_listener(_CHANNEL, heard)
            except Exception as error:
                if not of_the_database(error):
                    raise
            await asyncio.sleep(RETRY_INTERVAL)

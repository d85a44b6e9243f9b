"""Notices that the bot's store fails while the separate store of its leases still renews them."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable

from data.store import StoreError

LONGEST = 7.0
"""Seconds of renewals without an answer of the bot's store after which a process gives its leases up."""
LOOK = 0.5
"""Seconds between two looks."""


class StoreWatch:
    """Reads from the bot's store repeatedly."""

    def __init__(self, read: Callable[[], Awaitable[object]]) -> None:
        self._read = read
        self._silent = 0.0
        self.why = "it does not answer"
        """Why it failed last."""

    async def watch(self) -> None:
        """Look until cancelled."""
        while True:
            try:
                await self._read()
                self._silent = 0.0
            except StoreError as error:
                self.why = str(error)
            await asyncio.sleep(LOOK)

    def fails(self, seconds: float) -> bool:
        """Count these seconds until a renewal that succeeded; true once the store has failed for too long."""
        self._silent += seconds
        return self._silent > LONGEST

    def excuse(self) -> None:
        """Restart the count: the whole database is away, so nobody else could do better."""
        self._silent = 0.0

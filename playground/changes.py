"""Waiting until something has changed."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Any

_POLL_INTERVAL = 0.05
"""Real seconds between two checks, for changes without notification: a clock, the bot's memory."""


class Changes:
    """Wakes waiting callers to check their conditions whenever something changes."""

    def __init__(self) -> None:
        self._waiting: set[asyncio.Future[None]] = set()

    def notify(self) -> None:
        """Make waiting callers check their conditions."""
        for waiting in self._waiting:
            if not waiting.done():
                waiting.set_result(None)

    async def until(self, condition: Callable[[], Any], within: float) -> None:
        """Wait until a condition is true. It is checked after every notification, and regularly.

        Raises:
            TimeoutError: it is not true within this many real seconds.
        """
        async with asyncio.timeout(within):
            while not condition():
                waiting: asyncio.Future[None] = asyncio.get_running_loop().create_future()
                self._waiting.add(waiting)
                try:
                    await asyncio.wait((waiting,), timeout=_POLL_INTERVAL)
                finally:
                    self._waiting.discard(waiting)

"""The right to run the bot: of several processes on one database, one is connected to Discord, the others stand by.

Two connected processes would both answer every press. The right is a lease in the store: whoever has it renews it all
the time, so a process that dies or hangs loses it, and one that is stopped gives it back at once.
"""

from __future__ import annotations

import asyncio
import logging
import secrets

from data.store import Store, StoreError

_log = logging.getLogger(__name__)

_NAME = "bot"
LASTS = 8.0
"""Seconds until a process that does not renew the lease has lost it."""
RENEWAL = 2.0
"""Seconds between two renewals."""
LOOK = 0.5
"""Seconds between two attempts of a process that stands by."""


class Lease:
    """One process's part. The store should be its own, to be open until the lease is given back."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._holder = secrets.token_hex(8)
        self.held = False
        """Whether this process runs the bot; false while it stands by."""

    async def acquire(self) -> None:
        """Returns when this process may run the bot."""
        told = ""
        while not self.held:
            try:
                self.held = await self._claim()
                why = "another process runs the bot"
            except StoreError:
                why = "the database is away"
            if not self.held:
                if why != told:
                    _log.info("%s; this process stands by", why)
                    told = why
                await asyncio.sleep(LOOK)

    async def keep(self) -> None:
        """Renews the lease; returns when another process has it.

        While the database is away nobody can take it, so this process goes on.
        """
        while True:
            await asyncio.sleep(RENEWAL)
            if not self.held:
                return
            self.held = await self._renewed()

    async def release(self) -> None:
        """Gives the lease back; another process takes over at once."""
        self.held = False
        try:
            await self._store.release(_NAME, self._holder)
        except StoreError as error:
            _log.warning("the lease ends by itself: %s", type(error).__name__)

    async def _claim(self) -> bool:
        return await self._store.claim(_NAME, self._holder, LASTS)

    async def _renewed(self) -> bool:
        try:
            return await self._claim()
        except StoreError:
            return True

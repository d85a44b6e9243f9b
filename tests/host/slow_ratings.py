"""A store whose rated games arrive only when a test allows it."""

from __future__ import annotations

import asyncio
from typing import Any, cast

from data.store import RatedGame, Scope, Store, Unavailable


class SlowRatings:
    """A store that answers :meth:`rated_games` as often as :meth:`allow` permits, and fails if ``fails`` is set."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._changed = asyncio.Event()
        self.allowed = 0
        self.fails = False

    def __getattr__(self, name: str) -> Any:
        return getattr(self._store, name)

    @property
    def typed(self) -> Store:
        """This store, as the type of the one that it delegates to."""
        return cast(Store, self)

    def allow(self, count: int) -> None:
        self.allowed = count
        self._changed.set()

    async def rated_games(self, scope: Scope, **which: int) -> list[RatedGame]:
        while not self.allowed:
            self._changed.clear()
            await self._changed.wait()
        self.allowed -= 1
        if self.fails:
            raise Unavailable("the disk is full")
        return await self._store.rated_games(scope, **which)

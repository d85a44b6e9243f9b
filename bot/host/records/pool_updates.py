"""Brings one rating pool up to date with the store."""

from __future__ import annotations

import asyncio
from contextlib import suppress
from typing import NamedTuple

from bot.host.records.pool_format import add_games, excluded_servers, from_stored, pool_name, to_stored
from bot.host.records.ratings import RatingPool
from data.store import Scope, StatisticsStore, Unavailable

SLICE = 250
"""Games that are added at once. Readers of the pool may have to wait for them."""
_SAVE_GROWTH = 100
"""A pool is saved again once it has grown by one part in so many."""


class _Version(NamedTuple):
    """A pool, and the servers whose games are left out of it."""

    pool: RatingPool
    excluded: frozenset[int]


class UpdatingPool:
    """A pool in its last complete version, and in the version that is being computed."""

    def __init__(self, store: StatisticsStore, scope: Scope) -> None:
        self.lock = asyncio.Lock()
        """Held while the pool is read or extended."""
        self.scope = scope
        self.task: asyncio.Task[None] | None = None
        """The update under way."""
        self.stale = False
        """Whether another update was requested since the task last looked."""
        self._store = store
        self._complete: _Version | None = None
        self._growing: _Version | None = None
        """The complete version itself, unless other servers are excluded by now."""
        self._saved_games = 0
        """How many games the pool had when it was last saved."""

    @property
    def mark(self) -> int:
        """The mark of the last game in the version that is being computed."""
        return self._growing.pool.mark if self._growing else 0

    def best(self, excluded: frozenset[int]) -> RatingPool:
        """The version with the most games among those without games of ``excluded`` servers."""
        fit = [version.pool for version in (self._complete, self._growing) if version and excluded <= version.excluded]
        return max(fit, key=lambda pool: pool.games, default=RatingPool())

    async def excluded(self) -> frozenset[int]:
        """The servers that are excluded now."""
        return frozenset(await excluded_servers(self._store, self.scope))

    async def update(self) -> None:
        """Bring the pool up to date, and again while :attr:`stale` is set."""
        try:
            while self.stale:
                self.stale = False
                await self._update_once()
        finally:
            self.task = None

    async def _update_once(self) -> None:
        excluded = await self.excluded()
        if self._growing is None or self._growing.excluded != excluded:
            await self._load(excluded)
        assert self._growing
        pool = self._growing.pool
        while games := await self._store.rated_games(self.scope, after=pool.mark, count=SLICE):
            if await self.excluded() != excluded:
                self.stale = True
                return
            async with self.lock:
                await asyncio.to_thread(add_games, pool, games)
        self._complete = self._growing
        if pool.games - self._saved_games > self._saved_games // _SAVE_GROWTH:
            stored = await asyncio.to_thread(to_stored, self.scope, sorted(excluded), pool)
            self._saved_games = pool.games
            # Saving is optional: the pool can be used even if the store is down.
            with suppress(Unavailable):
                await self._store.save_ratings(pool_name(self.scope), stored)

    async def _load(self, excluded: frozenset[int]) -> None:
        """Continue from the complete or the stored version with these servers excluded, or else from nothing."""
        self._growing = _Version(RatingPool(), excluded)
        if self._complete and self._complete.excluded == excluded:
            self._growing = self._complete
        else:
            stored = await self._store.load_ratings(pool_name(self.scope))
            pool = await asyncio.to_thread(from_stored, stored, sorted(excluded)) if stored is not None else None
            if pool is not None:
                self._growing = _Version(pool, excluded)
        self._saved_games = self._growing.pool.games

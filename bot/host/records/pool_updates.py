"""Brings one rating pool up to date with the store."""

from __future__ import annotations

import asyncio
from contextlib import suppress
from typing import NamedTuple

from bot.host.records.pool_format import Exclusions, add_games, exclusions, from_stored, pool_name, to_stored
from bot.host.records.ratings import RatingPool
from data.store import Scope, Store, Unavailable

SLICE = 250
"""Games that are added at once. Readers of the pool may have to wait for them."""
_SAVE_GROWTH = 100
"""Save a pool again once it has grown by 1/N of its games."""


class _Version(NamedTuple):
    """A pool, and whose games are left out of it."""

    pool: RatingPool
    excluded: Exclusions


class UpdatingPool:
    """A pool's last complete version, and the version being computed."""

    def __init__(self, store: Store, scope: Scope) -> None:
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
        """The complete version itself, unless others are excluded by now."""
        self._saved_games = 0
        """The number of games in the pool when it was last saved."""

    @property
    def mark(self) -> int:
        """The mark of the last game in the version that is being computed."""
        return self._growing.pool.mark if self._growing else 0

    def best(self, excluded: Exclusions) -> RatingPool:
        """Return the version with the most games among those without games of ``excluded``."""
        fit = [version.pool for version in (self._complete, self._growing) if version and excluded <= version.excluded]
        return max(fit, key=lambda pool: pool.games, default=RatingPool())

    async def excluded(self) -> Exclusions:
        """Return the servers and players that are excluded now."""
        return await exclusions(self._store, self.scope)

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
            stored = await asyncio.to_thread(to_stored, self.scope, excluded, pool)
            self._saved_games = pool.games
            # Saving is optional: the pool is usable even if the store is down.
            with suppress(Unavailable):
                await self._store.save_ratings(pool_name(self.scope), stored)

    async def _load(self, excluded: Exclusions) -> None:
        """Continue from the complete or the stored version with these excluded, or else from nothing."""
        self._growing = _Version(RatingPool(), excluded)
        if self._complete and self._complete.excluded == excluded:
            self._growing = self._complete
        else:
            stored = await self._store.load_ratings(pool_name(self.scope))
            pool = await asyncio.to_thread(from_stored, stored, excluded) if stored is not None else None
            if pool is not None:
                self._growing = _Version(pool, excluded)
        self._saved_games = self._growing.pool.games

"""The rating pools in memory, updated in the background as games end.

A reader waits only a moment; games that are not rated by then are counted as waiting. Pools are saved now and then, so
that they need not be recomputed from all games; :mod:`bot.host.records.pool_audit` checks that this gives the same.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncIterator, Coroutine, Iterable
from contextlib import asynccontextmanager
from typing import Any, NamedTuple

from bot.host.failures import description
from bot.host.records.pool_format import pool_name, scope_named
from bot.host.records.pool_updates import UpdatingPool
from bot.host.records.ratings import RatingPool
from bot.recent import Recent
from data.store import Scope, Store

_log = logging.getLogger(__name__)

KEEP = 32
"""The number of pools that stay in memory."""
PATIENCE = 0.05
"""Seconds that a reader waits for games that are not rated yet."""


class HeldPool(NamedTuple):
    """A pool, and the number of games not rated in it yet."""

    pool: RatingPool
    waiting: int


class RatingPools:
    """Lends each pool to one reader at a time, and updates pools in background tasks."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._pools: Recent[Scope, UpdatingPool] = Recent(KEEP)
        self._tasks: set[asyncio.Task[None]] = set()
        self._stopping = False

    def start(self, games: Iterable[str]) -> None:
        """Load the pools that are likely to be read: those of all servers, and those that were saved."""
        self._start_task(
            self._preload([Scope(guild_id=None, game=game, changed_rules=False) for game in games]), "ratings"
        )

    async def stop(self) -> None:
        """Cancel the background updates. Pools can still be read as they are."""
        self._stopping = True
        for task in self._tasks:
            task.cancel()
        if self._tasks:
            await asyncio.wait(list(self._tasks))

    def game_ended(self, game: str, guild_id: int) -> None:
        """Update the pools in memory that a game which has ended in a server belongs to."""
        for scope, entry in self._pools.items():
            if scope.game == game and scope.guild_id in (None, guild_id):
                self._update(entry)

    def exclusions_changed(self, guild_id: int | None = None) -> None:
        """Recompute the pools of a server, or those of all servers, because games are left out or back."""
        for scope, entry in self._pools.items():
            if scope.guild_id == guild_id:
                self._update(entry)

    @asynccontextmanager
    async def hold(self, scope: Scope) -> AsyncIterator[HeldPool]:
        """Yield a scope's pool, with the games that could be rated within a moment. Nobody else reads or updates it.

        It never has games of servers or players that are excluded now.
        """
        entry = self._entry(scope)
        excluded = await entry.excluded()
        done = False
        if task := self._update(entry):
            await asyncio.wait([task], timeout=PATIENCE)
            done = task.done() and not task.cancelled()
            if done:
                task.result()
        # Updates wait for the lock, so they do not slow down the reader.
        async with entry.lock:
            waiting = 0 if done else await self._store.count_rated_games(scope, after=entry.mark)
            yield HeldPool(entry.best(excluded), waiting)

    async def updated(self, scope: Scope) -> None:
        """Wait until a scope's pool has every game that has ended by now, or cannot be updated."""
        if task := self._update(self._entry(scope)):
            await asyncio.wait([task])

    def _entry(self, scope: Scope) -> UpdatingPool:
        entry = self._pools[scope] = self._pools.get(scope) or UpdatingPool(self._store, scope)
        return entry

    def _update(self, entry: UpdatingPool) -> asyncio.Task[None] | None:
        """Return the task after which a pool has all games that have ended by now; ``None`` once stopped."""
        entry.stale = True
        if entry.task is None and not self._stopping:
            entry.task = self._start_task(entry.update(), f"ratings {pool_name(entry.scope)}")
        return entry.task

    def _start_task(self, work: Coroutine[Any, Any, None], name: str) -> asyncio.Task[None]:
        task = asyncio.create_task(work, name=name)
        self._tasks.add(task)
        task.add_done_callback(self._task_ended)
        return task

    def _task_ended(self, task: asyncio.Task[None]) -> None:
        self._tasks.discard(task)
        if not task.cancelled() and (error := task.exception()):
            _log.warning("%s: not up to date; tried again at the next look: %s", task.get_name(), description(error))

    async def _preload(self, scopes: list[Scope]) -> None:
        saved = [scope for scope in map(scope_named, await self._store.rating_pools()) if scope.until is None]
        for scope in [*dict.fromkeys([*scopes, *saved])][:KEEP]:
            if task := self._update(self._entry(scope)):
                await asyncio.wait([task])

"""The audit of stored rating pools: each is recomputed from its games."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from typing import NamedTuple

from bot.host.records.pool_format import add_games, as_json, exclusions, to_stored
from bot.host.records.ratings import RatingPool
from data.store import Scope, Store


class Audit(NamedTuple):
    """The audit of one stored pool: its games, and whether the recomputed pool is equal."""

    scope: Scope
    games: int
    equal: bool


async def audit(store: Store) -> AsyncIterator[Audit]:
    """Recompute every stored pool from its games, and replace those that differ."""
    for name in await store.rating_pools():
        stored = await store.load_ratings(name)
        if stored is None:
            continue
        scope = Scope(**stored["scope"])
        excluded = await exclusions(store, scope)
        if stored["absent"] != as_json(excluded):
            continue
        pool = await _recompute(store, scope, stored["pool"]["mark"])
        recomputed = to_stored(scope, excluded, pool)
        if recomputed != stored:
            await store.save_ratings(name, recomputed)
        yield Audit(scope, pool.games, recomputed == stored)


async def _recompute(store: Store, scope: Scope, until: int) -> RatingPool:
    """Return a pool computed from its games alone, up to the game with mark ``until``."""
    pool = RatingPool()
    while pool.mark < until and (games := await store.rated_games(scope, after=pool.mark)):
        await asyncio.to_thread(add_games, pool, [game for game in games if game.mark <= until])
    return pool

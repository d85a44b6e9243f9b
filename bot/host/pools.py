"""The pools of ratings, each brought up to date with the games that have ended since it was looked at.

Now and then a pool is kept in the store, so that it need not be worked out from all games again; it can be, and is then
the same.
"""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import AsyncIterator, Mapping, Sequence
from contextlib import asynccontextmanager, suppress
from typing import Any, NamedTuple

from bot.host.ratings import METHOD, Pool
from data.records import RatedGame, Records, Scope
from data.store import Unavailable

KEEP = 32
"""How many pools stay in memory."""
_ANEW = 100
"""A pool is kept again once it has grown by a part of so many."""


class Pools:
    """Hands out one pool at a time to one holder, in step with the store."""

    def __init__(self, records: Records) -> None:
        self._records = records
        self._kept: OrderedDict[Scope, _Kept] = OrderedDict()

    @asynccontextmanager
    async def hold(self, scope: Scope) -> AsyncIterator[Pool]:
        """The pool of all games of a scope, with nobody else at it."""
        kept = self._kept.setdefault(scope, _Kept(self._records, scope))
        self._kept.move_to_end(scope)
        while len(self._kept) > KEEP:
            self._kept.popitem(last=False)
        async with kept.lock:
            await kept.refresh()
            yield kept.pool


class Audit(NamedTuple):
    """A pool that was kept, worked out again from its games: whether it was the same."""

    scope: Scope
    games: int
    equal: bool


async def audit(records: Records) -> AsyncIterator[Audit]:
    """Works out every pool that is kept from the games themselves. What was not the same is kept anew."""
    for name in await records.rating_pools():
        form = await records.kept_ratings(name)
        if form is None:
            continue
        scope, absent = Scope(**form["scope"]), await _absent(records, form["scope"])
        if form["absent"] != absent:
            continue
        pool = await _worked_out(records, scope, form["pool"]["mark"])
        again = _form(scope, absent, pool)
        if again != form:
            await records.keep_ratings(name, again)
        yield Audit(scope, pool.games, again == form)


class _Kept:
    """A pool and the servers that were left out of it: where others are now, it is worked out again."""

    def __init__(self, records: Records, scope: Scope) -> None:
        self.lock = asyncio.Lock()
        self.pool = Pool()
        self._records = records
        self._scope = scope
        self._absent: list[int] | None = None
        self._stored = 0
        """How many games it had when it was kept."""

    async def refresh(self) -> None:
        absent = await _absent(self._records, _written(self._scope))
        if absent != self._absent:
            await self._begin(absent)
        while games := await self._records.rating_games(self._scope, after=self.pool.mark):
            await asyncio.to_thread(add, self.pool, games)
        if self.pool.games - self._stored > self._stored // _ANEW:
            form = await asyncio.to_thread(_form, self._scope, absent, self.pool)
            self._stored = self.pool.games
            # Only what was worked out already: nobody must go without it because it cannot be kept.
            with suppress(Unavailable):
                await self._records.keep_ratings(_name(self._scope), form)

    async def _begin(self, absent: list[int]) -> None:
        form = await self._records.kept_ratings(_name(self._scope))
        if form is not None and (form["method"], form["absent"]) == (METHOD, absent):
            self.pool = await asyncio.to_thread(Pool.from_json, form["pool"])
        else:
            self.pool = Pool()
        self._absent, self._stored = absent, self.pool.games


def add(pool: Pool, games: Sequence[RatedGame]) -> None:
    """Rates games."""
    for game in games:
        pool.add(game)


async def _worked_out(records: Records, scope: Scope, until: int) -> Pool:
    """A pool from its games alone, up to that of a mark."""
    pool = Pool()
    while pool.mark < until and (games := await records.rating_games(scope, after=pool.mark)):
        await asyncio.to_thread(add, pool, [game for game in games if game.mark <= until])
    return pool


async def _absent(records: Records, scope: Mapping[str, Any]) -> list[int]:
    return [*await records.absent()] if scope["guild_id"] is None else []


def _name(scope: Scope) -> str:
    return "/".join(map(str, _written(scope).values()))


def _written(scope: Scope) -> dict[str, Any]:
    return {"guild_id": scope.guild_id, "game": scope.game, "since": scope.since, "until": scope.until}


def _form(scope: Scope, absent: list[int], pool: Pool) -> dict[str, Any]:
    return {"method": METHOD, "scope": _written(scope), "absent": absent, "pool": pool.to_json()}

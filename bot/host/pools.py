"""The pools of ratings in memory, each brought up to date with the games that have ended since it was looked at."""

from __future__ import annotations

import asyncio
from collections import Counter, OrderedDict
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager

from bot.host.ratings import Pool
from data.records import RatedGame, Records, Scope

KEEP = 32
"""How many pools stay in memory. Any other is worked out again when it is next asked for."""
_TRIES = 3


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


class _Kept:
    """A pool, and how many games of each player it should hold by what the store has counted.

    The games that count may change behind it: a player begins anew, a server leaves. Then it is worked out again.
    """

    def __init__(self, records: Records, scope: Scope) -> None:
        self.lock = asyncio.Lock()
        self.pool = Pool()
        self._records = records
        self._scope = scope
        self._counted: Counter[int] = Counter()

    async def refresh(self) -> None:
        for _ in range(_TRIES):
            await self._catch_up()
            counted = Counter(await self._records.played(self._scope))
            if counted == self._counted:
                return
        self.pool = Pool()
        await self._catch_up()
        self._counted = counted

    async def _catch_up(self) -> None:
        while games := await self._records.rating_games(self._scope, after=self.pool.mark):
            await asyncio.to_thread(add, self.pool, games)
            for game in games:
                self._counted.update(
                    seat.player for side in game.sides for seat in side.seats if seat.player is not None
                )


def add(pool: Pool, games: Sequence[RatedGame]) -> None:
    """Rates games."""
    for game in games:
        pool.add(game)

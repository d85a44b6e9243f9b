"""The pools of ratings, each brought up to date in the background with the games that have ended.

Whoever looks at one waits but a moment: what is not counted by then is told, and is there at a later look. Now and
then a pool is kept in the store, so that it need not be worked out from all games again; it can be, and is the same.
"""

from __future__ import annotations

import asyncio
import logging
from collections import OrderedDict
from collections.abc import AsyncIterator, Coroutine, Iterable, Sequence
from contextlib import asynccontextmanager, suppress
from typing import Any, NamedTuple

from bot.host.records.ratings import METHOD, RatingPool
from data.store import RatedGame, Scope, StatisticsStore, Unavailable

_log = logging.getLogger(__name__)

KEEP = 32
"""How many pools stay in memory."""
PATIENCE = 0.05
"""Seconds that a look waits for games that are not counted yet."""
SLICE = 250
"""Games that are added at once: a look may have to wait for them."""
_ANEW = 100
"""A pool is kept again once it has grown by a part of so many."""


class Held(NamedTuple):
    """A pool that is looked at, and how many games are not in it yet."""

    pool: RatingPool
    waiting: int


class RatingPools:
    """Hands out one pool at a time to one holder; tasks of their own keep pools in step with the store."""

    def __init__(self, records: StatisticsStore) -> None:
        self._records = records
        self._kept: OrderedDict[Scope, _Kept] = OrderedDict()
        self._tasks: set[asyncio.Task[None]] = set()
        self._stopping = False

    def start(self, games: Iterable[str]) -> None:
        """Has the pools read back that are likely to be looked at: those of games everywhere, and what was kept."""
        self._begin(self._warm([Scope(guild_id=None, game=game) for game in games]), "ratings")

    async def stop(self) -> None:
        """Cancel the background updates. Pools can still be read as they are."""
        self._stopping = True
        for task in self._tasks:
            task.cancel()
        if self._tasks:
            await asyncio.wait(list(self._tasks))

    def finished(self, game: str, guild_id: int) -> None:
        """Has a game that has ended in a server added to those pools in memory that it belongs to."""
        for scope, kept in self._kept.items():
            if scope.game == game and scope.guild_id in (None, guild_id):
                self._catch_up(kept)

    def moved(self) -> None:
        """Has pools of everywhere worked out again, because a server left or came back."""
        for scope, kept in self._kept.items():
            if scope.guild_id is None:
                self._catch_up(kept)

    @asynccontextmanager
    async def hold(self, scope: Scope) -> AsyncIterator[Held]:
        """The pool of the games of a scope, as many as are counted within a moment, with nobody else at it.

        There is no game in it of a server that is left out by now, though others may have to wait for that.
        """
        kept = self._take(scope)
        absent = await kept.absent()
        done = False
        if task := self._catch_up(kept):
            await asyncio.wait([task], timeout=PATIENCE)
            done = task.done() and not task.cancelled()
            if done:
                task.result()
        # Nothing is worked out while it is held: that would take the holder's time.
        async with kept.lock:
            waiting = 0 if done else await self._records.count_rated_games(scope, after=kept.mark)
            yield Held(kept.best(absent), waiting)

    def _take(self, scope: Scope) -> _Kept:
        kept = self._kept.setdefault(scope, _Kept(self._records, scope))
        self._kept.move_to_end(scope)
        while len(self._kept) > KEEP:
            self._kept.popitem(last=False)
        return kept

    def _catch_up(self, kept: _Kept) -> asyncio.Task[None] | None:
        """The task after which a pool has all games that have ended by now; none once stopped."""
        kept.asked = True
        if kept.task is None and not self._stopping:
            kept.task = self._begin(kept.run(), f"ratings {_name(kept.scope)}")
        return kept.task

    def _begin(self, work: Coroutine[Any, Any, None], name: str) -> asyncio.Task[None]:
        task = asyncio.create_task(work, name=name)
        self._tasks.add(task)
        task.add_done_callback(self._ended)
        return task

    def _ended(self, task: asyncio.Task[None]) -> None:
        self._tasks.discard(task)
        if not task.cancelled() and (error := task.exception()):
            _log.warning("%s: not up to date; tried again at the next look", task.get_name(), exc_info=error)

    async def _warm(self, scopes: list[Scope]) -> None:
        kept = [scope for scope in map(_named, await self._records.rating_pools()) if scope.until is None]
        for scope in [*dict.fromkeys([*scopes, *kept])][:KEEP]:
            if task := self._catch_up(self._take(scope)):
                await asyncio.wait([task])


class Audit(NamedTuple):
    """A pool that was kept, worked out again from its games: whether it was the same."""

    scope: Scope
    games: int
    equal: bool


async def audit(records: StatisticsStore) -> AsyncIterator[Audit]:
    """Works out every pool that is kept from the games themselves. What was not the same is kept anew."""
    for name in await records.rating_pools():
        form = await records.load_ratings(name)
        if form is None:
            continue
        scope = Scope(**form["scope"])
        absent = await _absent(records, scope)
        if form["absent"] != absent:
            continue
        pool = await _worked_out(records, scope, form["pool"]["mark"])
        again = _form(scope, absent, pool)
        if again != form:
            await records.save_ratings(name, again)
        yield Audit(scope, pool.games, again == form)


class _Without(NamedTuple):
    """A pool, and the servers whose games are left out of it."""

    pool: RatingPool
    absent: frozenset[int]


class _Kept:
    """What there is of a pool: as it was last complete, and as it is being worked out."""

    def __init__(self, records: StatisticsStore, scope: Scope) -> None:
        self.lock = asyncio.Lock()
        self.scope = scope
        self.task: asyncio.Task[None] | None = None
        """Brings it up to date."""
        self.asked = False
        """Whether somebody wants to have what has ended since the task last looked."""
        self._records = records
        self._whole: _Without | None = None
        self._growing: _Without | None = None
        """The same pool as the whole one, but while other servers are left out than before."""
        self._stored = 0
        """How many games it had when it was kept."""

    @property
    def mark(self) -> int:
        """The last game that is counted in what is being worked out."""
        return self._growing.pool.mark if self._growing else 0

    def best(self, absent: frozenset[int]) -> RatingPool:
        """The pool of the most games, and of none of a server that is left out."""
        fit = [its.pool for its in (self._whole, self._growing) if its and absent <= its.absent]
        return max(fit, key=lambda pool: pool.games, default=RatingPool())

    async def absent(self) -> frozenset[int]:
        """The servers that are left out now."""
        return frozenset(await _absent(self._records, self.scope))

    async def run(self) -> None:
        """Brings it up to date, and again as long as somebody has asked meanwhile."""
        try:
            while self.asked:
                self.asked = False
                await self._refresh()
        finally:
            self.task = None

    async def _refresh(self) -> None:
        absent = await self.absent()
        if self._growing is None or self._growing.absent != absent:
            await self._begin(absent)
        assert self._growing
        pool = self._growing.pool
        while games := await self._records.rated_games(self.scope, after=pool.mark, count=SLICE):
            if await self.absent() != absent:
                self.asked = True
                return
            async with self.lock:
                await asyncio.to_thread(add, pool, games)
        self._whole = self._growing
        if pool.games - self._stored > self._stored // _ANEW:
            form = await asyncio.to_thread(_form, self.scope, sorted(absent), pool)
            self._stored = pool.games
            # Only what was worked out already: nobody must go without it because it cannot be kept.
            with suppress(Unavailable):
                await self._records.save_ratings(_name(self.scope), form)

    async def _begin(self, absent: frozenset[int]) -> None:
        """Goes on from the pool that leaves out these servers, if there is one, or else from none."""
        self._growing = _Without(RatingPool(), absent)
        if self._whole and self._whole.absent == absent:
            self._growing = self._whole
        else:
            form = await self._records.load_ratings(_name(self.scope))
            if form is not None and (form["method"], form["absent"]) == (METHOD, sorted(absent)):
                self._growing = _Without(await asyncio.to_thread(RatingPool.from_json, form["pool"]), absent)
        self._stored = self._growing.pool.games


def add(pool: RatingPool, games: Sequence[RatedGame]) -> None:
    """Rates games."""
    for game in games:
        pool.add(game)


async def _worked_out(records: StatisticsStore, scope: Scope, until: int) -> RatingPool:
    """A pool from its games alone, up to that of a mark."""
    pool = RatingPool()
    while pool.mark < until and (games := await records.rated_games(scope, after=pool.mark)):
        await asyncio.to_thread(add, pool, [game for game in games if game.mark <= until])
    return pool


async def _absent(records: StatisticsStore, scope: Scope) -> list[int]:
    return [*await records.excluded_guilds()] if scope.guild_id is None else []


def _name(scope: Scope) -> str:
    return "/".join(map(str, _written(scope).values()))


def _named(name: str) -> Scope:
    guild_id, game, since, until = (None if part == "None" else part for part in name.split("/"))
    return Scope(
        guild_id=int(guild_id) if guild_id else None,
        game=game or "",
        since=float(since or 0),
        until=float(until) if until else None,
    )


def _written(scope: Scope) -> dict[str, Any]:
    return {"guild_id": scope.guild_id, "game": scope.game, "since": scope.since, "until": scope.until}


def _form(scope: Scope, absent: list[int], pool: RatingPool) -> dict[str, Any]:
    return {"method": METHOD, "scope": _written(scope), "absent": absent, "pool": pool.to_json()}

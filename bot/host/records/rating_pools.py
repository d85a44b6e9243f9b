"""The rating pools in memory, updated in the background as games end, and their stored form.

A reader waits only a moment; games that are not rated by then are counted as waiting. Pools are saved now and then, so
that they need not be recomputed from all games; :func:`audit` checks that this gives the same.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncIterator, Coroutine, Iterable, Mapping, Sequence
from contextlib import asynccontextmanager, suppress
from typing import Any, Literal, NamedTuple, TypeAlias

from bot.host.records.ratings import METHOD, RatingPool
from bot.host.refusals import error_description
from bot.recent import Recent
from data.store import RatedGame, Scope, Store, Unavailable

_log = logging.getLogger(__name__)
Exclusions: TypeAlias = frozenset[tuple[Literal["server", "player", "act"], int]]
"""The servers and players whose games are left out of a pool, and the acts by which a server's moderators did so."""
_CHANGED = {"own": False, "changed": True, "all": None}
"""The words for :attr:`data.store.Scope.changed_rules` in the name of a pool."""
SLICE = 250
"""Games that are added at once. Readers of the pool may have to wait for them."""
_SAVE_GROWTH = 100
"""Save a pool again once it has grown by 1/N of its games."""
KEEP = 32
"""The number of pools that stay in memory."""
PATIENCE = 0.05
"""Seconds that a reader waits for games that are not rated yet."""


def pool_name(scope: Scope) -> str:
    """Return the name of a scope's pool in the store."""
    rules = next(word for word, changed in _CHANGED.items() if changed is scope.changed_rules)
    return "/".join(map(str, (scope.guild_id, scope.game, scope.preset, rules, scope.since, scope.until)))


def scope_named(name: str) -> Scope:
    """Return the scope of the pool of this name."""
    guild_id, game, preset, rules, since, until = (None if part == "None" else part for part in name.split("/"))
    return Scope(
        guild_id=int(guild_id) if guild_id else None,
        game=game or "",
        preset=preset or "",
        changed_rules=_CHANGED[rules or "all"],
        since=float(since or 0),
        until=float(until) if until else None,
    )


def to_stored(scope: Scope, excluded: Exclusions, pool: RatingPool) -> dict[str, Any]:
    """Return the stored form of a pool without the games of ``excluded``."""
    return {"method": METHOD, "scope": _scope_json(scope), "absent": as_json(excluded), "pool": pool.to_json()}


def as_json(excluded: Exclusions) -> list[list[str | int]]:
    """Return the stored form of exclusions."""
    return [[*each] for each in sorted(excluded)]


def from_stored(stored: Mapping[str, Any], excluded: Exclusions) -> RatingPool | None:
    """Return a stored pool; ``None`` if it was computed by another method, or with other games left out."""
    if (stored["method"], stored["absent"]) != (METHOD, as_json(excluded)):
        return None
    return RatingPool.from_json(stored["pool"])


def stored_ratings(stored: Mapping[str, Any], player: int) -> list[dict[str, Any]]:
    """Return a player's ratings in a stored pool, oldest first, since their statistics began anew and before."""
    fields = ("at", "mean", "uncertainty", "games")
    curves = [curve for who, curve in stored["pool"]["curves"] if not isinstance(who, str) and who[0] == player]
    return [dict(zip(fields, point, strict=True)) for curve in curves for point in curve]


async def exclusions(store: Store, scope: Scope) -> Exclusions:
    """Return the games left out of a scope's pool."""
    if scope.guild_id is not None:
        return frozenset([("act", number) for number in await store.removals(scope.guild_id)])
    guilds, players = await store.excluded_guilds(), await store.barred_players()
    return frozenset([*(("server", guild) for guild in guilds), *(("player", player.id) for player in players)])


def add_games(pool: RatingPool, games: Sequence[RatedGame]) -> None:
    """Rate games."""
    for game in games:
        pool.add(game)


def _scope_json(scope: Scope) -> dict[str, Any]:
    return {
        "guild_id": scope.guild_id,
        "game": scope.game,
        "preset": scope.preset,
        "changed_rules": scope.changed_rules,
        "since": scope.since,
        "until": scope.until,
    }


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

    def mark(self, excluded: Exclusions) -> int:
        """Return the mark of the last game rated in a version without the games of ``excluded``; 0 if there is none."""
        return max((version.pool.mark for version in self._versions() if version.excluded == excluded), default=0)

    def best(self, excluded: Exclusions) -> RatingPool:
        """Return the version with the most games among those without games of ``excluded``."""
        fit = [version.pool for version in self._versions() if excluded <= version.excluded]
        return max(fit, key=lambda pool: pool.games, default=RatingPool())

    def _versions(self) -> list[_Version]:
        return [version for version in (self._complete, self._growing) if version]

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
        """Continue from the complete or the stored version with these excluded, or else start anew."""
        self._growing = _Version(RatingPool(), excluded)
        if self._complete and self._complete.excluded == excluded:
            self._growing = self._complete
        else:
            stored = await self._store.load_ratings(pool_name(self.scope))
            pool = await asyncio.to_thread(from_stored, stored, excluded) if stored is not None else None
            if pool is not None:
                self._growing = _Version(pool, excluded)
        self._saved_games = self._growing.pool.games


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
        """Recompute the pools of a server, or those of all servers, because games were left out or put back."""
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
            waiting = 0 if done else await self._store.count_rated_games(scope, after=entry.mark(excluded))
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
            _log.warning(
                "%s: not up to date; tried again at the next look: %s", task.get_name(), error_description(error)
            )

    async def _preload(self, scopes: list[Scope]) -> None:
        saved = [scope for scope in map(scope_named, await self._store.rating_pools()) if scope.until is None]
        for scope in [*dict.fromkeys([*scopes, *saved])][:KEEP]:
            if task := self._update(self._entry(scope)):
                await asyncio.wait([task])


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

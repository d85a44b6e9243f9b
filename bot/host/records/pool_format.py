"""The stored form of a rating pool, and its name in the store."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from bot.host.records.ratings import METHOD, RatingPool
from data.store import RatedGame, Scope, StatisticsStore

_CHANGED = {"own": False, "changed": True, "all": None}
"""The words for :attr:`data.store.Scope.changed_rules` in the name of a pool."""


def pool_name(scope: Scope) -> str:
    """The name of a scope's pool in the store."""
    rules = next(word for word, changed in _CHANGED.items() if changed is scope.changed_rules)
    return "/".join(map(str, (scope.guild_id, scope.game, scope.preset, rules, scope.since, scope.until)))


def scope_named(name: str) -> Scope:
    """The scope of the pool of this name."""
    guild_id, game, preset, rules, since, until = (None if part == "None" else part for part in name.split("/"))
    return Scope(
        guild_id=int(guild_id) if guild_id else None,
        game=game or "",
        preset=preset or "",
        changed_rules=_CHANGED[rules or "all"],
        since=float(since or 0),
        until=float(until) if until else None,
    )


def to_stored(scope: Scope, excluded: Sequence[int], pool: RatingPool) -> dict[str, Any]:
    """The stored form of a pool; ``excluded`` are the servers whose games are left out of it, in order."""
    return {"method": METHOD, "scope": _scope_json(scope), "absent": [*excluded], "pool": pool.to_json()}


def from_stored(stored: Mapping[str, Any], excluded: Sequence[int]) -> RatingPool | None:
    """A stored pool; ``None`` if it was computed by another method, or with other servers excluded."""
    if (stored["method"], stored["absent"]) != (METHOD, [*excluded]):
        return None
    return RatingPool.from_json(stored["pool"])


async def excluded_servers(store: StatisticsStore, scope: Scope) -> list[int]:
    """The servers whose games are left out of a scope's pool, in order."""
    return [*await store.excluded_guilds()] if scope.guild_id is None else []


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

"""The stored form of a rating pool, and its name in the store."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Literal, TypeAlias

from bot.host.records.ratings import METHOD, RatingPool
from data.store import RatedGame, Scope, Store

Exclusions: TypeAlias = frozenset[tuple[Literal["server", "player", "act"], int]]
"""The servers and players whose games are left out of a pool, and the acts by which a server's moderators did so."""

_CHANGED = {"own": False, "changed": True, "all": None}
"""The words for :attr:`data.store.Scope.changed_rules` in the name of a pool."""


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

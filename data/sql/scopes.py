"""The SQL for the games that a board covers."""

from __future__ import annotations

from typing import Any

from data.store import ALL, PEOPLE, Scope

OFF_EVERYWHERE = "SELECT guild_id FROM guilds WHERE left_everywhere OR barred"
"""The query for the servers whose games are on no board of all servers."""

_OFF_OR_REMOVED = f"{OFF_EVERYWHERE} UNION ALL SELECT -guild_id FROM guilds WHERE left_everywhere OR barred"
"""The same, with the numbers that results removed from a server's own boards have: :mod:`data.sql.moderation`."""


def scope_clause(scope: Scope, **columns: str) -> tuple[str, dict[str, Any]]:
    """Return the WHERE clause for rows ``b`` within a scope, and its values; ``columns`` replaces column names."""
    clauses = [f"{columns.get('game', 'b.game')} = :game", guild_clause(scope.guild_id)]
    if scope.preset:
        clauses.append(f"{columns.get('preset', 'b.preset')} = :preset")
    if scope.changed_rules is not None:
        clauses.append(f"{columns.get('changed_rules', 'b.changed_rules')} = :changed_rules")
    if scope.opponents != ALL:
        clauses.append("b.level = :level")
    if scope.since:
        clauses.append("b.at >= :since")
    if scope.until is not None:
        clauses.append("b.at < :until")
    return " AND ".join(clauses), {
        "game": scope.game,
        "guild_id": scope.guild_id,
        "preset": scope.preset,
        "changed_rules": scope.changed_rules,
        "level": "" if scope.opponents == PEOPLE else scope.opponents,
        "since": scope.since,
        "until": scope.until,
    }


def board_clause(scope: Scope) -> tuple[str, dict[str, Any]]:
    """Return the WHERE clause for scores ``b`` on the boards of a scope, and its values."""
    where, values = scope_clause(scope)
    return f"{where} AND b.reach >= {_reach(scope)}", values


def listed(scope: Scope, player: str) -> str:
    """Return the clause for a player who may be named on the boards of a scope."""
    return (
        f"{player} NOT IN (SELECT id FROM players WHERE {'(hidden OR barred)' if scope.guild_id is None else 'hidden'})"
    )


def _reach(scope: Scope) -> int:
    return 2 if scope.guild_id is None else 1


def guild_clause(guild_id: int | None, column: str = "b.guild_id") -> str:
    """Return the clause for rows ``b`` of a server, or (``None``) of all servers that are not excluded."""
    if guild_id is None:
        return f"{column} NOT IN ({_OFF_OR_REMOVED})"
    return f"{column} = :guild_id"

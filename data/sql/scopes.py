"""The SQL for the games that a board covers."""

from __future__ import annotations

from typing import Any

from data.store import ALL, PEOPLE, Scope


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


def guild_clause(guild_id: int | None, column: str = "b.guild_id") -> str:
    """Return the clause for rows ``b`` of a server, or (``None``) of all servers that are not excluded."""
    if guild_id is None:
        return f"{column} NOT IN (SELECT guild_id FROM guilds WHERE left_everywhere)"
    return f"{column} = :guild_id"

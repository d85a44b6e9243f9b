"""The tables that boards are read from, updated in the transaction that changes the results.

They contain nothing of practice tables and numbered deals, and nothing of a player from before a reset.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from data.sql.database import Transaction, Values
from data.store import ResultRow

_COUNT_FOR_NOBODY_ELSE = (
    "SELECT s.result FROM result_seats s JOIN results r ON r.id = s.result WHERE s.player = :player AND r.at <= :until"
    " AND NOT EXISTS (SELECT 1 FROM result_seats o WHERE o.result = s.result AND o.player <> :player AND NOT EXISTS"
    " (SELECT 1 FROM resets WHERE player = o.player AND at >= r.at))"
)
"""The results up to a time that count for a player and for no other person on the side."""


async def add(db: Transaction, table_id: str, stored: Sequence[tuple[int, ResultRow]]) -> None:
    """Add the scores of results that were stored together, given with their ids."""
    [(guild_id, game, preset, changed, counts)] = await db.fetch(
        f"SELECT guild_id, game, coalesce({db.dialect.preset_of.format('rules')}, ''),"
        " coalesce(changed_rules, FALSE), NOT practice AND deals IS NULL FROM tables WHERE id = ?",
        (table_id,),
    )
    if not counts:
        return
    resets = await _reset_times(db, {seat.player for _, row in stored for seat in row.seats if seat.player is not None})
    [(rounds,)] = await db.fetch(
        "SELECT count(DISTINCT round) FROM results WHERE table_id = ? AND round > 0", (table_id,)
    )
    for number, row in stored:
        people = [seat.player for seat in row.seats if seat.player is not None]
        counting = [player for player in people if row.at > resets.get(player, row.at - 1)]
        others = [other.points for _, other in stored if other.round == row.round and other.side != row.side]
        against = max(others, default=0)
        scope = {"result": number, "game": game, "guild_id": guild_id, "preset": preset, "changed_rules": changed}
        scope["level"] = row.level
        if row.round == 0:
            for player in counting:
                whole = not row.ended
                score = {"won": row.won, "points": row.points, "against": against, "rounds": rounds, "whole": whole}
                score["margin"] = row.points - against if row.won else None
                score["match_ended"] = row.match_games is not None
                await _insert(db, "game_scores", {**scope, "at": row.at, "player": player, **score})
        elif counting:
            score = {"points": row.points, "against": against, "margin": max(0, row.points - against) or None}
            await _insert(db, "round_scores", {**scope, "at": row.at, **score})
            for feat, amount in row.feats.items():
                if amount:
                    await _insert(db, "feat_scores", {**scope, "at": row.at, "feat": feat, "amount": amount})


async def remove_table(db: Transaction, table_id: str) -> None:
    """Remove the scores of a table."""
    for scores in ("game_scores", "round_scores"):
        await db.fetch(f"DELETE FROM {scores} WHERE result IN (SELECT id FROM results WHERE table_id = ?)", (table_id,))


async def mark_changed_rules(db: Transaction, tables: str, values: Values) -> None:
    """Mark the scores of tables as made by changed rules; ``tables`` is the query for their ids."""
    for scores in ("game_scores", "round_scores", "feat_scores"):
        results = f"SELECT id FROM results WHERE table_id IN ({tables})"
        await db.fetch(f"UPDATE {scores} SET changed_rules = TRUE WHERE result IN ({results})", values)


async def remove_player(db: Transaction, player: int, until: float) -> None:
    """Remove the scores of a player up to a time."""
    values = {"player": player, "until": until}
    await db.fetch(
        "DELETE FROM game_scores WHERE player = :player AND at <= :until"
        " AND result IN (SELECT result FROM result_seats WHERE player = :player)",
        values,
    )
    await db.fetch(f"DELETE FROM round_scores WHERE result IN ({_COUNT_FOR_NOBODY_ELSE})", values)


async def _reset_times(db: Transaction, players: set[int]) -> dict[int, float]:
    if not players:
        return {}
    marks = ", ".join("?" * len(players))
    found = await db.fetch(
        f"SELECT player, max(at) FROM resets WHERE player IN ({marks}) GROUP BY player", sorted(players)
    )
    return {row[0]: row[1] for row in found}


async def _insert(db: Transaction, table: str, columns: Mapping[str, Any]) -> None:
    await db.fetch(
        f"INSERT INTO {table} ({', '.join(columns)}) VALUES ({', '.join('?' * len(columns))})", list(columns.values())
    )

"""The tables that boards are read from, updated in the transaction that changes the results.

They contain nothing of practice tables and numbered deals, and nothing of a player from before a reset.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import aiosqlite

from data.store import ResultRow

_COUNT_FOR_NOBODY_ELSE = (
    "SELECT s.result FROM result_seats s JOIN results r ON r.id = s.result WHERE s.player = ?1 AND r.at <= ?2"
    " AND NOT EXISTS (SELECT 1 FROM result_seats o WHERE o.result = s.result AND o.player <> ?1 AND NOT EXISTS"
    " (SELECT 1 FROM resets WHERE player = o.player AND at >= r.at))"
)
"""The results up to time ``?2`` that count for player ``?1`` and for no other person on the side."""


async def add(db: aiosqlite.Connection, table_id: str, stored: Sequence[tuple[int, ResultRow]]) -> None:
    """Add the scores of results that were stored together, given with their ids."""
    [(guild_id, game, preset, changed, counts)] = await db.execute_fetchall(
        "SELECT guild_id, game, coalesce(json_extract(rules, '$.preset'), ''), coalesce(changed_rules, 0),"
        " practice = 0 AND deals IS NULL FROM tables WHERE id = ?",
        (table_id,),
    )
    if not counts:
        return
    resets = await _reset_times(db, {seat.player for _, row in stored for seat in row.seats if seat.player is not None})
    [(rounds,)] = await db.execute_fetchall(
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
                await _insert(db, "game_scores", {**scope, "at": row.at, "player": player, **score})
        elif counting:
            score = {"points": row.points, "against": against, "margin": max(0, row.points - against) or None}
            await _insert(db, "round_scores", {**scope, "at": row.at, **score})
            for feat, amount in row.feats.items():
                if amount:
                    await _insert(db, "feat_scores", {**scope, "at": row.at, "feat": feat, "amount": amount})


async def remove_table(db: aiosqlite.Connection, table_id: str) -> None:
    """Remove the scores of a table."""
    for scores in ("game_scores", "round_scores"):
        await db.execute_fetchall(
            f"DELETE FROM {scores} WHERE result IN (SELECT id FROM results WHERE table_id = ?)", (table_id,)
        )


async def mark_changed_rules(db: aiosqlite.Connection, tables: str, values: Sequence[Any]) -> None:
    """Mark the scores of tables as made by changed rules; ``tables`` is the query for their ids."""
    for scores in ("game_scores", "round_scores", "feat_scores"):
        results = f"SELECT id FROM results WHERE table_id IN ({tables})"
        await db.execute_fetchall(f"UPDATE {scores} SET changed_rules = 1 WHERE result IN ({results})", values)


async def remove_player(db: aiosqlite.Connection, player: int, until: float) -> None:
    """Remove the scores of a player up to a time."""
    await db.execute_fetchall(
        "DELETE FROM game_scores WHERE player = ?1 AND at <= ?2"
        " AND result IN (SELECT result FROM result_seats WHERE player = ?1)",
        (player, until),
    )
    await db.execute_fetchall(f"DELETE FROM round_scores WHERE result IN ({_COUNT_FOR_NOBODY_ELSE})", (player, until))


async def _reset_times(db: aiosqlite.Connection, players: set[int]) -> dict[int, float]:
    marks = ", ".join("?" * len(players))
    found = await db.execute_fetchall(
        f"SELECT player, max(at) FROM resets WHERE player IN ({marks}) GROUP BY player", sorted(players)
    )
    return {row[0]: row[1] for row in found}


async def _insert(db: aiosqlite.Connection, table: str, columns: Mapping[str, Any]) -> None:
    await db.execute_fetchall(
        f"INSERT INTO {table} ({', '.join(columns)}) VALUES ({', '.join('?' * len(columns))})", list(columns.values())
    )

"""The tables that boards are read from, updated in the transaction that changes the results.

They exclude practice tables, friendly games, numbered deals, and a player's results before a reset.
"""

from __future__ import annotations

import json
from collections.abc import Iterable, Mapping, Sequence
from itertools import combinations
from typing import Any

from data.store.database import Transaction, Values
from data.store.rows import ResultRow

_COUNT_FOR_NOBODY_ELSE = (
    "SELECT s.result FROM result_seats s JOIN results r ON r.id = s.result WHERE s.player = :player AND r.at <= :until"
    " AND NOT EXISTS (SELECT 1 FROM result_seats o WHERE o.result = s.result AND o.player <> :player AND NOT EXISTS"
    " (SELECT 1 FROM resets WHERE player = o.player AND at >= r.at))"
)
"""The results up to a time that count for a player and for no other person on the side."""


_REACH = "CASE WHEN {p}.hidden THEN 0 WHEN {p}.barred THEN 1 ELSE 2 END"
"""The reach of a player's results: 0 no board, 1 those of the server, 2 also those of all servers."""
_REACH_OF_SIDE = (
    f"(SELECT coalesce(max({_REACH.format(p='p')}), 0) FROM result_seats s JOIN players p ON p.id = s.player"
    " WHERE s.result = {b}.result AND NOT EXISTS (SELECT 1 FROM resets WHERE player = s.player AND at >= {b}.at))"
)
"""The reach of the side of a score ``b``: the widest of the people for whom it counts."""


_TABLE_REMOVED = (
    "EXISTS (SELECT 1 FROM moderation m JOIN results r ON r.table_id = m.table_id"
    " WHERE r.id = {b}.result AND m.kind = 'result' AND m.lifted_at IS NULL)"
)
"""Whether moderators removed the results of the table of a score ``b``."""
_REMOVED_OF = (
    "EXISTS (SELECT 1 FROM moderation WHERE guild_id = abs({{b}}.guild_id) AND kind = 'person' AND player = {player}"
    " AND at >= {{b}}.at AND lifted_at IS NULL)"
)
"""Whether moderators removed the results that a ``player`` of a score ``b`` had by then."""
_LEFT_OF_SIDE = (
    "SELECT 1 FROM result_seats s WHERE s.result = {b}.result AND s.player IS NOT NULL"
    f" AND NOT {_REMOVED_OF.format(player='s.player')}"
)
"""The people of the side of a score ``b`` whose results were not removed."""
_PAIR = ("player", "partner")
_GAME_REMOVED = (
    "EXISTS (SELECT 1 FROM moderation m WHERE m.table_id = results.table_id AND m.kind = 'result'"
    " AND m.lifted_at IS NULL) OR EXISTS (SELECT 1 FROM results other JOIN result_seats s ON s.result = other.id"
    " JOIN moderation m ON m.player = s.player WHERE other.table_id = results.table_id"
    " AND m.guild_id = abs(results.guild_id) AND m.kind = 'person' AND m.at >= results.at AND m.lifted_at IS NULL)"
)
"""Whether moderators removed a table's results, or those of one of its people."""


async def add(db: Transaction, table_id: str, stored: Sequence[tuple[int, ResultRow]]) -> None:
    """Add the scores of results that were stored together, given with their ids."""
    [(guild_id, game, preset, changed, counts)] = await db.fetch(
        f"SELECT guild_id, game, coalesce({db.dialect.preset_of.format('rules')}, ''),"
        " coalesce(changed_rules, FALSE), NOT practice AND NOT friendly AND deals IS NULL FROM tables WHERE id = ?",
        (table_id,),
    )
    if not counts:
        return
    everybody = {seat.player for _, row in stored for seat in row.seats if seat.player is not None}
    resets, reach = await _reset_times(db, everybody), await _reach(db, everybody)
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
                score["reach"] = reach[player]
                score["margin"] = row.points - against if row.won else None
                score["match_ended"] = row.match_games is not None
                score["ranked"] = row.ranked
                await _insert(db, "game_scores", {**scope, "at": row.at, "player": player, **score})
            for player, partner in combinations(sorted(counting), 2):
                pair: dict[str, Any] = {"player": player, "partner": partner, "won": row.won, "ranked": row.ranked}
                pair["reach"] = min(reach[player], reach[partner])
                await _insert(db, "pair_scores", {**scope, "at": row.at, **pair})
        elif counting:
            scope["reach"] = max(reach[player] for player in counting)
            score = {"points": row.points, "against": against, "margin": max(0, row.points - against) or None}
            score["people"] = _people(counting)
            await _insert(db, "round_scores", {**scope, "at": row.at, **score})
            for feat, amount in row.feats.items():
                if amount:
                    await _insert(db, "feat_scores", {**scope, "at": row.at, "feat": feat, "amount": amount})


async def remove_table(db: Transaction, table_id: str) -> None:
    """Remove the scores of a table."""
    for scores in ("game_scores", "pair_scores", "round_scores"):
        await db.fetch(f"DELETE FROM {scores} WHERE result IN (SELECT id FROM results WHERE table_id = ?)", (table_id,))


async def mark_changed_rules(db: Transaction, tables: str, values: Values) -> None:
    """Mark the scores of tables as made by changed rules; ``tables`` is the query for their ids."""
    for scores in ("game_scores", "pair_scores", "round_scores", "feat_scores"):
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
    await db.fetch(
        "DELETE FROM pair_scores WHERE :player IN (player, partner) AND at <= :until"
        " AND result IN (SELECT result FROM result_seats WHERE player = :player)",
        values,
    )
    await db.fetch(f"DELETE FROM round_scores WHERE result IN ({_COUNT_FOR_NOBODY_ELSE})", values)
    people = db.dialect.people_of_result.format(listed="TRUE")
    await db.fetch(
        "UPDATE round_scores SET people = (SELECT replace(CAST("
        f"{people} AS TEXT), ' ', '') FROM results r WHERE r.id = round_scores.result)"
        " WHERE at <= :until AND result IN (SELECT result FROM result_seats WHERE player = :player)",
        values,
    )
    # A side whose only listed player has begun anew may be on fewer boards.
    await update_reach(db, player)


async def update_reach(db: Transaction, player: int) -> None:
    """Update the boards of a player's scores after a change."""
    values = {"player": player}
    reach = _REACH.format(p="players")
    await db.fetch(
        f"UPDATE game_scores SET reach = (SELECT {reach} FROM players WHERE id = :player) WHERE player = :player"
        " AND result IN (SELECT result FROM result_seats WHERE player = :player)",
        values,
    )
    await db.fetch(
        f"UPDATE pair_scores SET reach = (SELECT min({_REACH.format(p='p')}) FROM players p"
        " WHERE p.id IN (pair_scores.player, pair_scores.partner)) WHERE :player IN (player, partner)"
        " AND result IN (SELECT result FROM result_seats WHERE player = :player)",
        values,
    )
    for scores in ("round_scores", "feat_scores"):
        await db.fetch(
            f"UPDATE {scores} SET reach = {_REACH_OF_SIDE.format(b=scores)}"
            " WHERE result IN (SELECT result FROM result_seats WHERE player = :player)",
            values,
        )


async def update_removed(db: Transaction, tables: str, values: Values) -> None:
    """Take results off the boards of their server, or put them back, by its moderators' acts in force.

    ``tables`` is the query for the tables. The negative number of a server means that its boards do not have the row.
    A game that one of its people no longer has there is not rated either. A round belongs to the people of its side.
    """
    results = f"SELECT id FROM results WHERE table_id IN ({tables})"
    for scores, removed in (
        ("game_scores", f"{_TABLE_REMOVED} OR {_REMOVED_OF.format(player='{b}.player')}"),
        ("pair_scores", " OR ".join([_TABLE_REMOVED, *(_REMOVED_OF.format(player=f"{{b}}.{who}") for who in _PAIR)])),
        ("round_scores", f"{_TABLE_REMOVED} OR NOT EXISTS ({_LEFT_OF_SIDE})"),
        ("feat_scores", f"{_TABLE_REMOVED} OR NOT EXISTS ({_LEFT_OF_SIDE})"),
    ):
        await db.fetch(
            f"UPDATE {scores} SET guild_id = CASE WHEN {removed.format(b=scores)} THEN -abs(guild_id)"
            f" ELSE abs(guild_id) END WHERE result IN ({results})",
            values,
        )
    await db.fetch(
        f"UPDATE results SET guild_id = CASE WHEN {_GAME_REMOVED} THEN -abs(guild_id) ELSE abs(guild_id) END"
        f" WHERE table_id IN ({tables})",
        values,
    )


async def _reach(db: Transaction, players: set[int]) -> dict[int, int]:
    """Return the reach of each player's results."""
    if not players:
        return {}
    marks = ", ".join("?" * len(players))
    found = await db.fetch(
        f"SELECT id, {_REACH.format(p='players')} FROM players WHERE id IN ({marks})", sorted(players)
    )
    return {row[0]: row[1] for row in found}


async def _reset_times(db: Transaction, players: set[int]) -> dict[int, float]:
    if not players:
        return {}
    marks = ", ".join("?" * len(players))
    found = await db.fetch(
        f"SELECT player, max(at) FROM resets WHERE player IN ({marks}) GROUP BY player", sorted(players)
    )
    return {row[0]: row[1] for row in found}


def _people(players: Iterable[int]) -> str:
    """Return the people for whom a round counts, as databases write an array without spaces."""
    return json.dumps(sorted(players), separators=(",", ":"))


async def _insert(db: Transaction, table: str, columns: Mapping[str, Any]) -> None:
    await db.fetch(
        f"INSERT INTO {table} ({', '.join(columns)}) VALUES ({', '.join('?' * len(columns))})", list(columns.values())
    )

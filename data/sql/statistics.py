"""Boards, totals and rated games, read from the tables that :mod:`data.sql.score_tables` maintains."""

from __future__ import annotations

import asyncio
import json
from collections import defaultdict
from collections.abc import Mapping, Sequence
from itertools import groupby
from typing import Any

from data.sql import checks, queries, score_tables
from data.sql.database import Database, Row, Transaction
from data.sql.dialect import Dialect
from data.sql.guilds import set_guild_column
from data.store import (
    ALL,
    PEOPLE,
    Extreme,
    GameSummary,
    HighScore,
    Page,
    PlayerTotals,
    RatedGame,
    RatedSeat,
    RatedSide,
    Scope,
    Standing,
)

_LEAGUE_ORDER = "won DESC, games - won, points - against DESC"

_MEASURES = {
    "highest-for": ("max", "points"),
    "lowest-for": ("min", "points"),
    "highest-against": ("max", "against"),
    "lowest-against": ("min", "against"),
    "widest-margin": ("max", "CASE WHEN won THEN points - against END"),
    "narrowest-margin": ("min", "CASE WHEN won THEN points - against END"),
    "fastest": ("min", "CASE WHEN won THEN rounds END"),
}
"""The measures of a game: whether the largest or the smallest value is a record, and its SQL."""


class SQLStatistics(Database):
    """The driver of :class:`data.store.StatisticsStore`."""

    async def standings(
        self, scope: Scope, *, first: int = 0, count: int = 10, player: int | None = None
    ) -> Page[Standing]:
        """See :meth:`Store.standings`."""
        where, values = _scope_clause(scope)
        found = await self._read_statistics(
            "WITH league AS (SELECT player, count(*) AS games, count(*) FILTER (WHERE won) AS won,"
            f" sum(points) AS points, sum(against) AS against FROM game_scores b WHERE {where} GROUP BY player),"
            f" ranked AS (SELECT rank() OVER (ORDER BY {_LEAGUE_ORDER}) AS rank, player, games, won, points, against,"
            f" row_number() OVER (ORDER BY {_LEAGUE_ORDER}, player) AS place, count(*) OVER () AS total FROM league)"
            " SELECT * FROM ranked WHERE place > :first AND place <= :last OR player = :player OR place = 1"
            " ORDER BY place",
            {**values, "first": first, "last": first + count, "player": player},
        )
        standings = [(place, Standing(*row)) for *row, place, _ in found]
        return Page(
            [standing for place, standing in standings if first < place <= first + count],
            found[0][-1] if found else 0,
            next((standing for _, standing in standings if standing.player == player), None),
        )

    async def high_scores(
        self, scope: Scope, *, first: int = 0, count: int = 10, player: int | None = None
    ) -> Page[HighScore]:
        """See :meth:`Store.high_scores`."""
        where, values = _scope_clause(scope)
        scores = f"FROM round_scores b WHERE {where} AND b.margin > "
        theirs = (
            f"{scores} 0 AND b.result IN (SELECT result FROM result_seats WHERE player = :player)"
            " AND NOT EXISTS (SELECT 1 FROM resets WHERE player = :player AND at >= b.at)"
        )

        async def best(chosen: str, first: int, count: int) -> list[HighScore]:
            found = await self._read_statistics(
                f"SELECT {self.dialect.people_of_result}, 1 + (SELECT count(*) {scores} best.margin), best.points,"
                " best.against, best.preset, best.level, r.table_id, r.round, r.at"
                f" FROM (SELECT b.* {chosen} ORDER BY b.margin DESC, b.result LIMIT :count OFFSET :first) best"
                " JOIN results r ON r.id = best.result ORDER BY best.margin DESC, best.result",
                {**values, "player": player, "first": first, "count": count},
            )
            return [HighScore(rank, tuple(json.loads(people)), *row) for people, rank, *row in found]

        [(total,)] = await self._read_statistics(f"SELECT count(*) {scores} 0", values)
        own = await best(theirs, 0, 1)
        return Page(await best(f"{scores} 0", first, count), total, own[0] if own else None)

    async def extremes(self, scope: Scope) -> list[Extreme]:
        """See :meth:`Store.extremes`."""
        return [*await self._measured(scope), *await self._longest_run(scope), *await self._feats(scope)]

    async def game_counts(self, scope: Scope) -> dict[int, int]:
        """See :meth:`Store.game_counts`."""
        where, values = _scope_clause(scope)
        found = await self._read_statistics(
            f"SELECT player, count(*) FROM game_scores b WHERE {where} GROUP BY player", values
        )
        return {row[0]: row[1] for row in found}

    async def player_totals(self, player: int, guild_id: int | None = None) -> list[PlayerTotals]:
        """See :meth:`Store.player_totals`."""
        values = {"player": player, "guild_id": guild_id}
        where = _guild_clause(guild_id)
        games = await self._read_statistics(
            "SELECT b.game, b.level, count(*), count(*) FILTER (WHERE b.won), sum(b.points), sum(b.against),"
            " count(*) FILTER (WHERE b.match_ended), count(*) FILTER (WHERE b.match_ended AND b.won)"
            " FROM result_seats s"
            " JOIN game_scores b ON b.result = s.result AND b.player = s.player"
            f" WHERE s.player = :player AND {where} GROUP BY b.game, b.level",
            values,
        )
        theirs = (
            f"WHERE s.player = :player AND {where}"
            " AND NOT EXISTS (SELECT 1 FROM resets WHERE player = :player AND at >= b.at)"
        )
        rounds = await self._read_statistics(
            "SELECT b.game, b.level, count(*) FROM result_seats s JOIN round_scores b ON b.result = s.result"
            f" {theirs} GROUP BY b.game, b.level",
            values,
        )
        sums = await self._read_statistics(
            "SELECT b.game, b.level, b.feat, sum(b.amount) FROM result_seats s"
            f" JOIN feat_scores b ON b.result = s.result {theirs} GROUP BY b.game, b.level, b.feat",
            values,
        )
        played = {(game, level): sums for game, level, *sums in games}
        finished = {(game, level): count for game, level, count in rounds}
        feats: defaultdict[tuple[str, str], dict[str, int]] = defaultdict(dict)
        for game, level, feat, amount in sums:
            feats[game, level][feat] = amount
        totals = []
        for game, level in sorted({*played, *finished}):
            count, won, points, against, *matches = played.get((game, level), (0, 0, 0, 0, 0, 0))
            done, ended = feats[game, level], finished.get((game, level), 0)
            totals.append(PlayerTotals(game, level, count, won, points, against, ended, done, *matches))
        return totals

    async def last_games(self, player: int, scope: Scope, limit: int) -> list[GameSummary]:
        """See :meth:`Store.last_games`."""
        where, values = _scope_clause(scope)
        found = await self._read_statistics(
            "SELECT r.table_id, r.guild_id, latest.preset, r.level, r.won, r.points, latest.against, latest.rounds,"
            f" r.ended, r.at FROM (SELECT result, preset, against, rounds FROM game_scores b"
            f" WHERE {where} AND b.player = :player"
            " ORDER BY b.result DESC LIMIT :limit) latest JOIN results r ON r.id = latest.result ORDER BY r.id",
            {**values, "player": player, "limit": limit},
        )
        return [GameSummary(*row)._replace(won=bool(row[4])) for row in found]

    async def rated_games(self, scope: Scope, *, after: int = 0, count: int = 1000) -> list[RatedGame]:
        """See :meth:`Store.rated_games`."""
        games, values = _rated_games_clause(self.dialect, scope)
        found = await self._read_statistics(
            f"WITH chosen AS (SELECT b.id AS mark, b.table_id, b.at, b.ended {games} ORDER BY b.id LIMIT :count)"
            " SELECT chosen.mark, chosen.table_id, chosen.at, chosen.ended, r.side, r.points, r.won, s.player,"
            " (SELECT count(*) FROM resets WHERE player = s.player AND at < r.at), s.computer, s.stood_in"
            " FROM chosen JOIN results r ON r.table_id = chosen.table_id AND r.round = 0"
            " JOIN result_seats s ON s.result = r.id ORDER BY chosen.mark, r.side, s.seat",
            {**values, "after": after, "count": count},
        )
        return [_rated_game(list(group)) for _, group in groupby(found, key=lambda row: row[0])]

    async def count_rated_games(self, scope: Scope, *, after: int = 0) -> int:
        """See :meth:`Store.count_rated_games`."""
        games, values = _rated_games_clause(self.dialect, scope)
        [(count,)] = await self._read_statistics(f"SELECT count(*) {games}", {**values, "after": after})
        return int(count)

    async def load_ratings(self, pool: str) -> dict[str, Any] | None:
        """See :meth:`Store.load_ratings`."""
        found = await self._read("SELECT kept FROM rating_pools WHERE pool = ?", (pool,))
        # Parsed in a thread: with many players this takes too long for the event loop.
        return await asyncio.to_thread(json.loads, found[0][0]) if found else None

    async def save_ratings(self, pool: str, ratings: Mapping[str, Any]) -> None:
        """See :meth:`Store.save_ratings`."""
        kept = await asyncio.to_thread(queries.to_json, ratings)

        async def job(db: Transaction) -> None:
            await db.fetch(
                "INSERT INTO rating_pools (pool, kept) VALUES (?, ?)"
                " ON CONFLICT (pool) DO UPDATE SET kept = excluded.kept",
                (pool, kept),
            )

        await self._write(job)

    async def rating_pools(self) -> list[str]:
        """See :meth:`Store.rating_pools`."""
        return [row[0] for row in await self._read("SELECT pool FROM rating_pools ORDER BY pool")]

    async def reset_statistics(self, player: int, at: float) -> None:
        """See :meth:`Store.reset_statistics`."""

        async def job(db: Transaction) -> None:
            await checks.need_players(db, [player])
            await db.hold_results()
            await db.fetch("INSERT INTO resets (player, at) VALUES (?, ?) ON CONFLICT DO NOTHING", (player, at))
            await score_tables.remove_player(db, player, at)

        await self._write(job)

    async def is_excluded(self, guild_id: int) -> bool:
        """See :meth:`Store.is_excluded`."""
        return bool(await self._read("SELECT 1 FROM guilds WHERE guild_id = ? AND left_everywhere", (guild_id,)))

    async def excluded_guilds(self) -> tuple[int, ...]:
        """See :meth:`Store.excluded_guilds`."""
        found = await self._read("SELECT guild_id FROM guilds WHERE left_everywhere ORDER BY guild_id")
        return tuple(row[0] for row in found)

    async def set_excluded(self, guild_id: int, excluded: bool) -> None:
        """See :meth:`Store.set_excluded`."""
        await set_guild_column(self, guild_id, "left_everywhere", excluded)

    async def _measured(self, scope: Scope) -> list[Extreme]:
        where, values = _scope_clause(scope)
        games = f"FROM game_scores b WHERE {where} AND b.whole"
        # Two scans of all games, whatever the number of kinds: the values, then the first game with each.
        [values_of_kinds] = await self._read_statistics(
            f"SELECT {', '.join(f'{best}({what})' for best, what in _MEASURES.values())} {games}", values
        )
        wanted = {f"m{number}": value for number, value in enumerate(values_of_kinds)}
        firsts = ", ".join(
            f"min(CASE WHEN {what} = :m{number} THEN result END)" for number, (_, what) in enumerate(_MEASURES.values())
        )
        [results] = await self._read_statistics(f"SELECT {firsts} {games}", {**values, **wanted})
        return [
            await self._extreme(kind, value, result)
            for kind, value, result in zip(_MEASURES, values_of_kinds, results, strict=True)
            if result is not None
        ]

    async def _longest_run(self, scope: Scope) -> list[Extreme]:
        where, values = _scope_clause(scope)
        # One string per player with their games in index order; finding runs in SQL would sort all games again.
        index = "game_scores_everywhere" if scope.guild_id is None else "game_scores_by_guild"
        found = await self._read_statistics(
            f"SELECT player, {self.dialect.games_in_order} FROM game_scores b {self.dialect.read_by.format(index)}"
            f" WHERE {where} GROUP BY player",
            values,
        )
        length, last, player = await asyncio.to_thread(_longest_run, found)
        if not length:
            return []
        return [(await self._extreme("longest-run", length, last))._replace(players=(player,))]

    async def _feats(self, scope: Scope) -> list[Extreme]:
        where, values = _scope_clause(scope)
        # Skip scan of the index: there are few names and many rows.
        server = "" if scope.guild_id is None else "AND b.guild_id = :guild_id"
        names = f"SELECT min(b.feat) FROM feat_scores b WHERE b.game = :game {server}"
        found = await self._read_statistics(
            f"WITH RECURSIVE names (feat) AS ({names} UNION ALL SELECT ({names} AND b.feat > names.feat) FROM names"
            f" WHERE names.feat IS NOT NULL) SELECT feat FROM names WHERE feat IS NOT NULL",
            values,
        )
        extremes = []
        for (feat,) in found:
            best = await self._read_statistics(
                f"SELECT b.amount, b.result FROM feat_scores b WHERE {where} AND b.feat = :feat"
                " ORDER BY b.amount DESC, b.result LIMIT 1",
                {**values, "feat": feat},
            )
            extremes += [(await self._extreme("most", *row))._replace(feat=feat) for row in best]
        return extremes

    async def _extreme(self, kind: str, value: int, result: int) -> Extreme:
        [(people, table_id, number, at)] = await self._read_statistics(
            f"SELECT {self.dialect.people_of_result}, r.table_id, r.round, r.at FROM results r WHERE r.id = ?",
            (result,),
        )
        return Extreme(kind, value, tuple(json.loads(people)), table_id, number, at)


def _scope_clause(scope: Scope, **columns: str) -> tuple[str, dict[str, Any]]:
    """Return the WHERE clause for rows ``b`` within a scope, and its values; ``columns`` replaces column names."""
    clauses = [f"{columns.get('game', 'b.game')} = :game", _guild_clause(scope.guild_id)]
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


def _rated_games_clause(dialect: Dialect, scope: Scope) -> tuple[str, dict[str, Any]]:
    """Return the FROM and WHERE clauses for one row ``b`` per rated game marked higher than ``after``, and values."""
    where, values = _scope_clause(
        scope,
        game="t.game",
        preset=dialect.preset_of.format("t.rules"),
        changed_rules="coalesce(t.changed_rules, FALSE)",
    )
    return (
        "FROM results b JOIN tables t ON t.id = b.table_id WHERE b.round = 0 AND b.side = 0 AND b.id > :after"
        f" AND NOT t.practice AND t.deals IS NULL AND {where}",
        values,
    )


def _guild_clause(guild_id: int | None) -> str:
    if guild_id is None:
        return "b.guild_id NOT IN (SELECT guild_id FROM guilds WHERE left_everywhere)"
    return "b.guild_id = :guild_id"


def _longest_run(rows: Sequence[Row]) -> tuple[int, int, int]:
    """Return the length, last game and player of the longest run of wins; among equals the earliest."""
    longest, last, holder = 0, 0, 0
    for player, games in rows:
        for run in games.split("|"):
            length = run.count(" ")
            if length and length >= longest:
                end = int(run[run.rindex(" ") :])
                if length > longest or end < last:
                    longest, last, holder = length, end, player
    return longest, last, holder


def _rated_game(rows: Sequence[Row]) -> RatedGame:
    mark, table_id, at, ended = rows[0][:4]
    sides = [
        RatedSide(points, bool(won), tuple(RatedSeat(*row[7:]) for row in seats))
        for (_, points, won), seats in groupby(rows, key=lambda row: tuple(row[4:7]))
    ]
    return RatedGame(mark, table_id, at, tuple(sides), ended)

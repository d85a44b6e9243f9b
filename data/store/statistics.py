"""Statistics over the results of many games: leaderboards, the hall of fame, a player's totals, games for ratings.

Boards are computed from results. Practice tables, numbered deals (whose cards are public) and, for a player, anything
before they reset their statistics do not count. A forgotten person keeps their rows under the bare player id.
"""

from __future__ import annotations

import asyncio
import json
from collections import defaultdict
from collections.abc import Mapping, Sequence
from itertools import groupby
from typing import Any

from data.store import checks, queries, score_tables
from data.store.boards import (
    OFF_EVERYWHERE,
    GameSummary,
    HighScore,
    Page,
    Played,
    PlayerTotals,
    RatedGame,
    RatedSeat,
    RatedSide,
    Scope,
    Standing,
    board_clause,
    guild_clause,
    listed,
    scope_clause,
)
from data.store.daily_totals import drop_daily_totals
from data.store.database import Dialect, Row, Transaction
from data.store.hall_of_fame import HallOfFame
from data.store.pairs import PairStore
from data.store.servers import set_guild_column

_OF_BARRED_PLAYERS = (
    "SELECT r.table_id FROM result_seats s JOIN results r ON r.id = s.result"
    # ``hidden`` too, to match the index.
    " WHERE s.player IN (SELECT id FROM players WHERE (hidden OR barred) AND barred) AND r.round = 0"
)
"""The query for the tables at which a barred player has a result."""

MOST_SCORES = 1000
"""The most rows of the high scores."""
_LEAGUE_ORDER = "won DESC, games - won, points - against DESC"


class StatisticsStore(HallOfFame, PairStore):
    """Leaderboards, totals and rated games."""

    async def standings(
        self, scope: Scope, *, first: int = 0, count: int = 10, player: int | None = None
    ) -> Page[Standing]:
        """Return ``count`` rows of the league from row ``first`` (from 0), and the row of ``player``.

        Only ranked games. Sorted by games won, then fewest lost, then the difference between points for and against.
        """
        where, values = board_clause(scope)
        found = await self._read_statistics(
            "WITH league AS (SELECT player, count(*) AS games, count(*) FILTER (WHERE won) AS won,"
            f" sum(points) AS points, sum(against) AS against FROM game_scores b WHERE {where} AND b.ranked"
            " GROUP BY player),"
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
        """Return the widest margins in a round, :data:`MOST_SCORES` at most, and the best row of ``player`` among them.

        Equal scores of the same people are one row. Among equal margins, those achieved most often come first, then the
        earliest.
        """
        where, values = board_clause(scope)
        counted = f"WHERE {where} AND b.margin"
        people_of_result = self.dialect.people_of_result.format(listed=listed(scope, "s.player"))

        async def rows(chosen: str, first: int, last: int) -> list[HighScore]:
            found = await self._read_statistics(
                f"WITH equal AS (SELECT b.margin, min(b.result) AS result, count(*) AS times FROM {chosen}"
                " GROUP BY b.margin, b.points, b.people),"
                " best AS (SELECT result, times, rank() OVER (ORDER BY margin DESC) AS rank,"
                " row_number() OVER (ORDER BY margin DESC, times DESC, result) AS place FROM equal)"
                f" SELECT {people_of_result}, best.rank, b.points, b.against, b.preset, b.level, r.table_id, r.round,"
                " r.at, best.times FROM best JOIN results r ON r.id = best.result"
                " JOIN round_scores b ON b.result = best.result"
                " WHERE best.place > :first AND best.place <= :last ORDER BY best.place",
                {**values, "player": player, "first": first, "last": last},
            )
            return [HighScore(rank, tuple(json.loads(people)), *row) for people, rank, *row in found]

        found = await self._read_statistics(
            f"SELECT b.margin FROM round_scores b {counted} > 0 GROUP BY b.margin, b.points, b.people"
            " ORDER BY b.margin DESC, b.points DESC, b.people LIMIT :most",
            {**values, "most": MOST_SCORES},
        )
        margins = [margin for (margin,) in found]
        if not margins:
            return Page([], 0, None)
        own = None
        if player is not None:
            theirs = (
                f"round_scores b {counted} >= {margins[-1]}"
                " AND EXISTS (SELECT 1 FROM result_seats s WHERE s.player = :player AND s.result = b.result)"
                " AND NOT EXISTS (SELECT 1 FROM resets WHERE player = :player AND at >= b.at)"
                f" AND {listed(scope, ':player')}"
            )
            best = next(iter(await rows(theirs, 0, 1)), None)
            own = best and best._replace(rank=1 + sum(margin > best.margin for margin in margins))
        # The rows of a page have its lowest margin or a higher one: only these are put in order.
        last = min(first + count, len(margins))
        return Page(await rows(f"round_scores b {counted} >= {margins[last - 1]}", first, last), len(margins), own)

    async def game_counts(self, scope: Scope) -> dict[int, int]:
        """Return the number of ranked games by player, without players who are on no board of the scope."""
        where, values = board_clause(scope)
        found = await self._read_statistics(
            f"SELECT player, count(*) FROM game_scores b WHERE {where} AND b.ranked GROUP BY player", values
        )
        return {row[0]: row[1] for row in found}

    async def played(self, player: int, guild_id: int | None, since: float = 0.0) -> list[Played]:
        """Return which ranked games a player has, counting those from ``since`` on apart.

        Those of the server ``guild_id`` are *here*, even if it has left the boards of all servers.
        """
        # A value instead of the column: see player_totals.
        found = await self._read_statistics(
            "SELECT b.game, b.preset, b.changed_rules, coalesce(b.guild_id = :guild_id, FALSE) AS here, count(*),"
            " count(*) FILTER (WHERE b.at >= :since) FROM result_seats s"
            " JOIN game_scores b ON b.result = s.result AND b.player = s.player"
            " WHERE s.player = :player AND b.ranked"
            f" AND (+b.guild_id = :guild_id OR {guild_clause(None, '+b.guild_id')})"
            " GROUP BY b.game, b.preset, b.changed_rules, here ORDER BY b.game, b.preset, b.changed_rules, here",
            {"player": player, "guild_id": guild_id, "since": since},
        )
        return [
            Played(game, preset, bool(changed), bool(here), *counts) for game, preset, changed, here, *counts in found
        ]

    async def player_totals(self, player: int, guild_id: int | None = None) -> list[PlayerTotals]:
        """Return a player's totals by game, level and kind of rules, on one server or (``None``) on all."""
        values = {"player": player, "guild_id": guild_id}
        # A value instead of the column, to avoid the index of a server's games: a player has fewer.
        where = guild_clause(guild_id, "+b.guild_id")
        games = await self._read_statistics(
            "SELECT b.game, b.changed_rules, b.level, count(*), count(*) FILTER (WHERE b.won), sum(b.points),"
            " sum(b.against), count(*) FILTER (WHERE b.match_ended), count(*) FILTER (WHERE b.match_ended AND b.won)"
            " FROM result_seats s"
            " JOIN game_scores b ON b.result = s.result AND b.player = s.player"
            f" WHERE s.player = :player AND {where} GROUP BY b.game, b.changed_rules, b.level",
            values,
        )
        theirs = (
            f"WHERE s.player = :player AND {where}"
            " AND NOT EXISTS (SELECT 1 FROM resets WHERE player = :player AND at >= b.at)"
        )
        rounds = await self._read_statistics(
            "SELECT b.game, b.changed_rules, b.level, count(*) FROM result_seats s"
            f" JOIN round_scores b ON b.result = s.result {theirs} GROUP BY b.game, b.changed_rules, b.level",
            values,
        )
        sums = await self._read_statistics(
            "SELECT b.game, b.changed_rules, b.level, b.feat, sum(b.amount) FROM result_seats s"
            f" JOIN feat_scores b ON b.result = s.result {theirs} GROUP BY b.game, b.changed_rules, b.level, b.feat",
            values,
        )
        played = {(game, bool(changed), level): sums for game, changed, level, *sums in games}
        finished = {(game, bool(changed), level): count for game, changed, level, count in rounds}
        feats: defaultdict[tuple[str, bool, str], dict[str, int]] = defaultdict(dict)
        for game, changed, level, feat, amount in sums:
            feats[game, bool(changed), level][feat] = amount
        totals = []
        for kind in sorted({*played, *finished}):
            game, changed, level = kind
            count, won, points, against, *matches = played.get(kind, (0, 0, 0, 0, 0, 0))
            row = PlayerTotals(game, level, count, won, points, against, finished.get(kind, 0), feats[kind], *matches)
            totals.append(row._replace(changed_rules=changed))
        return totals

    async def last_games(self, player: int, scope: Scope, limit: int) -> list[GameSummary]:
        """Return a player's last games, oldest first."""
        where, values = scope_clause(scope)
        found = await self._read_statistics(
            "SELECT r.table_id, abs(r.guild_id), latest.preset, r.level, r.won, r.points, latest.against,"
            f" latest.rounds, r.ended, r.at FROM (SELECT result, preset, against, rounds FROM game_scores b"
            f" WHERE {where} AND b.player = :player"
            " ORDER BY b.result DESC LIMIT :limit) latest JOIN results r ON r.id = latest.result ORDER BY r.id",
            {**values, "player": player, "limit": limit},
        )
        return [GameSummary(*row)._replace(won=bool(row[4])) for row in found]

    async def rated_games(self, scope: Scope, *, after: int = 0, count: int = 1000) -> list[RatedGame]:
        """Return the first ``count`` games marked higher than ``after``, in the order they ended.

        Those of all servers have no barred player.
        """
        games, values = _rated_games_clause(self.dialect, scope)
        found = await self._read_statistics(
            f"WITH chosen AS (SELECT b.id AS mark, b.table_id, b.at, b.ended {games} ORDER BY b.id LIMIT :count)"
            " SELECT chosen.mark, chosen.table_id, chosen.at, chosen.ended, r.side, r.points, r.won, r.ranked,"
            " s.player, (SELECT count(*) FROM resets WHERE player = s.player AND at < r.at), s.computer, s.stood_in"
            " FROM chosen JOIN results r ON r.table_id = chosen.table_id AND r.round = 0"
            " JOIN result_seats s ON s.result = r.id ORDER BY chosen.mark, r.side, s.seat",
            {**values, "after": after, "count": count},
        )
        return [_rated_game(list(group)) for _, group in groupby(found, key=lambda row: row[0])]

    async def count_rated_games(self, scope: Scope, *, after: int = 0) -> int:
        """Return the number of games marked higher than ``after``."""
        games, values = _rated_games_clause(self.dialect, scope)
        [(count,)] = await self._read_statistics(f"SELECT count(*) {games}", {**values, "after": after})
        return int(count)

    async def load_ratings(self, pool: str) -> dict[str, Any] | None:
        """Return the saved ratings of a pool, opaque to the store."""
        found = await self._read("SELECT kept FROM rating_pools WHERE pool = ?", (pool,))
        # Parsed in a thread: with many players this takes too long for the event loop.
        return await asyncio.to_thread(json.loads, found[0][0]) if found else None

    async def save_ratings(self, pool: str, ratings: Mapping[str, Any]) -> None:
        """Save the ratings of a pool, replacing the earlier ones."""
        kept = await asyncio.to_thread(queries.to_json, ratings)

        async def job(db: Transaction) -> None:
            await db.fetch(
                "INSERT INTO rating_pools (pool, kept) VALUES (?, ?)"
                " ON CONFLICT (pool) DO UPDATE SET kept = excluded.kept",
                (pool, kept),
            )

        await self._write(job)

    async def rating_pools(self) -> list[str]:
        """Return the names of the pools with saved ratings, sorted."""
        return [row[0] for row in await self._read("SELECT pool FROM rating_pools ORDER BY pool")]

    async def reset_statistics(self, player: int, at: float) -> None:
        """Reset a player's statistics: games and rounds that ended at ``at`` or before no longer count for them."""

        async def job(db: Transaction) -> None:
            await checks.need_players(db, [player])
            await db.hold_results()
            await db.fetch("INSERT INTO resets (player, at) VALUES (?, ?) ON CONFLICT DO NOTHING", (player, at))
            await drop_daily_totals(db, player)
            await score_tables.remove_player(db, player, at)

        await self._write(job)

    async def is_excluded(self, guild_id: int) -> bool:
        """Return whether a server has left the boards of all servers; its games stay on its own."""
        return bool(await self._read("SELECT 1 FROM guilds WHERE guild_id = ? AND left_everywhere", (guild_id,)))

    async def excluded_guilds(self) -> tuple[int, ...]:
        """Return the servers whose games are not on the boards of all servers: those that left, or are barred."""
        found = await self._read(f"{OFF_EVERYWHERE} ORDER BY guild_id")
        return tuple(row[0] for row in found)

    async def set_excluded(self, guild_id: int, excluded: bool) -> None:
        """Exclude a server's games from the boards of all servers, or include them again."""
        await set_guild_column(self, guild_id, "left_everywhere", excluded)

    async def bar_guild(self, guild_id: int, barred: bool) -> None:
        """Leave a server out of the boards of all servers for the operator, or lift that."""
        await set_guild_column(self, guild_id, "barred", barred)

    async def barred_guilds(self) -> tuple[int, ...]:
        """Return the barred servers."""
        found = await self._read("SELECT guild_id FROM guilds WHERE barred ORDER BY guild_id")
        return tuple(row[0] for row in found)


def _rated_games_clause(dialect: Dialect, scope: Scope) -> tuple[str, dict[str, Any]]:
    """Return the FROM and WHERE clauses for one row ``b`` per rated game marked higher than ``after``, and values."""
    where, values = scope_clause(
        scope,
        game="t.game",
        preset=dialect.preset_of.format("t.rules"),
        changed_rules="coalesce(t.changed_rules, FALSE)",
    )
    barred = "" if scope.guild_id is not None else f" AND b.table_id NOT IN ({_OF_BARRED_PLAYERS})"
    return (
        "FROM results b JOIN tables t ON t.id = b.table_id WHERE b.round = 0 AND b.side = 0 AND b.id > :after"
        f" AND NOT t.practice AND NOT t.friendly AND t.deals IS NULL AND {where}{barred}",
        values,
    )


def _rated_game(rows: Sequence[Row]) -> RatedGame:
    mark, table_id, at, ended = rows[0][:4]
    sides = [
        RatedSide(points, bool(won), tuple(RatedSeat(*row[8:]) for row in seats), bool(ranked))
        for (_, points, won, ranked), seats in groupby(rows, key=lambda row: tuple(row[4:8]))
    ]
    return RatedGame(mark, table_id, at, tuple(sides), ended)

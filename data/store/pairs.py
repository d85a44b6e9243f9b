"""Partners and opponents: the board of pairs, the people whom somebody plays with, and two people's games."""

from __future__ import annotations

import json

from data.store.boards import Companion, Meeting, Page, PairStanding, Scope, board_clause, guild_clause, listed
from data.store.database import Database

_PAIR_ORDER = "1.0 * won / games DESC, won DESC"
_MEETINGS = """
    FROM result_seats s
    JOIN game_scores b ON b.result = s.result AND b.player = s.player
    JOIN results mine ON mine.id = b.result
    JOIN results other ON other.table_id = mine.table_id AND other.round = 0 AND other.side <> mine.side
    JOIN game_scores o ON o.result = other.id
"""
"""A player's games, each with every opponent ``o`` for whom it counts, too."""


class PairStore(Database):
    """Pairs and opponents in :class:`data.store.StatisticsStore`."""

    async def pairs(
        self, scope: Scope, *, least: int = 1, first: int = 0, count: int = 10, player: int | None = None
    ) -> Page[PairStanding]:
        """Return ``count`` rows of the board of pairs from row ``first`` (from 0), and the best row of ``player``.

        Only ranked games, and pairs with at least ``least`` of them. Sorted by the share of games won, then by their
        number.
        """
        where, values = board_clause(scope)
        found = await self._read_statistics(
            "WITH pairs AS (SELECT player, partner, count(*) AS games, count(*) FILTER (WHERE won) AS won"
            f" FROM pair_scores b WHERE {where} AND b.ranked GROUP BY player, partner HAVING count(*) >= :least),"
            f" ranked AS (SELECT rank() OVER (ORDER BY {_PAIR_ORDER}) AS rank, player, partner, games, won,"
            f" row_number() OVER (ORDER BY {_PAIR_ORDER}, player, partner) AS place, count(*) OVER () AS total"
            " FROM pairs)"
            " SELECT * FROM ranked WHERE place > :first AND place <= :last OR :player IN (player, partner) OR place = 1"
            " ORDER BY place",
            {**values, "least": least, "first": first, "last": first + count, "player": player},
        )
        standings = [
            (place, PairStanding(rank, (one, other), games, won)) for rank, one, other, games, won, place, _ in found
        ]
        return Page(
            [standing for place, standing in standings if first < place <= first + count],
            found[0][-1] if found else 0,
            next((standing for _, standing in standings if player in standing.players), None),
        )

    async def partners(self, player: int, guild_id: int | None, *, least: int, count: int) -> list[Companion]:
        """Return a player's best partners: by the share of games won, those with fewer than ``least`` games last.

        In a server, or (``None``) in all. Without people who are on none of its boards.
        """
        found = await self._read_statistics(
            "WITH pairs AS (SELECT CASE WHEN b.player = s.player THEN b.partner ELSE b.player END AS partner,"
            " count(*) AS games, count(*) FILTER (WHERE b.won) AS won FROM result_seats s"
            " JOIN pair_scores b ON b.result = s.result AND s.player IN (b.player, b.partner)"
            f" WHERE s.player = :player AND {_of_servers(guild_id, 'b')} GROUP BY 1)"
            f" SELECT partner, games, won, games - won FROM pairs WHERE {listed(_scope(guild_id), 'partner')}"
            " ORDER BY CASE WHEN games < :least THEN -1 ELSE 1.0 * won / games END DESC, won DESC, games, partner"
            " LIMIT :count",
            {"player": player, "guild_id": guild_id, "least": least, "count": count},
        )
        return [Companion(*row) for row in found]

    async def rivals(self, player: int, guild_id: int | None, *, count: int) -> list[Companion]:
        """Return the people whom a player has met most often, like :meth:`partners`."""
        found = await self._read_statistics(
            "WITH met AS (SELECT o.player AS rival, count(*) AS games, count(*) FILTER (WHERE b.won) AS won,"
            f" count(*) FILTER (WHERE o.won) AS lost {_MEETINGS}"
            f" WHERE s.player = :player AND {_of_servers(guild_id, 'b')} AND {_of_servers(guild_id, 'o')} GROUP BY 1)"
            f" SELECT rival, games, won, lost FROM met WHERE {listed(_scope(guild_id), 'rival')}"
            " ORDER BY games DESC, rival LIMIT :count",
            {"player": player, "guild_id": guild_id, "count": count},
        )
        return [Companion(*row) for row in found]

    async def meetings(self, player: int, other: int, guild_id: int | None) -> list[Meeting]:
        """Return two people's games against each other and as partners, by game and by the people on both sides.

        In a server, or (``None``) in all. Most games first.
        """
        people = self.dialect.people_of_result.format(listed="TRUE")
        side = f"(SELECT {people} FROM results r WHERE r.id = {{side}})"
        values = {"player": player, "other": other, "guild_id": guild_id}
        against = await self._read_statistics(
            f"SELECT game, won, lost, {side.format(side='ours')}, {side.format(side='theirs')} FROM ("
            f"SELECT b.game, b.won, o.won AS lost, b.result AS ours, o.result AS theirs {_MEETINGS}"
            " WHERE s.player = :player AND o.player = :other"
            f" AND {_of_servers(guild_id, 'b')} AND {_of_servers(guild_id, 'o')}) met",
            values,
        )
        together = await self._read_statistics(
            "SELECT b.game, count(*), count(*) FILTER (WHERE b.won) FROM result_seats s JOIN pair_scores b"
            " ON b.result = s.result AND b.player = :first AND b.partner = :second"
            f" WHERE s.player = :player AND {_of_servers(guild_id, 'b')} GROUP BY b.game",
            {**values, "first": min(player, other), "second": max(player, other)},
        )
        counts: dict[tuple[str, str, str], list[int]] = {}
        for game, won, lost, *sides in against:
            sums = counts.setdefault((game, *sides), [0, 0, 0])
            counts[game, *sides] = [sums[0] + 1, sums[1] + bool(won), sums[2] + bool(lost)]
        found = [
            Meeting(game, tuple(json.loads(ours)), tuple(json.loads(theirs)), *sums)
            for (game, ours, theirs), sums in counts.items()
        ]
        pair = (min(player, other), max(player, other))
        found += [Meeting(game, pair, (), games, won, games - won) for game, games, won in together]
        return sorted(found, key=lambda row: (-row.games, row.game, row.ours, row.theirs))


def _scope(guild_id: int | None) -> Scope:
    return Scope(guild_id=guild_id, game="")


def _of_servers(guild_id: int | None, row: str) -> str:
    """Return the clause for the scores of a server; a value instead of the column, so that no index of it is read."""
    return guild_clause(guild_id, f"+{row}.guild_id")

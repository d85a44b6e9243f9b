"""The hall of fame, read from the tables that :mod:`data.store.score_tables` maintains."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Sequence

from data.store.boards import Extreme, Scope, board_clause, listed
from data.store.database import Database, Row

_MEASURES = {
    "highest-for": ("max", "points", "b.whole"),
    "lowest-for": ("min", "points", "b.whole"),
    "highest-against": ("max", "against", "b.whole"),
    "lowest-against": ("min", "against", "b.whole"),
    "widest-margin": ("max", "margin", "b.whole AND b.won"),
    "narrowest-margin": ("min", "margin", "b.whole AND b.won"),
    "fastest": ("min", "rounds", "b.whole AND b.won"),
}
"""The measures of a game: whether the largest or the smallest value is a record, its column, and which games count.

For each column there are indexes of the games that count, in the order of their values.
"""


class HallOfFame(Database):
    """The hall of fame of :class:`data.store.StatisticsStore`."""

    async def extremes(self, scope: Scope) -> list[Extreme]:
        """Return the hall of fame in the order of :data:`EXTREMES`, the feats by name; among equals the earliest.

        A kind without an entry is left out.
        """
        games = await self._games_in_order(scope)
        # Without any game, each measure would search its index to the end.
        measured = await self._measured(scope) if games else []
        return [*measured, *await self._longest_run(scope, games), *await self._feats(scope)]

    async def _measured(self, scope: Scope) -> list[Extreme]:
        where, values = board_clause(scope)
        # First the values, then the first game with each: the index finds both at once.
        bests = [
            f"(SELECT {best}(b.{column}) FROM game_scores b WHERE {where} AND {counts})"
            for best, column, counts in _MEASURES.values()
        ]
        [records] = await self._read_statistics(f"SELECT {', '.join(bests)}", values)
        firsts = [
            f"(SELECT min(b.result) FROM game_scores b WHERE {where} AND {counts} AND b.{column} = :{best}_{column})"
            for best, column, counts in _MEASURES.values()
        ]
        wanted = {
            f"{best}_{column}": value for (best, column, _), value in zip(_MEASURES.values(), records, strict=True)
        }
        [results] = await self._read_statistics(f"SELECT {', '.join(firsts)}", {**values, **wanted})
        return [
            await self._extreme(scope, kind, value, result)
            for kind, value, result in zip(_MEASURES, records, results, strict=True)
            if result is not None
        ]

    async def _games_in_order(self, scope: Scope) -> Sequence[Row]:
        """Return the players with their games in one string: finding runs in SQL would sort all games again."""
        where, values = board_clause(scope)
        index = "game_scores_everywhere" if scope.guild_id is None else "game_scores_by_guild"
        games = self.dialect.games_in_order.format(index=index, where=where)
        return await self._read_statistics(f"SELECT player, {self.dialect.string_of_games} FROM {games}", values)

    async def _longest_run(self, scope: Scope, games: Sequence[Row]) -> list[Extreme]:
        length, last, player = await asyncio.to_thread(_longest_run, games)
        if not length:
            return []
        return [(await self._extreme(scope, "longest-run", length, last))._replace(players=(player,))]

    async def _feats(self, scope: Scope) -> list[Extreme]:
        where, values = board_clause(scope)
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
            extremes += [(await self._extreme(scope, "most", *row))._replace(feat=feat) for row in best]
        return extremes

    async def _extreme(self, scope: Scope, kind: str, value: int, result: int) -> Extreme:
        people_of_result = self.dialect.people_of_result.format(listed=listed(scope, "s.player"))
        [(people, table_id, number, at)] = await self._read_statistics(
            f"SELECT {people_of_result}, r.table_id, r.round, r.at FROM results r WHERE r.id = ?",
            (result,),
        )
        return Extreme(kind, value, tuple(json.loads(people)), table_id, number, at)


def _longest_run(games: Sequence[Row]) -> tuple[int, int, int]:
    """Return the length, last game and player of the longest run of wins; among equals the earliest."""
    longest, last, holder = 0, 0, 0
    for player, string in games:
        for run in string.split("|"):
            length = run.count(" ")
            if length and length >= longest:
                end = int(run[run.rindex(" ") :])
                if length > longest or end < last:
                    longest, last, holder = length, end, player
    return longest, last, holder

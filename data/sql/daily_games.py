"""Counts the games of two people against each other in a day: beyond a limit, none is ranked."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import combinations

from data.sql.database import Transaction
from data.store import ResultRow

_DAY = 86_400
_GAMES_OF_TWO = (
    "SELECT count(DISTINCT r.table_id) FROM result_seats s JOIN results r ON r.id = s.result"
    " JOIN tables t ON t.id = r.table_id JOIN results o ON o.table_id = r.table_id AND o.round = 0 AND o.side <> r.side"
    " JOIN result_seats other ON other.result = o.id AND other.player = :other"
    # The ids are in the order of time, so only the player's rows of the day are read.
    " WHERE s.player = :player AND s.result > coalesce((SELECT id FROM results WHERE round = 0 AND side = 0"
    " AND at < :since ORDER BY at DESC LIMIT 1), 0) AND r.round = 0 AND r.at >= :since"
    " AND r.table_id <> :table_id AND NOT t.practice AND t.deals IS NULL"
)


async def repeated(db: Transaction, results: Sequence[ResultRow], limit: int) -> bool:
    """Return whether two people of a finished game had played ``limit`` games against each other on its day (UTC).

    0 sets no limit.
    """
    sides = [row for row in results if row.round == 0]
    if not (limit and sides):
        return False
    table_id, since = sides[0].table_id, sides[0].at // _DAY * _DAY
    people = [[seat.player for seat in row.seats if seat.player is not None] for row in sides]
    pairs = [(player, other) for ours, theirs in combinations(people, 2) for player in ours for other in theirs]
    for player, other in pairs:
        values = {"player": player, "other": other, "since": since, "table_id": table_id}
        [(games,)] = await db.fetch(_GAMES_OF_TWO, values)
        if games >= limit:
            return True
    return False

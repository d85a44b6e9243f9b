"""The actions of a game, the results they produce, and snapshots that save replaying them."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Sequence
from itertools import combinations
from typing import NamedTuple

from data.store import checks, queries, score_tables
from data.store.daily import finish_attempt
from data.store.database import Database, Row, Transaction
from data.store.errors import Conflict
from data.store.packed_actions import LAST_AT, compact_actions, delete_actions, read_actions, select_actions
from data.store.reactions import drop_reactions
from data.store.rows import ActionRow, ResultRow, Status

_OLD = (
    "started AND NOT actions_dropped AND status NOT IN ('open', 'running', 'paused') AND since < :before"
    f" AND coalesce({LAST_AT}, since) < :before"
)
"""The condition that table ``t`` ended and had no action since a time, worded for SQLite's index of times."""

_TO_COMPACT = f"NOT actions_compacted AND {_OLD}"

_FLAGS = ("changed_rules", "won", "counts", "ranked", "removed", "hidden")

_DAY = 86_400

_GAMES_OF_TWO = (
    "SELECT count(DISTINCT r.table_id) FROM result_seats s JOIN results r ON r.id = s.result"
    " JOIN tables t ON t.id = r.table_id JOIN results o ON o.table_id = r.table_id AND o.round = 0 AND o.side <> r.side"
    " JOIN result_seats other ON other.result = o.id AND other.player = :other"
    # The ids are in the order of time, so only the player's rows of the day are read.
    " WHERE s.player = :player AND s.result > coalesce((SELECT id FROM results WHERE round = 0 AND side = 0"
    " AND at < :since ORDER BY at DESC LIMIT 1), 0) AND r.round = 0 AND r.at >= :since"
    " AND r.table_id <> :table_id AND NOT t.practice AND NOT t.friendly AND t.deals IS NULL"
)


class ExportedResult(NamedTuple):
    """The result of a round or (``round`` 0) of a game for one seat, with its occupant.

    ``counts`` says whether it counts at all: no practice, friendly game or numbered deal does. ``removed`` says
    whether the server's moderators removed it from its boards. ``name`` is empty for computers and forgotten people.
    ``hidden`` people are on no board.
    """

    result: int
    table: str
    server: int
    game: str
    preset: str
    changed_rules: bool
    round: int
    side: int
    points: int
    won: bool
    ended: str
    level: str
    counts: bool
    ranked: bool
    removed: bool
    at: float
    seat: int
    player: int | None
    name: str
    computer: str
    stood_in: int
    hidden: bool


class SnapshotRow(NamedTuple):
    """A game after its first ``revision`` actions. The version of the program named ``code`` can read ``data``."""

    revision: int
    code: str
    data: bytes


class ActionStore(Database):
    """Actions and results, and one snapshot per running table, opaque to the store. A missing one costs time only."""

    async def append(
        self,
        table_id: str,
        row: ActionRow,
        results: Sequence[ResultRow] = (),
        *,
        daily_limit: int = 0,
        undone_from: int | None = None,
        daily_score: int | None = None,
    ) -> None:
        """Append an action together with its results.

        A game is not ranked if two of its people had already played ``daily_limit`` games against each other on that
        day (UTC); 0 sets no limit.
        The reactions to actions from ``undone_from`` on are deleted.
        A ``daily_score`` finishes an attempt at a deal of the day, and its table, in the same write.
        The results of a round that is played again replace its old ones and those of later rounds. Raises
        :class:`Conflict` if the number is taken or leaves a gap, or the table is not running.
        """
        insert = queries.insert_action(self.dialect, table_id, row)

        async def job(db: Transaction) -> None:
            if daily_score is not None:
                await db.hold_table(table_id)
            if not await db.fetch(*insert):
                await checks.need_table(db, table_id, Status.RUNNING)
                raise Conflict(f"{row.number} is not the next action of table {table_id}")
            await add_results(db, table_id, results, daily_limit)
            if undone_from is not None:
                await drop_reactions(db, table_id, undone_from)
            if daily_score is not None:
                await finish_attempt(db, table_id, daily_score, row.at)
                await drop_snapshot(db, table_id)

        await self._write(job, table_id)

    async def actions(self, table_id: str, after: int = 0) -> list[ActionRow]:
        """Return the actions with a number above ``after``, in order."""
        return read_actions(await self._read(*select_actions(table_id, after)), after)

    async def compact_actions(self, before: float, count: int = 100) -> int:
        """Store the actions of finished and closed tables of which none has happened since ``before`` in fewer bytes.

        At most ``count`` tables are changed; return how many. They are read as before, but resume a little more slowly.
        """
        return await self._change_old(_TO_COMPACT, before, count, "actions_compacted = TRUE", compact_actions)

    async def drop_actions(self, before: float, count: int = 100) -> int:
        """Drop the actions of finished and closed tables of which none has happened since ``before``, for good.

        At most ``count`` tables are changed; return how many. Their rows and results stay. Their end counts as shown.
        """
        return await self._change_old(_OLD, before, count, "actions_dropped = TRUE, end_shown = TRUE", delete_actions)

    async def _change_old(
        self,
        which: str,
        before: float,
        count: int,
        changes: str,
        change_actions: Callable[[Transaction, str], Awaitable[None]],
    ) -> int:
        """Change old tables and their actions, and return how many.

        Each is a separate write, so that people's writes can come in between.
        """
        found = await self._read(
            f"SELECT id FROM tables t WHERE {which} ORDER BY since LIMIT :count", {"before": before, "count": count}
        )

        async def change(table_id: str) -> bool:
            async def job(db: Transaction) -> bool:
                # Somebody may have resumed the table since.
                changed = await db.fetch(
                    f"UPDATE tables AS t SET {changes} WHERE {which} AND t.id = :table_id RETURNING 1",
                    {"before": before, "table_id": table_id},
                )
                if changed:
                    await change_actions(db, table_id)
                return bool(changed)

            return await self._write(job, table_id)

        return sum([await change(table_id) for (table_id,) in found])

    async def results(self, *, table_id: str | None = None, guild_id: int | None = None) -> list[ResultRow]:
        """Return the results of a table, or of the tables of a server, in the order they were stored."""
        found = await self._read(*queries.select_results(table_id=table_id, guild_id=guild_id))
        return queries.read_results(found)

    async def exported_results(
        self, guild_id: int | None = None, *, after: int = 0, count: int = 1000
    ) -> list[ExportedResult]:
        """Return all seats of the first ``count`` results after number ``after``, of a server or of all, in order."""
        preset = f"coalesce({self.dialect.preset_of.format('t.rules')}, '')"
        # Results removed by moderators from a server's boards have the server's negative number.
        server = "" if guild_id is None else " AND abs(guild_id) = :guild_id"
        found = await self._read_statistics(
            "SELECT r.id, r.table_id, abs(r.guild_id), t.game, "
            f"{preset}, coalesce(t.changed_rules, FALSE), r.round, r.side, r.points, r.won, r.ended, r.level,"
            " NOT t.practice AND NOT t.friendly AND t.deals IS NULL, r.ranked, r.guild_id < 0, r.at, s.seat, s.player,"
            " coalesce(p.name, ''), s.computer, s.stood_in, coalesce(p.hidden, FALSE)"
            f" FROM (SELECT * FROM results WHERE id > :after{server} ORDER BY id LIMIT :count) r"
            " JOIN tables t ON t.id = r.table_id JOIN result_seats s ON s.result = r.id"
            " LEFT JOIN players p ON p.id = s.player ORDER BY r.id, s.seat",
            {"after": after, "guild_id": guild_id, "count": count},
        )
        return [_exported(row) for row in found]

    async def snapshot(self, table_id: str, code: str) -> SnapshotRow | None:
        """Return the snapshot of a table, if there is one of this version."""
        found = await self._read(
            "SELECT revision, code, data FROM snapshots WHERE table_id = ? AND code = ?", (table_id, code)
        )
        return next((SnapshotRow(*row) for row in found), None)

    async def save_snapshot(self, table_id: str, row: SnapshotRow) -> None:
        """Replace a table's snapshot, unless there is a later one of this version.

        Ignored if the table is neither running nor paused.
        """
        await self._write(
            lambda db: db.fetch(
                "INSERT INTO snapshots (table_id, revision, code, data) SELECT t.id, ?, ?, ? FROM tables t"
                f" WHERE t.id = ? AND t.status IN (?, ?){db.dialect.hold} ON CONFLICT (table_id) DO UPDATE"
                " SET revision = excluded.revision, code = excluded.code, data = excluded.data"
                " WHERE excluded.code <> snapshots.code OR excluded.revision > snapshots.revision",
                (*row, table_id, Status.RUNNING, Status.PAUSED),
            ),
            table_id,
        )

    async def drop_snapshots(self, *, but: str) -> None:
        """Delete the snapshots of all versions but this one."""
        await self._write(lambda db: db.fetch("DELETE FROM snapshots WHERE code <> ?", (but,)))


async def add_results(db: Transaction, table_id: str, results: Sequence[ResultRow], daily_limit: int) -> None:
    """Add a table's results with their seats and scores, within the caller's transaction.

    For ``daily_limit`` see :meth:`Store.append`.
    """
    if not results:
        return
    await db.hold_results()
    if rounds := [result.round for result in results if result.round]:
        await db.fetch("DELETE FROM results WHERE table_id = ? AND (round >= ? OR round = 0)", (table_id, min(rounds)))
    stored: list[tuple[int, ResultRow]] = []
    repeated = await have_played_enough(db, results, daily_limit)
    for row in results:
        result = row._replace(ranked=False) if repeated and row.round == 0 else row
        [(number,)] = await db.fetch(*queries.insert_result(result))
        for seat in result.seats:
            await db.fetch(*queries.insert_result_seat(number, seat))
        stored.append((number, result))
    await score_tables.add(db, table_id, stored)


async def have_played_enough(db: Transaction, results: Sequence[ResultRow], limit: int) -> bool:
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


async def drop_snapshot(db: Transaction, table_id: str) -> None:
    """Delete a table's snapshot, within the caller's transaction."""
    await db.fetch("DELETE FROM snapshots WHERE table_id = ?", (table_id,))


def _exported(row: Row) -> ExportedResult:
    """Return a row, with flags where the database has numbers."""
    columns = zip(ExportedResult._fields, row, strict=True)
    return ExportedResult._make(bool(value) if name in _FLAGS else value for name, value in columns)

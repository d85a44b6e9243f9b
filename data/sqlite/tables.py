"""Tables and their seats."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import aiosqlite

from data.sqlite import checks, rows
from data.sqlite.connection import Connected
from data.sqlite.play import add_results
from data.store import (
    ActionRow,
    Conflict,
    NewTable,
    NotFound,
    ResultRow,
    SeatRow,
    Status,
    TableRow,
)

_LIVE = (Status.OPEN, Status.RUNNING)
_FORGOTTEN = "player IN (SELECT id FROM players WHERE discord_id IS NULL)"
_RESUMABLE = (Status.PAUSED, Status.CLOSED)
_ENDED = (Status.FINISHED, Status.CLOSED)


class TablesStore(Connected):
    """The part of the store that is about tables."""

    async def create_table(self, table: NewTable, seats: Sequence[SeatRow]) -> TableRow:
        """See :meth:`Store.create_table`."""

        async def job(db: aiosqlite.Connection) -> TableRow:
            await checks.need_unused_id(db, table.id)
            await checks.need_free_channel(db, table.channel_id)
            await checks.need_players(db, {table.host, *checks.people(seats)})
            if table.cards_of is not None:
                await checks.need_table(db, table.cards_of, *_ENDED)
            await db.execute_fetchall(*rows.insert_table(table))
            await _add_seats(db, table.id, seats)
            return await checks.need_table(db, table.id)

        return await self._writer.run(job)

    async def table(self, table_id: str) -> TableRow:
        """See :meth:`Store.table`."""
        found = rows.tables(await self._read(*rows.select_tables(table_id=table_id)))
        if not found:
            raise NotFound(f"there is no table {table_id}")
        return found[0]

    async def table_in(self, channel_id: int) -> TableRow | None:
        """See :meth:`Store.table_in`."""
        found = rows.tables(await self._read(*rows.select_tables(channel_id=channel_id, statuses=_LIVE)))
        return found[0] if found else None

    async def tables(
        self,
        *,
        guild_id: int | None = None,
        player: int | None = None,
        statuses: Sequence[Status] = (),
        most: int | None = None,
    ) -> list[TableRow]:
        """See :meth:`Store.tables`."""
        query = rows.select_tables(guild_id=guild_id, player=player, statuses=statuses, most=most)
        return rows.tables(await self._read(*query))

    async def sit(self, table_id: str, seat: SeatRow) -> None:
        """See :meth:`Store.sit`."""

        async def job(db: aiosqlite.Connection) -> None:
            table = await checks.need_table(db, table_id, Status.OPEN)
            if not 0 <= seat.seat < table.seat_count:
                raise NotFound(f"table {table_id} has no seat {seat.seat}")
            if any(taken.seat == seat.seat for taken in table.seats):
                raise Conflict(f"seat {seat.seat} of table {table_id} is taken")
            checks.need_unseated(table, seat.player)
            await checks.need_players(db, checks.people([seat]))
            await _add_seats(db, table_id, [seat])

        await self._writer.run(job)

    async def stand(self, table_id: str, player: int) -> None:
        """See :meth:`Store.stand`."""

        async def job(db: aiosqlite.Connection) -> None:
            await checks.need_table(db, table_id, Status.OPEN)
            if not await db.execute_fetchall(
                "DELETE FROM seats WHERE table_id = ? AND player = ? RETURNING seat", (table_id, player)
            ):
                raise Conflict(f"player {player} has no seat at table {table_id}")
            for talk in ("offers", "votes"):
                await db.execute_fetchall(f"DELETE FROM {talk} WHERE table_id = ? AND player = ?", (table_id, player))

        await self._writer.run(job)

    async def amend_table(
        self,
        table_id: str,
        rules: Mapping[str, Any],
        seat_count: int,
        seating: Mapping[int, int],
        terms: Mapping[str, Any],
        *,
        expect: TableRow,
    ) -> None:
        """See :meth:`Store.amend_table`."""

        async def job(db: aiosqlite.Connection) -> None:
            table = await checks.need_table(db, table_id, Status.OPEN)
            checks.need_unchanged(table, expect)
            moved = checks.moved(table, seating, seat_count)
            await db.execute_fetchall(*rows.amend_table(table_id, rules, seat_count, terms))
            await db.execute_fetchall("DELETE FROM seats WHERE table_id = ?", (table_id,))
            await _add_seats(db, table_id, moved)

        await self._writer.run(job)

    async def bring_seed(self, table_id: str, player: int, seed: str) -> None:
        """See :meth:`Store.bring_seed`."""

        async def job(db: aiosqlite.Connection) -> None:
            await checks.need_table(db, table_id, Status.OPEN)
            if not await db.execute_fetchall(
                "UPDATE seats SET seed = ? WHERE table_id = ? AND player = ? RETURNING seat", (seed, table_id, player)
            ):
                raise Conflict(f"player {player} has no seat at table {table_id}")

        await self._writer.run(job)

    async def replace_seat(self, table_id: str, seat: SeatRow, *, expect_player: int | None) -> None:
        """See :meth:`Store.replace_seat`."""

        async def job(db: aiosqlite.Connection) -> None:
            table = await checks.need_table(db, table_id, Status.RUNNING)
            if not any(old.seat == seat.seat and old.player == expect_player for old in table.seats):
                raise Conflict(f"somebody else sits on seat {seat.seat} of table {table_id}")
            if seat.player != expect_player:
                checks.need_unseated(table, seat.player)
            if seat.player is None and checks.people(table.seats) <= {expect_player}:
                raise Conflict(f"nobody would be left at table {table_id}")
            await checks.need_players(db, checks.people([seat]))
            await db.execute_fetchall(*rows.replace_seat(table_id, seat))
            await drop_votes(db, table_id)

        await self._writer.run(job)

    async def start_table(self, table_id: str, seats: Sequence[SeatRow], at: float, *, expect: TableRow) -> None:
        """See :meth:`Store.start_table`."""

        async def job(db: aiosqlite.Connection) -> None:
            table = await checks.need_table(db, table_id, Status.OPEN)
            checks.need_unchanged(table, expect)
            if checks.seating(table.seats) != checks.seating(seats) or len(seats) != table.seat_count:
                raise Conflict(f"players sit otherwise at table {table_id} by now, or with other seeds")
            await db.execute_fetchall(
                "UPDATE tables SET status = 'running', started = 1, since = ? WHERE id = ?", (at, table_id)
            )
            await _add_seats(db, table_id, [seat for seat in seats if seat.player is None])
            await db.execute_fetchall("DELETE FROM offers WHERE table_id = ?", (table_id,))
            await drop_votes(db, table_id)

        await self._writer.run(job)

    async def end_table(self, table_id: str, status: Status, results: Sequence[ResultRow] = ()) -> None:
        """See :meth:`Store.end_table`."""
        if status in _LIVE:
            raise ValueError(f"{status} is no end")
        before = _LIVE if status is Status.PAUSED else (*_LIVE, Status.PAUSED)

        async def job(db: aiosqlite.Connection) -> None:
            await checks.need_table(db, table_id, *before)
            await db.execute_fetchall("UPDATE tables SET status = ?, end_shown = 0 WHERE id = ?", (status, table_id))
            await drop_votes(db, table_id)
            await add_results(db, table_id, results)

        await self._writer.run(job)

    async def reopen_table(
        self,
        table_id: str,
        guild_id: int,
        channel_id: int,
        status: Status,
        at: float,
        *,
        action: ActionRow | None = None,
    ) -> None:
        """See :meth:`Store.reopen_table`."""
        if status not in _LIVE:
            raise ValueError(f"{status} is an end")
        if action and status is not Status.RUNNING:
            raise ValueError(f"a table that is {status} takes no action")

        async def job(db: aiosqlite.Connection) -> None:
            await checks.need_table(db, table_id, *_RESUMABLE)
            await checks.need_cards_unseen(db, table_id)
            await checks.need_free_channel(db, channel_id)
            if action:
                await checks.need_next(db, table_id, action.number)
            await db.execute_fetchall(
                "UPDATE tables SET status = ?, guild_id = ?, channel_id = ?, since = ?, end_shown = 0,"
                " reminded_turn = 0, reminded_count = 0 WHERE id = ?",
                (status, guild_id, channel_id, at, table_id),
            )
            if action:
                await db.execute_fetchall(*rows.insert_action(table_id, action))

        await self._writer.run(job)

    async def idle(self, before: float) -> list[str]:
        """See :meth:`Store.idle`."""
        found = await self._read(
            "SELECT id FROM tables t WHERE status IN ('open', 'running') AND since < ? AND NOT EXISTS"
            " (SELECT 1 FROM (SELECT at FROM actions WHERE table_id = t.id ORDER BY number DESC LIMIT 1) WHERE at >= ?)"
            " ORDER BY since, id",
            (before, before),
        )
        return [table_id for (table_id,) in found]

    async def of_deal(self, guild_id: int, game: str, deals: int) -> list[tuple[TableRow, list[ResultRow]]]:
        """See :meth:`Store.of_deal`."""
        deal = (game, deals)
        tables = rows.tables(await self._read(*rows.select_tables(guild_id=guild_id, deal=deal)))
        found: dict[str, list[ResultRow]] = {table.id: [] for table in tables}
        for result in rows.results(await self._read(*rows.select_results(guild_id=guild_id, deal=deal))):
            found.setdefault(result.table_id, []).append(result)
        return [(table, found[table.id]) for table in tables]

    async def next_post(self, table_id: str) -> int:
        """See :meth:`Store.next_post`."""
        posts: int = await self._change(
            f"table {table_id}", "UPDATE tables SET posts = posts + 1 WHERE id = ? RETURNING posts", (table_id,)
        )
        return posts

    async def posted(self, table_id: str, channel_id: int, message_id: int, at: float) -> None:
        """See :meth:`Store.posted`."""
        await self._change(
            f"table {table_id}",
            "UPDATE tables SET message_channel = ?, message_id = ?, message_at = ? WHERE id = ? RETURNING 1",
            (channel_id, message_id, at, table_id),
        )

    async def end_shown(self, table_id: str) -> None:
        """See :meth:`Store.end_shown`."""

        async def job(db: aiosqlite.Connection) -> None:
            if (await checks.need_table(db, table_id)).status not in _LIVE:
                await db.execute_fetchall("UPDATE tables SET end_shown = 1 WHERE id = ?", (table_id,))

        await self._writer.run(job)

    async def unshown_ends(self) -> list[TableRow]:
        """See :meth:`Store.unshown_ends`."""
        return rows.tables(await self._read(*rows.select_tables(unshown_ends=True)))

    async def hand_posted(self, table_id: str, seat: int, channel_id: int | None, message_id: int | None) -> None:
        """See :meth:`Store.hand_posted`."""
        await self._change(
            f"seat {seat} at a table {table_id}",
            f"UPDATE seats SET hand_channel = iif({_FORGOTTEN}, NULL, ?), hand_message = iif({_FORGOTTEN}, NULL, ?)"
            " WHERE table_id = ? AND seat = ? RETURNING 1",
            (channel_id, message_id, table_id, seat),
        )


async def _add_seats(db: aiosqlite.Connection, table_id: str, seats: Sequence[SeatRow]) -> None:
    for seat in seats:
        await db.execute_fetchall(*rows.insert_seat(table_id, seat))


async def drop_votes(db: aiosqlite.Connection, table_id: str) -> None:
    """Drops all votes of a table, in a transaction that is under way."""
    await db.execute_fetchall("DELETE FROM votes WHERE table_id = ?", (table_id,))

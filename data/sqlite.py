"""The store in a SQLite file: the driver for one machine.

WAL, so that reading never waits for writing; ``synchronous=FULL``, because with NORMAL a power cut loses
commits that were already acknowledged. Several processes may open one file: every write is a ``BEGIN
IMMEDIATE`` transaction that checks before it changes.
"""

from __future__ import annotations

import asyncio
import contextlib
import sqlite3
from collections.abc import Iterable, Mapping, Sequence
from pathlib import Path
from typing import Any

import aiosqlite

from data import sqlite_checks as checks
from data import sqlite_rows as rows
from data.migrate import migrate, migrations
from data.sqlite_writer import Writer
from data.store import (
    ActionRow,
    Conflict,
    NewTable,
    NotFound,
    Player,
    ResultRow,
    SeatRow,
    Status,
    TableRow,
    Unavailable,
)

BUSY_TIMEOUT = 5_000
"""Milliseconds that one process waits for another's write."""

_OLDEST = (3, 37)
"""STRICT tables; RETURNING came before."""

_LIVE = (Status.OPEN, Status.RUNNING)

_LOOK_AGAIN = 0.02
"""Seconds between two tries at what SQLite does not wait for itself."""


class SQLiteStore:
    """Keeps the contract :class:`data.store.Store` in one file. Made by :meth:`open`, ended by :meth:`close`.

    A connection has a thread of its own: without :meth:`close` the process does not end.
    """

    def __init__(self, writing: aiosqlite.Connection, reading: aiosqlite.Connection) -> None:
        self._writing = writing
        self._reading = reading
        self._writer = Writer(writing)
        self._closing: asyncio.Task[None] | None = None

    @classmethod
    async def open(cls, path: Path) -> SQLiteStore:
        """Opens the file, made and migrated as needed.

        Raises :class:`Unavailable` if that cannot be done, :class:`data.migrate.NewerDatabase` if a newer
        program has been here.
        """
        if sqlite3.sqlite_version_info < _OLDEST:
            raise Unavailable(f"this Python has SQLite {sqlite3.sqlite_version}, 3.37 or newer is needed")
        async with contextlib.AsyncExitStack() as opened:
            try:
                _make_private(path)
                writing = await opened.enter_async_context(_connect(path))
                await _prepare(writing)
                reading = await opened.enter_async_context(_connect(path))
                await reading.execute_fetchall("PRAGMA query_only = ON")
            except (OSError, sqlite3.Error) as error:
                raise Unavailable(f"cannot open the database {path}: {error}") from error
            opened.pop_all()
            return cls(writing, reading)

    async def close(self) -> None:
        """Writes what is pending and lets go of the file. May be called twice."""
        if self._closing is None:
            self._closing = asyncio.create_task(self._close(), name="store closing")
        await asyncio.shield(self._closing)

    # people

    async def player(self, discord_id: int, name: str) -> Player:
        """See :meth:`Store.player`. Costs no write if the person is known by this name."""
        known = await self._read(f"SELECT {rows.PLAYER} FROM players WHERE discord_id = ?", (discord_id,))
        if known and (player := rows.player(known[0])).name == name:
            return player
        return await self._writer.run(
            lambda db: _change_player(
                db,
                "INSERT INTO players (discord_id, name) VALUES (?, ?)"
                " ON CONFLICT (discord_id) DO UPDATE SET name = excluded.name",
                (discord_id, name),
            )
        )

    async def players(self, ids: Sequence[int]) -> dict[int, Player]:
        """See :meth:`Store.players`."""
        found = await self._read(*rows.select_players(ids))
        return {row[0]: rows.player(row) for row in found}

    async def set_dm(self, player: int, *, closed: bool | None = None, channel: int | None = None) -> None:
        """See :meth:`Store.set_dm`."""
        await self._writer.run(
            lambda db: _change_player(
                db,
                "UPDATE players SET dm_closed = coalesce(?, dm_closed), dm_channel = coalesce(?, dm_channel)"
                " WHERE id = ?",
                (closed, channel, player),
            )
        )

    async def forget(self, player: int) -> None:
        """See :meth:`Store.forget`."""

        async def job(db: aiosqlite.Connection) -> None:
            await _change_player(
                db,
                "UPDATE players SET discord_id = NULL, name = '', dm_closed = 0, dm_channel = NULL WHERE id = ?",
                (player,),
            )
            await db.execute_fetchall(
                "UPDATE seats SET hand_channel = NULL, hand_message = NULL WHERE player = ?", (player,)
            )

        await self._writer.run(job)

    # tables

    async def create_table(self, table: NewTable, seats: Sequence[SeatRow]) -> TableRow:
        """See :meth:`Store.create_table`."""

        async def job(db: aiosqlite.Connection) -> TableRow:
            await checks.need_unused_id(db, table.id)
            await checks.need_free_channel(db, table.channel_id)
            await checks.need_players(db, {table.host, *checks.people(seats)})
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
        self, *, guild_id: int | None = None, player: int | None = None, statuses: Sequence[Status] = ()
    ) -> list[TableRow]:
        """See :meth:`Store.tables`."""
        query = rows.select_tables(guild_id=guild_id, player=player, statuses=statuses)
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

        await self._writer.run(job)

    async def amend_table(
        self,
        table_id: str,
        rules: Mapping[str, Any],
        seat_count: int,
        seating: Mapping[int, int],
        *,
        expect: TableRow,
    ) -> None:
        """See :meth:`Store.amend_table`."""

        async def job(db: aiosqlite.Connection) -> None:
            table = await checks.need_table(db, table_id, Status.OPEN)
            checks.need_unchanged(table, expect)
            moved = checks.moved(table, seating, seat_count)
            await db.execute_fetchall(*rows.amend_table(table_id, rules, seat_count))
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
            await checks.need_players(db, checks.people([seat]))
            await db.execute_fetchall(
                "UPDATE seats SET player = ?, computer = ?, hand_channel = ?, hand_message = ?"
                " WHERE table_id = ? AND seat = ?",
                (seat.player, seat.computer, seat.hand_channel, seat.hand_message, table_id, seat.seat),
            )

        await self._writer.run(job)

    async def start_table(self, table_id: str, seats: Sequence[SeatRow]) -> None:
        """See :meth:`Store.start_table`."""

        async def job(db: aiosqlite.Connection) -> None:
            table = await checks.need_table(db, table_id, Status.OPEN)
            if checks.seating(table.seats) != checks.seating(seats) or len(seats) != table.seat_count:
                raise Conflict(f"players sit otherwise at table {table_id} by now, or with other seeds")
            await db.execute_fetchall("UPDATE tables SET status = 'running' WHERE id = ?", (table_id,))
            await db.execute_fetchall("DELETE FROM seats WHERE table_id = ?", (table_id,))
            await _add_seats(db, table_id, seats)

        await self._writer.run(job)

    async def end_table(self, table_id: str, status: Status, results: Sequence[ResultRow] = ()) -> None:
        """See :meth:`Store.end_table`."""
        if status in _LIVE:
            raise ValueError(f"{status} is no end")

        async def job(db: aiosqlite.Connection) -> None:
            await checks.need_table(db, table_id, *_LIVE)
            await db.execute_fetchall("UPDATE tables SET status = ? WHERE id = ?", (status, table_id))
            await _add_results(db, results)

        await self._writer.run(job)

    async def reopen_table(self, table_id: str, guild_id: int, channel_id: int, status: Status) -> None:
        """See :meth:`Store.reopen_table`."""
        if status not in _LIVE:
            raise ValueError(f"{status} is an end")

        async def job(db: aiosqlite.Connection) -> None:
            await checks.need_table(db, table_id, Status.CLOSED)
            await checks.need_free_channel(db, channel_id)
            await db.execute_fetchall(
                "UPDATE tables SET status = ?, guild_id = ?, channel_id = ?, end_shown = 0 WHERE id = ?",
                (status, guild_id, channel_id, table_id),
            )

        await self._writer.run(job)

    async def next_post(self, table_id: str) -> int:
        """See :meth:`Store.next_post`."""
        posts: int = await self._change(
            table_id, "UPDATE tables SET posts = posts + 1 WHERE id = ? RETURNING posts", (table_id,)
        )
        return posts

    async def posted(self, table_id: str, channel_id: int, message_id: int, at: float) -> None:
        """See :meth:`Store.posted`."""
        await self._change(
            table_id,
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
            f"{table_id}, seat {seat}",
            "UPDATE seats SET hand_channel = ?, hand_message = ? WHERE table_id = ? AND seat = ? RETURNING 1",
            (channel_id, message_id, table_id, seat),
        )

    # actions and results

    async def append(self, table_id: str, row: ActionRow, results: Sequence[ResultRow] = ()) -> None:
        """See :meth:`Store.append`."""
        insert = rows.insert_action(table_id, row)

        async def job(db: aiosqlite.Connection) -> None:
            if not await db.execute_fetchall(*insert):
                await checks.need_table(db, table_id, Status.RUNNING)
                raise Conflict(f"{row.number} is not the next action of table {table_id}")
            await _add_results(db, results)

        await self._writer.run(job)

    async def actions(self, table_id: str, after: int = 0) -> list[ActionRow]:
        """See :meth:`Store.actions`."""
        found = await self._read(
            "SELECT number, seat, action, at FROM actions WHERE table_id = ? AND number > ? ORDER BY number",
            (table_id, after),
        )
        return [rows.action(row) for row in found]

    async def results(self, *, table_id: str | None = None, guild_id: int | None = None) -> list[ResultRow]:
        """See :meth:`Store.results`."""
        found = await self._read(*rows.select_results(table_id=table_id, guild_id=guild_id))
        return [rows.result(row) for row in found]

    # the connections

    async def _read(self, sql: str, values: Iterable[Any]) -> list[sqlite3.Row]:
        if self._closing:
            raise Unavailable("the store is closed")
        try:
            return list(await self._reading.execute_fetchall(sql, values))
        except sqlite3.Error as error:
            raise Unavailable(f"cannot read: {error}") from error

    async def _change(self, what: str, sql: str, values: Iterable[Any]) -> Any:
        """Runs one ``UPDATE ... RETURNING value`` of one row."""

        async def job(db: aiosqlite.Connection) -> Any:
            changed = list(await db.execute_fetchall(sql, values))
            if not changed:
                raise NotFound(f"there is no table {what}")
            return changed[0][0]

        return await self._writer.run(job)

    async def _close(self) -> None:
        async with contextlib.AsyncExitStack() as closing:
            closing.push_async_callback(self._writing.close)
            closing.push_async_callback(self._reading.close)
            await self._writer.stop()


def _make_private(path: Path) -> None:
    """Makes the file if there is none, for its owner's eyes only: it holds seeds. SQLite keeps the mode."""
    path.touch(mode=0o600)


def _connect(path: Path) -> aiosqlite.Connection:
    """A connection in autocommit mode: transactions begin and end only where the code says so."""
    return aiosqlite.connect(path, isolation_level=None, timeout=BUSY_TIMEOUT / 1000)


async def _prepare(db: aiosqlite.Connection) -> None:
    """Makes a connection the writing one: a durable journal, and the schema of today."""
    await _keep_journal(db)
    await db.execute_fetchall("PRAGMA synchronous = FULL")
    await migrate(db, migrations())
    await db.execute_fetchall("PRAGMA foreign_keys = ON")


async def _keep_journal(db: aiosqlite.Connection) -> None:
    """Switches a new database to a write-ahead log.

    While somebody else does the same, SQLite refuses at once instead of waiting for its busy timeout.
    """
    loop = asyncio.get_running_loop()
    until = loop.time() + BUSY_TIMEOUT / 1000
    while True:
        try:
            await db.execute_fetchall("PRAGMA journal_mode = WAL")
        except sqlite3.OperationalError as error:
            if error.sqlite_errorcode != sqlite3.SQLITE_BUSY or loop.time() >= until:
                raise
            await asyncio.sleep(_LOOK_AGAIN)
        else:
            return


async def _change_player(db: aiosqlite.Connection, sql: str, values: Sequence[Any]) -> Player:
    """Runs one statement that ends in ``RETURNING`` a player."""
    changed = list(await db.execute_fetchall(f"{sql} RETURNING {rows.PLAYER}", values))
    if not changed:
        raise NotFound(f"there is no player {values[-1]}")
    return rows.player(changed[0])


async def _add_seats(db: aiosqlite.Connection, table_id: str, seats: Sequence[SeatRow]) -> None:
    for seat in seats:
        await db.execute_fetchall(*rows.insert_seat(table_id, seat))


async def _add_results(db: aiosqlite.Connection, results: Sequence[ResultRow]) -> None:
    for result in results:
        await db.execute_fetchall(*rows.insert_result(result))

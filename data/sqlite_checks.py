"""What a write asks before its first change, inside its transaction: nothing can come between the two."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

import aiosqlite

from data import sqlite_rows as rows
from data.store import ChannelBusy, Conflict, NotFound, SeatRow, Status, TableRow


def people(seats: Iterable[SeatRow]) -> set[int]:
    """The players among those seated; the computers left out."""
    return {seat.player for seat in seats if seat.player is not None}


def seeds(seats: Iterable[SeatRow]) -> dict[int, str]:
    """What each player among those seated brings to the shuffle."""
    return {seat.player: seat.seed for seat in seats if seat.player is not None}


async def need_table(db: aiosqlite.Connection, table_id: str, *statuses: Status) -> TableRow:
    """The table. Raises :class:`NotFound`, or :class:`Conflict` if ``statuses`` are given and none is its."""
    found = rows.tables(await db.execute_fetchall(*rows.select_tables(table_id=table_id)))
    if not found:
        raise NotFound(f"there is no table {table_id}")
    [table] = found
    if statuses and table.status not in statuses:
        raise Conflict(f"table {table_id} is {table.status}")
    return table


async def need_unused_id(db: aiosqlite.Connection, table_id: str) -> None:
    """Raises :class:`Conflict` if a table has this id."""
    if await db.execute_fetchall("SELECT 1 FROM tables WHERE id = ?", (table_id,)):
        raise Conflict(f"there is a table {table_id} already")


async def need_free_channel(db: aiosqlite.Connection, channel_id: int) -> None:
    """Raises :class:`ChannelBusy` if an open or running table is in the channel."""
    live = rows.select_tables(channel_id=channel_id, statuses=(Status.OPEN, Status.RUNNING))
    for table in rows.tables(await db.execute_fetchall(*live)):
        raise ChannelBusy(table.id)


async def need_players(db: aiosqlite.Connection, ids: Iterable[int]) -> None:
    """Raises :class:`NotFound` if one of the players does not exist."""
    wanted: Sequence[int] = sorted(set(ids))
    found = await db.execute_fetchall(*rows.select_players(wanted))
    if missing := set(wanted) - {row[0] for row in found}:
        raise NotFound(f"there is no player {min(missing)}")


def need_unseated(table: TableRow, player: int | None) -> None:
    """Raises :class:`Conflict` if the player has a seat at the table."""
    if player is not None and player in people(table.seats):
        raise Conflict(f"player {player} sits at table {table.id} already")

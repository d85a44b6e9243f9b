"""What a write asks before its first change, inside its transaction: nothing can come between the two."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import replace

import aiosqlite

from data.sqlite import rows
from data.store import CardsSeen, ChannelBusy, Conflict, Forgotten, NotFound, SeatRow, Status, TableRow


def people(seats: Iterable[SeatRow]) -> set[int]:
    """The players among those seated; the computers left out."""
    return {seat.player for seat in seats if seat.player is not None}


def seating(seats: Iterable[SeatRow]) -> dict[int, tuple[int, str]]:
    """The seat of each player, and what they bring to the shuffle; the computers left out."""
    return {seat.player: (seat.seat, seat.seed) for seat in seats if seat.player is not None}


def need_unchanged(table: TableRow, expected: TableRow) -> None:
    """Raises :class:`Conflict` if an open table has other rules, terms, seats or players than expected."""
    if (table.rules, table.terms, table.seat_count, seating(table.seats)) != (
        expected.rules,
        expected.terms,
        expected.seat_count,
        seating(expected.seats),
    ):
        raise Conflict(f"table {table.id} has changed")


def moved(table: TableRow, wanted: Mapping[int, int], seat_count: int) -> list[SeatRow]:
    """The seats of an open table with its players as wanted. Raises :class:`Conflict` if they cannot sit so."""
    taken = set(wanted.values())
    if wanted.keys() != people(table.seats) or len(taken) < len(wanted) or not taken <= set(range(seat_count)):
        raise Conflict(f"the players of table {table.id} cannot sit so")
    return [replace(seat, seat=wanted[seat.player]) for seat in table.seats if seat.player is not None]


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


async def need_cards_unseen(db: aiosqlite.Connection, table_id: str) -> None:
    """Raises :class:`CardsSeen` if a table plays the cards of this one again."""
    for (other,) in await db.execute_fetchall("SELECT id FROM tables WHERE cards_of = ?", (table_id,)):
        raise CardsSeen(f"the cards of table {table_id} are played again at {other}")


async def need_next(db: aiosqlite.Connection, table_id: str, number: int) -> None:
    """Raises :class:`Conflict` if this is not the number of the table's next action."""
    [(last,)] = await db.execute_fetchall("SELECT max(number) FROM actions WHERE table_id = ?", (table_id,))
    if number != (last or 0) + 1:
        raise Conflict(f"{number} is not the next action of table {table_id}")


async def need_players(db: aiosqlite.Connection, ids: Iterable[int]) -> None:
    """Raises :class:`NotFound` if one of the players does not exist, :class:`Forgotten` if one is forgotten."""
    wanted: Sequence[int] = sorted(set(ids))
    found = [rows.player(row) for row in await db.execute_fetchall(*rows.select_players(wanted))]
    if missing := set(wanted) - {player.id for player in found}:
        raise NotFound(f"there is no player {min(missing)}")
    if gone := [player.id for player in found if player.discord_id is None]:
        raise Forgotten(f"player {min(gone)} is forgotten")


def need_seated(table: TableRow, player: int) -> None:
    """Raises :class:`Conflict` if the player has no seat at the table."""
    if player not in people(table.seats):
        raise Conflict(f"player {player} has no seat at table {table.id}")


def need_unseated(table: TableRow, player: int | None) -> None:
    """Raises :class:`Conflict` if the player has a seat at the table."""
    if player is not None and player in people(table.seats):
        raise Conflict(f"player {player} sits at table {table.id} already")

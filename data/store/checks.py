"""Preconditions of writes, checked in the same transaction before the first change."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import replace

from data.store import queries
from data.store.database import Transaction
from data.store.errors import CardsSeen, ChannelBusy, Conflict, Forgotten, NotFound
from data.store.packed_actions import last_number
from data.store.rows import SeatRow, Status, TableRow


def people(seats: Iterable[SeatRow]) -> set[int]:
    """Return the players on these seats, without the computers."""
    return {seat.player for seat in seats if seat.player is not None}


def seating(seats: Iterable[SeatRow]) -> dict[int, tuple[int, str]]:
    """Return the seat and seed of each player, without the computers."""
    return {seat.player: (seat.seat, seat.seed) for seat in seats if seat.player is not None}


def need_unchanged(table: TableRow, expected: TableRow) -> None:
    """Raise :class:`Conflict` if the game, rules, terms, seats or players of an open table are not as expected."""
    if (table.game, table.rules, table.terms, table.seat_count, seating(table.seats)) != (
        expected.game,
        expected.rules,
        expected.terms,
        expected.seat_count,
        seating(expected.seats),
    ):
        raise Conflict(f"table {table.id} has changed")


def moved(table: TableRow, wanted: Mapping[int, int], seat_count: int) -> list[SeatRow]:
    """Return an open table's seats with the players moved. Raises :class:`Conflict` if that is impossible."""
    taken = set(wanted.values())
    if wanted.keys() != people(table.seats) or len(taken) < len(wanted) or not taken <= set(range(seat_count)):
        raise Conflict(f"the players of table {table.id} cannot be seated like this")
    return [replace(seat, seat=wanted[seat.player]) for seat in table.seats if seat.player is not None]


async def need_table(db: Transaction, table_id: str, *statuses: Status) -> TableRow:
    """Lock the table, and return it.

    Raises :class:`NotFound`, or :class:`Conflict` if its status is not among ``statuses``.
    """
    await db.hold_table(table_id)
    found = queries.read_tables(await db.fetch(*queries.select_tables(db.dialect, table_id=table_id)))
    if not found:
        raise NotFound(f"there is no table {table_id}")
    [table] = found
    if statuses and table.status not in statuses:
        raise Conflict(f"table {table_id} is {table.status}")
    return table


async def need_unused_id(db: Transaction, table_id: str) -> None:
    """Raise :class:`Conflict` if a table has this id."""
    if await db.fetch("SELECT 1 FROM tables WHERE id = ?", (table_id,)):
        raise Conflict(f"table {table_id} already exists")


async def need_free_channel(db: Transaction, channel_id: int) -> None:
    """Raise :class:`ChannelBusy` if the channel has an open or running table."""
    live = queries.select_tables(db.dialect, channel_id=channel_id, statuses=(Status.OPEN, Status.RUNNING), daily=False)
    for table in queries.read_tables(await db.fetch(*live)):
        raise ChannelBusy(table.id)


async def need_cards_unseen(db: Transaction, table_id: str) -> None:
    """Raise :class:`CardsSeen` if another table plays this table's cards again."""
    for (other,) in await db.fetch("SELECT id FROM tables WHERE cards_of = ?", (table_id,)):
        raise CardsSeen(f"table {other} plays the cards of table {table_id} again")


async def need_next(db: Transaction, table_id: str, number: int) -> None:
    """Raise :class:`Conflict` if ``number`` is not that of the table's next action."""
    if number != await last_number(db, table_id) + 1:
        raise Conflict(f"{number} is not the next action of table {table_id}")


async def need_players(db: Transaction, ids: Iterable[int]) -> None:
    """Lock players. Raises :class:`NotFound` if one does not exist, :class:`Forgotten` if one is forgotten."""
    wanted: Sequence[int] = sorted(set(ids))
    if not wanted:
        return
    await db.hold_players(wanted)
    found = [queries.read_player(row) for row in await db.fetch(*queries.select_players(wanted))]
    if missing := set(wanted) - {player.id for player in found}:
        raise NotFound(f"there is no player {min(missing)}")
    if gone := [player.id for player in found if player.discord_id is None]:
        raise Forgotten(f"player {min(gone)} is forgotten")


async def need_player(db: Transaction, player: int) -> None:
    """Raise :class:`NotFound` if the player does not exist; a forgotten one does."""
    if not await db.fetch("SELECT 1 FROM players WHERE id = ?", (player,)):
        raise NotFound(f"there is no player {player}")


def need_seated(table: TableRow, player: int) -> None:
    """Raise :class:`Conflict` if the player has no seat at the table."""
    if player not in people(table.seats):
        raise Conflict(f"player {player} has no seat at table {table.id}")


def need_unseated(table: TableRow, player: int | None) -> None:
    """Raise :class:`Conflict` if the player has a seat at the table."""
    if player is not None and player in people(table.seats):
        raise Conflict(f"player {player} already has a seat at table {table.id}")

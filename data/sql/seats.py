"""The seats of a table."""

from __future__ import annotations

from collections.abc import Sequence

from data.sql import checks, queries
from data.sql.agreements import drop_votes
from data.sql.database import Database, Transaction
from data.store import Conflict, NotFound, SeatRow, Status


class SQLSeats(Database):
    """The driver of :class:`data.store.SeatStore`."""

    async def sit(self, table_id: str, seat: SeatRow) -> None:
        """See :meth:`Store.sit`."""

        async def job(db: Transaction) -> None:
            table = await checks.need_table(db, table_id, Status.OPEN)
            if not 0 <= seat.seat < table.seat_count:
                raise NotFound(f"table {table_id} has no seat {seat.seat}")
            if any(taken.seat == seat.seat for taken in table.seats):
                raise Conflict(f"seat {seat.seat} of table {table_id} is taken")
            checks.need_unseated(table, seat.player)
            await checks.need_players(db, checks.people([seat]))
            await add_seats(db, table_id, [seat])

        await self._write(job, table_id)

    async def stand(self, table_id: str, player: int) -> None:
        """See :meth:`Store.stand`."""

        async def job(db: Transaction) -> None:
            await checks.need_table(db, table_id, Status.OPEN)
            if not await db.fetch(
                "DELETE FROM seats WHERE table_id = ? AND player = ? RETURNING seat", (table_id, player)
            ):
                raise Conflict(f"player {player} has no seat at table {table_id}")
            for talk in ("offers", "votes"):
                await db.fetch(f"DELETE FROM {talk} WHERE table_id = ? AND player = ?", (table_id, player))

        await self._write(job, table_id)

    async def set_seed(self, table_id: str, player: int, seed: str) -> None:
        """See :meth:`Store.set_seed`."""

        async def job(db: Transaction) -> None:
            await checks.need_table(db, table_id, Status.OPEN)
            if not await db.fetch(
                "UPDATE seats SET seed = ? WHERE table_id = ? AND player = ? RETURNING seat", (seed, table_id, player)
            ):
                raise Conflict(f"player {player} has no seat at table {table_id}")

        await self._write(job, table_id)

    async def replace_seat(self, table_id: str, seat: SeatRow, *, expect_player: int | None) -> None:
        """See :meth:`Store.replace_seat`."""

        async def job(db: Transaction) -> None:
            table = await checks.need_table(db, table_id, Status.RUNNING)
            if not any(old.seat == seat.seat and old.player == expect_player for old in table.seats):
                raise Conflict(f"somebody else sits on seat {seat.seat} of table {table_id}")
            if seat.player != expect_player:
                checks.need_unseated(table, seat.player)
            if seat.player is None and checks.people(table.seats) <= {expect_player}:
                raise Conflict(f"nobody would be left at table {table_id}")
            await checks.need_players(db, checks.people([seat]))
            await db.fetch(*queries.replace_seat(table_id, seat))
            await drop_votes(db, table_id)

        await self._write(job, table_id)

    async def set_autopilot(self, table_id: str, player: int, level: str) -> None:
        """See :meth:`Store.set_autopilot`."""

        async def job(db: Transaction) -> None:
            checks.need_seated(await checks.need_table(db, table_id, Status.RUNNING), player)
            await db.fetch(
                "UPDATE seats SET autopilot = ? WHERE table_id = ? AND player = ?", (level, table_id, player)
            )

        await self._write(job, table_id)


async def add_seats(db: Transaction, table_id: str, seats: Sequence[SeatRow]) -> None:
    """Add seats to a table, within the caller's transaction."""
    for seat in seats:
        await db.fetch(*queries.insert_seat(table_id, seat))

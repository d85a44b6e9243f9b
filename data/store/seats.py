"""The seats of a table, and agreements: rules, offers, invitations and votes."""

from __future__ import annotations

from collections.abc import Sequence

from data.store import checks, queries
from data.store.database import Database, Transaction
from data.store.errors import Conflict, NotFound
from data.store.rows import OfferRow, SeatRow, Status


class SeatStore(Database):
    """Seats, and agreements: rules, offers, invitations and votes."""

    async def sit(self, table_id: str, seat: SeatRow) -> None:
        """Take a seat at an open table.

        Raises :class:`Conflict` if the seat is taken, the player already has one, or the table is not open.
        """

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
        """Empty a player's seat, and drop their offer and vote.

        Raises :class:`Conflict` if they have no seat, or the table is not open.
        """

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
        """Replace a player's own part of the seed.

        Raises :class:`Conflict` if they have no seat, or the table is not open.
        """

        async def job(db: Transaction) -> None:
            await checks.need_table(db, table_id, Status.OPEN)
            if not await db.fetch(
                "UPDATE seats SET seed = ? WHERE table_id = ? AND player = ? RETURNING seat", (seed, table_id, player)
            ):
                raise Conflict(f"player {player} has no seat at table {table_id}")

        await self._write(job, table_id)

    async def replace_seat(self, table_id: str, seat: SeatRow, *, expect_player: int | None) -> None:
        """Give a seat of a running table to another occupant; its seed stays, because the shuffles depend on it.

        Votes are dropped. Raises :class:`Conflict` if ``expect_player`` (``None``: the computer) is not the occupant,
        the new one has another seat, only computers would be left, or the table is not running.
        """

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
        """Let the computer play for a player at a level; ``""`` ends it.

        Raises :class:`Conflict` if they have no seat, or the table is not running.
        """

        async def job(db: Transaction) -> None:
            checks.need_seated(await checks.need_table(db, table_id, Status.RUNNING), player)
            await db.fetch(
                "UPDATE seats SET autopilot = ? WHERE table_id = ? AND player = ?", (level, table_id, player)
            )

        await self._write(job, table_id)

    async def agree(self, table_id: str, player: int, agreed: str) -> None:
        """Store the setup that a player agrees to play, and drop their offer.

        Raises :class:`Conflict` if they have no seat, or the table is not open.
        """

        async def job(db: Transaction) -> None:
            checks.need_seated(await checks.need_table(db, table_id, Status.OPEN), player)
            await db.fetch("UPDATE seats SET agreed = ? WHERE table_id = ? AND player = ?", (agreed, table_id, player))
            await db.fetch("DELETE FROM offers WHERE table_id = ? AND player = ?", (table_id, player))

        await self._write(job, table_id)

    async def offer(self, table_id: str, offer: OfferRow, *, expect: OfferRow | None = None) -> None:
        """Store or replace a player's offer.

        Raises :class:`Conflict` if they have no seat, the table is not open, or ``expect`` is given and is not their
        current offer.
        """

        async def job(db: Transaction) -> None:
            table = await checks.need_table(db, table_id, Status.OPEN)
            checks.need_seated(table, offer.player)
            if expect is not None and expect not in table.offers:
                raise Conflict(f"player {offer.player} offers something else at table {table_id}")
            await db.fetch(
                "INSERT INTO offers (table_id, player, setup, at, stage) VALUES (?, ?, ?, ?, ?)"
                " ON CONFLICT (table_id, player)"
                " DO UPDATE SET setup = excluded.setup, at = excluded.at, stage = excluded.stage",
                (table_id, offer.player, queries.to_json(offer.setup), offer.at, offer.stage),
            )

        await self._write(job, table_id)

    async def drop_offer(self, table_id: str, player: int) -> None:
        """Drop an offer that was withdrawn, declined or accepted. Raises :class:`Conflict` if there is none."""

        async def job(db: Transaction) -> None:
            await checks.need_table(db, table_id)
            if not await db.fetch(
                "DELETE FROM offers WHERE table_id = ? AND player = ? RETURNING 1", (table_id, player)
            ):
                raise Conflict(f"player {player} offers nothing at table {table_id}")

        await self._write(job, table_id)

    async def invite(self, table_id: str, player: int) -> None:
        """Store that a player is invited; inviting twice changes nothing."""

        async def job(db: Transaction) -> None:
            await checks.need_table(db, table_id)
            await checks.need_players(db, [player])
            await db.fetch(
                "INSERT INTO invites (table_id, player) VALUES (?, ?) ON CONFLICT DO NOTHING", (table_id, player)
            )

        await self._write(job, table_id)

    async def uninvite(self, table_id: str, player: int) -> None:
        """Withdraw an invitation, if there is one."""

        async def job(db: Transaction) -> None:
            await checks.need_table(db, table_id)
            await db.fetch("DELETE FROM invites WHERE table_id = ? AND player = ?", (table_id, player))

        await self._write(job, table_id)

    async def await_seat(self, table_id: str, player: int, at: float) -> None:
        """Store that a player wants to be told when a seat is free; asking twice keeps the first time."""

        async def job(db: Transaction) -> None:
            await checks.need_table(db, table_id)
            await checks.need_players(db, [player])
            await db.fetch(
                "INSERT INTO seat_waits (table_id, player, at) VALUES (?, ?, ?) ON CONFLICT DO NOTHING",
                (table_id, player, at),
            )

        await self._write(job, table_id)

    async def seat_waits(self, table_id: str) -> list[tuple[int, float]]:
        """Return the players who wait for a seat of a table, with the times since when, earliest first."""
        found = await self._read(
            "SELECT player, at FROM seat_waits WHERE table_id = ? ORDER BY at, player", (table_id,)
        )
        return [(player, at) for player, at in found]

    async def end_seat_waits(self, table_id: str, players: Sequence[int]) -> None:
        """Forget that these players wait for a seat of a table."""

        async def job(db: Transaction) -> None:
            await checks.need_table(db, table_id)
            for player in players:
                await db.fetch("DELETE FROM seat_waits WHERE table_id = ? AND player = ?", (table_id, player))

        await self._write(job, table_id)

    async def awaited_tables(self) -> list[str]:
        """Return the ids of the tables with people waiting for a seat."""
        return [row[0] for row in await self._read("SELECT DISTINCT table_id FROM seat_waits ORDER BY table_id")]

    async def vote(self, table_id: str, player: int, motion: str) -> None:
        """Store or replace a player's vote; ``""`` withdraws it.

        Raises :class:`Conflict` if they have no seat, or the table is neither open nor running.
        """

        async def job(db: Transaction) -> None:
            checks.need_seated(await checks.need_table(db, table_id, Status.OPEN, Status.RUNNING), player)
            if motion:
                await db.fetch(
                    "INSERT INTO votes (table_id, player, motion) VALUES (?, ?, ?)"
                    " ON CONFLICT (table_id, player) DO UPDATE SET motion = excluded.motion",
                    (table_id, player, motion),
                )
            else:
                await db.fetch("DELETE FROM votes WHERE table_id = ? AND player = ?", (table_id, player))

        await self._write(job, table_id)


async def add_seats(db: Transaction, table_id: str, seats: Sequence[SeatRow]) -> None:
    """Add seats to a table, within the caller's transaction."""
    for seat in seats:
        await db.fetch(*queries.insert_seat(table_id, seat))


async def drop_votes(db: Transaction, table_id: str) -> None:
    """Drop all votes of a table, within the caller's transaction."""
    await db.fetch("DELETE FROM votes WHERE table_id = ?", (table_id,))

"""Agreements at a table: rules, offers, invitations and votes."""

from __future__ import annotations

from collections.abc import Sequence

from data.sql import checks, queries
from data.sql.database import Database, Transaction
from data.store import Conflict, OfferRow, Status


class SQLAgreements(Database):
    """The driver of :class:`data.store.AgreementStore`."""

    async def agree(self, table_id: str, player: int, agreed: str) -> None:
        """See :meth:`Store.agree`."""

        async def job(db: Transaction) -> None:
            checks.need_seated(await checks.need_table(db, table_id, Status.OPEN), player)
            await db.fetch("UPDATE seats SET agreed = ? WHERE table_id = ? AND player = ?", (agreed, table_id, player))
            await db.fetch("DELETE FROM offers WHERE table_id = ? AND player = ?", (table_id, player))

        await self._write(job, table_id)

    async def offer(self, table_id: str, offer: OfferRow, *, expect: OfferRow | None = None) -> None:
        """See :meth:`Store.offer`."""

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
        """See :meth:`Store.drop_offer`."""

        async def job(db: Transaction) -> None:
            await checks.need_table(db, table_id)
            if not await db.fetch(
                "DELETE FROM offers WHERE table_id = ? AND player = ? RETURNING 1", (table_id, player)
            ):
                raise Conflict(f"player {player} offers nothing at table {table_id}")

        await self._write(job, table_id)

    async def invite(self, table_id: str, player: int) -> None:
        """See :meth:`Store.invite`."""

        async def job(db: Transaction) -> None:
            await checks.need_table(db, table_id)
            await checks.need_players(db, [player])
            await db.fetch(
                "INSERT INTO invites (table_id, player) VALUES (?, ?) ON CONFLICT DO NOTHING", (table_id, player)
            )

        await self._write(job, table_id)

    async def uninvite(self, table_id: str, player: int) -> None:
        """See :meth:`Store.uninvite`."""

        async def job(db: Transaction) -> None:
            await checks.need_table(db, table_id)
            await db.fetch("DELETE FROM invites WHERE table_id = ? AND player = ?", (table_id, player))

        await self._write(job, table_id)

    async def await_seat(self, table_id: str, player: int, at: float) -> None:
        """See :meth:`Store.await_seat`."""

        async def job(db: Transaction) -> None:
            await checks.need_table(db, table_id)
            await checks.need_players(db, [player])
            await db.fetch(
                "INSERT INTO seat_waits (table_id, player, at) VALUES (?, ?, ?) ON CONFLICT DO NOTHING",
                (table_id, player, at),
            )

        await self._write(job, table_id)

    async def seat_waits(self, table_id: str) -> list[tuple[int, float]]:
        """See :meth:`Store.seat_waits`."""
        found = await self._read(
            "SELECT player, at FROM seat_waits WHERE table_id = ? ORDER BY at, player", (table_id,)
        )
        return [(player, at) for player, at in found]

    async def end_seat_waits(self, table_id: str, players: Sequence[int]) -> None:
        """See :meth:`Store.end_seat_waits`."""

        async def job(db: Transaction) -> None:
            await checks.need_table(db, table_id)
            for player in players:
                await db.fetch("DELETE FROM seat_waits WHERE table_id = ? AND player = ?", (table_id, player))

        await self._write(job, table_id)

    async def awaited_tables(self) -> list[str]:
        """See :meth:`Store.awaited_tables`."""
        return [row[0] for row in await self._read("SELECT DISTINCT table_id FROM seat_waits ORDER BY table_id")]

    async def vote(self, table_id: str, player: int, motion: str) -> None:
        """See :meth:`Store.vote`."""

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


async def drop_votes(db: Transaction, table_id: str) -> None:
    """Drop all votes of a table, within the caller's transaction."""
    await db.fetch("DELETE FROM votes WHERE table_id = ?", (table_id,))

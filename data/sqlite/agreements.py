"""What people agree on at a table: rules, offers, invitations and votes."""

from __future__ import annotations

import aiosqlite

from data.sqlite import checks, queries
from data.sqlite.connection import Connections
from data.store import Conflict, OfferRow, Status


class SQLiteAgreements(Connections):
    """The driver of :class:`data.store.AgreementStore`."""

    async def agree(self, table_id: str, player: int, agreed: str) -> None:
        """See :meth:`Store.agree`."""

        async def job(db: aiosqlite.Connection) -> None:
            checks.need_seated(await checks.need_table(db, table_id, Status.OPEN), player)
            await db.execute_fetchall(
                "UPDATE seats SET agreed = ? WHERE table_id = ? AND player = ?", (agreed, table_id, player)
            )
            await db.execute_fetchall("DELETE FROM offers WHERE table_id = ? AND player = ?", (table_id, player))

        await self._writer.run(job)

    async def offer(self, table_id: str, offer: OfferRow, *, expect: OfferRow | None = None) -> None:
        """See :meth:`Store.offer`."""

        async def job(db: aiosqlite.Connection) -> None:
            table = await checks.need_table(db, table_id, Status.OPEN)
            checks.need_seated(table, offer.player)
            if expect is not None and expect not in table.offers:
                raise Conflict(f"player {offer.player} offers something else at table {table_id}")
            await db.execute_fetchall(
                "INSERT OR REPLACE INTO offers (table_id, player, setup, at, stage) VALUES (?, ?, ?, ?, ?)",
                (table_id, offer.player, queries.to_json(offer.setup), offer.at, offer.stage),
            )

        await self._writer.run(job)

    async def drop_offer(self, table_id: str, player: int) -> None:
        """See :meth:`Store.drop_offer`."""

        async def job(db: aiosqlite.Connection) -> None:
            await checks.need_table(db, table_id)
            if not await db.execute_fetchall(
                "DELETE FROM offers WHERE table_id = ? AND player = ? RETURNING 1", (table_id, player)
            ):
                raise Conflict(f"player {player} offers nothing at table {table_id}")

        await self._writer.run(job)

    async def invite(self, table_id: str, player: int) -> None:
        """See :meth:`Store.invite`."""

        async def job(db: aiosqlite.Connection) -> None:
            await checks.need_table(db, table_id)
            await checks.need_players(db, [player])
            await db.execute_fetchall(
                "INSERT OR IGNORE INTO invites (table_id, player) VALUES (?, ?)", (table_id, player)
            )

        await self._writer.run(job)

    async def uninvite(self, table_id: str, player: int) -> None:
        """See :meth:`Store.uninvite`."""

        async def job(db: aiosqlite.Connection) -> None:
            await checks.need_table(db, table_id)
            await db.execute_fetchall("DELETE FROM invites WHERE table_id = ? AND player = ?", (table_id, player))

        await self._writer.run(job)

    async def vote(self, table_id: str, player: int, motion: str) -> None:
        """See :meth:`Store.vote`."""

        async def job(db: aiosqlite.Connection) -> None:
            checks.need_seated(await checks.need_table(db, table_id, Status.OPEN, Status.RUNNING), player)
            if motion:
                await db.execute_fetchall(
                    "INSERT OR REPLACE INTO votes (table_id, player, motion) VALUES (?, ?, ?)",
                    (table_id, player, motion),
                )
            else:
                await db.execute_fetchall("DELETE FROM votes WHERE table_id = ? AND player = ?", (table_id, player))

        await self._writer.run(job)


async def drop_votes(db: aiosqlite.Connection, table_id: str) -> None:
    """Drop all votes of a table, within the caller's transaction."""
    await db.execute_fetchall("DELETE FROM votes WHERE table_id = ?", (table_id,))

"""What people settle around a table: rules, invitations, votes, who is away."""

from __future__ import annotations

import aiosqlite

from data.sqlite import boards, checks, rows
from data.sqlite.connection import Connected
from data.sqlite.tables import drop_votes
from data.store import Conflict, OfferRow, Status


class AroundStore(Connected):
    """The part of the store that is about what people settle around a table."""

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
                (table_id, offer.player, rows.as_json(offer.setup), offer.at, offer.stage),
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

    async def set_host(self, table_id: str, player: int, expect: int) -> None:
        """See :meth:`Store.set_host`."""

        async def job(db: aiosqlite.Connection) -> None:
            table = await checks.need_table(db, table_id)
            if table.host != expect:
                raise Conflict(f"player {expect} is not the host of table {table_id}")
            await checks.need_players(db, [player])
            await db.execute_fetchall("UPDATE tables SET host = ? WHERE id = ?", (player, table_id))
            await db.execute_fetchall("DELETE FROM offers WHERE table_id = ? AND player = ?", (table_id, player))
            await drop_votes(db, table_id)

        await self._writer.run(job)

    async def set_autopilot(self, table_id: str, player: int, level: str) -> None:
        """See :meth:`Store.set_autopilot`."""

        async def job(db: aiosqlite.Connection) -> None:
            checks.need_seated(await checks.need_table(db, table_id, Status.RUNNING), player)
            await db.execute_fetchall(
                "UPDATE seats SET autopilot = ? WHERE table_id = ? AND player = ?", (level, table_id, player)
            )

        await self._writer.run(job)

    async def reminded(self, table_id: str, turn: int, count: int) -> None:
        """See :meth:`Store.reminded`."""

        async def job(db: aiosqlite.Connection) -> None:
            table = await checks.need_table(db, table_id, Status.RUNNING)
            if table.reminded >= (turn, count):
                raise Conflict(f"table {table_id} was reminded already")
            await db.execute_fetchall(
                "UPDATE tables SET reminded_turn = ?, reminded_count = ? WHERE id = ?", (turn, count, table_id)
            )

        await self._writer.run(job)

    async def set_practice(self, table_id: str) -> None:
        """See :meth:`Store.set_practice`."""

        async def job(db: aiosqlite.Connection) -> None:
            if (await checks.need_table(db, table_id)).status is Status.FINISHED:
                raise Conflict(f"the game of table {table_id} is finished")
            await db.execute_fetchall("UPDATE tables SET practice = 1 WHERE id = ?", (table_id,))
            await boards.discount_table(db, table_id)

        await self._writer.run(job)

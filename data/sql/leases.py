"""Leases."""

from __future__ import annotations

from data.sql.database import Database, Transaction


class SQLLeases(Database):
    """The driver of :class:`data.store.LeaseStore`."""

    async def claim(self, name: str, holder: str, seconds: float) -> bool:
        """See :meth:`Store.claim`."""
        now = self.dialect.now
        values = {"name": name, "holder": holder, "seconds": float(seconds)}

        async def job(db: Transaction) -> bool:
            held = await db.fetch(
                f"INSERT INTO leases (name, holder, until) VALUES (:name, :holder, {now} + :seconds)"
                " ON CONFLICT (name) DO UPDATE SET holder = excluded.holder, until = excluded.until"
                f" WHERE leases.holder = excluded.holder OR leases.until <= {now} RETURNING 1",
                values,
            )
            return bool(held)

        return await self._write(job)

    async def release(self, name: str, holder: str) -> None:
        """See :meth:`Store.release`."""
        sql = "DELETE FROM leases WHERE name = ? AND holder = ?"
        await self._write(lambda db: db.fetch(sql, (name, holder)))

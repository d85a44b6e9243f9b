"""Leases."""

from __future__ import annotations

from collections.abc import Collection

from data.sql.database import Database, Transaction
from data.store import LeaseRow


class SQLLeases(Database):
    """The driver of :class:`data.store.LeaseStore`."""

    async def claim(self, names: Collection[str], holder: str, seconds: float) -> frozenset[str]:
        """See :meth:`Store.claim`."""
        now = self.dialect.now

        async def job(db: Transaction) -> frozenset[str]:
            held = set()
            for name in sorted(names):  # always in this order, so that two processes cannot wait for each other
                if await db.fetch(
                    f"INSERT INTO leases (name, holder, until) VALUES (:name, :holder, {now} + :seconds)"
                    " ON CONFLICT (name) DO UPDATE SET holder = excluded.holder, until = excluded.until"
                    f" WHERE leases.holder = excluded.holder OR leases.until <= {now} RETURNING 1",
                    {"name": name, "holder": holder, "seconds": float(seconds)},
                ):
                    held.add(name)
            return frozenset(held)

        return await self._write(job)

    async def release(self, names: Collection[str], holder: str) -> None:
        """See :meth:`Store.release`."""
        now = self.dialect.now
        sql = f"UPDATE leases SET until = {now} WHERE name = ? AND holder = ? AND until > {now}"

        async def job(db: Transaction) -> None:
            for name in sorted(names):
                await db.fetch(sql, (name, holder))

        await self._write(job)

    async def leases(self) -> list[LeaseRow]:
        """See :meth:`Store.leases`."""
        found = await self._read(f"SELECT name, holder, until - {self.dialect.now} FROM leases ORDER BY name")
        return [LeaseRow(*row) for row in found]

"""Snapshots of running games."""

from __future__ import annotations

from data.sql.database import Database, Transaction
from data.store import SnapshotRow, Status


class SQLSnapshots(Database):
    """The driver of :class:`data.store.SnapshotStore`."""

    async def snapshot(self, table_id: str, code: str) -> SnapshotRow | None:
        """See :meth:`Store.snapshot`."""
        found = await self._read(
            "SELECT revision, code, data FROM snapshots WHERE table_id = ? AND code = ?", (table_id, code)
        )
        return next((SnapshotRow(*row) for row in found), None)

    async def save_snapshot(self, table_id: str, row: SnapshotRow) -> None:
        """See :meth:`Store.save_snapshot`."""
        await self._write(
            lambda db: db.fetch(
                "INSERT INTO snapshots (table_id, revision, code, data) SELECT t.id, ?, ?, ? FROM tables t"
                f" WHERE t.id = ? AND t.status IN (?, ?){db.dialect.hold} ON CONFLICT (table_id) DO UPDATE"
                " SET revision = excluded.revision, code = excluded.code, data = excluded.data"
                " WHERE excluded.code <> snapshots.code OR excluded.revision > snapshots.revision",
                (*row, table_id, Status.RUNNING, Status.PAUSED),
            ),
            table_id,
        )

    async def drop_snapshots(self, *, but: str) -> None:
        """See :meth:`Store.drop_snapshots`."""
        await self._write(lambda db: db.fetch("DELETE FROM snapshots WHERE code <> ?", (but,)))


async def drop_snapshot(db: Transaction, table_id: str) -> None:
    """Delete a table's snapshot, within the caller's transaction."""
    await db.fetch("DELETE FROM snapshots WHERE table_id = ?", (table_id,))

"""Snapshots of running games, kept to save replaying their actions."""

from __future__ import annotations

from typing import NamedTuple, Protocol


class SnapshotRow(NamedTuple):
    """A game after its first ``revision`` actions. The version of the program named ``code`` can read ``data``."""

    revision: int
    code: str
    data: bytes


class SnapshotStore(Protocol):
    """One snapshot per running table, opaque to the store. A missing one costs time only."""

    async def snapshot(self, table_id: str, code: str) -> SnapshotRow | None:
        """Return the snapshot of a table, if there is one of this version."""

    async def save_snapshot(self, table_id: str, row: SnapshotRow) -> None:
        """Replace a table's snapshot, unless there is a later one of this version.

        Ignored if the table is neither running nor paused.
        """

    async def drop_snapshots(self, *, but: str) -> None:
        """Delete the snapshots of all versions but this one."""

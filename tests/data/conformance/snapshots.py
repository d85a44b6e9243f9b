"""Snapshots of running games."""

from __future__ import annotations

from data.store import SnapshotRow, Status, Store
from tests.data.builders import GUILD, open_table, running_table


class SnapshotSuite:
    async def test_latest_snapshot_of_a_version_is_kept(self, store: Store, another: Store) -> None:
        await running_table(store)
        assert await store.snapshot("T1", "v1") is None
        for revision in (3, 5, 4):
            await store.save_snapshot("T1", SnapshotRow(revision, "v1", bytes([revision])))
        assert await another.snapshot("T1", "v1") == SnapshotRow(5, "v1", b"\5")
        assert await store.snapshot("T1", "v2") is None

    async def test_new_version_replaces_the_old(self, store: Store) -> None:
        await running_table(store)
        await running_table(store, id="T2", channel_id=7)
        for table in ("T1", "T2"):
            await store.save_snapshot(table, SnapshotRow(9, "v1", b"old"))
        await store.save_snapshot("T1", SnapshotRow(2, "v2", b"new"))
        assert await store.snapshot("T1", "v2") == SnapshotRow(2, "v2", b"new")
        await store.drop_snapshots(but="v2")
        assert await store.snapshot("T2", "v1") is None
        assert await store.snapshot("T1", "v2")

    async def test_snapshot_lasts_while_the_game_may_go_on(self, store: Store) -> None:
        await running_table(store)
        await store.save_snapshot("T1", SnapshotRow(1, "v1", b"a"))
        await store.end_table("T1", Status.PAUSED)
        assert await store.snapshot("T1", "v1")
        await store.end_table("T1", Status.CLOSED)
        assert await store.snapshot("T1", "v1") is None
        await store.save_snapshot("T1", SnapshotRow(2, "v1", b"b"))
        assert await store.snapshot("T1", "v1") is None
        await store.reopen_table("T1", GUILD, 7, Status.RUNNING, 2000.0)
        await store.save_snapshot("T1", SnapshotRow(2, "v1", b"b"))
        assert await store.snapshot("T1", "v1")

    async def test_open_and_unknown_tables_have_no_snapshot(self, store: Store) -> None:
        await open_table(store)
        for table in ("T1", "T9"):
            await store.save_snapshot(table, SnapshotRow(1, "v1", b""))
            assert await store.snapshot(table, "v1") is None

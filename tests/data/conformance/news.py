"""News between processes: each change gives a table a new mark."""

from __future__ import annotations

from collections.abc import Awaitable

from data.store import OfferRow, Status, Store
from tests.data.builders import GUILD, action, open_table, running_table


class NewsSuite:
    async def test_whatever_is_agreed_at_an_open_table_changes_its_mark(self, store: Store, another: Store) -> None:
        table = await open_table(store)
        assert (await store.table_marks())["T1"].guild_id == GUILD
        await _marks_differ(
            another,
            store.agree("T1", table.host, "yes"),
            store.offer("T1", OfferRow(table.host, {"target": 1}, 7.0)),
            store.vote("T1", table.host, "close"),
            store.set_gathering("T1", {"open": True}, expect=await store.table("T1")),
            store.stand("T1", table.host),
        )

    async def test_whatever_happens_in_a_game_changes_its_mark(self, store: Store, another: Store) -> None:
        table = await running_table(store)
        await _marks_differ(
            another,
            store.append("T1", action(1)),
            store.set_autopilot("T1", table.host, "sound"),
            store.vote("T1", table.host, "wait"),
            store.set_exhibition("T1", {"running": True}, expect={}),
            store.append("T1", action(2)),
        )

    async def test_only_live_tables_have_marks(self, store: Store) -> None:
        await running_table(store)
        await store.end_table("T1", Status.PAUSED)
        assert await store.table_marks() == {}


async def _marks_differ(store: Store, *changes: Awaitable[object]) -> None:
    seen = [(await store.table_marks())["T1"]]
    for change in changes:
        await change
        mark = (await store.table_marks())["T1"]
        assert mark not in seen and mark == (await store.table_marks())["T1"]
        seen.append(mark)

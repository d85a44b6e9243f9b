"""Messages, their numbers, and reminders."""

from __future__ import annotations

import asyncio
from dataclasses import replace

import pytest

from data.store import Conflict, NotFound, ReminderPost, ReminderRow, Status, Store
from tests.data.builders import CHANNEL, GUILD, ended_tables, open_table, running_table


class PostsSuite:
    async def test_message_ids_are_stored(self, store: Store) -> None:
        table = await open_table(store)
        assert [await store.next_post_number("T1") for _ in range(3)] == [1, 2, 3]
        await store.record_post("T1", 5, 6, 7.5)
        await store.record_hand_post("T1", 0, 8, 9)
        assert await store.table("T1") == replace(
            table,
            posts=3,
            message_channel=5,
            message_id=6,
            message_at=7.5,
            seats=(replace(table.seats[0], hand_channel=8, hand_message=9),),
        )
        await store.record_hand_post("T1", 0, None, None)
        assert (await store.table("T1")).seats == table.seats
        with pytest.raises(NotFound):
            await store.record_hand_post("T1", 1, 8, 9)

    async def test_post_numbers_are_unique_across_stores(self, store: Store, another: Store) -> None:
        await open_table(store)
        posts = await asyncio.gather(*(one.next_post_number("T1") for one in (store, another) * 10))
        assert sorted(posts) == list(range(1, 21))

    async def test_each_end_is_unshown_until_recorded(self, store: Store) -> None:
        await running_table(store)
        await store.record_end_shown("T1")
        assert await ended_tables(store) == []
        for _ in range(2):
            await store.end_table("T1", Status.CLOSED)
            assert [table.id for table in await ended_tables(store)] == ["T1"]
            assert not await store.is_end_shown("T1")
            await store.record_end_shown("T1")
            assert await ended_tables(store) == []
            assert await store.is_end_shown("T1")
            await store.reopen_table("T1", GUILD, CHANNEL, Status.RUNNING, 2000.0)
        await store.end_table("T1", Status.FINISHED)
        assert [table.status for table in await ended_tables(store)] == [Status.FINISHED]

    async def test_reminder_is_recorded_once(self, store: Store, another: Store) -> None:
        await running_table(store)
        outcomes = await asyncio.gather(
            *(one.record_reminder("T1", 0, 1, expect=None) for one in (store, another)), return_exceptions=True
        )
        assert sorted(type(outcome).__name__ for outcome in outcomes) == ["Conflict", "NoneType"]
        await store.record_reminder("T1", 3, 2, expect=ReminderRow(0, 1))
        await store.record_reminder("T1", 8, 1, expect=ReminderRow(3, 2, (ReminderPost(5, 6, (0,)),)))
        for expect in (None, ReminderRow(0, 1), ReminderRow(8, 2), ReminderRow(7, 1)):
            with pytest.raises(Conflict):
                await store.record_reminder("T1", 9, 2, expect=expect)
        assert (await store.table("T1")).reminder == ReminderRow(8, 1)
        await store.end_table("T1", Status.PAUSED)
        with pytest.raises(Conflict):
            await store.record_reminder("T1", 9, 2, expect=ReminderRow(8, 1))
        await store.reopen_table("T1", GUILD, CHANNEL, Status.RUNNING, 2000.0)
        await store.record_reminder("T1", 8, 1, expect=ReminderRow(0, 0))

    async def test_standing_reminders_are_listed_until_they_are_gone(self, store: Store) -> None:
        await running_table(store)
        sending, sent, other = ReminderPost(5, None, (0,)), ReminderPost(5, 6, (0,)), ReminderPost(7, 8, (1, 2))
        with pytest.raises(NotFound):
            await store.record_reminder_posts("T1", [sending])
        await store.record_reminder("T1", 0, 1, expect=None)
        assert await store.standing_reminders() == []
        for posts in ((sending,), (sent,), (sent, other)):
            await store.record_reminder_posts("T1", posts)
            assert (await store.table("T1")).reminder == ReminderRow(0, 1, posts)
            assert await store.standing_reminders() == ["T1"]
        await store.record_reminder("T1", 2, 1, expect=ReminderRow(0, 1))
        last = ReminderRow(2, 1, (sent, other))
        assert (await store.table("T1")).reminder == last, "the messages are still to be deleted"
        await store.record_reminder_posts("T1", [])
        assert await store.standing_reminders() == []

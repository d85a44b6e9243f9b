"""Ending, pausing and resuming tables."""

from __future__ import annotations

import asyncio
from dataclasses import replace

import pytest

from data.store import (
    CardsSeen,
    ChannelBusy,
    Conflict,
    FreeEnding,
    SeatRow,
    Status,
    Store,
)
from tests.data.builders import (
    BEN,
    CHANNEL,
    GUILD,
    action,
    ended_tables,
    new_table,
    open_table,
    results,
    running_table,
)

LIVE = (Status.OPEN, Status.RUNNING)


class LifecycleSuite:
    @pytest.mark.parametrize("end", [Status.FINISHED, Status.CLOSED])
    async def test_table_ends_once(self, store: Store, another: Store, end: Status) -> None:
        table = await running_table(store)
        outcomes = await asyncio.gather(
            store.end_table("T1", end, results("T1", 0)),
            another.end_table("T1", end, results("T1", 0)),
            return_exceptions=True,
        )
        assert sorted(str(type(outcome)) for outcome in outcomes) == sorted(map(str, [Conflict, type(None)]))
        assert await store.table("T1") == replace(table, status=end)
        assert await store.results(table_id="T1") == results("T1", 0)
        assert await store.live_table(CHANNEL) is None

    async def test_ended_table_refuses_changes(self, store: Store) -> None:
        table = await running_table(store)
        await store.end_table("T1", Status.FINISHED)
        for call in (
            store.append("T1", action(1)),
            store.sit("T1", SeatRow(1, table.host)),
            store.stand("T1", 0),
            store.start_table("T1", table.seats, 2000.0, expect=table),
            store.replace_seat("T1", SeatRow(0, None, "sound"), expect_player=table.host),
            store.reopen_table("T1", GUILD, CHANNEL, Status.RUNNING, 2000.0),
        ):
            with pytest.raises(Conflict):
                await call
        assert await store.table("T1") == replace(table, status=Status.FINISHED)

    async def test_free_endings_are_counted_for_each_player(self, store: Store, another: Store) -> None:
        ben = await store.player(BEN, "Ben")
        first = await running_table(store, id="T1", channel_id=1)
        await running_table(store, id="T2", channel_id=2)
        await store.end_table("T1", Status.CLOSED, free=FreeEnding((first.host, ben.id), 100.0, 0.0, 2))
        await store.set_practice("T2", FreeEnding((first.host,), 200.0, 0.0, 2))
        people = (first.host, ben.id, first.host + 7)
        assert await another.free_endings(people, 99.0) == {first.host: 2, ben.id: 1}
        assert await another.free_endings(people, 100.0) == {first.host: 1}
        assert await store.free_endings((), 0.0) == {}
        data = await store.personal_data(first.host)
        assert data["games_ended_free"] == [{"table": "T1", "at": 100.0}, {"table": "T2", "at": 200.0}]

    async def test_too_many_free_endings_are_refused_whoever_stores_them(self, store: Store, another: Store) -> None:
        tables = [await running_table(store, id=f"T{number}", channel_id=number) for number in range(1, 6)]
        free = FreeEnding((tables[0].host,), 100.0, 0.0, 2)
        stores = (store, another)
        outcomes = await asyncio.gather(
            *(stores[n % 2].end_table(table.id, Status.CLOSED, free=free) for n, table in enumerate(tables)),
            return_exceptions=True,
        )
        assert sorted(type(each).__name__ for each in outcomes) == ["Conflict"] * 3 + ["NoneType"] * 2
        states = [(await store.table(table.id)).status for table in tables]
        assert states.count(Status.RUNNING) == 3, "what was refused has changed nothing"
        left = tables[states.index(Status.RUNNING)].id
        with pytest.raises(Conflict):
            await store.set_practice(left, free)
        assert not (await store.table(left)).practice

    async def test_closed_table_can_be_resumed_in_another_channel(self, store: Store) -> None:
        table = await running_table(store)
        await store.append("T1", action(1))
        with pytest.raises(Conflict):
            await store.reopen_table("T1", GUILD, 5, Status.RUNNING, 2000.0)
        await store.end_table("T1", Status.CLOSED)
        await store.reopen_table("T1", 4, 5, Status.RUNNING, 2000.0)
        assert await store.live_table(5) == replace(table, guild_id=4, channel_id=5, since=2000.0)
        await store.append("T1", action(2))
        assert [row.number for row in await store.actions("T1")] == [1, 2]

    async def test_closed_table_cannot_be_resumed_in_a_busy_channel(self, store: Store) -> None:
        await running_table(store)
        await store.end_table("T1", Status.CLOSED)
        second = await open_table(store, id="T2")
        with pytest.raises(ChannelBusy) as busy:
            await store.reopen_table("T1", GUILD, CHANNEL, Status.RUNNING, 2000.0)
        assert busy.value.table_id == "T2"
        assert (await store.table("T1")).status is Status.CLOSED
        assert await store.live_table(CHANNEL) == second

    async def test_paused_table_frees_its_channel_and_resumes_unchanged(self, store: Store) -> None:
        table = await running_table(store)
        await store.append("T1", action(1))
        await store.end_table("T1", Status.PAUSED)
        assert await store.live_table(CHANNEL) is None
        assert [table.id for table in await ended_tables(store)] == ["T1"]
        with pytest.raises(Conflict):
            await store.end_table("T1", Status.PAUSED)
        with pytest.raises(Conflict):
            await store.append("T1", action(2))
        await store.reopen_table("T1", GUILD, CHANNEL, Status.RUNNING, 2000.5)
        assert await store.live_table(CHANNEL) == replace(table, since=2000.5)
        assert await ended_tables(store) == []

    async def test_what_the_clocks_stood_at_is_kept_until_the_next_pause(self, store: Store) -> None:
        assert (await running_table(store)).held == {}
        held = {"at": 5.5, "used": {"0": 12.25}}
        await store.end_table("T1", Status.PAUSED, held=held)
        assert (await store.table("T1")).held == held
        await store.reopen_table("T1", GUILD, CHANNEL, Status.RUNNING, 2000.5)
        await store.end_table("T1", Status.PAUSED)
        assert (await store.table("T1")).held == held

    async def test_paused_table_can_be_closed_and_has_an_unshown_end(self, store: Store) -> None:
        await running_table(store)
        await store.end_table("T1", Status.PAUSED)
        await store.record_end_shown("T1")
        await store.end_table("T1", Status.CLOSED)
        assert [table.status for table in await ended_tables(store)] == [Status.CLOSED]
        with pytest.raises(Conflict):
            await store.end_table("T1", Status.PAUSED)

    async def test_cards_are_replayed_only_after_the_table_is_closed(self, store: Store) -> None:
        table = await running_table(store)
        again = new_table(table.host, id="T2", channel_id=2, cards_of="T1")
        for end in (None, Status.PAUSED):
            if end:
                await store.end_table("T1", end)
            with pytest.raises(Conflict):
                await store.create_table(again, [])
        await store.end_table("T1", Status.CLOSED)
        assert (await store.create_table(again, [])).cards_of == "T1"
        with pytest.raises(CardsSeen):
            await store.reopen_table("T1", GUILD, CHANNEL, Status.RUNNING, 2000.0)
        assert (await store.table("T1")).status is Status.CLOSED

    async def test_resuming_can_append_an_action(self, store: Store, another: Store) -> None:
        await running_table(store)
        await store.append("T1", action(1))
        await store.end_table("T1", Status.CLOSED)
        closed = await store.table("T1")
        for number in (1, 3):
            with pytest.raises(Conflict):
                await store.reopen_table("T1", GUILD, CHANNEL, Status.RUNNING, 2000.0, action=action(number))
        assert await store.table("T1") == closed
        with pytest.raises(ValueError, match="open"):
            await store.reopen_table("T1", GUILD, CHANNEL, Status.OPEN, 2000.0, action=action(2))
        outcomes = await asyncio.gather(
            *(
                one.reopen_table("T1", GUILD, CHANNEL, Status.RUNNING, 2000.0, action=action(2, kind="again"))
                for one in (store, another)
            ),
            return_exceptions=True,
        )
        assert sorted(type(outcome).__name__ for outcome in outcomes) == ["Conflict", "NoneType"]
        assert await store.actions("T1") == [action(1), action(2, kind="again")]

    async def test_the_last_action_of_a_paused_table_finishes_it(self, store: Store, another: Store) -> None:
        await running_table(store)
        await store.append("T1", action(1))
        await store.end_table("T1", Status.PAUSED)
        end = action(2, kind="forfeit")
        outcomes = await asyncio.gather(
            *(one.end_table("T1", Status.FINISHED, results("T1", 0), action=end) for one in (store, another)),
            return_exceptions=True,
        )
        assert sorted(type(outcome).__name__ for outcome in outcomes) == ["Conflict", "NoneType"]
        assert (await store.table("T1")).status is Status.FINISHED
        assert await store.actions("T1") == [action(1), end] and len(await store.results(table_id="T1")) == 2

    async def test_idle_tables_have_no_recent_action(self, store: Store) -> None:
        await open_table(store, id="T1", channel_id=1, created_at=10.0)
        await running_table(store, id="T2", channel_id=2, created_at=20.0)
        await running_table(store, id="T3", channel_id=3, created_at=20.0)
        await store.append("T3", action(1, at=30.0))
        await store.append("T3", action(2, at=40.0))
        await running_table(store, id="T4", channel_id=4, created_at=5.0)
        await store.end_table("T4", Status.PAUSED)
        assert await store.idle_tables(10.0, *LIVE) == []
        assert await store.idle_tables(5.5, Status.PAUSED) == ["T4"]
        assert await store.idle_tables(20.5, *LIVE) == ["T1", "T2"]
        assert await store.idle_tables(40.0, *LIVE) == ["T1", "T2"]
        assert await store.idle_tables(40.5, *LIVE) == ["T1", "T2", "T3"]
        await store.reopen_table("T4", GUILD, 4, Status.RUNNING, 39.0)
        assert await store.idle_tables(39.0, *LIVE) == ["T1", "T2"]

    async def test_end_and_reopen_refuse_wrong_states(self, store: Store) -> None:
        await running_table(store)
        with pytest.raises(ValueError, match="running"):
            await store.end_table("T1", Status.RUNNING)
        await store.end_table("T1", Status.CLOSED)
        with pytest.raises(ValueError, match="finished"):
            await store.reopen_table("T1", GUILD, CHANNEL, Status.FINISHED, 2000.0)

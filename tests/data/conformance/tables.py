"""Creating and finding tables, their host, and practice."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from dataclasses import replace
from typing import Any

import pytest

from data.store import (
    ChannelBusy,
    Conflict,
    NotFound,
    OfferRow,
    SeatRow,
    Status,
    Store,
    TableRow,
)
from tests.data.builders import (
    ADA,
    BEN,
    CHANNEL,
    CYD,
    GUILD,
    action,
    new_table,
    open_table,
    running_table,
)


class TablesSuite:
    async def test_new_table_is_read_back_unchanged(self, store: Store) -> None:
        ada = await store.player(ADA, "Ada")
        rules = {"preset": "classic", "name": "Ünïcode ♥", "deep": {"list": [1, None, True]}}
        await store.create_table(new_table(ada.id, id="T0", channel_id=1, created_at=1.0), [])
        await store.end_table("T0", Status.FINISHED)
        terms, more = {"turn": [60, None]}, {"exhibition": {"open_hands": True}, "series": {"wins": [1, 0]}}
        match = {"tournament": "K1/1/2/6/Friday ♠", "sealed": True}
        new = new_table(ada.id, rules=rules, terms=terms, practice=True, deals=17, cards_of="T0", **more, **match)
        seat = SeatRow(0, ada.id, seed="ada's part")
        table = await store.create_table(new, [seat])
        assert [getattr(table, name) for name in new.__slots__] == [getattr(new, name) for name in new.__slots__]
        assert table.status is Status.OPEN
        assert table.seats == (seat,)
        assert (table.message_id, table.message_channel, table.message_at, table.posts) == (None, None, 0, 0)
        assert (table.since, table.started, table.reminder) == (table.created_at, False, None)
        assert (table.offers, table.invited, table.votes) == ((), (), {})
        assert await store.table("T1") == await store.live_table(CHANNEL) == table
        assert (await store.tables())[0] == table

    async def test_unknown_table_raises_not_found(self, store: Store) -> None:
        assert await store.live_table(CHANNEL) is None
        unknown = await open_table(store, id="T8", channel_id=8)
        for call in (
            store.table("T9"),
            store.sit("T9", SeatRow(0, 1)),
            store.stand("T9", 0),
            store.replace_seat("T9", SeatRow(0, 1), expect_player=None),
            store.start_table("T9", [], 2000.0, expect=unknown),
            store.end_table("T9", Status.CLOSED),
            store.reopen_table("T9", GUILD, CHANNEL, Status.RUNNING, 2000.0),
            store.next_post_number("T9"),
            store.record_post("T9", 1, 2, 3.0),
            store.record_end_shown("T9"),
            store.record_hand_post("T9", 0, 1, 2),
            store.append("T9", action(1)),
            store.agree("T9", 1, "f"),
            store.offer("T9", OfferRow(1, {}, 3.0)),
            store.drop_offer("T9", 1),
            store.invite("T9", 1),
            store.vote("T9", 1, "close"),
            store.set_host("T9", 1, 1),
            store.set_autopilot("T9", 1, "sound"),
            store.record_reminder("T9", 0, 1, expect=None),
            store.record_reminder_posts("T9", []),
            store.set_exhibition("T9", {}, expect={}),
            store.set_practice("T9"),
        ):
            with pytest.raises(NotFound):
                await call

    @pytest.mark.parametrize("start", [open_table, running_table])
    async def test_channel_has_at_most_one_live_table(
        self, store: Store, start: Callable[[Store], Awaitable[TableRow]]
    ) -> None:
        first = await start(store)
        with pytest.raises(ChannelBusy) as busy:
            await open_table(store, id="T2")
        assert busy.value.table_id == first.id
        assert await store.tables() == [first]
        await store.end_table(first.id, Status.CLOSED)
        second = await open_table(store, id="T2")
        assert await store.live_table(CHANNEL) == second

    async def test_one_of_two_concurrent_tables_in_a_channel_wins(self, store: Store, another: Store) -> None:
        outcomes = await asyncio.gather(
            open_table(store, id="T1"), open_table(another, id="T2"), return_exceptions=True
        )
        [table] = await store.tables()
        assert sorted(type(outcome).__name__ for outcome in outcomes) == ["ChannelBusy", "TableRow"]
        assert table in outcomes

    async def test_table_id_is_unique(self, store: Store) -> None:
        first = await open_table(store)
        with pytest.raises(Conflict):
            await open_table(store, channel_id=5)
        assert await store.tables() == [first]

    async def test_tables_are_filtered_and_sorted_newest_first(self, store: Store) -> None:
        ben = await store.player(BEN, "Ben")
        for number, guild in enumerate((GUILD, GUILD, 5), 1):
            await open_table(store, id=f"T{number}", channel_id=number, guild_id=guild, created_at=float(number))
        await store.sit("T2", SeatRow(1, ben.id))
        await store.end_table("T1", Status.CLOSED)

        async def found(**wanted: Any) -> list[str]:
            return [table.id for table in await store.tables(**wanted)]

        assert await found() == ["T3", "T2", "T1"]
        assert await found(guild_id=GUILD) == ["T2", "T1"]
        assert await found(channel_id=2) == ["T2"]
        assert await found(player=ben.id) == ["T2"]
        assert await found(statuses=[Status.OPEN]) == ["T3", "T2"]
        assert await found(statuses=[Status.OPEN, Status.CLOSED], guild_id=GUILD) == ["T2", "T1"]
        assert await found(statuses=[Status.FINISHED]) == []
        assert await found(limit=2) == ["T3", "T2"]
        assert await found(guild_id=GUILD, statuses=[Status.CLOSED], limit=1) == ["T1"]
        [shared] = await store.tables(player=ben.id)
        assert [seat.player for seat in shared.seats] == [shared.host, ben.id]

    async def test_tables_are_counted_by_state(self, store: Store) -> None:
        assert await store.count_tables() == {}
        await open_table(store, id="T1", channel_id=1)
        for number in (2, 3):
            await running_table(store, id=f"T{number}", channel_id=number)
        await store.end_table("T3", Status.CLOSED)
        assert await store.count_tables() == {Status.OPEN: 1, Status.RUNNING: 1, Status.CLOSED: 1}

    async def test_host_changes_once_of_two_attempts(self, store: Store, another: Store) -> None:
        table = await running_table(store)
        people = [(await store.player(number, "")).id for number in (5, 6)]
        outcomes = await asyncio.gather(
            *(one.set_host("T1", to, table.host) for one, to in zip((store, another), people, strict=True)),
            return_exceptions=True,
        )
        assert sorted(type(outcome).__name__ for outcome in outcomes) == ["Conflict", "NoneType"]
        assert (await store.table("T1")).host == people[outcomes.index(None)]

    async def test_new_host_loses_their_offer(self, store: Store) -> None:
        table = await open_table(store)
        ben = await store.player(BEN, "Ben")
        await store.sit("T1", SeatRow(1, ben.id))
        await store.offer("T1", OfferRow(ben.id, {}, 1.0, "sent"), expect=None)
        await store.set_host("T1", ben.id, table.host)
        assert (await store.table("T1")).offers == ()

    async def test_practice_is_permanent(self, store: Store) -> None:
        table = await running_table(store)
        await store.set_practice("T1")
        assert await store.table("T1") == replace(table, practice=True)

    async def test_exhibition_of_a_running_table_changes_once_of_two_attempts(
        self, store: Store, another: Store
    ) -> None:
        await running_table(store, exhibition={"speed": 1})
        tried = [each.set_exhibition("T1", {"speed": 2}, expect={"speed": 1}) for each in (store, another)]
        outcomes = await asyncio.gather(*tried, return_exceptions=True)
        assert sorted(type(outcome).__name__ for outcome in outcomes) == ["Conflict", "NoneType"]
        assert (await store.table("T1")).exhibition == {"speed": 2}
        await store.end_table("T1", Status.FINISHED)
        with pytest.raises(Conflict):
            await store.set_exhibition("T1", {}, expect={"speed": 2})

    async def test_gathering_of_an_open_table_changes_once_of_two_attempts(self, store: Store, another: Store) -> None:
        table = await open_table(store, gathering={"after": "T0"})
        tried = [each.set_gathering("T1", {"open": True}, expect=table) for each in (store, another)]
        outcomes = await asyncio.gather(*tried, return_exceptions=True)
        assert sorted(type(outcome).__name__ for outcome in outcomes) == ["Conflict", "NoneType"]
        table = await store.table("T1")
        assert table.gathering == {"open": True}
        await store.end_table("T1", Status.CLOSED)
        with pytest.raises(Conflict):
            await store.set_gathering("T1", {}, expect=table)

    async def test_sealed_tables_are_opened_together(self, store: Store) -> None:
        for number in (1, 2, 3):
            await open_table(store, id=f"T{number}", channel_id=number, sealed=True)
        for _ in range(2):
            await store.unseal_tables(["T1", "T2"])
        assert [(await store.table(f"T{number}")).sealed for number in (1, 2, 3)] == [False, False, True]

    async def test_current_table_has_its_new_actions_and_its_people(self, store: Store) -> None:
        table = await open_table(store)
        ben, cyd = await store.player(BEN, "Ben"), await store.player(CYD, "Cyd")
        await store.player(1, "Somebody else")
        await store.sit("T1", SeatRow(1, ben.id))
        await store.invite("T1", cyd.id)
        table = await store.table("T1")
        people = await store.players([table.host, ben.id, cyd.id])
        assert await store.current_table("T1", after=0) == (table, [], people)
        await store.start_table("T1", table.seats, 5.0, expect=table)
        await store.replace_seat("T1", SeatRow(1, None, "sound", former=ben.id), expect_player=ben.id)
        for number in (1, 2, 3):
            await store.append("T1", action(number))
        row, actions, players = await store.current_table("T1", after=1)
        assert row == await store.table("T1")
        assert actions == [action(2), action(3)]
        assert players.keys() >= {table.host, ben.id}, "also who has left"
        with pytest.raises(NotFound):
            await store.current_table("T9", after=0)

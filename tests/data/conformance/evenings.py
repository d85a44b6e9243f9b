"""Evenings: their tables, the message of their room, and their end."""

from __future__ import annotations

import asyncio

import pytest

from data.store import NotFound, Store
from tests.data.builders import BEN, CHANNEL, GUILD, action, running_table

BEGAN = 900.0


async def joined(store: Store, table_id: str = "T1", **changes: int) -> int:
    """Store a running table of the evening of the channel, and return the evening's number."""
    await running_table(store, id=table_id, **{"channel_id": int(table_id[1:]), **changes})
    return (await store.join_evening(table_id, GUILD, CHANNEL, BEGAN)).id


class EveningsSuite:
    async def test_tables_of_a_channel_join_one_evening(self, store: Store, another: Store) -> None:
        first = await joined(store)
        await running_table(store, id="T2", channel_id=2)
        rows = await asyncio.gather(*(each.join_evening("T2", GUILD, CHANNEL, 950.0) for each in (store, another)))
        assert {row.id for row in rows} == {first} and rows[0].began_at == BEGAN
        assert [table.id for table in await another.evening_tables(first)] == ["T1", "T2"]
        other = await store.join_evening("T2", GUILD, CHANNEL + 1, 960.0)
        assert other.id != first, "another channel"
        assert {row.id for row in await another.open_evenings()} == {first, other.id}

    async def test_last_move_is_that_of_any_table(self, store: Store) -> None:
        number = await joined(store)
        started = (await store.evening(number)).last_at
        assert started == (await store.table("T1")).since
        await store.append("T1", action(1, at=5000.0))
        await joined(store, "T2")
        assert (await store.evening(number)).last_at == 5000.0

    async def test_message_is_stored_with_the_number_of_its_post(self, store: Store) -> None:
        number = await joined(store)
        assert [await store.next_evening_post(number) for _ in range(2)] == [1, 2]
        assert not await store.record_evening_post(number, 1, 76, 1000.5), "another process has numbered a later one"
        assert await store.record_evening_post(number, 2, 77, 1000.5)
        row = await store.evening(number)
        assert (row.message_id, row.message_at, row.posts, row.given_up) == (77, 1000.5, 2, False)
        await store.give_up_evening_post(number)
        row = await store.evening(number)
        assert (row.message_id, row.given_up) == (None, True)
        for change in (store.next_evening_post(99), store.give_up_evening_post(99), store.record_evening_card(99, 1)):
            with pytest.raises(NotFound):
                await change

    async def test_evening_is_ended_once_and_not_while_people_play(self, store: Store, another: Store) -> None:
        number = await joined(store)
        await store.next_evening_post(number)
        await store.append("T1", action(1, at=5000.0))
        assert not await store.end_evening(number, 5000.0, card=True)
        ended = await asyncio.gather(*(each.end_evening(number, 5000.5, card=True) for each in (store, another)))
        assert sorted(ended) == [False, True]
        row = await store.evening(number)
        assert (row.ended, row.last_at, row.card) == (True, 5000.0, "due")
        assert [each.id for each in await store.open_evenings()] == [number], "its card is due"
        await store.record_evening_card(number, 78)
        assert (await store.evening(number)).card_message == 78
        assert await store.evening_of_table("T1") is None
        assert [each.id for each in await store.ended_evenings_of_table("T1")] == [number]
        assert await store.open_evenings() == [] == await store.ended_evenings_of_table("T2")
        assert (await store.join_evening("T1", GUILD, CHANNEL, 9000.0)).id != number, "the next evening"

    async def test_evening_without_a_message_leaves_nothing(self, store: Store) -> None:
        number = await joined(store)
        assert not await store.end_evening(number, 1e9, card=True)
        with pytest.raises(NotFound):
            await store.evening(number)

    async def test_evenings_of_a_player_are_those_shown_with_a_seat_of_theirs(self, store: Store) -> None:
        number = await joined(store)
        assert await store.evening_of_table("T1") == number
        host, ben = (await store.table("T1")).host, await store.player(BEN, "Ben")
        assert await store.evenings_of_player(host) == [], "nothing was shown"
        await store.next_evening_post(number)
        assert [row.id for row in await store.evenings_of_player(host)] == [number]
        assert await store.evenings_of_player(ben.id) == []

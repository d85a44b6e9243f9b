"""People, and the mapping from Discord that can be forgotten."""

from __future__ import annotations

import asyncio
from dataclasses import replace

import pytest

from data.store import (
    NotFound,
    Player,
    SeatRow,
    Store,
)
from tests.data.builders import (
    ADA,
    BEN,
    action,
    new_table,
    open_table,
    running_table,
)


class PeopleSuite:
    async def test_a_person_is_one_player_however_often_they_are_seen(self, store: Store) -> None:
        ada = await store.player(ADA, "Ada")
        ben = await store.player(BEN, "Ben")
        assert ada == Player(ada.id, ADA, "Ada", dm_closed=False, dm_channel=None)
        assert await store.player(ADA, "Ada") == ada
        assert ben.id != ada.id

    async def test_the_name_is_kept_up_to_date(self, store: Store) -> None:
        ada = await store.player(ADA, "Ada")
        renamed = await store.player(ADA, "Ada 🂡 Løvelåce")
        assert renamed == replace(ada, name="Ada 🂡 Løvelåce")
        assert await store.players([ada.id]) == {ada.id: renamed}

    async def test_two_first_sights_at_once_make_one_player(self, store: Store, another: Store) -> None:
        seen = await asyncio.gather(*(one.player(ADA, "Ada") for one in (store, another) * 10))
        assert len({player.id for player in seen}) == 1

    async def test_unknown_players_are_left_out(self, store: Store) -> None:
        ada = await store.player(ADA, "Ada")
        assert await store.players([ada.id, ada.id + 1000]) == {ada.id: ada}
        assert await store.players([]) == {}

    async def test_direct_messages_are_remembered_one_value_at_a_time(self, store: Store) -> None:
        ada = await store.player(ADA, "Ada")
        await store.set_dm(ada.id, channel=77)
        await store.set_dm(ada.id, closed=True)
        assert await store.player(ADA, "Ada") == replace(ada, dm_closed=True, dm_channel=77)
        await store.set_dm(ada.id, closed=False)
        assert await store.player(ADA, "Ada") == replace(ada, dm_closed=False, dm_channel=77)

    async def test_a_forgotten_person_leaves_a_number_in_their_games(self, store: Store) -> None:
        table = await running_table(store)
        ada = table.host
        await store.set_dm(ada, closed=True, channel=77)
        await store.hand_posted(table.id, 0, 77, 78)
        await store.append(table.id, action(1))
        await store.forget(ada)
        assert await store.players([ada]) == {ada: Player(ada, None, "", dm_closed=False, dm_channel=None)}
        assert await store.table(table.id) == table
        assert await store.actions(table.id) == [action(1)]
        assert (await store.player(ADA, "Ada")).id != ada

    async def test_an_unknown_player_is_not_found(self, store: Store) -> None:
        with pytest.raises(NotFound):
            await store.set_dm(1, closed=True)
        with pytest.raises(NotFound):
            await store.forget(1)
        with pytest.raises(NotFound):
            await store.create_table(new_table(host=1), [])
        await open_table(store)
        with pytest.raises(NotFound):
            await store.sit("T1", SeatRow(1, 1000))

"""Players, and forgetting them."""

from __future__ import annotations

import asyncio
import json
from dataclasses import replace

import pytest

from data.store import (
    Forgotten,
    NotFound,
    OfferRow,
    Player,
    ReminderPost,
    ResultRow,
    ResultSeat,
    SeatRow,
    Status,
    Store,
)
from tests.data.builders import (
    ADA,
    BEN,
    action,
    new_table,
    open_table,
    running_table,
    with_company,
)


class PeopleSuite:
    async def test_person_is_one_player(self, store: Store) -> None:
        ada = await store.player(ADA, "Ada")
        ben = await store.player(BEN, "Ben")
        assert ada == Player(ada.id, ADA, "Ada", dm_closed=False, dm_channel=None)
        assert await store.player(ADA, "Ada") == ada
        assert ben.id != ada.id

    async def test_player_name_is_updated(self, store: Store) -> None:
        ada = await store.player(ADA, "Ada")
        renamed = await store.player(ADA, "Ada 🂡 Løvelåce")
        assert renamed == replace(ada, name="Ada 🂡 Løvelåce")
        assert await store.players([ada.id]) == {ada.id: renamed}

    async def test_concurrent_first_sights_make_one_player(self, store: Store, another: Store) -> None:
        seen = await asyncio.gather(*(one.player(ADA, "Ada") for one in (store, another) * 10))
        assert len({player.id for player in seen}) == 1

    async def test_find_player_creates_no_player(self, store: Store) -> None:
        assert await store.find_player(ADA) is None
        ada = await store.player(ADA, "Ada")
        assert (await store.find_player(ADA), await store.find_player(BEN)) == (ada, None)
        await store.forget(ada.id)
        assert await store.find_player(ADA) is None

    async def test_unknown_players_are_left_out(self, store: Store) -> None:
        ada = await store.player(ADA, "Ada")
        assert await store.players([ada.id, ada.id + 1000]) == {ada.id: ada}
        assert await store.players([]) == {}

    async def test_set_dm_leaves_omitted_values_unchanged(self, store: Store) -> None:
        ada = await store.player(ADA, "Ada")
        await store.set_dm(ada.id, channel=77)
        await store.set_dm(ada.id, closed=True)
        assert await store.player(ADA, "Ada") == replace(ada, dm_closed=True, dm_channel=77)
        await store.set_dm(ada.id, closed=False)
        assert await store.player(ADA, "Ada") == replace(ada, dm_closed=False, dm_channel=77)

    async def test_settings_are_replaced(self, store: Store) -> None:
        ada = await store.player(ADA, "Ada")
        assert ada.settings == {}
        await store.set_settings(ada.id, {"order": "rank", "felt": "grün"})
        await store.set_settings(ada.id, {"order": ["suit", 1, None]})
        assert await store.player(ADA, "Ada") == replace(ada, settings={"order": ["suit", 1, None]})

    async def test_personal_data_has_everything_stored_about_a_person(self, store: Store) -> None:
        table = await running_table(store, seat_count=2)
        ada, ben = table.host, await store.player(BEN, "Ben")
        await store.set_settings(ada, {"order": "rank"})
        await store.append("T1", action(1)._replace(person=ada))
        await store.append("T1", action(2, seat=1)._replace(computer="sound", person=0))
        await store.append("T1", action(3)._replace(computer="sound", person=ada))
        mine = ResultRow("T1", 1, 0, 120, True, [], 9.5, (ResultSeat(0, ada, stood_in=1),), {"turns": 2})
        await store.append(
            "T1", action(4)._replace(person=ada), [mine, mine._replace(side=1, seats=(ResultSeat(1, None, "sound"),))]
        )
        # Ben takes over Ada's seat; her actions and results stay hers.
        await with_company(store, table)
        await store.replace_seat("T1", SeatRow(0, None, "sound", former=ada), expect_player=ada)
        data = await store.personal_data(ada)
        assert data["seats"][0]["taken_over"]
        await store.replace_seat("T1", SeatRow(0, ben.id), expect_player=None)
        await store.append("T1", action(5)._replace(person=ben.id))
        await open_table(store, id="T2", channel_id=2)
        await store.offer("T2", OfferRow(ada, {"target": 1}, 3.5))
        await store.invite("T2", ada)
        await store.vote("T2", ada, "close")
        await running_table(store, id="T3", channel_id=3)
        await store.record_reminder("T3", 7, 1, expect=None)
        await store.record_reminder_posts("T3", [ReminderPost(5, 6, (0,)), ReminderPost(5, 8, (1,))])
        data = await store.personal_data(ada)
        assert json.loads(json.dumps(data)) == data
        assert data["person"] == {
            "number": ada,
            "discord_id": ADA,
            "name": "Ada",
            "dm_closed": False,
            "dm_channel": None,
            "settings": {"order": "rank"},
            "hidden": False,
            "left_out_everywhere": False,
            "known_since": 0.0,
        }
        assert [row["table"] for row in data["hosted"]] == ["T1", "T2", "T3"]
        seats = [(row["table"], row["seat"], row["seed"]) for row in data["seats"]]
        assert seats == [("T2", 0, "ada's part"), ("T3", 0, "ada's part")]
        assert data["reminders"] == [
            {"table": "T3", "revision": 7, "seat": 0, "messages": [{"channel": 5, "message": 6}]}
        ]
        assert [(row["number"], row["computer"]) for row in data["actions"]] == [(1, ""), (3, "sound"), (4, "")]
        assert data["actions"][0]["action"] == action(1).action
        [result] = data["results"]
        assert (result["points"], result["stood_in"], result["feats"]) == (120, 1, {"turns": 2})
        assert [row["setup"] for row in data["offers"]] == [{"target": 1}]
        assert [data[part] for part in ("invitations", "votes")] == [
            [{"table": "T2"}],
            [{"table": "T2", "motion": "close"}],
        ]
        assert [row["number"] for row in (await store.personal_data(ben.id))["actions"]] == [5]

    async def test_words_for_cards_that_were_never_dealt_are_forgotten(self, store: Store) -> None:
        undealt = await open_table(store)
        await store.end_table("T1", Status.CLOSED)
        dealt = await running_table(store, id="T2", channel_id=2)
        await store.end_table("T2", Status.CLOSED)
        await store.forget(undealt.host)
        assert [(await store.table(table)).seats[0].seed for table in ("T1", "T2")] == ["", dealt.seats[0].seed]
        assert dealt.seats[0].seed, "a deal is still verified with them"

    async def test_forgetting_deletes_everything_but_the_player_id(self, store: Store) -> None:
        table = await open_table(store)
        ada, ben = table.host, (await store.player(BEN, "Ben")).id
        await store.set_settings(ben, {"order": "rank"})
        await store.set_dm(ben, closed=True, channel=77)
        await store.sit("T1", SeatRow(1, ben, guild_id=7, agreed="f"))
        await store.record_hand_post("T1", 1, 77, 78)
        await store.offer("T1", OfferRow(ben, {}, 1.0))
        await store.invite("T1", ben)
        await store.vote("T1", ben, "close")
        await with_company(store, await running_table(store, id="T2", channel_id=2))
        await store.replace_seat("T2", SeatRow(0, ben), expect_player=ada)
        left = SeatRow(0, None, "sound", former=ben, hand_channel=77, hand_message=79)
        await store.replace_seat("T2", left, expect_player=ben)
        assert (await store.table("T2")).seats[0].hand_message == 79
        await store.forget(ben)
        data = await store.personal_data(ben)
        assert data["person"] == {
            "number": ben,
            "discord_id": None,
            "name": "",
            "dm_closed": False,
            "dm_channel": None,
            "settings": {},
            "hidden": False,
            "left_out_everywhere": False,
            "known_since": 0.0,
        }
        assert (await store.table("T1")).seats[1] == SeatRow(1, ben, agreed="f")
        assert [data[part] for part in ("hosted", "actions", "results", "offers", "invitations", "votes")] == [[]] * 6
        assert [row["table"] for row in data["seats"]] == ["T1", "T2"]
        assert (await store.table("T2")).seats[0] == SeatRow(0, None, "sound", seed="ada's part", former=ben)

    async def test_games_of_a_forgotten_person_keep_the_player_id(self, store: Store) -> None:
        table = await running_table(store)
        ada = table.host
        await store.set_dm(ada, closed=True, channel=77)
        await store.record_hand_post(table.id, 0, 77, 78)
        await store.append(table.id, action(1))
        await store.forget(ada)
        assert await store.players([ada]) == {ada: Player(ada, None, "", dm_closed=False, dm_channel=None)}
        assert await store.table(table.id) == table
        assert await store.actions(table.id) == [action(1)]
        assert (await store.player(ADA, "Ada")).id != ada

    async def test_forgotten_person_gets_no_new_data_and_no_seat(self, store: Store) -> None:
        host = (await open_table(store)).host
        ben = (await store.player(BEN, "Ben")).id
        await store.sit("T1", SeatRow(1, ben))
        await running_table(store, id="T2", channel_id=2)
        await store.forget(ben)
        await store.set_dm(ben, closed=True, channel=77)
        await store.set_settings(ben, {"order": "rank"})
        await store.record_hand_post("T1", 1, 77, 78)
        assert await store.players([ben]) == {ben: Player(ben, None, "")}
        seat = (await store.table("T1")).seats[1]
        assert (seat.hand_channel, seat.hand_message) == (None, None)
        with pytest.raises(Forgotten):
            await store.replace_seat("T2", SeatRow(0, ben), expect_player=host)
        with pytest.raises(Forgotten):
            await store.set_host("T1", ben, host)
        with pytest.raises(Forgotten):
            await store.invite("T1", ben)
        await store.stand("T1", ben)
        with pytest.raises(Forgotten):
            await store.sit("T1", SeatRow(1, ben))

    async def test_unknown_player_raises_not_found(self, store: Store) -> None:
        with pytest.raises(NotFound):
            await store.set_dm(1, closed=True)
        with pytest.raises(NotFound):
            await store.forget(1)
        with pytest.raises(NotFound):
            await store.set_settings(1, {})
        with pytest.raises(NotFound):
            await store.personal_data(1)
        with pytest.raises(NotFound):
            await store.create_table(new_table(host=1), [])
        await open_table(store)
        with pytest.raises(NotFound):
            await store.sit("T1", SeatRow(1, 1000))

"""Posts of the day: once for each day and server, also by two processes; and the people who are told of the day."""

from __future__ import annotations

import asyncio

from data.store import DailyCall, DailyPostRow, Store
from tests.data.builders import ADA, BEN, GUILD
from tests.data.conformance.daily import play

DAY, NEXT = "2026-11-24", "2026-11-25"
POST = DailyPostRow(GUILD, 0.0, DAY, "gin", "piquet", 77, 1000.0)
WANTED = {"daily_channel": 77}


class DailyPostsSuite:
    async def test_of_two_processes_one_sends_the_post_of_a_day(self, store: Store, another: Store) -> None:
        begun = await asyncio.gather(store.begin_daily_post(POST), another.begin_daily_post(POST))
        assert sorted(begun) == [False, True]
        assert await another.daily_post(GUILD) == POST
        await store.record_daily_post(POST._replace(message_id=9))
        assert not await another.begin_daily_post(POST._replace(channel_id=78))
        assert await another.daily_post(GUILD) == POST._replace(message_id=9)

    async def test_the_next_day_has_a_post_of_its_own(self, store: Store) -> None:
        await store.begin_daily_post(POST)
        await store.record_daily_post(POST._replace(message_id=9))
        await store.press_daily(GUILD, 5.0)
        after = POST._replace(day=NEXT, game="bezique", game_before="gin", begun_at=2000.0)
        assert await store.begin_daily_post(after)
        assert await store.daily_post(GUILD) == after._replace(active_at=5.0)
        await store.record_daily_post(POST._replace(message_id=10))
        assert (await store.daily_post(GUILD)).message_id is None, "a slow process stores the post of the day before"
        assert not await store.begin_daily_post(POST), "a day that is over gets no post any more"

    async def test_a_post_that_was_deleted_is_lost_until_the_next_day(self, store: Store) -> None:
        await store.begin_daily_post(POST)
        await store.record_daily_post(POST._replace(message_id=9))
        await store.record_daily_post(POST._replace(lost=True))
        assert await store.daily_post(GUILD) == POST._replace(lost=True)
        await store.begin_daily_post(POST._replace(day=NEXT))
        assert not (await store.daily_post(GUILD)).lost

    async def test_servers_that_chose_a_channel_are_listed_with_their_last_post(self, store: Store) -> None:
        await store.set_guild_settings(GUILD, WANTED)
        await store.set_guild_settings(GUILD + 1, {"boards": False})
        await store.set_guild_settings(GUILD + 2, WANTED)
        await store.begin_daily_post(POST)
        assert await store.daily_posts() == [(POST, WANTED), (DailyPostRow(GUILD + 2), WANTED)]

    async def test_presses_only_move_the_time_of_the_last_one_on(self, store: Store) -> None:
        await store.press_daily(GUILD, 5.0)
        await store.press_daily(GUILD, 9.0)
        await store.press_daily(GUILD, 7.0)
        assert await store.daily_post(GUILD) == DailyPostRow(GUILD, 9.0)

    async def test_servers_where_somebody_has_finished_since_a_moment(self, store: Store) -> None:
        for name, score, at in (("Ada", 5, 1001.0), ("Ben", None, 0.0), ("Cyd", -5, 1010.0)):
            await play(store, name, score, at)
        assert await store.servers_finished(1000.0) == {GUILD: (1010.0, 2)}
        assert await store.servers_finished(1005.0) == {GUILD: (1010.0, 1)}
        assert await store.servers_finished(1010.5) == {}

    async def test_people_who_want_to_be_told_are_told_once_a_day(self, store: Store, another: Store) -> None:
        ada, ben = await store.player(ADA, "Ada"), await store.player(BEN, "Ben")
        await store.set_settings(ada.id, {"daily_hour": 7})
        await store.set_settings(ben.id, {"felt": "blue"})
        [(listed, last)] = await store.daily_listeners()
        assert (listed.id, last) == (ada.id, DailyCall())
        begun = await asyncio.gather(*(each.begin_daily_call(ada.id, DAY) for each in (store, another)))
        assert sorted(begun) == [False, True]
        await store.record_daily_call(ada.id, DAY, 5)
        assert (await another.daily_listeners())[0][1] == DailyCall(DAY, 5)
        assert await store.begin_daily_call(ada.id, NEXT)
        assert (await store.daily_listeners())[0][1] == DailyCall(NEXT, None)

    async def test_nobody_who_was_forgotten_is_told(self, store: Store) -> None:
        ada = await store.player(ADA, "Ada")
        await store.begin_daily_call(ada.id, DAY)
        assert (await store.personal_data(ada.id))["told_of_the_deal_of_the_day"] == [{"day": DAY, "message": None}]
        await store.forget(ada.id)
        assert not (await store.personal_data(ada.id))["told_of_the_deal_of_the_day"]
        assert not await store.begin_daily_call(ada.id, NEXT)

"""Messages that channels keep: of each edition one, also by two processes."""

from __future__ import annotations

import asyncio

import pytest

from data.store import ActionRow, Conflict, ResultRow, ResultSeat, ServerPostRow, Status, Store
from tests.data.builders import GUILD, running_table

POST = ServerPostRow(GUILD, "league", 1, 77, 1000.0)
WANTED = {"board_channel": 77}


class ServerPostsSuite:
    async def test_of_two_processes_one_sends_an_edition(self, store: Store, another: Store) -> None:
        begun = await asyncio.gather(store.begin_server_post(POST), another.begin_server_post(POST))
        assert sorted(begun) == [False, True]
        await store.record_server_post(POST._replace(message_id=9))
        assert not await another.begin_server_post(POST._replace(channel_id=78))
        assert await another.server_posts(GUILD) == [POST._replace(message_id=9)]
        after = POST._replace(edition=2, channel_id=78, begun_at=2000.0)
        assert await another.begin_server_post(after)
        for slow in (POST._replace(message_id=10), POST._replace(lost=True)):
            await store.record_server_post(slow)
        await store.drop_server_post(POST)
        assert await store.server_posts() == [after], "an edition that is over changes nothing"
        await store.record_server_post(after._replace(lost=True))
        assert await store.server_posts() == [after._replace(lost=True)]
        await store.drop_server_post(after)
        assert not await store.server_posts()

    async def test_servers_with_boards_or_messages_of_them_are_listed_with_their_settings(self, store: Store) -> None:
        await store.set_guild_settings(GUILD, WANTED)
        await store.set_guild_settings(GUILD + 1, {"boards": False})
        await store.begin_server_post(POST._replace(guild_id=GUILD + 2))
        await store.begin_server_post(POST)
        assert await store.servers_with_boards() == [(GUILD, WANTED), (GUILD + 2, {})]

    async def test_the_podium_of_a_season_is_begun_with_the_end_of_the_season(self, store: Store) -> None:
        podium = POST._replace(kind="season")
        await store.start_season(GUILD, 2000.0, expect=1, podium=podium)
        with pytest.raises(Conflict):
            await store.start_season(GUILD, 2001.0, expect=1, podium=podium._replace(edition=9))
        assert await store.server_posts(GUILD) == [podium]

    async def test_servers_with_new_results_are_found_once(self, store: Store) -> None:
        first, none = await store.servers_played(None)
        assert (await store.servers_played(first), none) == ((first, set()), set())
        await running_table(store)
        await finish(store, "T1")
        last, played = await store.servers_played(first)
        assert played == {GUILD} and last > first
        assert await store.servers_played(last) == (last, set())


async def finish(store: Store, table_id: str) -> None:
    """Store that Ada has won a table's game against the computer."""
    first, second = (await store.table(table_id)).seats
    results = [
        ResultRow(table_id, 0, row.seat, 100 - row.seat, row is first, (), 1002.0, (seat,), {}, "", "sound")
        for row, seat in ((each, ResultSeat(each.seat, each.player, each.computer)) for each in (first, second))
    ]
    await store.append(table_id, ActionRow(1, 0, {"kind": "draw"}, 1002.0), results)
    await store.end_table(table_id, Status.FINISHED)

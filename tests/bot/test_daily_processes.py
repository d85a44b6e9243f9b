"""A deal of the day where one process looks after the thread, and another after direct messages."""

from __future__ import annotations

import random
from collections.abc import AsyncIterator

import pytest
import pytest_asyncio

from bot.host.daily.days import Days
from bot.host.daily.deciding_code import deciding_code
from data.store import DailyAttempt
from playground import State
from tests.bot.conftest import words
from tests.bot.playing import said
from tests.bot.process import RandomPlayer
from tests.bot.sharded_room import WITHIN, Part, ShardedRoom, open_room, quicken
from tests.texts import says

pytestmark = pytest.mark.postgres
GAME = "ecarte"


@pytest.fixture(autouse=True)
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    quicken(monkeypatch)


@pytest_asyncio.fixture
async def room(postgres_url: str) -> AsyncIterator[ShardedRoom]:
    async with open_room(postgres_url) as room:
        yield room


async def begun(room: ShardedRoom) -> RandomPlayer:
    """Let Ada begin an attempt in the server of shard 1."""
    channel = room.playground.add_channel(room.guilds[1], "table-1")
    ada = RandomPlayer(room.playground.add_person("Ada"), channel, random.Random(1))
    await room.playground.until(lambda: bool(ada.person.commands(channel)), WITHIN)
    use = await ada.person.slash(channel, "daily", game=GAME)
    await use.finished()
    assert use.state is not State.FAILED
    await room.playground.until(ada.hand, WITHIN)
    return ada


async def attempt_of(part: Part, ada: RandomPlayer) -> DailyAttempt:
    host = part.bot.services.host
    return (await host.attempts.today(await host.people.player(ada.person.id, "Ada")))[GAME]


async def test_attempt_is_played_across_two_processes(room: ShardedRoom) -> None:
    direct, other = [await room.start(shards) for shards in ("0/2", "1/2")]
    ada = await begun(room)
    [thread] = [channel for channel in ada.person.channels() if channel.is_thread]
    table = (await attempt_of(direct, ada)).table_id
    assert direct.edits(ada.person.dm_channel.id) and not other.edits(ada.person.dm_channel.id)
    assert not direct.edits(thread.id)
    for _ in range(30):
        if await ada.press() is None:
            break
    assert (await other.bot.services.host.state(table)).revision > 0
    again = await ada.person.slash(ada.channel, "daily", game=GAME)
    await again.finished()
    assert says(said(again), "done-daily-thread")
    assert (await attempt_of(other, ada)).table_id == table
    posts = [message for message in ada.person.sees(thread) if says(words(message), "daily-thread-live")]
    assert len(posts) == 1


async def test_process_with_other_code_begins_nothing_until_it_has_the_duty(room: ShardedRoom) -> None:
    direct, other = [await room.start(shards) for shards in ("0/2", "1/2")]
    ada = await begun(room)
    before = await attempt_of(direct, ada)
    days = other.bot.services.host.days
    days._code = lambda: "other code"
    use = await ada.person.slash(ada.channel, "daily", game="gin")
    await use.finished()
    assert says(said(use), "refusal-daily-updating")
    await Days(direct.bot.services.host._core, deciding_code).see_to()
    assert (await attempt_of(direct, ada)) == before, "the day goes on"

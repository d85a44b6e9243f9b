"""Each server gets one post a day from the process that looks after it, even if processes are replaced meanwhile."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from typing import Any

import pytest
import pytest_asyncio

from bot.features.daily import post as daily_post
from bot.host.daily import schedule
from bot.host.model.settings import ServerSettings
from playground import Channel, Person
from tests.bot.conftest import words
from tests.bot.daily_room import proof_of
from tests.bot.sharded_room import WITHIN, Part, ShardedRoom, open_room, quicken
from tests.texts import says

pytestmark = pytest.mark.postgres


@pytest.fixture(autouse=True)
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let leases change hands quickly, and posts be due at midnight in every server, without a spread."""
    quicken(monkeypatch)
    monkeypatch.setattr(schedule, "SPREAD", 0.0)
    for name in ("_LOOK", "_POLL", "EDITS_APART"):
        monkeypatch.setattr(daily_post, name, 0.5)


@pytest_asyncio.fixture
async def room(postgres_url: str) -> AsyncIterator[ShardedRoom]:
    async with open_room(postgres_url) as room:
        yield room


async def channels(room: ShardedRoom, part: Part) -> list[Channel]:
    """Let both servers want their post, and return the channels."""
    found = [room.playground.add_channel(guild, "daily") for guild in room.guilds]
    for guild, channel in zip(room.guilds, found, strict=True):
        host = part.bot.services.host
        await host.servers.save(guild.id, ServerSettings(daily_channel=channel.id, daily_hour=0))
        await host.daily_posts.pressed(guild.id)
    return found


def posts(who: Person, channel: Channel) -> list[dict[str, Any]]:
    return [message for message in who.sees(channel) if proof_of(message)]


async def test_each_process_posts_in_its_own_servers(room: ShardedRoom) -> None:
    ada = room.playground.add_person("Ada")
    direct, other = await room.start("0/2"), await room.start("1/2")
    there = await channels(room, direct)
    await room.playground.until(lambda: all(posts(ada, each) for each in there), WITHIN)
    for part, own, foreign in ((direct, 0, 1), (other, 1, 0)):
        assert part.edits(there[own].id) and not part.edits(there[foreign].id)


@pytest.mark.soak
async def test_a_process_that_takes_over_posts_once_and_goes_on_with_posts(room: ShardedRoom) -> None:
    ada = room.playground.add_person("Ada")
    direct, other = await room.start("0/2"), await room.start("1/2")
    there = (await channels(room, direct))[1]
    await room.playground.until(lambda: posts(ada, there), WITHIN)
    [post] = posts(ada, there)
    await other.crash()
    await room.playground.until(lambda: direct.bot.shards_taken_over == {1}, WITHIN)
    host, guild = direct.bot.services.host, room.guilds[1].id
    player = await host.people.player(ada.id, "Ada")
    attempt = await host.attempts.begin(player, (await host.daily_posts.plan(guild)).post.game, guild)
    async with asyncio.timeout(WITHIN):
        state = await host.attempts.show(attempt.table_id)
        while state.live:
            seat = state.seat_of(player.id)
            view = state.view(seat)
            assert view
            if seat in view.to_act:
                await host.play.act(state.id, player, view.legal[0])
            await asyncio.sleep(0.01)
            state = await host.state(state.id)
    await room.playground.until(lambda: says(words(posts(ada, there)[0]), "daily-post-finished", names="Ada"), WITHIN)
    assert [each["id"] for each in posts(ada, there)] == [post["id"]]

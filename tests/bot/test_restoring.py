"""After a restart tables are shown again spread over time, within Discord's rate limits."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Callable
from functools import partial
from typing import Any

import pytest

from bot.app import Cardroom
from bot.table.delivery import restoring
from bot.ui.components import Picture
from engine import players
from engine.types import Action
from playground import Channel
from tests.bot.blank_painter import BlankPainter
from tests.bot.conftest import Room, buttons
from tests.bot.many_processes import servers_by_shard
from tests.bot.playing import command, met_before, press, store_actions, stored_game
from tests.bot.process import RandomPlayer
from tests.examples import in_soak
from tests.texts import text

pytestmark = pytest.mark.usefixtures("draws_by_hand")


async def tables(room: Room, count: int) -> list[Channel]:
    """Start tables, each with its own channel and host; Ada hosts the first."""
    channels = [room.playground.add_channel(room.guild, f"place-{number}") for number in range(count)]
    people = [room.ada, room.ben, *(room.playground.add_person(f"Guest {number}") for number in range(2, count))]
    await met_before(room, *people)
    services = room.bot.services
    for channel, person in zip(channels, people, strict=False):
        host = await services.store.player(person.id, person.name)
        state = await services.host.lobby.open(
            guild_id=room.guild.id, channel_id=channel.id, host=host, game="canasta", preset="modern"
        )
        await services.host.lobby.start(state.id, host)
    await room.quiet()
    return channels


def edited(room: Room, since: int) -> list[int]:
    """Return the channels whose messages were edited or posted since a request, in order."""
    records = [record for record in list(room.playground.records)[since:] if record.method in ("PATCH", "POST")]
    return [int(record.path.split("/")[2]) for record in records if record.path.startswith("/channels/")]


async def restored(room: Room, channels: list[Channel], seconds: float) -> None:
    """Start the bot, and wait until all tables are shown again."""
    since = len(room.playground.records)
    room.playground.rate_limiter.enforced = True
    await room.start()
    await room.playground.until(lambda: {channel.id for channel in channels} <= set(edited(room, since)), seconds)


@pytest.mark.soak
@pytest.mark.parametrize("count", [24, in_soak(1000)])
async def test_tables_come_back_without_a_429(room: Room, later: Callable[[float], None], count: int) -> None:
    channels = await tables(room, count)
    await room.stop()
    later(3600)  # all messages are too old to be edited: they are posted anew
    await restored(room, channels, 60 + count)
    assert not [record for record in room.playground.records if record.status == 429]


@pytest.mark.soak
async def test_tables_where_people_played_last_come_first(room: Room, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(restoring, "RATE", 5.0)
    channels = await tables(room, 3)
    [post] = [message for message in room.ben.sees(channels[1]) if message["components"] and not message["flags"] & 64]
    await press(room, room.ben, post, text("verb-draw"))
    await room.stop()
    since = len(room.playground.records)
    await room.start()
    await room.quiet()
    places = [channel for channel in dict.fromkeys(edited(room, since)) if channel in {place.id for place in channels}]
    assert places == [channels[1].id, channels[2].id, channels[0].id]


@pytest.mark.soak
async def test_picture_that_takes_long_holds_up_no_other_table(room: Room, monkeypatch: pytest.MonkeyPatch) -> None:
    channels = await tables(room, 3)
    await room.stop()
    drawn, names, draw = asyncio.Event(), [], BlankPainter.draw

    async def slow(painter: BlankPainter, name: str, drawing: partial[bytes]) -> Picture | None:
        names.append(name)
        if names == ["table.png"]:
            await drawn.wait()
        return await draw(painter, name, drawing)

    monkeypatch.setattr(BlankPainter, "draw", slow)
    since = len(room.playground.records)
    await room.start()
    await room.playground.until(lambda: {channels[0].id, channels[1].id} <= set(edited(room, since)), 3)
    assert channels[2].id not in edited(room, since), "it comes first, and its picture is still being drawn"
    drawn.set()
    await room.playground.until(lambda: channels[2].id in edited(room, since), 5)


async def test_table_that_is_used_is_shown_at_once(room: Room, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(restoring, "RATE", 0.1)
    channels = await tables(room, 4)
    await room.stop()
    since = len(room.playground.records)
    await room.start()
    await room.playground.until(lambda: channels[3].id in edited(room, since))
    [post] = [message for message in room.ada.sees(channels[0]) if message["components"] and not message["flags"] & 64]
    await room.ada.click(post, label=text("verb-draw"))

    def shown() -> list[dict[str, Any]]:
        posts = [message for message in room.ada.sees(channels[0]) if not message["flags"] & 64]
        return [post for post in posts if text("verb-discard") in buttons(post)]

    await room.playground.until(shown, 5)
    await (await room.ben.slash(channels[1], "hand")).finished()
    await room.playground.until(lambda: channels[1].id in edited(room, since), 5)
    assert channels[2].id not in edited(room, since), "its turn comes later"


async def test_computers_play_on_before_their_tables_are_shown(room: Room, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(restoring, "RATE", 0.1)
    channels = await tables(room, 2)
    left, newest = [await room.bot.services.host.table_in_channel(channel.id) for channel in channels]
    assert left and newest
    game = await stored_game(room, left.id)
    while game.to_act == (0,):
        game.play(0, players.choose(game.view(0), "beginner", b"seed"))
    await store_actions(room, left.id, game.actions, 0)  # and the process dies before the computer's turn
    await store_actions(room, newest.id, [(0, Action("draw"))], 0)
    await room.stop()
    since = len(room.playground.records)
    await room.start()
    host, changed = room.bot.services.host, asyncio.Event()
    host.on_change.append(lambda change: changed.set())
    async with asyncio.timeout(60):
        while (await host.state(left.id)).revision == len(game.actions):
            await changed.wait()
            changed.clear()
    assert channels[0].id not in edited(room, since), "its turn comes later"


async def test_table_whose_server_is_not_connected_yet_goes_on(room: Room) -> None:
    channel = room.playground.add_channel(servers_by_shard(room.playground, 2)[1], "table-1")
    ada = RandomPlayer(room.ada, channel, random.Random(1))
    await command(room, room.ada, "table new", channel=channel)
    await press(room, room.ada, ada.post() or {}, text("button-start"))
    await room.stop()
    connects = asyncio.Event()

    class SlowlyConnected(Cardroom):
        async def before_identify_hook(self, shard_id: int | None, *, initial: bool = False) -> None:
            if shard_id:
                await connects.wait()

    room.playground.application.shards, room.build = 2, SlowlyConnected
    await room.start()
    dealt = ada.hand()
    assert dealt
    await room.ada.click(dealt, label=text("verb-draw"))
    await room.playground.until(lambda: ada.hand() != dealt)
    connects.set()
    await room.quiet()
    state = await room.bot.services.host.table_in_channel(channel.id)
    assert state and state.live, "its server has not removed the bot"

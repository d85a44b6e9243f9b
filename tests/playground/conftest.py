"""Fixtures: a playground with a server, two people and a test bot."""

from __future__ import annotations

from collections.abc import AsyncIterator

import aiohttp
import discord
import pytest
import yarl

from playground import Playground
from tests.playground.room import Clock, Room


@pytest.fixture
async def room(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[Room]:
    """Open a room without rate limits; ``parametrize("room", [{...}], indirect=True)`` passes other arguments."""
    clock = Clock()
    playground = Playground(clock=clock, **({"limits": False} | getattr(request, "param", {})))
    await playground.start()
    monkeypatch.setattr(discord.http.Route, "BASE", playground.api_base)
    gateway = yarl.URL(playground.gateway_url)
    monkeypatch.setattr(discord.gateway.DiscordWebSocket, "DEFAULT_GATEWAY", gateway)
    guild = playground.add_guild("Card club")
    channel = playground.add_channel(guild, "table-1")
    ada, ben = playground.add_person("Ada"), playground.add_person("Ben")
    async with aiohttp.ClientSession() as http:
        room_ = Room(playground, clock, http, guild, channel, ada, ben)
        yield room_
        await room_.close()
    await playground.stop()


@pytest.fixture
async def opened(room: Room) -> Room:
    """Return a room with a command ``/open`` that only the test answers."""
    await room.request(
        "PUT",
        f"/applications/{room.playground.world.bot.id}/commands",
        [{"name": "open", "description": "Open a table", "type": 1}],
    )
    return room

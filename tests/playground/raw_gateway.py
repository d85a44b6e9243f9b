"""Connections to the gateway without a client library, and with a sharded one."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

import aiohttp
import discord

from tests.playground.room import Room


class RawGateway:
    """A gateway socket without a client library."""

    def __init__(self, room: Room, socket: aiohttp.ClientWebSocketResponse, inflate: Callable[[bytes], bytes]) -> None:
        self.room, self.socket, self.inflate = room, socket, inflate

    async def receive(self) -> dict[str, Any]:
        """Return the next payload, or ``{"closed": code}``."""
        message = await self.socket.receive(timeout=5)
        if message.type is aiohttp.WSMsgType.CLOSE:
            return {"closed": message.data}
        data = message.data if isinstance(message.data, str) else self.inflate(message.data).decode()
        payload: dict[str, Any] = json.loads(data)
        return payload

    async def until(self, kind: str) -> dict[str, Any]:
        """Return the data of the next event of a type, skipping others."""
        while (event := await self.receive()).get("t") != kind:
            assert "closed" not in event
        data: dict[str, Any] = event["d"]
        return data

    async def identify(self, **more: Any) -> dict[str, Any]:
        """Log in and return the response."""
        data = {"token": self.room.playground.token, "intents": 1 | 1 << 9 | 1 << 12, "properties": {}} | more
        await self.socket.send_json({"op": 2, "d": data})
        return await self.receive()


async def connect(room: Room, compression: str = "", inflate: Callable[[bytes], bytes] = bytes) -> RawGateway:
    """Connect to the gateway and receive its HELLO."""
    query = f"?v=10&encoding=json&compress={compression}"
    raw = RawGateway(room, await room.http.ws_connect(room.playground.gateway_url + query), inflate)
    assert (await raw.receive())["op"] == 10
    return raw


class Sharded(discord.AutoShardedClient):
    """A client with several shards that does not wait 5 s between them."""

    def __init__(self) -> None:
        super().__init__(intents=discord.Intents(guilds=True, dm_messages=True), guild_ready_timeout=0.1)
        self.received_by: list[int] = []

    async def before_identify_hook(self, shard_id: int | None, *, initial: bool = False) -> None:
        """Do not wait between shards."""

    async def on_message(self, message: discord.Message) -> None:
        self.received_by.append(message.guild.shard_id if message.guild else 0)

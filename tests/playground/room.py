"""A playground with a server, two people and a test bot: the real discord.py over real sockets."""

from __future__ import annotations

import asyncio
import contextlib
import io
import json
import time
from dataclasses import dataclass, field
from typing import Any

import aiohttp
import discord
from discord import app_commands

from playground import Channel, Guild, Person, Playground


class Clock:
    """The time, which a test can advance."""

    def __init__(self) -> None:
        self.ahead = 0.0

    def __call__(self) -> float:
        return time.time() + self.ahead


class Bot(discord.Client):
    """A client whose slash commands a test adds to ``tree`` before it starts."""

    def __init__(self, **options: Any) -> None:
        intents = discord.Intents(guilds=True, guild_messages=True, dm_messages=True)
        settings: dict[str, Any] = {"intents": intents, "guild_ready_timeout": 0.1, **options}
        super().__init__(**settings)
        self.tree = app_commands.CommandTree(self)
        self.received: list[discord.Message] = []
        self.resumed = 0

    async def setup_hook(self) -> None:
        await self.tree.sync()

    async def on_resumed(self) -> None:
        self.resumed += 1

    async def on_message(self, message: discord.Message) -> None:
        self.received.append(message)


@dataclass
class Room:
    """A server with two people and a channel, and the bots that a test starts."""

    playground: Playground
    clock: Clock
    http: aiohttp.ClientSession
    guild: Guild
    channel: Channel
    ada: Person
    ben: Person
    bot: Bot = field(default_factory=Bot)
    _running: list[tuple[discord.Client, asyncio.Task[None]]] = field(default_factory=list)

    async def start(self, bot: Bot | None = None) -> Bot:
        """Start the room's bot or another, and wait until it knows its guilds."""
        bot = bot or self.bot
        running = asyncio.create_task(bot.start(self.playground.token))
        self._running.append((bot, running))
        await self.playground.until(lambda: running.done() or bot.is_ready())
        if running.done():
            running.result()
        return bot

    async def request(
        self,
        method: str,
        path: str,
        form: Any = None,
        *,
        files: dict[str, bytes] | None = None,
        token: str | None = None,
    ) -> tuple[int, Any]:
        """Make a request as the bot would; return the status and the JSON."""
        headers = {"Authorization": f"Bot {token or self.playground.token}"}
        data: Any = None
        if files is not None:
            data = aiohttp.FormData(quote_fields=False)
            data.add_field("payload_json", json.dumps(form or {}))
            for number, (name, content) in enumerate(files.items()):
                data.add_field(f"files[{number}]", io.BytesIO(content), filename=name)
            form = None
        url = self.playground.api_base + path
        async with self.http.request(method, url, json=form, data=data, headers=headers) as answer:
            return answer.status, await answer.json() if answer.status != 204 else None

    async def send(self, form: Any, **more: Any) -> tuple[int, Any]:
        """Send a message to the room's channel."""
        return await self.request("POST", f"/channels/{self.channel.id}/messages", form, **more)

    async def edit(self, message: dict[str, Any], form: Any, **more: Any) -> tuple[int, Any]:
        """Edit a message."""
        path = f"/channels/{message['channel_id']}/messages/{message['id']}"
        return await self.request("PATCH", path, form, **more)

    async def close(self) -> None:
        """Stop all bots."""
        for bot, running in self._running:
            await bot.close()
            with contextlib.suppress(Exception):
                await running

"""The start messages of servers: one each, pinned where possible."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from weakref import WeakValueDictionary

import discord

from bot.features.lobby.start_message import start_message
from bot.host.model.settings import StartPost
from bot.host.servers import Servers
from bot.table.delivery.requests import best_effort, nonce
from bot.table.services import FeatureService, Services
from bot.texts import Texts

_log = logging.getLogger(__name__)


class StartMessages(FeatureService):
    """Posts start messages and removes them."""

    def __init__(self, client: discord.Client, servers: Servers, texts: Texts) -> None:
        self._client, self._servers, self._texts = client, servers, texts
        self._locks: WeakValueDictionary[int, asyncio.Lock] = WeakValueDictionary()

    async def post(self, guild_id: int, channel_id: int, *, pin: bool) -> bool:
        """Post a server's start message in a channel, delete the old one, and return whether the new one is pinned.

        After a crash between sending and storing, another press finds the message by its nonce.
        """
        async with self._lock(guild_id):
            old = (await self._servers.settings(guild_id)).start
            name = nonce("start", str(guild_id), str(channel_id), str(old.message_id if old else 0))
            sent = await self._channel(channel_id).send(view=start_message(self._texts), nonce=name)
            await self._store(guild_id, StartPost(channel_id=channel_id, message_id=sent.id))
            if old:
                await self._delete(old)
            return pin and await _pin(sent)

    async def remove(self, guild_id: int) -> None:
        """Delete a server's start message, if there is one."""
        async with self._lock(guild_id):
            if old := (await self._servers.settings(guild_id)).start:
                await self._store(guild_id, None)
                await self._delete(old)

    async def forget_deleted(self, guild_id: int) -> None:
        """Forget a server's start message if somebody deleted it."""
        async with self._lock(guild_id):
            start = (await self._servers.settings(guild_id)).start
            if start is None:
                return
            try:
                await self._channel(start.channel_id).fetch_message(start.message_id)
            except discord.NotFound:
                await self._store(guild_id, None)
            except discord.HTTPException as error:
                _log.info("a start message cannot be read: %s %s", error.status, error.code)

    async def _store(self, guild_id: int, start: StartPost | None) -> None:
        settings = await self._servers.settings(guild_id)
        await self._servers.save(guild_id, settings.model_copy(update={"start": start}))

    async def _delete(self, old: StartPost) -> None:
        await best_effort(self._channel(old.channel_id).get_partial_message(old.message_id).delete())

    def _lock(self, guild_id: int) -> asyncio.Lock:
        return self._locks.setdefault(guild_id, asyncio.Lock())

    def _channel(self, channel_id: int) -> discord.PartialMessageable:
        return self._client.get_partial_messageable(channel_id)


async def _pin(message: discord.Message) -> bool:
    try:
        await message.pin()
    except discord.HTTPException as error:
        _log.info("a start message could not be pinned: %s %s", error.status, error.code)
        return False
    return True


def service(client: discord.Client, services: Services, clock: Callable[[], float]) -> StartMessages:
    """Return the service of a bot."""
    return StartMessages(client, services.host.servers, services.texts)

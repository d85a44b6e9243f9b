"""The names of servers, also of those whose shard another process runs."""

from __future__ import annotations

import logging

import discord

from bot.limits import shard_of

_log = logging.getLogger(__name__)


class ServerNames:
    """Knows the names of connected servers, and asks Discord once for those of another process."""

    def __init__(self, client: discord.AutoShardedClient) -> None:
        self._client = client
        self._asked: dict[int, str] = {}

    def of(self, guild_id: int) -> str:
        """Return the name, with Markdown escaped; empty if it is not known."""
        guild = self._client.get_guild(guild_id)
        return discord.utils.escape_markdown(guild.name if guild else self._asked.get(guild_id, ""))

    async def learn(self, guild_id: int) -> None:
        """Ask Discord once for the name of a server whose shard another process runs."""
        if guild_id in self._asked or not self._is_elsewhere(guild_id):
            return
        self._asked[guild_id] = ""
        try:
            self._asked[guild_id] = str((await self._client.http.get_guild(guild_id, with_counts=False))["name"])
        except discord.HTTPException as error:
            _log.info("a server's name is not known: %s %s", error.status, error.code)

    def _is_elsewhere(self, guild_id: int) -> bool:
        shards = self._client.shard_ids
        return shards is not None and shard_of(guild_id, self._client.shard_count or 1) not in shards

"""A server's settings and seasons."""

from __future__ import annotations

from bot.host.core import Core
from bot.host.model.server_settings import ServerSettings
from data.store import Season


class Servers:
    """Reads and changes them. The caller checks permissions."""

    def __init__(self, core: Core) -> None:
        self._core = core

    async def settings(self, guild_id: int) -> ServerSettings:
        """The settings of a server."""
        return ServerSettings.read(await self._core.store.guild_settings(guild_id))

    async def save(self, guild_id: int, settings: ServerSettings) -> None:
        """Store the settings of a server."""
        await self._core.commit(self._save(guild_id, settings))

    async def counts_everywhere(self, guild_id: int) -> bool:
        """Whether a server's games also count on the boards of all servers."""
        return not await self._core.store.is_excluded(guild_id)

    async def set_everywhere(self, guild_id: int, counts: bool) -> None:
        """Set whether a server's games also count on the boards of all servers."""
        await self._core.commit(self._core.store.set_excluded(guild_id, not counts))
        self._core.on_pool_membership_change()

    async def season(self, guild_id: int) -> Season:
        """The current season of a server."""
        return (await self._core.store.seasons(guild_id))[-1]

    async def start_season(self, guild_id: int, after: int) -> None:
        """End season number ``after`` and start the next one. Refuses ``stale`` if it has ended already."""
        await self._core.commit(self._core.store.start_season(guild_id, self._core.clock(), expect=after))

    async def _save(self, guild_id: int, settings: ServerSettings) -> None:
        stored = await self._core.store.guild_settings(guild_id)
        await self._core.store.set_guild_settings(guild_id, settings.merged_into(stored))

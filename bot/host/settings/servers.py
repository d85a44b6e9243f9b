"""What a server has set, and its seasons."""

from __future__ import annotations

from bot.host.core import Core
from bot.host.model.server_settings import ServerSettings
from data.store import Season


class Servers:
    """What is done by those who manage a server; who may do it is for the caller to know."""

    def __init__(self, core: Core) -> None:
        self._core = core

    async def settings(self, guild_id: int) -> ServerSettings:
        """What a server has set."""
        return ServerSettings.read(await self._core.store.guild_settings(guild_id))

    async def save(self, guild_id: int, settings: ServerSettings) -> None:
        """Keeps what a server sets now."""
        await self._core.commit(self._save(guild_id, settings))

    async def counts_everywhere(self, guild_id: int) -> bool:
        """Whether a server's games count on the boards of everywhere too."""
        return not await self._core.store.is_excluded(guild_id)

    async def set_everywhere(self, guild_id: int, counts: bool) -> None:
        """Lets a server's games count on the boards of everywhere, or no more."""
        await self._core.commit(self._core.store.set_excluded(guild_id, not counts))
        self._core.on_pool_membership_change()

    async def season(self, guild_id: int) -> Season:
        """The season that goes on in a server."""
        return (await self._core.store.seasons(guild_id))[-1]

    async def start_season(self, guild_id: int, after: int) -> None:
        """Ends the season of this number, which is archived, and begins the next. Refuses ``stale`` if it has ended."""
        await self._core.commit(self._core.store.start_season(guild_id, self._core.clock(), expect=after))

    async def _save(self, guild_id: int, settings: ServerSettings) -> None:
        stored = await self._core.store.guild_settings(guild_id)
        await self._core.store.set_guild_settings(guild_id, settings.merged_into(stored))

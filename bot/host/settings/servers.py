"""A server's settings and seasons."""

from __future__ import annotations

from contextlib import suppress

from bot.host.core import LIVE, Core
from bot.host.model.server_settings import ServerSettings
from bot.host.refusals import Refusal
from data.store import Season


class Servers:
    """Reads and changes settings and seasons. The caller checks permissions."""

    def __init__(self, core: Core) -> None:
        self._core = core

    async def settings(self, guild_id: int) -> ServerSettings:
        """Return the settings of a server."""
        return ServerSettings.read(await self._core.store.guild_settings(guild_id))

    async def save(self, guild_id: int, settings: ServerSettings) -> None:
        """Store the settings of a server."""
        await self._core.commit(self._save(guild_id, settings))

    async def counts_everywhere(self, guild_id: int) -> bool:
        """Return whether a server's games also count on the boards of all servers."""
        return not await self._core.store.is_excluded(guild_id)

    async def is_barred(self, guild_id: int) -> bool:
        """Return whether the operator leaves a server out of the boards of all servers, whatever it has set."""
        return guild_id in await self._core.store.barred_guilds()

    async def set_everywhere(self, guild_id: int, counts: bool) -> None:
        """Set whether a server's games also count on the boards of all servers."""
        await self._core.commit(self._core.store.set_excluded(guild_id, not counts))
        self._core.on_pool_membership_change(None)

    async def season(self, guild_id: int) -> Season:
        """Return the current season of a server."""
        return (await self._core.store.seasons(guild_id))[-1]

    async def start_season(self, guild_id: int, after: int) -> None:
        """End season number ``after`` and start the next one. Refuses ``stale`` if it has ended already."""
        await self._core.commit(self._core.store.start_season(guild_id, self._core.clock(), expect=after))

    async def _save(self, guild_id: int, settings: ServerSettings) -> None:
        stored = await self._core.store.guild_settings(guild_id)
        await self._core.store.set_guild_settings(guild_id, settings.merged_into(stored))
        if ServerSettings.read(stored).words != settings.words:
            await self._show_names_anew(guild_id)

    async def _show_names_anew(self, guild_id: int) -> None:
        """Show the live tables of a server with the names that it allows now."""
        self._core.names.forget(guild_id)
        for row in await self._core.store.tables(guild_id=guild_id, statuses=LIVE):
            with suppress(Refusal):
                async with self._core.tables.hold(row.id) as session:
                    self._core.tell(session)

"""The settings of servers, in memory: every change at a table of theirs needs some of them."""

from __future__ import annotations

from collections.abc import Callable

from bot.host.model.settings import ServerSettings
from data.store import Store

_FRESH = 60.0
"""Seconds for which a server's settings are not read again; another process may have changed them."""
_KEPT = 10_000
"""Servers whose settings are kept."""


class KnownServers:
    """Keeps each server's settings for a minute."""

    def __init__(self, store: Store, clock: Callable[[], float]) -> None:
        self._store = store
        self._clock = clock
        self._known: dict[int, tuple[float, ServerSettings]] = {}

    async def settings(self, guild_id: int) -> ServerSettings:
        """Return the settings of a server, at most a minute old."""
        until, settings = self._known.get(guild_id, (0.0, ServerSettings()))
        now = self._clock()
        if not now < until <= now + _FRESH:
            if len(self._known) >= _KEPT:
                self._known.clear()
            settings = ServerSettings.read(await self._store.guild_settings(guild_id))
            self._known[guild_id] = (now + _FRESH, settings)
        return settings

    async def language(self, guild_id: int | None) -> str:
        """Return the language of what a server's channels show; empty for English, and outside of any server."""
        return (await self.settings(guild_id)).reads if guild_id else ""

    def forget(self, guild_id: int) -> None:
        """Read a server's settings again, because they were changed."""
        self._known.pop(guild_id, None)

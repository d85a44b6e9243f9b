"""The people whom the bot knows, and their settings."""

from __future__ import annotations

import asyncio
from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Any

from bot.host.core import Core
from bot.host.model.settings import Preferences, Reader, StoredSettings
from bot.recent import Recent
from data.store import Player, StoreError

_KEPT = 10_000
"""The most people of whom it is kept how they read."""
_PATIENCE = 0.5
"""Seconds to wait for it: Discord waits three for an answer."""


class People:
    """Finds people by account or number, and keeps their settings."""

    def __init__(self, core: Core) -> None:
        self._core = core
        self._readers: Recent[int, Reader] = Recent(_KEPT)
        """How people read, by Discord account."""

    async def player(self, account: int, name: str) -> Player:
        """Return the player of a Discord account, registered under this name."""
        player = await self._core.store.player(account, name, self._core.clock())
        self._note(account, player.settings)
        return player

    async def find(self, account: int) -> Player | None:
        """Return the player of a Discord account if they are known."""
        return await self._core.store.find_player(account)

    async def reader(self, account: int) -> Reader:
        """Return the language that somebody chose, and how cards are written to them.

        Waits only a moment for the store, and takes the defaults if it is slow or fails.
        """
        if account not in self._readers:
            try:
                async with asyncio.timeout(_PATIENCE):
                    player = await self.find(account)
            except (TimeoutError, StoreError):
                return Reader()
            self._note(account, player.settings if player else {})
        return self._readers.get(account) or Reader()

    def _note(self, account: int, settings: Mapping[str, Any]) -> None:
        self._readers[account] = Preferences.read(settings).reader

    async def by_number(self, numbers: Sequence[int]) -> dict[int, Player]:
        """Return the players with these numbers."""
        return await self._core.store.players(numbers)

    async def met(self, player: Player, language: str) -> Player:
        """Remember the language that Discord names for a player, and return them as stored."""
        known = Preferences.read(player.settings)
        if known.discord_language == language:
            return player
        settings = known.model_copy(update={"discord_language": language})
        await self.save(player, settings)
        return replace(player, settings=settings.merged_into(player.settings))

    async def save(self, player: Player, settings: StoredSettings) -> None:
        """Store some settings of a player; the others stay."""
        stored = settings.merged_into(player.settings)
        await self._core.store.set_settings(player.id, stored)
        if player.discord_id is not None:
            self._note(player.discord_id, stored)

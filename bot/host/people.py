"""The people whom the bot knows, and their settings."""

from __future__ import annotations

import asyncio
from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Any

from bot.host.core import Core
from bot.host.model.settings import Preferences, StoredSettings
from bot.recent import Recent
from data.store import Player, StoreError

_KEPT = 10_000
"""The most people whose chosen languages are kept."""
_PATIENCE = 0.5
"""Seconds to wait for a language: Discord waits three for an answer."""


class People:
    """Finds people by account or number, and keeps their settings."""

    def __init__(self, core: Core) -> None:
        self._core = core
        self._chosen: Recent[int, str] = Recent(_KEPT)
        """The languages that people chose, by Discord account; empty for that of Discord."""

    async def player(self, account: int, name: str) -> Player:
        """Return the player of a Discord account, registered under this name."""
        player = await self._core.store.player(account, name, self._core.clock())
        self._note(account, player.settings)
        return player

    async def find(self, account: int) -> Player | None:
        """Return the player of a Discord account if they are known."""
        return await self._core.store.find_player(account)

    async def chosen_language(self, account: int) -> str:
        """Return the language that somebody chose; empty for that of their Discord.

        Waits only a moment for the store, and takes the language of their Discord if it is slow or fails.
        """
        if account not in self._chosen:
            try:
                async with asyncio.timeout(_PATIENCE):
                    player = await self.find(account)
            except (TimeoutError, StoreError):
                return ""
            self._note(account, player.settings if player else {})
        return self._chosen.get(account) or ""

    def _note(self, account: int, settings: Mapping[str, Any]) -> None:
        self._chosen[account] = Preferences.read(settings).language

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

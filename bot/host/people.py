"""The people whom the bot knows, and their settings."""

from __future__ import annotations

from collections.abc import Sequence

from bot.host.core import Core
from bot.host.model.settings import StoredSettings
from data.store import Player


class People:
    """Finds people by account or number, and keeps their settings."""

    def __init__(self, core: Core) -> None:
        self._core = core

    async def player(self, account: int, name: str) -> Player:
        """Return the player of a Discord account, registered under this name."""
        return await self._core.store.player(account, name, self._core.clock())

    async def find(self, account: int) -> Player | None:
        """Return the player of a Discord account if they are known."""
        return await self._core.store.find_player(account)

    async def by_number(self, numbers: Sequence[int]) -> dict[int, Player]:
        """Return the players with these numbers."""
        return await self._core.store.players(numbers)

    async def save(self, player: Player, settings: StoredSettings) -> None:
        """Store some settings of a player; the others stay."""
        await self._core.store.set_settings(player.id, settings.merged_into(player.settings))

"""Servers: their settings and seasons."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, NamedTuple, Protocol


class Season(NamedTuple):
    """A season of a server: its number (from 1), start and end (``None`` for the current one)."""

    number: int
    since: float
    until: float | None


class GuildStore(Protocol):
    """Settings and seasons of servers."""

    async def guild_settings(self, guild_id: int) -> dict[str, Any]:
        """Return a server's settings, opaque to the store."""

    async def set_guild_settings(self, guild_id: int, settings: Mapping[str, Any]) -> None:
        """Replace a server's settings."""

    async def seasons(self, guild_id: int) -> list[Season]:
        """Return a server's seasons, oldest first. The first has no start, the last has no end."""

    async def start_season(self, guild_id: int, at: float, *, expect: int) -> None:
        """End season number ``expect`` and start the next.

        Raises :class:`Conflict` if it is not the current season, or began after ``at``.
        """

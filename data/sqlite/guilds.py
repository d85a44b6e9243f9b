"""Servers: what they have set, whether they are counted everywhere, and their seasons."""

from __future__ import annotations

import json
from collections.abc import Mapping
from typing import Any

import aiosqlite

from data.records import Season
from data.sqlite import rows
from data.sqlite.connection import Connected
from data.store import Conflict


class GuildsStore(Connected):
    """The part of the store that is about servers."""

    async def guild_settings(self, guild_id: int) -> dict[str, Any]:
        """See :meth:`Records.guild_settings`."""
        found = await self._read("SELECT settings FROM guilds WHERE guild_id = ?", (guild_id,))
        settings: dict[str, Any] = json.loads(found[0][0]) if found else {}
        return settings

    async def set_guild_settings(self, guild_id: int, settings: Mapping[str, Any]) -> None:
        """See :meth:`Records.set_guild_settings`."""
        await self._keep(guild_id, "settings", rows.as_json(settings))

    async def left_everywhere(self, guild_id: int) -> bool:
        """See :meth:`Records.left_everywhere`."""
        return bool(await self._read("SELECT 1 FROM guilds WHERE guild_id = ? AND left_everywhere = 1", (guild_id,)))

    async def absent(self) -> tuple[int, ...]:
        """See :meth:`Records.absent`."""
        found = await self._read("SELECT guild_id FROM guilds WHERE left_everywhere = 1 ORDER BY guild_id")
        return tuple(row[0] for row in found)

    async def set_left_everywhere(self, guild_id: int, left: bool) -> None:
        """See :meth:`Records.set_left_everywhere`."""
        await self._keep(guild_id, "left_everywhere", left)

    async def seasons(self, guild_id: int) -> list[Season]:
        """See :meth:`Records.seasons`."""
        found = await self._read("SELECT since FROM seasons WHERE guild_id = ? ORDER BY number", (guild_id,))
        begun = [0.0, *(since for (since,) in found)]
        return [
            Season(number, since, until)
            for number, (since, until) in enumerate(zip(begun, [*begun[1:], None], strict=True), 1)
        ]

    async def new_season(self, guild_id: int, at: float, *, expect: int) -> None:
        """See :meth:`Records.new_season`."""

        async def job(db: aiosqlite.Connection) -> None:
            [(number, since)] = await db.execute_fetchall(
                "SELECT coalesce(max(number), 1), coalesce(max(since), 0.0) FROM seasons WHERE guild_id = ?",
                (guild_id,),
            )
            if number != expect or at <= since:
                raise Conflict(f"season {number} of server {guild_id} goes on, since {since}")
            await db.execute_fetchall(
                "INSERT INTO seasons (guild_id, number, since) VALUES (?, ?, ?)", (guild_id, number + 1, at)
            )

        await self._writer.run(job)

    async def _keep(self, guild_id: int, column: str, value: Any) -> None:
        await self._writer.run(
            lambda db: db.execute_fetchall(
                f"INSERT INTO guilds (guild_id, {column}) VALUES (?, ?)"
                f" ON CONFLICT (guild_id) DO UPDATE SET {column} = excluded.{column}",
                (guild_id, value),
            )
        )

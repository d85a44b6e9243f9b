"""Servers: their settings and seasons."""

from __future__ import annotations

import json
from collections.abc import Mapping
from typing import Any

import aiosqlite

from data.sqlite import queries
from data.sqlite.connection import Connections
from data.sqlite.writer import Writer
from data.store import Conflict, Season


class SQLiteGuilds(Connections):
    """The driver of :class:`data.store.GuildStore`."""

    async def guild_settings(self, guild_id: int) -> dict[str, Any]:
        """See :meth:`Store.guild_settings`."""
        found = await self._read("SELECT settings FROM guilds WHERE guild_id = ?", (guild_id,))
        settings: dict[str, Any] = json.loads(found[0][0]) if found else {}
        return settings

    async def set_guild_settings(self, guild_id: int, settings: Mapping[str, Any]) -> None:
        """See :meth:`Store.set_guild_settings`."""
        await set_guild_column(self._writer, guild_id, "settings", queries.to_json(settings))

    async def seasons(self, guild_id: int) -> list[Season]:
        """See :meth:`Store.seasons`."""
        found = await self._read("SELECT since FROM seasons WHERE guild_id = ? ORDER BY number", (guild_id,))
        begun = [0.0, *(since for (since,) in found)]
        return [
            Season(number, since, until)
            for number, (since, until) in enumerate(zip(begun, [*begun[1:], None], strict=True), 1)
        ]

    async def start_season(self, guild_id: int, at: float, *, expect: int) -> None:
        """See :meth:`Store.start_season`."""

        async def job(db: aiosqlite.Connection) -> None:
            [(number, since)] = await db.execute_fetchall(
                "SELECT coalesce(max(number), 1), coalesce(max(since), 0.0) FROM seasons WHERE guild_id = ?",
                (guild_id,),
            )
            if number != expect or at <= since:
                raise Conflict(f"season {number} of server {guild_id} is the current one, since {since}")
            await db.execute_fetchall(
                "INSERT INTO seasons (guild_id, number, since) VALUES (?, ?, ?)", (guild_id, number + 1, at)
            )

        await self._writer.run(job)


async def set_guild_column(writer: Writer, guild_id: int, column: str, value: Any) -> None:
    """Set one column of a server, adding the server if it is new."""
    await writer.run(
        lambda db: db.execute_fetchall(
            f"INSERT INTO guilds (guild_id, {column}) VALUES (?, ?)"
            f" ON CONFLICT (guild_id) DO UPDATE SET {column} = excluded.{column}",
            (guild_id, value),
        )
    )

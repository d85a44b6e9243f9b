"""Servers: their settings and seasons."""

from __future__ import annotations

import json
from collections.abc import Mapping
from typing import Any

from data.sql import queries
from data.sql.database import Database, Transaction
from data.store import Conflict, Season


class SQLGuilds(Database):
    """The driver of :class:`data.store.GuildStore`."""

    async def guild_settings(self, guild_id: int) -> dict[str, Any]:
        """See :meth:`Store.guild_settings`."""
        found = await self._read("SELECT settings FROM guilds WHERE guild_id = ?", (guild_id,))
        settings: dict[str, Any] = json.loads(found[0][0]) if found else {}
        return settings

    async def set_guild_settings(self, guild_id: int, settings: Mapping[str, Any]) -> None:
        """See :meth:`Store.set_guild_settings`."""
        await set_guild_column(self, guild_id, "settings", queries.to_json(settings))

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

        async def job(db: Transaction) -> None:
            [(number, since)] = await db.fetch(
                "SELECT coalesce(max(number), 1), coalesce(max(since), 0.0) FROM seasons WHERE guild_id = ?",
                (guild_id,),
            )
            if number != expect or at <= since:
                raise Conflict(f"season {number} of server {guild_id} is the current one, since {since}")
            await db.fetch("INSERT INTO seasons (guild_id, number, since) VALUES (?, ?, ?)", (guild_id, number + 1, at))

        await self._write(job)


async def set_guild_column(store: Database, guild_id: int, column: str, value: Any) -> None:
    """Set one column of a server, adding the server if it is new."""
    await store._write(
        lambda db: db.fetch(
            f"INSERT INTO guilds (guild_id, {column}) VALUES (?, ?)"
            f" ON CONFLICT (guild_id) DO UPDATE SET {column} = excluded.{column}",
            (guild_id, value),
        )
    )

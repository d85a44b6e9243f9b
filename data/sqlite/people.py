"""People, and what is stored of them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import aiosqlite

from data.sqlite import rows
from data.sqlite.connection import Connected
from data.sqlite.everything import everything
from data.store import NotFound, Player

_FORGET = (
    "UPDATE seats SET hand_channel = NULL, hand_message = NULL, guild_id = NULL WHERE player = ?1 OR former = ?1",
    "UPDATE seats SET former = NULL WHERE former = ?1",
    "DELETE FROM offers WHERE player = ?",
    "DELETE FROM invites WHERE player = ?",
    "DELETE FROM votes WHERE player = ?",
)


class PeopleStore(Connected):
    """The part of the store that is about people."""

    async def player(self, discord_id: int, name: str) -> Player:
        """See :meth:`Store.player`. Costs no write if the person is known by this name."""
        known = await self.known(discord_id)
        if known and known.name == name:
            return known
        return await self._writer.run(
            lambda db: _change_player(
                db,
                "INSERT INTO players (discord_id, name) VALUES (?, ?)"
                " ON CONFLICT (discord_id) DO UPDATE SET name = excluded.name",
                (discord_id, name),
            )
        )

    async def known(self, discord_id: int) -> Player | None:
        """See :meth:`Store.known`."""
        found = await self._read(f"SELECT {rows.PLAYER} FROM players WHERE discord_id = ?", (discord_id,))
        return rows.player(found[0]) if found else None

    async def players(self, ids: Sequence[int]) -> dict[int, Player]:
        """See :meth:`Store.players`."""
        found = await self._read(*rows.select_players(ids))
        return {row[0]: rows.player(row) for row in found}

    async def set_dm(self, player: int, *, closed: bool | None = None, channel: int | None = None) -> None:
        """See :meth:`Store.set_dm`."""
        await self._writer.run(
            lambda db: _change_player(
                db,
                "UPDATE players SET dm_closed = iif(discord_id IS NULL, 0, coalesce(?, dm_closed)),"
                " dm_channel = iif(discord_id IS NULL, NULL, coalesce(?, dm_channel)) WHERE id = ?",
                (closed, channel, player),
            )
        )

    async def set_settings(self, player: int, settings: Mapping[str, Any]) -> None:
        """See :meth:`Store.set_settings`."""
        sql = "UPDATE players SET settings = iif(discord_id IS NULL, '{}', ?) WHERE id = ?"
        await self._writer.run(lambda db: _change_player(db, sql, (rows.as_json(settings), player)))

    async def everything(self, player: int) -> dict[str, Any]:
        """See :meth:`Store.everything`."""
        return await everything(self._read, player)

    async def forget(self, player: int) -> None:
        """See :meth:`Store.forget`."""

        async def job(db: aiosqlite.Connection) -> None:
            await _change_player(
                db,
                "UPDATE players SET discord_id = NULL, name = '', dm_closed = 0, dm_channel = NULL, settings = '{}'"
                " WHERE id = ?",
                (player,),
            )
            for sql in _FORGET:
                await db.execute_fetchall(sql, (player,))

        await self._writer.run(job)


async def _change_player(db: aiosqlite.Connection, sql: str, values: Sequence[Any]) -> Player:
    """Runs one statement that ends in ``RETURNING`` a player."""
    changed = list(await db.execute_fetchall(f"{sql} RETURNING {rows.PLAYER}", values))
    if not changed:
        raise NotFound(f"there is no player {values[-1]}")
    return rows.player(changed[0])

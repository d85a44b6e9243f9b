"""Players, and what is stored about them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from data.sql import checks, queries
from data.sql.database import Database, Transaction
from data.sql.personal_data import personal_data
from data.store import NotFound, Player

_FORGET = (
    "UPDATE seats SET hand_channel = NULL, hand_message = NULL, guild_id = NULL"
    " WHERE player = :player OR former = :player",
    "UPDATE seats SET former = NULL WHERE former = :player",
    "DELETE FROM offers WHERE player = :player",
    "DELETE FROM invites WHERE player = :player",
    "DELETE FROM votes WHERE player = :player",
)


class SQLPeople(Database):
    """The driver of :class:`data.store.PeopleStore`."""

    async def player(self, discord_id: int, name: str) -> Player:
        """See :meth:`Store.player`. Writes nothing if the name is unchanged."""
        known = await self.find_player(discord_id)
        if known and known.name == name:
            return known
        return await self._write(
            lambda db: _change_player(
                db,
                "INSERT INTO players (discord_id, name) VALUES (?, ?)"
                " ON CONFLICT (discord_id) DO UPDATE SET name = excluded.name",
                (discord_id, name),
            )
        )

    async def find_player(self, discord_id: int) -> Player | None:
        """See :meth:`Store.find_player`."""
        found = await self._read(f"SELECT {queries.PLAYER_COLUMNS} FROM players WHERE discord_id = ?", (discord_id,))
        return queries.read_player(found[0]) if found else None

    async def players(self, ids: Sequence[int]) -> dict[int, Player]:
        """See :meth:`Store.players`."""
        if not ids:
            return {}
        found = await self._read(*queries.select_players(ids))
        return {row[0]: queries.read_player(row) for row in found}

    async def set_dm(self, player: int, *, closed: bool | None = None, channel: int | None = None) -> None:
        """See :meth:`Store.set_dm`."""
        await self._write(
            lambda db: _change_player(
                db,
                "UPDATE players SET dm_closed = discord_id IS NOT NULL AND coalesce(?, dm_closed),"
                " dm_channel = CASE WHEN discord_id IS NOT NULL THEN coalesce(?, dm_channel) END WHERE id = ?",
                (closed, channel, player),
            )
        )

    async def set_settings(self, player: int, settings: Mapping[str, Any]) -> None:
        """See :meth:`Store.set_settings`."""
        sql = "UPDATE players SET settings = ? WHERE id = ? AND discord_id IS NOT NULL RETURNING 1"

        async def job(db: Transaction) -> None:
            if not await db.fetch(sql, (queries.to_json(settings), player)):
                await checks.need_player(db, player)

        await self._write(job)

    async def personal_data(self, player: int) -> dict[str, Any]:
        """See :meth:`Store.personal_data`."""
        return await personal_data(self._read, player)

    async def forget(self, player: int) -> None:
        """See :meth:`Store.forget`."""

        async def job(db: Transaction) -> None:
            await _change_player(
                db,
                "UPDATE players SET discord_id = NULL, name = '', dm_closed = FALSE, dm_channel = NULL, settings = '{}'"
                " WHERE id = ?",
                (player,),
            )
            for sql in _FORGET:
                await db.fetch(sql, {"player": player})

        await self._write(job)
        await self._erase()


async def _change_player(db: Transaction, sql: str, values: Sequence[Any]) -> Player:
    """Run a statement that changes one player, and return the player."""
    changed = list(await db.fetch(f"{sql} RETURNING {queries.PLAYER_COLUMNS}", values))
    if not changed:
        raise NotFound(f"there is no player {values[-1]}")
    return queries.read_player(changed[0])

"""Players, and the data stored about them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from data.sql import checks, queries, score_tables
from data.sql.database import Database, Transaction
from data.sql.personal_data import personal_data
from data.store import NotFound, Player

_FORGET = (
    "UPDATE seats SET hand_channel = NULL, hand_message = NULL, guild_id = NULL"
    " WHERE player = :player OR former = :player",
    # Words for shuffles whose cards were never dealt: no verification needs them.
    "UPDATE seats SET seed = '' WHERE player = :player AND table_id IN (SELECT id FROM tables WHERE NOT started)",
    "DELETE FROM offers WHERE player = :player",
    "DELETE FROM invites WHERE player = :player",
    "DELETE FROM seat_waits WHERE player = :player",
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

    async def set_hidden(self, player: int, hidden: bool) -> None:
        """See :meth:`Store.set_hidden`."""
        await self._set_flag(player, "hidden", hidden)

    async def bar_player(self, player: int, barred: bool) -> None:
        """See :meth:`Store.bar_player`."""
        await self._set_flag(player, "barred", barred)

    async def _set_flag(self, player: int, column: str, value: bool) -> None:
        """Set whether a player is on boards, and update their scores."""

        async def job(db: Transaction) -> None:
            await db.hold_results()
            await _change_player(db, f"UPDATE players SET {column} = ? WHERE id = ?", (value, player))
            await score_tables.update_reach(db, player)

        await self._write(job)

    async def barred_players(self) -> list[Player]:
        """See :meth:`Store.barred_players`."""
        found = await self._read(
            f"SELECT {queries.PLAYER_COLUMNS} FROM players WHERE (hidden OR barred) AND barred ORDER BY id"
        )
        return [queries.read_player(row) for row in found]

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

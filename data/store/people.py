"""People: their accounts and settings, and everything stored about one."""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping, Sequence
from typing import Any

from data.store import checks, queries, score_tables
from data.store.database import Database, Read, Transaction
from data.store.errors import NotFound
from data.store.packed_actions import read_actions_of, select_actions_of
from data.store.rows import Player

_FORGET = (
    "UPDATE seats SET hand_channel = NULL, hand_message = NULL, guild_id = NULL"
    " WHERE player = :player OR former = :player",
    # Words for shuffles whose cards were never dealt: no verification needs them.
    "UPDATE seats SET seed = '' WHERE player = :player AND table_id IN (SELECT id FROM tables WHERE NOT started)",
    "DELETE FROM offers WHERE player = :player",
    "DELETE FROM invites WHERE player = :player",
    "DELETE FROM seat_waits WHERE player = :player",
    "DELETE FROM votes WHERE player = :player",
    "DELETE FROM reactions WHERE player = :player",
    "DELETE FROM daily_servers WHERE player = :player",
    "DELETE FROM daily_totals WHERE player = :player",
    "DELETE FROM daily_streaks WHERE player = :player",
    "DELETE FROM daily_calls WHERE player = :player",
    "DELETE FROM tournament_trophies WHERE player = :player",
    "DELETE FROM champion_roles WHERE player = :player AND state IN ('own', 'away')",
    # What the bot gave is still to be taken away from the account.
    "UPDATE champion_roles SET player = NULL WHERE player = :player",
)


class PeopleStore(Database):
    """Players."""

    async def player(self, discord_id: int, name: str, at: float = 0.0) -> Player:
        """Return the player of a Discord user, creating it at first sight (``at``) and updating the name.

        Writes nothing if the name is unchanged.
        """
        known = await self.find_player(discord_id)
        if known and known.name == name:
            return known
        return await self._write(
            lambda db: _change_player(
                db,
                "INSERT INTO players (discord_id, name, known_since) VALUES (?, ?, ?)"
                " ON CONFLICT (discord_id) DO UPDATE SET name = excluded.name",
                (discord_id, name, at),
            )
        )

    async def find_player(self, discord_id: int) -> Player | None:
        """Return the player of a Discord user without creating one."""
        found = await self._read(f"SELECT {queries.PLAYER_COLUMNS} FROM players WHERE discord_id = ?", (discord_id,))
        return queries.read_player(found[0]) if found else None

    async def players(self, ids: Sequence[int]) -> dict[int, Player]:
        """Return players by id, leaving out unknown ids."""
        if not ids:
            return {}
        found = await self._read(*queries.select_players(ids))
        return {row[0]: queries.read_player(row) for row in found}

    async def set_dm(self, player: int, *, closed: bool | None = None, channel: int | None = None) -> None:
        """Store whether a player's direct messages are closed, and their channel; ``None`` leaves a value unchanged."""
        await self._write(
            lambda db: _change_player(
                db,
                "UPDATE players SET dm_closed = discord_id IS NOT NULL AND coalesce(?, dm_closed),"
                " dm_channel = CASE WHEN discord_id IS NOT NULL THEN coalesce(?, dm_channel) END WHERE id = ?",
                (closed, channel, player),
            )
        )

    async def set_settings(self, player: int, settings: Mapping[str, Any]) -> None:
        """Replace a player's settings."""
        sql = "UPDATE players SET settings = ? WHERE id = ? AND discord_id IS NOT NULL RETURNING 1"

        async def job(db: Transaction) -> None:
            if not await db.fetch(sql, (queries.to_json(settings), player)):
                await checks.need_player(db, player)

        await self._write(job)

    async def set_hidden(self, player: int, hidden: bool) -> None:
        """Take a player off all boards, or put them back. Stored results and their own statistics stay."""
        await self._set_flag(player, "hidden", hidden)

    async def bar_player(self, player: int, barred: bool) -> None:
        """Leave a player out of the boards of all servers, or lift that. They stay on those of each server."""
        await self._set_flag(player, "barred", barred)

    async def _set_flag(self, player: int, column: str, value: bool) -> None:
        """Set whether a player is on boards, and update their scores."""

        async def job(db: Transaction) -> None:
            await db.hold_results()
            await _change_player(db, f"UPDATE players SET {column} = ? WHERE id = ?", (value, player))
            await score_tables.update_reach(db, player)

        await self._write(job)

    async def barred_players(self) -> list[Player]:
        """Return the barred players, by id."""
        found = await self._read(
            f"SELECT {queries.PLAYER_COLUMNS} FROM players WHERE (hidden OR barred) AND barred ORDER BY id"
        )
        return [queries.read_player(row) for row in found]

    async def personal_data(self, player: int) -> dict[str, Any]:
        """Return everything stored about a person as JSON, for that person only."""
        return await personal_data(self._read, player)

    async def forget(self, player: int) -> None:
        """Forget a person: drop the mapping to Discord and everything games do not need.

        Their settings, message ids of hands, servers they joined from, offers, invitations, votes and reactions are
        deleted; games keep the bare player id, also at seats that the computer took over. Later writes about the player
        store nothing, and seating, inviting or making them host raises :class:`Forgotten`. A person who returns is a
        new player.
        """

        async def job(db: Transaction) -> None:
            await _change_player(
                db,
                "UPDATE players SET discord_id = NULL, name = '', dm_closed = FALSE, dm_channel = NULL,"
                " settings = '{}', known_since = 0 WHERE id = ?",
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


_CONVERTERS: dict[str, Callable[[Any], Any]] = {
    **dict.fromkeys(("settings", "setup", "lines", "feats", "messages"), json.loads),
    **dict.fromkeys(("dm_closed", "taken_over", "won", "ranked", "hidden", "left_out_everywhere", "everywhere"), bool),
}
"""Converters of columns for which some databases have no type."""

_PERSON = {
    "number": "id",
    "discord_id": "discord_id",
    "name": "name",
    "dm_closed": "dm_closed",
    "dm_channel": "dm_channel",
    "settings": "settings",
    "hidden": "hidden",
    "left_out_everywhere": "barred",
    "known_since": "known_since",
}

_PARTS = {
    "hosted": (
        {"table": "id", "server": "guild_id", "channel": "channel_id", "opened": "created_at", "status": "status"},
        "tables WHERE host = :player ORDER BY created_at, id",
    ),
    "seats": (
        {
            "table": "t.id",
            "server": "t.guild_id",
            "channel": "t.channel_id",
            "game": "t.game",
            "opened": "t.created_at",
            "status": "t.status",
            "seat": "s.seat",
            "taken_over": "s.former IS NOT NULL",
            "seed": "s.seed",
            "autopilot": "s.autopilot",
            "agreed": "s.agreed",
            "joined_from": "s.guild_id",
            "hand_channel": "s.hand_channel",
            "hand_message": "s.hand_message",
        },
        "seats s JOIN tables t ON t.id = s.table_id WHERE s.player = :player OR s.former = :player"
        " ORDER BY t.created_at, t.id",
    ),
    "results": (
        {
            "table": "r.table_id",
            "round": "r.round",
            "side": "r.side",
            "seat": "s.seat",
            "points": "r.points",
            "won": "r.won",
            "lines": "r.lines",
            "feats": "r.feats",
            "ended": "r.ended",
            "match_games": "r.match_games",
            "ranked": "r.ranked",
            "stood_in": "s.stood_in",
            "at": "r.at",
        },
        "result_seats s JOIN results r ON r.id = s.result WHERE s.player = :player ORDER BY r.id",
    ),
    "offers": (
        {"table": "table_id", "setup": "setup", "stage": "stage", "at": "at"},
        "offers WHERE player = :player ORDER BY table_id",
    ),
    "statistics_begun_anew": ({"at": "at"}, "resets WHERE player = :player ORDER BY at"),
    "games_ended_free": ({"table": "table_id", "at": "at"}, "free_endings WHERE player = :player ORDER BY at"),
    "moderation_of_you": (
        {
            "server": "guild_id",
            "act": "kind",
            "at": "at",
            "reason": "reason",
            "account": "account",
            "lifted_at": "lifted_at",
        },
        "moderation WHERE player = :player ORDER BY id",
    ),
    "moderation_by_you": (
        {"server": "guild_id", "act": "kind", "table": "table_id", "at": "at", "reason": "reason"},
        "moderation WHERE moderator = :player ORDER BY id",
    ),
    "invitations": ({"table": "table_id"}, "invites WHERE player = :player ORDER BY table_id"),
    "seats_awaited": ({"table": "table_id", "at": "at"}, "seat_waits WHERE player = :player ORDER BY table_id"),
    "reminders": (
        {"table": "r.table_id", "revision": "r.revision", "seat": "s.seat", "messages": "r.posts"},
        "reminders r JOIN seats s ON s.table_id = r.table_id WHERE s.player = :player ORDER BY r.table_id",
    ),
    "reactions": (
        {"table": "table_id", "action": "number", "reaction": "emoji"},
        "reactions WHERE player = :player ORDER BY table_id, number",
    ),
    "deals_of_the_day": (
        {
            "day": "day",
            "edition": "edition",
            "game": "game",
            "table": "table_id",
            "account_hash": "account",
            "started_at": "started_at",
            "finished_at": "finished_at",
            "score": "score",
            "everywhere": "everywhere",
            "percentile": "percentile",
            "place": "place",
        },
        "daily_attempts WHERE player = :player ORDER BY day, edition, game",
    ),
    "deals_of_the_day_in_servers": (
        {"day": "day", "edition": "edition", "game": "game", "server": "guild_id", "place": "place"},
        "daily_servers WHERE player = :player ORDER BY day, edition, game, guild_id",
    ),
    "deals_of_the_day_in_all": (
        {
            "server": "guild_id",
            "period": "period",
            "days": "days",
            "deals": "deals",
            "percentiles": "percentiles",
            "wins": "wins",
            "streak": "streak",
        },
        "daily_totals WHERE player = :player ORDER BY guild_id, period",
    ),
    "streak_of_days": (
        {"length": "length", "since_missed": "since_missed", "last": "last", "missed": "missed"},
        "daily_streaks WHERE player = :player",
    ),
    "told_of_the_deal_of_the_day": (
        {"day": "day", "message": "message_id"},
        "daily_calls WHERE player = :player",
    ),
    "roles_of_champions": (
        {"server": "guild_id", "kind": "kind", "role": "role_id", "state": "state"},
        "champion_roles WHERE player = :player ORDER BY guild_id, kind",
    ),
    "tournaments_organised": (
        {"tournament_id": "id", "server": "guild_id", "channel": "channel_id", "name": "name", "at": "created_at"},
        "tournaments WHERE organiser = :player ORDER BY created_at, id",
    ),
    "tournaments": (
        {"tournament_id": "tournament_id", "account_hash": "account"},
        "tournament_people WHERE player = :player ORDER BY tournament_id",
    ),
    "acts_in_tournaments": (
        {"tournament_id": "tournament_id", "number": "number", "act": "kind", "at": "at"},
        "tournament_events WHERE actor = :player ORDER BY tournament_id, number",
    ),
    "trophies": (
        {"tournament_id": "tournament_id", "server": "guild_id", "place": "place", "at": "at"},
        "tournament_trophies WHERE player = :player ORDER BY at, tournament_id",
    ),
    "votes": ({"table": "table_id", "motion": "motion"}, "votes WHERE player = :player ORDER BY table_id"),
}
"""The parts besides the person and the actions: the columns of each by name, and the rest of the query."""


async def personal_data(read: Read, player: int) -> dict[str, Any]:
    """Return everything stored about a person. Raises :class:`NotFound`."""
    people = await _read(read, _PERSON, "players WHERE id = :player", player)
    if not people:
        raise NotFound(f"there is no player {player}")
    parts = {name: await _read(read, columns, source, player) for name, (columns, source) in _PARTS.items()}
    parts["reminders"] = [each for row in parts["reminders"] if (each := _own_reminder(row))["messages"]]
    actions = read_actions_of(await read(*select_actions_of(player)))
    return {
        "person": people[0],
        **parts,
        "actions": [
            {
                "table": table_id,
                "number": row.number,
                "seat": row.seat,
                "action": row.action,
                "at": row.at,
                "hint": row.advice,
                "computer": row.computer,
            }
            for table_id, row in actions
        ],
    }


def _own_reminder(row: dict[str, Any]) -> dict[str, Any]:
    """Return a table's reminder with only the messages that mention the person's seat."""
    own = [post for post in row["messages"] if row["seat"] in post[2]]
    return {**row, "messages": [{"channel": channel, "message": message} for channel, message, _ in own]}


async def _read(read: Read, columns: dict[str, str], source: str, player: int) -> list[dict[str, Any]]:
    found = await read(f"SELECT {', '.join(columns.values())} FROM {source}", {"player": player})
    return [
        {
            name: _CONVERTERS[name](value) if name in _CONVERTERS else value
            for name, value in zip(columns, row, strict=True)
        }
        for row in found
    ]

"""The post of the day of each server, and the people who are told of the day by direct message."""

from __future__ import annotations

import json
from typing import Any, NamedTuple

from data.store import queries
from data.store.database import Database, Row, Transaction
from data.store.rows import Player

_POST = "guild_id, active_at, day, game, game_before, channel_id, begun_at, message_id, lost"
_WITH_CHANNEL = """CAST(g.settings AS text) LIKE '%"daily_channel"%'"""
_WITH_HOUR = """CAST(settings AS text) LIKE '%"daily_hour"%'"""


class DailyPostRow(NamedTuple):
    """The last post of the day of a server.

    ``active_at`` is when somebody last pressed something of the deal of the day there. ``day`` is empty before the
    first post. ``game`` is the server's game of that day, and ``game_before`` that of the day before. ``message_id`` is
    ``None`` until the post is known to have been sent; ``lost`` says that it was deleted.
    """

    guild_id: int
    active_at: float = 0.0
    day: str = ""
    game: str = ""
    game_before: str = ""
    channel_id: int = 0
    begun_at: float = 0.0
    message_id: int | None = None
    lost: bool = False


class DailyCall(NamedTuple):
    """The last day of which a person was told, if any, and the message that did it."""

    day: str = ""
    message_id: int | None = None


class DailyPostStore(Database):
    """Posts of the day, and direct messages about it."""

    async def daily_posts(self) -> list[tuple[DailyPostRow, dict[str, Any]]]:
        """Return the servers that want posts: the last one of each, and the server's settings."""
        columns = ", ".join(f"p.{name.strip()}" for name in _POST.split(",")[1:])
        found = await self._read(
            f"SELECT g.guild_id, {columns}, g.settings FROM guilds g LEFT JOIN daily_posts p ON p.guild_id = g.guild_id"
            f" WHERE {_WITH_CHANNEL} ORDER BY g.guild_id"
        )
        return [(_post(row[:-1]), json.loads(row[-1])) for row in found]

    async def daily_post(self, guild_id: int) -> DailyPostRow:
        """Return the last post of a server."""
        found = await self._read(f"SELECT {_POST} FROM daily_posts WHERE guild_id = ?", (guild_id,))
        return _post(found[0]) if found else DailyPostRow(guild_id)

    async def begin_daily_post(self, row: DailyPostRow) -> bool:
        """Store that the post of a day is about to be sent, and return whether it is: only once for a day or later."""

        async def job(db: Transaction) -> bool:
            begun = await db.fetch(
                "INSERT INTO daily_posts (guild_id, day, game, game_before, channel_id, begun_at)"
                " VALUES (:guild_id, :day, :game, :game_before, :channel_id, :begun_at)"
                " ON CONFLICT (guild_id) DO UPDATE SET day = excluded.day, game = excluded.game,"
                " game_before = excluded.game_before, channel_id = excluded.channel_id, begun_at = excluded.begun_at,"
                " message_id = NULL, lost = FALSE"
                " WHERE daily_posts.day < excluded.day RETURNING 1",
                row._asdict(),
            )
            return bool(begun)

        return await self._write(job)

    async def record_daily_post(self, row: DailyPostRow) -> None:
        """Store which message is the post of a day, in which channel, or that it was deleted."""
        await self._write(
            lambda db: db.fetch(
                "UPDATE daily_posts SET channel_id = :channel_id, message_id = :message_id, lost = :lost"
                " WHERE guild_id = :guild_id AND day = :day",
                {name: getattr(row, name) for name in ("guild_id", "day", "channel_id", "message_id", "lost")},
            )
        )

    async def press_daily(self, guild_id: int, at: float) -> None:
        """Store that somebody pressed something of the deal of the day in a server."""
        await self._write(
            lambda db: db.fetch(
                "INSERT INTO daily_posts (guild_id, active_at) VALUES (?, ?) ON CONFLICT (guild_id) DO UPDATE"
                " SET active_at = excluded.active_at WHERE daily_posts.active_at < excluded.active_at",
                (guild_id, at),
            )
        )

    async def servers_finished(self, since: float) -> dict[int, tuple[float, int]]:
        """Return the servers where attempts were finished since then: the time of the last one, and how many."""
        found = await self._read(
            "SELECT guild_id, max(finished_at), count(*) FROM daily_servers WHERE finished_at >= ? GROUP BY guild_id",
            (since,),
        )
        return {guild_id: (last, count) for guild_id, last, count in found}

    async def daily_listeners(self) -> list[tuple[Player, DailyCall]]:
        """Return the people who want to be told of the day, each with what they were told last."""
        found = await self._read(
            f"SELECT {queries.PLAYER_COLUMNS}, coalesce(day, ''), message_id FROM players"
            f" LEFT JOIN daily_calls ON player = id WHERE discord_id IS NOT NULL AND {_WITH_HOUR} ORDER BY id"
        )
        return [(queries.read_player(row[:-2]), DailyCall(*row[-2:])) for row in found]

    async def begin_daily_call(self, player: int, day: str) -> bool:
        """Store that a person is about to be told of a day, and return whether they are: only once for a day or later.

        Nobody who was forgotten is told.
        """

        async def job(db: Transaction) -> bool:
            await db.hold_players([player])
            begun = await db.fetch(
                "INSERT INTO daily_calls (player, day) SELECT id, CAST(:day AS text) FROM players"
                " WHERE id = :player AND discord_id IS NOT NULL"
                " ON CONFLICT (player) DO UPDATE SET day = excluded.day, message_id = NULL"
                " WHERE daily_calls.day < excluded.day"
                " RETURNING 1",
                {"player": player, "day": day},
            )
            return bool(begun)

        return await self._write(job)

    async def record_daily_call(self, player: int, day: str, message_id: int) -> None:
        """Store which message told a person of a day."""
        await self._write(
            lambda db: db.fetch(
                "UPDATE daily_calls SET message_id = ? WHERE player = ? AND day = ?", (message_id, player, day)
            )
        )


def _post(row: Row) -> DailyPostRow:
    """Return a row of the database; the defaults for a server without one."""
    if row[1] is None:
        return DailyPostRow(row[0])
    return DailyPostRow(*row)._replace(lost=bool(row[8]))

"""The messages that a channel of a server keeps: its boards, and what closes a season or sums up a week."""

from __future__ import annotations

import json
from typing import Any, NamedTuple

from data.store.database import Database, Row, Transaction

_POST = "guild_id, kind, edition, channel_id, begun_at, message_id, lost"
_WITH_BOARDS = """CAST(settings AS text) LIKE '%"board!_%' ESCAPE '!'"""
"""The servers that chose something of their boards: all these settings begin like that."""


class ServerPostRow(NamedTuple):
    """The last message of a kind in a server; of each ``edition`` there is one message.

    ``message_id`` is ``None`` until the message is known to have been sent; ``lost`` says that it was deleted.
    """

    guild_id: int
    kind: str
    edition: int
    channel_id: int
    begun_at: float
    message_id: int | None = None
    lost: bool = False


class ServerPostStore(Database):
    """Messages that channels keep."""

    async def servers_with_boards(self) -> list[tuple[int, dict[str, Any]]]:
        """Return the servers that want boards or still have messages of them, with their settings."""
        found = await self._read(
            "SELECT p.guild_id, coalesce(g.settings, '{}') FROM (SELECT guild_id FROM server_posts UNION"
            f" SELECT guild_id FROM guilds WHERE {_WITH_BOARDS}) p"
            " LEFT JOIN guilds g ON g.guild_id = p.guild_id ORDER BY p.guild_id"
        )
        return [(guild_id, json.loads(settings)) for guild_id, settings in found]

    async def server_posts(self, guild_id: int | None = None) -> list[ServerPostRow]:
        """Return the messages of a server, or of all."""
        where, values = ("", ()) if guild_id is None else (" WHERE guild_id = ?", (guild_id,))
        return [_post(row) for row in await self._read(f"SELECT {_POST} FROM server_posts{where}", values)]

    async def begin_server_post(self, row: ServerPostRow) -> bool:
        """Store that an edition is about to be sent, and return whether it is: only once for this edition or later."""
        return await self._write(lambda db: begin_server_post(db, row))

    async def record_server_post(self, row: ServerPostRow) -> None:
        """Store which message is an edition, or that it was deleted. A later edition stays as it is."""
        await self._write(
            lambda db: db.fetch(
                "UPDATE server_posts SET message_id = :message_id, lost = :lost"
                " WHERE guild_id = :guild_id AND kind = :kind AND edition = :edition",
                row._asdict(),
            )
        )

    async def drop_server_post(self, row: ServerPostRow) -> None:
        """Forget a message that is wanted no more. A later edition stays."""
        await self._write(
            lambda db: db.fetch(
                "DELETE FROM server_posts WHERE guild_id = :guild_id AND kind = :kind AND edition = :edition",
                row._asdict(),
            )
        )

    async def servers_played(self, after: int | None) -> tuple[int, set[int]]:
        """Return the number of the last result, and the servers with results after number ``after``.

        Without ``after`` there are none.
        """
        if after is None:
            [(last,)] = await self._read("SELECT coalesce(max(id), 0) FROM results")
            return int(last), set()
        found = await self._read(
            "SELECT abs(guild_id), max(id) FROM results WHERE id > ? GROUP BY abs(guild_id)", (after,)
        )
        return max((last for _, last in found), default=after), {guild_id for guild_id, _ in found}


async def begin_server_post(db: Transaction, row: ServerPostRow) -> bool:
    """Store that an edition is about to be sent, within the caller's transaction: see :class:`ServerPostStore`."""
    begun = await db.fetch(
        f"INSERT INTO server_posts ({_POST})"
        " VALUES (:guild_id, :kind, :edition, :channel_id, :begun_at, :message_id, :lost)"
        " ON CONFLICT (guild_id, kind) DO UPDATE SET edition = excluded.edition, channel_id = excluded.channel_id,"
        " begun_at = excluded.begun_at, message_id = excluded.message_id, lost = excluded.lost"
        " WHERE server_posts.edition < excluded.edition RETURNING 1",
        row._asdict(),
    )
    return bool(begun)


def _post(row: Row) -> ServerPostRow:
    return ServerPostRow(*row)._replace(lost=bool(row[-1]))

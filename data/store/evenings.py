"""Evenings: the games played in a channel without a long pause, and the message of their room."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from data.store import queries
from data.store.database import Database, Row, Transaction
from data.store.errors import NotFound
from data.store.packed_actions import LAST_AT
from data.store.rows import TableRow

_LAST_AT = (
    "(SELECT max(CASE WHEN played.at > played.since THEN played.at ELSE played.since END)"
    f" FROM (SELECT t.since, {LAST_AT} AS at FROM evening_tables own JOIN tables t ON t.id = own.table_id"
    " WHERE own.evening = e.id) played)"
)
"""When people last played in evening ``e``: the last action, start or resumption at one of its tables."""
_COLUMNS = (
    "e.id, e.guild_id, e.channel_id, e.began_at,"
    f" coalesce(e.ended_at, {_LAST_AT}, e.began_at), e.ended_at IS NOT NULL,"
    " e.message_id, e.message_at, e.posts, e.given_up, e.card, e.card_message"
)


class EveningRow(NamedTuple):
    """An evening in a channel, and the message of its room.

    ``posts`` counts the messages sent for it; ``message_id`` is the current one. ``given_up`` says that somebody
    deleted it. ``card`` is ``due`` after the end until its picture was posted in ``card_message``, or cannot be, and
    then ``done``; empty if there is to be none.
    """

    id: int
    guild_id: int
    channel_id: int
    began_at: float
    last_at: float
    """When people last played."""
    ended: bool
    message_id: int | None
    message_at: float
    posts: int
    given_up: bool
    card: str
    card_message: int | None


class EveningStore(Database):
    """Evenings and their tables."""

    async def join_evening(self, table_id: str, guild_id: int, channel_id: int, at: float) -> EveningRow:
        """Note that a table is played at in the current evening of a channel; ``at`` is its beginning if it is new."""

        async def job(db: Transaction) -> EveningRow:
            await db.fetch(
                "INSERT INTO evenings (guild_id, channel_id, began_at) VALUES (?, ?, ?)"
                " ON CONFLICT (channel_id) WHERE ended_at IS NULL DO NOTHING",
                (guild_id, channel_id, at),
            )
            await db.fetch(
                "INSERT INTO evening_tables (evening, table_id)"
                " SELECT id, ? FROM evenings WHERE channel_id = ? AND ended_at IS NULL ON CONFLICT DO NOTHING",
                (table_id, channel_id),
            )
            found = await db.fetch(
                f"SELECT {_COLUMNS} FROM evenings e WHERE e.channel_id = ? AND e.ended_at IS NULL", (channel_id,)
            )
            return _evening(found[0])

        return await self._write(job)

    async def evening(self, number: int) -> EveningRow:
        """Return an evening by its number. Raises :class:`NotFound`."""
        found = await self._read(f"SELECT {_COLUMNS} FROM evenings e WHERE e.id = ?", (number,))
        if not found:
            raise NotFound(f"there is no evening {number}")
        return _evening(found[0])

    async def open_evenings(self) -> list[EveningRow]:
        """Return the evenings that have not ended, and those whose card is due."""
        found = await self._read(
            f"SELECT {_COLUMNS} FROM evenings e WHERE e.ended_at IS NULL OR e.card = 'due' ORDER BY e.id"
        )
        return [_evening(row) for row in found]

    async def evening_of_table(self, table_id: str) -> int | None:
        """Return the number of the evening that a table belongs to, unless it has ended."""
        found = await self._read(
            "SELECT e.id FROM evening_tables own JOIN evenings e ON e.id = own.evening"
            " WHERE own.table_id = ? AND e.ended_at IS NULL ORDER BY e.id DESC LIMIT 1",
            (table_id,),
        )
        return found[0][0] if found else None

    async def evenings_of_player(self, player: int) -> list[EveningRow]:
        """Return the evenings in which a player has or had a seat, and whose room was shown; newest first."""
        found = await self._read(
            f"SELECT {_COLUMNS} FROM evenings e WHERE e.posts > 0 AND e.id IN (SELECT own.evening FROM seats s"
            " JOIN evening_tables own ON own.table_id = s.table_id WHERE s.player = :player OR s.former = :player)"
            " ORDER BY e.id DESC",
            {"player": player},
        )
        return [_evening(row) for row in found]

    async def ended_evenings_of_table(self, table_id: str) -> list[EveningRow]:
        """Return the evenings that have ended and that a table was part of, if their rooms were shown."""
        found = await self._read(
            f"SELECT {_COLUMNS} FROM evening_tables own JOIN evenings e ON e.id = own.evening"
            " WHERE own.table_id = ? AND e.ended_at IS NOT NULL AND e.posts > 0 ORDER BY e.id",
            (table_id,),
        )
        return [_evening(row) for row in found]

    async def evening_tables(self, number: int) -> list[TableRow]:
        """Return the tables of an evening in the order in which they were opened."""
        query = queries.select_tables(self.dialect, evening=number)
        return queries.read_tables(await self._read(*query))[::-1]

    async def next_evening_post(self, number: int) -> int:
        """Increase ``EveningRow.posts`` and return it: the nonce of the next message, stored before it is sent."""
        posts: int = await self._change(number, "posts = posts + 1", (), "posts")
        return posts

    async def record_evening_post(self, number: int, post: int, message_id: int, at: float) -> bool:
        """Store which message, of this number, shows an evening's room now.

        Return whether it was stored: not if another process has numbered a later one.
        """
        sql = "UPDATE evenings SET message_id = ?, message_at = ? WHERE id = ? AND posts = ? RETURNING 1"

        async def job(db: Transaction) -> bool:
            return bool(await db.fetch(sql, (message_id, at, number, post)))

        return await self._write(job)

    async def give_up_evening_post(self, number: int) -> None:
        """Store that somebody deleted the message of an evening's room, so that it is not sent again."""
        await self._change(number, "message_id = NULL, given_up = TRUE", ())

    async def end_evening(self, number: int, before: float, *, card: bool) -> bool:
        """End an evening in which nobody has played since ``before``; ``card`` says whether its card is due then.

        Return whether this call ended it: of several only one does. An evening whose room was never shown is deleted.
        """

        async def job(db: Transaction) -> bool:
            over = f"e.id = ? AND e.ended_at IS NULL AND coalesce({_LAST_AT}, e.began_at) < ?"
            if await db.fetch(f"DELETE FROM evenings AS e WHERE {over} AND e.posts = 0 RETURNING 1", (number, before)):
                return False
            ended = await db.fetch(
                f"UPDATE evenings AS e SET ended_at = coalesce({_LAST_AT}, e.began_at), card = ? WHERE {over}"
                " RETURNING 1",
                ("due" if card else "", number, before),
            )
            return bool(ended)

        return await self._write(job)

    async def record_evening_card(self, number: int, message_id: int | None) -> None:
        """Store which message shows the card of an evening; ``None`` if it cannot be posted."""
        await self._change(number, "card = 'done', card_message = ?", (message_id,))

    async def _change(self, number: int, change: str, values: Sequence[object], returning: str = "1") -> int:
        """Update an evening, and return a value of it. Raises :class:`NotFound`."""
        changed: int = await self._update_one(
            "",
            f"evening {number}",
            f"UPDATE evenings SET {change} WHERE id = ? RETURNING {returning}",
            (*values, number),
        )
        return changed


def _evening(row: Row) -> EveningRow:
    return EveningRow(*row)._replace(ended=bool(row[5]), given_up=bool(row[9]))

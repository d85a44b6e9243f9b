"""The messages that show a table, and its reminders."""

from __future__ import annotations

import json

import aiosqlite

from data.sqlite import checks
from data.sqlite.connection import Connections
from data.store import Conflict, Status, TableToShow

_FORGOTTEN = "player IN (SELECT id FROM players WHERE discord_id IS NULL)"


class SQLitePosts(Connections):
    """The driver of :class:`data.store.PostStore`."""

    async def next_post_number(self, table_id: str) -> int:
        """See :meth:`Store.next_post_number`."""
        posts: int = await self._update_one(
            f"table {table_id}", "UPDATE tables SET posts = posts + 1 WHERE id = ? RETURNING posts", (table_id,)
        )
        return posts

    async def record_post(self, table_id: str, channel_id: int, message_id: int, at: float) -> None:
        """See :meth:`Store.record_post`."""
        await self._update_one(
            f"table {table_id}",
            "UPDATE tables SET message_channel = ?, message_id = ?, message_at = ? WHERE id = ? RETURNING 1",
            (channel_id, message_id, at, table_id),
        )

    async def record_end_shown(self, table_id: str) -> None:
        """See :meth:`Store.record_end_shown`."""

        async def job(db: aiosqlite.Connection) -> None:
            if (await checks.need_table(db, table_id)).status not in (Status.OPEN, Status.RUNNING):
                await db.execute_fetchall("UPDATE tables SET end_shown = 1 WHERE id = ?", (table_id,))

        await self._writer.run(job)

    async def tables_to_show(self) -> list[TableToShow]:
        """See :meth:`Store.tables_to_show`."""
        found = await self._read(
            "SELECT id, channel_id, status, terms, max(since, coalesce("
            "(SELECT at FROM actions WHERE table_id = t.id ORDER BY number DESC LIMIT 1), 0)) AS active_at"
            " FROM tables t WHERE status IN ('open', 'running')"
            " OR (end_shown = 0 AND status IN ('paused', 'finished', 'closed')) ORDER BY active_at DESC, id"
        )
        return [TableToShow(row[0], row[1], Status(row[2]), json.loads(row[3]), row[4]) for row in found]

    async def record_hand_post(self, table_id: str, seat: int, channel_id: int | None, message_id: int | None) -> None:
        """See :meth:`Store.record_hand_post`."""
        await self._update_one(
            f"seat {seat} at a table {table_id}",
            f"UPDATE seats SET hand_channel = iif({_FORGOTTEN}, NULL, ?), hand_message = iif({_FORGOTTEN}, NULL, ?)"
            " WHERE table_id = ? AND seat = ? RETURNING 1",
            (channel_id, message_id, table_id, seat),
        )

    async def record_reminder(self, table_id: str, turn: int, revision: int, number: int) -> None:
        """See :meth:`Store.record_reminder`."""

        async def job(db: aiosqlite.Connection) -> None:
            last = (await checks.need_table(db, table_id, Status.RUNNING)).reminder
            if last and (last.revision > revision or (last.revision >= turn and last.number >= number)):
                raise Conflict(f"reminder {number} of table {table_id} was sent already")
            await db.execute_fetchall(
                "INSERT INTO reminders (table_id, revision, number) VALUES (?, ?, ?)"
                " ON CONFLICT (table_id) DO UPDATE SET revision = excluded.revision, number = excluded.number",
                (table_id, revision, number),
            )

        await self._writer.run(job)

    async def record_reminder_post(self, table_id: str, channel_id: int | None, message_id: int | None) -> None:
        """See :meth:`Store.record_reminder_post`."""
        await self._update_one(
            f"reminder of table {table_id}",
            "UPDATE reminders SET channel_id = ?, message_id = ? WHERE table_id = ? RETURNING 1",
            (channel_id, message_id, table_id),
        )

    async def standing_reminders(self) -> list[str]:
        """See :meth:`Store.standing_reminders`."""
        found = await self._read("SELECT table_id FROM reminders WHERE channel_id IS NOT NULL ORDER BY table_id")
        return [row[0] for row in found]

"""The messages that show a table, and its reminders."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple

from data.store import checks, queries
from data.store.database import Database, Transaction
from data.store.errors import Conflict, NotFound
from data.store.packed_actions import LAST_AT
from data.store.rows import ReminderPost, ReminderRow, Status


class TableToShow(NamedTuple):
    """A table whose public message may be out of date after a start.

    ``active_at`` is the time of its last action, opening, start or resumption.
    """

    id: str
    guild_id: int
    channel_id: int
    status: Status
    terms: Mapping[str, Any]
    active_at: float


class PostStore(Database):
    """Messages and reminders."""

    async def next_post_number(self, table_id: str) -> int:
        """Increase ``TableRow.posts`` and return it: the nonce of the next public message, stored before it is sent."""
        posts: int = await self._update_one(
            table_id,
            f"table {table_id}",
            "UPDATE tables SET posts = posts + 1 WHERE id = ? RETURNING posts",
            (table_id,),
        )
        return posts

    async def record_post(self, table_id: str, channel_id: int, message_id: int | None, at: float) -> None:
        """Store which message shows the table now; ``None`` if it was deleted."""
        await self._update_one(
            table_id,
            f"table {table_id}",
            "UPDATE tables SET message_channel = ?, message_id = ?, message_at = ? WHERE id = ? RETURNING 1",
            (channel_id, message_id, at, table_id),
        )

    async def record_end_shown(self, table_id: str) -> None:
        """Store that the public message shows that the table has ended or is paused; ignored for a live table."""

        async def job(db: Transaction) -> None:
            if (await checks.need_table(db, table_id)).status not in (Status.OPEN, Status.RUNNING):
                await db.fetch("UPDATE tables SET end_shown = TRUE WHERE id = ?", (table_id,))

        await self._write(job, table_id)

    async def is_end_shown(self, table_id: str) -> bool:
        """Return whether the public message of a table shows that it has ended or is paused."""
        return bool(await self._read("SELECT 1 FROM tables WHERE id = ? AND end_shown", (table_id,)))

    async def tables_to_show(self) -> list[TableToShow]:
        """Return the live tables, and the others whose end was never shown, those with the latest activity first."""
        found = await self._read(
            "SELECT id, guild_id, channel_id, status, terms,"
            " CASE WHEN played_at > since THEN played_at ELSE since END AS active_at"
            " FROM (SELECT id, guild_id, channel_id, status, terms, since,"
            f" {LAST_AT} AS played_at"
            " FROM tables t WHERE status IN ('open', 'running')"
            " OR (NOT end_shown AND status IN ('paused', 'finished', 'closed'))) shown ORDER BY active_at DESC, id"
        )
        return [TableToShow(row[0], row[1], row[2], Status(row[3]), json.loads(row[4]), row[5]) for row in found]

    async def record_hand_post(self, table_id: str, seat: int, channel_id: int | None, message_id: int | None) -> None:
        """Store which message shows a seat's hand; ``None`` for none."""
        where = (table_id, seat)

        async def job(db: Transaction) -> None:
            found = await db.fetch("SELECT player FROM seats WHERE table_id = ? AND seat = ?", where)
            if not found:
                raise NotFound(f"there is no seat {seat} at a table {table_id}")
            # Locked, so that nothing is stored about a person being forgotten.
            await db.hold_players(player for (player,) in found if player is not None)
            await db.fetch(
                "UPDATE seats SET hand_channel = ?, hand_message = ? WHERE table_id = ? AND seat = ?"
                " AND NOT EXISTS (SELECT 1 FROM players WHERE id = seats.player AND discord_id IS NULL)",
                (channel_id, message_id, *where),
            )

        await self._write(job, table_id)

    async def record_reminder(self, table_id: str, revision: int, sent: int, *, expect: ReminderRow | None) -> None:
        """Store a reminder, before it is sent at ``revision``, in place of the last one.

        Raises :class:`Conflict` if the last one is not as expected (in revision and ``sent``), or the table is not
        running.
        """

        async def job(db: Transaction) -> None:
            last = (await checks.need_table(db, table_id, Status.RUNNING)).reminder
            if (last and last[:2]) != (expect and expect[:2]):
                raise Conflict(f"another reminder of table {table_id} was sent")
            await db.fetch(
                "INSERT INTO reminders (table_id, revision, number) VALUES (?, ?, ?)"
                " ON CONFLICT (table_id) DO UPDATE SET revision = excluded.revision, number = excluded.number",
                (table_id, revision, sent),
            )

        await self._write(job, table_id)

    async def record_reminder_posts(self, table_id: str, posts: Sequence[ReminderPost]) -> None:
        """Store which messages remind players of the table, in place of those before.

        One is stored before it is sent, so that it can be found after a crash.

        Raises :class:`NotFound` if no reminder was ever recorded.
        """
        await self._update_one(
            table_id,
            f"reminder of table {table_id}",
            "UPDATE reminders SET posts = ? WHERE table_id = ? RETURNING 1",
            (queries.to_json(posts), table_id),
        )

    async def standing_reminders(self) -> list[str]:
        """Return the ids of the tables with reminders sent, or about to be, and not known to be deleted."""
        found = await self._read("SELECT table_id FROM reminders WHERE json_array_length(posts) > 0 ORDER BY table_id")
        return [row[0] for row in found]

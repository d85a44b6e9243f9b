"""The messages that show a table, and its reminders."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple, Protocol

from data.store.tables import ReminderPost, ReminderRow, Status


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


class PostStore(Protocol):
    """Messages and reminders."""

    async def next_post_number(self, table_id: str) -> int:
        """Increase ``TableRow.posts`` and return it: the nonce of the next public message, stored before it is sent."""

    async def record_post(self, table_id: str, channel_id: int, message_id: int | None, at: float) -> None:
        """Store which message shows the table now; ``None`` if it was deleted."""

    async def record_end_shown(self, table_id: str) -> None:
        """Store that the public message shows that the table has ended or is paused; ignored for a live table."""

    async def tables_to_show(self) -> list[TableToShow]:
        """Return the live tables, and the others whose end was never shown, those with the latest activity first."""

    async def record_hand_post(self, table_id: str, seat: int, channel_id: int | None, message_id: int | None) -> None:
        """Store which message shows a seat's hand; ``None`` for none."""

    async def record_reminder(self, table_id: str, revision: int, sent: int, *, expect: ReminderRow | None) -> None:
        """Store a reminder, before it is sent at ``revision``, in place of the last one.

        Raises :class:`Conflict` if the last one is not as expected (in revision and ``sent``), or the table is not
        running.
        """

    async def record_reminder_posts(self, table_id: str, posts: Sequence[ReminderPost]) -> None:
        """Store which messages remind players of the table, in place of those before.

        One is stored before it is sent, so that it can be found after a crash.

        Raises :class:`NotFound` if no reminder was ever recorded.
        """

    async def standing_reminders(self) -> list[str]:
        """Return the ids of the tables with reminders sent, or about to be, and not known to be deleted."""

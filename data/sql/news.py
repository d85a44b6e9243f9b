"""Other processes' changes, found in the store."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Hashable

from data.sql.database import Database
from data.store import TableMark

_LIVE = "SELECT id FROM tables WHERE status IN ('open', 'running')"


class SQLNews(Database):
    """The driver of :class:`data.store.NewsStore` for databases that cannot announce anything."""

    async def announce(self, text: str) -> None:
        """See :meth:`Store.announce`."""

    async def listen(self, hear: Callable[[str], None]) -> None:
        """See :meth:`Store.listen`."""
        await asyncio.get_running_loop().create_future()

    async def table_marks(self) -> dict[str, TableMark]:
        """See :meth:`Store.table_marks`."""
        tables = await self._read(
            "SELECT id, guild_id, channel_id, status, host, since, practice, CAST(exhibition AS TEXT),"
            " (SELECT number FROM actions WHERE table_id = t.id ORDER BY number DESC LIMIT 1)"
            " FROM tables t WHERE status IN ('open', 'running')"
        )
        parts: dict[str, list[Hashable]] = {row[0]: list(row) for row in tables}
        for sql in (
            "SELECT table_id, seat, player, computer, autopilot, agreed, former FROM seats",
            "SELECT table_id, player, at, stage FROM offers",
            "SELECT table_id, player, motion FROM votes",
        ):
            for row in sorted(await self._read(f"{sql} WHERE table_id IN ({_LIVE})"), key=repr):
                if row[0] in parts:
                    parts[row[0]].append(tuple(row))
        return {row[0]: TableMark(row[1], tuple(parts[row[0]])) for row in tables}

"""The data that processes share: leases, news of each other's changes, and the bot's own data."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Callable, Collection, Hashable
from typing import Any, NamedTuple

from data.store.database import Database, Transaction


class LeaseRow(NamedTuple):
    """A lease, and the seconds until it ends; negative if it has ended, even if its holder does not know."""

    name: str
    holder: str
    left: float


class LeaseStore(Database):
    """Leases by name. Their deadlines go by the database's clock, so processes need not agree on the time."""

    async def claim(self, names: Collection[str], holder: str, seconds: float) -> frozenset[str]:
        """Take or renew leases for this many seconds from now. Return those not held by others."""
        now = self.dialect.now

        async def job(db: Transaction) -> frozenset[str]:
            held = set()
            for name in sorted(names):  # always in this order, so that two processes cannot wait for each other
                if await db.fetch(
                    f"INSERT INTO leases (name, holder, until) VALUES (:name, :holder, {now} + :seconds)"
                    " ON CONFLICT (name) DO UPDATE SET holder = excluded.holder, until = excluded.until"
                    f" WHERE leases.holder = excluded.holder OR leases.until <= {now} RETURNING 1",
                    {"name": name, "holder": holder, "seconds": float(seconds)},
                ):
                    held.add(name)
            return frozenset(held)

        return await self._write(job)

    async def release(self, names: Collection[str], holder: str) -> None:
        """End this holder's leases among these now."""
        now = self.dialect.now
        sql = f"UPDATE leases SET until = {now} WHERE name = ? AND holder = ? AND until > {now}"

        async def job(db: Transaction) -> None:
            for name in sorted(names):
                await db.fetch(sql, (name, holder))

        await self._write(job)

    async def leases(self) -> list[LeaseRow]:
        """Return all leases, by name, also those that have ended."""
        found = await self._read(f"SELECT name, holder, until - {self.dialect.now} FROM leases ORDER BY name")
        return [LeaseRow(*row) for row in found]


class TableMark(NamedTuple):
    """The server of a live table, and a value that changes with everything that happens there."""

    guild_id: int
    value: Hashable


_LIVE = "SELECT id FROM tables WHERE status IN ('open', 'running')"


class NewsStore(Database):
    """Hints between processes, and marks to compare without them."""

    async def announce(self, text: str) -> None:
        """Send a text of at most 7,500 bytes to all listeners. It may get lost, and not every database supports it."""

    async def listen(self, hear: Callable[[str], None]) -> None:
        """Call ``hear`` with every text that is announced, also by this process, until cancelled."""
        await asyncio.get_running_loop().create_future()

    async def table_marks(self) -> dict[str, TableMark]:
        """Return the marks of the open and running tables by id."""
        tables = await self._read(
            "SELECT id, guild_id, channel_id, status, host, since, practice, CAST(exhibition AS TEXT),"
            " CAST(gathering AS TEXT),"
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


class MetaStore(Database):
    """Values by key, opaque to the store."""

    async def meta(self, key: str) -> Any:
        """Return the JSON value of a key, or ``None``."""
        found = await self._read("SELECT value FROM meta WHERE key = ?", (key,))
        return json.loads(found[0][0]) if found else None

    async def set_meta(self, key: str, value: Any) -> None:
        """Replace the JSON value of a key."""
        sql = "INSERT INTO meta (key, value) VALUES (?, ?) ON CONFLICT (key) DO UPDATE SET value = excluded.value"
        await self._write(lambda db: db.fetch(sql, (key, json.dumps(value))))

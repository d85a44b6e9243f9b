"""The bot's own data across restarts."""

from __future__ import annotations

import json
from typing import Any

from data.sql.database import Database


class SQLMeta(Database):
    """The driver of :class:`data.store.MetaStore`."""

    async def meta(self, key: str) -> Any:
        """See :meth:`Store.meta`."""
        found = await self._read("SELECT value FROM meta WHERE key = ?", (key,))
        return json.loads(found[0][0]) if found else None

    async def set_meta(self, key: str, value: Any) -> None:
        """See :meth:`Store.set_meta`."""
        sql = "INSERT INTO meta (key, value) VALUES (?, ?) ON CONFLICT (key) DO UPDATE SET value = excluded.value"
        await self._write(lambda db: db.fetch(sql, (key, json.dumps(value))))

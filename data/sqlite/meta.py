"""What the bot remembers about itself across restarts."""

from __future__ import annotations

import json
from typing import Any

from data.sqlite.connection import Connections


class SQLiteMeta(Connections):
    """The driver of :class:`data.store.MetaStore`."""

    async def meta(self, key: str) -> Any:
        """See :meth:`Store.meta`."""
        found = await self._read("SELECT value FROM meta WHERE key = ?", (key,))
        return json.loads(found[0][0]) if found else None

    async def set_meta(self, key: str, value: Any) -> None:
        """See :meth:`Store.set_meta`."""
        sql = "INSERT OR REPLACE INTO meta (key, value) VALUES (?, ?)"
        await self._writer.run(lambda db: db.execute_fetchall(sql, (key, json.dumps(value))))

"""Limits the tables one person keeps open or idle in a server."""

from __future__ import annotations

import asyncio
from contextlib import suppress
from weakref import WeakValueDictionary

from bot.host.core import LIVE, Core
from bot.host.model.server_settings import ServerSettings
from bot.host.refusals import Refusal
from bot.host.table.session import Session
from bot.host.table.state import TableState
from data.store import Player, Status

IDLE_AFTER = 30 * 60.0
"""Seconds without a person's move after which a running table is idle; longer if a turn may take longer."""


class Openings:
    """Counts the tables that a person opened in a server: those still open, and those where nobody plays."""

    def __init__(self, core: Core, most: int) -> None:
        self._core = core
        self._most = most
        self._turns: WeakValueDictionary[tuple[int, int], asyncio.Lock] = WeakValueDictionary()

    def turn(self, guild_id: int, player: Player) -> asyncio.Lock:
        """Return a lock to hold from :meth:`in_the_way` until the table is stored.

        All commands of one server come to one process, so the lock of this process is enough.
        """
        return self._turns.setdefault((guild_id, player.id), asyncio.Lock())

    async def most(self, guild_id: int) -> int:
        """Return how many open or idle tables a person may have in a server."""
        return ServerSettings.read(await self._core.store.guild_settings(guild_id)).tables_each or self._most

    async def in_the_way(self, guild_id: int, player: Player) -> list[TableState]:
        """Return the open and idle tables of a player if they may have no further one; otherwise nothing."""
        most = await self.most(guild_id)
        rows = await self._core.store.tables(guild_id=guild_id, host=player.id, statuses=LIVE)
        if len(rows) < most:
            return []
        found = []
        for row in rows:
            # A damaged table cannot be closed by its host, so it does not count.
            with suppress(Refusal):
                async with self._core.tables.hold(row.id) as session:
                    if session.row.status in LIVE and self._is_idle(session):
                        found.append(session.state())
        return found if len(found) >= most else []

    def _is_idle(self, session: Session) -> bool:
        """Return whether a live table waits for players, or for somebody to move."""
        if session.row.status is Status.OPEN:
            return True
        quiet = self._core.clock() - session.waiting().last_human_action_at
        return quiet >= max(IDLE_AFTER, session.terms.turn_seconds)

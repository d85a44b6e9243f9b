"""Shows all tables again after a start, spread over time: Discord allows a bot 50 requests a second in all.

No table is loaded before its turn, so the bot answers at once. A table that somebody uses meanwhile comes at once.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable, Iterable
from contextlib import suppress

from bot.delivery.presenter import Presenter
from bot.host.refusals import Refusal
from bot.host.table.state import TableState
from bot.replies import report
from data.store import TableToShow

_log = logging.getLogger(__name__)

RATE = 25.0
"""Requests a second of the whole bot for tables that are shown again; the rest is left to people who play."""
_TABLE_REQUESTS, _HAND_REQUESTS = 3, 2
"""The most requests for a table (history, post, deletion of the old post) and for a hand in a direct message."""
_PATIENCE = 5.0
"""Seconds that one table may hold up the next."""


class Restoring:
    """The queue of tables that are still to be shown after a start."""

    def __init__(
        self, presenter: Presenter, bring_back: Callable[[str], Awaitable[TableState]], *, share: float = 1.0
    ) -> None:
        self._presenter = presenter
        self._rate = RATE * share
        self._bring_back = bring_back
        """Loads a table and continues with it."""
        self._waiting: dict[str, TableToShow] = {}
        self._task: asyncio.Task[None] | None = None
        self._showing: set[asyncio.Task[TableState | None]] = set()
        """Tables that are shown out of turn."""

    def add(self, tables: Iterable[TableToShow], ready: Callable[[], Awaitable[None]]) -> None:
        """Shows these tables in this order, after those that wait already, once ``ready`` returns."""
        for table in tables:
            self._waiting[table.id] = table
            self._presenter.hold_back(table.id)
        if self._task is None or self._task.done():
            self._task = asyncio.create_task(self._work(ready), name="presenter restoring")

    def drop(self, unwanted: Callable[[int], bool]) -> None:
        """Does not show the tables of servers that others look after now."""
        for table in [table for table in self._waiting.values() if unwanted(table.guild_id)]:
            del self._waiting[table.id]
            self._presenter.release(table.id)

    def used(self, *, table_id: str = "", channel_id: int | None = None) -> None:
        """Shows a table now because somebody uses it or its channel."""
        for table in self._waiting.values():
            if table_id == table.id or channel_id == table.channel_id:
                task = asyncio.create_task(self._show(table), name="presenter restoring")
                self._showing.add(task)
                task.add_done_callback(self._showing.discard)

    async def stop(self) -> None:
        """Stops. Tables that were not reached are shown after the next start."""
        self._waiting.clear()
        if self._task:
            self._task.cancel()
            await asyncio.wait([self._task, *self._showing])

    async def _work(self, ready: Callable[[], Awaitable[None]]) -> None:
        await ready()
        loop = asyncio.get_running_loop()
        while self._waiting:
            begun, table = loop.time(), next(iter(self._waiting.values()))
            state = await self._show(table)
            if state is None:
                continue
            await self._settled(state)
            hands = sum(row.player is not None for row in state.seats)
            requests = _TABLE_REQUESTS + _HAND_REQUESTS * hands
            if self._waiting:
                await asyncio.sleep(max(0.0, requests / self._rate - (loop.time() - begun)))

    async def _settled(self, state: TableState) -> None:
        with suppress(TimeoutError):
            await asyncio.wait_for(self._presenter.settled(state.id), _PATIENCE)

    async def _show(self, table: TableToShow) -> TableState | None:
        """The table, once it is being shown; None if it cannot be loaded, or was shown already."""
        if self._waiting.pop(table.id, None) is None:
            return None
        state = None
        try:
            state = await self._bring_back(table.id)
        except Refusal as refusal:
            _log.info("table %s cannot be brought back: %s", table.id, refusal.note.code)
        except Exception as error:
            report(error)
        self._presenter.release(table.id)
        return state

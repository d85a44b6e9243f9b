"""Shows all tables again after a start, spread over time: Discord allows a bot 50 requests a second in all.

A table continues at once only if somebody played there just before, perhaps with a computer to act next. No other is
loaded before its turn, so the bot answers soon. A table that somebody uses meanwhile is shown at once.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable, Coroutine, Iterable
from contextlib import suppress
from typing import Any

from bot.host.refusals import Refusal
from bot.host.table.state import TableState
from bot.table.delivery.presenter import Presenter
from bot.ui.replies import report
from data.store import TableToShow

_log = logging.getLogger(__name__)

RATE = 25.0
"""Requests a second of the whole bot for tables that are shown again; the rest is left to people who play."""
_TABLE_REQUESTS, _HAND_REQUESTS = 3, 2
"""The most requests for a table (history, post, deletion of the old post) and for a hand in a direct message."""
_RECENT = 20.0
"""Seconds before the newest action during which a person's action may have left a turn to a computer."""
_AT_ONCE = 4
"""Tables shown at the same time, so that a slow picture does not hold up the others."""
_PATIENCE = 5.0
"""Seconds after which a table not yet shown no longer counts as one of them."""


class Restoring:
    """The queue of tables to show after a start."""

    def __init__(
        self, presenter: Presenter, bring_back: Callable[[str], Awaitable[TableState]], *, share: float = 1.0
    ) -> None:
        self._presenter = presenter
        self._rate = RATE * share
        self._bring_back = bring_back
        """Loads a table and continues with it."""
        self._waiting: dict[str, TableToShow] = {}
        self._task: asyncio.Task[None] | None = None
        self._tasks: set[asyncio.Task[Any]] = set()
        """Tasks beside the queue."""

    def add(self, tables: Iterable[TableToShow], ready: Callable[[], Awaitable[None]]) -> None:
        """Show these tables in this order, after those that wait already, once ``ready`` returns."""
        added = {table.id: table for table in tables}
        for table_id in added:
            self._presenter.hold_back(table_id)
        self._waiting |= added
        newest = max((table.active_at for table in added.values()), default=0.0)
        self._begin(self._continue([each for each in added.values() if each.active_at > newest - _RECENT]))
        if self._task is None or self._task.done():
            self._task = asyncio.create_task(self._work(ready), name="presenter restoring")

    def drop(self, unwanted: Callable[[int], bool]) -> None:
        """Do not show the tables of servers that others look after now."""
        for table in [table for table in self._waiting.values() if unwanted(table.guild_id)]:
            del self._waiting[table.id]
            self._presenter.release(table.id)

    def used(self, *, table_id: str = "", channel_id: int | None = None) -> None:
        """Show a table now because somebody uses it or its channel."""
        for table in self._waiting.values():
            if table_id == table.id or channel_id == table.channel_id:
                self._begin(self._show(table))

    async def stop(self) -> None:
        """Stop. Tables that were not reached are shown after the next start."""
        self._waiting.clear()
        tasks = [task for task in (self._task, *self._tasks) if task]
        for task in tasks:
            task.cancel()
        if tasks:
            await asyncio.wait(tasks)

    def _begin(self, work: Coroutine[Any, Any, Any]) -> None:
        task = asyncio.create_task(work, name="presenter restoring")
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _continue(self, tables: Iterable[TableToShow]) -> None:
        """Let computers play on at tables that are not shown yet."""
        for table in tables:
            if table.id in self._waiting:
                await self._loaded(table)

    async def _work(self, ready: Callable[[], Awaitable[None]]) -> None:
        await ready()
        loop, places = asyncio.get_running_loop(), asyncio.Semaphore(_AT_ONCE)
        while self._waiting:
            await places.acquire()
            begun, table = loop.time(), next(iter(self._waiting.values()), None)
            state = table and await self._show(table)
            if state is None:
                places.release()
                continue
            self._begin(self._shown(state, places))
            hands = sum(row.player is not None for row in state.seats)
            requests = _TABLE_REQUESTS + _HAND_REQUESTS * hands
            if self._waiting:
                await asyncio.sleep(max(0.0, requests / self._rate - (loop.time() - begun)))

    async def _shown(self, state: TableState, places: asyncio.Semaphore) -> None:
        """Make room for another table once this one is shown or takes too long."""
        with suppress(TimeoutError):
            await asyncio.wait_for(self._presenter.shown(state.id), _PATIENCE)
        places.release()

    async def _show(self, table: TableToShow) -> TableState | None:
        """Return the table, once it is being shown; None if it cannot be loaded, or was shown already."""
        if self._waiting.pop(table.id, None) is None:
            return None
        state = await self._loaded(table)
        self._presenter.release(table.id)
        return state

    async def _loaded(self, table: TableToShow) -> TableState | None:
        """Return the table, with its clock, computers and exhibition at work; None if it cannot be loaded."""
        try:
            return await self._bring_back(table.id)
        except Refusal as refusal:
            _log.info("table %s cannot be brought back: %s", table.id, refusal.note.code)
        except Exception as error:
            report(error)
        return None

"""Shows all tables again after a start, spread over time: Discord allows a bot 50 requests a second in all.

The tables where people played last come first; a table that somebody uses meanwhile is shown at once.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Iterable
from contextlib import suppress

from bot.delivery.presenter import Presenter
from bot.host.table.state import TableState
from bot.replies import report

RATE = 25.0
"""Requests a second for tables that are shown again; the rest is left to people who play."""
_TABLE_REQUESTS, _HAND_REQUESTS = 3, 2
"""The most requests for a table (history, post, deletion of the old post) and for a hand in a direct message."""
_PATIENCE = 5.0
"""Seconds that one table may hold up the next."""


class Restoring:
    """The queue of tables that are still to be shown after a start."""

    def __init__(self, presenter: Presenter, restore: Callable[[TableState], Awaitable[None]]) -> None:
        self._presenter = presenter
        self._restore = restore
        """Does what else a table needs when its turn comes."""
        self._waiting: dict[str, TableState] = {}
        self._task: asyncio.Task[None] | None = None
        self._showing: set[asyncio.Task[None]] = set()
        """Tables that are shown out of turn."""

    def start(self, states: Iterable[TableState], ready: Callable[[], Awaitable[None]]) -> None:
        """Starts to show these tables, once ``ready`` returns."""
        for state in sorted(states, key=lambda state: -state.last_action_at):
            self._waiting[state.id] = state
            self._presenter.hold_back(state.id)
        self._task = asyncio.create_task(self._work(ready), name="presenter restoring")

    def used(self, *, table_id: str = "", channel_id: int | None = None) -> None:
        """Shows a table now because somebody uses it or its channel."""
        for state in self._waiting.values():
            if table_id == state.id or channel_id == state.channel_id:
                task = asyncio.create_task(self._show(state), name="presenter restoring")
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
            begun, state = loop.time(), next(iter(self._waiting.values()))
            await self._show(state)
            await self._settled(state)
            hands = sum(row.player is not None for row in state.seats)
            requests = _TABLE_REQUESTS + _HAND_REQUESTS * hands
            if self._waiting:
                await asyncio.sleep(max(0.0, requests / RATE - (loop.time() - begun)))

    async def _settled(self, state: TableState) -> None:
        with suppress(TimeoutError):
            await asyncio.wait_for(self._presenter.settled(state.id), _PATIENCE)

    async def _show(self, state: TableState) -> None:
        if self._waiting.pop(state.id, None) is None:
            return
        try:
            await self._restore(state)
        except Exception as error:
            report(error)
        self._presenter.release(state.id)

"""The computer players' turns, played by one background task per table."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable, Iterator
from contextlib import contextmanager
from typing import TypeAlias

from bot.host.failures import description
from bot.host.play.thinker import Chooser
from bot.host.refusals import Refusal
from bot.host.table.session import Turn
from engine.types import Action

_log = logging.getLogger(__name__)

_FIRST_RETRY, _LAST_RETRY = 1.0, 60.0
"""Seconds before a failed turn is retried: doubled each time, up to the maximum."""
LULL = 1.5
"""Seconds for which people see what was just finished before a computer goes on; see :attr:`engine.view.View.lull`."""

Look: TypeAlias = Callable[[str], Awaitable[Turn | None]]
Play: TypeAlias = Callable[[str, Turn, Action], Awaitable[None]]


class Computers:
    """Plays the computers' turns: ``look`` returns the next turn of a table, ``play`` plays the chosen action."""

    def __init__(self, thinker: Chooser, look: Look, play: Play) -> None:
        self._thinker = thinker
        self._look = look
        self._play = play
        self._tasks: dict[str, asyncio.Task[None]] = {}
        self._cancellable: set[asyncio.Task[None]] = set()
        self._stopping = False

    def wake(self, table_id: str) -> None:
        """Start playing at a table where a computer is to act, unless that is under way."""
        if not self._stopping and table_id not in self._tasks:
            self._tasks[table_id] = asyncio.create_task(self._work(table_id), name=f"computers {table_id}")

    async def stop(self) -> None:
        """Cancel thinking and waiting. An action that is being stored is still stored."""
        self._stopping = True
        for task in self._cancellable:
            task.cancel()
        if self._tasks:
            await asyncio.wait(list(self._tasks.values()))

    async def _work(self, table_id: str) -> None:
        delay = _FIRST_RETRY
        try:
            while not self._stopping:
                try:
                    turn = await self._look(table_id)
                    if turn is None:
                        return
                    with self._interruptible():
                        action = await self._chosen(turn)
                    await self._play(table_id, turn, action)
                    delay = _FIRST_RETRY
                except Refusal as refusal:
                    # "stale": another process has played the turn.
                    if refusal.note.code != "stale":
                        return
                except Exception as error:
                    why = description(error)
                    _log.error("table %s: the computer's turn failed; again in %.0f s: %s", table_id, delay, why)
                    with self._interruptible():
                        await asyncio.sleep(delay)
                    delay = min(2 * delay, _LAST_RETRY)
        finally:
            del self._tasks[table_id]

    async def _chosen(self, turn: Turn) -> Action:
        """Choose an action, and let people look at what was just finished."""
        loop = asyncio.get_running_loop()
        until = loop.time() + (LULL if turn.view.lull else 0.0)
        action = turn.planned or await self._thinker.choose(turn.view, turn.level, turn.seed, turn.aggression)
        await asyncio.sleep(until - loop.time())
        return action

    @contextmanager
    def _interruptible(self) -> Iterator[None]:
        """Marks what :meth:`stop` may cancel."""
        if task := asyncio.current_task():
            self._cancellable.add(task)
            try:
                yield
            finally:
                self._cancellable.discard(task)

"""The computer players' turns, taken in the background: one task for each table where one is to act."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable, Iterator
from contextlib import contextmanager
from typing import TypeAlias

from bot.host.play.thinker import Chooser
from bot.host.refusals import Refusal
from bot.host.table.session import Turn
from engine.types import Action

_log = logging.getLogger(__name__)

_FIRST_WAIT, _LONGEST_WAIT = 1.0, 60.0
"""Seconds before a turn that failed is tried again: doubled each time, up to the longest."""

Look: TypeAlias = Callable[[str], Awaitable[Turn | None]]
Play: TypeAlias = Callable[[str, Turn, Action], Awaitable[None]]


class Computers:
    """Plays for the computers: asks ``look`` whose turn it is, and hands what they choose to ``play``."""

    def __init__(self, thinker: Chooser, look: Look, play: Play) -> None:
        self._thinker = thinker
        self._look = look
        self._play = play
        self._tasks: dict[str, asyncio.Task[None]] = {}
        self._idle: set[asyncio.Task[None]] = set()
        self._stopping = False

    def wake(self, table_id: str) -> None:
        """Sees to a table where a computer is to act, unless that is being done."""
        if not self._stopping and table_id not in self._tasks:
            self._tasks[table_id] = asyncio.create_task(self._work(table_id), name=f"computers {table_id}")

    async def stop(self) -> None:
        """Gives up thinking and waiting; an action that is being stored is stored."""
        self._stopping = True
        for task in self._idle:
            task.cancel()
        if self._tasks:
            await asyncio.wait(list(self._tasks.values()))

    async def _work(self, table_id: str) -> None:
        delay = _FIRST_WAIT
        try:
            while not self._stopping:
                try:
                    turn = await self._look(table_id)
                    if turn is None:
                        return
                    with self._interruptible():
                        action = await self._thinker.choose(turn.view, turn.level, turn.seed, turn.aggression)
                    await self._play(table_id, turn, action)
                    delay = _FIRST_WAIT
                except Refusal as refusal:
                    # A stale turn was played by another host on the same store.
                    if refusal.note.code != "stale":
                        return
                except Exception:
                    _log.exception("table %s: the computer's turn failed; again in %.0f s", table_id, delay)
                    with self._interruptible():
                        await asyncio.sleep(delay)
                    delay = min(2 * delay, _LONGEST_WAIT)
        finally:
            del self._tasks[table_id]

    @contextmanager
    def _interruptible(self) -> Iterator[None]:
        """Marks what :meth:`stop` may cut short."""
        if task := asyncio.current_task():
            self._idle.add(task)
            try:
                yield
            finally:
                self._idle.discard(task)

"""The computer players' turns, played by one background task per table."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable, Iterator
from contextlib import contextmanager, suppress
from typing import TypeAlias

from bot.host.failures import description
from bot.host.play.thinker import Chooser
from bot.host.refusals import Refusal
from bot.host.table.session import Turn
from data.store import StoreError
from engine import players
from engine.types import UNDO, Action

_log = logging.getLogger(__name__)

_FIRST_RETRY, _LAST_RETRY = 1.0, 60.0
"""Seconds before a failed turn is retried: doubled each time, up to the maximum."""
_CHANCES = 2
"""Failures of a turn before another level chooses in its place; after that, the legal actions are tried."""
LULL = 1.5
"""Seconds that a finished trick or round stays in view before a computer plays; see :attr:`engine.view.View.lull`."""

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
        self._again = asyncio.Event()

    def wake(self, table_id: str) -> None:
        """Start playing at a table where a computer is to act, unless that is under way."""
        if not self._stopping and table_id not in self._tasks:
            self._tasks[table_id] = asyncio.create_task(self._work(table_id), name=f"computers {table_id}")

    def try_again(self) -> None:
        """Try failed turns again now, because the store works again."""
        self._again.set()
        self._again.clear()

    async def stop(self) -> None:
        """Cancel thinking and waiting. An action that is being stored is still stored."""
        self._stopping = True
        for task in self._cancellable:
            task.cancel()
        if self._tasks:
            await asyncio.wait(list(self._tasks.values()))

    async def _work(self, table_id: str) -> None:
        delay, failures = _FIRST_RETRY, 0
        try:
            while not self._stopping:
                try:
                    turn = await self._look(table_id)
                    if turn is None:
                        return
                    with self._interruptible():
                        action = await self._chosen(turn, failures)
                    await self._play(table_id, turn, action)
                    # After an undo the same choice would lead to the same position.
                    delay, failures = _FIRST_RETRY, _CHANCES + 1 if action.kind == UNDO else 0
                except Refusal as refusal:
                    # "stale": another process has played the turn.
                    if refusal.note.code != "stale":
                        return
                    failures = 0
                except Exception as error:
                    failures += not isinstance(error, StoreError)
                    why = description(error)
                    _log.error("table %s: the computer's turn failed; again in %.0f s: %s", table_id, delay, why)
                    delay = _FIRST_RETRY if await self._is_called(delay) else min(2 * delay, _LAST_RETRY)
        finally:
            del self._tasks[table_id]

    async def _is_called(self, within: float) -> bool:
        """Wait for a call to :meth:`try_again`, at most ``within`` seconds, and return whether there was one."""
        with self._interruptible(), suppress(TimeoutError):
            return await asyncio.wait_for(self._again.wait(), within)
        return False

    async def _chosen(self, turn: Turn, failures: int) -> Action:
        """Choose an action, and leave what was just finished in view.

        After ``failures`` at this turn another level chooses, then the legal actions are tried one by one. If there is
        none, the last action is undone.
        """
        loop = asyncio.get_running_loop()
        until = loop.time() + (LULL if turn.view.lull else 0.0)
        if not turn.view.legal and turn.view.undo:
            action = Action(UNDO, target=turn.view.undo[0])
        elif failures > _CHANCES:
            action = turn.view.legal[(failures - _CHANCES - 1) % len(turn.view.legal)]
        elif failures == _CHANCES:
            level = players.stand_in(turn.level)
            action = await self._thinker.choose(turn.view, level, turn.seed, turn.aggression)
        else:
            action = turn.planned or await self._thinker.choose(turn.view, turn.level, turn.seed, turn.aggression)
        await asyncio.sleep(until - loop.time())
        return action

    @contextmanager
    def _interruptible(self) -> Iterator[None]:
        """Mark what :meth:`stop` may cancel."""
        if task := asyncio.current_task():
            self._cancellable.add(task)
            try:
                yield
            finally:
                self._cancellable.discard(task)

"""The computer players' turns: thinking in other processes, so the event loop never waits, and playing them."""

from __future__ import annotations

import asyncio
import logging
import signal
import sys
from collections.abc import Awaitable, Callable, Iterator
from concurrent.futures.process import BrokenProcessPool
from contextlib import contextmanager, suppress
from functools import partial
from types import FrameType
from typing import Protocol, TypeAlias

from bot.host.refusals import Refusal, error_description
from bot.host.table.session import Turn
from bot.process_pool import ReplaceablePool
from data.store import StoreError
from engine import players
from engine.players import AGGRESSION, STEADY, Decision
from engine.presentation import presentation_of
from engine.types import UNDO, Action
from engine.view import View

_log = logging.getLogger(__name__)
LIMIT = 5.0
"""The longest that a computer player may think about one action, in seconds."""
_GRACE = 30.0
"""Seconds after the limit until the pool counts as stuck; covers its start and work cancelled earlier."""
_TRIES = 3
_CHANCES = 2
"""Failures of a computer player before another level chooses in its place."""
_AHEAD = 4
"""Quick jobs handed over before a process is free, so that no process waits for a busy event loop."""
_FIRST_RETRY, _LAST_RETRY = 1.0, 60.0
"""Seconds before a failed turn is retried: doubled each time, up to the maximum."""
LULL = 1.5
"""Seconds that a finished trick or round stays in view before a computer plays.

See :attr:`engine.presentation.Presentation.lull`.
"""
Look: TypeAlias = Callable[[str], Awaitable[Turn | None]]
Play: TypeAlias = Callable[[str, Turn, Action], Awaitable[None]]
Decide: TypeAlias = Callable[[View, str], Decision]
"""Returns the decision of a level."""


class Chooser(Protocol):
    """Chooses a computer player's action from its seat's view."""

    async def choose(self, view: View, level: str, seed: bytes, aggression: int = AGGRESSION) -> Action:
        """Choose one of ``view.legal``, which is never empty. Deterministic."""

    async def decide(self, view: View, level: str, seed: bytes, aggression: int = AGGRESSION) -> Decision:
        """Return the choice with its lead, if there is one. This may take longer than the choice alone."""
        return Decision(await self.choose(view, level, seed, aggression))


class Thinker(Chooser):
    """Runs computer players in ``processes`` processes for the slow levels, and as many for the others.

    So a quick level never waits for another table's master. The processes run at low priority. One
    that dies is replaced, and its work is done again; thinking is stopped after ``limit`` seconds.
    """

    def __init__(self, processes: int = 1, *, limit: float = LIMIT) -> None:
        self._limit = limit
        self._quick, self._slow = _Lane(processes, ahead=_AHEAD), _Lane(processes)

    async def choose(self, view: View, level: str, seed: bytes, aggression: int = AGGRESSION) -> Action:
        """Choose an action; see :meth:`decide`."""
        return (await self._decide(partial(_choose, seed=seed, aggression=aggression), view, level)).action

    async def decide(self, view: View, level: str, seed: bytes, aggression: int = AGGRESSION) -> Decision:
        """Choose an action: another level's choice if the computer player fails twice, at last the first legal action.

        A player that takes too long gets no second chance. Raises ``RuntimeError`` once closed, and where the player of
        a daily deal fails, as nobody may choose in its place.
        """
        return await self._decide(partial(players.decide, seed=seed, aggression=aggression), view, level)

    async def _decide(self, decide: Decide, view: View, level: str) -> Decision:
        if view.only:
            return Decision(view.only)
        for chosen_by in (level,) if level == STEADY else (level, players.stand_in(level)):
            lane = self._slow if chosen_by in players.SLOW else self._quick
            # The pool gets little more work than it has processes, so that queueing does not look like a stuck process.
            async with lane.free:
                decision = await self._thought(lane, decide, view, chosen_by)
            if decision is not None:
                return decision
        if level == STEADY:
            raise RuntimeError(f"the computer player of a daily deal of {view.game} failed")
        _log.error("computer players of %s failed; playing the first legal action", view.game)
        return Decision(view.legal[0])

    async def _thought(self, lane: _Lane, decide: Decide, view: View, level: str) -> Decision | None:
        """Return a level's decision; ``None`` if it fails or takes too long."""
        failures = 0
        for _ in range(_TRIES):
            pool = lane.pool.open()
            try:
                choice = asyncio.wrap_future(pool.submit(_think, decide, view, level, self._limit))
                return await asyncio.wait_for(choice, self._limit + _GRACE)
            except BrokenProcessPool:
                _log.info("a thinking process died; starting another")
            except TimeoutError:
                _log.warning("a computer player (%s, %s) took too long", view.game, level)
                if not choice.cancelled():
                    return None
                # The process did not react to its alarm: replace the pool.
            except Exception as error:
                _log.error("a computer player (%s, %s) failed: %s", view.game, level, error_description(error))
                failures += 1
                if failures == _CHANCES:
                    return None
                continue
            lane.pool.drop(pool)
        return None

    def close(self) -> None:
        """End the processes at once, cancelling their work."""
        for lane in (self._quick, self._slow):
            lane.pool.close()


class _Lane:
    """Processes, and a fair queue for them."""

    def __init__(self, processes: int, *, ahead: int = 0) -> None:
        self.free = asyncio.Semaphore(processes + ahead)
        """Held while a process thinks, or will soon; waiters are served in order."""
        self.pool = ReplaceablePool(processes, _prepare)


def _choose(view: View, level: str, seed: bytes, aggression: int) -> Decision:
    """Return a choice, and do not look for its lead."""
    return Decision(players.choose(view, level, seed, aggression))


def _think(decide: Decide, view: View, level: str, limit: float) -> Decision:
    """Decide in a pool's process. The alarm limits thinking only, not the start of the process."""
    if sys.platform == "win32":
        return decide(view, level)
    signal.setitimer(signal.ITIMER_REAL, limit)
    try:
        return decide(view, level)
    finally:
        signal.setitimer(signal.ITIMER_REAL, 0)


def _prepare() -> None:
    """Prepare a process: let an alarm end thinking."""
    if sys.platform != "win32":
        signal.signal(signal.SIGALRM, _time_out)


def _time_out(number: int, frame: FrameType | None) -> None:
    raise TimeoutError


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
                    why = error_description(error)
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
        until = loop.time() + (LULL if presentation_of(turn.view).lull(turn.view) else 0.0)
        if not turn.view.legal and turn.view.undo:
            action = Action(UNDO, target=turn.view.undo[0])
        elif turn.level == STEADY:
            action = await self._thinker.choose(turn.view, turn.level, turn.seed, turn.aggression)
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

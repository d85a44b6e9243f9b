"""Computer players think in other processes, so the event loop never waits for them."""

from __future__ import annotations

import asyncio
import logging
import signal
import sys
from concurrent.futures.process import BrokenProcessPool
from types import FrameType
from typing import Protocol

from bot.host.failures import description
from bot.process_pool import ReplaceablePool
from engine import players
from engine.players import AGGRESSION
from engine.types import Action
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


class Chooser(Protocol):
    """Chooses a computer player's action from its seat's view."""

    async def choose(self, view: View, level: str, seed: bytes, aggression: int = AGGRESSION) -> Action:
        """Choose one of ``view.legal``, which is never empty. Deterministic."""


class Thinker:
    """Runs computer players in ``processes`` processes for the slow levels, and as many for the others.

    So a quick level never waits for another table's master. The processes run at low priority. One
    that dies is replaced, and its work is done again; thinking is stopped after ``limit`` seconds.
    """

    def __init__(self, processes: int = 1, *, limit: float = LIMIT) -> None:
        self._limit = limit
        self._quick, self._slow = _Lane(processes, ahead=_AHEAD), _Lane(processes)

    async def choose(self, view: View, level: str, seed: bytes, aggression: int = AGGRESSION) -> Action:
        """Choose an action: another level's choice if the computer player fails twice, at last the first legal action.

        A player that takes too long gets no second chance. Raises ``RuntimeError`` once closed.
        """
        if len(view.legal) == 1:
            return view.legal[0]
        for chosen_by in (level, players.stand_in(level)):
            lane = self._slow if chosen_by in players.SLOW else self._quick
            # The pool gets little more work than it has processes, so that queueing does not look like a stuck process.
            async with lane.free:
                action = await self._choose(lane, view, chosen_by, seed, aggression)
            if action is not None:
                return action
        _log.error("computer players of %s failed; playing the first legal action", view.game)
        return view.legal[0]

    async def _choose(self, lane: _Lane, view: View, level: str, seed: bytes, aggression: int) -> Action | None:
        """Return a level's choice; ``None`` if it fails or takes too long."""
        failures = 0
        for _ in range(_TRIES):
            pool = lane.pool.open()
            try:
                choice = asyncio.wrap_future(pool.submit(_think, view, level, seed, aggression, self._limit))
                return await asyncio.wait_for(choice, self._limit + _GRACE)
            except BrokenProcessPool:
                _log.info("a thinking process died; starting another")
            except TimeoutError:
                _log.warning("a computer player (%s, %s) took too long", view.game, level)
                if not choice.cancelled():
                    return None
                # The process did not react to its alarm: replace the pool.
            except Exception as error:
                _log.error("a computer player (%s, %s) failed: %s", view.game, level, description(error))
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


def _think(view: View, level: str, seed: bytes, aggression: int, limit: float) -> Action:
    """Choose in a pool's process. The alarm limits thinking only, not the start of the process."""
    if sys.platform == "win32":
        return players.choose(view, level, seed, aggression)
    signal.setitimer(signal.ITIMER_REAL, limit)
    try:
        return players.choose(view, level, seed, aggression)
    finally:
        signal.setitimer(signal.ITIMER_REAL, 0)


def _prepare() -> None:
    """Prepare a process: let an alarm end thinking."""
    if sys.platform != "win32":
        signal.signal(signal.SIGALRM, _time_out)


def _time_out(number: int, frame: FrameType | None) -> None:
    raise TimeoutError

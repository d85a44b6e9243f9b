"""Where computer players think: in other processes, so that the loop never waits for them."""

from __future__ import annotations

import asyncio
import logging
import multiprocessing
import os
import signal
import sys
import threading
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from multiprocessing.connection import Connection, wait
from types import FrameType
from typing import Protocol

from engine import players
from engine.players import AGGRESSION
from engine.types import Action
from engine.view import View

_log = logging.getLogger(__name__)

LIMIT = 5.0
"""The longest that a computer player may think about one action, in seconds."""
_GRACE = 30.0
"""Seconds beyond the limit until the pool itself is taken for stuck: for starting, and for what was given up before."""
_TRIES = 3
_NICE = 10
"""How far thinking stands back behind what people wait for."""


class Chooser(Protocol):
    """Whoever chooses a computer player's action from what its seat may know."""

    async def choose(self, view: View, level: str, seed: bytes, aggression: int = AGGRESSION) -> Action:
        """One of ``view.legal``, which is never empty. The same arguments give the same action."""


class Thinker:
    """Computer players in processes: ``processes`` for the levels that think long, and as many for the others.

    So nobody who plays against a quick level waits for another table's master, and each in turn for those before. The
    processes leave the processor to whoever else needs it. One that dies is replaced, and what it thought about is
    thought about again; thinking that takes longer than ``limit`` seconds is stopped.
    """

    def __init__(self, processes: int = 1, *, limit: float = LIMIT) -> None:
        self._limit = limit
        self._quick, self._slow = _Lane(processes), _Lane(processes)

    async def choose(self, view: View, level: str, seed: bytes, aggression: int = AGGRESSION) -> Action:
        """The action that a computer player of this level chooses; the first legal one if it fails to.

        Raises ``RuntimeError`` once closed.
        """
        if len(view.legal) == 1:
            return view.legal[0]
        lane = self._slow if level in players.SLOW else self._quick
        # Only what a process is free for is given to the pool: the wait for others is no sign of one that is stuck.
        async with lane.free:
            return await self._choose(lane, view, level, seed, aggression)

    async def _choose(self, lane: _Lane, view: View, level: str, seed: bytes, aggression: int) -> Action:
        for _ in range(_TRIES):
            pool = lane.open()
            try:
                thought = asyncio.wrap_future(pool.submit(_think, view, level, seed, aggression, self._limit))
                return await asyncio.wait_for(thought, self._limit + _GRACE)
            except BrokenProcessPool:
                _log.info("a thinking process died; starting another")
            except TimeoutError:
                _log.warning("a computer player (%s, %s) took too long", view.game, level)
                if not thought.cancelled():
                    return view.legal[0]
                # Stuck beyond the reach of its alarm.
            except Exception:
                _log.exception("a computer player (%s, %s) failed", view.game, level)
                return view.legal[0]
            lane.drop(pool)
        _log.error("thinking failed %d times; playing the first legal action", _TRIES)
        return view.legal[0]

    def close(self) -> None:
        """Ends the processes at once. Thinking that is under way is given up."""
        for lane in (self._quick, self._slow):
            lane.close()


class _Lane:
    """A pool of so many processes, started when it is first needed and again when it broke; and whose turn it is."""

    def __init__(self, processes: int) -> None:
        self.free = asyncio.Semaphore(processes)
        """Held by whoever is thought for; others are let in as they came."""
        self.pool: _Pool | None = None
        self._processes = processes
        self._closed = False

    def open(self) -> _Pool:
        """The pool. Raises ``RuntimeError`` once closed."""
        if self._closed:
            raise RuntimeError("the thinker is closed")
        if self.pool is None:
            self.pool = _Pool(self._processes)
        return self.pool

    def drop(self, pool: _Pool | None) -> None:
        """Ends a pool's processes, unless another has taken its place already."""
        if pool and self.pool is pool:
            pool.end()
            self.pool = None

    def close(self) -> None:
        """Ends the processes for good."""
        self._closed = True
        self.drop(self.pool)


class _Pool(ProcessPoolExecutor):
    """Processes on a leash: they end when it is let go of, be it by :meth:`end` or by this process dying."""

    def __init__(self, processes: int) -> None:
        # Not forked from this process: it has threads, sockets and a database open.
        context = multiprocessing.get_context("spawn" if sys.platform == "win32" else "forkserver")
        self._theirs, self._ours = context.Pipe(duplex=False)
        super().__init__(processes, mp_context=context, initializer=_prepare, initargs=(self._theirs,))

    def end(self) -> None:
        """Ends the processes at once; whoever still waits for them gets :class:`BrokenProcessPool`."""
        self.shutdown(wait=False)
        self._ours.close()
        self._theirs.close()


def _think(view: View, level: str, seed: bytes, aggression: int, limit: float) -> Action:
    """Chooses in a pool's process. The alarm counts thinking only, not the start of the process."""
    if sys.platform == "win32":
        return players.choose(view, level, seed, aggression)
    signal.setitimer(signal.ITIMER_REAL, limit)
    try:
        return players.choose(view, level, seed, aggression)
    finally:
        signal.setitimer(signal.ITIMER_REAL, 0)


def _prepare(leash: Connection) -> None:
    """Makes a process of the pool ready: Ctrl-C is not for it, the leash is, and the bot itself comes first."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    if sys.platform != "win32":
        os.nice(_NICE)
        signal.signal(signal.SIGALRM, _too_long)
    threading.Thread(target=_follow, args=(leash,), daemon=True).start()


def _too_long(number: int, frame: FrameType | None) -> None:
    raise TimeoutError


def _follow(leash: Connection) -> None:
    wait([leash])
    os._exit(0)

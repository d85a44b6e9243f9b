"""Where computer players think: in other processes, so that the loop never waits for them."""

from __future__ import annotations

import asyncio
import logging
import multiprocessing
import os
import signal
import threading
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from multiprocessing.connection import wait
from types import FrameType
from typing import Protocol

from engine import players
from engine.game import Action, View

_log = logging.getLogger(__name__)

LIMIT = 5.0
"""The longest that a computer player may think about one action, in seconds."""
_GRACE = 30.0
"""Seconds beyond the limit until the pool itself is taken for stuck: for starting, and for those before."""
_TRIES = 3


class Chooser(Protocol):
    """Whoever chooses a computer player's action from what its seat may know."""

    async def choose(self, view: View, level: str, seed: bytes) -> Action:
        """One of ``view.legal``, which is never empty. The same arguments give the same action."""


class Thinker:
    """Computer players in a pool of ``processes``.

    A process that dies is replaced. Thinking that takes longer than ``limit`` seconds is stopped.
    """

    def __init__(self, processes: int = 1, *, limit: float = LIMIT) -> None:
        self._processes = processes
        self._limit = limit
        self._pool: ProcessPoolExecutor | None = None

    async def choose(self, view: View, level: str, seed: bytes) -> Action:
        """The action that a computer player of this level chooses; the first legal one if it fails to."""
        for _ in range(_TRIES):
            pool = self._pool or self._open()
            try:
                thought = asyncio.wrap_future(pool.submit(_think, view, level, seed, self._limit))
                return await asyncio.wait_for(thought, self._limit + _GRACE)
            except BrokenProcessPool:
                _log.warning("a thinking process died; starting another")
            except TimeoutError:
                _log.warning("a computer player (%s, %s) took too long", view.game, level)
                break
            except Exception:
                _log.exception("a computer player (%s, %s) failed", view.game, level)
                break
            if self._pool is pool:
                self._drop()
        return view.legal[0]

    def close(self) -> None:
        """Lets the processes go. Thinking that is under way is given up."""
        self._drop()

    def _open(self) -> ProcessPoolExecutor:
        # Not forked from this process: it has threads, sockets and a database open.
        context = multiprocessing.get_context("spawn" if os.name == "nt" else "forkserver")
        self._pool = ProcessPoolExecutor(self._processes, mp_context=context, initializer=_prepare)
        return self._pool

    def _drop(self) -> None:
        if self._pool:
            self._pool.shutdown(wait=False, cancel_futures=True)
            self._pool = None


def _think(view: View, level: str, seed: bytes, limit: float) -> Action:
    """Chooses in a pool's process. The alarm counts thinking only, not the wait for a free process."""
    if not hasattr(signal, "setitimer"):
        return players.choose(view, level, seed)
    signal.setitimer(signal.ITIMER_REAL, limit)
    try:
        return players.choose(view, level, seed)
    finally:
        signal.setitimer(signal.ITIMER_REAL, 0)


def _prepare() -> None:
    """Makes a process of the pool ready: only its parent ends it, and it never outlives that parent."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    if hasattr(signal, "SIGALRM"):
        signal.signal(signal.SIGALRM, _too_long)
    threading.Thread(target=_follow_parent, daemon=True).start()


def _too_long(number: int, frame: FrameType | None) -> None:
    raise TimeoutError


def _follow_parent() -> None:
    parent = multiprocessing.parent_process()
    if parent:
        wait([parent.sentinel])
        os._exit(0)

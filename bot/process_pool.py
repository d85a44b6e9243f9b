"""Pools of processes that end with this one, whatever happens to it."""

from __future__ import annotations

import multiprocessing
import os
import signal
import sys
import threading
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from multiprocessing.connection import Connection, wait

_NICE = 10
"""The niceness of the processes: when a machine is too slow, presses are acknowledged, and the rest comes later."""


def preload(*modules: str) -> None:
    """Let the processes of pools begin with these modules, loaded once for all. Call it before a pool is opened."""
    if sys.platform != "win32":
        multiprocessing.set_forkserver_preload([*modules])


class ProcessPool(ProcessPoolExecutor):
    """Up to ``processes`` processes, each of which calls ``prepare`` first, and then works at a lower priority.

    They hold one end of a pipe, and exit when it closes: by :meth:`end` or as this process dies.
    """

    def __init__(self, processes: int, prepare: Callable[[], None]) -> None:
        # Not forked from this process, which has threads, sockets and a database open.
        context = multiprocessing.get_context("spawn" if sys.platform == "win32" else "forkserver")
        self._child_end, self._own_end = context.Pipe(duplex=False)
        super().__init__(processes, mp_context=context, initializer=_begin, initargs=(self._child_end, prepare))

    def end(self) -> None:
        """End the processes at once; callers that still wait get :class:`BrokenProcessPool`."""
        self.shutdown(wait=False)
        self._own_end.close()
        self._child_end.close()


class ReplaceablePool:
    """A :class:`ProcessPool` that is started when it is first needed, and again after it was dropped."""

    def __init__(self, processes: int, prepare: Callable[[], None]) -> None:
        self._processes, self._prepare = processes, prepare
        self.current: ProcessPool | None = None
        """The pool, once it was started."""
        self._closed = False

    def open(self) -> ProcessPool:
        """Return the pool. Raises ``RuntimeError`` once closed."""
        if self._closed:
            raise RuntimeError("the pool is closed")
        if self.current is None:
            self.current = ProcessPool(self._processes, self._prepare)
        return self.current

    def drop(self, pool: ProcessPool) -> None:
        """End a pool that has failed, unless it has been replaced already."""
        if self.current is pool:
            self.current = None
            pool.end()

    def close(self) -> None:
        """End the processes for good."""
        self._closed = True
        if self.current:
            self.drop(self.current)


def _begin(pipe: Connection, prepare: Callable[[], None]) -> None:
    """Initialize a process: ignore Ctrl-C and watch the pipe.

    The priority is lowered last: on a busy machine, what is loaded at a low one takes many seconds.
    """
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    prepare()
    if sys.platform != "win32":
        os.nice(_NICE)
    threading.Thread(target=_exit_with_parent, args=(pipe,), daemon=True).start()


def _exit_with_parent(pipe: Connection) -> None:
    wait([pipe])
    os._exit(0)

"""Pools of processes that end with this one, even if it is killed."""

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
"""The niceness of the processes: on a busy machine, presses are acknowledged first."""


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
        """Kill the processes; callers that still wait get :class:`BrokenProcessPool`."""
        processes, results = [*(self._processes or {}).values()], self._result_queue
        self.shutdown(wait=False)
        self._own_end.close()
        self._child_end.close()
        for process in processes:
            process.kill()  # a stopped process would not see the pipe close
        # A process killed within a large result leaves half of it in the pipe. While this end stayed open, the pool's
        # thread waited forever for the rest, and the interpreter waited for that thread when it exited.
        results._writer.close()  # type: ignore[attr-defined]  # typeshed has no private attributes


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

    The priority is lowered last: on a busy machine, loading at a low one takes many seconds.
    """
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    prepare()
    if sys.platform != "win32":
        os.nice(_NICE)
    threading.Thread(target=_exit_with_parent, args=(pipe,), daemon=True).start()


def _exit_with_parent(pipe: Connection) -> None:
    wait([pipe])
    os._exit(0)

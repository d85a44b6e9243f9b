"""Background work by key: never twice at once for one key, and retried when it fails; presses carried out once."""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Awaitable, Callable, Hashable, Iterable
from typing import Generic, TypeVar

from bot.host.core import DutyLost
from bot.recent import Recent
from bot.ui.replies import report

K = TypeVar("K", bound=Hashable)
_RETRIES = (2.0, 10.0, 60.0, 300.0)
"""Seconds before each retry of failed work."""
_KEPT = 1000
"""The most keys that are remembered as begun."""


class Workers(Generic[K]):
    """Runs ``work(key)``: at most once at a time for each key, and once more after the last :meth:`poke`."""

    def __init__(self, name: str, work: Callable[[K], Awaitable[None]]) -> None:
        self._name = name
        self._work = work
        self._news: dict[K, asyncio.Event] = {}
        self._tasks: dict[K, asyncio.Task[None]] = {}
        self._runs: dict[K, asyncio.Event] = {}
        """Set at the end of a run, for waiting callers."""
        self._failures: Counter[K] = Counter()
        self._stopping = False

    def poke(self, key: K) -> None:
        """Run the work soon."""
        if self._stopping:
            return
        news = self._news.setdefault(key, asyncio.Event())
        news.set()
        if key not in self._tasks:
            self._tasks[key] = asyncio.create_task(self._run(key, news), name=f"{self._name} {key}")

    def news(self, key: K) -> asyncio.Event:
        """Return the event that another poke sets while the work runs, and that the work clears when it reacts."""
        return self._news[key]

    async def ran(self, key: K) -> None:
        """Wait until the current run, or one about to begin, has ended, although more may be left to do."""
        if key in self._tasks:
            await self._runs.setdefault(key, asyncio.Event()).wait()

    async def settled(self, key: K) -> bool:
        """Wait until nothing is left to do for a key; return whether the last run succeeded."""
        while task := self._tasks.get(key):
            await asyncio.wait([task])
        return key not in self._failures

    async def drop(self, keys: Iterable[K]) -> None:
        """Cancel what is left to do for these keys."""
        tasks = [self._tasks[key] for key in keys if key in self._tasks]
        for task in tasks:
            task.cancel()
        if tasks:
            await asyncio.wait(tasks)

    async def stop(self, seconds: float) -> None:
        """Stop; running work is cancelled after this many seconds."""
        self._stopping = True
        if tasks := list(self._tasks.values()):
            _, slow = await asyncio.wait(tasks, timeout=seconds)
            for task in slow:
                task.cancel()

    async def _run(self, key: K, news: asyncio.Event) -> None:
        try:
            while news.is_set():
                news.clear()
                try:
                    await self._work(key)
                    del self._failures[key]
                except DutyLost:
                    pass  # another process does this work now
                except Exception as error:
                    report(error)
                    self._retry(key)
                finally:
                    if run := self._runs.pop(key, None):
                        run.set()
        finally:
            # Without an await since the last check: a poke in between would be lost.
            del self._news[key], self._tasks[key]

    def _retry(self, key: K) -> None:
        """Run the work again later, unless it has failed too often."""
        failures = self._failures[key]
        self._failures[key] += 1
        if failures < len(_RETRIES):
            asyncio.get_running_loop().call_later(_RETRIES[failures], self.poke, key)


class Deduplicator:
    """Remembers the keys begun most recently."""

    def __init__(self) -> None:
        self._begun: Recent[int, None] = Recent(_KEPT)

    def begin(self, key: int) -> bool:
        """Mark a key as begun; true if it was not."""
        if key in self._begun:
            return False
        self._begun[key] = None
        return True

    def give_up(self, key: int) -> None:
        """Allow a key to be begun again, after a failure."""
        self._begun.pop(key, None)

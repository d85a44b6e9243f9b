"""Work that is done again whenever something changed, one at a time for each thing, and again later where it failed."""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Awaitable, Callable, Hashable
from typing import Generic, TypeVar

from bot.replies import report

K = TypeVar("K", bound=Hashable)

_RETRIES = (2.0, 10.0, 60.0, 300.0)
"""Seconds after which work that failed is tried again, time after time."""


class Workers(Generic[K]):
    """Does ``work(key)`` for keys: at most once at a time for each, and once more after the last :meth:`poke`."""

    def __init__(self, name: str, work: Callable[[K], Awaitable[None]]) -> None:
        self._name = name
        self._work = work
        self._news: dict[K, asyncio.Event] = {}
        self._tasks: dict[K, asyncio.Task[None]] = {}
        self._failures: Counter[K] = Counter()
        self._stopping = False

    def poke(self, key: K) -> None:
        """Has the work done, soon, for what is so by then."""
        if self._stopping:
            return
        news = self._news.setdefault(key, asyncio.Event())
        news.set()
        if key not in self._tasks:
            self._tasks[key] = asyncio.create_task(self._run(key, news), name=f"{self._name} {key}")

    def news(self, key: K) -> asyncio.Event:
        """Within the work: set if there was another poke since it began; to be cleared by who takes that in."""
        return self._news[key]

    async def settled(self, key: K) -> bool:
        """Returns once there is nothing more to do for a key now; true if the last work succeeded."""
        while task := self._tasks.get(key):
            await asyncio.wait([task])
        return key not in self._failures

    async def stop(self, seconds: float) -> None:
        """Lets the workers end what they do, for so long; then they are cancelled."""
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
                except Exception as error:
                    report(error)
                    self._retry(key)
        finally:
            # In the same step as the last look at the news, or a poke in between would find a worker that is gone.
            del self._news[key], self._tasks[key]

    def _retry(self, key: K) -> None:
        """Has the work done a little later, unless that was tried in vain often enough."""
        failures = self._failures[key]
        self._failures[key] += 1
        if failures < len(_RETRIES):
            asyncio.get_running_loop().call_later(_RETRIES[failures], self.poke, key)

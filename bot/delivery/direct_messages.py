"""Who may get a direct message when: Discord quarantines bots that open many at once.

The ration is kept in the store, because Discord's limit does not start anew when the bot does. While it is used up,
players wait in a queue in which tables without any direct message come first.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Callable
from typing import TypeAlias

from bot.recent import Recent
from data.store import Store, StoreError

_log = logging.getLogger(__name__)

CHECK = 10.0
"""Seconds between two looks at the queue."""
Waiting: TypeAlias = tuple[str, int]
"""A table and a player."""
_KEPT = 10_000
"""The most tables that are remembered."""
_KEY = "direct messages opened"
"""The key under which the store remembers when direct messages were opened."""


class DirectMessageRation:
    """How many direct messages may be opened: ``most`` in ``seconds``."""

    def __init__(
        self, store: Store, most: int = 20, seconds: float = 1200.0, clock: Callable[[], float] = time.time
    ) -> None:
        self.most = most
        self._store, self._seconds, self._clock = store, seconds, clock
        self._opened: list[float] | None = None
        """When they were opened, oldest first; ``None`` until it is read from the store."""

    def read_again(self) -> None:
        """Reads at the next use what the store has: another process may have used it."""
        self._opened = None

    async def left(self) -> int:
        """How many may be opened now."""
        if self._opened is None:
            self._opened = list(await self._store.meta(_KEY) or ())
        now = self._clock()
        self._opened = [moment for moment in self._opened if now - self._seconds < moment <= now]
        return self.most - len(self._opened)

    async def take(self) -> bool:
        """Counts one more; false if there is none left. Stored first, so that a crash rather wastes one."""
        if await self.left() <= 0 or self._opened is None:
            return False
        self._opened.append(self._clock())
        await self._store.set_meta(_KEY, self._opened)
        return True

    async def exhaust(self) -> None:
        """Uses the ration up: Discord said that there were too many."""
        self._opened = [self._clock()] * self.most
        await self._store.set_meta(_KEY, self._opened)


class DirectMessageQueue:
    """Shares the ration between tables.

    Part of it is kept for tables that have no direct message yet, so that a few full tables cannot use all of it.
    """

    def __init__(self, ration: DirectMessageRation) -> None:
        self.ration = ration
        self.on_turn: Callable[[Waiting], None] = lambda waiting: None
        """Called when somebody who waits may try again."""
        self._served: Recent[str, None] = Recent(_KEPT)
        """Tables that were given a direct message by this process."""
        self._waiting: dict[Waiting, None] = {}
        """In order of arrival."""
        self._lock = asyncio.Lock()
        self._timer: asyncio.TimerHandle | None = None
        self._checking: asyncio.Task[None] | None = None

    async def may_open(self, table_id: str, player: int, *, first: bool) -> bool:
        """Whether to open a direct message now; otherwise the player waits in the queue.

        ``first`` says that no hand of the table is in a direct message yet.
        """
        async with self._lock:
            if not first:
                self._served[table_id] = None
            if await self.ration.left() > self._kept_from(table_id) and await self.ration.take():
                self._served[table_id] = None
                self._waiting.pop((table_id, player), None)
                return True
        self.wait(table_id, player)
        return False

    def wait(self, table_id: str, player: int) -> None:
        """Puts a player into the queue."""
        self._waiting.setdefault((table_id, player))
        self._schedule()

    def clear(self) -> None:
        """Forgets who waits, and how much of the ration is left."""
        self._waiting.clear()
        self.ration.read_again()

    async def stop(self) -> None:
        """Stops looking at the queue."""
        self._waiting.clear()
        if self._timer:
            self._timer.cancel()
        if self._checking:
            await asyncio.wait([self._checking])

    def _kept_from(self, table_id: str) -> int:
        """How much of the ration is kept for others: for tables that may still come, and for those that wait."""
        if table_id not in self._served:
            return 0
        waiting = {table for table, _ in self._waiting if table not in self._served}
        return max(self.ration.most // 4, len(waiting))

    def _schedule(self) -> None:
        if self._waiting and self._timer is None:
            self._timer = asyncio.get_running_loop().call_later(CHECK, self._check)

    def _check(self) -> None:
        self._timer = None
        self._checking = asyncio.create_task(self._give_turns(), name="direct messages")

    async def _give_turns(self) -> None:
        """Lets as many try again as the ration has left, tables without a direct message first."""
        try:
            left = await self.ration.left()
        except StoreError as error:
            _log.warning("direct messages wait for the store: %s", type(error).__name__)
            left = 0
        in_order = sorted(self._waiting, key=lambda waiting: waiting[0] in self._served)
        for waiting in in_order[: max(left, 0)]:
            del self._waiting[waiting]
            self.on_turn(waiting)
        self._schedule()

"""Rations direct messages, because Discord quarantines bots that open many at once.

The ration is kept in the store, because Discord's limit outlives a restart of the bot. While it is used up,
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
    """The number of direct messages that may be opened: ``most`` in ``seconds``."""

    def __init__(
        self, store: Store, most: int = 20, seconds: float = 1200.0, clock: Callable[[], float] = time.time
    ) -> None:
        self.most = most
        self._store, self._seconds, self._clock = store, seconds, clock
        self._opened: list[float] | None = None
        """When they were opened, oldest first; ``None`` until it is read from the store."""

    def read_again(self) -> None:
        """Reread the store at the next use: another process may have used the ration."""
        self._opened = None

    async def left(self) -> int:
        """Return how many may be opened now."""
        if self._opened is None:
            self._opened = list(await self._store.meta(_KEY) or ())
        now = self._clock()
        self._opened = [moment for moment in self._opened if now - self._seconds < moment <= now]
        return self.most - len(self._opened)

    async def take(self) -> bool:
        """Count one more; false if there is none left. Stored first, so that a crash wastes one at most."""
        if await self.left() <= 0 or self._opened is None:
            return False
        self._opened.append(self._clock())
        await self._store.set_meta(_KEY, self._opened)
        return True

    async def exhaust(self) -> None:
        """Use the ration up: Discord refused another one."""
        self._opened = [self._clock()] * self.most
        await self._store.set_meta(_KEY, self._opened)


class DirectMessageQueue:
    """Shares the ration between tables.

    Part of it is kept for tables that have no direct message yet, so that a few full tables cannot use all of it.
    """

    def __init__(self, ration: DirectMessageRation) -> None:
        self.ration = ration
        self.on_turn: Callable[[Waiting], None] = lambda waiting: None
        """Called when a waiting player may try again."""
        self._served: Recent[str, None] = Recent(_KEPT)
        """Tables that were given a direct message by this process."""
        self._waiting: dict[Waiting, None] = {}
        """In order of arrival."""
        self._lock = asyncio.Lock()
        self._timer: asyncio.TimerHandle | None = None
        self._checking: asyncio.Task[None] | None = None

    async def may_open(self, table_id: str, player: int, *, first: bool) -> bool:
        """Return whether to open a direct message now; otherwise the player waits in the queue.

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

    async def may_open_beside_tables(self) -> bool:
        """Return whether to open a direct message that shows no hand: half of the ration is kept for hands."""
        async with self._lock:
            return await self.ration.left() > self.ration.most // 2 and await self.ration.take()

    def wait(self, table_id: str, player: int) -> None:
        """Put a player into the queue."""
        self._waiting.setdefault((table_id, player))
        self._schedule()

    def clear(self) -> None:
        """Forget the queue and the rest of the ration."""
        self._waiting.clear()
        self.ration.read_again()

    async def stop(self) -> None:
        """Stop looking at the queue."""
        self._waiting.clear()
        if self._timer:
            self._timer.cancel()
        if self._checking:
            await asyncio.wait([self._checking])

    def _kept_from(self, table_id: str) -> int:
        """Return the part of the ration kept for other tables: later ones, and those waiting."""
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
        """Let as many players try again as the ration allows, tables without a direct message first."""
        try:
            left = await self.ration.left()
        except StoreError as error:
            _log.warning("direct messages wait for the store: %s", error)
            left = 0
        in_order = sorted(self._waiting, key=lambda waiting: waiting[0] in self._served)
        for waiting in in_order[: max(left, 0)]:
            del self._waiting[waiting]
            self.on_turn(waiting)
        self._schedule()

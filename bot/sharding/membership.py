"""One process among several that run the same bot on one database."""

from __future__ import annotations

import asyncio
import logging
from typing import Protocol

from bot.sharding.leases import Leases
from bot.sharding.news import News
from bot.sharding.shards import Shards
from bot.sharding.store_watch import StoreWatch
from data.store import Store

_log = logging.getLogger(__name__)

_LAST_ANSWERS = 2.5
"""Seconds that in-flight presses may take when another process takes over."""


class Member(Protocol):
    """The bot of a process, as it shares its work with others."""

    has_connected: asyncio.Event
    """Set once its shards are connected."""

    def begin(self) -> None:
        """Answer from now on."""

    def look_after(self, shards: frozenset[int]) -> None:
        """Begin to look after the tables of these shards."""

    async def hand_over(self, shards: frozenset[int]) -> None:
        """Leave the tables of these shards to another process."""

    async def drop(self, shards: frozenset[int]) -> None:
        """Do nothing more at the tables of these shards: another process looks after them already."""

    async def read_store(self) -> None:
        """Read something from the bot's store. Raises :class:`~data.store.StoreError` if that is not possible."""

    def close_gate(self) -> None:
        """Leave new presses to another process."""

    async def answered(self, within: float) -> None:
        """Wait until in-flight presses are answered, for at most ``within`` seconds."""


class Membership:
    """This process's part in a shared bot. It needs its own store, still open after the bot's is closed."""

    def __init__(self, store: Store, shards: Shards) -> None:
        self.leases = Leases(store, shards)
        self.news = News(store, self.leases.holder)

    @property
    def running(self) -> bool:
        """Whether this process runs its shards; false while it stands by for another one."""
        return self.leases.running

    async def take_part(self, bot: Member) -> None:
        """Connect and stand by, then run the bot's shards; return when another process runs them."""
        await bot.has_connected.wait()
        await self.leases.acquire()
        self.leases.on_begin, self.leases.on_end, self.leases.on_loss = bot.look_after, bot.hand_over, bot.drop
        self.leases.watch = StoreWatch(bot.read_store)
        watching = asyncio.create_task(self.leases.watch.watch(), name="store watch")
        try:
            bot.begin()
            _log.info("this process answers")
            await self.leases.keep()
        finally:
            watching.cancel()

    async def step_down(self, bot: Member) -> None:
        """Let a process that stands by for this one answer, if there is any, before the bot is closed."""
        if self.leases.running and await self.leases.successor_stands_by():
            bot.close_gate()
            await self.leases.step_down()
            await bot.answered(_LAST_ANSWERS)

    async def leave(self) -> None:
        """Give everything back; others take over at once."""
        await self.leases.release()

"""One process among several that run the same bot on one database."""

from __future__ import annotations

import asyncio
import logging
from typing import Protocol

from bot.sharding.leases import Leases
from bot.sharding.news import News
from bot.sharding.shards import Shards
from data.store import Store

_log = logging.getLogger(__name__)

_LAST_ANSWERS = 2.5
"""Seconds that presses under way may take when another process goes on."""


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

    def close_gate(self) -> None:
        """Leave new presses to another process."""

    async def answered(self, within: float) -> None:
        """Return when the presses under way are answered, or after so many seconds."""


class Membership:
    """What this process shares with the others. The store should be its own, to be open after the bot's is closed."""

    def __init__(self, store: Store, shards: Shards) -> None:
        self.leases = Leases(store, shards)
        self.news = News(store, self.leases.holder)

    @property
    def running(self) -> bool:
        """Whether this process runs its shards; false while it stands by for another one."""
        return self.leases.running

    async def take_part(self, bot: Member) -> None:
        """Connects and stands by, then runs the bot's shards; returns when another process runs them."""
        await bot.has_connected.wait()
        await self.leases.acquire()
        self.leases.on_begin, self.leases.on_end = bot.look_after, bot.hand_over
        bot.begin()
        _log.info("this process answers")
        await self.leases.keep()

    async def step_down(self, bot: Member) -> None:
        """Lets a process that stands by for this one answer, if there is any, before the bot is closed."""
        if self.leases.running and await self.leases.successor_stands_by():
            bot.close_gate()
            await self.leases.step_down()
            await bot.answered(_LAST_ANSWERS)

    async def leave(self) -> None:
        """Gives everything back; others take over at once."""
        await self.leases.release()

"""Whether this process may edit tables' messages: only while it knows that nobody else looks after them."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from typing import NamedTuple, Self

from bot.host.core import DutyLost


class Moment(NamedTuple):
    """A time on both clocks: one jumps when the machine's time is set, the other may stop while the machine sleeps."""

    steady: float
    wall: float

    @classmethod
    def now(cls) -> Self:
        """Return the present."""
        return cls(time.monotonic(), time.time())


class Tenure:
    """The time for which the leases of this process last, counted from before their last renewal was sent."""

    def __init__(self, lasts: Callable[[], float], now: Callable[[], Moment] = Moment.now) -> None:
        self._lasts, self._now = lasts, now
        self._renewed: Moment | None = None
        self._is_lost = False
        self._interruptions = 0
        self._news = asyncio.Event()

    def begin(self) -> Moment:
        """Return the moment to give to :meth:`renewed` once the renewal that begins now has succeeded."""
        return self._now()

    def renewed(self, begun: Moment) -> None:
        """Let edits through from now on."""
        self._renewed = begun
        self._wake()

    def interrupt(self) -> None:
        """Refuse the waiting edits: another process has looked after some of the tables meanwhile."""
        self._interruptions += 1
        self._wake()

    def lose(self) -> None:
        """Refuse all edits from now on."""
        self._is_lost = True
        self._wake()

    @property
    def holds(self) -> bool:
        """Whether no other process can have taken the leases yet. The process may have slept, so both clocks count."""
        if self._renewed is None or self._is_lost:
            return False
        now, lasts = self._now(), self._lasts()
        return now.steady - self._renewed.steady < lasts and now.wall - self._renewed.wall < lasts

    async def require(self) -> None:
        """Wait until edits are allowed. Raises :class:`DutyLost` if another process was quicker."""
        interruptions = self._interruptions
        while not (self.holds or self._is_lost):
            await self._news.wait()
            if interruptions != self._interruptions:
                raise DutyLost
        if self._is_lost:
            raise DutyLost

    def _wake(self) -> None:
        self._news.set()
        self._news = asyncio.Event()

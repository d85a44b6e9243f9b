"""Holding back what a process that runs beside others sends.

Edits and presses wait or are dropped while another process may look after the tables (:class:`Tenure`). Requests keep
to its share of the 50 a second that Discord allows the whole bot; answers to presses and commands are not counted by
Discord, and not held up here.
"""

from __future__ import annotations

import asyncio
import re
import time
from collections import deque
from collections.abc import Callable
from contextvars import ContextVar
from functools import wraps
from typing import Any, NamedTuple, Self

import aiohttp
from discord.http import HTTPClient

from bot.host.core import DutyLost
from bot.storable_text import EVENT

_MESSAGES = re.compile(r"/(channels/\d+|webhooks/\d+/[^/]+)/messages(/|$)")
"""The paths of messages in channels, and of those that answer a press."""
_FRESH = 2.0
"""Seconds for which an interaction may still be answered: Discord waits three."""
_KEPT = 1000
"""The most interactions that are remembered."""
Parse = Callable[[Any], None]
ALLOWED = 50.0
"""Requests a second for all processes together."""
_STEADY = 0.8
"""The fraction of the share that is spread evenly; the rest allows a burst after a pause."""


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


def guard_edits(trace: aiohttp.TraceConfig, tenure: Tenure, is_sentence: ContextVar[bool]) -> None:
    """Make a client's requests that write messages wait for ``tenure``, except sentences that answer a person.

    They may have been queued for long, for example by Discord's limits, and the process may have slept.
    """

    async def check(session: Any, context: Any, request: aiohttp.TraceRequestStartParams) -> None:
        if request.method != "GET" and _MESSAGES.search(request.url.path) and not is_sentence.get():
            await tenure.require()

    trace.on_request_start.append(check)


class Gate:
    """Passes interactions on to the library while it is open.

    When it opens, those that came shortly before are passed on as well, because nobody may have answered them. If
    somebody did, Discord refuses the second acknowledgement, and nothing happens.
    """

    def __init__(self, parsers: dict[str, Parse], *, is_open: bool) -> None:
        self.is_open = is_open
        self._parse = parsers[EVENT]
        self._waiting: deque[tuple[float, Any]] = deque(maxlen=_KEPT)
        parsers[EVENT] = self._arrived

    def open(self) -> None:
        """Pass interactions on from now on."""
        self.is_open = True
        oldest = time.monotonic() - _FRESH
        waiting = [data for moment, data in self._waiting if moment >= oldest]
        self._waiting.clear()
        for data in waiting:
            self._parse(data)

    def close(self) -> None:
        """Pass nothing on from now on."""
        self.is_open = False

    def _arrived(self, data: Any) -> None:
        if self.is_open:
            self._parse(data)
        else:
            self._waiting.append((time.monotonic(), data))


class Pace:
    """Lets through at most a given number in any second, in order of arrival.

    >>> pace = Pace(50.0)
    >>> [pace.wait_at(moment) for moment in (0.0,) * 11 + (1.0,)]
    [0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.025, 0.0]
    """

    def __init__(self, most: float) -> None:
        self._between = 1 / (most * _STEADY)
        self._at_once = max(1.0, most * (1 - _STEADY))
        self._free_at = float("-inf")
        """When a full burst is possible again."""

    def wait_at(self, now: float) -> float:
        """Return how many seconds a request that arrives now has to wait, and count it."""
        self._free_at = max(self._free_at, now) + self._between
        return max(0.0, round(self._free_at - now - self._at_once * self._between, 9))


def keep_pace(http: HTTPClient, share: float) -> None:
    """Keep a client's requests to a ``share`` of those of the bot."""
    request, pace = http.request, Pace(ALLOWED * share)

    @wraps(request)
    async def paced(*values: Any, **named: Any) -> Any:
        await asyncio.sleep(pace.wait_at(asyncio.get_running_loop().time()))
        return await request(*values, **named)

    http.request = paced  # type: ignore[method-assign]

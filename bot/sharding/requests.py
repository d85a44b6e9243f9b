"""Keeps a process within its share of the 50 requests a second that Discord allows the whole bot.

Answers to presses and commands are not counted by Discord, and not held up here.
"""

from __future__ import annotations

import asyncio
from functools import wraps
from typing import Any

from discord.http import HTTPClient

ALLOWED = 50.0
"""Requests a second for all processes together."""
_STEADY = 0.8
"""The fraction of the share that is spread evenly; the rest allows a burst after a pause."""


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

"""The log of the bot's requests."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable
from dataclasses import dataclass

from playground.rest.rate_limits import RateLimiter

_KEPT = 100_000


@dataclass(slots=True)
class Record:
    """A request of the bot and its result. ``code`` is Discord's error code, 0 if there was none."""

    method: str
    path: str
    route: str
    status: int = 0
    code: int = 0

    @property
    def is_invalid(self) -> bool:
        """Whether Discord counts it towards a ban of the IP address."""
        return self.status in (401, 403, 429)


class RequestLog:
    """The latest requests, and how many are in flight.

    Args:
        rate_limiter: counts the invalid requests.
        on_finish: called after each request.
    """

    def __init__(self, rate_limiter: RateLimiter, on_finish: Callable[[], None]) -> None:
        self.records: deque[Record] = deque(maxlen=_KEPT)
        self.in_flight = 0
        self._rate_limiter = rate_limiter
        self._on_finish = on_finish

    def start(self) -> None:
        """Log an arrived request."""
        self.in_flight += 1

    def finish(self, record: Record) -> None:
        """Log an answered request, or a lost connection."""
        self.in_flight -= 1
        self.records.append(record)
        if record.is_invalid:
            self._rate_limiter.count_invalid()
        self._on_finish()

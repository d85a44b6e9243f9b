"""Rate limits, which responses report in Discord's headers."""

from __future__ import annotations

import hashlib
import time
from collections import deque
from collections.abc import Callable
from dataclasses import dataclass

from bot.limits import DIRECT_MESSAGES_OPENED, INVALID_REQUESTS, REQUESTS_A_SECOND, Code
from playground.errors import ApiError

_RATES: dict[str, tuple[int, float]] = {
    "POST /channels/{channel_id}/messages": (5, 5.0),
    "PATCH /channels/{channel_id}/messages/{message_id}": (5, 5.0),
    "DELETE /channels/{channel_id}/messages/{message_id}": (5, 1.0),
    "POST /webhooks/{application_id}/{token}": (5, 2.0),
    "PATCH /webhooks/{application_id}/{token}/messages/{message_id}": (5, 2.0),
    "DELETE /webhooks/{application_id}/{token}/messages/{message_id}": (5, 2.0),
}
"""Requests, and in how many seconds, by route. Observed; Discord does not publish them."""
_DEFAULT_RATE = (50, 1.0)
_UNLIMITED = (10_000, 1.0)
_MAJOR_PARAMETERS = ("channel_id", "guild_id", "token")
"""Requests to one route with different values of these have separate limits."""


@dataclass(frozen=True, slots=True)
class RateLimit:
    """Whether a request is allowed, and the state of its bucket."""

    allowed: bool
    limit: int
    remaining: int
    reset_after: float
    """Seconds until the bucket is full again."""
    bucket: str
    is_global: bool = False

    def headers(self) -> dict[str, str]:
        """Return the rate limit headers of the response."""
        headers = {
            "Via": "1.1 playground",
            "X-RateLimit-Limit": str(self.limit),
            "X-RateLimit-Remaining": str(self.remaining),
            "X-RateLimit-Reset": f"{time.time() + self.reset_after:.3f}",
            "X-RateLimit-Reset-After": f"{self.reset_after:.3f}",
            "X-RateLimit-Bucket": self.bucket,
        }
        if not self.allowed:
            headers["X-RateLimit-Scope"] = "global" if self.is_global else "user"
            headers["Retry-After"] = f"{self.reset_after:.3f}"
            if self.is_global:
                headers["X-RateLimit-Global"] = "true"
        return headers


class RateLimiter:
    """Limits requests in real time, because clients wait in real time. Tests may turn it off (``enforced``)."""

    def __init__(self, enforced: bool) -> None:
        self.enforced = enforced
        self._windows: dict[tuple[str, str], tuple[float, int]] = {}
        """By route and major parameters: the end of the window, and the requests in it."""
        self._all: deque[float] = deque()
        self._invalid: deque[float] = deque()

    def count(self, route: str, parameters: dict[str, str], *, is_interaction: bool) -> RateLimit:
        """Count a request of a route and decide whether it is allowed."""
        now = time.monotonic()
        limit, window = _RATES.get(route, _DEFAULT_RATE) if self.enforced else _UNLIMITED
        bucket = hashlib.sha256(route.encode()).hexdigest()[:32]
        key = (route, "/".join(parameters.get(name, "") for name in _MAJOR_PARAMETERS))
        end, used = self._windows.get(key, (0.0, 0))
        if now >= end:
            end, used = now + window, 0
        if self.enforced and not is_interaction:
            while self._all and now - self._all[0] >= 1.0:
                self._all.popleft()
            if len(self._all) >= REQUESTS_A_SECOND:
                return RateLimit(False, limit, max(limit - used, 0), 1.0 - (now - self._all[0]), bucket, True)
            self._all.append(now)
        allowed = used < limit
        self._windows[key] = (end, used + allowed)
        if len(self._windows) > 4096:
            self._windows = {key: window for key, window in self._windows.items() if window[0] > now}
        return RateLimit(allowed, limit, max(limit - used - 1, 0), end - now, bucket)

    def count_invalid(self) -> None:
        """Count an invalid request, which brings a ban of the IP address closer."""
        self._invalid.append(time.monotonic())

    @property
    def is_banned(self) -> bool:
        """Whether the IP address is banned for too many invalid requests."""
        maximum, window = INVALID_REQUESTS
        while self._invalid and time.monotonic() - self._invalid[0] >= window:
            self._invalid.popleft()
        return len(self._invalid) >= maximum


class DmLimit:
    """Limits the direct messages that the bot opens, by the playground's clock."""

    def __init__(self, clock: Callable[[], float], enforced: bool) -> None:
        self._clock = clock
        self._enforced = enforced
        self._opened: deque[float] = deque()

    def count(self) -> None:
        """Count direct messages that the bot opens.

        Raises:
            ApiError: 40003 if it opens them too fast.
        """
        if not self._enforced:
            return
        maximum, window = DIRECT_MESSAGES_OPENED
        now = self._clock()
        while self._opened and now - self._opened[0] >= window:
            self._opened.popleft()
        if len(self._opened) >= maximum:
            raise ApiError(Code.DIRECT_MESSAGES_TOO_FAST)
        self._opened.append(now)

"""Rate limits: so many requests a bucket and time, told in headers as Discord does."""

from __future__ import annotations

import hashlib
import time
from collections import deque
from dataclasses import dataclass

from bot.limits import INVALID_REQUESTS, REQUESTS_A_SECOND

RATES: dict[str, tuple[int, float]] = {
    "POST /channels/{channel_id}/messages": (5, 5.0),
    "PATCH /channels/{channel_id}/messages/{message_id}": (5, 5.0),
    "DELETE /channels/{channel_id}/messages/{message_id}": (5, 1.0),
    "POST /webhooks/{application_id}/{token}": (5, 2.0),
    "PATCH /webhooks/{application_id}/{token}/messages/{message_id}": (5, 2.0),
    "DELETE /webhooks/{application_id}/{token}/messages/{message_id}": (5, 2.0),
}
"""Requests, and in how many seconds, by route; observed, as Discord does not publish them."""
_OTHERS = (50, 1.0)
_WITHOUT = (10_000, 1.0)
_MAJOR = ("channel_id", "guild_id", "token")


@dataclass(frozen=True, slots=True)
class Passage:
    """Whether a request may pass, and what its answer's headers say."""

    allowed: bool
    limit: int
    remaining: int
    reset_after: float
    bucket: str
    is_global: bool = False

    def headers(self) -> dict[str, str]:
        """The rate limit headers."""
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


class Rates:
    """Counts requests in real time, as a client waits in real time; ``enforced`` can be off for tests."""

    def __init__(self, enforced: bool) -> None:
        self.enforced = enforced
        self._windows: dict[tuple[str, str], tuple[float, int]] = {}
        self._all: deque[float] = deque()
        self._invalid: deque[float] = deque()

    def passage(self, route: str, params: dict[str, str], *, is_interaction: bool) -> Passage:
        """Count a request of a route."""
        now = time.monotonic()
        limit, within = RATES.get(route, _OTHERS) if self.enforced else _WITHOUT
        bucket = hashlib.sha256(route.encode()).hexdigest()[:32]
        key = (route, "/".join(params.get(name, "") for name in _MAJOR))
        ends, used = self._windows.get(key, (0.0, 0))
        if now >= ends:
            ends, used = now + within, 0
        if self.enforced and not is_interaction:
            while self._all and now - self._all[0] >= 1.0:
                self._all.popleft()
            if len(self._all) >= REQUESTS_A_SECOND:
                return Passage(False, limit, max(limit - used, 0), 1.0 - (now - self._all[0]), bucket, True)
            self._all.append(now)
        allowed = used < limit
        self._windows[key] = (ends, used + allowed)
        if len(self._windows) > 4096:
            self._windows = {key: window for key, window in self._windows.items() if window[0] > now}
        return Passage(allowed, limit, max(limit - used - 1, 0), ends - now, bucket)

    def count_invalid(self) -> None:
        """Count an answer that Discord holds against the address."""
        self._invalid.append(time.monotonic())

    @property
    def is_banned(self) -> bool:
        """Whether the address has earned too many invalid answers."""
        most, within = INVALID_REQUESTS
        while self._invalid and time.monotonic() - self._invalid[0] >= within:
            self._invalid.popleft()
        return len(self._invalid) >= most

"""Faults on demand: what a bot must live through."""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import dataclass


@dataclass(slots=True)
class Fault:
    """One planned fault; see :meth:`Faults.add`."""

    pattern: re.Pattern[str]
    status: int
    code: int
    retry_after: float
    times: int
    is_global: bool
    delay: float
    performed: bool
    cloudflare: bool


class Faults:
    """Planned faults, each for requests of a route and for a number of times."""

    def __init__(self, drop: Callable[[bool], None]) -> None:
        self._drop = drop
        self._planned: list[Fault] = []

    def add(
        self,
        route: str = "*",
        *,
        status: int = 0,
        code: int = 0,
        retry_after: float = 1.0,
        times: int = 1,
        global_: bool = False,
        delay: float = 0.0,
        performed: bool = False,
        cloudflare: bool = False,
    ) -> Fault:
        """Plan a fault.

        Args:
            route: method and path below the API's base, such as ``POST /channels/*/messages``; ``*`` stands
                for one part of the path, ``**`` for any rest, and ``*`` alone for every request.
            status: what to answer; 0 answers as usual (after the ``delay``).
            code: Discord's code in the answer's body.
            retry_after: seconds that a 429 asks to wait.
            times: how many requests it hits.
            global_: a 429 for all routes.
            delay: real seconds before the request is looked at.
            performed: whether the request takes effect although its answer is the fault.
            cloudflare: a 429 without Discord's headers, as a banned address gets it.
        """
        fault = Fault(_pattern(route), status, code, retry_after, times, global_, delay, performed, cloudflare)
        self._planned.append(fault)
        return fault

    def clear(self) -> None:
        """Plan nothing any more."""
        self._planned.clear()

    def take(self, method: str, path: str) -> Fault | None:
        """The fault that a request meets, counted; ``None`` if none does."""
        for fault in self._planned:
            if fault.pattern.fullmatch(f"{method} {path}"):
                fault.times -= 1
                if fault.times <= 0:
                    self._planned.remove(fault)
                return fault
        return None

    def drop_sockets(self, resumable: bool = True) -> None:
        """Cut all gateway sockets as a lost connection does; without ``resumable`` the sessions end, too."""
        self._drop(resumable)


def _pattern(route: str) -> re.Pattern[str]:
    if route == "*":
        return re.compile(".*", re.DOTALL)
    parts = (re.escape(part).replace(r"\*", "[^/]+") for part in route.split("**"))
    return re.compile(".*".join(parts))

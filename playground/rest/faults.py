"""Faults on demand: failures that a bot must cope with."""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import dataclass


@dataclass(slots=True)
class Fault:
    """A planned fault; see :meth:`Faults.add`."""

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
    """Planned faults, each for the next requests of a route.

    Args:
        drop_sockets: cuts all gateway sockets, resumable or not.
    """

    def __init__(self, drop_sockets: Callable[[bool], None]) -> None:
        self._drop_sockets = drop_sockets
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
            route: method and path below the API's base, such as ``POST /channels/*/messages``. ``*`` stands for one
                part of the path, ``**`` for any number of parts, and ``*`` alone for every request.
            status: the HTTP status of the response; 0 for the normal response (after the ``delay``).
            code: Discord's error code in the response.
            retry_after: seconds that a 429 asks to wait.
            times: how many requests fail.
            global_: whether a 429 is for all routes.
            delay: real seconds before the request is handled.
            performed: whether the request takes effect although the response is an error.
            cloudflare: whether a 429 lacks Discord's headers, as for a banned IP address.
        """
        fault = Fault(_pattern(route), status, code, retry_after, times, global_, delay, performed, cloudflare)
        self._planned.append(fault)
        return fault

    def clear(self) -> None:
        """Remove all planned faults."""
        self._planned.clear()

    def take(self, method: str, path: str) -> Fault | None:
        """Return the fault of a request, which is counted; ``None`` if it has none."""
        for fault in self._planned:
            if fault.pattern.fullmatch(f"{method} {path}"):
                fault.times -= 1
                if fault.times <= 0:
                    self._planned.remove(fault)
                return fault
        return None

    def drop_sockets(self, resumable: bool = True) -> None:
        """Cut all gateway sockets as a network failure does; unless ``resumable``, the sessions end too."""
        self._drop_sockets(resumable)


def _pattern(route: str) -> re.Pattern[str]:
    if route == "*":
        return re.compile(".*", re.DOTALL)
    parts = (re.escape(part).replace(r"\*", "[^/]+") for part in route.split("**"))
    return re.compile(".*".join(parts))

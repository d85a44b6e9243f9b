"""Withholds presses from a process that stands by, although Discord sends them there as well."""

from __future__ import annotations

import time
from collections import deque
from collections.abc import Callable
from typing import Any

from bot.typed_text import EVENT

_FRESH = 2.0
"""Seconds for which an interaction may still be answered: Discord waits three."""
_KEPT = 1000
"""The most interactions that are remembered."""

Parse = Callable[[Any], None]


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

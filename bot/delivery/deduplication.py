"""Deduplication of presses that must be carried out only once."""

from __future__ import annotations

from collections import OrderedDict

_KEPT = 1000


class Deduplicator:
    """Remembers the keys begun most recently."""

    def __init__(self) -> None:
        self._begun: OrderedDict[int, None] = OrderedDict()

    def begin(self, key: int) -> bool:
        """Marks a key as begun; true if it was not."""
        if key in self._begun:
            return False
        self._begun[key] = None
        while len(self._begun) > _KEPT:
            self._begun.popitem(last=False)
        return True

    def give_up(self, key: int) -> None:
        """Allows a key to be begun again, after a failure."""
        self._begun.pop(key, None)

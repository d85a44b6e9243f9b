"""Deduplication of presses that must be carried out only once."""

from __future__ import annotations

from bot.recent import Recent

_KEPT = 1000


class Deduplicator:
    """Remembers the keys begun most recently."""

    def __init__(self) -> None:
        self._begun: Recent[int, None] = Recent(_KEPT)

    def begin(self, key: int) -> bool:
        """Mark a key as begun; true if it was not."""
        if key in self._begun:
            return False
        self._begun[key] = None
        return True

    def give_up(self, key: int) -> None:
        """Allow a key to be begun again, after a failure."""
        self._begun.pop(key, None)

"""When a service looks at everything again, and when it works on a single server or tournament."""

from __future__ import annotations

from typing import TypeVar

K = TypeVar("K")


class Every:
    """A moment that comes again after some seconds, at once after :meth:`at_once`."""

    def __init__(self, seconds: float) -> None:
        self._seconds, self._next = seconds, 0.0

    def at_once(self) -> None:
        """Let the moment be now."""
        self._next = 0.0

    def has_come(self, now: float) -> bool:
        """Return whether the moment has come; then the next one is set. A clock that was set back does not stop it.

        >>> every = Every(60.0)
        >>> [every.has_come(now) for now in (1000.0, 1059.0, 1060.0, 100.0)]
        [True, False, True, True]
        """
        if self._next - 2 * self._seconds <= now < self._next:
            return False
        self._next = now + self._seconds
        return True


class DueTimes(dict[K, float]):
    """The moments at which something is to be done, by what it is about."""

    def take(self, now: float, most: int) -> list[K]:
        """Remove and return what is due, at most this many.

        >>> DueTimes({"a": 1.0, "b": 3.0, "c": 2.0}).take(2.0, 5)
        ['a', 'c']
        """
        found = [each for each, due in self.items() if due <= now][:most]
        for each in found:
            del self[each]
        return found

"""The clock of a process, and the gaps in which nobody could act.

In a gap the process slept, its clock was set, or the store was away.
"""

from __future__ import annotations

import math
from collections.abc import Callable

from bot.recent import Recent

MOST_QUIET = 6.0
"""The most seconds between two looks at the clock of a process that did not sleep: it looks every second."""
_SET = 1.0
"""Seconds by which the wall clock may drift from the steady one between two looks without having been set."""
OUTAGE = 5.0
"""The longest gap, in seconds, that gives nobody more time."""
_KEPT = 10_000
"""The most future times remembered."""


class WatchedClock:
    """A wall clock. With a ``steady`` clock it notices being set, or not being looked at for long.

    Both count seconds. The steady one is never set, and starts anywhere.
    """

    def __init__(self, wall: Callable[[], float], steady: Callable[[], float] | None = None) -> None:
        self._wall, self._steady = wall, steady
        self._looked_at = (wall(), steady() if steady else 0.0)
        self._set_ahead: list[tuple[float, float]] = []
        """For each time the clock was set ahead: when it was last right, and by how many seconds."""
        self._future: Recent[float, float] = Recent(_KEPT)
        """Times in the future, as after the clock was set back, and when each was first seen."""
        self._store_lost_at: float | None = None
        self.gap_ended_at = -math.inf
        """The end of the last gap."""
        self.gaps = 0
        """How many gaps there have been."""

    def __call__(self) -> float:
        """Return the time. Ends a gap if there was one since the last look."""
        now = self._wall()
        if self._steady is None:
            return now
        steady = self._steady()
        (before, steady_before), self._looked_at = self._looked_at, (now, steady)
        passed = steady - steady_before
        set_by = now - before - passed
        if set_by > _SET:
            self._set_ahead.append((before, set_by))
        elif set_by < -_SET:
            self._set_ahead = []  # most likely it was corrected
        if abs(set_by) > _SET or passed > MOST_QUIET:
            self.end_gap()
        return now

    def end_gap(self) -> None:
        """Note that until now nobody could act."""
        self.gap_ended_at, self.gaps = self._wall(), self.gaps + 1

    def begun(self, start: float) -> float:
        """Return the beginning ``start`` of a period, corrected for the clock's changes since."""
        start += sum(by for right_until, by in self._set_ahead if start <= right_until)
        now = self()
        if start > now:
            self._future.setdefault(start, now)
        return min(start, self._future.get(start, start))

    # The store

    @property
    def store_is_lost(self) -> bool:
        """Whether the store failed, and has not been seen to work since."""
        return self._store_lost_at is not None

    def store_failed(self) -> None:
        """Note that the store failed."""
        if self._store_lost_at is None:
            self._store_lost_at = self()

    def store_works(self) -> None:
        """Note that the store works again. Ends a gap if it was away for long."""
        if self._store_lost_at is not None and self() - self._store_lost_at > OUTAGE:
            self.end_gap()
        self._store_lost_at = None

"""Streaks: days in a row on which somebody finished a daily deal, forgiving one missed day in seven."""

from __future__ import annotations

from collections.abc import Iterable
from datetime import date, timedelta
from typing import NamedTuple

from data.store import STREAK_SPAN

_DAY = timedelta(days=1)


class Streak(NamedTuple):
    """A streak after its last finished day.

    ``length`` counts finished days, also those before a forgiven one. ``since_missed`` counts those after the last
    ``missed`` day: what remains if the next missed day comes too soon.
    """

    length: int
    since_missed: int
    last: date
    missed: date | None = None

    @classmethod
    def begun(cls, day: date) -> Streak:
        """Return the streak of a first day."""
        return cls(1, 1, day)

    def after(self, day: date) -> Streak:
        """Return the streak after a later day on which a deal was finished."""
        skipped = (day - self.last).days - 1
        if skipped > 1:
            return Streak.begun(day)
        if skipped < 1:
            return self._replace(length=self.length + 1, since_missed=self.since_missed + 1, last=day)
        missed = day - _DAY
        kept = self.length if self._forgives(missed) else self.since_missed
        return Streak(kept + 1, 1, day, missed)

    def on(self, today: date) -> int:
        """Return the length on a day: today may still be finished, and a single missed day be forgiven by that."""
        skipped = (today - self.last).days - 1
        if skipped > 1:
            return 0
        if skipped < 1 or self._forgives(today - _DAY):
            return self.length
        return self.since_missed

    def _forgives(self, missed: date) -> bool:
        """Return whether another day may be missed: the last missed one is long enough ago."""
        return self.missed is None or (missed - self.missed).days >= STREAK_SPAN


def streak(days: Iterable[date]) -> Streak | None:
    """Return the streak at the end of some days, in any order; ``None`` without days.

    >>> week = [date(2026, 11, day) for day in (16, 17, 19, 20, 21)]
    >>> streak(week).length
    5
    """
    found: Streak | None = None
    for day in sorted(set(days)):
        found = found.after(day) if found else Streak.begun(day)
    return found

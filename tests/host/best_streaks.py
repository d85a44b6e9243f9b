"""The longest streak of some days, for tests of those that the store keeps."""

from __future__ import annotations

from collections.abc import Iterable
from datetime import date

from bot.host.daily.streaks import streak


def best_streak(days: Iterable[date]) -> int:
    """Return the longest streak that some days had at any time."""
    found = sorted(set(days))
    ends = (streak(found[: count + 1]) for count in range(len(found)))
    return max((each.length for each in ends if each), default=0)

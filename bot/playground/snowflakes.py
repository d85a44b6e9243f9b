"""Discord's ids: 64 bits that begin with the time."""

from __future__ import annotations

from collections.abc import Callable

EPOCH = 1_420_070_400.0
"""The first second of 2015, when Discord's time begins, in seconds since the Unix epoch."""
_TIME_SHIFT = 22


class Snowflakes:
    """Gives ids that grow and never repeat, even while the clock stands still or goes back."""

    def __init__(self, clock: Callable[[], float]) -> None:
        self._clock = clock
        self._last = 0

    def __call__(self) -> int:
        """A new id."""
        self._last = max(self._last + 1, at(self._clock()))
        return self._last


def parse(value: object) -> int:
    """An id from what a form says; 0, which is nobody's, if that is none.

    >>> parse("1573495414173204480"), parse("@original"), parse(None)
    (1573495414173204480, 0, 0)
    """
    text = str(value)
    return int(text) if text.isdecimal() and len(text) < 20 else 0


def at(moment: float) -> int:
    """The smallest id of a moment, given in seconds since the Unix epoch."""
    return max(int((moment - EPOCH) * 1000), 0) << _TIME_SHIFT


def moment(snowflake: int) -> float:
    """When an id was made, in seconds since the Unix epoch.

    >>> moment(at(1_800_000_000.0))
    1800000000.0
    """
    return (snowflake >> _TIME_SHIFT) / 1000 + EPOCH

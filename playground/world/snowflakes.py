"""Discord's ids: 64 bits that start with the time of creation."""

from __future__ import annotations

from collections.abc import Callable

EPOCH = 1_420_070_400.0
"""The start of 2015, when Discord's time begins, in seconds since the Unix epoch."""
_TIME_SHIFT = 22


class Snowflakes:
    """Generates ids that increase strictly, even while the clock stops or goes back."""

    def __init__(self, clock: Callable[[], float]) -> None:
        self._clock = clock
        self._last = 0

    def __call__(self) -> int:
        """Return a new id."""
        self._last = max(self._last + 1, first_id_at(self._clock()))
        return self._last


def parse_id(value: object) -> int:
    """Return the id in a JSON value; 0, which no object has, if it is not an id.

    >>> parse_id("1573495414173204480"), parse_id("@original"), parse_id(None)
    (1573495414173204480, 0, 0)
    """
    text = str(value)
    return int(text) if text.isdecimal() and len(text) < 20 else 0


def first_id_at(time: float) -> int:
    """Return the smallest id that can be created at a time, in seconds since the Unix epoch."""
    return max(int((time - EPOCH) * 1000), 0) << _TIME_SHIFT


def created_at(snowflake: int) -> float:
    """Return when an id was created, in seconds since the Unix epoch.

    >>> created_at(first_id_at(1_800_000_000.0))
    1800000000.0
    """
    return (snowflake >> _TIME_SHIFT) / 1000 + EPOCH

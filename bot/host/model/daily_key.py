"""Which deal of the day is played at a table."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta
from typing import NamedTuple


class DailyKey(NamedTuple):
    """A game of an edition of a day, and its most rounds, as a table stores them.

    >>> DailyKey.read("2026-11-24/1/whist/3")
    DailyKey(day='2026-11-24', edition=1, game='whist', rounds=3)
    >>> DailyKey("2026-11-24", 1, "whist", 3).text
    '2026-11-24/1/whist/3'
    """

    day: str
    edition: int
    game: str
    rounds: int

    @classmethod
    def read(cls, text: str) -> DailyKey | None:
        """Read a :attr:`text`; ``None`` if it is empty. Raises ``ValueError``."""
        if not text:
            return None
        day, edition, game, rounds = text.split("/")
        return cls(day, int(edition), game, int(rounds))

    @property
    def text(self) -> str:
        """The key as it is stored."""
        return "/".join(map(str, self))

    @property
    def ends_at(self) -> float:
        """When the day ends."""
        return end_of(self.day)


def day_at(moment: float) -> str:
    """Return the day of a moment, as a date in UTC.

    >>> day_at(1764028799.9), day_at(1764028800.0)
    ('2025-11-24', '2025-11-25')
    """
    return datetime.fromtimestamp(moment, UTC).date().isoformat()


def end_of(day: str) -> float:
    """Return the moment when a day ends.

    >>> end_of("2025-11-24")
    1764028800.0
    """
    return (datetime.fromisoformat(day).replace(tzinfo=UTC) + timedelta(days=1)).timestamp()


def day_after(day: str) -> str:
    """Return the next day.

    >>> day_after("2026-12-31")
    '2027-01-01'
    """
    return day_at(end_of(day))

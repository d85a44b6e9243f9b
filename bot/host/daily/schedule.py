"""When the post of the day is due in a server, and when a person wants to hear of the day: their hour in their zone.

A day is a UTC date, and each has one moment in each zone, whatever clocks do there:

* An hour that a clock change skips is due at the change.
* An hour that occurs twice is due the first time. That includes an hour which the change pushes over midnight UTC.
* An hour that the change pushes out of the day is due when the day begins.

Servers with the same hour are spread over :data:`SPREAD` seconds. A post that was due during a downtime stays due until
the end of its day.
"""

from __future__ import annotations

import hashlib
from collections.abc import Iterable
from datetime import UTC, date, datetime, time, timedelta, tzinfo
from functools import cache, lru_cache
from typing import Literal, NamedTuple, TypeAlias
from zoneinfo import ZoneInfo, ZoneInfoNotFoundError, available_timezones

from bot.host.model.daily_key import end_of

DAY = 86400.0
SPREAD = 600.0
"""Seconds over which equal moments are spread, so that a thousand messages are two in a second."""
QUIET_AFTER, NONE_AFTER = 7 * DAY, 30 * DAY
"""Seconds without a press in a server after which its posts notify nobody, and after which there are none."""
_UTC = "UTC"
_AREAS = (
    *("Africa", "America", "Antarctica", "Arctic", "Asia"),
    *("Atlantic", "Australia", "Europe", "Indian", "Pacific"),
)
"""The areas whose zones are offered: the other names are older ones of the same zones, or fixed offsets."""

Volume: TypeAlias = Literal["usual", "quiet", "none"]
"""How a server gets its post: as usual, without a notification, or not at all."""


@cache
def zones() -> tuple[str, ...]:
    """Return the names of all time zones that may be chosen, in order."""
    named = (name for name in available_timezones() if name.partition("/")[0] in _AREAS)
    return (_UTC, *sorted(named))


@lru_cache(maxsize=1024)
def zone(name: str) -> tzinfo:
    """Return a zone by its name; UTC for one that this machine does not know."""
    try:
        return UTC if name == _UTC else ZoneInfo(name)
    except (ZoneInfoNotFoundError, ValueError, OSError):
        return UTC


def matching_zones(typed: str, names: Iterable[str] = ()) -> list[str]:
    """Return the zones that a person may mean: those whose place begins with what they typed, then the others.

    >>> matching_zones("new york", ["Europe/York", "America/New_York"])
    ['America/New_York']
    """
    wanted = _folded(typed)
    found = [name for name in (names or zones()) if wanted in _folded(name)]
    return sorted(found, key=lambda name: not _folded(name.rpartition("/")[2]).startswith(wanted))


def find_zone(typed: str) -> str | None:
    """Return the zone that a person typed in full, or the only one that they may mean."""
    exact = [name for name in zones() if _folded(name) == _folded(typed)]
    found = exact or matching_zones(typed)
    places = [name for name in found if _folded(name.rpartition("/")[2]) == _folded(typed)]
    return next((each[0] for each in (exact, found, places) if len(each) == 1), None)


def begins_at(day: str) -> float:
    """Return the moment at which a day begins."""
    return datetime.combine(date.fromisoformat(day), time(), UTC).timestamp()


def day_before(day: str) -> str:
    """Return the day before."""
    return (date.fromisoformat(day) - timedelta(days=1)).isoformat()


@lru_cache(maxsize=4096)
def hour_of(day: str, hour: int, zone_name: str) -> float:
    """Return the one moment of a day at which a zone's clock shows the full hour."""
    begins = begins_at(day)
    there, around = zone(zone_name), date.fromisoformat(day)
    dates = (around + timedelta(days=shift) for shift in (-1, 0, 1))
    moments = [datetime.combine(each, time(hour), there).timestamp() for each in dates]
    return min((moment for moment in moments if begins <= moment < begins + DAY), default=begins)


def due_at(day: str, hour: int, zone_name: str, number: int) -> float:
    """Return when the message of a day is due in the server, or for the person, with this number."""
    return hour_of(day, hour, zone_name) + spread(number)


def spread(number: int) -> float:
    """Return the delay in seconds of a server or person within its hour, always the same for the same number."""
    digest = hashlib.blake2b(str(number).encode(), digest_size=4).digest()
    return SPREAD * int.from_bytes(digest, "big") / 2**32


class Week(NamedTuple):
    """A week that has ended: the number of its last day, a Monday, and its start and end."""

    edition: int
    since: float
    until: float


def last_week(now: float, hour: int, zone_name: str) -> Week:
    """Return the last week that has ended, at a full hour of a Monday in a zone.

    >>> week = last_week(begins_at("2026-11-25"), 9, "UTC")
    >>> date.fromordinal(week.edition).isoformat(), (week.until - week.since) / DAY
    ('2026-11-23', 7.0)
    """
    there = zone(zone_name)
    today = datetime.fromtimestamp(now, there).date()
    monday = today - timedelta(days=today.weekday())
    if datetime.combine(monday, time(hour), there).timestamp() > now:
        monday -= timedelta(days=7)
    begun, ended = (datetime.combine(day, time(hour), there) for day in (monday - timedelta(days=7), monday))
    return Week(monday.toordinal(), begun.timestamp(), ended.timestamp())


def volume(active_at: float, due: float) -> Volume:
    """Return how a server gets a post, given when somebody last pressed something of the deal of the day there."""
    if due - active_at >= NONE_AFTER:
        return "none"
    return "quiet" if due - active_at >= QUIET_AFTER else "usual"


def hours_to_play(day: str, hour: int, zone_name: str) -> int:
    """Return how many full hours are left to play when the post of a day is due."""
    return int((end_of(day) - hour_of(day, hour, zone_name)) // 3600)


def _folded(text: str) -> str:
    return " ".join(text.replace("_", " ").casefold().split())

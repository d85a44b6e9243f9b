"""Streaks of daily deals: which missed days they forgive."""

from datetime import date, timedelta

import pytest

from bot.host.daily.streaks import streak
from tests.host.best_streaks import best_streak

FIRST = date(2026, 11, 2)


def days(played: str) -> list[date]:
    """Return the days of a course: ``x`` for a finished day, ``.`` for a missed one."""
    return [FIRST + timedelta(days=place) for place, mark in enumerate(played) if mark == "x"]


@pytest.mark.parametrize(
    ("played", "length", "best"),
    [
        pytest.param("x", 1, 1, id="first day"),
        pytest.param("xxxx", 4, 4, id="no day missed"),
        pytest.param("xxxx.", 4, 4, id="today is not over"),
        pytest.param("xx.xx", 4, 4, id="one missed day is forgiven, and does not count"),
        pytest.param("xx..xx", 2, 2, id="two missed days in a row end a streak"),
        pytest.param("xxxx.xx.xx", 4, 6, id="the second missed day within seven ends what was before the first"),
        pytest.param("xx.xxxxx.xx", 7, 7, id="six days apart are too near"),
        pytest.param("xx.xxxxxx.xx", 10, 10, id="seven days apart are far enough"),
        pytest.param("x.x.x.x.x", 2, 2, id="every other day"),
        pytest.param("xxx.", 3, 3, id="yesterday finished, today open"),
        pytest.param("xxx..", 3, 3, id="yesterday missed, and forgiven if today is finished"),
        pytest.param("xx.xx..", 2, 4, id="yesterday missed too soon after another"),
        pytest.param("xxx...", 0, 3, id="two days missed"),
        pytest.param("xxxxxxxx.....x", 1, 8, id="begun anew"),
    ],
)
def test_streak_forgives_one_missed_day_in_seven(played: str, length: int, best: int) -> None:
    found, today = days(played), FIRST + timedelta(days=len(played) - 1)
    ended = streak(found)
    assert ended is not None
    assert (ended.on(today), best_streak(found)) == (length, best)


def test_streak_is_the_same_in_any_order_and_counts_a_day_once() -> None:
    found = days("xx.xxxx")
    assert streak([*reversed(found), *found]) == streak(found)


def test_nobody_has_a_streak_without_days() -> None:
    assert streak([]) is None
    assert best_streak([]) == 0

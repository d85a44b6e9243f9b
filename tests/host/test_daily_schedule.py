"""When the post of the day is due: clock changes, the ends of the day, quiet servers, and many servers at once."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta
from itertools import pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.host.daily import schedule
from bot.host.daily.schedule import DAY, NONE_AFTER, QUIET_AFTER, SPREAD
from bot.host.model.daily_key import day_at, end_of
from bot.limits import REQUESTS_A_SECOND
from tests.examples import examples

HOURS = st.integers(0, 23)
ZONES = st.sampled_from(schedule.zones())
DAYS = st.dates(datetime(2024, 1, 1).date(), datetime(2032, 12, 31).date()).map(lambda day: day.isoformat())


def said(day: str, hour: int, zone: str) -> str:
    """Return the moment of a day's post in UTC, such as ``25 08:00``."""
    return datetime.fromtimestamp(schedule.hour_of(day, hour, zone), UTC).strftime("%d %H:%M")


@pytest.mark.parametrize(
    ("day", "hour", "zone", "moment"),
    [
        ("2026-11-24", 9, "UTC", "24 09:00"),
        ("2026-11-24", 9, "Europe/Vienna", "24 08:00"),
        ("2026-11-24", 0, "Europe/Vienna", "24 23:00"),
        ("2026-11-24", 20, "America/New_York", "24 01:00"),
        ("2026-11-24", 9, "Asia/Kathmandu", "24 03:15"),
        ("2026-11-24", 23, "Pacific/Kiritimati", "24 09:00"),
    ],
)
def test_a_post_is_due_at_an_hour_of_its_zone_within_the_day(day: str, hour: int, zone: str, moment: str) -> None:
    assert said(day, hour, zone) == moment


@pytest.mark.parametrize(
    ("day", "hour", "zone", "moment"),
    [
        ("2026-03-29", 2, "Europe/Vienna", "29 01:00"),
        ("2026-03-08", 2, "America/New_York", "08 07:00"),
        ("2026-10-03", 2, "Australia/Lord_Howe", "03 15:30"),
        ("2026-04-23", 0, "Africa/Cairo", "23 22:00"),
    ],
)
def test_an_hour_that_is_skipped_is_due_at_the_change(day: str, hour: int, zone: str, moment: str) -> None:
    assert said(day, hour, zone) == moment


@pytest.mark.parametrize(
    ("day", "hour", "zone", "moment"),
    [("2026-10-25", 2, "Europe/Vienna", "25 00:00"), ("2026-11-01", 1, "America/New_York", "01 05:00")],
)
def test_an_hour_that_is_repeated_is_due_the_first_time(day: str, hour: int, zone: str, moment: str) -> None:
    assert said(day, hour, zone) == moment


def test_an_hour_that_leaves_its_day_is_due_at_the_beginning_and_one_that_enters_it_twice_once() -> None:
    """One o'clock in Vienna is midnight UTC in winter, and an hour earlier in summer."""
    autumn = [said(f"2026-10-{day}", 1, "Europe/Vienna") for day in (24, 25, 26)]
    assert autumn == ["24 23:00", "25 00:00", "26 00:00"]
    spring = [said(f"2026-03-{day}", 1, "Europe/Vienna") for day in (28, 29, 30)]
    assert spring == ["28 00:00", "29 00:00", "30 23:00"]


@given(DAYS, HOURS, ZONES, st.integers(1, 2**63))
@examples(200)
def test_every_day_has_one_moment_in_every_zone_with_time_left_to_play(
    day: str, hour: int, zone: str, number: int
) -> None:
    due = schedule.due_at(day, hour, zone, number)
    assert schedule.begins_at(day) <= schedule.hour_of(day, hour, zone) <= due < end_of(day)
    assert due - schedule.hour_of(day, hour, zone) < SPREAD
    assert day_at(due) == day


@given(DAYS, HOURS, ZONES)
@examples(100)
def test_without_a_clock_change_the_hour_is_the_one_chosen(day: str, hour: int, zone: str) -> None:
    there = schedule.zone(zone)
    noon = datetime.fromtimestamp(schedule.begins_at(day), UTC)
    offsets = {(noon + timedelta(hours=hours)).astimezone(there).utcoffset() for hours in (-24, 0, 24, 48)}
    if len(offsets) == 1:
        local = datetime.fromtimestamp(schedule.hour_of(day, hour, zone), there)
        assert (local.hour, local.minute) == (hour, 0)


def test_a_day_has_24_hours_and_another_before_it() -> None:
    assert schedule.day_before("2028-03-01") == "2028-02-29"
    assert end_of("2026-11-24") - schedule.begins_at("2026-11-24") == DAY


@pytest.mark.parametrize(
    ("since", "volume"),
    [
        (0, "usual"),
        (QUIET_AFTER - 1, "usual"),
        (QUIET_AFTER, "quiet"),
        (NONE_AFTER - 1, "quiet"),
        (NONE_AFTER, "none"),
        (20 * NONE_AFTER, "none"),
    ],
)
def test_a_server_that_nobody_plays_in_gets_quiet_posts_and_then_none(since: float, volume: str) -> None:
    assert schedule.volume(1e9, 1e9 + since) == volume


def test_a_thousand_servers_of_one_hour_are_spread_within_discords_limits() -> None:
    servers = range(10**17, 10**17 + 1000 * 2**22, 2**22)
    due = sorted(schedule.due_at("2026-11-24", 9, "UTC", server) for server in servers)
    busiest = max(sum(moment <= other < moment + 1 for other in due) for moment in due)
    assert busiest <= REQUESTS_A_SECOND / 4, "each post takes a few requests"
    assert due[-1] - due[0] > 0.9 * SPREAD
    assert max(later - earlier for earlier, later in pairwise(due)) < 10


@pytest.mark.parametrize(
    ("typed", "zone"),
    [
        ("Europe/Vienna", "Europe/Vienna"),
        ("vienna", "Europe/Vienna"),
        ("new york", "America/New_York"),
        ("America/new_york", "America/New_York"),
        ("utc", "UTC"),
        ("europe", None),
        ("nowhere", None),
        ("", None),
    ],
)
def test_zones_are_found_by_what_people_type(typed: str, zone: str | None) -> None:
    assert schedule.find_zone(typed) == zone


def test_zones_whose_place_begins_so_come_first() -> None:
    assert schedule.matching_zones("lond")[0] == "Europe/London"
    assert not {"US/Pacific", "Etc/GMT+1", "EST"} & {*schedule.zones()}


def test_a_zone_that_the_machine_does_not_know_is_utc() -> None:
    assert said("2026-11-24", 9, "Atlantis/Capital") == "24 09:00"

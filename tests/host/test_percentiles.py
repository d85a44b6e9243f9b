"""Percentiles and places of attempts at a daily deal."""

import pytest

from bot.host.daily.standings import FRIENDS, entrants, percentile, place, with_own
from data.store import Field, Placed


@pytest.mark.parametrize(
    ("scores", "score", "expected"),
    [
        pytest.param({57: 1}, 57, None, id="alone"),
        pytest.param({57: 1, 3: 1}, 57, 100.0, id="best of two"),
        pytest.param({57: 1, 3: 1}, 3, 0.0, id="last of two"),
        pytest.param({57: 2}, 57, 50.0, id="tie"),
        pytest.param({57: 3, 3: 1, 99: 1}, 57, 50.0, id="one beaten, one better, two alike"),
        pytest.param({-5: 1, -50: 3}, -5, 100.0, id="negative scores"),
    ],
)
def test_percentile_is_the_share_of_others_beaten_and_ties_half(
    scores: dict[int, int], score: int, expected: float | None
) -> None:
    field = Field(tuple(sorted(scores.items())), unfinished=4)
    assert percentile(field, score, counted=True) == expected


def test_attempt_outside_the_field_is_compared_with_all_of_it() -> None:
    field = Field(((3, 1), (57, 1)), 0)
    assert percentile(field, 57, counted=False) == 75.0
    assert percentile(Field((), 2), 57, counted=False) is None


def test_place_is_shared_and_the_unfinished_count_after_the_close() -> None:
    field = Field(((3, 1), (57, 2)), 4)
    assert [place(field, score) for score in (57, 30, 3)] == [1, 3, 3]
    assert [entrants(field, closed=closed) for closed in (False, True)] == [3, 7]


def test_own_row_is_always_listed() -> None:
    best = [Placed(number, number, 100 - number) for number in range(1, FRIENDS + 1)]
    assert with_own(best, best[3]) == best
    own = Placed(40, 99, -5)
    assert with_own(best, own) == [*best[:-1], own]
    tied = Placed(2, 99, 98)
    assert with_own(best[:3], tied) == [best[0], best[1], tied, best[2]]

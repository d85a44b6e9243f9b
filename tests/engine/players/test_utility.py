"""The utility of a round's result: half the chance to win the game, half winning the round."""

from __future__ import annotations

from functools import partial

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine.players.kit.sampling import round_utility, rounds_left

POINTS = st.lists(st.integers(-500, 1500), min_size=2, max_size=2)
bezique_utility = partial(round_utility, spread=150.0, clear=40.0)


@given(totals=POINTS, points=POINTS, rounds=st.floats(0, 20))
def test_utilities_of_two_sides_sum_to_one(totals: list[int], points: list[int], rounds: float) -> None:
    one, other = (bezique_utility(totals, points, side, rounds=rounds) for side in range(2))
    assert one + other == pytest.approx(1) and 0 <= one <= 1


@given(totals=POINTS, points=POINTS, rounds=st.floats(0, 20), more=st.integers(1, 100))
def test_utility_never_decreases_with_points(totals: list[int], points: list[int], rounds: float, more: int) -> None:
    better = [points[0] + more, points[1]]
    assert bezique_utility(totals, better, 0, rounds=rounds) >= bezique_utility(totals, points, 0, rounds=rounds)


def test_in_the_last_round_the_leader_wins_the_game() -> None:
    assert bezique_utility([1000, 1000], [1000, 10], 0, rounds=0) == pytest.approx(1)
    assert bezique_utility([1000, 0], [0, 400], 0, rounds=0) == pytest.approx(0.5, abs=0.01)  # the game, not the round


def test_a_lead_counts_less_early_in_the_game() -> None:
    early, late = (bezique_utility([0, 0], [150, 0], 0, rounds=rounds) for rounds in (9, 1))
    assert 0.5 < early < late < 1


@pytest.mark.parametrize(
    ("totals", "rounds"), [([0, 0], 10), ([1000, 400], 5), ([1990, 0], 0.5), ([2000, 0], 0), ([2400, 2100], 0)]
)
def test_estimated_rounds_left(totals: list[int], rounds: float) -> None:
    assert rounds_left(2000, totals, 200.0) == rounds

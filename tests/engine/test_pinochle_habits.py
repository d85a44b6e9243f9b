"""How the weights of those are learnt who play Pinochle, Binokel and Bezique in a sketch."""

from __future__ import annotations

from itertools import pairwise

import pytest

from engine.pinochle.rules import PinochleRules
from engine.players.pinochle.prior import KEPT
from engine.players.pinochle.tuning import STEPS, compare, count_kept, flatten, tune, unflatten
from engine.players.pinochle.weights import WEIGHTS

PINOCHLE = PinochleRules.of("pinochle")


@pytest.mark.parametrize("preset", PinochleRules.presets)
def test_every_preset_has_habits_that_figures_can_be_changed_of(preset: str) -> None:
    assert unflatten(flatten(WEIGHTS[preset])) == WEIGHTS[preset]
    assert len(flatten(WEIGHTS[preset])) == len(flatten(STEPS)) and min(flatten(STEPS)) > 0


def test_equal_habits_share_the_wins_of_mirrored_deals() -> None:
    lead = compare(PINOCHLE, WEIGHTS["pinochle"], WEIGHTS["pinochle"], deals=5, seed="equal")
    assert (lead.wins, lead.points) == (0.5, 0)


def test_learning_mends_a_foolish_habit_and_is_the_same_each_time() -> None:
    foolish = WEIGHTS["pinochle"]._replace(meld_hope=(-1.0, -1.0, -1.0, -1.0))
    path = list(tune(PINOCHLE, foolish, iterations=15, deals=8, seed="test"))
    assert all(one != other for one, other in pairwise(path))
    assert compare(PINOCHLE, path[-1], foolish, deals=40, seed="judge").wins > 0.5
    assert next(tune(PINOCHLE, foolish, iterations=15, deals=8, seed="test")) == path[0]


@pytest.mark.parametrize("preset", PinochleRules.presets)
def test_what_is_kept_for_the_end_is_what_the_figures_say(preset: str) -> None:
    counted = count_kept(PinochleRules.of(preset), rounds=300, seed="few")
    for those, these in zip(counted, KEPT[preset], strict=True):
        assert those == pytest.approx(these, abs=0.3)

"""The heuristic weights of Pinochle, Binokel and Bezique, their tuning, and the prior."""

from __future__ import annotations

from itertools import pairwise

import pytest

from engine.pinochle.rules import PinochleRules
from engine.players.pinochle.rollout import WEIGHTS
from engine.players.pinochle.search import KEPT
from tests.bench.tuning.pinochle import STEPS, compare, count_kept, flatten, tune, unflatten

PINOCHLE = PinochleRules.of("pinochle")


@pytest.mark.parametrize("preset", PinochleRules.presets)
def test_weights_of_every_preset_can_be_flattened_and_restored(preset: str) -> None:
    assert unflatten(flatten(WEIGHTS[preset])) == WEIGHTS[preset]
    assert len(flatten(WEIGHTS[preset])) == len(flatten(STEPS)) and min(flatten(STEPS)) > 0


def test_equal_weights_draw_on_mirrored_deals() -> None:
    lead = compare(PINOCHLE, WEIGHTS["pinochle"], WEIGHTS["pinochle"], deals=5, seed="equal")
    assert (lead.wins, lead.points) == (0.5, 0)


@pytest.mark.soak
def test_tuning_improves_bad_weights_and_is_reproducible() -> None:
    bad = WEIGHTS["pinochle"]._replace(meld_hope=(-1.0, -1.0, -1.0, -1.0))
    path = list(tune(PINOCHLE, bad, iterations=15, deals=8, seed="test"))
    assert all(one != other for one, other in pairwise(path))
    assert compare(PINOCHLE, path[-1], bad, deals=40, seed="judge").wins > 0.5
    assert next(tune(PINOCHLE, bad, iterations=15, deals=8, seed="test")) == path[0]


@pytest.mark.soak
@pytest.mark.parametrize("preset", PinochleRules.presets)
def test_stored_prior_matches_a_recount(preset: str) -> None:
    counted = count_kept(PinochleRules.of(preset), rounds=300, seed="few")
    for those, these in zip(counted, KEPT[preset], strict=True):
        assert those == pytest.approx(these, abs=0.3)

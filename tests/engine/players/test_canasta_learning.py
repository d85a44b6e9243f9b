"""The rollout model in C plays like that in Python, and what is learnt from it repeats from a seed.

They need numpy and a C compiler.
"""

from __future__ import annotations

import ctypes
import random
from shutil import which
from typing import Any

import pytest

from engine.canasta.melds import KIND, KINDS
from engine.canasta.rules import CanastaRules
from engine.players.canasta import discards
from engine.players.canasta.discard_networks import PARTNERS
from engine.players.canasta.rollout import Rollout
from engine.players.canasta.rollout_state import RolloutRules
from engine.players.canasta.weights import HeuristicWeights
from tests.bench.tuning.canasta import MOST_TURNS, deal_rollout
from tests.oracles import NEEDED, oracle

np = oracle("numpy")
if not NEEDED and not which("cc"):
    pytest.skip("there is no C compiler", allow_module_level=True)

from tests.bench.tuning import canasta_discards as learning  # noqa: E402
from tests.bench.tuning.networks import Weights  # noqa: E402

PRESETS = ("classic", "partners")


def dealt(preset: str, deal: int, players: list[HeuristicWeights]) -> tuple[Rollout, Any]:
    """Return a round that was dealt in Python, and the pack that it was dealt from."""
    rules = CanastaRules.of(preset)
    seats = rules.seats_played()[0]
    by_seat = tuple(players[seat % 2] for seat in range(seats))
    pack = [KIND[card] for card in rules.pack(seats)]
    random.Random(deal).shuffle(pack)
    rollout = deal_rollout(RolloutRules(rules, rules.sides(seats), by_seat), random.Random(deal))
    return rollout, np.array(pack, np.int32)


@pytest.mark.parametrize("preset", PRESETS)
def test_a_round_in_c_ends_with_the_points_of_the_rollout(preset: str) -> None:
    seats = CanastaRules.of(preset).seats_played()[0]
    for deal in range(60):
        players = learning.pool(f"{deal}", 2)
        rollout, pack = dealt(preset, deal, players)
        one, other = map(learning.in_c, players)
        found = learning.rounds_library().lead(
            ctypes.byref(learning.rules_in_c(preset)),
            ctypes.c_void_p(pack.ctypes.data),
            rollout.minimums[0],
            deal % seats,
            *(ctypes.c_void_p(weights.ctypes.data) for weights in (one, other)),
        )
        rollout.play_out(deal % seats, MOST_TURNS)
        assert found == rollout.score(0) - rollout.score(1)


@pytest.mark.parametrize("preset", PRESETS)
def test_numbers_in_c_are_those_of_the_player(preset: str) -> None:
    seats, judged = CanastaRules.of(preset).seats_played()[0], 0
    for deal in range(60):
        [player] = learning.pool(f"{deal}", 1)
        rollout, pack = dealt(preset, deal, [player, player])
        rows, weights = np.zeros((len(KINDS), learning.WIDTH)), learning.in_c(player)
        turns, recent = deal % 25, np.zeros((seats, len(KINDS), 2))
        found = learning.rounds_library().rows_after(
            ctypes.byref(learning.rules_in_c(preset)),
            ctypes.c_void_p(pack.ctypes.data),
            rollout.minimums[0],
            deal % seats,
            ctypes.c_void_p(weights.ctypes.data),
            turns,
            *(ctypes.c_void_p(array.ctypes.data) for array in (rows, recent)),
        )
        if found < 0:
            continue
        seat = rollout.play_out(deal % seats, turns)
        rollout.fresh = not rollout.opened[rollout.rules.sides[seat]]
        assert rollout.take_or_draw(seat)
        rollout.meld(seat)
        assert rollout.choose_discard(seat) == found
        kinds = [kind for kind in KINDS if rollout.hands[seat][kind]]
        seen = discards.Recent(recent[:, :, 0], recent[:, :, 1])
        for kind, row in zip(kinds, discards.discard_numbers(rollout, seen, seat, kinds, found), strict=True):
            assert rows[kind] == pytest.approx([*map(float, row)])
        judged += len(kinds)
    assert judged > 100


def test_learning_repeats_from_its_seed() -> None:
    one, same, other = (learning.seen("classic", seed, rows=300, tried=3) for seed in ("seed", "seed", "other"))
    assert np.array_equal(one.rows, same.rows) and np.array_equal(one.targets, same.targets)
    assert not np.array_equal(one.rows[:200], other.rows[:200])
    assert len(one.rows) == len(one.targets) > 250
    assert np.isfinite(one.targets).all() and abs(one.targets).max() <= learning.SCALE
    assert abs(one.targets.mean()) < 1e-9, "the discards of a hand are compared with their mean"


def test_a_network_learns_better_discards_than_careless_ones() -> None:
    network = learning.learnt("classic", "test", rows=3000, tried=8, units=8, epochs=8, rate=0.004)
    careless = network._replace(out=-network.out)
    good, bad = (learning.matched("classic", "judge", 500, its) for its in (network, careless))
    assert good.points > bad.points + 50


@pytest.mark.parametrize("preset", PRESETS)
def test_the_policy_draws_with_itself_on_mirrored_deals(preset: str) -> None:
    result = learning.matched(preset, "equal", 50, None)
    assert (result.wins, result.points) == (0.5, 0)


def test_shipped_discards_win_more_against_strangers_than_those_of_the_policy() -> None:
    network, strangers = Weights.of(PARTNERS), learning.pool("strangers", 20)
    by_network, by_policy = (
        sum(learning.matched("partners", "strangers", 200, its, one).points for one in strangers)
        for its in (network, None)
    )
    assert by_network > by_policy

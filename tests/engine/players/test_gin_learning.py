"""The training rounds in C judge positions by the same numbers as the player in Python, and repeat from a seed.

They need numpy and a C compiler.
"""

from __future__ import annotations

import ctypes
from collections.abc import Iterator
from shutil import which
from typing import Any

import pytest

from engine.deal import Deals
from engine.game import Game
from engine.gin.round import GinView
from engine.gin.rules import GinRules
from engine.kit.sets_and_runs import BIT, bits_of
from engine.players import INTERMEDIATE, choose
from engine.players.gin.features import CLUES, Sight, sight_of
from engine.players.gin.planning import JUDGE, choices, waiting
from engine.players.kit.network import Network
from tests.narrowing import narrowed
from tests.oracles import NEEDED, oracle

np = oracle("numpy")
if not NEEDED and not which("cc"):
    pytest.skip("there is no C compiler", allow_module_level=True)

from tests.bench.tuning import gin  # noqa: E402
from tests.bench.tuning.learner import Part  # noqa: E402
from tests.bench.tuning.networks import Weights  # noqa: E402

WIDTH = gin.WIDTHS["leave"]


def positions(rules: GinRules, deal: int) -> Iterator[GinView]:
    """Yield the positions of a round in which a card is to be discarded."""
    game = Game(rules, 2, Deals.numbered(deal))
    while not game.scores:
        view = narrowed(game.view(game.to_act[0]), GinView)
        if view.phase == "discard":
            yield view
        game.play(game.to_act[0], choose(view, INTERMEDIATE, "any"))


def numbers_in_c(sight: Sight, barred: int, thrown: list[int]) -> tuple[Any, Any, Any]:
    """Return the numbers of the choices, of waiting for a card, and of the clues, as ``gin_rounds.c`` has them."""
    rows, row, clues = np.zeros((13, WIDTH)), np.zeros(WIDTH), np.zeros((len(BIT), CLUES))
    masks = (sight.hand, barred, sight.known, sight.left, sight.unseen)
    rest = (sight.stock, sight.turn, sight.limit, sight.offered, sight.full, sight.gin, sight.undercut)
    arrays = (np.array(rest, np.int32), np.array(JUDGE.reading), rows, row, clues)
    found = gin.ROUNDS.library.position(
        *map(ctypes.c_uint64, masks),
        (ctypes.c_int * len(thrown))(*thrown),
        len(thrown),
        *(ctypes.c_void_p(array.ctypes.data) for array in arrays),
    )
    return rows[:found], row, clues


@pytest.mark.parametrize("changes", [{}, {"knock_limit": 3, "gin_bonus": 10}, {"hand_size": 7, "undercut_bonus": 50}])
def test_numbers_in_c_are_those_of_the_player(changes: dict[str, Any]) -> None:
    judged = 0
    for deal in range(1, 7):
        for view in positions(GinRules.of("standard").with_changes(changes), deal):
            sight, barred = sight_of(view, JUDGE.reading), sum(BIT[card] for card in view.taken)
            thrown = [BIT[card].bit_length() - 1 for card in view.discards[1 - (view.seat or 0)]]
            rows, row, clues = numbers_in_c(sight, barred, thrown)
            table = sight.table()
            expected = [choice.numbers for choice in choices(sight, JUDGE, table, sight.hand, barred)]
            assert len(rows) == len(expected)
            for mine, theirs in zip(rows, expected, strict=True):
                assert mine[: len(theirs)] == pytest.approx(theirs)
            assert row[: gin.OWN] == pytest.approx(waiting(sight, table))
            for bit in bits_of(sight.unseen):
                assert clues[bit.bit_length() - 1] == pytest.approx(sight.clues(bit))
            judged += len(rows)
    assert judged > 200


def test_networks_are_written_as_the_player_reads_them() -> None:
    weights, row = gin.shipped().networks["draw"], [0.1 * place for place in range(gin.OWN)]
    again = Weights.of(weights.text())
    assert all(np.array_equal(one, other) for one, other in zip(weights, again, strict=True))
    active = np.maximum(weights.hidden @ row + weights.bias, 0)
    assert Network(weights.text()).value(row) == pytest.approx(float(active @ weights.out[:-1] + weights.out[-1]))


def test_grown_networks_play_much_as_before() -> None:
    before, row = gin.shipped(), np.ones(gin.OWN)
    after = gin.grown(before, 80, np.random.default_rng(1))
    assert [len(network.bias) for network in after.networks.values()] == [80, 80, 40]
    values = [Network(judge.networks["draw"].text()).value(row) for judge in (before, after)]
    assert values[0] != values[1] and values[0] == pytest.approx(values[1], abs=5)


def test_a_part_repeats_from_its_seed() -> None:
    part = Part("seed", 60, [gin.shipped(), gin.shipped()])
    one, same, other = gin.played(part), gin.played(part), gin.played(part._replace(seed="other"))
    assert np.array_equal(one.seen["leave"][0], same.seen["leave"][0]) and np.array_equal(one.clues, same.clues)
    assert not np.array_equal(one.results["styles"], other.results["styles"])
    assert sum(map(len, one.results.values())) == 60
    for name, (rows, targets) in one.seen.items():
        assert rows.shape == (len(targets), gin.WIDTHS[name]) and len(targets) > 60
        assert np.isfinite(rows).all() and abs(targets).max() < 200


def test_better_networks_win_their_match() -> None:
    wins, ahead = gin.matched("seed", 100, gin.shipped(), gin.unlearnt(8, np.random.default_rng(1)))
    assert len(wins) == len(ahead) == 100 and wins.mean() > 0.6 and ahead.mean() > 5
    wins, ahead = gin.matched("seed", 20, gin.shipped(), gin.shipped())
    assert not ahead.any() and (wins == 0.5).all(), "equal players share each deal"


def test_shipped_networks_win_against_a_player_that_only_counts() -> None:
    wins, ahead = gin.matched("fresh", 3000, gin.shipped())
    assert wins.mean() > 0.54 and ahead.mean() > 3

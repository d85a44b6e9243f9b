"""The training rounds of Écarté in C follow the rules and choose as the player in Python, and repeat from a seed.

They need numpy and a C compiler.
"""

from __future__ import annotations

import ctypes
import random
from itertools import product
from shutil import which
from typing import Any, NamedTuple

import pytest

from engine.ecarte.round import EcarteRound
from engine.ecarte.rules import EcarteRules
from engine.players.ecarte.features import CALL, places
from engine.players.ecarte.planning import JUDGES, SMALL, WIN, rated
from engine.rules import Deal
from engine.types import Action
from engine.view import GameContext
from tests.oracles import NEEDED, oracle

np = oracle("numpy")
if not NEEDED and not which("cc"):
    pytest.skip("there is no C compiler", allow_module_level=True)

from tests.bench.tuning import ecarte  # noqa: E402
from tests.bench.tuning.ecarte_early import early  # noqa: E402
from tests.bench.tuning.learner import Judge, Part  # noqa: E402
from tests.bench.tuning.networks import Weights  # noqa: E402

RULES = [*map(EcarteRules.of, EcarteRules.presets)]


class Recorded(NamedTuple):
    """A round as ``ecarte_rounds.c`` plays it: masks of cards or numbers of calls, their values, and the result."""

    chosen: list[int]
    values: list[float]
    result: float


def played_in_c(rules: EcarteRules, cards: tuple[str, ...], dealer: int, need: tuple[int, int]) -> Recorded:
    """Play a deal by master and expert; ``cards`` are those of seat 0, of seat 1, and of the stock from the top."""
    place = places(cards[10][-1])
    deck = [place[card] for card in (*cards[:11], *reversed(cards[11:]))]
    strict = rules.must_head
    judges, _weights = ecarte.ROUNDS.in_c([ecarte.shipped(strict=strict), ecarte.shipped(small=True, strict=strict)])
    chosen, values = (ctypes.c_uint32 * 100)(), (ctypes.c_double * 100)()
    arrays = ((ctypes.c_int * 32)(*deck), int(strict), (ctypes.c_int * 2)(*need), dealer, chosen, values)
    size = ecarte.ROUNDS.library.recorded(judges, *arrays)
    return Recorded(chosen[:size], values[:size], values[size])


def dealt(rules: EcarteRules, cards: tuple[str, ...], dealer: int, totals: tuple[int, int]) -> EcarteRound:
    """Deal the same cards by the rules."""
    hands = [cards[:5], cards[5:10]]
    elder, other = hands[1 - dealer], hands[dealer]
    order = (*elder[:3], *other[:3], *elder[3:], *other[3:], *cards[10:])
    return rules.deal(Deal(seats=2, number=1, dealer=dealer, totals=totals, target=rules.target, cards=order))


def number_of(action: Action, place: Any) -> int:
    """Return a choice as C has it."""
    calls = {"stand": 0, "refuse": 0, "propose": 1, "accept": 1}
    if action.kind in calls and not action.cards:
        return calls[action.kind]
    return sum(1 << place[card] for card in action.cards)


@pytest.mark.parametrize("rules", RULES, ids=lambda rules: rules.preset)
@pytest.mark.parametrize("totals", [(0, 0), (3, 4), (4, 2)])
def test_rounds_in_c_are_those_of_the_rules_and_the_players(rules: EcarteRules, totals: tuple[int, int]) -> None:
    chance, compared = random.Random(f"rounds {totals}"), 0
    for number in range(40):
        cards, dealer = [*rules.pack(2)], number % 2
        chance.shuffle(cards)
        found = played_in_c(rules, tuple(cards), dealer, (rules.target - totals[0], rules.target - totals[1]))
        played, place, steps = (
            dealt(rules, tuple(cards), dealer, totals),
            places(cards[10][-1]),
            iter(zip(found.chosen, found.values, strict=True)),
        )
        while not played.over:
            seat = played.to_act[0]
            view = played.view(seat, GameContext(1, totals, (), ()))
            found_here = rated(view, (JUDGES, SMALL)[seat])
            action = found_here[0].action
            if action.kind != "king":
                chosen, value = next(steps)
                action, own = next(each for each in found_here if number_of(each.action, place) == chosen)
                if len(view.legal) > 1:
                    assert own == pytest.approx(value) == found_here[0].value, "of equal ones C may choose another"
                    compared += 1
            played.play(seat, action)
        points = [
            min(sum(line.points for line in lines), rules.target - total)
            for lines, total in zip(played.score(), totals, strict=True)
        ]
        ahead = points[0] - points[1]
        assert found.result == ahead + WIN * ((ahead > 0) - (ahead < 0)) and next(steps, None) is None
    assert compared > 200


def test_networks_are_written_as_the_player_reads_them() -> None:
    for small, strict in product((False, True), repeat=2):
        for weights in ecarte.shipped(small=small, strict=strict).networks.values():
            again = Weights.of(weights.text())
            assert all(np.array_equal(one, other) for one, other in zip(weights, again, strict=True))


def test_a_part_repeats_from_its_seed() -> None:
    part = Part("seed", 60, [ecarte.shipped(), ecarte.shipped(small=True)])
    one, same, other = ecarte.played(part), ecarte.played(part), ecarte.played(part._replace(seed="other"))
    assert all(np.array_equal(one.seen[name][1], same.seen[name][1]) for name in ecarte.WIDTHS)
    assert not np.array_equal(one.results["styles"], other.results["styles"])
    assert sum(map(len, one.results.values())) == 60
    for name, (rows, targets) in one.seen.items():
        assert rows.shape == (len(targets), ecarte.WIDTHS[name]) and len(targets) > 20
        assert np.isfinite(rows).all() and abs(targets).max() <= (3 + WIN) * (1 + (name in ecarte.OF_CALLS))


def test_calls_alone_are_learnt_in_rounds_of_their_own() -> None:
    found = ecarte.played(Part("seed", 200, [ecarte.shipped()]), calls=True)
    rows, targets = found.seen["first_calls"]
    same, points = found.seen["first_points"]
    assert len(rows) == len(targets) > 20 and np.array_equal(rows, same)
    assert abs(targets - points).max() <= 2 * WIN and {*np.unique(2 * (targets - points))} == {-2, -1, 0, 1, 2}
    assert not any(len(found.seen[name][1]) for name in ecarte.WIDTHS if name not in ecarte.OF_CALLS)


def test_calls_too_early_are_found_in_rounds_dealt_again() -> None:
    judge = ecarte.shipped()
    always = Weights(np.zeros((1, CALL)), np.zeros(1), np.array([0, 0.1]))
    hasty = Judge({**judge.networks, **dict.fromkeys(ecarte.OF_CALLS, always)})
    found = early(hasty, 20, "seed")
    assert len(found) > 4 and all(call.loss >= 0.3 and call.ahead == pytest.approx(0.1) for call in found)
    assert all(call.hand.bit_count() == 5 and not call.exchanges for call in found)
    assert str(found[0]) == str(early(hasty, 20, "seed")[0])
    later = early(Judge({**judge.networks, "later_calls": always}), 400, "seed")
    assert any(call.exchanges and 0 < call.laid <= 5 for call in later)


def test_better_networks_win_their_match() -> None:
    wins, ahead = ecarte.matched("seed", 300, ecarte.shipped(), ecarte.unlearnt(8, np.random.default_rng(1)))
    assert len(wins) == len(ahead) == 300 and wins.mean() > 0.55 and ahead.mean() > 0.2
    wins, ahead = ecarte.matched("seed", 20, ecarte.shipped(), ecarte.shipped())
    assert not ahead.any() and (wins == 0.5).all(), "equal players share each deal"


@pytest.mark.parametrize("strict", [True, False])
@pytest.mark.parametrize(("small", "share"), [(False, 0.55), (True, 0.53)])
def test_shipped_networks_win_against_simple_styles(small: bool, share: float, strict: bool) -> None:
    wins, ahead = ecarte.matched("fresh", 3000, ecarte.shipped(small=small, strict=strict), strict=strict)
    assert wins.mean() > share and ahead.mean() > 0.05

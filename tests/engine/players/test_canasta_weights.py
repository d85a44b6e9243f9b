"""The heuristic policy of Canasta in rollouts, its weights and their tuning."""

from __future__ import annotations

import random
from itertools import pairwise

import pytest

from engine.canasta.melds import BLACK_THREE, KIND_OF_RANK, KINDS, TWO
from engine.canasta.rules import CanastaRules
from engine.players.canasta.rollout import PileTake, Rollout
from engine.players.canasta.rollout_state import RolloutRules
from engine.players.canasta.search import planned_melds
from engine.players.canasta.weights import WEIGHTS, HeuristicWeights, bolder, weights_of
from tests.bench.tuning.canasta import STEPS, compare, deal_rollout, tune
from tests.bench.tuning.spsa import match_result

CLASSIC = CanastaRules.of("classic")
FOUR, FIVE, SIX, EIGHT, KING = (KIND_OF_RANK[rank] for rank in ("4", "5", "6", "8", "K"))


def position(
    hand: dict[int, int], *, pile: list[int], weights: HeuristicWeights | None = None, stock: int = 40
) -> Rollout:
    """Return a two-player rollout with this hand and pile; both sides have melded and the pile is not frozen."""
    weights = weights or HeuristicWeights()
    rollout = deal_rollout(RolloutRules(CLASSIC, (0, 1), (weights, weights)), random.Random(1))
    rollout.hands[0] = [hand.get(kind, 0) for kind in range(len(KINDS))]
    rollout.counts = [sum(rollout.hands[0]), 11]
    rollout.opened = [True, True]
    rollout.frozen = False
    rollout.pile = pile
    rollout.pile_counts = [pile.count(kind) for kind in range(len(KINDS))]
    rollout.stock, rollout.at = rollout.stock[:stock], 0
    return rollout


# Discards


def test_it_does_not_discard_for_the_opponents_meld() -> None:
    rollout = position({FOUR: 1, KING: 1}, pile=[SIX] * 4)
    rollout.naturals[1][FOUR] = 3
    assert rollout.choose_discard(0) == KING
    rollout.naturals[1][FOUR], rollout.naturals[1][KING] = 0, 3
    assert rollout.choose_discard(0) == FOUR


def test_a_rank_that_the_opponent_declined_is_safer_to_discard() -> None:
    weights = HeuristicWeights(declined_rank=0.1, card_points=0.0, card_points_late=0.0)
    rollout = position({FOUR: 1, FIVE: 1}, pile=[SIX] * 6, weights=weights)
    for kind in (FOUR, FIVE):
        rollout.declined[1] = 1 << kind
        assert rollout.choose_discard(0) == kind


def test_it_keeps_a_rank_the_opponent_is_known_to_hold_twice() -> None:
    weights = HeuristicWeights(card_points=0.0, card_points_late=0.0)
    rollout = position({FOUR: 1, FIVE: 1}, pile=[SIX] * 6, weights=weights)
    for kind, other in ((FOUR, FIVE), (FIVE, FOUR)):
        rollout.known[1] = [2 * (kind == its) for its in range(len(KINDS))]
        assert rollout.choose_discard(0) == other


def test_it_keeps_pairs_and_blocks_a_large_pile_with_a_black_three() -> None:
    assert position({FOUR: 2, KING: 1}, pile=[SIX] * 2).choose_discard(0) == KING
    rollout = position(
        {FOUR: 2, KING: 1, BLACK_THREE: 1}, pile=[SIX] * 20, weights=HeuristicWeights(block=20, block_card=2)
    )
    assert rollout.choose_discard(0) == BLACK_THREE


# Taking the pile


@pytest.mark.parametrize(("size", "taken"), [(5, None), (6, PileTake(2, 0, []))])
def test_smallest_pile_taken_with_a_pair(size: int, taken: PileTake | None) -> None:
    rollout = position(
        {EIGHT: 2, FOUR: 4}, pile=[EIGHT] * size, weights=HeuristicWeights(take_with_pair=6.0, take_onto_meld=6.0)
    )
    assert rollout.choose_take(0) == taken


def test_it_takes_any_pile_without_stock_and_uses_wild_cards_for_large_piles_only() -> None:
    assert position({EIGHT: 2, FOUR: 4}, pile=[EIGHT], stock=0).choose_take(0) == PileTake(2, 0, [])
    hand = {EIGHT: 1, TWO: 1, FOUR: 4}
    assert position(hand, pile=[EIGHT] * 13).choose_take(0) is None
    assert position(hand, pile=[EIGHT] * 14).choose_take(0) == PileTake(1, 1, [])
    frozen = position(hand, pile=[EIGHT] * 14)
    frozen.frozen = True
    assert frozen.choose_take(0) is None


def test_cards_taken_with_the_pile_stay_known_until_melded_or_discarded() -> None:
    rollout = position({EIGHT: 2, FOUR: 4}, pile=[KING, KING, SIX, SIX, SIX, EIGHT])
    rollout.declined[0] = 1 << KING
    assert rollout.take_or_draw(0)
    assert [rollout.known[0][kind] for kind in (KING, SIX, EIGHT)] == [2, 3, 0] and not rollout.declined[0]
    rollout.lay(0, SIX, 3, 0, 0)
    rollout.discard(0, KING)
    assert [rollout.known[0][kind] for kind in (KING, SIX)] == [1, 0]


# Melding


def test_it_keeps_cards_until_an_opponent_may_go_out() -> None:
    hand = {FOUR: 3, FIVE: 3, KING: 2}
    rollout = position(hand, pile=[SIX], weights=HeuristicWeights(kept_cards=8))
    assert list(planned_melds(rollout, 0)) == []
    rollout.canastas[1], rollout.counts[1] = 1, 2
    assert {lay.kind for lay in planned_melds(rollout, 0)} == {FOUR, FIVE}
    assert rollout.hands[0][FOUR] == 3, "the rollout is unchanged"


def test_wild_cards_in_the_initial_meld_only_for_a_large_pile_or_late() -> None:
    hand = {EIGHT: 2, TWO: 1, FOUR: 2, KING: 2, FIVE: 1, SIX: 1}
    for pile, stock, opens in (([SIX], 60, False), ([SIX] * 9, 60, True), ([SIX], 20, True)):
        rollout = position(hand, pile=pile, stock=stock, weights=HeuristicWeights(opening_wilds=0.4))
        rollout.opened[0], rollout.minimums = False, [15, 15]
        assert any(planned_melds(rollout, 0)) == opens


# The weights


def test_every_preset_has_weights() -> None:
    assert set(WEIGHTS) <= set(CanastaRules.presets)
    for preset in CanastaRules.presets:
        assert weights_of(CanastaRules.of(preset)) == WEIGHTS.get(preset, WEIGHTS["classic"])


def test_aggressive_weights_take_smaller_piles_and_use_more_wild_cards() -> None:
    weights = WEIGHTS["classic"]
    assert (
        bolder(weights).take_with_pair < weights.take_with_pair
        and bolder(weights).canasta_wilds > weights.canasta_wilds
    )


def test_equal_weights_draw_on_mirrored_deals() -> None:
    lead = compare(CLASSIC, 2, HeuristicWeights(), HeuristicWeights(), deals=5, seed="equal")
    assert (lead.wins, lead.points) == (0.5, 0)


@pytest.mark.soak
@pytest.mark.parametrize("preset", sorted(WEIGHTS))
def test_tuned_weights_beat_the_defaults(preset: str) -> None:
    rules = CanastaRules.of(preset)
    lead = compare(rules, rules.seats_played()[0], WEIGHTS[preset], HeuristicWeights(), deals=200, seed="learnt")
    assert lead.points > 0


def test_result_of_mirrored_deals_is_the_share_of_wins_and_the_mean_lead() -> None:
    result = match_result([[100, -20], [50, 0]])
    assert (result.wins, result.points) == (0.625, 32.5)


@pytest.mark.soak
def test_tuning_improves_bad_weights_and_is_reproducible() -> None:
    bad = HeuristicWeights(break_pair=-60.0, break_set=-80.0)
    path = list(tune(CLASSIC, 2, bad, iterations=40, deals=20, seed="test"))
    assert all(one != other for one, other in pairwise(path))
    assert compare(CLASSIC, 2, path[-1], bad, deals=100, seed="judge").wins > 0.5
    assert next(tune(CLASSIC, 2, bad, iterations=40, deals=20, seed="test")) == path[0]


def test_every_weight_has_a_step() -> None:
    assert all(step > 0 for step in STEPS)

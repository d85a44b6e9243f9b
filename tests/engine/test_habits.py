"""What the weights of a skilled Canasta player do in a sketch of the game, and how they are learnt."""

from __future__ import annotations

import random
from itertools import pairwise

import pytest

from engine.canasta.kinds import BLACK_THREE, KIND_OF_RANK, KINDS, TWO
from engine.canasta.rules import CanastaRules
from engine.players.canasta.expert import planned_melds
from engine.players.canasta.rollout import PileTake, Rollout
from engine.players.canasta.rollout_rules import RolloutRules
from engine.players.canasta.tuning import STEPS, compare, deal_rollout, tune
from engine.players.canasta.weights import WEIGHTS, HeuristicWeights, bolder, weights_of

CLASSIC = CanastaRules.of("classic")
FOUR, FIVE, SIX, EIGHT, KING = (KIND_OF_RANK[rank] for rank in ("4", "5", "6", "8", "K"))


def position(
    hand: dict[int, int], *, pile: list[int], weights: HeuristicWeights | None = None, stock: int = 40
) -> Rollout:
    """A round of two with this hand and pile, in which both sides have melded and nothing is frozen."""
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


# What is discarded


def test_a_card_for_the_opponents_meld_is_not_given_away() -> None:
    rollout = position({FOUR: 1, KING: 1}, pile=[SIX] * 4)
    rollout.naturals[1][FOUR] = 3
    assert rollout.choose_discard(0) == KING
    rollout.naturals[1][FOUR], rollout.naturals[1][KING] = 0, 3
    assert rollout.choose_discard(0) == FOUR


def test_what_the_opponent_declined_is_safer_than_what_nobody_has_seen() -> None:
    weights = HeuristicWeights(declined_rank=0.1, card_points=0.0, card_points_late=0.0)
    rollout = position({FOUR: 1, FIVE: 1}, pile=[SIX] * 6, weights=weights)
    for kind in (FOUR, FIVE):
        rollout.declined[1] = 1 << kind
        assert rollout.choose_discard(0) == kind


def test_what_the_opponent_is_known_to_hold_twice_is_kept() -> None:
    weights = HeuristicWeights(card_points=0.0, card_points_late=0.0)
    rollout = position({FOUR: 1, FIVE: 1}, pile=[SIX] * 6, weights=weights)
    for kind, other in ((FOUR, FIVE), (FIVE, FOUR)):
        rollout.known[1] = [2 * (kind == its) for its in range(len(KINDS))]
        assert rollout.choose_discard(0) == other


def test_a_pair_is_kept_together_and_a_black_three_blocks_a_large_pile() -> None:
    assert position({FOUR: 2, KING: 1}, pile=[SIX] * 2).choose_discard(0) == KING
    rollout = position(
        {FOUR: 2, KING: 1, BLACK_THREE: 1}, pile=[SIX] * 20, weights=HeuristicWeights(block=20, block_card=2)
    )
    assert rollout.choose_discard(0) == BLACK_THREE


# When the pile is taken


@pytest.mark.parametrize(("size", "taken"), [(5, None), (6, PileTake(2, 0, []))])
def test_with_a_pair_a_pile_of_six_is_taken_where_two_cards_are_drawn(size: int, taken: PileTake | None) -> None:
    rollout = position(
        {EIGHT: 2, FOUR: 4}, pile=[EIGHT] * size, weights=HeuristicWeights(take_with_pair=6.0, take_onto_meld=6.0)
    )
    assert rollout.choose_take(0) == taken


def test_without_a_stock_any_pile_is_taken_and_a_wild_card_only_spent_on_a_large_one() -> None:
    assert position({EIGHT: 2, FOUR: 4}, pile=[EIGHT], stock=0).choose_take(0) == PileTake(2, 0, [])
    hand = {EIGHT: 1, TWO: 1, FOUR: 4}
    assert position(hand, pile=[EIGHT] * 13).choose_take(0) is None
    assert position(hand, pile=[EIGHT] * 14).choose_take(0) == PileTake(1, 1, [])
    frozen = position(hand, pile=[EIGHT] * 14)
    frozen.frozen = True
    assert frozen.choose_take(0) is None


def test_what_came_from_a_pile_is_known_until_it_is_laid_down_or_discarded() -> None:
    rollout = position({EIGHT: 2, FOUR: 4}, pile=[KING, KING, SIX, SIX, SIX, EIGHT])
    rollout.declined[0] = 1 << KING
    assert rollout.take_or_draw(0)
    assert [rollout.known[0][kind] for kind in (KING, SIX, EIGHT)] == [2, 3, 0] and not rollout.declined[0]
    rollout.lay(0, SIX, 3, 0, 0)
    rollout.discard(0, KING)
    assert [rollout.known[0][kind] for kind in (KING, SIX)] == [1, 0]


# What is laid down


def test_a_patient_player_keeps_cards_until_somebody_may_go_out() -> None:
    hand = {FOUR: 3, FIVE: 3, KING: 2}
    rollout = position(hand, pile=[SIX], weights=HeuristicWeights(kept_cards=8))
    assert list(planned_melds(rollout, 0)) == []
    rollout.canastas[1], rollout.counts[1] = 1, 2
    assert {lay.kind for lay in planned_melds(rollout, 0)} == {FOUR, FIVE}
    assert rollout.hands[0][FOUR] == 3, "the sketch stays as it is"


def test_wild_cards_open_a_side_only_for_a_pile_or_late() -> None:
    hand = {EIGHT: 2, TWO: 1, FOUR: 2, KING: 2, FIVE: 1, SIX: 1}
    for pile, stock, opens in (([SIX], 60, False), ([SIX] * 9, 60, True), ([SIX], 20, True)):
        rollout = position(hand, pile=pile, stock=stock, weights=HeuristicWeights(opening_wilds=0.4))
        rollout.opened[0], rollout.minimums = False, [15, 15]
        assert any(planned_melds(rollout, 0)) == opens


# The weights themselves


def test_every_table_of_habits_is_of_a_preset_and_others_have_some_too() -> None:
    assert set(WEIGHTS) <= set(CanastaRules.presets)
    for preset in CanastaRules.presets:
        assert weights_of(CanastaRules.of(preset)) == WEIGHTS.get(preset, WEIGHTS["classic"])


def test_an_aggressive_mood_takes_smaller_piles_and_closes_sooner() -> None:
    weights = WEIGHTS["classic"]
    assert (
        bolder(weights).take_with_pair < weights.take_with_pair
        and bolder(weights).canasta_wilds > weights.canasta_wilds
    )


def test_equal_habits_share_the_wins_of_mirrored_deals() -> None:
    lead = compare(CLASSIC, 2, HeuristicWeights(), HeuristicWeights(), deals=5, seed="equal")
    assert (lead.wins, lead.points) == (0.5, 0)


@pytest.mark.parametrize("preset", sorted(WEIGHTS))
def test_what_was_learnt_beats_the_first_habits(preset: str) -> None:
    rules = CanastaRules.of(preset)
    lead = compare(rules, rules.seats_played()[0], WEIGHTS[preset], HeuristicWeights(), deals=200, seed="learnt")
    assert lead.points > 0


def test_learning_mends_a_foolish_habit_and_is_the_same_each_time() -> None:
    foolish = HeuristicWeights(break_pair=-60.0, break_set=-80.0)
    path = list(tune(CLASSIC, 2, foolish, iterations=40, deals=20, seed="test"))
    assert all(one != other for one, other in pairwise(path))
    assert compare(CLASSIC, 2, path[-1], foolish, deals=100, seed="judge").wins > 0.5
    assert next(tune(CLASSIC, 2, foolish, iterations=40, deals=20, seed="test")) == path[0]


def test_every_figure_has_its_step() -> None:
    assert all(step > 0 for step in STEPS)

"""What the habits of a skilled Canasta player do in a sketch of the game, and how they are learnt."""

from __future__ import annotations

import random
from itertools import pairwise

import pytest

from engine.canasta.kinds import BLACK_THREE, KIND_OF_RANK, KINDS, TWO
from engine.canasta.rules import CanastaRules
from engine.players.canasta.habits import HABITS, Habits, bold, habits_of
from engine.players.canasta.learning import STEPS, compared, dealt, learnt
from engine.players.canasta.sketch import Sketch, Taking
from engine.players.canasta.skilled import laid
from engine.players.canasta.terms import Terms

CLASSIC = CanastaRules.of("classic")
FOUR, FIVE, SIX, EIGHT, KING = (KIND_OF_RANK[rank] for rank in ("4", "5", "6", "8", "K"))


def sketch(hand: dict[int, int], *, pile: list[int], habits: Habits | None = None, stock: int = 40) -> Sketch:
    """A round of two with this hand and pile, in which both sides have melded and nothing is frozen."""
    habits = habits or Habits()
    moment = dealt(Terms(CLASSIC, (0, 1), (habits, habits)), random.Random(1))
    moment.hands[0] = [hand.get(kind, 0) for kind in range(len(KINDS))]
    moment.counts = [sum(moment.hands[0]), 11]
    moment.opened = [True, True]
    moment.frozen = False
    moment.pile = pile
    moment.seen = [pile.count(kind) for kind in range(len(KINDS))]
    moment.stock, moment.at = moment.stock[:stock], 0
    return moment


# What is discarded


def test_a_card_for_the_opponents_meld_is_not_given_away() -> None:
    moment = sketch({FOUR: 1, KING: 1}, pile=[SIX] * 4)
    moment.naturals[1][FOUR] = 3
    assert moment.spared(0) == KING
    moment.naturals[1][FOUR], moment.naturals[1][KING] = 0, 3
    assert moment.spared(0) == FOUR


def test_what_the_opponent_declined_is_safer_than_what_nobody_has_seen() -> None:
    habits = Habits(declined=0.1, dear=0.0, dear_late=0.0)
    moment = sketch({FOUR: 1, FIVE: 1}, pile=[SIX] * 6, habits=habits)
    for kind in (FOUR, FIVE):
        moment.declined[1] = 1 << kind
        assert moment.spared(0) == kind


def test_what_the_opponent_is_known_to_hold_twice_is_kept() -> None:
    habits = Habits(dear=0.0, dear_late=0.0)
    moment = sketch({FOUR: 1, FIVE: 1}, pile=[SIX] * 6, habits=habits)
    for kind, other in ((FOUR, FIVE), (FIVE, FOUR)):
        moment.known[1] = [2 * (kind == its) for its in range(len(KINDS))]
        assert moment.spared(0) == other


def test_a_pair_is_kept_together_and_a_black_three_blocks_a_large_pile() -> None:
    assert sketch({FOUR: 2, KING: 1}, pile=[SIX] * 2).spared(0) == KING
    moment = sketch({FOUR: 2, KING: 1, BLACK_THREE: 1}, pile=[SIX] * 20, habits=Habits(block=20, block_card=2))
    assert moment.spared(0) == BLACK_THREE


# When the pile is taken


@pytest.mark.parametrize(("size", "taken"), [(5, None), (6, Taking(2, 0, []))])
def test_with_a_pair_a_pile_of_six_is_taken_where_two_cards_are_drawn(size: int, taken: Taking | None) -> None:
    moment = sketch({EIGHT: 2, FOUR: 4}, pile=[EIGHT] * size, habits=Habits(pair=6.0, onto=6.0))
    assert moment.taking(0) == taken


def test_without_a_stock_any_pile_is_taken_and_a_wild_card_only_spent_on_a_large_one() -> None:
    assert sketch({EIGHT: 2, FOUR: 4}, pile=[EIGHT], stock=0).taking(0) == Taking(2, 0, [])
    hand = {EIGHT: 1, TWO: 1, FOUR: 4}
    assert sketch(hand, pile=[EIGHT] * 13).taking(0) is None
    assert sketch(hand, pile=[EIGHT] * 14).taking(0) == Taking(1, 1, [])
    frozen = sketch(hand, pile=[EIGHT] * 14)
    frozen.frozen = True
    assert frozen.taking(0) is None


def test_what_came_from_a_pile_is_known_until_it_is_laid_down_or_discarded() -> None:
    moment = sketch({EIGHT: 2, FOUR: 4}, pile=[KING, KING, SIX, SIX, SIX, EIGHT])
    moment.declined[0] = 1 << KING
    assert moment.begin(0)
    assert [moment.known[0][kind] for kind in (KING, SIX, EIGHT)] == [2, 3, 0] and not moment.declined[0]
    moment.lay(0, SIX, 3, 0, 0)
    moment.discard(0, KING)
    assert [moment.known[0][kind] for kind in (KING, SIX)] == [1, 0]


# What is laid down


def test_a_patient_player_keeps_cards_until_somebody_may_go_out() -> None:
    hand = {FOUR: 3, FIVE: 3, KING: 2}
    moment = sketch(hand, pile=[SIX], habits=Habits(kept=8))
    assert list(laid(moment, 0)) == []
    moment.canastas[1], moment.counts[1] = 1, 2
    assert {lay.kind for lay in laid(moment, 0)} == {FOUR, FIVE}
    assert moment.hands[0][FOUR] == 3, "the sketch stays as it is"


def test_wild_cards_open_a_side_only_for_a_pile_or_late() -> None:
    hand = {EIGHT: 2, TWO: 1, FOUR: 2, KING: 2, FIVE: 1, SIX: 1}
    for pile, stock, opens in (([SIX], 60, False), ([SIX] * 9, 60, True), ([SIX], 20, True)):
        moment = sketch(hand, pile=pile, stock=stock, habits=Habits(opens_with=0.4))
        moment.opened[0], moment.minimums = False, [15, 15]
        assert any(laid(moment, 0)) == opens


# The habits themselves


def test_every_table_of_habits_is_of_a_preset_and_others_have_some_too() -> None:
    assert set(HABITS) <= set(CanastaRules.presets)
    for preset in CanastaRules.presets:
        assert habits_of(CanastaRules.of(preset)) == HABITS.get(preset, HABITS["classic"])


def test_an_aggressive_mood_takes_smaller_piles_and_closes_sooner() -> None:
    habits = HABITS["classic"]
    assert bold(habits).pair < habits.pair and bold(habits).closes > habits.closes


def test_equal_habits_share_the_wins_of_mirrored_deals() -> None:
    lead = compared(CLASSIC, 2, Habits(), Habits(), deals=5, seed="equal")
    assert (lead.wins, lead.points) == (0.5, 0)


@pytest.mark.parametrize("preset", sorted(HABITS))
def test_what_was_learnt_beats_the_first_habits(preset: str) -> None:
    rules = CanastaRules.of(preset)
    lead = compared(rules, rules.seats_played()[0], HABITS[preset], Habits(), deals=200, seed="learnt")
    assert lead.points > 0


def test_learning_mends_a_foolish_habit_and_is_the_same_each_time() -> None:
    foolish = Habits(of_pair=-60.0, of_three=-80.0)
    path = list(learnt(CLASSIC, 2, foolish, rounds=40, deals=20, seed="test"))
    assert all(one != other for one, other in pairwise(path))
    assert compared(CLASSIC, 2, path[-1], foolish, deals=100, seed="judge").wins > 0.5
    assert next(learnt(CLASSIC, 2, foolish, rounds=40, deals=20, seed="test")) == path[0]


def test_every_figure_has_its_step() -> None:
    assert all(step > 0 for step in STEPS)

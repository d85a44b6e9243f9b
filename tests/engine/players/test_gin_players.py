"""The computer players of Gin Rummy: legal, reproducible, reading the other player, and better than a counter."""

from __future__ import annotations

from math import log

import pytest

from engine.deal import Deals
from engine.game import Game
from engine.games import GAMES
from engine.gin.round import GinRound, GinView
from engine.gin.rules import GinRules
from engine.kit.sets_and_runs import BIT, bits_of, mask_of, melds_of
from engine.players import ADVANCED, EXPERT, INTERMEDIATE, LEVELS, MASTER, choose
from engine.players.gin.features import DISCARD, HAND, TABLE, Sight, leavings, sight_of
from engine.players.gin.networks import READING
from engine.players.gin.planning import JUDGE, SMALL, rated
from engine.players.kit.shapes import shapes_of
from engine.players.selfplay import contest, standings
from engine.types import Action
from tests.bench.references import chooser
from tests.engine.gin.table import CONTEXT, deal
from tests.engine.kit.random_hands import hands
from tests.examples import sampled
from tests.kit.players import choices_are_legal_and_repeat
from tests.narrowing import narrowed

UNUSUAL = {"hand_size": 7, "first_upcard": "none", "runs": "round", "lay_off_by_hand": True, "last_discard": True}

MINE = "KD QH 2S 5H 5D AC AD 7S 8S 3C"
THEIRS = "KS KH 9C 9H 4S 4D JD 6D 6H 10S"


def seen(round_: GinRound, seat: int = 0) -> GinView:
    return narrowed(round_.view(seat, CONTEXT), GinView)


def sight(round_: GinRound, seat: int = 0) -> Sight:
    return sight_of(seen(round_, seat), READING)


@sampled
@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("options", [{}, UNUSUAL, {"knock_limit": 0, "big_gin": "none"}], ids=str)
def test_choices_are_legal_and_repeat(level: str, options: dict[str, object]) -> None:
    choices_are_legal_and_repeat(GinRules.of("standard").with_changes(options), level)


@sampled
@pytest.mark.parametrize("level", [EXPERT, MASTER])
@pytest.mark.parametrize("preset", GinRules.presets)
def test_whole_rounds_end(preset: str, level: str) -> None:
    """This includes rounds in which two players could exchange upcards forever."""
    for number in (1, 2):
        game = Game(GAMES["gin"].of(preset), 2, Deals.numbered(number))
        while not game.round.over:
            game.play(game.to_act[0], choose(game.view(game.to_act[0]), level, "seed"))
            assert len(game.actions) < 200


def test_it_takes_a_card_that_makes_gin_and_shows_it() -> None:
    round_ = deal("4C 5C 6C 9D 9H 9C JD JH JC 3H", "KS KH 2C 8D 7S QD 6D AH 10S 5S", up="9S")
    assert choose(seen(round_), MASTER, "seed") == Action("take")
    round_.play(0, Action("take"))
    assert choose(seen(round_), MASTER, "seed") == Action("knock", ("3H",))


def test_it_keeps_from_the_other_what_goes_with_a_taken_card() -> None:
    """Two cards are as useless to the player; the other collects kings."""
    round_ = deal(MINE, THEIRS, up="KC", stock="10C", dealer=0)
    round_.play(1, Action("take"))
    round_.play(1, Action("discard", ("10S",)))
    round_.play(0, Action("draw"))
    values = dict(rated(seen(round_)))
    assert values[Action("discard", ("QH",))] > values[Action("discard", ("KD",))]


def test_the_best_action_is_played_and_rated_first() -> None:
    round_ = deal(MINE, THEIRS, up="7H")
    for _ in range(6):
        view = seen(round_, round_.to_act[0])
        ways = rated(view)
        assert [way.value for way in ways] == sorted((way.value for way in ways), reverse=True)
        assert choose(view, MASTER, "any") == ways[0].action
        round_.play(round_.to_act[0], ways[0].action)


# what it sees


def test_a_hidden_card_is_likelier_in_the_other_hand_beside_one_that_was_taken() -> None:
    round_ = deal(MINE, "9H 10H JS 4D 4S 4H 6C 6H QD AS", up="JH", dealer=0)
    before = sight(round_, 0).chance
    round_.play(1, Action("take"))
    after = sight(round_, 0).chance
    assert after[BIT["JH"]] == 1 and "JH" not in round_.stock
    for near in ("10H", "JC", "JD"):
        assert after[BIT[near]] > before[BIT[near]]


def test_the_chances_of_hidden_cards_add_up_to_the_other_hand() -> None:
    round_ = deal(MINE, THEIRS, up="JH")
    round_.play(0, Action("take"))
    round_.play(0, Action("discard", ("KD",)))
    found = sight(round_, 1)
    assert sum(found.chance.values()) == pytest.approx(10, abs=0.3)
    assert sum(found.draws.values()) == pytest.approx(1)


def test_a_chance_is_what_the_clues_say() -> None:
    """The learner fits the weights of clues, and the player adds them up in another way."""
    for mine, taken, thrown, left in hands(20, 10, 2, 4, 2):
        unseen = sum(bit for card, bit in BIT.items() if card not in (*mine, *taken, *thrown, *left))
        found = Sight(
            GinRules.of("standard"), hand=mask_of(mine), known=mask_of(taken), thrown=[BIT[card] for card in thrown],
            left=mask_of(left), unseen=unseen, stock=20, turn=9, limit=10, offered=0,
            reading=READING,
        )  # fmt: skip
        count = unseen.bit_count()
        base = log(found.hidden / (count - found.hidden)) + READING[-1]
        odds = [
            (found.chance[bit], base + sum(map(float.__mul__, READING, map(float, found.clues(bit)))))
            for bit in bits_of(unseen)
        ]
        assert [held for held, _ in sorted(odds)] == sorted(held for held, _ in odds)
        by_clues = [held for held, clue in sorted(odds, key=lambda each: each[1])]
        assert by_clues == pytest.approx(sorted(by_clues))


def test_partners_and_outs_make_melds() -> None:
    for runs, ace in (("low", 1), ("both", 15), ("round", 15)):
        melds = melds_of(runs, ace)
        shapes = shapes_of(melds)
        for bit, pairs in shapes.partners.items():
            assert all(melds.is_meld(bit | one | other) for one, other in pairs)
            assert shapes.around[bit] == sum({card for pair in pairs for card in pair})
        for pair, outs in shapes.outs.items():
            assert all(melds.is_meld(pair | out) for out in bits_of(outs))
        assert len(shapes.partners[BIT["KC"]]) == 3 + {"low": 1, "both": 2, "round": 3}[runs]


def test_a_discard_that_makes_sense_leaves_what_the_rules_count() -> None:
    melds = melds_of()
    for [cards] in hands(60, 11):
        hand = mask_of(cards)
        after = melds.after_discards(hand)
        ways = [*leavings(melds, hand)]
        assert min(way.deadwood for way in ways) == min(after.values())
        for way in ways:
            assert way.deadwood == after[way.card] == melds.deadwood(way.hand)
            assert all(melds.is_meld(meld) and meld & way.hand == meld for meld in way.melds)


def test_the_numbers_of_a_hand_say_how_likely_the_next_card_lets_it_knock() -> None:
    """They are exact where no meld has to be split to make use of a card."""
    melds, near = melds_of(), 0
    for [cards] in hands(80, 10):
        hand = mask_of(cards)
        unseen = sum(BIT.values()) & ~hand
        found = Sight(
            GinRules.of("standard"), hand=hand, known=0, thrown=[], left=0, unseen=unseen, stock=31, turn=1, limit=10,
            offered=0, reading=(0.0,) * len(READING),
        )  # fmt: skip
        knocks = found.numbers(hand, melds.best(hand)[0].melds)[11]
        exact = sum(melds.least_after_discard(hand | card) <= 10 for card in bits_of(unseen)) / 42
        assert knocks <= exact + 1e-6
        near += knocks == pytest.approx(exact)
    assert near >= 60


def test_networks_take_the_numbers_that_the_features_give() -> None:
    found = sight(deal(MINE, THEIRS, up="7H"))
    own = found.numbers(found.hand, ())
    assert (len(own), len(found.table()), len(found.given(BIT["7H"]))) == (HAND, TABLE, DISCARD)
    for judge in (JUDGE, SMALL):
        for network, more in ((judge.leave, DISCARD), (judge.draw, 0), (judge.knock, 0)):
            assert network.inputs == HAND + TABLE + more  # type: ignore[attr-defined]


def test_it_sees_how_much_the_other_wants_its_loose_cards() -> None:
    round_ = deal(MINE, THEIRS, up="KC", dealer=0)
    calm, held = sight(round_), mask_of(MINE.split())
    round_.play(1, Action("take"))
    wary = sight(round_)
    assert wary.wanted(BIT["KD"]) > calm.wanted(BIT["KD"])
    before, after = (found.numbers(held, ())[-3:] for found in (calm, wary))
    assert all(one < other for one, other in zip(before[::2], after[::2], strict=True)), "in sum, and by their points"


# the lower levels


def test_the_intermediate_player_keeps_pairs_and_the_advanced_one_counts() -> None:
    round_ = deal("KD KH QD QC 2S 8H 4C 6D 10S AH", up="9C", stock="9S 10C", dealer=0)
    round_.play(1, Action("pass"))
    round_.play(0, Action("pass"))
    round_.play(1, Action("draw"))
    round_.play(1, Action("discard", (round_.hands[1][0],)))
    round_.play(0, Action("draw"))
    alone = {"2S", "8H", "4C", "6D", "AH"}
    assert {choose(seen(round_), INTERMEDIATE, str(seed)).cards[0] for seed in range(40)} == alone
    assert choose(seen(round_), ADVANCED, "any").cards[0] not in alone


def test_the_advanced_player_keeps_pairs_where_nobody_can_knock() -> None:
    knocking, straight = (
        deal("KD KH QD JS 2S 8H 4C 6D 10S AC", up="9C", stock="AH 9S 10C", dealer=0, preset=preset)
        for preset in ("standard", "straight")
    )
    for round_ in (knocking, straight):
        round_.play(1, Action("pass"))
        round_.play(0, Action("pass"))
        round_.play(1, Action("draw"))
        round_.play(1, Action("discard", (round_.hands[1][0],)))
        round_.play(0, Action("draw"))
    assert choose(seen(knocking), ADVANCED, "any").cards[0][0] == "K", "the dearest card"
    assert choose(seen(straight), ADVANCED, "any").cards == ("8H",), "the dearest of those that go with no other"


# how well it plays


@pytest.mark.soak
def test_the_master_wins_more_points_than_a_player_who_counts() -> None:
    outcomes = contest(GinRules.of("standard"), 2, (chooser(MASTER), chooser("counter")), range(1, 41), seed="counted")
    assert standings(outcomes)[0].margin.mean > 0


@pytest.mark.soak
@pytest.mark.parametrize("preset", GinRules.presets)
def test_the_expert_wins_more_points_than_the_advanced_player(preset: str) -> None:
    outcomes = contest(GAMES["gin"].of(preset), 2, (chooser(EXPERT), chooser(ADVANCED)), range(1, 201), seed="ladder")
    assert standings(outcomes)[0].margin.mean > 0

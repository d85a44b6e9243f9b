"""Properties of every round of every preset and of mixed options, tested with random play."""

from __future__ import annotations

import copy
import pickle
import random
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine.cards import BACK, Card, rank, suit
from engine.deal import Deals
from engine.game import Game
from engine.gin.presentation import PRESENTATION
from engine.gin.round import GinRound, GinView
from engine.gin.rules import GinRules
from engine.kit.sets_and_runs import BIT, mask_of
from engine.kit.table_melds import in_order, without
from engine.rules import Deal
from engine.types import Action, Event, IllegalAction, RulesError
from tests.engine.gin.table import CONTEXT, snapshot
from tests.engine.kit import plain_melds
from tests.examples import examples
from tests.kit.properties import properties_of
from tests.narrowing import narrowed

TestGin = properties_of(GinRules, seeds=1, stride=5)

few = examples(12)
VALUES: dict[str, tuple[Any, ...]] = {
    "hand_size": (7, 10),
    "first_upcard": ("offered", "none"),
    "runs": ("low", "both", "round"),
    "knock_limit": (0, 3, 10, "upcard"),
    "big_gin": ("none", 31, 50),
    "shutout": ("none", "points", "all"),
    **{name: (False, True) for name, field in GinRules.model_fields.items() if field.annotation is bool},
}


def playable(preset: str, changes: dict[str, Any]) -> GinRules | None:
    """Return rules with changed options, or None if these contradict each other."""
    rules = GinRules.of(preset).model_copy(update=changes)
    try:
        rules.check(2)
    except RulesError:
        return None
    return rules


presets = st.sampled_from(GinRules.presets)
changed = st.fixed_dictionaries({}, optional={name: st.sampled_from(values) for name, values in VALUES.items()})
all_rules = presets.map(GinRules.of) | st.builds(playable, presets, changed).filter(bool)
seeds = st.integers(0, 2**32)


def start(rules: GinRules, seed: int) -> tuple[GinRound, random.Random]:
    chance = random.Random(seed)
    cards = list(rules.pack(2))
    chance.shuffle(cards)
    deal = Deal(seats=2, number=1, dealer=seed % 2, totals=(0, 0), target=rules.target, cards=tuple(cards))
    return narrowed(rules.deal(deal), GinRound), chance


def pick(round_: GinRound, chance: random.Random) -> Action:
    """Return a legal action: mostly the discard that leaves least deadwood, and a knock in half of the cases."""
    (seat,) = round_.to_act
    legal = list(round_.legal(seat))
    ends = [action for action in legal if action.kind in ("gin", "knock", "lay", "take")]
    if ends and chance.random() < 0.5:
        return chance.choice(ends)
    discards = [action for action in legal if action.kind == "discard"]
    if discards and chance.random() < 0.9:
        melds, hand = round_.rules.melds, mask_of(round_.hands[seat])
        return min(discards, key=lambda action: melds.deadwood(hand ^ BIT[action.cards[0]]))
    return chance.choice(legal)


@few
@given(all_rules, seeds)
def test_random_rounds_end_and_conserve_cards(rules: GinRules, seed: int) -> None:
    round_, chance = start(rules, seed)
    whole, steps = sorted(rules.pack(2)), 0
    while round_.to_act:
        (seat,) = round_.to_act
        legal = round_.legal(seat)
        assert legal and len(set(legal)) == len(legal) and not round_.legal(1 - seat)
        assert {action.kind for action in legal} <= set(round_.view(None, CONTEXT).verbs)
        round_.play(seat, pick(round_, chance))
        assert sorted(round_.cards()) == whole
        steps += 1
        assert steps < 400


@few
@given(all_rules, seeds)
def test_a_plain_recount_agrees(rules: GinRules, seed: int) -> None:
    """The result of a knock, worked out from the cards shown the way that a rule book puts it."""
    round_, chance = start(rules, seed)
    events: list[Event] = []
    while round_.to_act:
        events += round_.play(round_.to_act[0], pick(round_, chance))
    ended, ace = round_.outcome, 1 if rules.runs == "low" else 15
    assert ended
    if ended.kind == "void":
        assert round_.score() == ((), ()) and not ended.shown
        return
    knocker = round_.knocker
    assert knocker is not None
    mine, theirs = ended.shown[knocker], ended.shown[1 - knocker]
    every = plain_melds.all_melds(rules.runs)
    assert all(frozenset(meld) in every for shown in (mine, theirs) for meld in shown.melds)
    assert all(frozenset((*meld, *more)) in every for meld, more in zip(mine.melds, theirs.laid, strict=False))
    first, second = (plain_melds.points(shown.loose, ace) for shown in (mine, theirs))
    laid = [card for cards in theirs.laid for card in cards]
    if first and not rules.lay_off_by_hand:
        hand = [card for meld in theirs.melds for card in meld] + laid + list(theirs.loose)
        melds = [frozenset(meld) for meld in mine.melds]
        assert second == plain_melds.least_after_laying_off(hand, melds, every, ace)
    if not first:
        bonus = rules.gin_bonus if any(event.kind == "gin" for event in events) else rules.big_gin
        expected, winner = second + int(bonus), knocker
    elif first < second:
        assert first <= round_.limit
        expected, winner = second - first + rules.knock_bonus, knocker
    elif first == second and not rules.equal_undercut:
        assert round_.score() == ((), ())
        return
    else:
        expected, winner = first - second + rules.undercut_bonus, 1 - knocker
    if rules.spades_double and round_.first and suit(round_.first) == "S":
        expected *= 2
    assert sum(line.points for line in round_.score()[winner]) == expected
    assert round_.score()[1 - winner] == ()


@examples(5)
@given(all_rules, seeds)
def test_knocks_are_all_that_the_deadwood_allows(rules: GinRules, seed: int) -> None:
    round_, chance = start(rules, seed)
    every = plain_melds.all_melds(rules.runs)
    ace = 1 if rules.runs == "low" else 15
    while round_.to_act:
        (seat,) = round_.to_act
        if round_.phase == "discard":
            hand = tuple(round_.hands[seat])
            barred = next(iter(round_.taken), None)
            found = {action.cards[0] for action in round_.legal(seat) if action.kind == "knock"}
            for card in hand:
                left = sorted((other for other in hand if other != card), key=plain_melds.by_suit)
                least = plain_melds.least_deadwood(left, every, ace)
                assert (card in found) == (least <= round_.limit and card != barred)
        round_.play(seat, pick(round_, chance))


@few
@given(all_rules, seeds)
def test_illegal_actions_are_refused_without_effect(rules: GinRules, seed: int) -> None:
    round_, chance = start(rules, seed)
    kinds = ("draw", "take", "pass", "discard", "knock", "gin", "lay", "end", "undo", "meld")
    while round_.to_act:
        (seat,) = round_.to_act
        legal = round_.legal(seat)
        cards = tuple(chance.sample(rules.pack(2), chance.choice((0, 1, 1, 2))))
        tried = Action(chance.choice(kinds), cards, chance.choice(("", "turn", "3C4C5C", "nonsense")))
        before, trial = snapshot(round_), copy.deepcopy(round_)
        try:
            trial.play(seat, tried)
        except IllegalAction as refused:
            assert refused.note.code
            assert snapshot(trial) == before and tried not in legal
        else:
            assert tried in legal or tried.target or tried.kind == "undo"
        with pytest.raises(IllegalAction):
            round_.play(1 - seat, legal[0])
        assert snapshot(round_) == before
        round_.play(seat, pick(round_, chance))


@few
@given(all_rules, seeds)
def test_taking_is_undone_exactly(rules: GinRules, seed: int) -> None:
    round_, chance = start(rules, seed)
    while round_.to_act:
        (seat,) = round_.to_act
        action = pick(round_, chance)
        before = snapshot(round_)
        if action.kind == "take":
            round_.play(seat, action)
            round_.play(seat, Action("undo", target=chance.choice(("action", "turn"))))
            assert snapshot(round_) == before
        else:
            assert round_.undo_scopes(seat) == (("action",) if round_.taken and round_.phase == "discard" else ())
        round_.play(seat, action)


def hidden_shuffled(round_: GinRound, seat: int, chance: random.Random) -> GinRound:
    """Return the round with the cards that a seat cannot see dealt anew; the other's drawn card may be another."""
    other = copy.deepcopy(round_)
    known = other.known[1 - seat]
    theirs = without(other.hands[1 - seat], known)
    hidden = [*theirs, *other.stock]
    chance.shuffle(hidden)
    held, other.stock = hidden[: len(theirs)], hidden[len(theirs) :]
    other.hands[1 - seat] = in_order((*known, *held))
    if other.drawn in theirs:
        other.drawn = chance.choice(held)
    other.ways = {}
    return other


@examples(6)
@given(all_rules, seeds)
def test_views_do_not_depend_on_hidden_cards(rules: GinRules, seed: int) -> None:
    round_, chance = start(rules, seed)
    while round_.to_act and round_.phase != "lay":
        for seat in (0, 1):
            other = hidden_shuffled(round_, seat, chance)
            for viewer in (seat, None):
                assert other.view(viewer, CONTEXT) == round_.view(viewer, CONTEXT)
                facts = [
                    PRESENTATION.page(narrowed(each.view(viewer, CONTEXT), GinView), "table")
                    for each in (other, round_)
                ]
                assert facts[0] == facts[1]
        public = round_.view(None, CONTEXT)
        assert not (public.hand or public.legal or public.melds or public.loose or public.undo)
        round_.play(round_.to_act[0], pick(round_, chance))


def test_hidden_cards_of_events_are_the_draws_alone() -> None:
    round_, chance = start(GinRules.of("standard"), 5)
    seen: list[tuple[str, tuple[Card, ...]]] = []
    while round_.to_act:
        seen += [
            (event.kind, event.seen_by(None).cards) for event in round_.play(round_.to_act[0], pick(round_, chance))
        ]
    assert all((kind == "drew") == (BACK in cards) for kind, cards in seen if cards)


@examples(3)
@given(all_rules, seeds)
def test_a_record_replays_to_the_same_game(rules: GinRules, seed: int) -> None:
    chance = random.Random(seed)
    game = Game(rules, 2, Deals(seed.to_bytes(32, "big"), "table", ("a",)))
    for _ in range(500):
        if game.winners:
            break
        seat = game.to_act[0]
        game.play(seat, Action("deal") if game.round.over else pick(narrowed(game.round, GinRound), chance))
    again = Game.replay(game.record)
    assert (again.totals, again.scores, again.winners) == (game.totals, game.scores, game.winners)
    for viewer in (0, 1, None):
        assert again.view(viewer) == game.view(viewer)
        assert pickle.loads(pickle.dumps(game.view(viewer))) == game.view(viewer)


@few
@given(all_rules, seeds)
def test_pickers_offer_legal_actions_best_first(rules: GinRules, seed: int) -> None:
    round_, chance = start(rules, seed)
    while round_.to_act:
        (seat,) = round_.to_act
        view = narrowed(round_.view(seat, CONTEXT), GinView)
        for verb in rules.verbs:
            offered = [choice.action for choice in PRESENTATION.choices(view, verb.kind)]
            assert sorted(offered) == sorted(action for action in view.legal if action.kind == verb.kind)
        shortlist = [choice.action for choice in PRESENTATION.shortlist(view)]
        assert set(shortlist) <= set(view.legal) and len(shortlist) <= 20
        assert {action.kind for action in shortlist} == {action.kind for action in view.legal}
        assert all(rank(choice.action.cards[0]) for choice in PRESENTATION.choices(view, "discard"))
        round_.play(seat, pick(round_, chance))

"""Properties of every round of every preset and hybrid, tested with random play."""

from __future__ import annotations

import copy
from collections import Counter

import pytest
from hypothesis import given

from engine.cards import face
from engine.pinochle.options import cards_of
from engine.pinochle.presentation import PRESENTATION
from engine.pinochle.rules import PinochleRules
from engine.players import ADVANCED, choose
from engine.types import Action, IllegalAction
from tests.engine.pinochle.random_rounds import all_rules, few, hidden_swapped, pick, seeds, start
from tests.engine.pinochle.recount import Recount
from tests.engine.pinochle.table import CONTEXT, position, snapshot
from tests.examples import examples


@few
@given(all_rules, seeds)
def test_random_rounds_end_and_conserve_cards(rules: PinochleRules, seed: int) -> None:
    played, chance = start(rules, seed)
    whole = Counter(rules.pack(2))
    steps = 0
    while played.to_act:
        (seat,) = played.to_act
        action = pick(played, chance)
        assert {one.kind for one in played.legal(seat)} <= set(played.view(None, CONTEXT).verbs)
        assert len(set(played.legal(seat))) == len(played.legal(seat))
        assert not played.legal(1 - seat)
        played.play(seat, action)
        assert Counter(played.cards()) == whole
        steps += 1
        assert steps < 1000
    state = played.state
    assert len(state.tricks) == rules.pack_size // 2
    assert not any(state.hands)
    assert not state.stock


@few
@given(all_rules, seeds)
def test_trick_points_add_up_to_the_packs_total(rules: PinochleRules, seed: int) -> None:
    rules = rules.model_copy(update={"phase_one_tricks": "at-end"})
    played, chance = start(rules, seed)
    while played.to_act:
        played.play(played.to_act[0], pick(played, chance))
    made = Counter({line.code: 0 for side in played.score() for line in side})
    for side in played.score():
        made.update({line.code: line.points for line in side})
    in_all = 160 if rules.trick_points == "brisques" else 240
    assert made["tricks-one"] + made["tricks-two"] == in_all
    assert made["last-trick"] == (10 if rules.last_trick else 0)


@few
@given(all_rules, seeds)
def test_an_independent_recount_agrees(rules: PinochleRules, seed: int) -> None:
    played, chance = start(rules, seed)
    recount = Recount(rules, seed % 2, played.opening)
    while played.to_act:
        for event in played.play(played.to_act[0], pick(played, chance)):
            recount.add(event)
    assert recount.totals() == [sum(line.points for line in side) for side in played.score()]


@few
@given(all_rules, seeds)
def test_undo_restores_exactly(rules: PinochleRules, seed: int) -> None:
    played, chance = start(rules, seed)
    turn: list[object] = []
    while played.to_act:
        (seat,) = played.to_act
        action = pick(played, chance)
        before = position(played)
        if action.kind in ("meld", "exchange"):
            turn.append(before)
            played.play(seat, action)
            played.play(seat, Action("undo", target="action"))
            assert position(played) == before
        elif turn:
            assert played.undo_scopes(seat) == ("action", "turn")[: len(turn)]
            again = copy.deepcopy(played)
            again.play(seat, Action("undo", target="turn"))
            assert position(again) == turn[0]
            turn = []
        played.play(seat, action)


@few
@given(all_rules, seeds)
def test_illegal_actions_are_refused_without_effect(rules: PinochleRules, seed: int) -> None:
    played, chance = start(rules, seed)
    cards = cards_of(rules.pack_size)
    kinds = ("play", "meld", "exchange", "draw", "knock", "undo", "discard")
    while played.to_act:
        (seat,) = played.to_act
        legal = played.legal(seat)
        tried = Action(
            chance.choice(kinds),
            tuple(chance.sample(cards, chance.choice((0, 1, 2, 4)))),
            chance.choice(("", "turn", *[action.target for action in legal if action.target][:1])),
        )
        before = snapshot(played)
        trial = copy.deepcopy(played)
        try:
            trial.play(seat, tried)
        except IllegalAction:
            assert snapshot(trial) == before
            assert tried not in legal
        else:
            faces = {(one.kind, tuple(sorted(map(face, one.cards)))) for one in legal}
            named = {(one.kind, one.target) for one in legal}
            known = (tried.kind, tuple(sorted(map(face, tried.cards)))) in faces or (tried.kind, tried.target) in named
            assert known or tried.kind == "undo"
        with pytest.raises(IllegalAction):
            played.play(1 - seat, pick(played, chance))
        assert snapshot(played) == before
        played.play(seat, pick(played, chance))


@few
@given(all_rules, seeds)
def test_views_do_not_depend_on_hidden_cards(rules: PinochleRules, seed: int) -> None:
    played, chance = start(rules, seed)
    while played.to_act and not played.state.phase_two:
        for seat in (0, 1):
            other = hidden_swapped(played, seat, chance)
            assert other.view(seat, CONTEXT) == played.view(seat, CONTEXT)
            assert other.view(None, CONTEXT) == played.view(None, CONTEXT)
            assert PRESENTATION.page(other.view(seat, CONTEXT), "table") == PRESENTATION.page(
                played.view(seat, CONTEXT), "table"
            )
            assert snapshot(other) != snapshot(played)
        public = played.view(None, CONTEXT)
        assert not (public.hand or public.legal or public.drawn or public.meldable or public.undo)
        played.play(played.to_act[0], pick(played, chance))


@examples(10)
@given(all_rules, seeds)
def test_pickers_and_computer_players_choose_legal_actions(rules: PinochleRules, seed: int) -> None:
    played, chance = start(rules.model_copy(update={"pack_size": 64, "hand_size": 8}), seed)
    while played.to_act:
        (seat,) = played.to_act
        view = played.view(seat, CONTEXT)
        for verb in rules.verbs:
            offered = PRESENTATION.choices(view, verb.kind)
            assert len(offered) <= 25
            assert {choice.action for choice in offered} <= set(view.legal)
            assert (verb.kind in ("meld",)) or bool(offered) == any(a.kind == verb.kind for a in view.legal)
        action = choose(view, ADVANCED, b"") if chance.random() < 0.5 else pick(played, chance)
        assert action in view.legal
        played.play(seat, action)

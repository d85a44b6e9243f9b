"""A round rebuilt from a view has the same legal actions as the real one, and with any hidden cards the same view."""

from __future__ import annotations

from hypothesis import given

from engine.pinochle.round import round_from_view
from engine.pinochle.rules import PinochleRules
from tests.engine.pinochle.random_rounds import all_rules, pick, seeds, start
from tests.engine.pinochle.table import CONTEXT
from tests.examples import examples


@examples(20)
@given(all_rules, seeds)
def test_legal_actions_follow_from_the_view(rules: PinochleRules, seed: int) -> None:
    played, chance = start(rules, seed)
    while played.to_act:
        (seat,) = played.to_act
        if chance.random() < 0.1:
            view = played.view(seat, CONTEXT._replace(totals=played.state.totals))
            assert tuple(round_from_view(view).legal(seat)) == view.legal
        played.play(seat, pick(played, chance))


@examples(20)
@given(all_rules, seeds)
def test_imagined_round_looks_the_same_under_any_options(rules: PinochleRules, seed: int) -> None:
    played, chance = start(rules, seed)
    while played.to_act:
        (mover,) = played.to_act
        if chance.random() < 0.1:
            for seat in (0, 1):
                view = played.view(seat, CONTEXT._replace(totals=played.state.totals))
                assert rules.imagine(view, chance).view(seat, view.context) == view
        played.play(mover, pick(played, chance))

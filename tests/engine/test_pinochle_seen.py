"""A round laid out from a view alone allows its seat exactly what the real one does."""

from __future__ import annotations

from hypothesis import given, settings

from engine.pinochle.from_view import round_from_view
from engine.pinochle.rules import PinochleRules
from tests.engine.pinochle_table import FRAME
from tests.engine.test_pinochle_properties import all_rules, few, pick, seeds, start


@settings(few, max_examples=50)
@given(all_rules, seeds)
def test_what_is_legal_follows_from_the_view(rules: PinochleRules, seed: int) -> None:
    played, chance = start(rules, seed)
    while played.to_act:
        (seat,) = played.to_act
        if chance.random() < 0.1:
            view = played.view(seat, FRAME._replace(totals=played.state.totals))
            assert tuple(round_from_view(view).legal(seat)) == view.legal
        played.play(seat, pick(played, chance))

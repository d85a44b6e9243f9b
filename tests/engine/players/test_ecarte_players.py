"""The calls of Écarté: which hands computers play at once, and what hints say of it."""

from __future__ import annotations

import pytest

from engine import study
from engine.players import EXPERT, choose
from engine.players.ecarte import gain
from engine.types import Action
from tests.cards import parse
from tests.engine.ecarte.table import context, deal, do

STRONG, WEAK = "KH QH AH KS KD", "7C 8D 9S AC 7H"


def test_stronger_hands_gain_more_by_playing_at_once() -> None:
    view = deal(STRONG).view(0, context())
    hands = [parse(hand) for hand in (WEAK, "QH 7H QS 8D 7D", "KH QH AH KS 7D", STRONG)]
    gains = [gain(view, hand, "propose") for hand in hands]
    assert gains == sorted(gains) and gains[0] < -0.2 and gains[-1] > 0.2


def test_the_left_bower_is_a_trump() -> None:
    plain, bowers = (deal("JD 7H 8S 9S KC", bowers=on).view(0, context()) for on in (False, True))
    assert gain(bowers, bowers.hand, "propose") > gain(plain, plain.hand, "propose")


def test_two_points_at_risk_ask_for_a_better_hand() -> None:
    hand = parse("QH JH 9S 8S JD")
    risk, first = (deal("QH JH 9S 8S JD", vulnerable=on).view(0, context()) for on in (True, False))
    assert gain(risk, hand, "propose") < gain(first, hand, "propose")


@pytest.mark.parametrize(("hand", "call", "code"), [(STRONG, "stand", "play-at-once"), (WEAK, "propose", "new-cards")])
def test_experts_call_by_their_table_and_hints_say_what_it_gains(hand: str, call: str, code: str) -> None:
    view = deal(hand, turned="8H").view(0, context())
    action = Action(call)
    legal = {each.kind for each in view.legal}
    chosen = choose(view, EXPERT, "any")
    assert chosen == action or (chosen.kind == "king" and "king" in legal)
    [note] = study.hint(view, action).reasons
    assert (note.code, note.values["points"]) == (f"hint-{code}", f"{abs(gain(view, view.hand, 'propose')):.1f}")
    [other] = study.hint(view, Action("propose" if call == "stand" else "stand")).reasons
    assert other.code == f"hint-{code}-usually"


def test_a_dealer_answers_by_the_same_rule() -> None:
    played = deal(WEAK, STRONG, turned="8H")
    do(played, "propose")
    chosen = choose(played.view(1, context()), EXPERT, "any")
    assert chosen in (Action("refuse"), Action("king"))

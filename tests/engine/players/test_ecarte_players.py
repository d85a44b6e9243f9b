"""The players of Écarté: which hands they play at once, what learnt players exchange, and what hints say of it."""

from __future__ import annotations

import pytest

from engine import study
from engine.ecarte.rules import EcarteRules
from engine.players import EXPERT, MASTER, choose, decide
from engine.players.ecarte.features import sight_of
from engine.players.ecarte.planning import JUDGES, is_learnt, rated
from engine.players.ecarte.simple import gain
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
    view = deal(hand, turned="8H", king="by-itself").view(0, context())
    action = Action(call)
    assert choose(view, EXPERT, "any") == action
    [note] = study.hint(view, action).reasons
    assert (note.code, note.values["points"]) == (f"hint-{code}", round(abs(gain(view, view.hand, "propose")), 1))
    [other] = study.hint(view, Action("propose" if call == "stand" else "stand")).reasons
    assert other.code == f"hint-{code}-usually"


def test_a_dealer_answers_by_the_same_rule() -> None:
    played = deal(WEAK, STRONG, turned="8H", king="by-itself")
    do(played, "propose")
    assert choose(played.view(1, context()), EXPERT, "any") == Action("refuse")


PRESETS = EcarteRules.presets


@pytest.mark.parametrize("preset", PRESETS)
@pytest.mark.parametrize(
    ("hand", "call", "code"), [("QH JH AH KS KD", "stand", "play-at-once"), (WEAK, "propose", "new-cards")]
)
def test_learnt_players_call_by_values_and_hints_say_what_these_gain(
    hand: str, call: str, code: str, preset: str
) -> None:
    view = deal(hand, turned="8H", preset=preset).view(0, context())
    assert {decide(view, level, "any") for level in (EXPERT, MASTER)} == {(Action(call), None)}
    best, other = rated(view)
    gained, counted = study.hint(view, Action(call)).reasons
    assert (gained.code, gained.values["points"]) == (f"hint-{code}", round(best.value - other.value, 1))
    assert (counted.code, counted.values["points"]) == ("hint-won-counts", 0.5)
    assert study.hint(view, other.action).reasons[0].code == f"hint-{code}-usually"


@pytest.mark.parametrize("preset", PRESETS)
def test_bold_players_play_more_hands_at_once(preset: str) -> None:
    view = deal("KH AH 10H JD 8D", turned="8H", preset=preset).view(0, context())
    [new, at_once] = rated(view)
    needed = new.value - at_once.value
    assert [rated(view, bold=bold)[0].action for bold in (needed - 0.01, needed + 0.01)] == [new.action, at_once.action]


@pytest.mark.parametrize("preset", PRESETS)
def test_to_win_more_rounds_learnt_players_give_few_points_up(preset: str) -> None:
    view = deal("AH 10H JS 10S 8D", turned="8H", preset=preset).view(0, context())
    [ahead] = JUDGES[view.rules.must_head].first_calls.values([sight_of(view).call_numbers()])
    assert ahead > 0 and {decide(view, level, "any") for level in (EXPERT, MASTER)} == {(Action("propose"), None)}
    best, other = rated(view, bold=1.0)
    assert best.action == Action("propose") and best.value - other.value == pytest.approx(0.2, abs=0.05)
    for action in (Action("propose"), Action("stand")):
        [costs] = study.hint(view, action).reasons
        assert (costs.code, costs.values["points"]) == ("hint-at-once-costs", 0.2)


@pytest.mark.parametrize("preset", PRESETS)
def test_learnt_players_keep_trumps_and_the_higher_cards_of_a_suit(preset: str) -> None:
    played = deal("QH KD QS 9S 7C", turned="8H", preset=preset)
    do(played, "propose", "accept")
    view = played.view(0, context())
    exchanges = [each.action.cards for each in rated(view)]
    assert len(exchanges) < len([action for action in view.legal if action.kind == "exchange"])
    assert all("QH" not in cards or {"QS", "9S", "7C"} <= {*cards} for cards in exchanges)
    assert all("QS" not in cards or "9S" in cards for cards in exchanges)
    assert {"9S", "7C"} <= {*exchanges[0]} and "QH" not in exchanges[0]
    lead = study.hint(view, rated(view)[0].action).reasons[1]
    assert lead.code == "hint-gains" and lead.values["cards"] == exchanges[1]


@pytest.mark.parametrize("preset", PRESETS)
def test_learnt_players_announce_the_king_and_lead_their_best_trumps(preset: str) -> None:
    played = deal(STRONG, turned="8H", preset=preset)
    do(played, "stand")
    assert choose(played.view(0, context()), MASTER, "any") == Action("king")
    do(played, "king")
    assert choose(played.view(0, context()), MASTER, "any") == Action("play", ("KH",))


def test_rules_of_no_preset_are_searched() -> None:
    french, free = map(EcarteRules.of, ("french-ecarte", "free-ecarte"))
    assert is_learnt(french) and is_learnt(free) and is_learnt(french.with_changes({"target": 7}))
    changes: list[dict[str, object]] = [{"bowers": True}, {"vulnerable": False}, {"king": "none"}, {"must_head": False}]
    assert not any(is_learnt(french.with_changes(change)) for change in changes)
    assert not is_learnt(free.with_changes({"must_head": True}))

"""What both know of a hand (A7), and what a careful player is asked (P1)."""

from __future__ import annotations

from collections import Counter
from typing import Any

from hypothesis import given, settings

from engine.cards import face
from engine.pinochle.round import PinochleRound
from engine.pinochle.rules import PinochleRules
from engine.types import Action
from tests.engine.pinochle_table import FRAME, deal, melding, play
from tests.engine.test_pinochle_properties import all_rules, few, pick, seeds, start


def known(played: PinochleRound, seat: int = 0) -> str:
    return " ".join(map(face, played.view(1 - seat, FRAME).known[seat]))


def asked(played: PinochleRound, action: Action) -> dict[str, Any]:
    seat = played.to_act[0]
    return dict(played.view(seat, FRAME).cautions(action))


def test_melded_and_exchanged_cards_are_known_until_they_are_played() -> None:
    played = melding("9H QS KS AC", turned="KH")
    assert known(played) == ""
    play(played, "meld QS KS", "exchange")
    assert Counter(known(played).split()) == Counter(["KH", "QS", "KS"])
    play(played, "draw", "play QS")
    assert Counter(known(played).split()) == Counter(["KH", "KS"])


def test_nobody_can_tell_which_of_two_equal_cards_was_played_from_the_hand() -> None:
    played = melding("9H KH AC", turned="KH")
    play(played, "exchange", "draw")
    assert known(played) == "KH"
    play(played, "play KH")
    assert known(played) == ""


@settings(few, max_examples=30)
@given(all_rules, seeds)
def test_what_both_know_is_true_and_the_same_for_all(rules: PinochleRules, seed: int) -> None:
    played, chance = start(rules, seed)
    while played.to_act:
        (seat,) = played.to_act
        if played.state.marks and chance.random() < 0.2:
            played.play(seat, Action("undo", target="turn"))
        else:
            played.play(seat, pick(played, chance))
        if chance.random() < 0.8:
            continue
        views = [played.view(its, FRAME) for its in (0, 1, None)]
        assert views[0].known == views[1].known == views[2].known
        for its in (0, 1):
            assert Counter(map(face, views[0].known[its])) <= Counter(map(face, views[its].hand))
            assert set(views[0].mat[its]) <= set(views[0].known[its])


def test_playing_a_card_that_could_be_melded_is_asked_about() -> None:
    played = deal("QS KS AC 10D 10C 9C", "", turned="9H")
    (card,) = (card for card in played.view(0, FRAME).hand if face(card) == "KS")
    found = asked(played, Action("play", (card,)))
    assert found["play-meldable"]["target"] == "marriage" and found["play-meldable"]["points"] == 20
    assert asked(played, Action("play", ("AC",))) == {}


def test_one_of_two_kings_may_go() -> None:
    played = deal("QS KS KS AC 10D 10C 9C", "", turned="9H")
    king = next(card for card in played.view(0, FRAME).hand if face(card) == "KS")
    assert asked(played, Action("play", (king,))) == {}


def test_drawing_before_a_meld_is_asked_about() -> None:
    played = melding("9H QS KS AC", turned="KH")
    found = asked(played, Action("draw"))
    assert found["draw-unmelded"]["points"] == 20
    assert found["draw-unexchanged"] == {"card": "KH", "points": 10}
    play(played, "meld QS KS", "exchange")
    assert asked(played, Action("draw")) == {}


def test_feats_are_counted_by_side() -> None:
    played = melding("9H QS KS AC", turned="KH")
    play(played, "meld QS KS", "exchange", "draw")
    assert played.feats() == ({"melds": 1, "best-meld": 20}, {})

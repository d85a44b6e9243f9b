"""Publicly known cards of a hand (feature A7), and cautions (feature P1)."""

from __future__ import annotations

from collections import Counter
from typing import Any

from hypothesis import given

from engine.cards import face
from engine.pinochle.presentation import PRESENTATION
from engine.pinochle.round import PinochleRound
from engine.pinochle.rules import PinochleRules
from engine.types import Action
from tests.engine.pinochle.random_rounds import all_rules, pick, seeds, start
from tests.engine.pinochle.table import CONTEXT, deal, melding, play
from tests.examples import examples


def known(played: PinochleRound, seat: int = 0) -> str:
    return " ".join(map(face, played.view(1 - seat, CONTEXT).known[seat]))


def cautions(played: PinochleRound, action: Action) -> dict[str, Any]:
    seat = played.to_act[0]
    return dict(PRESENTATION.cautions(played.view(seat, CONTEXT), action))


def test_melded_and_exchanged_cards_are_known_until_they_are_played() -> None:
    played = melding("9H QS KS AC", turned="KH")
    assert known(played) == ""
    play(played, "meld QS KS", "exchange")
    assert Counter(known(played).split()) == Counter(["KH", "QS", "KS"])
    play(played, "draw", "play QS")
    assert Counter(known(played).split()) == Counter(["KH", "KS"])


def test_playing_one_of_two_equal_cards_makes_neither_known() -> None:
    played = melding("9H KH AC", turned="KH")
    play(played, "exchange", "draw")
    assert known(played) == "KH"
    play(played, "play KH")
    assert known(played) == ""


@examples(12)
@given(all_rules, seeds)
def test_known_cards_are_correct_and_the_same_in_every_view(rules: PinochleRules, seed: int) -> None:
    played, chance = start(rules, seed)
    while played.to_act:
        (seat,) = played.to_act
        if played.state.marks and chance.random() < 0.2:
            played.play(seat, Action("undo", target="turn"))
        else:
            played.play(seat, pick(played, chance))
        if chance.random() < 0.8:
            continue
        views = [played.view(viewer, CONTEXT) for viewer in (0, 1, None)]
        assert views[0].known == views[1].known == views[2].known
        for owner in (0, 1):
            assert Counter(map(face, views[0].known[owner])) <= Counter(map(face, views[owner].hand))
            assert set(views[0].mat[owner]) <= set(views[0].known[owner])


def test_caution_before_playing_a_meldable_card() -> None:
    played = deal("QS KS AC 10D 10C 9C", "", turned="9H")
    (card,) = (card for card in played.view(0, CONTEXT).hand if face(card) == "KS")
    found = cautions(played, Action("play", (card,)))
    assert found["play-meldable"]["target"] == "marriage" and found["play-meldable"]["points"] == 20
    assert cautions(played, Action("play", ("AC",))) == {}


def test_caution_before_playing_either_of_two_kings_that_could_be_melded() -> None:
    played = deal("QS KS KS AC 10D 10C 9C", "", turned="9H")
    for king in [card for card in played.view(0, CONTEXT).hand if face(card) == "KS"]:
        assert set(cautions(played, Action("play", (king,)))) == {"play-meldable"}


def test_no_caution_for_a_melded_king_that_only_its_equal_can_replace_in_a_new_meld() -> None:
    played = melding("QS QS KS KS AC 10D", several_melds=True, score_differences=True)
    play(played, "meld QS KS")
    melded = next(card for card in played.view(None, CONTEXT).mat[0] if face(card) == "KS")
    (other,) = (card for card in played.view(0, CONTEXT).hand if face(card) == "KS" and card != melded)
    play(played, "draw")
    assert cautions(played, Action("play", (melded,))) == {}
    assert set(cautions(played, Action("play", (other,)))) == {"play-meldable"}


def test_caution_before_playing_a_dix_that_could_be_exchanged() -> None:
    exchangeable = deal("9H AC", "", turned="KH")
    assert cautions(exchangeable, Action("play", ("9H",))) == {"play-exchangeable": {"card": "KH", "points": 10}}
    assert cautions(deal("9H AC", "", turned="9H"), Action("play", ("9H",))) == {}, "it scores when played"


def test_caution_before_playing_a_dix_that_must_be_melded() -> None:
    played = deal("9H AC", "", turned="9H", dix_must_be_melded=True)
    assert cautions(played, Action("play", ("9H",)))["play-meldable"]["target"] == "dix"


def test_caution_before_drawing_with_an_unmade_meld() -> None:
    played = melding("9H QS KS AC", turned="KH")
    found = cautions(played, Action("draw"))
    assert found["draw-unmelded"]["points"] == 20
    assert found["draw-unexchanged"] == {"card": "KH", "points": 10}
    play(played, "meld QS KS", "exchange")
    assert cautions(played, Action("draw")) == {}


def test_feats_are_counted_by_side() -> None:
    played = melding("9H QS KS AC", turned="KH")
    play(played, "meld QS KS", "exchange", "draw")
    assert played.feats() == ({"melds": 1, "best-meld": 20}, {})

"""What a careful player is asked before exchanging and declaring."""

from __future__ import annotations

from engine.piquet.presentation import PRESENTATION
from engine.piquet.round import PiquetRound
from engine.types import Action
from tests.cards import parse
from tests.engine.piquet.table import CONTEXT, YOUNGER, deal, declare, declaring

HAND = "AS KS QS JS 9S AC KC QC 9D 8D 8H 7H"
OTHER = "AH KH QH JH 10H KD QD JD 10D JC 9C 8C"


def asked(played: PiquetRound, kind: str, cards: str = "", target: str = "") -> list[str]:
    seat = played.to_act[0]
    return [note.code for note in PRESENTATION.cautions(played.view(seat, CONTEXT), Action(kind, parse(cards), target))]


def test_fewer_cards_than_could_be_exchanged_and_broken_declarations_are_asked_about() -> None:
    played = deal(HAND)
    assert not asked(played, "exchange", "9D 8D 8H 7H 9S")
    assert asked(played, "exchange", "8D 8H 7H") == ["exchange-few"]
    assert asked(played, "exchange", "9D 8D 8H 7H QS") == ["exchange-breaks"], "the quart becomes a tierce"


def test_declaring_less_than_the_hand_holds_is_asked_about() -> None:
    played = declaring(HAND, OTHER)
    assert not asked(played, "declare", target="everything")
    assert not asked(played, "declare", target="point") and not asked(played, "declare", "AS KS QS JS 9S")
    assert asked(played, "declare", "AC KC QC") == asked(played, "declare", target="nothing") == ["declare-less"]


def test_saying_good_is_asked_about_only_if_the_hand_could_answer() -> None:
    played = declaring(HAND, OTHER)
    declare(played, "point")
    assert played.to_act == (YOUNGER,) and asked(played, "declare", target="nothing") == ["declare-less"]
    worse = declaring(HAND, "AH KH QH JH 10D 7D KD QD JC 10C 8C 7C")
    declare(worse, "point")
    assert worse.to_act == (YOUNGER,) and not asked(worse, "declare", target="nothing"), "four cards are not five"

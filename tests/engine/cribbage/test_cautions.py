"""The questions to a careful player before discarding to the crib or playing a card."""

from __future__ import annotations

import pytest

from engine.cribbage.presentation import PRESENTATION
from engine.cribbage.round import CribbageRound
from engine.types import Action
from tests.cards import parse
from tests.engine.cribbage.table import CONTEXT, deal, lay, play


def asked(round_: CribbageRound, seat: int, kind: str, cards: str) -> list[str]:
    return [note.code for note in PRESENTATION.cautions(round_.view(seat, CONTEXT), Action(kind, parse(cards)))]


@pytest.mark.parametrize(
    ("cards", "gives"),
    [("2C 2D", True), ("7H 8H", True), ("5C 9D", True), ("7H 9D", False)],
)
def test_a_pair_a_fifteen_or_a_five_is_not_laid_in_an_opponents_crib_unasked(cards: str, gives: bool) -> None:
    round_ = deal("2C 2D 7H 8H 5C 9D")
    assert asked(round_, 0, "crib", cards) == (["gives-away"] if gives else [])
    own = deal("", "2C 2D 7H 8H 5C 9D")
    assert not asked(own, 1, "crib", cards), "the dealer's crib is their own"
    assert not asked(deal("2C 2D 7H 8H 5C 9D", preset="lowball"), 0, "crib", cards)


def test_a_single_five_is_not_laid_in_an_opponents_crib_unasked() -> None:
    hand = "5C 6C 7C 8C KD"
    assert asked(deal(hand, preset="three-handed"), 0, "crib", "5C") == ["gives-away"]
    assert not asked(deal(hand, preset="three-handed"), 0, "crib", "KD")
    partners = deal(hand, hand.replace("C", "H").replace("D", "S"), preset="four-handed")
    assert asked(partners, 0, "crib", "5C") == ["gives-away"] and not asked(partners, 1, "crib", "5H")


def test_a_five_is_not_led_and_five_or_twenty_one_not_left_unasked() -> None:
    round_ = deal("5C 2C JC KD 8D 9D", "3D AD 6H 7H 8H 9H", starter="KS")
    lay(round_, "8D 9D", "8H 9H")
    assert asked(round_, 0, "play", "5C") == ["leads-five"] and not asked(round_, 0, "play", "2C")
    play(round_, "2C")
    assert asked(round_, 1, "play", "3D") == ["leaves-fifteen"] and not asked(round_, 1, "play", "AD")

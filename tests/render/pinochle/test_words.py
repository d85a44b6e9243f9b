"""The text in the pictures of Pinochle, Binokel and Bezique."""

from __future__ import annotations

import pytest

from render.pinochle.words import PinochleWords
from tests.cards import parse
from tests.render.looks import ENGLISH


@pytest.mark.parametrize(
    ("cards", "text"),
    [
        ("KH QH", "marriage K Q♥"),
        ("JC JD JH JS", "marriage J ♣♦♥♠"),
        ("JD QS", "marriage J♦ Q♠"),
        ("QS'", "marriage Q♠"),
    ],
)
def test_short_meld_writes_a_shared_rank_or_suit_once(cards: str, text: str) -> None:
    assert PinochleWords(ENGLISH.of("pinochle")).short_meld("marriage", parse(cards)) == text

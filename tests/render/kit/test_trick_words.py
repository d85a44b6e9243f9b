"""The text in the pictures of games of tricks."""

from __future__ import annotations

import pytest

from engine.kit.tricks import Duties, Overplay
from render.kit.game_words import TrickWords
from render.pinochle.words import PinochleWords
from tests.render.looks import ENGLISH

WORDS = TrickWords(ENGLISH)


@pytest.mark.parametrize(
    ("overplay", "must_trump", "lines"),
    [
        ("always", True, ["Follow suit", "and beat it", "or else trump"]),
        ("trumps", True, ["Follow suit", "(beat trumps)", "or else trump"]),
        ("never", False, ["Follow suit"]),
    ],
)
def test_duties_of_following(overplay: Overplay, must_trump: bool, lines: list[str]) -> None:
    assert WORDS.duties(Duties(overplay, must_trump)) == lines


def test_a_game_adds_words_to_those_of_all() -> None:
    own = PinochleWords(ENGLISH.of("pinochle"))
    assert [own.to_do(phase) for phase in ("lead", "melding", "scored", "over")] == [
        "to lead",
        "to meld or draw",
        "to deal",
        "",
    ]
    assert own.you_may({"play", "meld"}) == "play a card or meld"
    assert [own.score_line(code) for code in ("tricks-two", "last-trick", "royal-marriage")] == [
        "Tricks, phase two",
        "Last trick",
        "Royal marriage",
    ]


def test_tricks_are_counted_with_their_points_if_any() -> None:
    assert [WORDS.tricks(1), WORDS.tricks(5, 31), WORDS.tricks(0)] == ["1 trick", "5 tricks · 31", "0 tricks"]

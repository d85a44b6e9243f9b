"""The text in the pictures of games of tricks."""

from __future__ import annotations

import pytest

from engine.kit.tricks import Duties, Overplay
from render.kit import game_words as words


@pytest.mark.parametrize(
    ("overplay", "must_trump", "lines"),
    [
        ("always", True, ["Follow suit", "and beat it", "or else trump"]),
        ("trumps", True, ["Follow suit", "(beat trumps)", "or else trump"]),
        ("never", False, ["Follow suit"]),
    ],
)
def test_duties_of_following(overplay: Overplay, must_trump: bool, lines: list[str]) -> None:
    assert words.duties(Duties(overplay, must_trump)) == lines


def test_a_game_adds_words_to_those_of_all() -> None:
    own = words.TrickWords(phases={"melding": "to meld"}, verbs={"meld": "meld"}, lines={"round-won": "Won"})
    assert [own.to_do(phase) for phase in ("lead", "melding", "bidding")] == ["to lead", "to meld", "bidding"]
    assert own.you_may({"play", "meld"}) == "play a card or meld"
    assert [own.score_line(code) for code in ("tricks-two", "round-won", "last-trick")] == [
        "Tricks, phase two",
        "Won",
        "Last trick",
    ]


def test_tricks_are_counted_with_their_points_if_any() -> None:
    assert [words.tricks(1), words.tricks(5, 31), words.tricks(0)] == ["1 trick", "5 tricks · 31", "0 tricks"]

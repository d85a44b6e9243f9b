"""The order in which discards to the crib are offered: by what is kept, judged by the hand alone."""

from __future__ import annotations

import pytest

from engine.cribbage.counting import average
from engine.cribbage.presentation import PRESENTATION
from tests.cards import parse
from tests.engine.cribbage.table import holding
from tests.narrowing import words


@pytest.mark.parametrize(
    ("hand", "laid"),
    [
        ("5C 5D 5H JS KD 9C", "KD 9C"),
        ("4C 5D 6H 6S KD QC", "KD QC"),
    ],
)
def test_best_hand_comes_first(hand: str, laid: str) -> None:
    view = holding(hand)
    choices = PRESENTATION.choices(view, "crib")
    assert len(choices) == 15 and set(choices[0].action.cards) == set(parse(laid))
    label = choices[0].label
    assert {*words(label, "kept"), *words(label, "cards")} == set(view.hand)
    assert label.values["points"] == round(average(words(label, "kept"), view.unseen()))


def test_pair_goes_to_the_own_crib_rather_than_to_the_opponents() -> None:
    hand = "2C 2D 7H 8S 9D KC"
    places = [
        [set(choice.action.cards) for choice in PRESENTATION.choices(holding(hand, dealer=dealer), "crib")].index(
            {"2C", "2D"}
        )
        for dealer in (0, 1)
    ]
    assert places[0] < places[1]


def test_lowball_begins_with_the_worst_hand() -> None:
    best = [choice.label.values["points"] for choice in PRESENTATION.choices(holding("5C 5D 5H JS KD 9C"), "crib")]
    low = [
        choice.label.values["points"]
        for choice in PRESENTATION.choices(holding("5C 5D 5H JS KD 9C", preset="lowball"), "crib")
    ]
    assert best[0] == max(map(int, map(str, best))) and int(str(low[0])) < int(str(best[0]))

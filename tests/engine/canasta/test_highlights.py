"""What stands out in a finished game of Canasta."""

from __future__ import annotations

import pytest

from engine.canasta.round import CanastaRound
from engine.highlights import Course, Turn
from engine.types import Note
from tests.narrowing import words

from .table import ME, YOU, rules_of, table


def highlights(*rounds: CanastaRound, turns: tuple[Turn, ...] = ()) -> dict[str, Note]:
    course = Course(rounds, tuple(each.score() for each in rounds), turns)
    return {note.code: note for note in rules_of(rounds[0]).presentation.highlights(course)}


@pytest.mark.parametrize(
    ("mine", "theirs", "code", "side", "points"),
    [
        pytest.param("KC KC KD", "AC AD AH", "best-rank-meld", YOU, 60, id="no canasta: the meld worth most"),
        pytest.param(
            "4C 4C 4D 4D 4H 4H 4S", "AC AD AH AS AC JK JK", "best-natural-canasta", ME, 535, id="natural before mixed"
        ),
        pytest.param("KC KC KD KD KH 2C 2D", "QC QD QH", "best-mixed-canasta", ME, 390, id="mixed"),
        pytest.param(
            "KC KC KD KD KH KH KS", "QC QC QD QD QH QH QS QS", "best-natural-canasta", YOU, 580, id="the longer of two"
        ),
    ],
)
def test_best_meld(mine: str, theirs: str, code: str, side: int, points: int) -> None:
    note = highlights(table("4C", mine=mine, theirs=theirs))[code]
    assert (note.values["side"], note.values["points"], note.values["round"]) == (side, points, 1)
    assert set(words(note, "cards")) == set((mine if side == ME else theirs).split())


def test_best_round_needs_a_second_round() -> None:
    one = table("4C", mine="KC KC KD")
    assert "best-round" not in highlights(one)
    best = highlights(one, table("4C", theirs="AC AC AD AD AH AH AS"))["best-round"].values
    assert (best["side"], best["round"]) == (YOU, 2)


def test_biggest_turn_is_the_first_of_equals_and_none_without_points() -> None:
    turns = (Turn(1, 0, 30, 1), Turn(1, 1, 90, 2), Turn(2, 0, 90, 1))
    first = {"seat": 1, "points": 90, "round": 1, "turn": 2}
    assert highlights(table("4C"), turns=turns)["biggest-turn"].values == first
    assert "biggest-turn" not in highlights(table("4C"), turns=(Turn(1, 0, 0, 1), Turn(1, 1, -100, 2)))

"""The preset ``dos``: ``canasta-txt-1984.txt``. Each case names its section."""

from __future__ import annotations

from typing import Any

import pytest

from engine.canasta.round import CanastaRound
from engine.cards import pack

from .table import ME, YOU, do, kinds, legal, lines, refused
from .table import table as any_table

CANASTA = "KC KC KD KD KH KH KS"


def table(hand: str, **setting: Any) -> CanastaRound:
    return any_table(hand, preset="dos", **setting)


@pytest.mark.parametrize(("seats", "cards"), [(2, 13), (3, 11), (4, 11)])
def test_the_deal(seats: int, cards: int):
    """The game: 13 cards for two, 11 for more; the pile begins frozen."""
    rules = table("4C").rules
    state = rules.deal(seats=seats, number=1, dealer=0, totals=(0,) * seats, target=5000, cards=pack(2, 4))
    assert state.counts == [cards] * seats and state.frozen


def test_seat_left_of_the_dealer_starts_and_the_deal_rotates():
    rules = table("4C").rules
    assert [rules.dealer(number, 3, (), ()) for number in (1, 2, 3)] == [2, 0, 1]


def test_the_first_pile_is_frozen_until_it_is_taken():
    """The frozen discard pile: initially a natural pair is needed."""
    state = table("AH 2C 4C 5C", pile="AD")
    state.frozen = True
    assert legal(state, "take") == set()
    state = table("AH AS 4C 5C", pile="AD")
    state.frozen = True
    assert legal(state, "take") == {"", "AH AS > A"}
    do(state, "take AH AS > A", "discard 4C")
    assert not state.frozen


@pytest.mark.parametrize(
    ("hand", "mine", "pile", "expected"),
    [
        pytest.param("AH 2C 4C 5C", "", "AD", {"AH 2C > A"}, id="not frozen: one card and a wild card"),
        pytest.param("4C 5C", "KH KS KC", "KD", {" > K"}, id="a meld on the table is as good as in hand"),
        pytest.param("4C 5C", "KH KS KC", "2C KD", set(), id="frozen by a wild card"),
        pytest.param("KD 2C 4C 5C", "KH KS KC", "2C KD", set(), id="frozen: no wild card either"),
        pytest.param("4C 5C", "KH KS KC", "KD 3S", set(), id="a black three on top"),
    ],
)
def test_taking_the_pile(hand: str, mine: str, pile: str, expected: set[str]):
    assert legal(table(hand, mine=mine, pile=pile), "take") - {""} == expected


def test_neither_the_pile_nor_melds_can_be_taken_back():
    state = table("AH 2C 8C 8D 8H 5C", pile="9C AD")
    do(state, "take AH 2C > A")
    assert refused(state, "undo > turn")[0] == "nothing-to-undo"
    do(state, "meld 8C 8D 8H")
    assert refused(state, "undo > action")[0] == "nothing-to-undo"


def test_black_threes_are_melded_in_place_of_the_last_discard():
    """Melds: only when melding out, in lieu of a discard."""
    state = table("3C 3C 3S", mine=CANASTA, drawn=True)
    assert kinds(do(state, "meld 3C 3C 3S")) == ["melded", "went-out"]
    assert refused(table("3C 3C 3S 4C", mine=CANASTA, drawn=True), "meld 3C 3C 3S") == (
        "black-threes-last",
        {"left": 1},
    )


def test_the_pile_turned_over_is_the_new_stock():
    """The frozen discard pile: squared, turned over, no card faced; the new pile is not frozen."""
    state = table("4C 5C", mine="KC KD KS", stock="", pile="6C 2S 8C")
    assert legal(state, "draw") == {""}
    assert kinds(do(state, "draw")) == ["turned-over", "drew"]
    assert state.stock == ["8C", "2S"] and state.pile == [] and not state.frozen
    assert state.drawn == ("6C",)


def test_the_round_ends_when_neither_stock_nor_pile_has_a_card():
    state = table("4C 5C 6C", mine="KC KD KS", stock="9C", pile="")
    do(state, "draw")
    assert kinds(do(state, "discard 9C")) == ["discarded"]
    assert legal(state, "draw", YOU) == {""}, "the discard is the next stock"


def test_untouched_pile_is_turned_over_only_once():
    state = table("4C 5C", mine="KC KD KS", stock="", pile="6C")
    assert kinds(do(state, "draw", "discard 4C")) == ["discarded", "stock-out"] and state.over
    state = table("4C 5C KH", mine="KC KD KS", stock="", pile="6C")
    do(state, "draw", "meld KH", "discard 4C")
    assert not state.over


@pytest.mark.parametrize(("score", "minimum"), [(-5, 50), (0, 50), (1495, 50), (1500, 90), (2995, 90), (3000, 120)])
def test_minimum(score: int, minimum: int):
    """Melds and melding: never 15."""
    assert table("4C", score=score).minimums[ME] == minimum


@pytest.mark.parametrize(
    ("mine", "threes", "expected"),
    [
        pytest.param("KC KC KD", "3H", {"cards-melded": 30, "red-threes": 100}, id="a red three"),
        pytest.param("KC KC KD", "3H 3D 3H 3D", {"cards-melded": 30, "red-threes": 800}, id="all four"),
        pytest.param("", "3H", {"cards-melded": 0, "red-threes": -100}, id="without a meld"),
        pytest.param("7C 7C 7D 7D 7H 7H 7S 7S", "", {"cards-melded": 40, "natural-canastas": 500}, id="eight"),
    ],
)
def test_scoring(mine: str, threes: str, expected: dict[str, int]):
    state = table("QC 7C", mine=mine, threes=threes)
    assert lines(state) == {**expected, "cards-in-hand": -15}

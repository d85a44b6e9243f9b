"""The preset ``dos``: ``canasta-txt-1984.txt``. Each case names its section."""

from __future__ import annotations

from typing import Any

import pytest

from engine.canasta.round import CanastaRound
from engine.cards import pack
from engine.rules import Deal

from .table import ME, YOU, do, kinds, legal, lines, refused, rules_of
from .table import table as any_table

CANASTA = "KC KC KD KD KH KH KS"


def table(hand: str, **setting: Any) -> CanastaRound:
    return any_table(hand, preset="dos", **setting)


@pytest.mark.parametrize(("seats", "cards"), [(2, 13), (3, 11), (4, 11)])
def test_the_deal(seats: int, cards: int) -> None:
    """The game: 13 cards for two, 11 for more; the pile begins frozen."""
    rules = rules_of(table("4C"))
    state = rules.deal(Deal(seats=seats, number=1, dealer=0, totals=(0,) * seats, target=5000, cards=pack(2, 4)))
    assert state.counts == [cards] * seats and state.frozen


def test_seat_left_of_the_dealer_starts_and_the_deal_rotates() -> None:
    rules = rules_of(table("4C"))
    assert [rules.dealer(number, 3, (), ()) for number in (1, 2, 3)] == [2, 0, 1]


def test_the_first_pile_is_frozen_until_it_is_taken() -> None:
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
def test_taking_the_pile(hand: str, mine: str, pile: str, expected: set[str]) -> None:
    assert legal(table(hand, mine=mine, pile=pile), "take") - {""} == expected


def test_neither_the_pile_nor_melds_can_be_taken_back() -> None:
    state = table("AH 2C 8C 8D 8H 5C", pile="9C AD")
    do(state, "take AH 2C > A")
    assert refused(state, "undo > turn")[0] == "nothing-to-undo"
    do(state, "meld 8C 8D 8H")
    assert refused(state, "undo > action")[0] == "nothing-to-undo"


def test_black_threes_are_melded_in_place_of_the_last_discard() -> None:
    """Melds: only when melding out, in lieu of a discard."""
    state = table("3C 3C 3S", mine=CANASTA, drawn=True)
    assert kinds(do(state, "meld 3C 3C 3S")) == ["melded", "went-out"]
    assert refused(table("3C 3C 3S 4C", mine=CANASTA, drawn=True), "meld 3C 3C 3S") == (
        "black-threes-last",
        {"left": 1},
    )


def test_the_pile_is_turned_over_when_the_last_card_is_drawn() -> None:
    """The frozen discard pile: squared, turned over, no card faced; the discard of that turn begins the new pile."""
    state = table("4C 5C", mine="KC KD KS", stock="9C", pile="6C 2S 8C")
    assert kinds(do(state, "draw")) == ["drew", "turned-over"]
    assert state.stock == ["8C", "2S", "6C"] and state.pile == [] and not state.frozen
    assert kinds(do(state, "discard 4C")) == ["discarded"] and state.pile == ["4C"] and not state.frozen
    do(state, "draw")
    assert state.drawn == ("6C",)


def test_a_wild_card_freezes_the_new_pile() -> None:
    state = table("4C 2C", mine="KC KD KS", stock="9C", pile="6C 8C")
    assert kinds(do(state, "draw", "discard 2C")) == ["discarded", "froze"] and state.frozen


def test_a_red_three_as_last_card_of_the_stock_is_replaced_from_the_new_one() -> None:
    state = table("4C 5C", mine="KC KD KS", stock="3H", pile="6C 8C")
    assert kinds(do(state, "draw")) == ["drew", "red-threes", "turned-over"]
    assert state.drawn == ("6C",) and state.threes[ME] == ("3H",) and state.stock == ["8C"]


def test_the_round_ends_after_the_last_card_if_there_is_no_pile() -> None:
    state = table("4C 5C 6C", mine="KC KD KS", stock="9C", pile="")
    assert kinds(do(state, "draw")) == ["drew"]
    assert kinds(do(state, "discard 9C")) == ["discarded", "stock-out"] and state.over


@pytest.mark.parametrize("meld", [False, True])
def test_a_pile_is_turned_over_again_only_if_somebody_melded_or_took_it(meld: bool) -> None:
    state = table("4C 5C KH", mine="KC KD KS", stock="9C", pile="6C")
    do(state, "draw", *["meld KH"] * meld, "discard 4C")
    events = kinds(do(state, "draw"))
    assert events == (["drew", "turned-over"] if meld else ["drew"])
    assert kinds(do(state, "discard 7C")) == (["discarded"] if meld else ["discarded", "stock-out"])


def test_an_option_value_keeps_the_later_turn_over_of_older_tables() -> None:
    """Tables stored before this rule have ``turned``: the next player turns the pile over."""
    state = table("4C 5C", mine="KC KD KS", stock="9C", pile="6C 2S 8C", stock_out="turned")
    assert kinds(do(state, "draw")) == ["drew"]
    do(state, "discard 4C")
    assert legal(state, "draw", YOU) == {""}
    assert kinds(do(state, "draw")) == ["turned-over", "drew"]
    assert state.drawn == ("6C",) and state.stock == ["4C", "8C", "2S"]
    state = table("4C 5C", mine="KC KD KS", stock="", pile="6C", stock_out="turned")
    assert kinds(do(state, "draw", "discard 4C")) == ["discarded", "stock-out"]


@pytest.mark.parametrize(
    ("meld", "code"),
    [
        pytest.param("AC AD JK 2C 2D > A", "", id="three wild cards with two naturals"),
        pytest.param("AC 2C JK > A", "too-many-wild", id="one of the first three cards may be wild"),
        pytest.param("AC AD 2C 2D 2H JK > A", "too-many-wild", id="a maximum of three"),
    ],
)
def test_wild_cards_in_a_meld(meld: str, code: str) -> None:
    """Melds and melding."""
    state = table("AC AD 2C 2D 2H JK 4C 5C", drawn=True)
    if code:
        assert refused(state, f"meld {meld}")[0] == code
    else:
        assert meld in legal(state, "meld")
        do(state, f"meld {meld}")


@pytest.mark.parametrize(("score", "minimum"), [(-5, 50), (0, 50), (1495, 50), (1500, 90), (2995, 90), (3000, 120)])
def test_minimum(score: int, minimum: int) -> None:
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
def test_scoring(mine: str, threes: str, expected: dict[str, int]) -> None:
    state = table("QC 7C", mine=mine, threes=threes)
    assert lines(state) == {**expected, "cards-in-hand": -15}

"""The preset ``windows1``: ``canasta-1.0-help.txt``. Each case names its rule or page."""

from __future__ import annotations

from typing import Any

import pytest

from engine.canasta.round import CanastaRound
from engine.cards import pack

from .table import ME, YOU, do, kinds, legal, lines, refused, rules_of, seen
from .table import table as any_table

CANASTA = "KC KC KD KD KH KH KS"


def table(hand: str, **setting: Any) -> CanastaRound:
    return any_table(hand, preset="windows1", **setting)


def test_eleven_cards_of_two_packs_of_55_and_one_upcard() -> None:
    """Rule 3: only red threes and wild cards are covered by another upcard."""
    rules = table("4C").rules
    cards = ("KC",) * 22 + ("3H", "JK", "3S") + pack(2, 6)
    state = CanastaRound(rules, sides=(0, 1), dealer=1, totals=(0, 0), cards=cards)
    assert state.counts == [11, 11] and state.pile == ["3H", "JK", "3S"] and state.frozen


def test_seat_one_always_starts() -> None:
    rules = rules_of(table("4C"))
    assert [rules.dealer(number, 2, (), ()) for number in (1, 2, 3)] == [1, 1, 1]


def test_a_red_three_drawn_ends_the_turn_without_a_discard() -> None:
    """Rule 5."""
    state = table("4C 5C", stock="3H 9C 10C")
    assert kinds(do(state, "draw")) == ["drew", "red-threes"]
    assert state.seat == YOU and state.phase == "draw" and state.counts[ME] == 2 and state.threes[ME] == ("3H",)


@pytest.mark.parametrize(
    ("hand", "mine", "pile", "expected"),
    [
        pytest.param("KH 2C 4C 5C", "7C 7D 7H", "KD", {"KH 2C > K"}, id="a natural and a wild card"),
        pytest.param("4C 5C", "KH KS KC", "KD", {" > K"}, id="onto a meld"),
        pytest.param("4C 5C", "KH KS KC", "JK KD", set(), id="rule 7: with a joker in the pile not onto a meld alone"),
        pytest.param(
            "KH 2C 4C", "KS KC KC", "2S KD", {"KH 2C > K"}, id="rule 7: with cards of the hand, wild ones too"
        ),
        pytest.param("KH 4C 5C", "KS KC KC", "2S KD", set(), id="rule 7: one card is not enough"),
        pytest.param(
            "KH 2C 4C 5C", CANASTA, "JK KD", {"KH 2C > K"}, id="rule 7: onto the own canasta with cards of the hand"
        ),
        pytest.param("KH 4C 5C", CANASTA, "JK KD", set(), id="rule 7: the canasta does not count as a meld"),
        pytest.param(
            "KH KH JK 4C 5C",
            "KC KC KD KD 2C 2D 2H 2S",
            "JK KD",
            {"KH JK > K", "KH KH > K", "KH KH JK > K"},
            id="rule 7: onto a canasta with as many jokers as other cards",
        ),
        pytest.param("AH 2C 4C 5C", "", "AD", {"AH 2C > A"}, id="rule 8: not frozen to one who has not melded"),
        pytest.param("KH 2C 4C 5C", "", "KD", set(), id="rule 8: but the minimum is needed"),
        pytest.param("2H 2S 4C 5C", "7C 7D 7H", "KD 2C", set(), id="rule 6: a joker is never taken"),
        pytest.param("3C 3C 4C 5C", "7C 7D 7H", "KD 3S", set(), id="rule 6: nor a black three"),
    ],
)
def test_taking_the_pile(hand: str, mine: str, pile: str, expected: set[str]) -> None:
    assert legal(table(hand, mine=mine, pile=pile), "take") - {""} == expected


def test_a_red_three_in_the_pile_does_not_freeze_it() -> None:
    """How to play: the pile is blocked by a joker in it."""
    assert not table("4C").freezes("3H")
    assert table("4C").freezes("2H") and table("4C").freezes("JK")


def test_a_red_three_of_a_taken_pile_goes_to_the_mat_and_the_turn_goes_on() -> None:
    """Rule 5 ends the turn of a player who plays a red three. Here it ends only the turn of one who draws it."""
    state = table("KC KH 4C 5C 6C", mine="7C 7D 7H", pile="3H KD")
    assert kinds(do(state, "take KC KH > K"))[-1] == "red-threes" and state.threes[ME] == ("3H",)
    assert state.seat == ME and state.phase == "meld"


@pytest.mark.parametrize("take_unfrozen", [("pair", "natural-and-wild"), ("natural-and-wild",)])
def test_a_natural_and_a_wild_card_take_an_unfrozen_pile_onto_a_canasta(take_unfrozen: tuple[str, ...]) -> None:
    """House rule: the upcard alone may not be laid onto a meld."""
    state = table("KH 2C 4C 5C", mine=CANASTA, pile="KD", take_unfrozen=take_unfrozen)
    assert legal(state, "take") == {"", "KH 2C > K"}
    do(state, "take KH 2C > K")


def test_a_wild_card_joins_the_upcard_on_a_canasta() -> None:
    state = table("2C 4C 5C", mine=CANASTA, pile="KD")
    assert legal(state, "take") == {"", " > K", "2C > K"}
    do(state, "take 2C > K")


def test_never_more_jokers_than_other_cards_and_no_other_limit() -> None:
    """Rule 2."""
    state = table("2C 2D JK JK 4C 5C", mine="KC KC KD KD", drawn=True)
    do(state, "meld 2C 2D JK JK > K")
    state = table("2C 2D JK 4C 5C", mine="KC KD KH", drawn=True)
    do(state, "meld 2C 2D JK > K")
    assert (
        refused(table("2C 2D JK JK 4C 5C", mine="KC KD KH", drawn=True), "meld 2C 2D JK JK > K")[0] == "too-many-wild"
    )


def test_black_threes_are_never_melded() -> None:
    """Rule 5."""
    assert refused(table("3C 3C 3S 4C", mine=CANASTA, drawn=True), "meld 3C 3C 3S")[0] == "black-threes-never"


def test_canasta_is_an_initial_meld_whatever_its_points() -> None:
    """Rule 8: seven fours are 35 points of the 50."""
    state = table("4C 4C 4D 4D 4H 4H 4S 9C 10C", drawn=True)
    assert kinds(do(state, "meld 4C 4C 4D 4D 4H 4H 4S")) == ["melded", "natural-canasta", "initial-meld"]
    state = table("4C 4C 4D 4D 4H 4H 9C 10C", drawn=True)
    assert refused(state, "meld 4C 4C 4D 4D 4H 4H")[0] == "initial-meld"


def test_going_out_needs_a_discard_and_no_canasta() -> None:
    """A quick overview: a round is finished after the last card was thrown away."""
    state = table("KH 4C", mine="KC KD KS", drawn=True)
    assert kinds(do(state, "meld KH", "discard 4C")) == ["discarded", "went-out"]
    assert refused(table("KH KC", mine="KC KD KS", drawn=True), "meld KH KC") == ("keep-a-discard", {})


def test_the_round_ends_with_the_stock() -> None:
    state = table("4C 5C 6C", mine="KC KD KS", stock="9C", pile="KH")
    assert kinds(do(state, "draw", "discard 9C")) == ["discarded", "stock-out"]


def test_the_pile_may_be_returned_until_its_rest_is_received_and_costs_50_at_once() -> None:
    """How to play: the old deck."""
    state = table("AH 2C 4C 5C", pile="9C AD")
    do(state, "take")
    assert kinds(do(state, "undo > action")) == ["returned-pile", "penalty"]
    assert state.penalties[ME] == 50 and not state.owes and state.pile == ["9C", "AD"]
    do(state, "take AH 2C > A")
    assert refused(state, "undo > turn")[0] == "nothing-to-undo"


def test_a_meld_of_a_later_action_can_still_be_undone() -> None:
    state = table("AH 2C 8C 8D 8H 4C 5C", pile="9C AD")
    do(state, "take AH 2C > A", "meld 8C 8D 8H", "undo > turn")
    assert [meld.rank for meld in seen(state).melds[ME]] == ["A"]


@pytest.mark.parametrize(
    ("mine", "threes", "expected"),
    [
        pytest.param(
            "KC KC KD KD KH KH 2C", "3H", {"cards-melded": 80, "mixed-canastas": 300, "red-threes": 100}, id="with"
        ),
        pytest.param("KC KC KD", "3H", {"cards-melded": -30}, id="without a canasta hand and table are both minus"),
        pytest.param("", "3H", {"cards-melded": 0}, id="nothing"),
        pytest.param(
            "7C 7C 7D 7D 7H 7H 7S",
            "3H 3D 3H 3D",
            {"cards-melded": 70, "natural-canastas": 500, "red-threes": 800},
            id="sevens count ten, four red threes 800",
        ),
    ],
)
def test_scoring(mine: str, threes: str, expected: dict[str, int]) -> None:
    state = table("QC 7C", mine=mine, threes=threes)
    assert lines(state) == {**expected, "cards-in-hand": -20}


def test_going_out_scores_100_concealed_or_not() -> None:
    state = table("KC KC KD KD KH KH KS 4C", drawn=True)
    do(state, f"meld {CANASTA}", "discard 4C")
    assert lines(state) == {"cards-melded": 70, "natural-canastas": 500, "going-out": 100}


@pytest.mark.parametrize(("score", "minimum"), [(-5, 15), (0, 50), (1495, 50), (1500, 90), (2995, 90), (3000, 120)])
def test_minimum(score: int, minimum: int) -> None:
    assert table("4C", score=score).minimums[ME] == minimum

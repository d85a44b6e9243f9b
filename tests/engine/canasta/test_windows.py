"""The preset ``windows`` and its options: ``canasta-for-windows-2.5-help.txt``. Each case names its rule or option."""

from __future__ import annotations

from typing import Any

import pytest

from engine.canasta.round import CanastaRound
from engine.cards import pack
from engine.rules import Deal

from .table import ME, YOU, do, kinds, legal, lines, refused, rules_of, seen
from .table import table as any_table

CANASTA = "KC KC KD KD KH KH KS"


def table(hand: str, **setting: Any) -> CanastaRound:
    return any_table(hand, preset="windows", **setting)


def test_the_deal_and_the_frozen_pile() -> None:
    """Rule 3; option *Initially frozen*: by default, whatever cards are in the pile."""
    state = rules_of(table("4C")).deal(Deal(seats=2, number=1, dealer=1, totals=(0, 0), target=5000, cards=pack(2, 4)))
    assert state.counts == [15, 15] and state.frozen and len(state.pile) == 1
    cards = ("KC",) * 30 + ("3D", "3S") + pack(2, 4)
    state = rules_of(table("4C")).deal(Deal(seats=2, number=1, dealer=1, totals=(0, 0), target=5000, cards=cards))
    assert state.pile == ["3D", "3S"], "a black three is no reason to turn another card"
    state = rules_of(table("4C", frozen_at_first=False)).deal(
        Deal(seats=2, number=1, dealer=1, totals=(0, 0), target=5000, cards=("KC",) * 31 + pack(2, 4))
    )
    assert not state.frozen


@pytest.mark.parametrize(
    ("red_three_drawn", "drawn"),
    [pytest.param("replaced", ("9C",), id="by default"), pytest.param("not-replaced", (), id="without the extra card")],
)
def test_red_three_is_replaced_as_an_option(red_three_drawn: str, drawn: tuple[str, ...]) -> None:
    """Option *Draw extra card*."""
    state = table("4C 5C 6C", stock="3H 9C 10C", red_three_drawn=red_three_drawn)
    do(state, "draw")
    assert state.drawn == drawn and state.threes[ME] == ("3H",) and state.phase == "meld"


def test_a_red_three_of_the_mat_freezes_the_pile() -> None:
    """Option *Freeze discard pile*; mouse controls: a melded red three is discarded with a right click."""
    state = table("4C 5C 6C", threes="3H 3D", stock="9C 10C", pile="KD", red_three_discard=True)
    do(state, "draw")
    assert {"3D", "3H"} <= legal(state, "discard")
    assert kinds(do(state, "discard 3H")) == ["discarded", "froze"]
    assert state.threes[ME] == ("3D",) and state.counts[ME] == 4 and state.pile == ["KD", "3H"]
    assert legal(state, "take", YOU) == set(), "rule 8: a red three on top is never taken"
    assert refused(table("4C 5C 6C", threes="3H", drawn=True), "discard 3H")[0] == "not-in-hand"


@pytest.mark.parametrize(
    ("hand", "mine", "pile", "options", "expected"),
    [
        pytest.param("AH 2C 4C 5C", "", "AD", {}, {"AH 2C > A"}, id="unfrozen: one and a wild card"),
        pytest.param(
            "AH 2C 4C 5C", "", "AD", {"take_unfrozen": ("pair", "meld")}, set(), id="option: natural pair required"
        ),
        pytest.param(
            "9H 2C 4C 5C", "8C 8D 8H", "9D", {"take_unfrozen": ("pair", "meld")}, set(), id="a nine and a wild"
        ),
        pytest.param("7H 2C 4C 5C", "7C 7D 7S", "2H 7D", {}, set(), id="rule 6: frozen, no wild card"),
        pytest.param("4C 5C", "7C 7D 7S", "2H 7D", {}, set(), id="rule 6: frozen, not onto the column"),
        pytest.param("7H 7H 4C 5C", "7C 7D 7S", "2H 7D", {}, {"7H 7H > 7"}, id="rule 6: two sevens in hand"),
        pytest.param("4C 5C", CANASTA, "KD", {}, {" > K"}, id="option: top card to canasta"),
        pytest.param("4C 5C", CANASTA, "KD", {"upcard_onto_canasta": "no"}, set(), id="the same, off"),
    ],
)
def test_taking_the_pile(hand: str, mine: str, pile: str, options: dict[str, Any], expected: set[str]) -> None:
    assert legal(table(hand, mine=mine, pile=pile, **options), "take") - {""} == expected


def test_two_sevens_in_hand_join_the_column() -> None:
    state = table("7H 7H 4C 5C", mine="7C 7D 7S", pile="2H 7D")
    do(state, "take 7H 7H > 7")
    assert [len(meld.cards) for meld in seen(state).melds[ME]] == [6]


@pytest.mark.parametrize(
    ("counts", "hand", "allowed"),
    [
        pytest.param("yes", "AH 2C 4C 5C", True, id="20 + 20 + 20 make the 50"),
        pytest.param("added-to-minimum", "AH 2C 4C 5C", False, id="without the top card 40 of 50, or 60 of 70"),
        pytest.param("added-to-minimum", "AH AS 2C 4C 5C", True, id="60 of 50, or 80 of 70"),
    ],
)
def test_upcard_counts_toward_the_initial_meld(counts: str, hand: str, allowed: bool) -> None:
    """Option of that name; Minimum, note 2."""
    assert bool(legal(table(hand, pile="AD", upcard_counts=counts), "take")) is allowed


def test_going_out_blind_needs_no_minimum() -> None:
    """Rule 9."""
    state = table("4C 4C 4D 4D 4H 4H 4S 5C 5D 5H 9C", drawn=True, score=3000)
    do(state, "meld 4C 4C 4D 4D 4H 4H 4S")
    assert "9C" not in legal(state, "discard"), "not yet blind: four fives would be left"
    assert kinds(do(state, "meld 5C 5D 5H", "discard 9C")) == ["discarded", "went-out-concealed"]
    state = table("4C 4C 4D 4D 4H 4H 4S 5C 5D 9C", drawn=True, score=3000)
    assert refused(state, "meld 4C 4C 4D 4D 4H 4H 4S")[0] == "initial-meld"


def test_going_out_blind_with_the_pile_receives_all_of_it() -> None:
    """Rule 9: seven fours are 35 of the 50 needed."""
    state = table("4C 4D 4H 4S 4C 4D 5C", pile="3H 4S")
    do(state, "take 4C 4D 4H 4S 4C 4D")
    assert kinds(do(state, "discard 5C")) == ["discarded", "red-threes", "went-out-concealed"]
    assert state.threes[ME] == ("3H",)
    state = table("4C 4D 4H 4S 4C 4D", pile="9C 4S")
    assert refused(state, "take 4C 4D 4H 4S 4C 4D") == ("initial-meld", {"needs": 50, "reach": 35})


def test_last_card_is_kept_if_going_out_is_not_allowed() -> None:
    """Rule 10: the discard is passed."""
    state = table("KH 9C", mine="KC KD KS", drawn=True)
    do(state, "meld KH")
    assert [action.kind for action in state.legal(ME)] == ["pass"]
    assert refused(state, "discard 9C")[0] == "keep-cards"
    assert kinds(do(state, "pass")) == ["passed"]
    assert state.seat == YOU and state.counts[ME] == 1
    assert refused(table("KH 9C", mine="KC KD KS", drawn=True), "meld KH KH")[0] == "not-in-hand"
    assert refused(table("KH 9C", mine="KC KD KS", drawn=True), "pass")[0] == "no-pass"


@pytest.mark.parametrize(
    ("hand", "meld", "allowed"),
    [
        pytest.param("3C 3C 3S", "3C 3C 3S > 3", True, id="three"),
        pytest.param("3C 3C 3S 3S", "3C 3C 3S 3S > 3", True, id="four"),
        pytest.param("3C 3S 2C", "3C 3S 2C > 3", True, id="two and a wildcard"),
        pytest.param("3C 3S JK 4C", "3C 3S JK > 3", True, id="two and a wildcard, with a last discard"),
        pytest.param("3C 3C 3S JK", "3C 3C 3S JK > 3", False, id="not three and a wildcard"),
        pytest.param("3C 3S 2C 4C 5C", "3C 3S 2C > 3", False, id="only when going out"),
    ],
)
def test_black_threes(hand: str, meld: str, allowed: bool) -> None:
    """Rule 5."""
    state = table(hand, mine=CANASTA, drawn=True)
    assert (meld in legal(state, "meld")) is allowed
    if allowed:
        do(state, f"meld {meld}")
    else:
        assert refused(state, f"meld {meld}")[0] in ("black-threes-natural", "black-threes-last")


def test_no_more_wildcards_than_other_cards_and_no_other_limit() -> None:
    """Rule 2."""
    state = table("2C 2D JK JK 4C 5C", mine="KC KC KD KD", drawn=True)
    do(state, "meld 2C 2D JK JK > K")


@pytest.mark.parametrize("choice", ["end", "draw", "take KH KD > K"])
def test_player_without_a_stock_ends_the_round_or_turns_the_pile_over(choice: str) -> None:
    """Rule 11."""
    state = table("KH KD 5C 9C", mine="7C 7D 7H", stock="", pile="6C 8C KS")
    assert {action.kind for action in state.legal(ME)} == {"draw", "end", "take"}
    events = kinds(do(state, choice))
    assert events[0] == {"end": "declined", "draw": "turned-over"}.get(choice, "took-pile")
    if choice == "draw":
        assert state.stock == ["KS", "8C"] and state.drawn == ("6C",)


def test_a_pile_is_not_turned_over_again_if_nobody_melded_or_took_it() -> None:
    """Rule 11 has no bound; see docs/rules/canasta.md."""
    state = table("KH KD 5C 9C", mine="7C 7D 7H", stock="", pile="6C")
    do(state, "draw")
    assert kinds(do(state, "discard 5C")) == ["discarded", "stock-out"] and state.over
    state = table("KH KD 5C 9C", other="5D 5H 8C 9D", theirs="7C 7D 7H", stock="", pile="6C")
    do(state, "draw", "discard 5C")
    assert {action.kind for action in state.legal(YOU)} == {"end", "take"}
    assert refused(state, "draw", YOU)[0] == "stock-empty"
    state = table("7S KD 5C 9C", mine="7C 7D 7H", stock="", pile="6C")
    do(state, "draw", "meld 7S", "discard 5C")
    assert {action.kind for action in state.legal(YOU)} == {"draw", "end"}


@pytest.mark.parametrize(
    ("mine", "theirs", "out", "expected"),
    [
        pytest.param("KC KC KD", "", YOU, 100, id="melded"),
        pytest.param("", "", YOU, -100, id="caught with nothing melded"),
        pytest.param("", "", None, 100, id="nobody went out"),
    ],
)
def test_red_threes(mine: str, theirs: str, out: int | None, expected: int) -> None:
    """Scoring: deducted if the opponent goes out and nothing but red threes was melded."""
    state = table("QC", mine=mine, theirs=theirs, threes="3H")
    state.out = out
    assert lines(state)["red-threes"] == expected


@pytest.mark.parametrize(
    ("mine", "needed", "expected"),
    [
        pytest.param("KC KC KD", 1, {"cards-melded": -30, "cards-in-hand": -10}, id="none"),
        pytest.param(
            CANASTA, 1, {"cards-melded": 70, "natural-canastas": 500, "red-threes": 100, "cards-in-hand": -10}, id="one"
        ),
        pytest.param(CANASTA, 2, {"cards-melded": -70, "cards-in-hand": -10}, id="question 4: one of the two needed"),
    ],
)
def test_canasta_required_for_positive_score(mine: str, needed: int, expected: dict[str, int]) -> None:
    """Option of that name."""
    state = table("QC", mine=mine, threes="3H", melded_without_canasta="minus-below-needed", canastas_to_go_out=needed)
    assert lines(state) == expected


def test_going_out_100_and_blind_200() -> None:
    state = table(f"{CANASTA} 4C", drawn=True)
    do(state, f"meld {CANASTA}", "discard 4C")
    assert lines(state) == {"cards-melded": 70, "natural-canastas": 500, "going-out": 100, "concealed": 100}


def test_returning_the_pile_costs_50_at_once() -> None:
    """Rule 7."""
    state = table("KH KD 5C 9C", mine="7C 7D 7H", pile="6C 8C KS")
    do(state, "take", "undo > turn")
    assert state.penalties[ME] == 50
    do(state, "take KH KD > K")
    assert refused(state, "undo > turn")[0] == "nothing-to-undo"


@pytest.mark.parametrize(("score", "minimum"), [(-5, 15), (0, 50), (1495, 50), (1500, 90), (2995, 90), (3000, 120)])
def test_minimum(score: int, minimum: int) -> None:
    assert table("4C", score=score).minimums[ME] == minimum

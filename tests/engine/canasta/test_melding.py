"""Melds: guide 2.6 and 2.7 (initial meld), and the spec's *Settled*."""

from __future__ import annotations

from typing import Any

import pytest

from engine.canasta.rules import CanastaRules
from engine.canasta.view import Meld
from engine.types import IllegalAction

from .table import ME, do, held, kinds, seen, table

KEEP = " 4C 5D"
"""Two lone cards, so that the turn can end."""


@pytest.mark.parametrize(
    ("hand", "mine", "meld", "after"),
    [
        pytest.param("KH KS KD", "7C 7D 7H", "KH KS KD", "KD KH KS", id="three naturals"),
        pytest.param("KH KS 2C", "7C 7D 7H", "KH KS 2C", "KH KS 2C", id="two naturals and a wild"),
        pytest.param("KH KS 2C JK", "7C 7D 7H", "KH KS 2C JK", "KH KS 2C JK", id="two and two"),
        pytest.param("KH KS KD 2C 2D JK", "7C 7D 7H", "JK KH 2C KS 2D KD", "KD KH KS 2C 2D JK", id="three and three"),
        pytest.param("KH", "KD KS KC", "KH", "KC KD KH KS", id="onto a meld"),
        pytest.param("2C", "KD KS KC", "2C > K", "KC KD KS 2C", id="a wild onto a meld"),
        pytest.param("KH 2C", "KD KS KC", "2C KH", "KC KD KH KS 2C", id="both at once"),
        pytest.param("KH", "KD KS KC KC KD KH KS", "KH", "KC KC KD KD KH KH KS KS", id="a canasta grows past seven"),
    ],
)
def test_melds(hand: str, mine: str, meld: str, after: str) -> None:
    state = table(hand + KEEP, mine=mine, drawn=True)
    do(state, f"meld {meld}")
    assert " ".join(next(meld.cards for meld in seen(state).melds[ME] if meld.rank == "K")) == after


@pytest.mark.parametrize(
    ("hand", "mine", "meld", "code", "values"),
    [
        pytest.param("KH KS", "7C 7D 7H", "KH KS", "too-few-cards", {"needs": 3, "has": 2}, id="two cards"),
        pytest.param(
            "KH 2C JK",
            "7C 7D 7H",
            "KH 2C JK",
            "too-many-wild",
            {"limit": 1, "has": 2},
            id="more wild cards than naturals",
        ),
        pytest.param(
            "KH KS KD KC 2C 2D 2H JK",
            "7C 7D 7H",
            "KH KS KD KC 2C 2D 2H JK",
            "too-many-wild",
            {"limit": 3, "has": 4},
            id="more than three wild cards",
        ),
        pytest.param(
            "2C KH",
            "KS KD 2D JK",
            "2C > K",
            "too-many-wild",
            {"limit": 2, "has": 3},
            id="the meld's own wild cards count",
        ),
        pytest.param("KH KS QD", "7C 7D 7H", "KH KS QD", "one-rank", {"cards": ("KH", "KS", "QD")}, id="two ranks"),
        pytest.param(
            "KH KS KD", "7C 7D 7H", "KH KS KD > Q", "one-rank", {"cards": ("KH", "KS", "KD")}, id="another's meld"
        ),
        pytest.param(
            "2C 2D JK", "7C 7D 7H", "2C 2D JK", "which-meld", {"cards": ("2C", "2D", "JK")}, id="wild cards alone"
        ),
        pytest.param("2C 2D JK", "7C 7D 7H", "2C 2D JK > 2", "no-such-meld", {"text": "2"}, id="a meld of twos"),
        pytest.param("KH KS", "7C 7D 7H", "KH KS KD", "not-in-hand", {"cards": ("KD",)}, id="a card not held"),
        pytest.param("KH KS", "7C 7D 7H", "KH KS KS", "not-in-hand", {"cards": ("KS",)}, id="a card held once"),
        pytest.param(
            "KH KS 2C",
            "7C 7D 7H",
            "KH KD KD 2C 2D JK",
            "not-in-hand",
            {"cards": ("KD", "KD", "2D", "JK")},
            id="of several cards those not held",
        ),
        pytest.param("KH KS", "7C 7D 7H", "KH KS JK", "not-in-hand", {"cards": ("JK",)}, id="a joker not held"),
        pytest.param(
            "3S 3C 3S", "7C 7D 7H", "3H 3D 3H", "not-in-hand", {"cards": ("3H",)}, id="red threes are never held"
        ),
        pytest.param("KH KS KD", "7C 7D 7H", "", "no-cards", {}, id="no cards"),
    ],
)
def test_refusals(hand: str, mine: str, meld: str, code: str, values: dict[str, Any]) -> None:
    state = table(hand + KEEP, mine=mine, drawn=True)
    before = held(state)
    with pytest.raises(IllegalAction) as refusal:
        do(state, f"meld {meld}")
    assert refusal.value.note == (code, values)
    assert held(state) == before


def test_two_wild_cards_in_a_meld_are_an_option() -> None:
    state = table("KH KS KD 2C 2D JK" + KEEP, mine="7C 7D 7H", drawn=True, wild_limit=2)
    with pytest.raises(IllegalAction, match="too-many-wild"):
        do(state, "meld KH KS KD 2C 2D JK")
    do(state, "meld KH KS KD 2C 2D")


def test_one_meld_of_a_rank() -> None:
    state = table("KH KS KD" + KEEP, mine="KC KC 2C", drawn=True)
    events = do(state, "meld KH KS KD")
    assert kinds(events) == ["added"]
    assert seen(state).melds[ME] == (Meld("K", ("KC", "KC", "KD", "KH", "KS", "2C"), 1, ""),)


@pytest.mark.parametrize(
    ("mine", "meld", "made"),
    [
        pytest.param("KC KC KD KD KH KH", "KS", ["added", "natural-canasta"], id="seven naturals"),
        pytest.param("KC KC KD KD KH KH", "2C > K", ["added", "mixed-canasta"], id="with a wild card"),
        pytest.param("KC KC KD KD KH", "KS", ["added"], id="six"),
        pytest.param(
            "KC KC KD KD KH KH KS", "2C > K", ["added", "mixed-canasta"], id="a wild card spoils a natural one"
        ),
        pytest.param("KC KC KD KD KH KH KS", "KS", ["added"], id="an eighth card changes nothing"),
    ],
)
def test_canastas(mine: str, meld: str, made: list[str]) -> None:
    state = table("KS 2C" + KEEP, mine=mine, drawn=True)
    assert kinds(do(state, f"meld {meld}")) == made


@pytest.mark.parametrize(
    ("score", "minimum"),
    [(-5, 15), (0, 50), (1495, 50), (1500, 90), (2995, 90), (3000, 120), (6000, 120)],
)
def test_the_minimum_follows_the_score_at_the_start_of_the_round(score: int, minimum: int) -> None:
    assert CanastaRules().minimum(score) == minimum
    assert table("4C", score=score).minimums == (minimum, 50)


@pytest.mark.parametrize(
    ("score", "hand", "first", "reach"),
    [
        pytest.param(-5, "4C 4D 4H", "4C 4D 4H", 15, id="15: three fours"),
        pytest.param(0, "KH KS 2C", "KH KS 2C", 40, id="50: 40 will not do"),
        pytest.param(0, "KH KS KD KC", "KH KS KD", 40, id="50: though a king is left"),
        pytest.param(0, "AH AS AD", "AH AS AD", 60, id="50: 60 do"),
        pytest.param(0, "KH KS KD 4C 4D 4H", "4C 4D 4H", 45, id="50: two melds of 45 will not do"),
        pytest.param(0, "KH KS KD 8C 8D 8H", "8C 8D 8H", 60, id="50: two melds of 60 do"),
        pytest.param(1500, "AH AS 2D KH KS JK", "KH KS JK", 130, id="90: one wild card for each pair"),
        pytest.param(1500, "AH AS KH KS 2D", "KH KS 2D", 40, id="90: the wild card is gone"),
        pytest.param(1500, "AH AS JK KH KS", "AH AS JK", 90, id="90: a pair of aces and a joker"),
        pytest.param(3000, "AH AS AD AC 2D 4H", "AH AS AD", 100, id="120: the most is 100"),
        pytest.param(3000, "AH AS AD AC JK", "AH AS AD", 130, id="120: the most is 130"),
        pytest.param(0, "7H 7S 7D 7C 7H 7S 7D", "7H 7S 7D 7C 7H 7S 7D", 35, id="a canasta's bonus does not count"),
    ],
)
def test_initial_meld_is_begun_only_if_it_can_be_completed(score: int, hand: str, first: str, reach: int) -> None:
    state = table(hand + " 9C 10D", score=score, drawn=True)
    minimum = state.minimums[ME]
    if reach >= minimum:
        do(state, f"meld {first}")
        return
    with pytest.raises(IllegalAction) as refusal:
        do(state, f"meld {first}")
    assert refusal.value.note == ("initial-meld", {"needs": minimum, "reach": reach})


def test_red_threes_do_not_count_toward_the_minimum() -> None:
    state = table("KH KS KD 9C 10D", threes="3H 3D", drawn=True)
    with pytest.raises(IllegalAction, match="initial-meld"):
        do(state, "meld KH KS KD")


def test_several_melds_may_reach_the_minimum_together() -> None:
    state = table("KH KS KD 8C 8D 8H 4C 4D 4H" + KEEP, drawn=True)
    assert kinds(do(state, "meld KH KS KD")) == ["melded"]
    assert seen(state).opening_points == 30
    with pytest.raises(IllegalAction) as refusal:
        do(state, "discard 4C")
    assert refusal.value.note == ("initial-meld-incomplete", {"needs": 50, "has": 30})
    events = do(state, "meld 8C 8D 8H")
    assert kinds(events) == ["melded", "initial-meld"] and events[1].points == 60
    do(state, "meld 4C 4D 4H", "discard 5D")


def test_the_minimum_must_leave_a_card_to_discard_and_one_to_keep() -> None:
    # All eight cards would be 80 points; the kings and queens with two eights kept are 60.
    state = table("KH KS KD QH QS QD 8C 8D", drawn=True, score=0)
    do(state, "meld KH KS KD", "meld QH QS QD")
    with pytest.raises(IllegalAction, match="too-few-cards"):
        do(state, "meld 8C 8D")
    # With 90 needed, all nine eights, kings and queens would do, but nothing would be left to discard.
    state = table("KH KS KD QH QS QD 8C 8D 8H", drawn=True, score=1500)
    with pytest.raises(IllegalAction) as refusal:
        do(state, "meld KH KS KD")
    assert refusal.value.note == ("initial-meld", {"needs": 90, "reach": 60})


def test_owner_of_a_hand_sees_how_far_its_initial_meld_can_reach() -> None:
    view = seen(table("AH AS JK KH KS KD 9C 10D", drawn=True))
    assert view.opening_reach == 120 and view.minimums == (50, 50)


@pytest.mark.parametrize(
    ("hand", "mine", "meld", "code"),
    [
        pytest.param("3S 3C 3S", "KC KC KD KD KH KH KS", "3S 3C 3S", None, id="three, and out"),
        pytest.param("3S 3C 3S 4C", "KC KC KD KD KH KH KS", "3S 3C 3S", None, id="with a card to discard"),
        pytest.param("3S 3C 3S 3C", "KC KC KD KD KH KH KS", "3S 3C 3S 3C", None, id="four"),
        pytest.param("3S 3C 3S 4C 5C", "KC KC KD KD KH KH KS", "3S 3C 3S", "black-threes-last", id="not before others"),
        pytest.param("3S 3C 4C", "KC KC KD KD KH KH KS", "3S 3C", "too-few-cards", id="not two"),
        pytest.param("3S 3C 2C", "KC KC KD KD KH KH KS", "3S 3C 2C", "black-threes-natural", id="not with a wild card"),
        pytest.param("3S 3C 3S 4C", "KC KC KD KD KH KH", "3S 3C 3S", "keep-cards", id="not without the canasta"),
    ],
)
def test_black_threes_are_melded_only_to_go_out(hand: str, mine: str, meld: str, code: str | None) -> None:
    state = table(hand, mine=mine, drawn=True)
    if code:
        with pytest.raises(IllegalAction, match=code):
            do(state, f"meld {meld}")
        return
    do(state, f"meld {meld}")
    if not state.over:
        assert {action.kind for action in state.legal(ME)} == {"discard"}
        do(state, "discard 4C")
    assert state.out == ME
    assert seen(state).melds[ME][-1].rank == "3"


def test_only_the_discard_follows_black_threes() -> None:
    state = table("3S 3C 3S KC", mine="KC KD KD KH KH KS KS", drawn=True)
    do(state, "meld 3S 3C 3S")
    with pytest.raises(IllegalAction, match="black-threes-last"):
        do(state, "meld KC")


@pytest.mark.parametrize(
    ("pile", "code", "last"),
    [
        pytest.param("4S", None, ["melded", "initial-meld"], id="nothing waits: the two is discarded"),
        pytest.param("3H 4S", None, ["melded", "initial-meld", "red-threes"], id="a red three goes to the mat"),
        pytest.param("9C 4S", "black-threes-last", [], id="a nine waits: two cards would stay"),
        pytest.param("9C 9D 4S", "black-threes-last", [], id="two nines wait"),
    ],
)
def test_the_waiting_rest_of_a_taken_pile_counts_as_held_when_black_threes_are_melded(
    pile: str, code: str | None, last: list[str]
) -> None:
    # Seven fours are 35 of the 50 needed; three black threes would make it 50, and bring the rest of the pile.
    state = table("4C 4D 4H 4S 4C 4D 3S 3C 3S 2D", pile=pile)
    do(state, "take 4C 4D 4H 4S 4C 4D")
    if code is None:
        assert kinds(do(state, "meld 3S 3C 3S > 3")) == last
        assert kinds(do(state, "discard 2D")) == ["discarded", "went-out-concealed"]
        return
    with pytest.raises(IllegalAction, match=code):
        do(state, "meld 3S 3C 3S > 3")
    assert "3" not in {action.target for action in state.legal(ME)}
    do(state, "meld 2D > 4")
    assert state.opened[ME] and not state.waiting


def test_one_card_that_waits_beneath_the_upcard_may_be_the_discard_after_black_threes() -> None:
    state = table("4C 4D 4H 4S 4C 4D 3S 3C 3S", pile="9C 4S")
    do(state, "take 4C 4D 4H 4S 4C 4D")
    assert kinds(do(state, "meld 3S 3C 3S > 3")) == ["melded", "initial-meld", "received"]
    assert kinds(do(state, "discard 9C")) == ["discarded", "went-out-concealed"]


def test_black_threes_count_toward_the_minimum_of_a_concealed_hand() -> None:
    # Seven fours are 35, three black threes 15: together the 50 needed.
    state = table("4C 4C 4D 4D 4H 4H 4S 3S 3C 3S 9C", drawn=True)
    do(state, "meld 4C 4C 4D 4D 4H 4H 4S", "meld 3S 3C 3S", "discard 9C")
    assert state.out == ME and state.out_concealed

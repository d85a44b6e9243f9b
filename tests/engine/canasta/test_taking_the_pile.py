"""Taking the discard pile: guide 2.5, 2.7, and the spec's *The turn* and *Settled*."""

from __future__ import annotations

from typing import Any

import pytest

from engine.canasta.round import CanastaRound
from engine.types import Action, IllegalAction
from tests.cards import parse

from .table import ME, YOU, do, held, kinds, legal, seen, table


def ways(state: CanastaRound) -> set[str]:
    """Return the ways to take the pile, as the cards that join the upcard."""
    return {" ".join(action.cards) for action in state.legal(ME) if action.kind == "take" and action.target}


@pytest.mark.parametrize(
    ("hand", "mine", "pile", "expected"),
    [
        # Unfrozen, the side has melded: a pair, a natural and a wild card, or onto a meld.
        pytest.param("KH KS 4C 5C", "7C 7D 7H", "KD", {"KH KS"}, id="unfrozen: a pair"),
        pytest.param("KH 2C 4C 5C", "7C 7D 7H", "KD", {"KH 2C"}, id="unfrozen: a natural and a wild"),
        pytest.param("KH KS 2C 4C 5C", "7C 7D 7H", "KD", {"KH KS", "KH 2C", "KH KS 2C"}, id="unfrozen: either"),
        pytest.param("2C JK 4C 5C", "7C 7D 7H", "KD", set(), id="unfrozen: not two wild cards"),
        pytest.param("KH 4C 5C", "7C 7D 7H", "KD", set(), id="unfrozen: not one natural alone"),
        pytest.param("4C 5C", "KH KS KC", "KD", {""}, id="unfrozen: onto a meld"),
        pytest.param("2C 4C 5C", "KH KS KC", "KD", {"", "2C"}, id="unfrozen: onto a meld with a wild card"),
        pytest.param("4C 5C", "KH KS KC KD KC KH KS", "KD", {""}, id="unfrozen: onto a canasta"),
        pytest.param(
            "KH 2C 4C 5C", "KS KC 2D JK", "KD", {"", "KH", "2C", "KH 2C"}, id="the wild limit counts the whole meld"
        ),
        pytest.param("2C 4C 5C", "KS KC KH 2D 2D JK", "KD", {""}, id="the meld's three wild cards are its last"),
        # Frozen by a wild card or a red three in it: two naturals from the hand.
        pytest.param("KH KS 4C 5C", "7C 7D 7H", "2S KD", {"KH KS"}, id="frozen by a two: a pair"),
        pytest.param("KH 2C 4C 5C", "7C 7D 7H", "JK KD", set(), id="frozen by a joker: no wild card will do"),
        pytest.param("4C 5C", "KH KS KC", "2S KD", set(), id="frozen: not onto a meld"),
        pytest.param("KH 4C 5C", "KS KC KC", "2S KD", set(), id="frozen: not onto a meld with one natural"),
        pytest.param("KH KS 4C 5C", "KC KC KD", "2S KD", {"KH KS"}, id="frozen: a pair joins the meld"),
        pytest.param("KH KS 4C 5C", "7C 7D 7H", "3H KD", {"KH KS"}, id="frozen by a red three: a pair"),
        pytest.param("KH 2C 4C 5C", "7C 7D 7H", "3H KD", set(), id="frozen by a red three: no wild card will do"),
        # Frozen to a side that has not melded; the upcard counts toward the 50 that it needs.
        pytest.param("AH AS 4C 5C", "", "AD", {"AH AS"}, id="not melded: a pair that makes the minimum"),
        pytest.param("AH 2C 4C 5C", "", "AD", set(), id="not melded: a natural and a wild will not do"),
        pytest.param("KH KS 4C 5C", "", "KD", set(), id="not melded: 30 of the 50 needed"),
        pytest.param("KH KS 2C 4C 5C", "", "KD", {"KH KS", "KH KS 2C"}, id="not melded: the two adds what is missing"),
        pytest.param("KH KS QC QD QH 4C 5C", "", "KD", {"KH KS"}, id="not melded: other melds add it"),
        # Blocked.
        pytest.param("KH KS 4C 5C", "7C 7D 7H", "KD 3S", set(), id="blocked by a black three"),
        pytest.param("2H 2S 4C 5C", "7C 7D 7H", "KD 2C", set(), id="blocked by a two"),
        pytest.param("JK JK 4C 5C", "7C 7D 7H", "KD JK", set(), id="blocked by a joker"),
    ],
)
def test_ways_to_take(hand: str, mine: str, pile: str, expected: set[str]) -> None:
    state = table(hand, mine=mine, pile=pile)
    assert ways(state) == expected
    assert (Action("take") in state.legal(ME)) is bool(expected)
    for way in expected:
        taken = table(hand, mine=mine, pile=pile)
        do(taken, f"take {way} > {parse(pile)[-1][:-1]}")
        assert taken.pile == []


@pytest.mark.parametrize(
    ("hand", "mine", "pile", "take", "code", "values"),
    [
        pytest.param(
            "KH KS 4C", "7C 7D 7H", "KD 3S", "take", "pile-blocked", {"card": "3S"}, id="a black three blocks it"
        ),
        pytest.param(
            "KH 2C 4C", "", "KD", "take", "pile-before-opening", {"card": "KD", "has": 1}, id="not opened: one natural"
        ),
        pytest.param(
            "KH KS 2C 4C 5C",
            "7C 7D 7H",
            "2S KD",
            "take KH 2C",
            "pile-frozen",
            {"card": "KD", "has": 1},
            id="frozen: one natural and a wild named",
        ),
        pytest.param(
            "4C 5C 6C", "7C 7D 7H", "KD", "take", "pile-no-match", {"card": "KD"}, id="nothing to meld it with"
        ),
        pytest.param(
            "KH KS 4C 5C",
            "",
            "KD",
            "take",
            "initial-meld",
            {"needs": 50, "reach": 30},
            id="the minimum is out of reach",
        ),
        pytest.param(
            "KH KS 4C 5C",
            "",
            "KD",
            "take KH KS",
            "initial-meld",
            {"needs": 50, "reach": 30},
            id="and so it is when named",
        ),
        pytest.param(
            "KH KS 4C 5C",
            "7C 7D 7H",
            "QD KD",
            "take KH > Q",
            "upcard-first",
            {"card": "KD"},
            id="it must be the upcard's",
        ),
        pytest.param("KH 4C 5C", "7C 7D 7H", "KD", "take KH", "too-few-cards", {"needs": 3, "has": 2}, id="two cards"),
        pytest.param("KH 4C 5C", "7C 7D 7H", "KD", "take KH KS", "not-in-hand", {"cards": ("KS",)}, id="not held"),
        pytest.param(
            "KH KS 4C 5C",
            "7C 7D 7H",
            "KD",
            "take KD KD KH KS",
            "not-in-hand",
            {"cards": ("KD",)},
            id="the upcard named twice",
        ),
        pytest.param(
            "KH KS",
            "7C 7D 7H",
            "KD",
            "take",
            "keep-cards",
            {"needs": 1, "has": 0},
            id="nothing would be left to discard",
        ),
    ],
)
def test_refusals(hand: str, mine: str, pile: str, take: str, code: str, values: dict[str, Any]) -> None:
    state = table(hand, mine=mine, pile=pile)
    with pytest.raises(IllegalAction) as refusal:
        do(state, take)
    assert refusal.value.note == (code, values)
    assert state.pile == list(parse(pile))


def test_a_discarded_wild_card_freezes_the_pile_until_it_is_taken() -> None:
    state = table("2S 4C 5C", mine="7C 7D 7H", pile="KD", other="KH KS 9C 9D", theirs="QC QD QH", drawn=True)
    assert kinds(do(state, "discard 2S")) == ["discarded", "froze"]
    do(state, "draw", "discard 9C")
    assert state.frozen
    do(state, "draw", "discard 4C")
    assert state.frozen
    assert kinds(do(table("AC AD 5C 6C", mine="7C 7D 7H", pile="2S AH"), "take AC AD"))[:2] == ["took-pile", "melded"]


def test_a_black_three_blocks_only_the_next_player() -> None:
    state = table("3S 4C 5C", pile="KD", other="9C KH KS", theirs="QC QD QH", mine="7C 7D 7H", drawn=True)
    assert kinds(do(state, "discard 3S")) == ["discarded"]
    assert [action.kind for action in state.legal(YOU)] == ["draw"]
    do(state, "draw", "discard 9C")
    assert not seen(state).blocked and not state.frozen


def test_only_the_upcard_is_received_until_it_is_melded() -> None:
    state = table("KH KS 4C 5C", mine="7C 7D 7H", pile="8D 9D KD")
    took = do(state, "take")
    view = seen(state)
    assert kinds(took) == ["took-pile"] and took[0].points == 3
    assert view.upcard_due == "KD" and view.waiting == ("8D", "9D")
    assert held(state) == "4C 5C KD KH KS"
    assert view.hand_counts[ME] == 5
    assert view.pile == ()
    assert {action.kind for action in view.legal} == {"meld"}
    assert "discard" not in view.verbs
    melded = do(state, "meld KS KH KD")
    assert kinds(melded) == ["melded", "received"]
    assert held(state) == "4C 5C 8D 9D"
    assert seen(state).drawn == ("8D", "9D")


@pytest.mark.parametrize("refused", ["meld 7S", "meld KH KS", "discard 4C", "meld KC KH KS"])
def test_upcard_must_be_melded_first(refused: str) -> None:
    state = table("KH KS KC 4C 5C 7S", mine="7C 7D 7H", pile="8D KD")
    do(state, "take")
    with pytest.raises(IllegalAction, match="upcard-first"):
        do(state, refused)


def test_a_frozen_pile_stays_frozen_while_its_upcard_is_due() -> None:
    state = table("KH KS 2C 4C 5C", mine="7C 7D 7H, KC KC KD", pile="2S KD")
    do(state, "take")
    with pytest.raises(IllegalAction, match="pile-frozen"):
        do(state, "meld KD KH 2C")
    do(state, "meld KD KH KS")
    assert not state.frozen


@pytest.mark.parametrize(
    ("hand", "take", "melded"),
    [
        pytest.param("KH KS 4C 5C", "take KD KH KS", ("KD", "KH", "KS"), id="named with those of the hand"),
        pytest.param("KH KS 4C 5C", "take KH KS KD > K", ("KD", "KH", "KS"), id="in any order"),
        pytest.param("KD KS 4C 5C", "take KD KS", ("KD", "KD", "KS"), id="not meant where the hand has such a card"),
        pytest.param("KD KS 4C 5C", "take KD KD KS", ("KD", "KD", "KS"), id="that card and the upcard"),
    ],
)
def test_the_upcard_may_be_named_in_taking_it(hand: str, take: str, melded: tuple[str, ...]) -> None:
    state = table(hand, mine="7C 7D 7H", pile="9C KD")
    assert tuple(sorted(do(state, take)[1].cards)) == melded
    assert held(state) == "4C 5C 9C"


def test_upcard_named_alone_is_taken_and_melded_next() -> None:
    state = table("KH KS 4C 5C", mine="7C 7D 7H", pile="9C KD")
    assert kinds(do(state, "take KD")) == ["took-pile"]
    assert seen(state).upcard_due == "KD"


def test_the_upcard_goes_onto_a_meld_in_one_action() -> None:
    state = table("4C 5C", mine="KH KS KC", pile="8D KD")
    assert kinds(do(state, "take > K")) == ["took-pile", "added", "received"]
    assert seen(state).melds[ME][0].cards == ("KC", "KD", "KH", "KS")
    assert held(state) == "4C 5C 8D"


def test_the_rest_waits_for_the_initial_meld() -> None:
    state = table("KH KS QC QD QH 4C 5C", pile="QS 8D KD")
    do(state, "take KH KS")
    view = seen(state)
    assert view.waiting == ("QS", "8D")
    assert view.opening_points == 30 and not view.opened[ME]
    assert held(state) == "4C 5C QC QD QH"
    with pytest.raises(IllegalAction, match="not-in-hand"):
        do(state, "meld QC QD QH QS")
    with pytest.raises(IllegalAction) as refusal:
        do(state, "discard 4C")
    assert refusal.value.note == ("initial-meld-incomplete", {"needs": 50, "has": 30})
    assert kinds(do(state, "meld QC QD QH")) == ["melded", "initial-meld", "received"]
    assert held(state) == "4C 5C 8D QS"
    do(state, "meld QS")


def test_cards_under_the_upcard_do_not_count_toward_the_minimum() -> None:
    # With the three queens of the pile it would be 60 of the 50 needed.
    state = table("KH KS 4C 5C", pile="QC QD QH KD")
    assert ways(state) == set()


def test_a_red_three_in_a_taken_pile_goes_to_the_mat_and_is_not_replaced() -> None:
    state = table("KH KS 4C 5C", mine="7C 7D 7H", pile="3H 9D KD", stock="AS AD")
    assert kinds(do(state, "take KH KS")) == ["took-pile", "melded", "received", "red-threes"]
    assert state.threes[ME] == ("3H",)
    assert held(state) == "4C 5C 9D"
    assert len(state.stock) == 2


@pytest.mark.parametrize(
    ("hand", "mine", "pile", "allowed"),
    [
        pytest.param("KH KS", "7C 7D 7H", "9D KD", False, id="one card left, no canasta"),
        pytest.param("KH KS", "7C 7D 7H", "8D 9D KD", True, id="two cards left"),
        pytest.param("KH KS", "7C 7D 7H", "3H 9D KD", False, id="a red three is no card to keep"),
        pytest.param("KH KS", "7C 7D 7H 7S 7C 7D 7H", "KD", True, id="none left, with a canasta"),
        pytest.param("KH KS", "7C 7D 7H 7S 7C 7D", "7S KD", True, id="the card left completes a canasta"),
        pytest.param("KH KS", "7C 7D 7H 7S 7C 7D", "2S KD", True, id="so does a wild one"),
        pytest.param("4C", "KC KD KH KS KC KD", "KH", True, id="the upcard completes it"),
        pytest.param("4C", "KC KD KH KS KC", "KD", False, id="one short of it"),
    ],
)
def test_a_pile_that_would_leave_no_legal_discard_cannot_be_taken(
    hand: str, mine: str, pile: str, allowed: bool
) -> None:
    assert bool(ways(table(hand, mine=mine, pile=pile))) is allowed


def test_player_can_go_out_by_taking_the_pile() -> None:
    state = table("KH KS", mine="7C 7D 7H 7S 7C 7D 7H", pile="KD")
    assert kinds(do(state, "take KH KS")) == ["took-pile", "melded", "went-out"]
    assert state.over and state.out == ME


@pytest.mark.parametrize("options", [{}, {"seven": 10}, {"black_threes_melded": "never"}])
def test_the_only_card_that_follows_a_take_may_complete_the_canasta_to_go_out(options: dict[str, Any]) -> None:
    """The kings are melded, the seven completes a canasta of sevens, and the player goes out."""
    state = table("KH KS", mine="7C 7D 7H 7S 7C 7D", pile="7S KD", **options)
    assert legal(state, "take") == {"", "KH KS > K"}
    assert kinds(do(state, "take KH KS", "meld 7S"))[-1].startswith("went-out")


@pytest.mark.parametrize("take_unfrozen", [("pair", "natural-and-wild", "meld"), ("natural-and-wild",)])
def test_a_take_with_a_wild_card_onto_a_canasta_is_listed(take_unfrozen: tuple[str, ...]) -> None:
    state = table("9D 2C 4C 5C", mine="9C 9S 9D 9H 9C 9S 9D", pile="4H 9H", take_unfrozen=take_unfrozen)
    assert "9D 2C > 9" in legal(state, "take")
    do(state, "take")
    assert "9H 9D 2C > 9" in legal(state, "meld")


def test_a_frozen_pile_is_taken_by_hand_with_a_wild_card_onto_the_sides_canasta() -> None:
    """Windows 1, The rules 7: the player takes the pile as if the mat had no such cards."""
    state = table("9D 2C 4C 5C", mine="9C 9S 9D 9H 9C 9S 9D", pile="2D 9H", preset="windows1")
    assert "9D 2C > 9" in legal(state, "take")

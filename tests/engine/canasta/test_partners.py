"""The presets ``partners`` and ``three``: classic for four and six in partnerships, and for three players."""

from __future__ import annotations

from typing import Any

import pytest

from engine.canasta.presentation import PRESENTATION
from engine.canasta.round import CanastaRound
from engine.canasta.rules import CanastaRules
from engine.deal import Deals
from engine.game import Game
from engine.types import Action

from .table import ME, action, canasta_round, do, kinds, legal, lines, refused, seen
from .table import table as any_table

CANASTA = "KC KC KD KD KH KH KS"
PARTNER = 2


def table(hand: str, **setting: Any) -> CanastaRound:
    return any_table(hand, preset="partners", **setting)


@pytest.mark.parametrize(
    ("preset", "seats", "cards", "pack"), [("partners", 4, 11, 108), ("partners", 6, 13, 162), ("three", 3, 13, 108)]
)
def test_the_deal(preset: str, seats: int, cards: int, pack: int) -> None:
    game = Game(CanastaRules.of(preset), seats, Deals.numbered(1))
    state = canasta_round(game)
    threes = [len(hand) for hand in state.hands]
    assert len(threes) == seats and state.counts == [cards] * seats
    assert sum(1 for _ in game.round.cards()) == pack


@pytest.mark.parametrize(("sides", "score"), [("two-sides", (100, 0)), ("three-sides", (100, 0, 0))])
def test_partners_share_melds_minimum_and_score(sides: str, score: tuple[int, ...]) -> None:
    state = table("KC KD 4C 5C", seats=6, mine="QC QD QS", partnerships=sides, drawn=True)
    seats = [seat for seat, side in enumerate(state.sides) if side == 0]
    assert seats == ([0, 2, 4] if sides == "two-sides" else [0, 3])
    assert len(state.score()) == len(score)
    assert all(seen(state, seat).opened[0] for seat in seats)


def test_partner_adds_to_the_melds_of_the_side() -> None:
    state = table("4C 5C 6C", mine="QC QD QS", partner="QH 9C 10C", drawn=True, stock="4D 5D 6D 7D")
    do(state, "discard 4C", "draw", "discard 4D", "draw", "meld QH")
    assert [len(meld.cards) for meld in seen(state).melds[0]] == [4]


def test_hands_of_partners_are_private() -> None:
    state = table("4C 5C", partner="KH KD")
    assert seen(state, ME).hand == ("4C", "5C") and seen(state, PARTNER).hand == ("KD", "KH")
    other = table("4C 5C", partner="QH QD")
    assert seen(state, ME) == seen(other, ME)


@pytest.mark.parametrize(
    ("meld", "mine", "allowed"),
    [
        pytest.param("KC KD 2C 2D JK > K", "QC QD QS", True, id="two naturals and three wild cards"),
        pytest.param("KC KD 2C 2D JK JK > K", "QC QD QS", False, id="not four"),
        pytest.param("KC 2C 2D > K", "QC QD QS", False, id="two naturals at least"),
    ],
)
def test_wild_cards_in_a_meld(meld: str, mine: str, allowed: bool) -> None:
    state = table("KC KD 2C 2D JK JK 4C 5C", mine=mine, drawn=True)
    if allowed:
        do(state, f"meld {meld}")
    else:
        assert refused(state, f"meld {meld}")[0] == "too-many-wild"


def test_even_balance_is_an_option() -> None:
    state = table("KC KD 2C 2D JK 4C 5C", mine="QC QD QS", drawn=True, wild_balance="even")
    assert refused(state, "meld KC KD 2C 2D JK > K") == ("too-many-wild", {"limit": 2, "has": 3})


# "May I go out?"


def asked() -> CanastaRound:
    state = table("7C 7D 7H 4C", mine=CANASTA, drawn=True)
    do(state, "ask")
    return state


def test_the_partner_is_asked_and_alone_may_act() -> None:
    state = asked()
    assert state.to_act == (PARTNER,) and state.phase == "answer"
    assert legal(state, "answer", PARTNER) == {" > yes", " > no"}
    assert seen(state, None).verbs == ("answer",) and seen(state, None).asking == ME
    assert refused(state, "meld 7C 7D 7H")[0] == "not-your-turn"
    assert refused(state, "meld 7C 7D 7H", PARTNER)[0] == "answer-first"
    assert refused(state, "answer > maybe", PARTNER)[0] == "yes-or-no"
    assert [choice.label.code for choice in PRESENTATION.choices(seen(state, PARTNER), "answer")] == [
        "answer-yes",
        "answer-no",
    ]


def test_player_must_go_out_after_yes() -> None:
    state = asked()
    assert kinds(state.play(PARTNER, action("answer > yes"))) == ["answered-yes"]
    assert state.to_act == (ME,)
    assert refused(state, "discard 4C")[0] == "must-go-out"
    assert {found.kind for found in state.legal(ME)} == {"meld"}
    assert kinds(do(state, "meld 7C 7D 7H", "discard 4C")) == ["discarded", "went-out"]


def test_player_may_not_go_out_after_no() -> None:
    state = asked()
    assert kinds(state.play(PARTNER, action("answer > no"))) == ["answered-no"]
    assert refused(state, "meld 7C 7D 7H")[0] == "may-not-go-out"
    do(state, "discard 4C")
    assert not state.over


def test_answer_is_binding_for_that_turn_only() -> None:
    state = asked()
    state.play(PARTNER, action("answer > no"))
    do(state, "discard 4C")
    assert state.answer == "" and not state.asked


@pytest.mark.parametrize(
    ("hand", "before", "code"),
    [
        pytest.param("7C 7D 7H 4C", ["meld 7C 7D 7H"], "ask-first", id="not after a meld"),
        pytest.param("7C 7D 4C", [], "cannot-go-out", id="only who can go out"),
    ],
)
def test_asking_is_refused(hand: str, before: list[str], code: str) -> None:
    state = table(hand, mine=CANASTA, drawn=True)
    do(state, *before)
    assert refused(state, "ask")[0] == code


def test_partner_is_asked_once_per_turn() -> None:
    state = asked()
    state.play(PARTNER, action("answer > no"))
    assert refused(state, "ask")[0] == "ask-first"


def test_nobody_asks_without_a_partner() -> None:
    assert refused(any_table("7C 7D 7H 4C", mine=CANASTA, drawn=True), "ask")[0] == "no-partner"
    off = table("7C 7D 7H 4C", mine=CANASTA, drawn=True, ask_to_go_out=False)
    assert refused(off, "ask")[0] == "no-partner" and Action("ask") not in off.legal(ME)


def test_going_out_unasked_is_allowed() -> None:
    state = table("7C 7D 7H 4C", mine=CANASTA, drawn=True)
    assert kinds(do(state, "meld 7C 7D 7H", "discard 4C"))[-1] == "went-out"


# the concealed hand


@pytest.mark.parametrize(
    ("hand", "mine", "actions", "concealed"),
    [
        pytest.param(
            f"{CANASTA} 7C 7D 7H 4C",
            "QC QD QS",
            [f"meld {CANASTA}", "meld 7C 7D 7H", "discard 4C"],
            True,
            id="with a canasta of its own",
        ),
        pytest.param("7C 7D 7H 4C", CANASTA, ["meld 7C 7D 7H", "discard 4C"], False, id="not by the partner's canasta"),
        pytest.param(
            f"{CANASTA} QH 4C",
            "QC QD QS",
            [f"meld {CANASTA}", "meld QH", "discard 4C"],
            False,
            id="not with a card onto the partner's melds",
        ),
    ],
)
def test_a_concealed_hand(hand: str, mine: str, actions: list[str], concealed: bool) -> None:
    state = table(hand, mine=mine, drawn=True)
    do(state, *actions)
    assert state.over and state.out_concealed is concealed
    assert ("concealed" in lines(state)) is concealed


def test_hand_is_not_concealed_after_a_meld_in_an_earlier_turn() -> None:
    state = table("9C 9D 9H 4C 5C", mine="QC QD QS", drawn=True)
    do(state, "meld 9C 9D 9H", "discard 4C")
    assert state.melded == [True, False, False, False]


# three players


def test_three_players_play_alone_to_7500() -> None:
    rules = CanastaRules.of("three")
    assert rules.sides(3) == (0, 1, 2) and rules.target == 7500 and rules.cards_drawn == 2
    state = any_table("KC KD 2C 2D JK 4C 5C", preset="three", mine="QC QD QS", drawn=True)
    do(state, "meld KC KD 2C 2D JK > K", "discard 4C")
    assert state.seat == 1


@pytest.mark.parametrize(("partners", "expected"), [(4, "partners"), (6, "partners")])
def test_red_threes_of_more_packs(partners: int, expected: str) -> None:
    """With two packs four red threes are all of them, with three packs six."""
    four = table("4C", mine="QC QD QS", threes="3H 3H 3D 3D", seats=partners)
    assert lines(four)["red-threes"] == (800 if partners == 4 else 400)
    if partners == 6:
        assert lines(table("4C", mine="QC QD QS", threes="3H 3H 3H 3D 3D 3D", seats=6))["red-threes"] == 800

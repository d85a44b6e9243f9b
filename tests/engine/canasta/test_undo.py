"""Undo: guide 2.5 (returning the pile), 4.3.5 and 4.3.6, and the spec's *Undo*."""

from __future__ import annotations

import copy
from typing import Any

import pytest

from engine.canasta.presentation import PRESENTATION
from engine.canasta.round import CanastaRound
from engine.types import IllegalAction

from .table import ME, YOU, action, do, held, kinds, seen, table


def everything(state: CanastaRound) -> dict[str, Any]:
    """Return the whole state except the marks and the publicly known cards."""
    return {name: copy.deepcopy(value) for name, value in vars(state).items() if name not in ("marks", "known")}


def test_the_last_action_and_the_turn() -> None:
    state = table("KH KS KD QH QS QD 4C 5C", mine="7C 7D 7H", drawn=True)
    start = everything(state)
    do(state, "meld KH KS KD")
    one = everything(state)
    do(state, "meld QH QS QD")
    events = do(state, "undo > action")
    assert everything(state) == one
    assert kinds(events) == ["took-back"] and sorted(events[0].cards) == ["QD", "QH", "QS"]
    do(state, "meld QH QS QD", "undo > turn")
    assert everything(state) == start
    assert seen(state).undo == ()


def test_a_draw_is_never_undone() -> None:
    state = table("4C 5C")
    do(state, "draw")
    assert seen(state).undo == ()
    for scope in ("action", "turn"):
        with pytest.raises(IllegalAction, match="nothing-to-undo"):
            do(state, f"undo > {scope}")


def test_nothing_is_undone_after_the_discard() -> None:
    state = table("KH KS KD 4C 5C", mine="7C 7D 7H", drawn=True)
    do(state, "meld KH KS KD", "discard 4C")
    for seat, code in ((ME, "not-your-turn"), (YOU, "nothing-to-undo")):
        with pytest.raises(IllegalAction, match=code):
            state.play(seat, action("undo > turn"))


def test_undoing_an_initial_meld_returns_the_rest_of_the_pile() -> None:
    state = table("KH KS QC QD QH 4C 5C", pile="QS 3H 8D KD")
    start = everything(state)
    do(state, "take KH KS", "meld QC QD QH", "meld QS")
    assert state.opened[ME] and state.threes[ME] == ("3H",)
    do(state, "undo > action", "undo > action")
    assert not state.opened[ME] and seen(state).waiting == ("QS", "3H", "8D") and state.threes[ME] == ()
    do(state, "undo > action")
    assert everything(state) == {**start, "owes": True}


def test_the_pile_goes_back_only_after_the_melds() -> None:
    state = table("KH KS 7S 4C 5C", mine="7C 7D 7H", pile="8D KD")
    do(state, "take KH KS", "meld 7S")
    assert kinds(do(state, "undo > action")) == ["took-back"]
    assert state.pile == []
    events = do(state, "undo > action")
    assert kinds(events) == ["took-back", "returned-pile"] and events[1].points == 50
    assert state.pile == ["8D", "KD"] and seen(state).phase == "draw"
    assert held(state) == "4C 5C 7S KH KS"


def test_undoing_the_turn_returns_the_pile() -> None:
    state = table("KH KS 7S 4C 5C", mine="7C 7D 7H", pile="8D KD")
    do(state, "take KH KS", "meld 7S", "undo > turn")
    assert state.pile == ["8D", "KD"] and seen(state).phase == "draw"


def test_unmelded_upcard_of_a_frozen_pile_can_be_returned() -> None:
    state = table("KH KS 4C 5C", mine="7C 7D 7H", pile="2S KD")
    start = everything(state)
    events = do(state, "take", "undo > action")
    assert kinds(events) == ["returned-pile"]
    assert everything(state) == {**start, "owes": True}


def test_drawing_after_the_pile_was_returned_costs_50_once() -> None:
    state = table("KH KS 4C 5C", mine="7C 7D 7H", pile="KD", stock="8C 9C 10C JC QC")
    do(state, "take", "undo > turn", "take", "undo > turn")
    assert seen(state).penalty_due == 50
    assert kinds(do(state, "draw")) == ["drew", "penalty"]
    assert state.penalties == [50, 0]
    assert [(line.code, line.points) for line in state.score()[ME]][-1] == ("returned-piles", -50)


def test_the_penalty_is_due_only_until_it_is_charged_or_the_pile_taken_again() -> None:
    state = table("KH KS 4C 5C", mine="7C 7D 7H", pile="KD", stock="8C 9C 10C JC QC")
    do(state, "take", "undo > turn")
    assert seen(state).penalty_due == 50
    do(state, "take")
    assert seen(state).penalty_due == 0, "nobody draws while the upcard is due"
    do(state, "undo > turn")
    assert seen(state).penalty_due == 50
    do(state, "draw")
    assert seen(state).penalty_due == 0, "it was charged"
    assert "penalty-due" not in {note.code for note in PRESENTATION.page(seen(state), "table")}


def test_taking_the_pile_again_is_free() -> None:
    state = table("KH KS 4C 5C", mine="7C 7D 7H", pile="KD")
    do(state, "take", "undo > turn", "take KH KS", "discard 4C")
    assert state.penalties == [0, 0]
    assert seen(state).penalty_due == 0


def test_the_penalty_is_an_option() -> None:
    state = table("KH KS 4C 5C", mine="7C 7D 7H", pile="KD", take_back_penalty=0)
    do(state, "take", "undo > turn")
    assert kinds(do(state, "draw")) == ["drew"]


def test_a_pile_returned_to_an_empty_stock_may_be_declined_without_a_penalty() -> None:
    state = table("KH KS 4C 5C", mine="7C 7D 7H", pile="KD", stock="")
    returned = do(state, "take", "undo > turn")[-1]
    assert returned.kind == "returned-pile" and returned.points == 0
    assert seen(state).penalty_due == 0
    do(state, "end")
    assert state.over and state.penalties == [0, 0]


def test_unknown_undo_scope_is_refused() -> None:
    state = table("KH KS KD 4C 5C", mine="7C 7D 7H", drawn=True)
    do(state, "meld KH KS KD")
    with pytest.raises(IllegalAction, match="no-such-undo"):
        do(state, "undo > game")

"""Drawing from the stock: guide 2.4, 2.2 (*going out*), and the spec's *Settled* on the stock's last cards."""

from __future__ import annotations

import pytest

from engine.types import IllegalAction
from tests.cards import parse

from .table import ME, YOU, do, held, kinds, seen, table


@pytest.mark.parametrize(
    ("stock", "drawn", "threes", "left"),
    [
        pytest.param("KS 9D 8D", "KS 9D", "", 1, id="two cards"),
        pytest.param("3H KS 9D 8D", "KS 9D", "3H", 1, id="a red three is laid down and replaced"),
        pytest.param("3H KS 3D 9D 8D", "KS 9D", "3H 3D", 1, id="each of two"),
        pytest.param("3H 3D KS 9D 8D", "KS 9D", "3H 3D", 1, id="a replacement too"),
        pytest.param("KS", "KS", "", 0, id="the last card is a complete draw"),
        pytest.param("KS 3H", "KS", "3H", 0, id="a last red three is laid down without a replacement"),
        pytest.param("3H", "", "3H", 0, id="though nothing was drawn but that"),
    ],
)
def test_a_draw(stock: str, drawn: str, threes: str, left: int) -> None:
    state = table("4C 5C", stock=stock)
    events = do(state, "draw")
    assert events[0].cards == parse(drawn) == seen(state).drawn or sorted(parse(drawn)) == sorted(seen(state).drawn)
    assert events[0].secret
    assert state.threes[ME] == parse(threes)
    assert len(state.stock) == left
    assert state.counts[ME] == 2 + len(parse(drawn))
    assert seen(state).phase == "meld"


def test_drawing_one_card_is_an_option() -> None:
    state = table("4C 5C", stock="3H KS 9D", cards_drawn=1)
    do(state, "draw")
    assert held(state) == "4C 5C KS"
    assert state.stock == ["9D"]


def test_opponents_see_the_number_of_cards_drawn_and_the_red_threes() -> None:
    state = table("4C 5C", stock="3H KS 9D 8D")
    drew, threes = do(state, "draw")
    assert drew.seen_by(YOU).cards == drew.seen_by(None).cards == ("??", "??")
    assert drew.seen_by(ME).cards == ("KS", "9D")
    assert threes.seen_by(YOU).cards == ("3H",)
    assert seen(state, YOU).drawn == ()


def test_only_one_draw_per_turn() -> None:
    state = table("4C 5C")
    with pytest.raises(IllegalAction, match="draw-first"):
        do(state, "discard 4C")
    with pytest.raises(IllegalAction, match="draw-first"):
        do(state, "meld 4C 5C")
    do(state, "draw")
    for second in ("draw", "take", "end"):
        with pytest.raises(IllegalAction, match="already-drawn"):
            do(state, second)


def test_one_card_left_by_drawing_only_red_threes_is_discarded_and_ends_the_round_without_a_bonus() -> None:
    state = table("4C", mine="KH KS KD", stock="3H")
    do(state, "draw")
    assert [action.kind for action in state.legal(ME)] == ["discard"]
    events = do(state, "discard 4C")
    assert kinds(events) == ["discarded", "last-card"]
    assert state.over and state.out is None
    assert [line.code for line in state.score()[ME]] == ["cards-melded", "red-threes"]


def test_discarding_the_only_card_with_a_canasta_is_going_out() -> None:
    state = table("4C", mine="KH KS KD KC KC KH KS", stock="3H")
    do(state, "draw")
    assert kinds(do(state, "discard 4C")) == ["discarded", "went-out"]
    assert state.out == ME


def test_one_card_left_by_melding_cannot_be_discarded() -> None:
    state = table("KC KH 4C", mine="KS KD KD", drawn=True)
    with pytest.raises(IllegalAction, match="keep-cards"):
        do(state, "meld KC KH")

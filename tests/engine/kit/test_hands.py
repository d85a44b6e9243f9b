"""Which cards of a hand are meant, their order, and the exchange of hidden cards."""

from __future__ import annotations

import random

import pytest

from engine.kit.hands import by_suit, check_named, held, one_card, replaced, swapped
from engine.types import Action, IllegalAction

HAND = ["9S", "KH", "KH'", "10C"]
PLACE = by_suit(("9", "J", "Q", "K", "10", "A"))


def code_of(refused: pytest.ExceptionInfo[IllegalAction]) -> str:
    return refused.value.note.code


@pytest.mark.parametrize(
    ("named", "meant"),
    [
        (("KH",), ("KH",)),
        (("KH'",), ("KH'",)),
        (("KH", "KH"), ("KH", "KH'")),
        (("10C'",), ("10C",)),
        (("KH", "9S", "KH"), ("KH", "9S", "KH'")),
    ],
)
def test_named_cards_are_found_by_mark_or_face(named: tuple[str, ...], meant: tuple[str, ...]) -> None:
    assert held(HAND, named) == meant


@pytest.mark.parametrize(
    ("named", "code"),
    [(("KS",), "not-in-hand"), (("KH",) * 3, "not-in-hand"), (("1X",), "no-such-card"), (("9S", "9S"), "not-in-hand")],
)
def test_cards_that_are_not_held_are_refused(named: tuple[str, ...], code: str) -> None:
    with pytest.raises(IllegalAction) as refused:
        held(HAND, named)
    assert code_of(refused) == code


def test_one_card_is_exactly_one() -> None:
    assert one_card(HAND, ("KH'",)) == "KH'" and one_card(HAND, ("9S'",)) == "9S"
    for named in ((), ("KH", "9S")):
        with pytest.raises(IllegalAction) as refused:
            one_card(HAND, named)
        assert code_of(refused) == "play-one-card"


def test_hand_is_sorted_by_suit_and_rank_with_the_unmarked_copy_first() -> None:
    cards = ["10S", "KH'", "AC", "KH", "QH", "9S'"]
    random.Random(1).shuffle(cards)
    assert sorted(cards, key=PLACE) == ["AC", "QH", "KH", "KH'", "9S'", "10S"]


def test_hidden_card_is_replaced_where_it_lies_first() -> None:
    stock, other = ["2C", "KH'"], ["KH"]
    assert replaced((stock, other), "KH", by="9S") == "KH'"
    assert (stock, other) == (["2C", "9S"], ["KH"])
    assert replaced((stock, other), "AS", by="9S") is None


def test_swap_changes_every_list() -> None:
    hands, counts = [["2C"], ["3C"], ["4C"]], [1, 2, 3]
    swapped(0, 2, hands, counts)
    assert (hands, counts) == ([["4C"], ["3C"], ["2C"]], [3, 2, 1])


@pytest.mark.parametrize(
    ("action", "cards", "code"),
    [
        (Action("swap", ("KH",)), 0, "names-nothing"),
        (Action("doctor", ("KH",)), 2, "doctor-two-cards"),
        (Action("doctor", ("KH", "9S"), "K"), 2, "doctor-two-cards"),
    ],
)
def test_actions_with_the_wrong_cards_are_refused(action: Action, cards: int, code: str) -> None:
    with pytest.raises(IllegalAction) as refused:
        check_named(action, cards)
    assert code_of(refused) == code
    check_named(Action("swap"), 0)

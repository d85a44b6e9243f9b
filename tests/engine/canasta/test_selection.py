"""How cards of several ranks, selected at once, are split into melds."""

from __future__ import annotations

import copy
from typing import Any

import pytest

from engine.canasta import selection
from engine.canasta.round import CanastaRound
from engine.types import Action, IllegalAction
from tests.cards import parse

from .table import ME, do, held, kinds, seen, table


def meanings(state: CanastaRound, cards: str, target: str = "") -> list[str]:
    """Return each meaning of the selected cards: its melds, as their cards with the target behind ``>``."""
    found = selection.meanings(seen(state), Action("meld", parse(cards), target))
    return [
        " + ".join(" ".join(part.cards) + f" > {part.target}" * bool(part.target) for part in choice.action.parts)
        for choice in found
    ]


def refusal(state: CanastaRound, cards: str) -> tuple[str, str]:
    """Return the code with which a selection is refused, and the cards at fault."""
    with pytest.raises(IllegalAction) as refused:
        meanings(state, cards)
    return refused.value.note.code, " ".join(refused.value.about)


def drawn(hand: str, **setting: Any) -> CanastaRound:
    return table(hand, drawn=True, **setting)


def test_each_rank_is_a_meld_of_its_own() -> None:
    state = drawn("8C 8D 8S KH KS KD 4C 5C")
    assert meanings(state, "8C KH KS 8D KD 8S") == ["8C 8D 8S > 8 + KH KS KD > K"]


def test_several_melds_are_one_action_and_one_undo() -> None:
    state = drawn("8C 8D 8S KH KS KD 4C 5C")
    before = held(state)
    [choice] = selection.meanings(seen(state), Action("meld", parse("8C 8D 8S KH KS KD")))
    assert choice.action.target == "8:3 K:3"
    assert kinds(state.play(ME, choice.action)) == ["melded", "melded", "initial-meld"]
    assert [meld.rank for meld in seen(state).melds[ME]] == ["K", "8"]
    do(state, "undo > action")
    assert held(state) == before and not seen(state).melds[ME]


def test_cards_of_own_melds_join_them() -> None:
    state = drawn("KD 8C 8D 8S 4C 5C", mine="KH KS KC")
    assert meanings(state, "KD 8C 8D 8S") == ["KD > K + 8C 8D 8S > 8"]


def test_cards_of_a_meld_that_takes_no_more_are_refused() -> None:
    state = drawn("7H 7D 9S 9D 9H 4C", mine="7S 7S 7C 7C 7H 7D 7D", preset="modern")
    assert refusal(state, "7H") == ("too-many-cards", "")
    assert refusal(state, "9S 9D 9H 7H") == ("too-many-cards", "7H")


def test_wild_cards_go_where_they_are_needed() -> None:
    state = drawn("8C 8D KH KS KD 2C JK 4C 5C", mine="AH AS AC")
    assert meanings(state, "8C 8D KH KS KD 2C") == ["8C 8D 2C > 8 + KH KS KD > K"]
    state = drawn("8C 8D KH KS 2C JK 4C 5C", mine="AH AS AC")
    assert meanings(state, "8C 8D KH KS 2C JK") == ["8C 8D 2C > 8 + KH KS JK > K"]


def test_a_wild_card_that_no_meld_needs_is_a_question() -> None:
    state = drawn("8C 8D 8S KH KS KD 2C 4C 5C", mine="AH AS AC")
    assert meanings(state, "8C 8D 8S KH KS KD 2C") == [
        "8C 8D 8S 2C > 8 + KH KS KD > K",
        "8C 8D 8S > 8 + KH KS KD 2C > K",
    ]


def test_wild_cards_that_are_typed_join_the_cards_before_them() -> None:
    state = drawn("8C 8D 8S KH KS KD 2C 4C 5C", mine="AH AS AC")
    for typed in ("8C 8D 8S 2C KH KS KD", "8C 8D 8S KH KS KD 2C"):
        [choice] = selection.meanings(seen(state), Action("meld", parse(typed)), in_order=True)
        assert choice.action.cards == parse(typed)


def test_wild_cards_alone_ask_for_their_meld_or_join_the_only_one() -> None:
    state = drawn("2C 4C 5C", mine="AH AS AC, KH KS KD")
    assert sorted(meanings(state, "2C")) == ["2C > A", "2C > K"]
    assert meanings(drawn("2C 4C 5C", mine="AH AS AC"), "2C") == ["2C > A"]


@pytest.mark.parametrize(
    ("cards", "code", "at_fault"),
    [
        pytest.param("8C 8D 8S KH KS", "too-few-cards", "KH KS", id="two kings"),
        pytest.param("8C 8D 8S 6C 2C 2S", "too-many-wild", "6C 2C 2S", id="two wild cards with one six"),
        pytest.param("KH KS", "too-few-cards", "", id="a single meld needs no name"),
    ],
)
def test_a_refused_selection_names_the_cards_at_fault_and_changes_nothing(cards: str, code: str, at_fault: str) -> None:
    state = drawn("8C 8D 8S KH KS 6C 6S 2C 2S JK JK 4C 5C", mine="AH AS AC")
    assert refusal(state, cards) == (code, at_fault)


def test_an_action_of_several_melds_is_done_whole_or_not_at_all() -> None:
    state = drawn("8C 8D 8S KH KS 4C 5C", mine="AH AS AC")
    before = copy.deepcopy(vars(state))
    with pytest.raises(IllegalAction):
        state.play(ME, Action("meld", parse("8C 8D 8S KH KS"), "8:3 K:2"))
    assert vars(state) == before


def test_black_threes_are_laid_last() -> None:
    state = drawn("3C 3S 3S 8C 8D 8S 4C", mine="AH AS AC AD AH AS AC")
    assert meanings(state, "3C 3S 3S 8C 8D 8S") == ["8C 8D 8S > 8 + 3C 3S 3S > 3"]


def test_the_upcard_is_melded_first() -> None:
    state = table("KH KS 8C 8D 8S 4C 5C 6C", mine="AH AS AC", pile="4S KD")
    do(state, "take")
    assert meanings(state, "8C 8D 8S KH KS KD") == ["KH KS KD > K + 8C 8D 8S > 8"]


@pytest.mark.parametrize(
    ("cards", "melds"),
    [
        pytest.param("4H 5H 6H 8C 8D 8S", ["4H 5H 6H > H + 8C 8D 8S > 8"], id="a sequence and a rank"),
        pytest.param("4H 5H 6H 6C 6D 6S", ["4H 5H 6H > H + 6C 6D 6S > 6"], id="the shared rank is enough without it"),
        pytest.param("6H 6C 6D 6S", ["6H 6C 6D 6S > 6"], id="a rank"),
        pytest.param("4H 5H 6H 8D 9D 10D", ["8D 9D 10D > D + 4H 5H 6H > H"], id="two sequences"),
    ],
)
def test_samba_tells_sequences_from_ranks(cards: str, melds: list[str]) -> None:
    hand = "4H 5H 6H 6C 6D 6S 8C 8D 8S 9D 10D QC"
    assert meanings(table(hand, preset="samba", mine="AH AS AC", drawn=True), cards) == melds


def test_cards_that_make_a_sequence_or_join_three_melds_are_the_sequence() -> None:
    state = table("4H 5H 6H QC QD", preset="samba", mine="4C 4D 4S, 5C 5D 5S, 6C 6D 6S", drawn=True)
    assert meanings(state, "4H 5H 6H") == ["4H 5H 6H > H"]


def test_samba_refuses_a_lone_card_as_a_meld_of_its_rank() -> None:
    state = table("8H 8S JK 5C 6D QD QC", preset="samba", mine="AH AS AC", drawn=True)
    assert refusal(state, "8H 8S JK 5C") == ("too-few-cards", "5C")


def test_a_card_joins_a_sequence_of_its_suit() -> None:
    state = table("7H 8C 8D 8S QD QC", preset="samba", mine="4H 5H 6H", drawn=True)
    assert meanings(state, "7H 8C 8D 8S") == ["7H > H + 8C 8D 8S > 8"]


def test_a_large_selection_is_split_quickly() -> None:
    hand = "4C 4D 5C 5D 6C 6D 7C 7D 8C 8D 9C 9D 10C 10D JC JD QC QD KC KD AC AD 4H 5H 6H 4S 5S 6S QH KH"
    state = table(hand, preset="bolivia", mine="AH AS AC", drawn=True)
    assert meanings(state, "4C 5C 6C 7C 4D 5D 6D 7D 8D 4H 5H 6H 4S 5S 6S")

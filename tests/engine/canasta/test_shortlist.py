"""The actions that get buttons of their own below a hand."""

from __future__ import annotations

import pytest

from engine.canasta.round import CanastaRound

from .table import ME, do, held, kinds, rules_of, seen, table


def offers(state: CanastaRound, kind: str = "meld") -> list[str]:
    """Return the offers of a kind: the label, the points, and the melds of the action."""
    found = [choice for choice in rules_of(state).presentation.shortlist(seen(state)) if choice.action.kind == kind]
    return [
        " ".join(
            (
                choice.label.code,
                str(choice.label.values.get("points", "")),
                " + ".join(" ".join(part.cards) for part in choice.action.parts),
            )
        ).strip()
        for choice in found
    ]


def test_opening_is_offered_as_cheap_as_possible_without_wild_cards_and_with_all_points() -> None:
    state = table("JK AS KC KD KH QD QH QS 10C 8C 7D 6H 6D 6S 5H 5S 4H", drawn=True)
    assert offers(state) == [
        "open 60 QD QH QS + KC KD KH",
        "open 75 6D 6H 6S + QD QH QS + KC KD KH",
        "open 135 5H 5S JK + 6D 6H 6S + QD QH QS + KC KD KH",
    ]


def test_single_meld_that_opens_is_an_ordinary_meld() -> None:
    state = table("AC AD AH 4C 5D 6H", drawn=True)
    [opening] = [
        choice for choice in rules_of(state).presentation.shortlist(seen(state)) if choice.action.kind == "meld"
    ]
    assert opening.action.target == "A" and opening.label.values["points"] == 60


def test_wild_cards_may_complete_an_opening_as_the_last_meld() -> None:
    state = table("9S 9S 6D 6H 2C 2D 2H 2S 2S JS QD 4C 7S", preset="modern", drawn=True)
    needs = state.minimums[ME]
    assert needs > 120, "the wild cards with one of the pairs are too little"
    for offer in offers(state):
        assert offer.startswith("open 130 ") and offer.count("+") == 2
    assert offers(state)


def test_nothing_is_offered_below_the_minimum() -> None:
    assert offers(table("KC KD KH QD QH QS 5C 4C", score=1500, drawn=True)) == []


def test_opening_is_one_action_and_one_undo() -> None:
    state = table("KC KD KH QD QH QS 5C 4C", drawn=True)
    before = held(state)
    [opening] = [
        choice.action for choice in rules_of(state).presentation.shortlist(seen(state)) if choice.action.kind == "meld"
    ]
    assert kinds(state.play(ME, opening)) == ["melded", "melded", "initial-meld"]
    do(state, "undo > action")
    assert held(state) == before and not any(seen(state).melds)


def test_wild_cards_of_several_melds_are_different_cards() -> None:
    state = table("KC KD QD QH 2C 2C 4C 5C", drawn=True)
    assert offers(state) == ["open 60 QD QH 2C 2C", "open 80 QD QH 2C + KC KD 2C"]


def test_best_melds_are_all_naturals_a_canasta_and_single_ranks() -> None:
    state = table("7C KD QH QS QD 4C 5C 6C", mine="7D 7H 7S 7S 7C 7H, KC KH KS", drawn=True)
    assert offers(state) == ["meld 545 7C + QD QH QS + KD", "canasta 505 7C", "meld 30 QD QH QS"]


def test_wild_cards_are_offered_only_to_complete_a_canasta() -> None:
    state = table("2C 2D 4C 5C 6C", mine="7D 7H 7S 7S 7C 7H, KC KH KS", drawn=True)
    assert offers(state) == ["canasta 320 2C"]


@pytest.mark.parametrize(
    ("hand", "mine", "ways"),
    [
        ("9C 9H 9S 2C JK", "7D 7H 7S", ["9C 9H", "9C 9H 9S", ""]),
        ("9C 2C JK 4C", "7D 7H 7S", ["9C 2C", ""]),
        ("9C 9H 4C 5C", "9D 9S 9S", ["", "9C 9H", ""]),
    ],
)
def test_pile_is_taken_with_the_fewest_cards_with_all_naturals_or_by_choice(
    hand: str, mine: str, ways: list[str]
) -> None:
    state = table(hand, mine=mine, pile="4S KH 9D")
    taken = [
        choice.action for choice in rules_of(state).presentation.shortlist(seen(state)) if choice.action.kind == "take"
    ]
    assert [" ".join(action.cards) for action in taken] == ways
    assert not taken[-1].target, "the last way leaves the meld to the player"


def test_discards_are_offered_by_rank_and_by_card_where_sequences_are_melds() -> None:
    hand = "KC KD 4C 4H 2C 2D"
    assert offers(table(hand, drawn=True), "discard") == ["discard-card  4C", "discard-card  KC", "discard-card  2C"]
    cards = {offer.split()[-1] for offer in offers(table(hand, drawn=True, preset="samba"), "discard")}
    assert cards == {"KC", "KD", "4C", "4H", "2C"}


def test_a_meld_that_would_reveal_the_foot_is_not_tried() -> None:
    state = table("KD QD QH QS", mine="KC KH KS", foot="4C 5C", drawn=True, preset="hand-and-foot")
    assert offers(state) == ["meld 30 QD QH QS", "meld 10 KD"]

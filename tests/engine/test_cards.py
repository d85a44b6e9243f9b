"""Cards: packs and marks."""

from collections import Counter

import pytest

from engine.cards import JOKER, face, is_red, marked, pack, rank, suit


def test_two_packs_and_four_jokers_are_108_cards() -> None:
    cards = Counter(pack(2, 4))
    assert cards.total() == 108
    assert cards[JOKER] == 4
    assert set(cards.values()) == {2, 4}
    assert len(cards) == 53


@pytest.mark.parametrize(
    ("card", "its_rank", "its_suit", "red"),
    [
        ("KH", "K", "H", True),
        ("10S", "10", "S", False),
        ("2D", "2", "D", True),
        ("3C", "3", "C", False),
        ("JK", "JK", "", False),
    ],
)
def test_rank_suit_and_colour(card: str, its_rank: str, its_suit: str, red: bool) -> None:
    assert (rank(card), suit(card), is_red(card)) == (its_rank, its_suit, red)


def test_marks_tell_equal_cards_apart() -> None:
    cards = marked(("KH", "QS", "KH", "JK", "KH", "JK"))
    assert cards == ("KH", "QS", "KH'", "JK", "KH''", "JK'")
    assert [face(card) for card in cards] == ["KH", "QS", "KH", "JK", "KH", "JK"]
    assert [rank("10S'"), suit("10S'"), rank("JK'"), suit("JK'")] == ["10", "S", "JK", ""]
    assert is_red("10D'")


def test_a_joker_has_no_colour() -> None:
    assert not is_red(JOKER)

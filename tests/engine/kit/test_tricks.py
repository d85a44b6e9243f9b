"""Tricks: order under trump, duties, and the winner."""

from __future__ import annotations

from itertools import combinations

import pytest

from engine.cards import suit
from engine.kit.tricks import Duties, Order, check_following, follow, order_of
from engine.types import IllegalAction
from tests.cards import parse

RANKS = ("2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K", "A")
HEARTS = order_of(RANKS, "H")
EUCHRE = Order(("9", "10", "J", "Q", "K", "A"), "H", above=("JK", "JH", "JD"))


@pytest.mark.parametrize(
    ("played", "winner"),
    [
        ("9C KC 10C", 1),
        ("9C AD KD", 0),
        ("AC 2H", 1),
        ("AC 2H 3H 10C", 2),
        ("KC KC'", 0),
        ("2H AH'", 1),
    ],
)
def test_winner_is_the_highest_trump_or_else_the_highest_of_the_suit_led(played: str, winner: int) -> None:
    assert HEARTS.winner(parse(played)) == winner


def test_without_trump_only_the_suit_led_wins() -> None:
    plain = order_of(RANKS)
    assert plain.winner(parse("2C AH AS AD")) == 0
    assert plain.winner(parse("2C AH 3C")) == 2


def test_bowers_belong_to_trump_and_are_its_highest_cards() -> None:
    ranked = sorted(parse("9H AH JD JH JK QH"), key=EUCHRE.value)
    assert ranked == [*parse("9H QH AH JD JH JK")]
    assert EUCHRE.suit["JD"] == EUCHRE.suit["JK"] == "H"
    assert follow(EUCHRE, Duties(), ["KH"], parse("JD AD 9C")) == ("follow", ["JD"])
    assert follow(EUCHRE, Duties(), ["KD"], parse("JD AD 9C")) == ("follow", ["AD"])
    assert follow(EUCHRE, Duties(), ["JD"], parse("AD 9H 9C")) == ("follow", ["9H"])


HAND = "9C KC 3H QH 5D"


@pytest.mark.parametrize(
    ("duties", "trick", "duty", "cards"),
    [
        (Duties(), "10C", "follow", "9C KC"),
        (Duties("always"), "10C", "overplay", "KC"),
        (Duties("trumps"), "10C", "follow", "9C KC"),
        (Duties("always"), "AC", "follow", "9C KC"),
        (Duties("trumps"), "10H", "overplay", "QH"),
        (Duties("always"), "10C 2H", "follow", "9C KC"),
        (Duties("always"), "10C KC'", "follow", "9C KC"),
        (Duties(), "10S", "", HAND),
        (Duties(must_trump=True), "10S", "trump", "3H QH"),
        (Duties("always", must_trump=True), "10H", "overplay", "QH"),
        (Duties(must_trump=True, overtrump=True), "10S", "trump", "3H QH"),
        (Duties(must_trump=True, overtrump=True), "10S 4H", "overtrump", "QH"),
        (Duties(must_trump=True, overtrump=True), "10S KH", "trump", "3H QH"),
        (Duties(must_trump=True), "10S 4H", "trump", "3H QH"),
    ],
)
def test_duties_of_who_follows(duties: Duties, trick: str, duty: str, cards: str) -> None:
    assert follow(HEARTS, duties, parse(trick), parse(HAND)) == (duty, [*parse(cards)])


def test_refusal_names_the_duty_and_the_cards_that_do_it() -> None:
    check_following(HEARTS, Duties(), ["10C"], parse(HAND), "KC")
    with pytest.raises(IllegalAction) as refused:
        check_following(HEARTS, Duties(), ["10C"], parse(HAND), "5D")
    assert refused.value.note == ("must-follow", {"card": "10C", "cards": ("9C", "KC")})


def test_order_of_two_cards_is_never_both_ways_and_a_suit_is_ranked() -> None:
    cards = [rank + letter for rank in RANKS for letter in "CH"]
    for one, other in combinations(cards, 2):
        assert not (HEARTS.beats(one, other) and HEARTS.beats(other, one))
        if suit(one) == suit(other):
            assert HEARTS.beats(one, other) or HEARTS.beats(other, one)

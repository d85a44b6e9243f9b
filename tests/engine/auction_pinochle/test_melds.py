"""Melds: the examples of the rules, what a run uses up, doubles, and the names of what is laid out."""

from typing import Any

import pytest

from engine.auction_pinochle.melds import melded, melds_of, total, worth
from engine.auction_pinochle.rules import AuctionPinochleRules
from engine.cards import marked
from tests.engine.auction_pinochle.table import AUCTION, CUTTHROAT, DOUBLE, KREUZ, PARTNERSHIP, THREE, cards


def value(preset: str, trump: str, hand: str, **options: Any) -> dict[str, int]:
    """Return the points of each kind of meld in a hand."""
    rules = AuctionPinochleRules.of(preset).with_changes(options)
    found: dict[str, int] = {}
    held = marked(cards(hand))
    melds = melds_of(rules, trump, held)
    for meld in melds:
        found[meld.name] = found.get(meld.name, 0) + meld.points
        assert {*meld.cards} <= {*held}
    assert worth(rules, held)[trump] == total(melds)
    return found


FIRST = "S A A 10 K Q J 9, H A K, D A J, C A"
FIRST_MELDS = {"run": 150, "aces": 100, "pinochle": 40, "dix": 10}


@pytest.mark.parametrize(
    ("preset", "trump", "hand", "melds"),
    [
        (PARTNERSHIP, "S", FIRST, FIRST_MELDS),
        (
            PARTNERSHIP,
            "S",
            f"{FIRST}, S K Q",
            {"run": 150, "royal-marriage": 40, "aces": 100, "pinochle": 40, "dix": 10},
        ),
        (PARTNERSHIP, "S", "S K Q", {"royal-marriage": 40}),
        (
            DOUBLE,
            "H",
            "H A A 10 K K Q Q J, S A 10 Q Q, D A K J J J, C A K K",
            {"run": 15, "royal-marriage": 4, "pinochle": 30, "aces": 10},
        ),
        (
            AUCTION,
            "H",
            "H A A 10 K Q J 9, S A Q 10, D A K J 9, C A 10 K 9",
            {"run": 150, "aces": 100, "pinochle": 40, "dix": 10},
        ),
        (THREE, "H", "H A A 10 K Q J, S A 10 Q, D J, C A A", {"run": 150, "pinochle": 40}),
    ],
)
def test_examples(preset: str, trump: str, hand: str, melds: dict[str, int]) -> None:
    assert value(preset, trump, hand) == melds


SINGLE = [
    ("H A 10 K Q J", "run", 150, 1500),
    ("H K Q", "royal-marriage", 40, 80),
    ("S K Q", "marriage", 20, 40),
    ("S Q, D J", "pinochle", 40, 300),
    ("S A, H A, D A, C A", "aces", 100, 1000),
    ("S K, H K, D K, C K", "kings", 80, 800),
    ("S Q, H Q, D Q, C Q", "queens", 60, 600),
    ("S J, H J, D J, C J", "jacks", 40, 400),
    ("H 9", "dix", 10, 20),
]


@pytest.mark.parametrize(("hand", "name", "single", "double"), SINGLE)
def test_single_deck(hand: str, name: str, single: int, double: int) -> None:
    assert value(PARTNERSHIP, "H", hand)[name] == single
    assert value(CUTTHROAT, "H", f"{hand}, {hand}")[name] == double
    assert value(PARTNERSHIP, "H", f"{hand}, {hand}", double_melds=False)[name] == 2 * single
    assert value(AUCTION, "H", f"{hand}, {hand}")[name] == 2 * single
    assert value(PARTNERSHIP, "H", hand, tens=True)[name] == single // 10


@pytest.mark.parametrize(
    ("hand", "name", "points"),
    [
        ("H A 10 K Q J", "run", (15, 150, 225, 300)),
        ("H K Q", "royal-marriage", (4, 8, 12, 16)),
        ("S K Q", "marriage", (2, 4, 6, 8)),
        ("S Q, D J", "pinochle", (4, 30, 60, 90)),
        ("S A, H A, D A, C A", "aces", (10, 100, 150, 200)),
        ("S K, H K, D K, C K", "kings", (8, 80, 120, 160)),
        ("S Q, H Q, D Q, C Q", "queens", (6, 60, 90, 120)),
        ("S J, H J, D J, C J", "jacks", (4, 40, 60, 80)),
    ],
)
def test_double_deck(hand: str, name: str, points: tuple[int, ...]) -> None:
    assert tuple(value(DOUBLE, "H", ", ".join([hand] * times))[name] for times in (1, 2, 3, 4)) == points


@pytest.mark.parametrize("preset", [THREE, KREUZ])
@pytest.mark.parametrize(
    ("hand", "name", "single", "double"),
    [
        ("S K Q", "marriage", 20, 40),
        ("H K Q", "royal-marriage", 40, 80),
        ("S A 10 K Q J", "plain-run", 100, 1500),
        ("H A 10 K Q J", "run", 150, 1500),
        ("S Q, D J", "pinochle", 40, 300),
        ("S J, H J, D J, C J", "jacks", 40, 1000),
        ("S Q, H Q, D Q, C Q", "queens", 60, 1000),
        ("S K, H K, D K, C K", "kings", 80, 1000),
        ("S A, H A, D A, C A", "aces", 100, 1000),
        ("S 10, H 10, D 10, C 10", "tens", 0, 1000),
        ("H 7", "dix", 10, 20),
    ],
)
def test_binokel(preset: str, hand: str, name: str, single: int, double: int) -> None:
    assert value(preset, "H", hand).get(name, 0) == single
    assert value(preset, "H", f"{hand}, {hand}")[name] == double


def test_eight_tens_may_count_nothing() -> None:
    tens = ", ".join(["S 10, H 10, D 10, C 10"] * 2)
    assert value(THREE, "H", tens, eight_tens=False) == {}
    assert value(PARTNERSHIP, "H", tens) == {}


def test_only_a_trump_run_counts_in_pinochle() -> None:
    assert value(PARTNERSHIP, "H", "S A 10 K Q J") == {"marriage": 20}


def test_a_run_uses_up_one_king_and_queen_and_further_pairs_count() -> None:
    rules = AuctionPinochleRules.of(PARTNERSHIP)
    run, pair = melds_of(rules, "S", marked(cards("S A 10 K Q J K Q")))
    assert (run.name, pair.name) == ("run", "royal-marriage")
    assert not {*run.cards} & {*pair.cards}
    assert value(DOUBLE, "S", "S A 10 K K K Q Q J") == {"run": 15, "royal-marriage": 4}


def test_a_roundhouse_is_four_marriages_kings_and_queens() -> None:
    hand = "S K Q, H K Q, D K Q, C K Q"
    assert value(PARTNERSHIP, "H", hand) == {"royal-marriage": 40, "marriage": 60, "kings": 80, "queens": 60}


def test_a_card_counts_once_in_each_class() -> None:
    rules = AuctionPinochleRules.of(PARTNERSHIP)
    melds = melds_of(rules, "S", marked(cards("S A 10 K Q J, H Q, D Q J, C Q")))
    assert [(meld.name, "QS" in meld.cards) for meld in melds] == [("run", True), ("queens", True), ("pinochle", True)]
    assert len(melded(melds)) == 9


def test_several_of_one_meld_are_laid_out_together() -> None:
    [meld] = melds_of(AuctionPinochleRules.of(DOUBLE), "H", marked(cards("S Q Q Q, D J J")))
    assert (meld.number, meld.points, len(meld.cards)) == (2, 30, 4)

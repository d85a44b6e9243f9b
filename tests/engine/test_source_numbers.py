"""The numbers in the five source documents, with document and section, compared with the presets."""

from __future__ import annotations

from typing import Any

import pytest

from engine.canasta import scoring
from engine.canasta.legality import ending
from engine.canasta.melds import KIND
from engine.canasta.presets import PRESETS
from engine.canasta.rules import CanastaRules
from engine.deal import Deals
from engine.game import Game
from engine.kit.pinochle_cards import DIX_POINTS, LAST_TRICK_POINTS
from engine.pinochle.rules import PinochleRules
from engine.pinochle.scoring import card_points

GUIDE = "meggiesoft-canasta-guide.txt"
WINDOWS = "canasta-for-windows-2.5-help.txt"
WINDOWS1 = "canasta-1.0-help.txt"
DOS = "canasta-txt-1984.txt"

CARDS = {"JK": 50, "2S": 20, "AH": 20, "KC": 10, "8D": 10, "6C": 5, "5C": 5, "4H": 5, "3S": 5}


@pytest.mark.parametrize(
    ("preset", "seven", "seed", "section"),
    [
        ("classic", 5, GUIDE, "2.9"),
        ("modern", 5, GUIDE, "2.9"),
        ("windows", 5, WINDOWS, "Card Values and Bonuses"),
        ("windows1", 10, WINDOWS1, "Scoring"),
        ("dos", 5, DOS, "SCORING"),
    ],
)
def test_card_values(preset: str, seven: int, seed: str, section: str) -> None:
    points = CanastaRules.of(preset).card_points
    assert {card: points[KIND[card]] for card in CARDS} == CARDS, (seed, section)
    assert points[KIND["7D"]] == seven, (seed, section)


@pytest.mark.parametrize(
    ("preset", "minimums", "seed", "section"),
    [
        ("classic", {-5: 15, 0: 50, 1495: 50, 1500: 90, 2995: 90, 3000: 120}, GUIDE, "2.7"),
        ("modern", {-5: 125, 2995: 125, 3000: 155, 4995: 155, 5000: 180}, GUIDE, "2.7, 4.4.15"),
        ("windows", {-5: 15, 0: 50, 1495: 50, 1500: 90, 2995: 90, 3000: 120}, WINDOWS, "Minimum"),
        ("windows1", {-5: 15, 0: 50, 1495: 50, 1500: 90, 2995: 90, 3005: 120}, WINDOWS1, "Scoring"),
        ("dos", {-5: 50, 1495: 50, 1500: 90, 2995: 90, 3000: 120}, DOS, "MELDS AND MELDING"),
    ],
)
def test_minimums_of_the_initial_meld(preset: str, minimums: dict[int, int], seed: str, section: str) -> None:
    rules = CanastaRules.of(preset)
    assert {score: rules.minimum(score) for score in minimums} == minimums, (seed, section)


NUMBERS: list[tuple[str, str, Any, str, str]] = [
    ("classic", "hand_size", 15, GUIDE, "2.3"),
    ("classic", "cards_drawn", 2, GUIDE, "2.4"),
    ("classic", "take_back_penalty", 50, GUIDE, "2.5"),
    ("classic", "wild_limit", 3, GUIDE, "2.6"),
    ("classic", "natural_canasta", 500, GUIDE, "2.6"),
    ("classic", "mixed_canasta", 300, GUIDE, "2.6"),
    ("classic", "going_out", 100, GUIDE, "2.10"),
    ("classic", "concealed", 100, GUIDE, "2.10"),
    ("classic", "red_three", 100, GUIDE, "2.10"),
    ("classic", "all_red_threes", 800, GUIDE, "2.10"),
    ("classic", "canastas_to_go_out", 1, GUIDE, "2.2, Going Out"),
    ("classic", "target", 5000, GUIDE, "4.4.15, Higher Thresholds"),
    ("modern", "hand_size", 13, GUIDE, "4.4.5, Deal 13 Cards"),
    ("modern", "talons", (4, 3), GUIDE, "4.4.5, Deal Talons"),
    ("modern", "first_upcard", "none", GUIDE, "4.4.5, No Initial Discard Pile"),
    ("modern", "cards_drawn", 1, GUIDE, "4.4.14, Take One Card From Stock"),
    ("modern", "wild_limit", 2, GUIDE, "4.4.14, Only Two Wild Cards Per Meld"),
    ("modern", "wild_canasta", 2000, GUIDE, "2.10"),
    ("modern", "canastas_to_go_out", 2, GUIDE, "2.2, Going Out"),
    ("modern", "going_out", 0, GUIDE, "4.4.15, No Going Out Bonus"),
    ("modern", "target", 8500, GUIDE, "4.4.15, Higher Thresholds"),
    ("windows", "hand_size", 15, WINDOWS, "A quick overview of the game"),
    ("windows", "cards_drawn", 1, WINDOWS, "Cards drawn each turn"),
    ("windows", "take_back_penalty", 50, WINDOWS, "The Rules 7"),
    ("windows", "canastas_to_go_out", 1, WINDOWS, "Canastas needed to go out"),
    ("windows", "frozen_at_first", True, WINDOWS, "Initially frozen"),
    ("windows", "upcard_counts", "yes", WINDOWS, "Top card counts for initial meld"),
    ("windows", "upcard_onto_canasta", "yes", WINDOWS, "Add top card to canasta"),
    ("windows", "red_three_discard", False, WINDOWS, "Freeze discard pile"),
    ("windows", "red_three_drawn", "replaced", WINDOWS, "Draw extra card"),
    ("windows", "melded_without_canasta", "plus", WINDOWS, "Canasta required for positive score"),
    ("windows", "natural_canasta", 500, WINDOWS, "Card Values and Bonuses"),
    ("windows", "mixed_canasta", 300, WINDOWS, "Card Values and Bonuses"),
    ("windows", "going_out", 100, WINDOWS, "Card Values and Bonuses"),
    ("windows", "concealed", 100, WINDOWS, "Card Values and Bonuses"),
    ("windows", "all_red_threes", 800, WINDOWS, "Card Values and Bonuses"),
    ("windows", "target", 5000, WINDOWS, "A quick overview of the game"),
    ("windows1", "jokers", 6, WINDOWS1, "What is Canasta"),
    ("windows1", "hand_size", 11, WINDOWS1, "A quick overview of the game"),
    ("windows1", "take_back_penalty", 50, WINDOWS1, "How to Play"),
    ("windows1", "natural_canasta", 500, WINDOWS1, "Scoring"),
    ("windows1", "mixed_canasta", 300, WINDOWS1, "Scoring"),
    ("windows1", "going_out", 100, WINDOWS1, "Scoring"),
    ("windows1", "concealed", 0, WINDOWS1, "Scoring"),
    ("windows1", "all_red_threes", 800, WINDOWS1, "Scoring"),
    ("windows1", "target", 5000, WINDOWS1, "A quick overview of the game"),
    ("dos", "hand_size", 13, DOS, "THE GAME"),
    ("dos", "hand_size_more", ((3, 11), (4, 11)), DOS, "THE GAME"),
    ("dos", "wild_limit", 3, DOS, "MELDS AND MELDING"),
    ("dos", "natural_canasta", 500, DOS, "MELDS AND MELDING"),
    ("dos", "mixed_canasta", 300, DOS, "MELDS AND MELDING"),
    ("dos", "going_out", 100, DOS, "SCORING"),
    ("dos", "concealed", 100, DOS, "SCORING"),
    ("dos", "red_three", 100, DOS, "PLAY"),
    ("dos", "all_red_threes", 800, DOS, "PLAY"),
    ("dos", "target", 5000, DOS, "PLAY"),
]


@pytest.mark.parametrize(("preset", "option", "value", "seed", "section"), NUMBERS)
def test_option_values_of_the_presets(preset: str, option: str, value: Any, seed: str, section: str) -> None:
    assert getattr(CanastaRules.of(preset), option) == value, (seed, section)


@pytest.mark.parametrize(
    ("value", "number", "section"),
    [
        (ending.SPECIAL_HAND_POINTS["straight"], 3000, "2.10, Special Meld"),
        (ending.SPECIAL_HAND_POINTS["pairs"], 2500, "2.10, Special Meld"),
        (ending.SPECIAL_HAND_POINTS["wild-pairs"], 2000, "2.10, Special Meld"),
        (ending.SPECIAL_HAND_POINTS["garbage"], 2000, "2.10, Special Meld"),
        (scoring.PURE_CANASTA, 2500, "2.10, Special Canasta"),
        (scoring.TWOS_CANASTA, 3000, "2.10, Special Canasta"),
        (scoring.UNFINISHED_PURE, 2500, "2.10, Incomplete Pure Canasta"),
        (scoring.UNFINISHED_WILD, 2000, "2.10, Incomplete Pure Canasta"),
        (scoring.THREE_HELD, 1500, "2.10, Incomplete Pure Canasta"),
        (scoring.BY_COLOUR[1:], (100, 300, 500, 1000), "2.10, Threes"),
    ],
)
def test_numbers_of_modern_american_canasta(value: Any, number: Any, section: str) -> None:
    assert value == number, (GUIDE, section)


def test_pinochle_is_not_a_canasta_preset() -> None:
    """``meggiesoft-pinochle-bezique-guide.txt`` is not a source of Canasta."""
    assert not any("pinochle" in preset for preset in PRESETS)


PINOCHLE = "meggiesoft-pinochle-bezique-guide.txt"


@pytest.mark.parametrize(
    ("preset", "target", "pack_size", "hand_size", "last_trick", "sections"),
    [
        ("pinochle", 1000, 48, 12, False, "2.3, 2.9, 2.10"),
        ("binokel", 1500, 48, 12, True, "4.2, 4.4"),
        ("bezique", 2000, 64, 8, True, "3.2, 3.4"),
    ],
)
def test_pinochle_presets(
    preset: str, target: int, pack_size: int, hand_size: int, last_trick: bool, sections: str
) -> None:
    rules = PinochleRules.of(preset)
    found = (rules.target, rules.pack_size, rules.hand_size, rules.last_trick)
    assert found == (target, pack_size, hand_size, last_trick), (PINOCHLE, sections)


@pytest.mark.parametrize(
    ("scoring", "points", "sections"),
    [
        ("standard", {"AC": 11, "10C": 10, "KC": 4, "QC": 3, "JC": 2, "9C": 0}, "2.9"),
        ("simplified", {"AC": 10, "10C": 10, "KC": 5, "QC": 5, "JC": 0, "9C": 0}, "2.9"),
        ("brisques", {"AC": 10, "10C": 10, "KC": 0, "QC": 0, "JC": 0, "9C": 0}, "3.4, 4.4.15"),
    ],
)
def test_trick_points(scoring: str, points: dict[str, int], sections: str) -> None:
    rules = PinochleRules.of("pinochle").model_copy(update={"trick_points": scoring})
    assert {card: card_points(rules, (card,)) for card in points} == points, (PINOCHLE, sections)


def test_last_trick_dix_and_raised_target() -> None:
    """The points of the melds (5.2) are tested in :mod:`tests.engine.pinochle.test_melds`."""
    assert LAST_TRICK_POINTS == 10, (PINOCHLE, "2.9, 3.4, 4.4")
    assert DIX_POINTS == 10, (PINOCHLE, "5.2")
    rules = PinochleRules.of("pinochle")
    played = Game(rules, 2, Deals.numbered(1)).round
    assert rules.settle((1010, 1020), 1000, played, ()).target == 1250, (PINOCHLE, "2.8")

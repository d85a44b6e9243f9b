"""The options: every one has ``classic``'s value, and what is not played is refused by name."""

from __future__ import annotations

from typing import Any

import pytest
from pydantic import ValidationError

from engine.canasta.rules import LATER, CanastaRules
from engine.game import RulesError


def test_classic():
    rules = CanastaRules.of("classic")
    rules.check(2)
    assert rules == CanastaRules()
    assert (rules.jokers, rules.hand_size, rules.cards_drawn, rules.target) == (4, 15, 2, 5000)
    assert (rules.wild_limit, rules.canastas_to_go_out, rules.take_back_penalty) == (3, 1, 50)
    assert len(rules.pack(2)) == 108
    assert rules.sides(2) == (0, 1)


@pytest.mark.parametrize("preset", LATER)
def test_later_presets_are_known_and_refused_by_name(preset: str):
    with pytest.raises(RulesError) as refusal:
        CanastaRules.of(preset)
    assert refusal.value.option == "preset"
    assert refusal.value.note.code == "preset-not-played"
    assert refusal.value.note.values["preset"] == preset


def test_an_unknown_preset():
    with pytest.raises(RulesError, match="no-such-preset"):
        CanastaRules.of("rummy")


@pytest.mark.parametrize("seats", [1, 3, 4, 6])
def test_other_numbers_of_seats(seats: int):
    with pytest.raises(RulesError) as refusal:
        CanastaRules().check(seats)
    assert refusal.value.option == "seats"


OTHER_VALUES: dict[str, list[Any]] = {
    "preset": ["modern"],
    "jokers": [6],
    "hand_size": [10, 16],
    "talons": [(4, 3)],
    "cards_drawn": [0, 3],
    "first_upcard": ["none"],
    "first_upcard_covers": ["wild-red-three"],
    "starter": ["cut", "first-seat"],
    "red_three_drawn": ["not-replaced", "ends-turn"],
    "all_threes_equal": [True],
    "red_three_discard": [True],
    "black_threes_melded": ["going-out-with-wild", "for-last-discard", "never"],
    "wild_limit": [0, 1, 4],
    "wild_in_first_three": [1],
    "melds_of_a_rank": ["several"],
    "canasta_grows": [False],
    "pure_aces_and_sevens": [True],
    "wild_melds": [True],
    "wild_melds_first": [True],
    "frozen_at_first": [True],
    "frozen_always": [True],
    "frozen_until_melded": [False],
    "frozen_by": [(), ("wild",)],
    "take_frozen": ["hand-only"],
    "take_unfrozen": [("pair",)],
    "upcard_onto_canasta": ["pair-onto-mixed", "no"],
    "blocked_by": [(), ("black-three", "red-three", "wild")],
    "take_back": ["until-rest", "never"],
    "take_back_penalty": [-50],
    "wild_discard": ["going-out"],
    "ace_or_seven_to_empty_pile": [False],
    "minimums": [((3000, 125), (5000, 155))],
    "top_minimum": [180],
    "upcard_counts": ["no", "added-to-minimum"],
    "opens_anyway": ["natural-canasta", "canasta", "concealed"],
    "canastas_to_go_out": [0, 3],
    "discard_to_go_out": [True],
    "last_card": ["passed"],
    "stock_out": ["ends", "ends-or-turned", "turned"],
    "special_hands": [True],
    "seven": [10],
    "natural_canasta": [-1],
    "mixed_canasta": [-1],
    "special_canastas": [True],
    "going_out": [-1],
    "concealed": [-1],
    "red_three": [50],
    "all_red_threes": [1000],
    "red_threes_count": ["with-canastas", "always", "unless-caught"],
    "melded_without_canasta": ["minus", "minus-with-hand"],
    "unfinished_melds": [True],
}


@pytest.mark.parametrize(
    ("option", "value"), [(option, value) for option, values in OTHER_VALUES.items() for value in values]
)
def test_a_value_that_is_not_played_is_refused_by_name(option: str, value: Any):
    rules = CanastaRules.model_validate({option: value})
    with pytest.raises(RulesError) as refusal:
        rules.check(2)
    assert refusal.value.option == option


def test_every_option_is_in_that_table():
    assert set(OTHER_VALUES) | {"target"} == set(CanastaRules.model_fields)


@pytest.mark.parametrize(
    "change",
    [
        {"target": 500},
        {"hand_size": 11},
        {"cards_drawn": 1},
        {"starter": "loser"},
        {"wild_limit": 2},
        {"take_back_penalty": 0},
        {"canastas_to_go_out": 2},
        {"going_out": 200, "concealed": 0, "natural_canasta": 1000, "mixed_canasta": 500},
    ],
)
def test_single_changes_of_classic_that_are_played(change: dict[str, Any]):
    CanastaRules.model_validate(change).check(2)


@pytest.mark.parametrize("bad", [{"target": 0}, {"cards": 3}, {"starter": "oldest"}])
def test_what_is_no_option_or_no_value_is_not_even_a_model(bad: dict[str, Any]):
    with pytest.raises(ValidationError):
        CanastaRules.model_validate(bad)


def test_options_survive_storing():
    rules = CanastaRules(target=3000, starter="loser")
    assert CanastaRules.model_validate_json(rules.model_dump_json()) == rules

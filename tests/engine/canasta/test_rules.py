"""The options: defaults, sources, presets, and clashes that are refused."""

from __future__ import annotations

from typing import Any

import pytest
from pydantic import ValidationError

from engine.canasta.presets import PRESETS
from engine.canasta.rules import CanastaRules
from engine.types import RulesError


def test_classic() -> None:
    rules = CanastaRules.of("classic")
    rules.check(2)
    assert rules == CanastaRules()
    assert (rules.jokers, rules.hand_size, rules.cards_drawn, rules.target) == (4, 15, 2, 5000)
    assert (rules.wild_limit, rules.canastas_to_go_out, rules.take_back_penalty) == (3, 1, 50)
    assert len(rules.pack(2)) == 108
    assert rules.sides(2) == (0, 1)


@pytest.mark.parametrize("preset", PRESETS)
def test_every_preset_can_be_played_with_each_of_its_numbers_of_seats(preset: str) -> None:
    rules = CanastaRules.of(preset)
    for seats in rules.players:
        rules.check(seats)
        assert len(rules.sides(seats)) == seats
    with pytest.raises(RulesError) as refusal:
        rules.check(7)
    assert refusal.value.option == "seats"


def test_unknown_preset_is_refused() -> None:
    with pytest.raises(RulesError, match="no-such-preset"):
        CanastaRules.of("rummy")


@pytest.mark.parametrize(
    ("preset", "seats", "cards"),
    [
        ("classic", 2, 108),
        ("windows1", 2, 110),
        ("dos", 4, 108),
        ("partners", 4, 108),
        ("partners", 6, 162),
        ("samba", 2, 162),
        ("bolivia", 6, 162),
        ("hand-and-foot", 2, 162),
        ("hand-and-foot", 4, 270),
        ("hand-and-foot", 6, 378),
    ],
)
def test_packs(preset: str, seats: int, cards: int) -> None:
    assert len(CanastaRules.of(preset).pack(seats)) == cards


@pytest.mark.parametrize(
    ("changes", "seats", "sides"),
    [
        ({"preset": "partners"}, 4, (0, 1, 0, 1)),
        ({"preset": "partners"}, 6, (0, 1, 0, 1, 0, 1)),
        ({"preset": "partners", "partnerships": "three-sides"}, 6, (0, 1, 2, 0, 1, 2)),
        ({"preset": "three"}, 3, (0, 1, 2)),
        ({"preset": "samba"}, 5, (0, 1, 2, 3, 4)),
        ({"preset": "samba"}, 4, (0, 1, 0, 1)),
    ],
)
def test_sides(changes: dict[str, Any], seats: int, sides: tuple[int, ...]) -> None:
    rules = CanastaRules.of(changes["preset"]).model_copy(update=changes)
    rules.check(seats)
    assert rules.sides(seats) == sides


def test_every_option_cites_its_source() -> None:
    for name, field in CanastaRules.model_fields.items():
        if name not in ("preset", "target"):
            assert isinstance(field.json_schema_extra, dict) and field.json_schema_extra["source"], name


CLASHES: list[tuple[dict[str, Any], str, str]] = [
    ({"hand_size": 17, "packs": 2, "players": (6,)}, "hand_size", "packs"),
    ({"partnerships": "three-sides", "players": (4,), "hand_size": 11}, "partnerships", "players"),
    ({"talons": (4, 3), "foot": 5}, "talons", "foot"),
    ({"red_three_discard": True, "red_three_drawn": "ends-turn"}, "red_three_discard", "red_three_drawn"),
    (
        {"red_three_discard": True, "all_threes_equal": True, "black_threes_melded": "never"},
        "red_three_discard",
        "all_threes_equal",
    ),
    (
        {"all_threes_equal": True, "red_three_drawn": "kept", "black_threes_melded": "never"},
        "all_threes_equal",
        "red_three_drawn",
    ),
    ({"all_threes_equal": True}, "black_threes_melded", "all_threes_equal"),
    (
        {"black_threes_melded": "for-last-discard", "discard_to_go_out": True},
        "black_threes_melded",
        "discard_to_go_out",
    ),
    ({"wild_melds_first": True}, "wild_melds_first", "wild_melds"),
    ({"melds_of_a_rank": "one-open"}, "melds_of_a_rank", "canasta_grows"),
    ({"canasta_grows": False}, "upcard_onto_canasta", "canasta_grows"),
    ({"ace_or_seven_to_empty_pile": False}, "ace_or_seven_to_empty_pile", "pure_aces_and_sevens"),
    ({"special_canastas": True}, "special_canastas", "pure_aces_and_sevens"),
    ({"unfinished_melds": True}, "unfinished_melds", "pure_aces_and_sevens"),
    ({"canasta_kinds": "one-sequence"}, "canasta_kinds", "sequences"),
    (
        {"canasta_kinds": "one-sequence", "sequences": True, "canastas_to_go_out": 0},
        "canasta_kinds",
        "canastas_to_go_out",
    ),
    ({"canasta_kinds": "two-natural-two-mixed"}, "canasta_kinds", "canastas_to_go_out"),
    ({"ask_to_go_out": True}, "ask_to_go_out", "partnerships"),
    ({"special_hands": ("pairs",)}, "special_hands", "hand_size"),
    ({"special_hands": ("pairs",), "hand_size": 13}, "special_hands", "cards_drawn"),
    ({"special_hands": ("pairs",), "hand_size": 13, "cards_drawn": 1, "foot": 3}, "special_hands", "foot"),
]


@pytest.mark.parametrize(("changes", "option", "other"), CLASHES)
def test_contradicting_options_are_refused_with_both_named(changes: dict[str, Any], option: str, other: str) -> None:
    rules = CanastaRules(**changes)
    with pytest.raises(RulesError) as refusal:
        rules.check(rules.players[0])
    assert refusal.value.option == option
    assert refusal.value.note == ("options-clash", {"option": option, "other": other})


@pytest.mark.parametrize(
    ("option", "value"),
    [("hand_size", 4), ("cards_drawn", 0), ("packs", 1), ("take_back_penalty", -50), ("canastas_to_go_out", 7)],
)
def test_numbers_out_of_range_are_refused_by_name(option: str, value: int) -> None:
    with pytest.raises(RulesError) as refusal:
        CanastaRules(**{option: value}).check(2)
    assert refusal.value.option == option
    assert refusal.value.note.code == "option-out-of-range"


@pytest.mark.parametrize("bad", [{"target": 0}, {"cards": 3}, {"starter": "oldest"}])
def test_unknown_options_and_values_are_invalid(bad: dict[str, Any]) -> None:
    with pytest.raises(ValidationError):
        CanastaRules.model_validate(bad)


@pytest.mark.parametrize("preset", PRESETS)
def test_options_round_trip_through_json(preset: str) -> None:
    rules = CanastaRules.of(preset)
    assert CanastaRules.model_validate_json(rules.model_dump_json()) == rules


def test_records_with_removed_options_are_read() -> None:
    form = CanastaRules().model_dump(mode="json") | {"wild_in_first_three": None, "blocked_by": ["black-three", "wild"]}
    assert CanastaRules.model_validate(form) == CanastaRules()

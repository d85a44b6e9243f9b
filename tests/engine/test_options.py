"""The descriptions of options that an editor uses."""

from __future__ import annotations

import pytest

from engine.games import GAMES
from engine.options import Kind, Option, groups, in_force, option, written
from engine.types import RulesError
from tests.examples import sampled

PRESETS = [(game, preset) for game, rules in GAMES.items() for preset in rules.presets]


@pytest.mark.parametrize("game", GAMES)
def test_every_option_is_in_one_group_that_fits_a_select(game: str) -> None:
    rules = GAMES[game]
    found = groups(rules)
    assert sorted(each.name for its in found.values() for each in its) == sorted(set(rules.model_fields) - {"preset"})
    assert all(0 < len(its) <= 25 for its in found.values())
    assert all(len(each.values) <= 25 for its in found.values() for each in its)


@sampled
@pytest.mark.parametrize(("game", "preset"), PRESETS)
def test_dormant_options_are_left_out_unless_they_are_changed(game: str, preset: str) -> None:
    rules = GAMES[game].of(preset)
    offered = {group: {each.name for each in its} for group, its in in_force(rules).items()}
    assert all(offered.values()) and rules.option_groups[0][0] in offered, "no group of an editor is empty"
    assert set().union(*offered.values()) == {*rules.options()}.difference(rules.dormant)


def test_a_dormant_option_that_was_changed_can_be_seen_and_changed_back() -> None:
    rules = GAMES["auction-pinochle"].of("auction").with_changes({"target": 70})
    assert "target" in rules.dormant and "target" in {each.name for each in in_force(rules)["game"]}


@sampled
@pytest.mark.parametrize(("game", "preset"), PRESETS)
def test_written_values_are_read_back(game: str, preset: str) -> None:
    rules = GAMES[game].of(preset)
    for name in set(type(rules).model_fields) - {"preset"}:
        its, value = option(type(rules), name), getattr(rules, name)
        text = written(value)
        assert its.read(text.split(", ") if its.kind == "words" and text else [text] if text else []) == value


@pytest.mark.parametrize(
    ("kind", "text", "value"),
    [
        ("number", " 5000 ", 5000),
        ("number", "-5", -5),
        ("numbers", "4, 3", (4, 3)),
        ("numbers", "4 3", (4, 3)),
        ("numbers", "", ()),
        ("pairs", "0: 15, 1500=50", ((0, 15), (1500, 50))),
        ("pairs", "", ()),
    ],
)
def test_typed_numbers_are_read(kind: Kind, text: str, value: object) -> None:
    assert Option("some", kind).read([text]) == value


@pytest.mark.parametrize(
    ("kind", "text"),
    [("number", ""), ("number", "many"), ("number", "1 2"), ("number", "9" * 30), ("numbers", "a"), ("pairs", "1, 2")],
)
def test_invalid_values_are_refused_naming_the_option(kind: Kind, text: str) -> None:
    with pytest.raises(RulesError) as refused:
        Option("some", kind).read([text])
    assert refused.value.note.values == {"option": "some", "value": text}


def test_values_not_listed_are_refused() -> None:
    for its, chosen in (
        (Option("some", "word", ("one", "two")), ["three"]),
        (Option("some", "word", ("one", "two")), ["one", "two"]),
        (Option("some", "word", ("one", "two")), []),
        (Option("some", "truth", ("yes", "no")), ["maybe"]),
    ):
        with pytest.raises(RulesError):
            its.read(chosen)


def test_an_unknown_option_is_refused() -> None:
    rules = next(iter(GAMES.values()))
    for name in ("preset", "nothing"):
        with pytest.raises(RulesError):
            option(rules, name)


def test_stored_rules_are_compared_with_the_preset_of_their_time() -> None:
    rules = GAMES["canasta"]
    modern = rules.of("modern").model_dump(mode="json")
    earlier = {**modern, "special_hands": True, "opens_anyway": "natural-canasta"}
    del earlier["unfinished_melds"]
    assert not rules.was_changed(modern) and not rules.was_changed(earlier)
    assert rules.was_changed({**earlier, "target": 900}) and rules.was_changed({**modern, "preset": "unknown"})
    assert rules.was_changed({**rules.of("classic").model_dump(mode="json"), "opens_anyway": "natural-canasta"})


@pytest.mark.parametrize(("game", "preset"), PRESETS)
def test_presets_are_playable_and_unchanged_from_themselves(game: str, preset: str) -> None:
    rules = GAMES[game].of(preset)
    assert rules.changed() == ()
    assert rules.seats_played()
    assert rules.model_copy(update={"target": rules.target + 5}).changed() == ("target",)

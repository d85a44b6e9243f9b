"""Every option of Canasta has a name, a description, and a word for each value."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Literal, get_args, get_origin

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl

from bot.texts import load_texts
from engine.canasta.rules import CanastaRules
from engine.types import RulesError
from tests.examples import sampled

ROOT = Path(__file__).parents[2]
TEXTS = load_texts(game="canasta")
COMMON = {"preset", "target", "hand_size", "starter"}
"""Options that every game has; their texts are not in Canasta's files."""


@cache
def sentences() -> dict[str, list[str]]:
    """Return the option messages and their attributes."""
    body = FluentParser().parse((ROOT / "bot/texts/en/canasta/rules.ftl").read_text("utf-8")).body
    return {
        entry.id.name: [attribute.id.name for attribute in entry.attributes]
        for entry in body
        if isinstance(entry, ftl.Message)
    }


@sampled
@pytest.mark.parametrize("option", CanastaRules.model_fields)
def test_every_option_has_a_text(option: str) -> None:
    assert TEXTS.has(f"option-{option}")
    assert option in COMMON or sentences()[f"option-{option}"] == ["about"]


@sampled
@pytest.mark.parametrize("option", CanastaRules.model_fields)
def test_every_value_has_a_text(option: str) -> None:
    kind = CanastaRules.model_fields[option].annotation
    values = get_args(kind) if get_origin(kind) is Literal else ()
    if option in ("frozen_by", "take_unfrozen", "special_hands"):
        values = get_args(get_args(kind)[0])
    assert not [value for value in values if not TEXTS.has(f"option-{option}-{value}")]


def test_contradiction_names_both_options() -> None:
    with pytest.raises(RulesError) as refusal:
        CanastaRules(special_hands=("pairs",)).check(2)
    said = TEXTS.note("refusal", refusal.value.note)
    assert "Special hands" in said and "Cards dealt to each player" in said

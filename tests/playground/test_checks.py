"""Checks of what a bot sends: what is accepted, and the path and code of each problem."""

from __future__ import annotations

import contextlib
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from playground import ApiError, Upload
from playground.checks.commands import check_commands
from playground.checks.components import check_modal
from playground.checks.messages import CHANNEL_FLAGS, check_message
from playground.model import give_ids, walk
from tests.examples import examples
from tests.playground.forms import (
    Form,
    button,
    command,
    label,
    message_problems,
    modal,
    modal_problems,
    option,
    paths,
    problems_in,
    replaced,
    row,
    select,
    text,
    text_input,
    v2,
)

VALID = {
    "content of 2000": {"content": "a" * 2000},
    "five rows of five buttons": {
        "components": [row(*(button(f"{y}{x}") for x in range(5))) for y in range(5)],
        "content": "a",
    },
    "a select of 25": {"components": [row(select(25, max_values=25))]},
    "a label of 80 and an id of 100": {"components": [row(button("a" * 100, label="a" * 80))]},
    "a link": {"components": [row({"type": 2, "style": 5, "label": "a", "url": "https://example.com"})]},
    "an emoji alone": {"components": [row({"type": 2, "style": 2, "custom_id": "a", "emoji": {"name": "🂡"}})]},
    "forty components": v2(*(text() for _ in range(40))),
    "4000 characters": v2(text("a" * 2000), text("b" * 2000)),
    "a section": v2({"type": 9, "components": [text()], "accessory": button()}),
    "a container": v2({"type": 17, "accent_color": 0x2F6B3A, "components": [row(button()), {"type": 14}, text()]}),
}
"""Messages at the limits."""


@pytest.mark.parametrize("form", VALID.values(), ids=VALID)
def test_valid_message_is_accepted(form: Form) -> None:
    assert message_problems(form) == []


INVALID: dict[str, tuple[Form, str, str]] = {
    "nothing": ({}, "", "50006"),
    "content too long": ({"content": "a" * 2001}, "content", "BASE_TYPE_BAD_LENGTH"),
    "ephemeral in a channel": ({"content": "a", "flags": 64}, "flags", "MESSAGE_FLAGS_INVALID"),
    "nonce too long": ({"content": "a", "nonce": "1" * 26}, "nonce", "BASE_TYPE_BAD_LENGTH"),
    "eleven embeds": ({"embeds": [{"title": "a"}] * 11}, "embeds", "BASE_TYPE_BAD_LENGTH"),
    "embeds too long": ({"embeds": [{"description": "a" * 4000}] * 2}, "embeds", "MAX_EMBED_SIZE_EXCEEDED"),
    "embed title": ({"embeds": [{"title": "a" * 257}]}, "embeds.0.title", "BASE_TYPE_BAD_LENGTH"),
    "unknown attachment": ({"attachments": [{"id": 3}]}, "attachments.0.id", "UNKNOWN_ATTACHMENT"),
    "six rows": (
        {"components": [row(button(str(number))) for number in range(6)]},
        "components",
        "BASE_TYPE_BAD_LENGTH",
    ),
    "six buttons": (
        {"components": [row(*(button(str(number)) for number in range(6)))]},
        "components.0.components",
        "BASE_TYPE_BAD_LENGTH",
    ),
    "an empty row": ({"components": [row()]}, "components.0.components", "BASE_TYPE_BAD_LENGTH"),
    "a select beside a button": (
        {"components": [row(select(1), button())]},
        "components.0.components",
        "COMPONENT_LAYOUT_WIDTH_EXCEEDED",
    ),
    "a label too long": (
        {"components": [row(button(label="a" * 81))]},
        "components.0.components.0.label",
        "BASE_TYPE_BAD_LENGTH",
    ),
    "an id too long": (
        {"components": [row(button("a" * 101))]},
        "components.0.components.0.custom_id",
        "BASE_TYPE_BAD_LENGTH",
    ),
    "no id": (
        {"components": [row({"type": 2, "style": 1, "label": "a"})]},
        "components.0.components.0.custom_id",
        "BASE_TYPE_REQUIRED",
    ),
    "the same id twice": (
        {"components": [row(button("a"), button("a"))]},
        "components.0.components.1.custom_id",
        "COMPONENT_CUSTOM_ID_DUPLICATED",
    ),
    "neither label nor emoji": (
        {"components": [row({"type": 2, "style": 1, "custom_id": "a"})]},
        "components.0.components.0.label",
        "BUTTON_COMPONENT_MISSING_LABEL_OR_EMOJI",
    ),
    "a link with a custom id": (
        {"components": [row(button(style=5, url="https://example.com"))]},
        "components.0.components.0.custom_id",
        "BUTTON_COMPONENT_CUSTOM_ID_URL_MUTUALLY_EXCLUSIVE",
    ),
    "26 options": (
        {"components": [row(select(26))]},
        "components.0.components.0.options",
        "BASE_TYPE_BAD_LENGTH",
    ),
    "max_values above the number of options": (
        {"components": [row(select(2, max_values=3))]},
        "components.0.components.0.max_values",
        "NUMBER_TYPE_MAX",
    ),
    "a placeholder too long": (
        {"components": [row(select(2, placeholder="a" * 151))]},
        "components.0.components.0.placeholder",
        "BASE_TYPE_BAD_LENGTH",
    ),
    "text without V2": ({"components": [text()]}, "components.0.type", "UNION_TYPE_CHOICES"),
    "content with V2": (
        v2(text()) | {"content": "a"},
        "content",
        "MESSAGE_CANNOT_USE_LEGACY_FIELDS_WITH_COMPONENTS_V2",
    ),
    "41 components, nested ones counted": (
        v2(
            *({"type": 9, "components": [text()], "accessory": button(str(n))} for n in range(13)),
            text(),
            text(),
        ),
        "components",
        "COMPONENT_MAX_TOTAL_COMPONENTS_EXCEEDED",
    ),
    "4001 characters": (
        v2(text("a" * 4000), text("b")),
        "components",
        "COMPONENT_MAX_TOTAL_DISPLAYABLE_TEXT_SIZE_EXCEEDED",
    ),
    "a section without accessory": (
        v2({"type": 9, "components": [text()]}),
        "components.0.accessory",
        "BASE_TYPE_REQUIRED",
    ),
    "a container in a container": (
        v2({"type": 17, "components": [{"type": 17, "components": [text()]}]}),
        "components.0.components.0.type",
        "UNION_TYPE_CHOICES",
    ),
    "eleven pictures": (
        v2({"type": 12, "items": [{"media": {"url": "https://example.com/a.png"}}] * 11}),
        "components.0.items",
        "BASE_TYPE_BAD_LENGTH",
    ),
    "a picture that was not uploaded": (
        v2({"type": 12, "items": [{"media": {"url": "attachment://a.png"}}]}),
        "components.0.items.0.media.url",
        "UNFURLED_MEDIA_ITEM_REFERENCED_ATTACHMENT_NOT_FOUND",
    ),
    "a file from elsewhere": (
        v2({"type": 13, "file": {"url": "https://example.com/a.json"}}),
        "components.0.file.url",
        "URL_TYPE_INVALID_SCHEME",
    ),
    "a file that was not uploaded": (
        v2({"type": 13, "file": {"url": "attachment://a.json"}}),
        "components.0.file.url",
        "UNFURLED_MEDIA_ITEM_REFERENCED_ATTACHMENT_NOT_FOUND",
    ),
    "an empty text": (v2(text("")), "components.0.content", "BASE_TYPE_REQUIRED"),
}
"""Refused messages: the form, and the path and code of its problem."""


@pytest.mark.parametrize(("form", "path", "code"), INVALID.values(), ids=INVALID)
def test_invalid_message_is_refused_with_path_and_code(form: Form, path: str, code: str) -> None:
    assert message_problems(form) == [(path, code)]


def test_uploaded_picture_can_be_referenced() -> None:
    form = v2({"type": 12, "items": [{"media": {"url": "attachment://a.png"}}]})
    assert message_problems(form, {0: Upload("a.png", b"")}) == []
    named = form | {"attachments": [{"id": 0, "filename": "a.png"}]}
    assert message_problems(named, {0: Upload("other.png", b"")}) == []


def test_eleven_files_are_too_many() -> None:
    uploads = {number: Upload(f"{number}.txt", b"") for number in range(11)}
    assert message_problems({"content": "a"}, uploads) == [("attachments", "BASE_TYPE_MAX_LENGTH")]


def test_components_get_ids_in_reading_order() -> None:
    parts = [{"type": 17, "components": [text(), row(button()) | {"id": 2}]}, text()]
    give_ids(parts)
    assert [part["id"] for part in walk(parts)] == [1, 3, 2, 4, 5]


MODALS: dict[str, tuple[Form, list[tuple[str, str]]]] = {
    "a text in a label": (modal(label(text_input())), []),
    "a select in a label": (modal(label(select(25))), []),
    "a text input in a row": (modal(row(text_input(label="Cards"))), []),
    "a text display": (modal(text(), label(text_input())), []),
    "radio buttons": (modal(label({"type": 21, "custom_id": "r", "options": select(2)["options"]})), []),
    "no title": (modal(label(text_input()), title=""), [("title", "BASE_TYPE_REQUIRED")]),
    "a title too long": (modal(label(text_input()), title="a" * 46), [("title", "BASE_TYPE_BAD_LENGTH")]),
    "nothing in it": (modal(), [("components", "BASE_TYPE_BAD_LENGTH")]),
    "six items": (modal(*(text() for _ in range(6))), [("components", "BASE_TYPE_BAD_LENGTH")]),
    "a button": (modal(row(button())), [("components.0.components.0.type", "BASE_TYPE_CHOICES")]),
    "a label too long": (
        modal(label(text_input(), label="a" * 46)),
        [("components.0.label", "BASE_TYPE_BAD_LENGTH")],
    ),
    "two labels": (
        modal(label(text_input(label="Cards"))),
        [("components.0.component.label", "TEXT_INPUT_LABEL_IN_LABEL")],
    ),
    "the same id twice": (
        modal(label(text_input()), label(text_input())),
        [("components.1.component.custom_id", "COMPONENT_CUSTOM_ID_DUPLICATED")],
    ),
    "a disabled select": (
        modal(label(select(2, disabled=True))),
        [("components.0.component.disabled", "SELECT_DISABLED_IN_MODAL")],
    ),
    "one radio button": (
        modal(label({"type": 21, "custom_id": "r", "options": select(1)["options"]})),
        [("components.0.component.options", "BASE_TYPE_BAD_LENGTH")],
    ),
}


@pytest.mark.parametrize(("form", "problems"), MODALS.values(), ids=MODALS)
def test_modals(form: Form, problems: list[tuple[str, str]]) -> None:
    assert modal_problems(form) == problems


COMMANDS: dict[str, tuple[list[Form], list[tuple[str, str]]]] = {
    "plain": ([command()], []),
    "25 options": ([command(options=[option(f"o{number}") for number in range(25)])], []),
    "a group of subcommands": (
        [command(options=[option("table", type=2, options=[option("new", type=1, options=[option()])])])],
        [],
    ),
    "a name in capitals": ([command(name="Meld")], [("0.name", "APPLICATION_COMMAND_INVALID_NAME")]),
    "a name with a space": ([command(name="my hand")], [("0.name", "APPLICATION_COMMAND_INVALID_NAME")]),
    "a name too long": ([command(name="a" * 33)], [("0.name", "BASE_TYPE_BAD_LENGTH")]),
    "no description": ([command(description="")], [("0.description", "BASE_TYPE_REQUIRED")]),
    "the same name twice": ([command(), command()], [("1", "APPLICATION_COMMANDS_DUPLICATE_NAME")]),
    "26 options": (
        [command(options=[option(f"o{number}") for number in range(26)])],
        [("0.options", "BASE_TYPE_BAD_LENGTH")],
    ),
    "required after optional": (
        [command(options=[option("a"), option("b", required=True)])],
        [("0.options.1", "APPLICATION_COMMAND_OPTIONS_REQUIRED_INVALID")],
    ),
    "an option twice": (
        [command(options=[option(), option()])],
        [("0.options.1.name", "APPLICATION_COMMAND_OPTIONS_NAME_ALREADY_EXISTS")],
    ),
    "choices with autocomplete": (
        [command(options=[option(autocomplete=True, choices=[{"name": "a", "value": "a"}])])],
        [("0.options.0", "APPLICATION_COMMAND_AUTOCOMPLETE_WITH_CHOICES")],
    ),
    "26 choices": (
        [command(options=[option(choices=[{"name": str(n), "value": str(n)} for n in range(26)])])],
        [("0.options.0.choices", "BASE_TYPE_BAD_LENGTH")],
    ),
    "subcommands beside options": (
        [command(options=[option("new", type=1), option()])],
        [("0.options", "APPLICATION_COMMAND_OPTIONS_MIXED")],
    ),
    "8001 characters": (
        [
            command(
                options=[
                    option(f"o{n}", choices=[{"name": f"{m:>0100}", "value": f"{m:>0100}"} for m in range(25)])
                    for n in range(2)
                ]
            )
        ],
        [("0", "APPLICATION_COMMAND_TOO_LARGE")],
    ),
}


@pytest.mark.parametrize(("forms", "problems"), COMMANDS.values(), ids=COMMANDS)
def test_commands(forms: list[Form], problems: list[tuple[str, str]]) -> None:
    try:
        check_commands(forms)
    except ApiError as error:
        assert problems_in(error.errors or {}) == problems
    else:
        assert problems == []


def test_more_than_100_global_commands_are_refused() -> None:
    with pytest.raises(ApiError, match="30032"):
        check_commands([command(name=f"c{number}") for number in range(101)])


values = st.recursive(
    st.none() | st.booleans() | st.integers(-3, 30) | st.text(max_size=3),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=3), inner, max_size=3),
    max_leaves=6,
)
"""Any JSON."""
BASES = [*VALID.values(), *(form for form, _, _ in INVALID.values() if form)]


@examples(100)
@given(data=st.data(), value=values)
def test_any_form_is_accepted_or_refused_without_a_crash(data: st.DataObject, value: Any) -> None:
    modals = [form for form, _ in MODALS.values()]
    commands = [{"commands": forms} for forms, _ in COMMANDS.values()]
    base = data.draw(st.sampled_from([*BASES, *modals, *commands]))
    form = replaced(base, data.draw(st.sampled_from(paths(base)[1:])), value)
    with contextlib.suppress(ApiError):
        if base in commands:
            check_commands(form["commands"] if isinstance(form["commands"], list) else [])
        elif base in modals:
            check_modal(form)
        else:
            check_message(form, {}, CHANNEL_FLAGS)
            give_ids(form.get("components") or [])

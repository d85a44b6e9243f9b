"""Checks of modals."""

from __future__ import annotations

from typing import Any

from bot import limits
from playground.checks.components import ComponentCheck
from playground.checks.problems import Path, Problems
from playground.world.components import SELECTS, ComponentKind

_IN_LABEL = (
    ComponentKind.TEXT_INPUT,
    *SELECTS,
    ComponentKind.UPLOAD,
    ComponentKind.RADIO_GROUP,
    ComponentKind.CHECKBOX_GROUP,
    ComponentKind.CHECKBOX,
)


def check_modal(form: dict[str, Any]) -> None:
    """Check a modal's form.

    Raises:
        ApiError: 50035 with the problems.
    """
    problems = Problems()
    problems.text(form, (), "title", limits.MODAL_TITLE)
    problems.text(form, (), "custom_id", limits.CUSTOM_ID)
    check = ComponentCheck(problems)
    for path, item in problems.forms(form, (), "components", 1, limits.MODAL_ITEMS):
        kind = item.get("type")
        if kind == ComponentKind.ROW:
            for here, child in problems.forms(item, path, "components", 1, 1):
                _check_text_input(problems, check, child, here, in_label=False)
        elif kind == ComponentKind.LABEL:
            _check_label(problems, check, item, path)
        else:
            check.component(item, path, (ComponentKind.TEXT,))
    check.totals()
    problems.raise_if_any()


def _check_label(problems: Problems, check: ComponentCheck, item: dict[str, Any], path: Path) -> None:
    problems.text(item, path, "label", limits.INPUT_LABEL)
    problems.text(item, path, "description", limits.LABEL_DESCRIPTION, minimum=0, required=False)
    child, here = problems.required(item, path, "component"), (*path, "component")
    if child is None or not problems.form(child, here):
        return
    kind = child.get("type")
    if not problems.choice((*here, "type"), kind, _IN_LABEL):
        return
    if kind == ComponentKind.TEXT_INPUT:
        _check_text_input(problems, check, child, here, in_label=True)
    elif kind in SELECTS:
        check.select(child, here)
        if child.get("disabled"):
            problems.add((*here, "disabled"), "SELECT_DISABLED_IN_MODAL", "A select in a modal cannot be disabled.")
    else:
        check.custom_id(child, here)
        if kind == ComponentKind.RADIO_GROUP:
            check.options(child, here, 2, limits.GROUP_OPTIONS)
        elif kind == ComponentKind.CHECKBOX_GROUP:
            check.options(child, here, 1, limits.GROUP_OPTIONS)


def _check_text_input(
    problems: Problems, check: ComponentCheck, item: dict[str, Any], path: Path, *, in_label: bool
) -> None:
    if not problems.choice((*path, "type"), item.get("type"), (ComponentKind.TEXT_INPUT,)):
        return
    check.custom_id(item, path)
    problems.choice((*path, "style"), item.get("style"), (1, 2))
    if in_label and item.get("label") is not None:
        message = "A text input in a label cannot have a label of its own."
        problems.add((*path, "label"), "TEXT_INPUT_LABEL_IN_LABEL", message)
    elif not in_label:
        problems.text(item, path, "label", limits.INPUT_LABEL)
    minimum = problems.number(item, path, "min_length", 0, limits.INPUT_TEXT, default=0)
    maximum = problems.number(item, path, "max_length", 1, limits.INPUT_TEXT, default=limits.INPUT_TEXT)
    if minimum > maximum:
        problems.add((*path, "min_length"), "NUMBER_TYPE_MAX", "min_length must not exceed max_length.")
    problems.text(item, path, "value", maximum, minimum=0, required=False)
    problems.text(item, path, "placeholder", limits.INPUT_PLACEHOLDER, minimum=0, required=False)

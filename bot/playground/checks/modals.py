"""The law of modals."""

from __future__ import annotations

from typing import Any

from bot import limits
from bot.playground.checks import Path, Problems
from bot.playground.checks.components import SELECTS, ComponentCheck, Part

_IN_LABEL = (
    Part.TEXT_INPUT,
    *SELECTS,
    Part.UPLOAD,
    Part.RADIO_GROUP,
    Part.CHECKBOX_GROUP,
    Part.CHECKBOX,
)


def check_modal(form: dict[str, Any]) -> None:
    """Check a modal's form.

    Raises:
        ApiError: 50035 with the places.
    """
    problems = Problems()
    problems.text(form, (), "title", limits.MODAL_TITLE)
    problems.text(form, (), "custom_id", limits.CUSTOM_ID)
    check = ComponentCheck(problems)
    for path, item in problems.forms(form, (), "components", 1, limits.MODAL_ITEMS):
        kind = item.get("type")
        if kind == Part.ROW:
            for here, child in problems.forms(item, path, "components", 1, 1):
                _input(problems, check, child, here, labelled=False)
        elif kind == Part.LABEL:
            _label(problems, check, item, path)
        else:
            check.part(item, path, (Part.TEXT,))
    check.totals()
    problems.refuse()


def _label(problems: Problems, check: ComponentCheck, item: dict[str, Any], path: Path) -> None:
    problems.text(item, path, "label", limits.INPUT_LABEL)
    problems.text(item, path, "description", limits.LABEL_DESCRIPTION, least=0, required=False)
    child, here = problems.required(item, path, "component"), (*path, "component")
    if child is None or not problems.form(child, here):
        return
    kind = child.get("type")
    if not problems.choice((*here, "type"), kind, _IN_LABEL):
        return
    if kind == Part.TEXT_INPUT:
        _input(problems, check, child, here, labelled=True)
    elif kind in SELECTS:
        check.select(child, here)
        if child.get("disabled"):
            problems.add((*here, "disabled"), "SELECT_DISABLED_IN_MODAL", "A select in a modal cannot be disabled.")
    else:
        check.custom_id(child, here)
        if kind == Part.RADIO_GROUP:
            check.options(child, here, 2, limits.GROUP_OPTIONS)
        elif kind == Part.CHECKBOX_GROUP:
            check.options(child, here, 1, limits.GROUP_OPTIONS)


def _input(problems: Problems, check: ComponentCheck, item: dict[str, Any], path: Path, *, labelled: bool) -> None:
    if not problems.choice((*path, "type"), item.get("type"), (Part.TEXT_INPUT,)):
        return
    check.custom_id(item, path)
    problems.choice((*path, "style"), item.get("style"), (1, 2))
    if labelled and item.get("label") is not None:
        said = "A text input in a label cannot have a label of its own."
        problems.add((*path, "label"), "TEXT_INPUT_LABEL_IN_LABEL", said)
    elif not labelled:
        problems.text(item, path, "label", limits.INPUT_LABEL)
    least = problems.number(item, path, "min_length", 0, limits.INPUT_TEXT, default=0)
    most = problems.number(item, path, "max_length", 1, limits.INPUT_TEXT, default=limits.INPUT_TEXT)
    if least > most:
        problems.add((*path, "min_length"), "NUMBER_TYPE_MAX", "min_length must not exceed max_length.")
    problems.text(item, path, "value", most, least=0, required=False)
    problems.text(item, path, "placeholder", limits.INPUT_PLACEHOLDER, least=0, required=False)

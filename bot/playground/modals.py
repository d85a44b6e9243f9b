"""Filling in a modal as a person does."""

from __future__ import annotations

from typing import Any

from bot.limits import INPUT_TEXT
from bot.playground.checks.components import SELECTS, Part
from bot.playground.errors import CannotDo


def filled(modal: dict[str, Any], values: dict[str, Any]) -> list[dict[str, Any]]:
    """The components of a modal's submission.

    Args:
        modal: the modal as the bot opened it.
        values: what was entered, by custom id: a text, a list of values, or a truth; what is absent stays as
            the bot filled it.

    Raises:
        CannotDo: a custom id is unknown, or a value does not fit.
    """
    left = set(values)
    components = []
    for number, item in enumerate(modal["components"], 1):
        base = {"type": item["type"], "id": item.get("id") or number}
        if item["type"] == Part.ROW:
            inputs = [_entry(child, values, left) for child in item["components"]]
            components.append(base | {"components": inputs})
        elif item["type"] == Part.LABEL:
            components.append(base | {"component": _entry(item["component"], values, left)})
        else:
            components.append(base)
    if left:
        raise CannotDo(f"The form has no {', '.join(sorted(left))}.")
    return components


def _entry(item: dict[str, Any], values: dict[str, Any], left: set[str]) -> dict[str, Any]:
    custom_id, kind = item["custom_id"], item["type"]
    left.discard(custom_id)
    base = {"type": kind, "id": item.get("id") or 0, "custom_id": custom_id}
    if kind == Part.TEXT_INPUT:
        return base | {"value": _text(item, values.get(custom_id, item.get("value") or ""))}
    if kind == Part.CHECKBOX:
        return base | {"value": bool(values.get(custom_id, item.get("default", False)))}
    defaults = [option["value"] for option in item.get("options", ()) if option.get("default")]
    chosen = values.get(custom_id, defaults)
    if kind == Part.RADIO_GROUP:
        only = chosen if isinstance(chosen, str) else next(iter(chosen), None)
        _must_fit(item, [only] if only is not None else [], 1)
        return base | {"value": only}
    chosen = [chosen] if isinstance(chosen, str) else list(chosen)
    _must_fit(item, chosen, 1 if kind in SELECTS else len(item.get("options", ())))
    return base | {"values": chosen}


def _text(item: dict[str, Any], text: str) -> str:
    if not text and not item.get("required", True):
        return text
    if not (item.get("min_length") or 1) <= len(text) <= (item.get("max_length") or INPUT_TEXT):
        raise CannotDo(f"{item['custom_id']} takes a text of another length.")
    return text


def _must_fit(item: dict[str, Any], chosen: list[str], most: int) -> None:
    if not chosen and not item.get("required", True):
        return
    least, most = item.get("min_values", 1), item.get("max_values") or most
    offered = [option["value"] for option in item["options"]] if "options" in item else chosen
    if not least <= len(chosen) <= most or not set(chosen) <= set(offered):
        raise CannotDo(f"{item['custom_id']} takes {least} to {most} of {offered}.")

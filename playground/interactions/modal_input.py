"""Turns a person's input in a modal into the components of its submission."""

from __future__ import annotations

from typing import Any

from bot.limits import INPUT_TEXT
from playground.errors import CannotDo, require_valid_text
from playground.world.components import SELECTS, ComponentKind


def submitted_components(modal: dict[str, Any], values: dict[str, Any]) -> list[dict[str, Any]]:
    """Return the components of a modal's submission.

    Args:
        modal: the modal as the bot opened it.
        values: what was entered, by custom id: a text, a list of values, or a boolean. Missing ones keep the bot's
            defaults.

    Raises:
        CannotDo: a custom id is unknown, or a value does not fit.
    """
    unused = set(values)
    components = []
    for number, item in enumerate(modal["components"], 1):
        base = {"type": item["type"], "id": item.get("id") or number}
        if item["type"] == ComponentKind.ROW:
            inputs = [_entry(child, values, unused) for child in item["components"]]
            components.append(base | {"components": inputs})
        elif item["type"] == ComponentKind.LABEL:
            components.append(base | {"component": _entry(item["component"], values, unused)})
        else:
            components.append(base)
    if unused:
        raise CannotDo(f"The form has no {', '.join(sorted(unused))}.")
    return components


def _entry(item: dict[str, Any], values: dict[str, Any], unused: set[str]) -> dict[str, Any]:
    custom_id, kind = item["custom_id"], item["type"]
    unused.discard(custom_id)
    base = {"type": kind, "id": item.get("id") or 0, "custom_id": custom_id}
    if kind == ComponentKind.TEXT_INPUT:
        return base | {"value": _text(item, values.get(custom_id, item.get("value") or ""))}
    if kind == ComponentKind.CHECKBOX:
        return base | {"value": bool(values.get(custom_id, item.get("default", False)))}
    defaults = [option["value"] for option in item.get("options", ()) if option.get("default")]
    chosen = values.get(custom_id, defaults)
    if kind == ComponentKind.RADIO_GROUP:
        only = chosen if isinstance(chosen, str) else next(iter(chosen), None)
        _check_choice(item, [only] if only is not None else [], 1)
        return base | {"value": only}
    chosen = [chosen] if isinstance(chosen, str) else list(chosen)
    _check_choice(item, chosen, 1 if kind in SELECTS else len(item.get("options", ())))
    return base | {"values": chosen}


def _text(item: dict[str, Any], text: str) -> str:
    require_valid_text(item["custom_id"], text)
    if not text and not item.get("required", True):
        return text
    if not (item.get("min_length") or 1) <= len(text) <= (item.get("max_length") or INPUT_TEXT):
        raise CannotDo(f"{item['custom_id']} is too short or too long.")
    return text


def _check_choice(item: dict[str, Any], chosen: list[str], default_maximum: int) -> None:
    if not chosen and not item.get("required", True):
        return
    minimum, maximum = item.get("min_values", 1), item.get("max_values") or default_maximum
    offered = [option["value"] for option in item["options"]] if "options" in item else chosen
    if not minimum <= len(chosen) <= maximum or not set(chosen) <= set(offered):
        raise CannotDo(f"{item['custom_id']} takes {minimum} to {maximum} of {offered}.")

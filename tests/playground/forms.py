"""Builders of messages, modals and commands as a bot sends them, and their problems."""

from __future__ import annotations

from typing import Any

from playground import ApiError, Upload
from playground.checks.components import check_modal
from playground.checks.messages import CHANNEL_FLAGS, check_message

V2 = 1 << 15
Form = dict[str, Any]


def problems_in(errors: Form, path: tuple[str, ...] = ()) -> list[tuple[str, str]]:
    """Return all problems in the error tree of a 50035, as (path, code)."""
    here = [(".".join(path), each["code"]) for each in errors.get("_errors", ())]
    nested = [each for name, inner in errors.items() if name != "_errors" for each in problems_in(inner, (*path, name))]
    return here + nested


def message_problems(form: Form, uploads: dict[int, Upload] | None = None) -> list[tuple[str, str]]:
    """Return the problems of a message."""
    try:
        check_message(form, uploads or {}, CHANNEL_FLAGS)
    except ApiError as error:
        return problems_in(error.errors) if error.errors else [("", str(int(error.code)))]
    return []


def button(custom_id: str = "a", **more: Any) -> Form:
    return {"type": 2, "style": 1, "label": "Draw", "custom_id": custom_id} | more


def row(*parts: Form) -> Form:
    return {"type": 1, "components": list(parts)}


def text(content: str = "a") -> Form:
    return {"type": 10, "content": content}


def select(count: int, **more: Any) -> Form:
    options = [{"label": str(number), "value": str(number)} for number in range(count)]
    return {"type": 3, "custom_id": "s", "options": options} | more


def v2(*parts: Form) -> Form:
    return {"components": list(parts), "flags": V2}


def modal_problems(form: Form) -> list[tuple[str, str]]:
    """Return the problems of a modal."""
    try:
        check_modal(form)
    except ApiError as error:
        return problems_in(error.errors or {})
    return []


def label(component: Form, **more: Any) -> Form:
    return {"type": 18, "label": "Cards", "component": component} | more


def text_input(**more: Any) -> Form:
    return {"type": 4, "custom_id": "t", "style": 1} | more


def modal(*parts: Form, **more: Any) -> Form:
    return {"title": "Meld", "custom_id": "m", "components": list(parts)} | more


def command(**more: Any) -> Form:
    return {"name": "meld", "description": "Meld cards", "type": 1} | more


def option(name: str = "cards", **more: Any) -> Form:
    return {"name": name, "description": "The cards", "type": 3} | more


def paths(form: Any, path: tuple[Any, ...] = ()) -> list[tuple[Any, ...]]:
    """Return the paths of all values in a form."""
    inner = form.items() if isinstance(form, dict) else enumerate(form) if isinstance(form, list) else ()
    return [path, *(path_ for step, value in inner for path_ in paths(value, (*path, step)))]


def replaced(form: Any, path: tuple[Any, ...], value: Any) -> Any:
    """Return a form with another value at a path."""
    if not path:
        return value
    copy = dict(form) if isinstance(form, dict) else list(form)
    copy[path[0]] = replaced(form[path[0]], path[1:], value)
    return copy

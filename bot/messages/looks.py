"""How pictures look to somebody: their preferences as the pictures understand them."""

from __future__ import annotations

from dataclasses import fields, replace
from typing import get_args, get_type_hints

from bot.host.model.preferences import Preferences
from render import HOUSE, Look

LOOKS: dict[str, tuple[str, ...]] = {
    name: get_args(kind) for name, kind in get_type_hints(Look).items() if get_args(kind)
}
"""The values that each look can have, by its name, which is also that of the preference; the first is the house's."""


def look(preferences: Preferences) -> Look:
    """The look of pictures for somebody. What pictures do not know is as the house has it."""
    wanted = {field.name: getattr(preferences, field.name) for field in fields(Look)}
    known = {name: value for name, value in wanted.items() if value in LOOKS.get(name, (value,))}
    return replace(HOUSE, **known)

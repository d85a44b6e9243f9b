"""The look of pictures, from a player's preferences."""

from __future__ import annotations

from dataclasses import fields, replace
from typing import get_args, get_type_hints

from bot.host.model.settings import Preferences
from engine.cards import Card
from engine.view import View
from render import HOUSE, Look, hand_order

LOOKS: dict[str, tuple[str, ...]] = {
    name: get_args(kind) for name, kind in get_type_hints(Look).items() if get_args(kind)
}
"""The values of each part of a look, by name, which is also the preference's. The first is the default."""


def look_of(preferences: Preferences) -> Look:
    """Return the look that a player prefers. Unknown values fall back to the default."""
    wanted = {field.name: getattr(preferences, field.name) for field in fields(Look)}
    known = {name: value for name, value in wanted.items() if value in LOOKS.get(name, (value,))}
    return replace(HOUSE, **known)


def shown_hand(view: View, preferences: Preferences) -> list[Card]:
    """Return the cards of a hand in the order of its picture."""
    return hand_order(view, look=look_of(preferences))

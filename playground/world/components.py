"""The kinds of message components, and their tree."""

from __future__ import annotations

from copy import deepcopy
from enum import IntEnum
from itertools import count
from typing import Any


class ComponentKind(IntEnum):
    """Types of components."""

    ROW = 1
    BUTTON = 2
    STRING_SELECT = 3
    TEXT_INPUT = 4
    USER_SELECT = 5
    ROLE_SELECT = 6
    MENTIONABLE_SELECT = 7
    CHANNEL_SELECT = 8
    SECTION = 9
    TEXT = 10
    THUMBNAIL = 11
    GALLERY = 12
    FILE = 13
    SEPARATOR = 14
    CONTAINER = 17
    LABEL = 18
    UPLOAD = 19
    RADIO_GROUP = 21
    CHECKBOX_GROUP = 22
    CHECKBOX = 23


SELECTS = (
    ComponentKind.STRING_SELECT,
    ComponentKind.USER_SELECT,
    ComponentKind.ROLE_SELECT,
    ComponentKind.MENTIONABLE_SELECT,
    ComponentKind.CHANNEL_SELECT,
)


def with_ids(components: list[dict[str, Any]]) -> list[dict[str, Any]]:
    """Return a copy of the components in which those without an id get one, in reading order."""
    copies = deepcopy(components)
    flat = walk(copies)
    taken = {component["id"] for component in flat if component.get("id")}
    free = (number for number in count(1) if number not in taken)
    for component in flat:
        component["id"] = component.get("id") or next(free)
    return copies


def walk(components: list[dict[str, Any]]) -> list[dict[str, Any]]:
    """Return all components including nested ones, in reading order."""
    found: list[dict[str, Any]] = []
    for component in components:
        nested = [*component.get("components", ())]
        nested += [component[name] for name in ("accessory", "component") if name in component]
        found += [component, *walk(nested)]
    return found

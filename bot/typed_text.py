"""What people type reaches the bot without characters that not every database can store."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

EVENT = "INTERACTION_CREATE"
"""Discord's event for a press, a command, or a form."""
_UNSTORABLE = re.compile("[\0\ud800-\udfff]")
"""NUL, and halves of characters."""
_INSTEAD = "\N{REPLACEMENT CHARACTER}"


def clean_typed_text(parsers: dict[str, Callable[[Any], None]]) -> None:
    """Let the library's parser of interactions see only text that can be stored."""
    parse = parsers[EVENT]

    def cleaned(interaction: Any) -> None:
        parse({**interaction, "data": storable(interaction.get("data"))})

    parsers[EVENT] = cleaned


def storable(value: Any) -> Any:
    """A value of JSON with other characters in the place of those that cannot be stored.

    >>> storable({"options": [{"name": "card", "value": "K\\0H"}, {"value": 7}]})
    {'options': [{'name': 'card', 'value': 'K�H'}, {'value': 7}]}
    """
    if isinstance(value, str):
        return _UNSTORABLE.sub(_INSTEAD, value)
    if isinstance(value, list):
        return [storable(each) for each in value]
    if isinstance(value, dict):
        return {key: storable(each) for key, each in value.items()}
    return value

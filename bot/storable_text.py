"""Removes characters that not every database can store from presses and typed text.

A payload that the library cannot read is dropped: its error would end the connection to Discord, and the process.
"""

from __future__ import annotations

import logging
import re
from collections.abc import Callable
from typing import Any

from bot.host.refusals import error_description

_log = logging.getLogger(__name__)

EVENT = "INTERACTION_CREATE"
"""Discord's event for a press, a command, or a form."""
_UNSTORABLE = re.compile("[\0\ud800-\udfff]")
"""NUL, and halves of characters."""
_INSTEAD = "\N{REPLACEMENT CHARACTER}"


def clean_typed_text(parsers: dict[str, Callable[[Any], None]]) -> None:
    """Let the library's parser of interactions see only text that can be stored."""
    parse = parsers[EVENT]

    def cleaned(interaction: Any) -> None:
        try:
            parse({**interaction, "data": storable(interaction.get("data"))})
        except Exception as error:
            _log.warning("an interaction could not be read, and is dropped: %s", error_description(error))

    parsers[EVENT] = cleaned


def storable(value: Any) -> Any:
    """Return a JSON value with characters that cannot be stored replaced.

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

"""Cards that people type into commands and forms."""

from __future__ import annotations

from bot.host.refusals import Refusal
from bot.messages.controls import clip
from engine.cards import Card, parse

_ECHOED = 60
"""The most characters of the input that an error message repeats."""


def cards_in(typed: str) -> tuple[Card, ...]:
    """The cards in a text. Refuses ``no-card`` with the first word that is no card."""
    try:
        return parse(typed)
    except ValueError as error:
        raise Refusal("no-card", word=clip(str(error), _ECHOED)) from error

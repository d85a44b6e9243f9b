"""The text in the pictures of games of drawing and discarding."""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar

from render.kit.game_words import GameWords


class DiscardWords(GameWords):
    """The words that games of drawing and discarding share."""

    usual_phases: ClassVar[Mapping[str, str]] = {"draw": "to draw", "discard": "to discard"}
    last_verbs: ClassVar[Mapping[str, str]] = {"draw": "draw", "discard": "discard"}


def pile(count: int) -> str:
    """The discard pile and its number of cards."""
    return f"PILE {count}"

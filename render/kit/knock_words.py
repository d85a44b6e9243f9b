"""The text in the pictures of games that a knock ends."""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar, cast

from engine.kit.knock_view import KnockView
from engine.view import View
from render.kit.discard_words import DiscardWords

TAKEN = "TAKEN FROM THE PILE"
GIN = "GIN"
VOID = "The round is void"
DEADWOOD = "DEADWOOD {}"
AFTER_DISCARD = "{} AFTER THE DISCARD"
ENDINGS = {
    "knock": "knocked and wins the round",
    "gin": "has gin!",
    "big-gin": "has big gin!",
    "undercut": "undercuts!",
    "equal": "knocked, but the deadwood is equal",
}
"""What a round ended with; follows a name."""


class KnockWords(DiscardWords):
    """The words that games share which a knock ends."""

    usual_phases: ClassVar[Mapping[str, str]] = {"draw": "to draw or take", "discard": "to discard or knock"}
    first_verbs: ClassVar[Mapping[str, str]] = {"gin": "show big gin", "knock": "knock", "take": "take"}
    usual_lines: ClassVar[Mapping[str, str]] = {"deadwood": "Deadwood", "knock": "Knock bonus", "boxes": "Rounds won"}

    def progress(self, view: View) -> str:
        """The round of a game, what ends it, and with how much deadwood a player can knock."""
        return f"{super().progress(view)} · {knock_at(cast(KnockView, view).limit).lower()}"


def knock_at(limit: int) -> str:
    """With how much deadwood a player can knock."""
    return f"KNOCK AT {limit}" if limit else "ONLY GIN"


def rounds_won(count: int) -> str:
    """The number of rounds that a side has won."""
    return f"{count} round{'' if count == 1 else 's'} won"

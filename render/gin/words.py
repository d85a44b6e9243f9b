"""The text in the pictures of Gin Rummy."""

from __future__ import annotations

from collections.abc import Sequence
from typing import cast

from engine.gin import scoring
from engine.gin.view import GinView
from engine.types import Side
from engine.view import View
from render.kit.discard_words import DiscardWords
from render.kit.words import number

TAKEN = "TAKEN FROM THE PILE"
GIN = "GIN"
VOID = "The round is void"
DEADWOOD = "DEADWOOD {}"
AFTER_DISCARD = "{} AFTER THE DISCARD"
GAME = "Game {}"
ENDINGS = {
    "knock": "knocked and wins the round",
    "gin": "has gin!",
    "big-gin": "has big gin!",
    "undercut": "undercuts!",
    "equal": "knocked, but the deadwood is equal",
}
"""What a round ended with; follows a name."""


class GinWords(DiscardWords):
    """Adds the boxes to a side's points, and the limit to knock."""

    def progress(self, view: View) -> str:
        """The round of a game, what ends it, and with how much deadwood a player can knock."""
        return f"{super().progress(view)} · {knock_at(cast(GinView, view).limit).lower()}"

    def tallies(self, view: GinView, side: Side) -> Sequence[str]:
        """The rounds that a side has won, and its points in each game of Hollywood."""
        games = [number(column.totals[side]) for column in view.columns]
        won = scoring.boxes(view.scores)[side]
        return (f"{won} round{'' if won == 1 else 's'} won", *([" · ".join(games)] if len(games) > 1 else ()))


WORDS = GinWords(
    phases={
        "offer": "to take the upcard or pass",
        "draw": "to draw or take",
        "discard": "to discard or knock",
        "last": "to take and knock, or pass",
        "lay": "to lay off",
    },
    verbs={"gin": "show big gin", "knock": "knock", "take": "take", "pass": "pass", "lay": "lay off", "end": "stop"},
    lines={
        "deadwood": "Deadwood",
        "knock": "Knock bonus",
        "spades": "Spade doubles",
        "more-games": "In further games",
        "boxes": "Rounds won",
    },
)


def knock_at(limit: int) -> str:
    """With how much deadwood a player can knock."""
    return f"KNOCK AT {limit}" if limit else "ONLY GIN"

"""The text in the pictures of Rummy 500."""

from __future__ import annotations

from collections.abc import Sequence
from typing import cast

from engine.cards import Card
from engine.kit.discard_view import DiscardView
from engine.rummy500.view import Rummy500View
from engine.types import Side
from render.kit.discard_words import DiscardWords
from render.kit.words import card_names, signed


class RummyWords(DiscardWords):
    """Adds what a side has laid down in this round to its points."""

    def tallies(self, view: DiscardView, side: Side) -> Sequence[str]:
        """The points that a side has on the table."""
        seen = cast(Rummy500View, view)
        points = sum(sum(laid) for seat, laid in enumerate(seen.laid) if view.sides[seat] == side)
        return (f"{signed(points)} on the table",)


WORDS = RummyWords(
    phases={"draw": "to draw or take", "meld": "to meld and discard"},
    verbs={"claim": "call rummy", "take": "take from the pile", "pass": "pass", "meld": "meld"},
    lines={"laid": "Laid down", "held": "Still held", "one-turn": "Out in one turn"},
)


def held(points: int) -> str:
    """What the hand counts against its player."""
    return f"{points} IN HAND"


def owed(card: Card) -> str:
    """The card that must be melded first."""
    return f"MELD {card_names([card])} FIRST"

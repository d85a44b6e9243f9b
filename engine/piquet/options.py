"""The options of Piquet, and its presets."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, ClassVar, Literal

from pydantic import PositiveInt

from engine.cards import SUITS, Card
from engine.kit.tricks import TrickOptions
from engine.types import Note

RANKS = ("7", "8", "9", "10", "J", "Q", "K", "A")
SEATS = 2
HAND = 12
TALON = 8
ELDER_MOST = 5
"""The most cards that elder can exchange."""
PARTIE = 100
"""The points that the winner of a partie of fixed length adds to the difference, or to the sum."""
DEALS = {"six": 6, "four": 4}
EXTRA_DEALS = 2
"""The deals that follow if the scores are level after the last."""


class PiquetOptions(TrickOptions):
    """The options; the defaults are the preset ``piquet``."""

    game: ClassVar[str] = "piquet"
    changes: ClassVar[Mapping[str, Mapping[str, Any]]] = {
        "piquet": {},
        "cent": {"partie": "to-target", "younger_must_exchange": False, "low_cards_count": False},
    }
    presets: ClassVar[tuple[str, ...]] = tuple(changes)
    ranks: ClassVar[tuple[str, ...]] = RANKS
    option_groups: ClassVar[tuple[tuple[str, str], ...]] = (("game", "target"), ("deal", "younger_must_exchange"))

    target: PositiveInt = 100
    """The points that save the loser from the rubicon; in a game to a target, those that end it."""
    partie: Literal["six", "four", "to-target"] = "six"
    """The deals of a partie. Of four, the first and the last count double."""
    rubicon: bool = True
    """Whether a loser below the target loses the sum of both scores instead of their difference."""
    younger_must_exchange: bool = True
    """Whether younger has to exchange one card at least."""
    declarations: Literal["chosen", "automatic"] = "chosen"
    """Whether players choose what they declare, or declare everything that they hold."""
    low_cards_count: bool = True
    """Whether cards below ten count when they are led or win a trick."""

    @property
    def dormant(self) -> tuple[str, ...]:
        """The rubicon, in a game to a target."""
        return ("rubicon",) if self.partie == "to-target" else ()

    @property
    def goal(self) -> Note:
        """The number of deals, or the points to reach."""
        if self.partie == "to-target":
            return super().goal
        return Note("partie", {"deals": DEALS[self.partie], "target": self.target, "rubicon": int(self.rubicon)})

    @property
    def ends(self) -> str:
        """The meaning of the target: ``to-target`` ends the partie, ``rubicon`` saves a loser; or none (``deals``)."""
        return "to-target" if self.partie == "to-target" else "rubicon" if self.rubicon else "deals"

    def pack(self, seats: int) -> tuple[Card, ...]:
        """Return the 32 cards."""
        return tuple(rank + suit for suit in SUITS for rank in RANKS)

"""The options of German Whist, and its presets."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, ClassVar, Literal

from pydantic import PositiveInt

from engine.cards import RANKS, Card, pack
from engine.kit.trick_options import TrickOptions

SEATS = 2
HAND = 13
BOOK = 6
"""The tricks that count nothing where only those over six count."""
_TARGETS = {"rounds": 3, "points": 50}


class GermanWhistOptions(TrickOptions):
    """The options; the defaults are the preset ``german-whist``."""

    game: ClassVar[str] = "german-whist"
    changes: ClassVar[Mapping[str, Mapping[str, Any]]] = {
        "german-whist": {},
        "fifty": {"won_by": "points", "target": _TARGETS["points"]},
    }
    presets: ClassVar[tuple[str, ...]] = tuple(changes)
    ranks: ClassVar[tuple[str, ...]] = RANKS
    option_groups: ClassVar[tuple[tuple[str, str], ...]] = (("game", "target"), ("scoring", "won_by"))

    target: PositiveInt = _TARGETS["rounds"]
    won_by: Literal["rounds", "points"] = "rounds"
    """What a game is played for: rounds won, or points for tricks."""
    tricks_counted: Literal["all", "over-six"] = "all"
    """Which tricks of phase two count."""
    phase_one_tricks: bool = False
    """Whether each trick of phase one counts too."""

    def implied(self, changes: Mapping[str, Any]) -> Mapping[str, Any]:
        """Return the usual target of what a game is played for."""
        return {"target": _TARGETS[changes["won_by"]]} if changes.get("won_by") in _TARGETS else {}

    def pack(self, seats: int) -> tuple[Card, ...]:
        """Return the 52 cards."""
        return pack()

"""The options of Rubicon Bezique, and its presets."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from typing import Any, ClassVar, Literal

from pydantic import PositiveInt

from engine.cards import Card, marked, pack, rank
from engine.kit.pinochle_cards import RANKS
from engine.kit.tricks import Duties, TrickOptions
from engine.types import Note

SEATS = 2
COURTS = ("J", "Q", "K")


@lru_cache(maxsize=2)
def cards_of(packs: int) -> tuple[Card, ...]:
    """Return packs of 32 cards, with marks."""
    return marked(card for card in pack(packs) if rank(card) in RANKS)


class RubiconOptions(TrickOptions):
    """The options; the defaults are the preset ``rubicon``."""

    game: ClassVar[str] = "rubicon"
    changes: ClassVar[Mapping[str, Mapping[str, Any]]] = {
        "rubicon": {},
        "chinese": {
            "target": 3000,
            "packs": 6,
            "hand_size": 12,
            "blanche_points": 250,
            "last_trick_points": 250,
            "trump_fours": True,
            "game_points": 1000,
            "brisques": "never",
            "rubicon_points": 0,
            "rubicon_brisques": 0,
        },
    }
    presets: ClassVar[tuple[str, ...]] = tuple(changes)
    own_games: ClassVar[tuple[str, ...]] = presets
    ranks: ClassVar[tuple[str, ...]] = RANKS
    option_groups: ClassVar[tuple[tuple[str, str], ...]] = (
        ("game", "target"),
        ("deal", "packs"),
        ("melds", "bezique"),
        ("scoring", "game_points"),
    )

    preset: str = "rubicon"
    target: PositiveInt = 1000
    """The line: a loser with fewer points is rubiconed."""
    partie: Literal[1, 2, 4] = 2
    """The deals of a match."""
    packs: Literal[4, 6] = 4
    hand_size: Literal[9, 12] = 9
    bezique: Literal["fixed", "trump"] = "fixed"
    """``fixed``: queen of spades and jack of diamonds. ``trump``: queen of trumps, and the jack of its pair."""
    trump_fours: bool = False
    """Whether four equal trumps are a meld."""
    blanche_again: bool = True
    """Whether carte blanche scores again for each card drawn until a king, queen or jack."""
    blanche_points: Literal[50, 250] = 50
    last_trick_points: Literal[50, 250] = 50
    game_points: Literal[500, 1000] = 500
    """What the winner of a deal adds."""
    brisques: Literal["rescue", "never", "always"] = "rescue"
    """When aces and tens in tricks count: to break a tie and to save from the rubicon, never, or always."""
    rubicon_points: Literal[0, 500] = 500
    rubicon_brisques: Literal[0, 300, 320] = 300

    @property
    def goal(self) -> Note:
        """The number of deals, and the line."""
        return Note("deals", {"deals": self.partie, "target": self.target})

    def duties(self, *, phase_two: bool) -> Duties | None:
        """Return what a player who follows has to do: nothing while there is a stock."""
        return Duties("always", must_trump=True) if phase_two else None

    def pack(self, seats: int) -> tuple[Card, ...]:
        """Return all packs. Equal cards are marked, because they differ once they are melded."""
        return cards_of(self.packs)

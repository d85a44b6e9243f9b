"""The options of Écarté and its presets. :mod:`engine.ecarte.rules` adds the dealing and the end of a game."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, ClassVar, Literal

from pydantic import PositiveInt

from engine.cards import Card, pack, rank
from engine.kit.tricks import Duties, Order, TrickOptions, bowers, order_of

SEATS = 2
HAND = 5
"""The cards of a hand, and the tricks of a round."""
RANKS = ("7", "8", "9", "10", "A", "J", "Q", "K")


class EcarteOptions(TrickOptions):
    """The options; the defaults are the preset ``free-ecarte``."""

    game: ClassVar[str] = "ecarte"
    changes: ClassVar[Mapping[str, Mapping[str, Any]]] = {
        "free-ecarte": {},
        "french-ecarte": {"must_head": True, "must_trump": True},
    }
    presets: ClassVar[tuple[str, ...]] = tuple(changes)
    ranks: ClassVar[tuple[str, ...]] = RANKS
    option_groups: ClassVar[tuple[tuple[str, str], ...]] = (
        ("game", "target"),
        ("tricks", "must_head"),
        ("scoring", "king"),
    )

    preset: str = "free-ecarte"
    target: PositiveInt = 5

    must_head: bool = False
    """A player who follows suit must win the trick if able."""
    must_trump: bool = False
    """A player who cannot follow suit must trump if able."""
    bowers: bool = False
    """The jack of trumps and the other jack of its colour are the highest trumps, as in Euchre."""

    king: Literal["announced", "by-itself", "none"] = "announced"
    """Whether the king of trumps scores: once its holder announces or leads it, by itself, or never."""
    vulnerable: bool = True
    """A player who plays without an exchange that was proposed or possible, and loses, loses two points."""

    def pack(self, seats: int) -> tuple[Card, ...]:
        """Return the 32 cards from the sevens to the aces."""
        return tuple(card for card in pack() if rank(card) in RANKS)

    def order(self, trump: str) -> Order:
        """Return how cards rank in tricks: the king is high, and the ace is below the jack."""
        return order_of(self.ranks, trump, bowers(trump) if self.bowers else ())

    def duties(self, *, phase_two: bool) -> Duties:
        """Return what a player who follows has to do."""
        return Duties("always" if self.must_head else "never", self.must_trump)

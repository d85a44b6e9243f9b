"""The options and presets of Gin Rummy. :mod:`engine.gin.rules` adds the dealing and the end of a game."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, ClassVar, Literal

from engine.cards import Card, pack
from engine.kit.discard_round import DiscardOptions
from engine.kit.sets_and_runs import BIT, Melds, Runs, cards_of, mask_of, melds_of
from engine.types import RulesError, Verb

_HIGH_ACE = 15
"""The points of an ace as deadwood where it can stand above the king."""


class GinOptions(DiscardOptions):
    """The options of Gin Rummy; the defaults are the preset ``standard``."""

    game: ClassVar[str] = "gin"
    changes: ClassVar[Mapping[str, Mapping[str, Any]]] = {
        "standard": {},
        "straight": {"knock_limit": 0},
        "oklahoma": {"target": 150, "knock_limit": "upcard", "ace_gin_only": True, "spades_double": True},
        "hollywood": {"hollywood": True},
        "tournament": {"last_discard": True, "shutout": "points"},
    }
    presets: ClassVar[tuple[str, ...]] = tuple(changes)
    ranges: ClassVar[Mapping[str, tuple[int, int]]] = {
        "target": (50, 1000),
        "knock_bonus": (0, 25),
        "gin_bonus": (0, 50),
        "undercut_bonus": (0, 50),
        "box_bonus": (0, 500),
        "game_bonus": (0, 500),
    }
    seat_counts: ClassVar[tuple[int, ...]] = (2,)
    option_groups: ClassVar[tuple[tuple[str, str], ...]] = (
        ("game", "target"),
        ("knock", "knock_limit"),
        ("scoring", "gin_bonus"),
    )

    verbs: ClassVar[tuple[Verb, ...]] = (
        *map(Verb, ("draw", "take", "pass", "gin")),
        Verb("knock", "some", target=True),
        Verb("discard", "one"),
        Verb("lay", "some", target=True),
        Verb("end"),
    )

    preset: str = "standard"
    target: int = 100
    hollywood: bool = False
    """Three games are scored at once."""
    hand_size: Literal[7, 10] = 10
    next_dealer: Literal["alternate", "winner", "loser"] = "loser"
    first_upcard: Literal["offered", "none"] = "offered"
    """Whether a card is turned up and offered to both; else the non-dealer gets one card more, and discards."""
    runs: Runs = "low"

    knock_limit: Literal[0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, "upcard"] = 10
    """The most deadwood with which a player can knock; with ``upcard``, the value of the first upcard."""
    ace_gin_only: bool = False
    """With an ace as the first upcard, nobody can knock without gin."""
    last_discard: bool = False
    """The discard that would make the round void can still be taken, to knock with it."""
    lay_off_by_hand: bool = False
    """The opponent chooses what to lay off; otherwise the best is worked out."""

    gin_bonus: int = 25
    big_gin: Literal["none", 31, 50] = 31
    """The bonus for eleven cards in melds, in place of the gin bonus."""
    undercut_bonus: int = 25
    equal_undercut: bool = True
    """Equal deadwood is an undercut; otherwise nobody scores."""
    knock_bonus: int = 0
    spades_double: bool = False
    """A spade as the first upcard doubles the round, with its bonuses."""
    box_bonus: int = 25
    game_bonus: int = 100
    shutout: Literal["none", "points", "all"] = "all"
    """What doubles for the winner if the loser has won no round: only the points, or the bonuses too."""

    def check(self, seats: int) -> None:
        """Raise :class:`RulesError` also for two options that clash."""
        super().check(seats)
        if self.ace_gin_only and self.knock_limit != "upcard":
            raise RulesError("ace_gin_only", "options-clash", other="knock_limit")

    def implied(self, changes: Mapping[str, Any]) -> Mapping[str, Any]:
        """Return the options that change too: an ace stops knocking only if the upcard sets the limit."""
        if changes.get("ace_gin_only"):
            return {"knock_limit": "upcard"}
        return {"ace_gin_only": False} if changes.get("knock_limit", "upcard") != "upcard" else {}

    @property
    def dormant(self) -> tuple[str, ...]:
        """The options about knocking, where only gin ends a round."""
        knocking = ("lay_off_by_hand", "undercut_bonus", "equal_undercut", "knock_bonus")
        return () if self.knock_limit else knocking

    @property
    def melds(self) -> Melds:
        """The sets and runs of these rules."""
        return melds_of(self.runs, 1 if self.runs == "low" else _HIGH_ACE)

    def hand(self, seats: int) -> int:
        """Return the number of cards dealt to each player."""
        return self.hand_size

    def pack(self, seats: int) -> tuple[Card, ...]:
        """Return the 52 cards."""
        return pack()

    def arranged(self, hand: tuple[Card, ...]) -> tuple[tuple[Card, ...], ...]:
        """Return the melds of a hand that leave the least deadwood."""
        return tuple(map(cards_of, self.melds.best(mask_of(hand))[0].melds))

    @property
    def turns_limit_card(self) -> bool:
        """Whether a card must be turned although the first upcard is not offered."""
        return self.first_upcard == "none" and (self.knock_limit == "upcard" or self.spades_double)

    def limit(self, first: Card | None) -> int:
        """Return the most deadwood with which a player can knock after this first upcard."""
        if self.knock_limit != "upcard":
            return self.knock_limit
        if first is None or (self.ace_gin_only and first[0] == "A"):
            return 0
        return melds_of().points(BIT[first])

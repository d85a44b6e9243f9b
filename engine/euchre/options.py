"""The options of Euchre and its presets. :mod:`engine.euchre.rules` adds the dealing and the end of a game."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from typing import Any, ClassVar, Literal

from pydantic import PositiveInt

from engine.cards import JOKER, SUITS, Card, pack, rank
from engine.kit.tricks import Order, TrickOptions, bowers, order_of
from engine.types import RulesError, Side

HAND = 5
"""The cards of a hand, and the tricks of a round."""
RANKS = ("7", "8", "9", "10", "J", "Q", "K", "A")
BEST = {"none": "", "joker": JOKER, "benny": "2S"}
"""The card above the bowers, by the option ``best_bower``."""
_SEATS = {"euchre": 4, "two-handed-euchre": 2, "three-handed-euchre": 3, "british-euchre": 4}
_LONE = {"order_alone": False, "defend_alone": False, "lone_lead": "as-usual"}
"""The options about lone hands, with the values that fit where nobody can play alone."""
_OF_PARTNERS = ("order_alone", "defend_alone", "alone")
"""The options that only partners can choose."""


class EuchreOptions(TrickOptions):
    """The options; the defaults are the preset ``euchre``."""

    game: ClassVar[str] = "euchre"
    changes: ClassVar[Mapping[str, Mapping[str, Any]]] = {
        "euchre": {},
        "two-handed-euchre": {"alone": False, "first_lead": "against-maker"},
        "three-handed-euchre": {"alone": False},
        "british-euchre": {"best_bower": "benny", "target": 21},
    }
    presets: ClassVar[tuple[str, ...]] = tuple(changes)
    seat_counts: ClassVar[tuple[int, ...]] = (4, 2, 3)
    newest_edition: ClassVar[int] = 2
    ranks: ClassVar[tuple[str, ...]] = RANKS
    option_groups: ClassVar[tuple[tuple[str, str], ...]] = (
        ("game", "target"),
        ("deal", "pack_size"),
        ("making", "stick_the_dealer"),
        ("alone", "alone"),
    )

    preset: str = "euchre"
    target: PositiveInt = 10

    pack_size: Literal[24, 28, 32] = 24
    """The cards from the nines, the eights or the sevens to the aces."""
    best_bower: Literal["none", "joker", "benny"] = "none"
    """A card above the bowers: a joker, or the two of spades (Benny)."""
    farmers_hand: bool = False
    """Three nines, tens or lower cards may be exchanged for the undealt cards, once, before trumps are made."""
    no_ace_no_face: bool = False
    """A hand without an ace, a face card or a trump may be thrown in: the cards are dealt again."""

    stick_the_dealer: bool = False
    """The dealer must name a suit if everybody has passed twice."""
    upcard_taken: bool = True
    """The dealer takes the upcard that is ordered up, and discards a card."""
    exchange: bool = False
    """Once trumps are made, everybody may exchange cards for undealt ones, as in Écarté."""
    first_lead: Literal["left-of-dealer", "against-maker"] = "left-of-dealer"
    """Who leads first: the player left of the dealer, or the first opponent left of the maker."""

    alone: bool = True
    """The maker may play without the partner."""
    order_alone: bool = False
    """A player who orders up the card to a partner who deals plays alone."""
    defend_alone: bool = False
    """A defender may play without the partner against a lone hand."""
    lone_lead: Literal["as-usual", "left-of-maker"] = "as-usual"
    """Who leads against a lone hand: as usual, or the player left of it."""

    def check(self, seats: int) -> None:
        """Raise :class:`RulesError` for another number of seats than the preset's, what needs partners, and clashes."""
        super().check(seats)
        if seats != _SEATS[self.preset]:
            raise RulesError("seats", "seats-not-played", value=seats)
        for option in _OF_PARTNERS:
            if getattr(self, option) and seats < max(self.seat_counts):
                raise RulesError(option, "needs-partners")
        for option, without in _LONE.items():
            if not self.alone and getattr(self, option) != without and self.edition > 1:
                raise RulesError(option, "options-clash", other="alone")

    @property
    def dormant(self) -> Collection[str]:
        """The options about partners, where there are none."""
        return () if _SEATS[self.preset] == max(self.seat_counts) else {*_OF_PARTNERS, *_LONE}

    def implied(self, changes: Mapping[str, Any]) -> Mapping[str, Any]:
        """Return the options that change too: one about lone hands allows them; forbidding them resets all of these."""
        if changes.get("alone") is False:
            return _LONE
        lone = any(changes.get(option, without) != without for option, without in _LONE.items())
        return {"alone": True} if lone else {}

    def sides(self, seats: int) -> tuple[Side, ...]:
        """Return the side of each seat: four play in partnerships, others alone."""
        return (0, 1, 0, 1) if seats == max(self.seat_counts) else tuple(range(seats))

    def pack(self, seats: int) -> tuple[Card, ...]:
        """Return the cards from the nines, eights or sevens, with the best bower if there is one, in pack order."""
        ranks = RANKS[-self.pack_size // len(SUITS) :]
        return tuple(card for card in pack(jokers=1) if rank(card) in ranks or card == BEST[self.best_bower])

    def order(self, trump: str) -> Order:
        """Return how cards rank in tricks: the best bower, the right and the left one belong to the trump suit.

        >>> order = EuchreOptions().order("H")
        >>> order.suit["JD"], order.beats("JH", "JD"), order.beats("JD", "AH")
        ('H', True, True)
        """
        best = BEST[self.best_bower]
        return order_of(self.ranks, trump, (*((best,) if best else ()), *bowers(trump)))

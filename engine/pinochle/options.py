"""The options of Pinochle, Binokel and Bezique. :mod:`engine.pinochle.rules` adds the dealing and the end of a game.

Each of the three games is a preset; any mixture of their options can be played too. "Section" in the comments is the
section of the Pinochle guide that describes the options below it.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, ClassVar, Literal, TypeAlias

from pydantic import PositiveInt

from engine.cards import Card, marked, pack, rank
from engine.kit.hands import by_suit
from engine.kit.pinochle_cards import RANKS
from engine.kit.tricks import Duties, Order, Overplay, TrickOptions, order_of
from engine.types import RulesError

STRENGTH = {name: place for place, name in enumerate(RANKS)}
PackSize: TypeAlias = Literal[48, 64]

place = by_suit(RANKS)
"""The sort key of a card in a hand: by suit, then from low to high, the unmarked copy first."""


def cards_of(size: PackSize) -> tuple[Card, ...]:
    """Return the marked pack of 48 cards (nines to aces) or 64 (sevens to aces), in pack order."""
    ranks = RANKS if size == 64 else RANKS[2:]
    return marked(card for card in pack(2) if rank(card) in ranks)


def lowest(size: PackSize) -> str:
    """Return the lowest rank of a pack: in trumps, it is the dix."""
    return "7" if size == 64 else "9"


def order(trump: str) -> Order:
    """Return how cards rank in tricks. Of two equal cards the one led wins (Pinochle guide 2.4).

    >>> order("H").beats("10S", "KS"), order("H").beats("KS'", "KS"), order("H").beats("9H", "AS")
    (True, False, True)
    """
    return order_of(RANKS, trump)


PRESETS: Mapping[str, Mapping[str, Any]] = {
    "pinochle": {},
    "binokel": {
        "target": 1500,
        "double_pinochle": True,
        "roundhouse": True,
        "fresh_card": False,
        "liberal_remelding": True,
        "overplay": "always",
        "phase_one_tricks": "as-taken",
        "last_trick": True,
    },
    "bezique": {
        "target": 2000,
        "pack_size": 64,
        "hand_size": 8,
        "double_pinochle": True,
        "fresh_card": False,
        "liberal_remelding": True,
        "overplay": "always",
        "phase_one_tricks": "as-taken",
        "trick_points": "brisques",
        "last_trick": True,
        "sequence_points": 250,
        "double_pinochle_points": 500,
    },
}
"""By preset, the options that differ from the defaults of :class:`engine.pinochle.options.PinochleOptions`."""
STANDARD_VALUES: Mapping[str, Mapping[str, tuple[Any, ...]]] = {
    "pinochle": {
        "target": (1000,),
        "pack_size": (48, 64),
        "hand_size": (12, 16),
        "pinochle": ("spades", "red"),
        "several_melds": (False,),
        "grand": (False,),
        "double_marriage": (False,),
        "common_sequence": (False,),
        "double_sequence": (False,),
        "double_set": (False,),
        "fresh_card": (True,),
        "liberal_remelding": (False,),
        "must_trump": (True,),
        "phase_one_tricks": ("no", "at-end"),
        "trick_points": ("standard", "simplified"),
        "dix_turned": (False,),
        "sequence_points": (150,),
        "double_pinochle_points": (300,),
        "double_set_1000": (False,),
    },
    "binokel": {
        "target": (1500, 2000),
        "pack_size": (48,),
        "hand_size": (12,),
        "dix_must_be_melded": (False,),
        "dix_beside_meld": (False,),
        "pinochle": ("spades",),
        "double_pinochle": (True,),
        "double_marriage": (False,),
        "roundhouse": (True,),
        "fresh_card": (False,),
        "liberal_remelding": (True,),
        "overplay": ("always",),
        "phase_one_tricks": ("as-taken",),
        "trick_points": ("standard", "simplified"),
        "last_trick": (True,),
        "sequence_points": (150,),
        "double_pinochle_points": (300,),
    },
    "bezique": {
        "target": (2000, 1000),
        "pack_size": (64,),
        "hand_size": (8,),
        "dix_must_be_melded": (False,),
        "dix_beside_meld": (False,),
        "pinochle": ("spades", "switching"),
        "several_melds": (False,),
        "double_pinochle": (True,),
        "grand": (False,),
        "roundhouse": (False,),
        "double_sequence": (False,),
        "double_set": (False,),
        "fresh_card": (False,),
        "liberal_remelding": (True,),
        "overplay": ("always",),
        "phase_one_tricks": ("as-taken",),
        "trick_points": ("brisques",),
        "last_trick": (True,),
        "sequence_points": (250,),
        "double_pinochle_points": (500,),
        "double_set_1000": (False,),
    },
}
"""By preset and option, the values that are standard or a known variation. An option not listed may have any value."""


SEATS = 2


class PinochleOptions(TrickOptions):
    """The options of the family; the defaults are the preset ``pinochle``.

    Where the Pinochle guide contradicts itself: a pinochle scores 40 (2.8, 3.4, 4.4; 5.2 prints 20), a roundhouse 240
    (2.8 prints 220), eight queens 600 (5.2 prints 400 twice); in Pinochle a player must overplay when trumps are led
    (2.4).
    """

    game: ClassVar[str] = "pinochle"
    presets: ClassVar[tuple[str, ...]] = tuple(PRESETS)
    own_games: ClassVar[tuple[str, ...]] = presets
    changes: ClassVar[Mapping[str, Mapping[str, Any]]] = PRESETS
    ranks: ClassVar[tuple[str, ...]] = RANKS
    option_groups: ClassVar[tuple[tuple[str, str], ...]] = (
        ("deal", "target"),
        ("melds", "dix_must_be_melded"),
        ("tricks", "overplay"),
        ("scoring", "phase_one_tricks"),
    )

    preset: str = "pinochle"
    target: PositiveInt = 1000

    # the deal (section 7.4.5)
    pack_size: PackSize = 48
    """48 cards from the nines, or 64 from the sevens; the lowest trump is the dix."""
    hand_size: Literal[8, 12, 16] = 12

    # melds (section 7.4.14)
    dix_must_be_melded: bool = False
    """A dix scores only as a meld, and not when it is shown beside one or played."""
    dix_beside_meld: bool = False
    """A dix that must be melded may be melded in the same turn as another meld."""
    pinochle: Literal["spades", "red", "switching"] = "spades"
    """``spades``: queen of spades and jack of diamonds. ``red``: queen of hearts and jack of diamonds. ``switching``:
    as ``spades``, but queen of clubs and jack of hearts if the former would contain a trump."""
    several_melds: bool = False
    """Any number of melds in a turn."""
    double_pinochle: bool = False
    grand: bool = False
    double_marriage: bool = False
    roundhouse: bool = False
    common_sequence: bool = False
    double_sequence: bool = False
    double_set: bool = False
    fresh_card: bool = True
    """A meld needs a card that is not on the mat."""
    liberal_remelding: bool = False

    # phase two (section 7.4.14)
    overplay: Overplay = "trumps"
    """When a higher card of the suit led must be played."""
    must_trump: bool = True
    """A player who cannot follow suit must trump."""

    # scoring (section 7.4.15)
    phase_one_tricks: Literal["no", "at-end", "as-taken"] = "no"
    """Whether the tricks of phase one count: never, only at the end of the round, or towards knocking too."""
    trick_points: Literal["standard", "simplified", "brisques"] = "standard"
    last_trick: bool = False
    """10 points for the last trick of the round."""
    dix_turned: bool = False
    """10 points for the dealer when the card turned up is a dix."""
    no_trick_penalty: bool = False
    """Melds count against a side that scores no point in phase two."""
    scored_at_end: bool = False
    """Melds count for the game only at the end of the round: nobody can knock."""
    score_differences: bool = False
    """A meld that extends another scores only the difference."""
    sequence_points: Literal[150, 250] = 150
    """Points of the sequence in trumps."""
    double_pinochle_points: Literal[300, 500] = 300
    double_set_1000: bool = False
    """Every double set scores 1000."""

    def check(self, seats: int) -> None:
        """Raise :class:`RulesError` if two options contradict each other or for any number of seats but two."""
        super().check(seats)
        for option, other, clash in (
            ("hand_size", "pack_size", self.hand_size != 12 and self.pack_size == 48),
            ("dix_beside_meld", "dix_must_be_melded", self.dix_beside_meld and not self.dix_must_be_melded),
            ("several_melds", "score_differences", self.several_melds and not self.score_differences),
            ("trick_points", "phase_one_tricks", self.trick_points == "brisques" and self.phase_one_tricks == "no"),
            ("double_set_1000", "double_set", self.double_set_1000 and not self.double_set),
        ):
            if clash:
                raise RulesError(option, "options-clash", other=other)

    def implied(self, changes: Mapping[str, Any]) -> Mapping[str, Any]:
        """Return score differences with several melds, and the tricks of phase one with brisques (7.4.14, 7.4.15).

        In Pinochle the tricks of phase one are added at the end of the round, in the other games as they are taken.
        """
        found: dict[str, Any] = {}
        if changes.get("several_melds"):
            found["score_differences"] = True
        if changes.get("trick_points") == "brisques" and self.phase_one_tricks == "no":
            found["phase_one_tricks"] = "at-end" if self.preset == "pinochle" else "as-taken"
        return found

    def nonstandard(self) -> tuple[str, ...]:
        """Return the options whose value no book allows for the preset's game; such a game is a hybrid.

        >>> PinochleOptions.of("pinochle").nonstandard()
        ()
        >>> PinochleOptions(grand=True).nonstandard()
        ('grand',)
        """
        standard = STANDARD_VALUES[self.preset]
        return tuple(
            option
            for option in type(self).model_fields
            if option in standard and getattr(self, option) not in standard[option]
        )

    def duties(self, *, phase_two: bool) -> Duties | None:
        """Return what a player who follows has to do: nothing while there is a stock."""
        return Duties(self.overplay, self.must_trump) if phase_two else None

    def pack(self, seats: int) -> tuple[Card, ...]:
        """Return every card twice. Equal cards are marked, because they differ once they are melded."""
        return cards_of(self.pack_size)

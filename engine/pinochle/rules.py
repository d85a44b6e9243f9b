"""The options of Pinochle, Binokel and Bezique, and the three presets.

Every game of the family is one set of values of :class:`PinochleRules`; hybrids are legal, and known as such.
Sections are those of ``meggiesoft-pinochle-bezique-guide.txt``.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, ClassVar, Literal

from pydantic import PositiveInt

from engine.cards import Card, rank
from engine.first_player import first_player, highest_cut
from engine.pinochle.cautions import CAUTIONS
from engine.pinochle.help import explain
from engine.pinochle.kinds import STRENGTH, PackSize, cards_of
from engine.pinochle.pages import PAGES
from engine.pinochle.round import PinochleRound
from engine.round import Round
from engine.rules import Rules
from engine.score import RoundScore, Settlement
from engine.types import Note, RulesError, Seat, Side, Verb

TARGET_STEP = 250
"""How much the target rises while both are past it (2.8, 2.10)."""


class PinochleRules(Rules):
    """The options of the family; the defaults are the preset ``pinochle``.

    Where the guide contradicts itself: a pinochle scores 40 (2.8, 3.4, 4.4; 5.2 prints 20), a roundhouse 240 (2.8
    prints 220), eight queens 600 (5.2 prints 400 twice); overplaying in Pinochle is a duty when trumps are led (2.4).
    """

    game: ClassVar[str] = "pinochle"
    verbs: ClassVar[tuple[Verb, ...]] = (
        Verb("play", "one"),
        Verb("meld", "some", target=True),
        Verb("exchange"),
        Verb("draw"),
        Verb("knock"),
    )
    presets: ClassVar[tuple[str, ...]] = ("pinochle", "binokel", "bezique")
    seat_counts: ClassVar[tuple[int, ...]] = (2,)
    cautions: ClassVar[tuple[str, ...]] = CAUTIONS
    automatic: ClassVar[tuple[str, ...]] = ("knock",)
    pages: ClassVar[tuple[str, ...]] = PAGES
    option_groups: ClassVar[tuple[tuple[str, str], ...]] = (
        ("deal", "target"),
        ("melds", "dix_must_be_melded"),
        ("tricks", "overplay"),
        ("scoring", "phase_one_tricks"),
    )

    preset: str = "pinochle"
    target: PositiveInt = 1000

    # the deal (7.4.5)
    pack_size: PackSize = 48
    """48 cards from the nines, or 64 from the sevens; the lowest trump is the dix."""
    hand_size: Literal[8, 12, 16] = 12
    starter: Literal["alternate", "loser"] = "alternate"
    """Who starts after the first round: the seats in turn, or who made less in the round before."""
    cut_for_deal: bool = False
    """Whether the higher card cut starts the first round, and not seat 0."""

    # melds (7.4.14)
    dix_must_be_melded: bool = False
    """A dix then scores only as a meld, and not when it is shown beside one or played."""
    dix_beside_meld: bool = False
    """Dixes that must be melded may be melded in a turn with another meld."""
    pinochle: Literal["spades", "red", "switching"] = "spades"
    """Queen of spades and jack of diamonds; or queen of hearts and jack of diamonds; or, where the first would hold a
    trump, queen of clubs and jack of hearts."""
    several_melds: bool = False
    """Any number of melds a turn."""
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

    # phase two (7.4.14)
    overplay: Literal["never", "trumps", "always"] = "trumps"
    """When a higher card of the suit led must be played: never, if trumps are led, always."""
    must_trump: bool = True
    """A player who cannot follow suit must trump."""

    # scoring (7.4.15)
    phase_one_tricks: Literal["no", "at-end", "as-taken"] = "no"
    """Whether the tricks of phase one count: only when the round is over, or towards knocking too."""
    trick_points: Literal["standard", "simplified", "brisques"] = "standard"
    last_trick: bool = False
    """10 points for the last trick of the round."""
    dix_turned: bool = False
    """10 points for the dealer when the card turned up is a dix."""
    no_trick_penalty: bool = False
    """Without a point in phase two, meld points count against their side."""
    scored_at_end: bool = False
    """Melds count for the game only when the round is over: nobody can knock."""
    score_differences: bool = False
    """A meld that grows out of another scores only the difference."""
    sequence_points: Literal[150, 250] = 150
    """Points of the sequence in trumps."""
    double_pinochle_points: Literal[300, 500] = 300
    double_set_1000: bool = False
    """Every double set scores 1000."""

    @classmethod
    def of(cls, preset: str) -> PinochleRules:
        """The rules of a preset. Raises :class:`RulesError` for a name that is none."""
        if preset not in cls.presets:
            raise RulesError("preset", "no-such-preset", value=preset)
        return cls(preset=preset, **_PRESETS[preset])

    def check(self, seats: int) -> None:
        """Raises :class:`RulesError` for two options that contradict each other, or a number of seats not played."""
        self.of(self.preset)
        if seats not in self.seat_counts:
            raise RulesError("seats", "seats-not-played", value=seats)
        for option, other, clash in (
            ("hand_size", "pack_size", self.hand_size != 12 and self.pack_size == 48),
            ("dix_beside_meld", "dix_must_be_melded", self.dix_beside_meld and not self.dix_must_be_melded),
            ("several_melds", "score_differences", self.several_melds and not self.score_differences),
            ("trick_points", "phase_one_tricks", self.trick_points == "brisques" and self.phase_one_tricks == "no"),
            ("double_set_1000", "double_set", self.double_set_1000 and not self.double_set),
        ):
            if clash:
                raise RulesError(option, "options-clash", other=other)

    def foreign(self) -> tuple[str, ...]:
        """The options with a value that is in no book of the preset's game: what makes these rules a hybrid."""
        books = _BOOKS[self.preset]
        return tuple(
            option
            for option in type(self).model_fields
            if option in books and getattr(self, option) not in books[option]
        )

    def explain(self, page: str) -> tuple[Note, ...]:
        """A page of the help, with the melds by the preset's own names."""
        return explain(self, page)

    def sides(self, seats: int) -> tuple[Side, ...]:
        """Each seat plays for itself."""
        return tuple(range(seats))

    def pack(self, seats: int) -> tuple[Card, ...]:
        """Every card twice, marked: equal cards are two different ones once they are melded."""
        return cards_of(self.pack_size)

    def dealer(self, number: int, seats: int, scores: Sequence[RoundScore], cut: Sequence[Card]) -> Seat:
        """The seat before the one that starts; seat 0 starts the first round, or the higher card of the cut (7.4.5)."""
        first = highest_cut(seats, [STRENGTH[rank(card)] for card in cut]) if self.cut_for_deal else 0
        starts = first_player(number, self.sides(seats), scores, first=first, loser=self.starter == "loser")
        return (starts - 1) % seats

    def deal(
        self,
        *,
        seats: int,
        number: int,
        dealer: Seat,
        totals: tuple[int, ...],
        target: int,
        cards: tuple[Card, ...],
    ) -> PinochleRound:
        """A round dealt from shuffled ``cards``, top first; who has ``target`` points while melding may knock."""
        return PinochleRound(self, dealer=dealer, totals=totals, target=target, cards=cards)

    def settle(self, totals: tuple[int, ...], target: int, finished: Round) -> Settlement:
        """Who knocks has won. Else the target rises until one side alone is past it, or none (2.8, 2.10)."""
        if isinstance(finished, PinochleRound) and finished.knocker is not None:
            return Settlement((finished.knocker,), target)
        while sum(total >= target for total in totals) > 1:
            target += TARGET_STEP
        return Settlement(tuple(side for side, total in enumerate(totals) if total >= target), target)


_PRESETS: dict[str, dict[str, Any]] = {
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
_BOOKS: dict[str, dict[str, tuple[Any, ...]]] = {
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
"""The values that a game's books know, as standard or as a variation; of options not listed they know every value."""

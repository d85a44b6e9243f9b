"""The options of Canasta, and its presets.

Every variant is one set of values of :class:`CanastaRules`. What is not played yet is refused by name, never
ignored. Sources are named by file and section: *guide* is ``meggiesoft-canasta-guide.txt``.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, ClassVar, Literal

from pydantic import PositiveInt

from engine.canasta.help import explain
from engine.canasta.round import CanastaRound
from engine.cards import Card, pack
from engine.game import Note, RoundScore, Rules, RulesError, Seat, Side, Verb

LATER = ("modern", "windows", "windows1", "dos", "partners", "three", "samba", "bolivia", "hand-and-foot")
"""Presets that have a name, and are not played yet."""


class CanastaRules(Rules):
    """The options of Canasta. The defaults are the preset ``classic``, for two: guide, 2.3 to 2.10 and 4.4.14.

    Where the guide contradicts itself: one canasta to go out (2.2; 4.4.14 would say two), and the first upcard is
    covered while it is any three or a wild card (2.3; 2.1 would say a red three). The covered cards stay in the pile.
    """

    game: ClassVar[str] = "canasta"
    verbs: ClassVar[tuple[Verb, ...]] = (
        Verb("draw"),
        Verb("take", "some", target=True),
        Verb("meld", "some", target=True),
        Verb("discard", "one"),
        Verb("end"),
    )
    presets: ClassVar[tuple[str, ...]] = ("classic",)
    seat_counts: ClassVar[tuple[int, ...]] = (2,)

    preset: str = "classic"
    target: PositiveInt = 5000

    # the deal
    jokers: int = 4
    """In two packs of 52."""
    hand_size: int = 15
    talons: tuple[int, ...] = ()
    """Cards dealt aside for the first sides to meld."""
    cards_drawn: int = 2
    first_upcard: Literal["turned", "none"] = "turned"
    first_upcard_covers: Literal["wild-any-three", "wild-red-three"] = "wild-any-three"
    """Cards that another upcard is turned on top of."""
    starter: Literal["alternate", "loser", "cut", "first-seat"] = "alternate"
    """Who starts the rounds after seat 0 started the first: the seats in turn, or who made less in the one before."""

    # threes
    red_three_drawn: Literal["replaced", "not-replaced", "ends-turn"] = "replaced"
    all_threes_equal: bool = False
    red_three_discard: bool = False
    black_threes_melded: Literal["going-out", "going-out-with-wild", "for-last-discard", "never"] = "going-out"

    # melds
    wild_limit: int = 3
    """Wild cards that one meld may hold; never more than its naturals, whatever stands here."""
    wild_in_first_three: int | None = None
    melds_of_a_rank: Literal["one", "several"] = "one"
    canasta_grows: bool = True
    pure_aces_and_sevens: bool = False
    wild_melds: bool = False
    wild_melds_first: bool = False
    """Once a wild meld is begun, no wild card goes to another meld until it is a canasta."""

    # the discard pile
    frozen_at_first: bool = False
    frozen_always: bool = False
    frozen_until_melded: bool = True
    """The pile is frozen to a side that has not melded."""
    frozen_by: tuple[Literal["wild", "red-three"], ...] = ("wild", "red-three")
    take_frozen: Literal["natural-pair", "hand-only"] = "natural-pair"
    take_unfrozen: tuple[Literal["pair", "natural-and-wild", "meld"], ...] = (
        "pair",
        "natural-and-wild",
        "meld",
    )
    upcard_onto_canasta: Literal["yes", "pair-onto-mixed", "no"] = "yes"
    blocked_by: tuple[Literal["black-three", "red-three", "wild"], ...] = ("black-three", "wild")
    take_back: Literal["until-discard", "until-rest", "never"] = "until-discard"
    take_back_penalty: int = 50
    wild_discard: Literal["yes", "going-out"] = "yes"
    ace_or_seven_to_empty_pile: bool = True

    # the initial meld
    minimums: tuple[tuple[int, int], ...] = ((0, 15), (1500, 50), (3000, 90))
    """(score, points): what a side with less than this score must reach; above the last, ``top_minimum``."""
    top_minimum: int = 120
    upcard_counts: Literal["yes", "no", "added-to-minimum"] = "yes"
    opens_anyway: Literal["nothing", "natural-canasta", "canasta", "concealed"] = "nothing"
    """What is an initial meld whatever the minimum."""

    # the end of a round
    canastas_to_go_out: int = 1
    discard_to_go_out: bool = False
    last_card: Literal["kept-back", "passed"] = "kept-back"
    """Without the canastas to go out: two cards stay at the discard, or the only one is kept and the discard passed."""
    stock_out: Literal["ends-unless-taken", "ends", "ends-or-turned", "turned"] = "ends-unless-taken"
    special_hands: bool = False

    # scoring
    seven: int = 5
    """Points of a seven; the other cards count the same everywhere."""
    natural_canasta: int = 500
    mixed_canasta: int = 300
    special_canastas: bool = False
    going_out: int = 100
    concealed: int = 100
    """Added to ``going_out`` when the whole hand is melded in one turn."""
    red_three: int = 100
    all_red_threes: int = 800
    red_threes_count: Literal["with-meld", "with-canastas", "always", "unless-caught"] = "with-meld"
    """When red threes are a bonus; otherwise they cost as much."""
    melded_without_canasta: Literal["plus", "minus", "minus-with-hand"] = "plus"
    unfinished_melds: bool = False

    @classmethod
    def of(cls, preset: str) -> CanastaRules:
        """The rules of a preset. Raises :class:`RulesError` for a name that is none, or is not played yet."""
        if preset in cls.presets:
            return cls(preset=preset)
        if preset in LATER:
            raise RulesError("preset", "preset-not-played", preset=preset)
        raise RulesError("preset", "no-such-preset", value=preset)

    def check(self, seats: int) -> None:
        """Raises :class:`RulesError` naming the first option whose value is not played, or the seats."""
        self.of(self.preset)
        if seats not in self.seat_counts:
            raise RulesError("seats", "seats-not-played", value=seats)
        for option, field in type(self).model_fields.items():
            value = getattr(self, option)
            if value != field.default and not _PLAYED.get(option, _nothing_else)(value):
                raise RulesError(option, "option-not-played", value=str(value))

    def sides(self, seats: int) -> tuple[Side, ...]:
        """Each seat plays for itself."""
        return tuple(range(seats))

    def pack(self, seats: int) -> tuple[Card, ...]:
        """Two packs of 52 and the jokers."""
        return pack(2, self.jokers)

    def dealer(self, number: int, seats: int, scores: Sequence[RoundScore], cut: Sequence[Card]) -> Seat:
        """The seat before the one that starts. Seat 0 starts the first round (guide 2.11; starter: 4.4.5)."""
        starter = (number - 1) % seats
        if self.starter == "loser" and scores:
            made = [sum(line.points for line in lines) for lines in scores[-1]]
            if len(set(made)) > 1:
                starter = made.index(min(made))
        return (starter - 1) % seats

    def deal(
        self,
        *,
        seats: int,
        number: int,
        dealer: Seat,
        totals: tuple[int, ...],
        target: int,
        cards: tuple[Card, ...],
    ) -> CanastaRound:
        """A round dealt from shuffled ``cards``, top first; ``totals`` set the sides' minimums."""
        return CanastaRound(self, sides=self.sides(seats), dealer=dealer, totals=totals, cards=cards)

    def explain(self, page: str) -> tuple[Note, ...]:
        """A page of the help, with the minimums of the initial meld."""
        return explain(self, page)

    def minimum(self, score: int) -> int:
        """The points that an initial meld needs of a side with ``score`` at the start of the round (guide 2.7)."""
        return next((points for below, points in self.minimums if score < below), self.top_minimum)


def _nothing_else(value: Any) -> bool:
    return False


def _points(value: Any) -> bool:
    return 0 <= int(value) <= 100_000


_PLAYED: dict[str, Callable[[Any], bool]] = {
    "target": _points,
    "hand_size": range(11, 16).__contains__,
    "cards_drawn": (1, 2).__contains__,
    "starter": ("alternate", "loser").__contains__,
    "wild_limit": (2, 3).__contains__,
    "take_back_penalty": _points,
    "canastas_to_go_out": (1, 2).__contains__,
    "natural_canasta": _points,
    "mixed_canasta": _points,
    "going_out": _points,
    "concealed": _points,
}
"""The options that may differ from ``classic``, and with which values."""

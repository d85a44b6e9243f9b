"""The options of Canasta: every variant is one set of values of :class:`CanastaRules`.

The presets are in :mod:`engine.canasta.presets`, what contradicts what in :mod:`engine.canasta.clashes`. Sources are
named by file and section: *guide* is ``meggiesoft-canasta-guide.txt``, *windows* ``canasta-for-windows-2.5-help.txt``,
*windows1* ``canasta-1.0-help.txt``, *dos* ``canasta-txt-1984.txt``; *print* are the rules in common use.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, ClassVar, Literal

from pydantic import Field, PositiveInt, model_validator

from engine.canasta import clashes
from engine.canasta.cautions import CAUTIONS
from engine.canasta.help import explain
from engine.canasta.kinds import KIND, NATURALS, POINTS, RANKS, RED_THREE, WILD_JOKER
from engine.canasta.pages import PAGES
from engine.canasta.presets import PRESETS
from engine.canasta.round import CanastaRound
from engine.cards import Card, pack
from engine.first_player import first_player, highest_cut
from engine.round import Round
from engine.rules import Rules
from engine.score import RoundScore, Settlement
from engine.types import Note, RulesError, Seat, Side, Verb

BySeats = tuple[tuple[int, int], ...]
"""(seats, value) where a number differs from its option's."""
_GONE = ("wild_in_first_three", "blocked_by")
"""Options of older records, which never had a second value."""


def _option(default: Any, source: str) -> Any:
    """A field with the section that it comes from."""
    return Field(default, json_schema_extra={"source": source})


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
        Verb("pass"),
        Verb("ask"),
        Verb("answer", target=True),
        Verb("special"),
        Verb("end"),
    )
    presets: ClassVar[tuple[str, ...]] = tuple(PRESETS)
    seat_counts: ClassVar[tuple[int, ...]] = (2, 3, 4, 5, 6)
    cautions: ClassVar[tuple[str, ...]] = CAUTIONS
    pages: ClassVar[tuple[str, ...]] = PAGES
    option_groups: ClassVar[tuple[tuple[str, str], ...]] = (
        ("game", "target"),
        ("deal", "packs"),
        ("threes", "red_three_drawn"),
        ("melds", "wild_limit"),
        ("pile", "frozen_at_first"),
        ("opening", "minimums"),
        ("ending", "canastas_to_go_out"),
        ("scoring", "seven"),
    )

    preset: str = "classic"
    players: tuple[int, ...] = _option((2,), "guide 1")
    """The numbers of seats that may be taken."""
    partnerships: Literal["none", "two-sides", "three-sides"] = _option("none", "print")
    """How four players or six score together, partners facing each other; other numbers play each alone."""
    target: PositiveInt = _option(5000, "guide 2.1")
    rounds: int = _option(0, "print")
    """Rounds after which the leader wins, whatever the target; 0 for as many as it takes."""

    # the deal
    packs: int = _option(2, "guide 2.1")
    """Packs of 52 cards."""
    packs_more: BySeats = _option((), "print")
    jokers: int = _option(4, "guide 2.1")
    """In two packs of 52; more packs have more."""
    hand_size: int = _option(15, "guide 2.3")
    hand_size_more: BySeats = _option((), "dos, The game")
    foot: int = _option(0, "print")
    """Cards of a second hand, taken up when the first is gone; 0 for none."""
    talons: tuple[int, ...] = _option((), "guide 4.4.5")
    """Cards dealt aside for the first sides to meld."""
    cards_drawn: int = _option(2, "guide 2.4")
    first_upcard: Literal["turned", "none"] = _option("turned", "guide 2.3")
    first_upcard_covers: Literal["wild-any-three", "wild-red-three"] = _option("wild-any-three", "guide 2.3")
    """Cards that another upcard is turned on top of."""
    starter: Literal["alternate", "loser", "cut", "first-seat"] = _option("alternate", "guide 4.4.5")
    """Who starts: the seats in turn from seat 0; who made least in the round before; the seats in turn from who cut
    the highest card; always seat 0."""

    # threes
    red_three_drawn: Literal["replaced", "not-replaced", "ends-turn", "kept"] = _option("replaced", "guide 2.4")
    """A red three drawn goes to the mat, with what follows; or it is kept in the hand like any card."""
    all_threes_equal: bool = _option(False, "guide 4.4.14")
    red_three_discard: bool = _option(False, "windows, Red Three options")
    """A red three of the own mat may be discarded, in place of a card of the hand."""
    black_threes_melded: Literal["going-out", "going-out-with-wild", "for-last-discard", "never"] = _option(
        "going-out", "guide 2.6"
    )

    # melds
    wild_limit: int = _option(3, "guide 2.6")
    """Wild cards that one meld may hold."""
    wild_balance: Literal["even", "fewer", "free"] = _option("even", "guide 2.6")
    """Wild cards of a meld against its naturals: as many at most, fewer, or no matter beside two naturals."""
    melds_of_a_rank: Literal["one", "one-open", "several"] = _option("one", "guide 2.6")
    """Melds of a rank that a side may have: one; another once the one before is a closed canasta; any number."""
    canasta_grows: bool = _option(True, "guide 2.6")
    pure_aces_and_sevens: bool = _option(False, "guide 4.4.14")
    wild_melds: bool = _option(False, "guide 4.4.14")
    wild_melds_first: bool = _option(False, "guide 4.4.14")
    """Once a wild meld is begun, no wild card goes to another meld until it is a canasta."""
    sequences: bool = _option(False, "print")
    """Melds of three to seven cards of a suit in sequence, four low and ace high, without wild cards."""

    # the discard pile
    frozen_at_first: bool = _option(False, "windows, Initially frozen")
    frozen_always: bool = _option(False, "guide 4.4.14")
    frozen_until_melded: bool = _option(True, "guide 2.5")
    """The pile is frozen to a side that has not melded."""
    frozen_by: tuple[Literal["wild", "red-three"], ...] = _option(("wild", "red-three"), "guide 2.5")
    take_frozen: Literal["natural-pair", "hand-only"] = _option("natural-pair", "guide 2.5")
    take_unfrozen: tuple[Literal["pair", "natural-and-wild", "meld"], ...] = _option(
        ("pair", "natural-and-wild", "meld"), "guide 2.5"
    )
    upcard_onto_canasta: Literal["yes", "pair-onto-mixed", "no"] = _option("yes", "guide 2.5")
    pile_taken: int = _option(0, "print")
    """Cards of the pile that are taken, the upcard among them; 0 for all."""
    take_back: Literal["until-discard", "until-rest", "never"] = _option("until-discard", "guide 4.3.6")
    take_back_penalty: int = _option(50, "guide 2.5")
    wild_discard: Literal["yes", "going-out"] = _option("yes", "guide 4.4.14")
    ace_or_seven_to_empty_pile: bool = _option(True, "guide 4.4.14")

    # the initial meld
    minimums: tuple[tuple[int, int], ...] = _option(((0, 15), (1500, 50), (3000, 90)), "guide 2.7")
    """(score, points): what a side with less than this score must reach; above the last, ``top_minimum``."""
    top_minimum: int = _option(120, "guide 2.7")
    minimum_by: Literal["score", "round"] = _option("score", "guide 2.7")
    """Whether the minimum goes by the side's score or by the number of the round."""
    upcard_counts: Literal["yes", "no", "added-to-minimum"] = _option("yes", "guide 2.7")
    """Whether the upcard counts toward the minimum; if ``no``, two cards of the hand melded with it do not either."""
    opens_anyway: Literal["nothing", "natural-canasta", "canasta", "concealed"] = _option("nothing", "guide 2.6")
    """What is an initial meld whatever the minimum."""

    # the end of a round
    canastas_to_go_out: int = _option(1, "guide 2.2")
    canasta_kinds: Literal["any", "one-sequence", "two-natural-two-mixed"] = _option("any", "print")
    """Which canastas these must be."""
    ask_to_go_out: bool = _option(False, "print")
    discard_to_go_out: bool = _option(False, "guide 4.4.14")
    last_card: Literal["kept-back", "passed"] = _option("kept-back", "windows, The rules 10")
    """Without the canastas to go out: two cards stay at the discard, or the only one is kept and the discard passed."""
    stock_out: Literal["ends-unless-taken", "ends", "ends-or-turned", "turned"] = _option(
        "ends-unless-taken", "guide 2.1"
    )
    special_hands: bool = _option(False, "guide 4.4.14")

    # scoring
    seven: int = _option(5, "guide 2.9")
    """Points of a seven; the other cards count the same everywhere."""
    natural_canasta: int = _option(500, "guide 2.10")
    mixed_canasta: int = _option(300, "guide 2.10")
    wild_canasta: int = _option(2000, "guide 2.10")
    sequence_canasta: int = _option(1500, "print")
    special_canastas: bool = _option(False, "guide 4.4.15")
    going_out: int = _option(100, "guide 2.10")
    concealed: int = _option(100, "guide 2.10")
    """Added to ``going_out`` when the whole hand is melded in one turn."""
    red_three: int = _option(100, "guide 2.10")
    all_red_threes: int = _option(800, "guide 2.10")
    red_threes_count: Literal["with-meld", "with-canastas", "with-two-canastas", "always", "unless-caught"] = _option(
        "with-meld", "guide 2.10"
    )
    """When red threes are a bonus; otherwise they cost as much."""
    red_three_held: int = _option(0, "print")
    """What a red three left in the hand costs."""
    black_three_held: int = _option(5, "guide 2.9")
    """What a black three left in the hand costs."""
    melded_without_canasta: Literal["plus", "minus", "minus-with-hand", "minus-below-needed"] = _option(
        "plus", "guide 4.4.15"
    )
    """Melded cards of a side without a canasta: a bonus, a cost, or with the hand all that counts, as a cost; the last
    also below the number needed to go out."""
    unfinished_melds: bool = _option(False, "guide 4.4.15")

    @model_validator(mode="before")
    @classmethod
    def _forget_gone_options(cls, form: Any) -> Any:
        if isinstance(form, Mapping):
            return {name: value for name, value in form.items() if name not in _GONE}
        return form

    @classmethod
    def of(cls, preset: str) -> CanastaRules:
        """The rules of a preset. Raises :class:`RulesError` for a name that is none."""
        if preset not in PRESETS:
            raise RulesError("preset", "no-such-preset", value=preset)
        return cls(preset=preset, **PRESETS[preset])

    def check(self, seats: int) -> None:
        """Raises :class:`RulesError` for an option out of range, two that contradict each other, or the seats."""
        self.of(self.preset)
        if seats not in self.players:
            raise RulesError("seats", "seats-not-played", value=seats)
        clashes.check(self, seats)

    def sides(self, seats: int) -> tuple[Side, ...]:
        """The side of each seat: partners sit opposite, all others play for themselves."""
        if self.partnerships == "none" or seats not in (4, 6):
            return tuple(range(seats))
        sides = 2 if self.partnerships == "two-sides" else 3
        return tuple(seat % sides for seat in range(seats))

    def packs_for(self, seats: int) -> int:
        """The packs of 52 that so many play with."""
        return dict(self.packs_more).get(seats, self.packs)

    def hand_for(self, seats: int) -> int:
        """The cards that each of so many is dealt."""
        return dict(self.hand_size_more).get(seats, self.hand_size)

    def pack(self, seats: int) -> tuple[Card, ...]:
        """The packs of 52 and their jokers."""
        packs = self.packs_for(seats)
        return pack(packs, self.jokers * packs // 2)

    def dealer(self, number: int, seats: int, scores: Sequence[RoundScore], cut: Sequence[Card]) -> Seat:
        """The seat before the one that starts (guide 2.11; starter: 4.4.5)."""
        if self.starter == "first-seat":
            return seats - 1
        first = 0
        if self.starter == "cut":
            # Jokers, twos and threes are cut again.
            first = highest_cut(seats, [KIND[card] if KIND[card] in NATURALS else None for card in cut])
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
    ) -> CanastaRound:
        """A round dealt from shuffled ``cards``, top first; ``totals`` set the sides' minimums."""
        return CanastaRound(self, sides=self.sides(seats), dealer=dealer, totals=totals, cards=cards, number=number)

    def explain(self, page: str) -> tuple[Note, ...]:
        """A page of the help, with the minimums of the initial meld."""
        return explain(self, page)

    def minimum(self, score: int, number: int = 1) -> int:
        """The points that an initial meld needs of a side with ``score`` at the start of round ``number`` (2.7)."""
        measure = score if self.minimum_by == "score" else number
        return next((points for below, points in self.minimums if measure < below), self.top_minimum)

    def settle(self, totals: tuple[int, ...], target: int, finished: Round) -> Settlement:
        """The common rule, or the leader of the last round; equal leaders play another."""
        if not self.rounds:
            return super().settle(totals, target, finished)
        leaders = tuple(side for side, total in enumerate(totals) if total == max(totals))
        done = isinstance(finished, CanastaRound) and finished.number >= self.rounds
        return Settlement(leaders if done and len(leaders) == 1 else (), target)

    @property
    def card_points(self) -> tuple[int, ...]:
        """What a card of each kind counts when it is melded."""
        seven = RANKS.index("7")
        return (*POINTS[:seven], self.seven, *POINTS[seven + 1 :])

    @property
    def held_points(self) -> tuple[int, ...]:
        """What a card of each kind costs that is left in a hand."""
        points = self.card_points
        return (
            *points[:RED_THREE],
            self.red_three_held,
            self.black_three_held,
            *points[RED_THREE + 2 : WILD_JOKER + 1],
        )

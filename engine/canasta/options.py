"""The options of Canasta: every variant is one set of values of :class:`CanastaOptions`.

The presets are in :mod:`engine.canasta.presets`. :func:`check_options` rejects impossible combinations. Sources are
cited by file and section: *guide* is ``meggiesoft-canasta-guide.txt``, *windows*
``canasta-for-windows-2.5-help.txt``, *windows1* ``canasta-1.0-help.txt``, *dos* ``canasta-txt-1984.txt``; *print*
stands for the rules in common use.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any, ClassVar, Literal, Self, TypeAlias, get_args

from pydantic import Field, PositiveInt, field_validator, model_validator

from engine.canasta.melds import POINTS, RANKS, RED_THREE, WILD_JOKER
from engine.canasta.presets import PRESETS, SUPERSEDED
from engine.cards import SUITS, Card, pack
from engine.options import Options
from engine.types import Note, RulesError, Side

BySeats = tuple[tuple[int, int], ...]
"""(seats, value) for each number of seats whose value differs from the option's."""
SpecialHand = Literal["straight", "pairs", "garbage"]
SPECIAL_HANDS: tuple[SpecialHand, ...] = get_args(SpecialHand)
_REMOVED = ("wild_in_first_three", "blocked_by")
"""Options that older records contain. They never had a second value."""
_POINTS = (0, 100_000)
_STOCK = 30
"""The fewest cards that a deal must leave in the stock."""


def _option(default: Any, source: str) -> Any:
    """Return a field that cites the section its default comes from."""
    return Field(default, json_schema_extra={"source": source})


class CanastaOptions(Options):
    """The options of Canasta. The defaults are the preset ``classic`` for two: guide 2.3 to 2.10 and 4.4.14.

    The guide contradicts itself in two places. Going out needs one canasta (2.2), not two (4.4.14). Another card is
    turned onto a first upcard that is any three or a wild card (2.3), not only onto a red three (2.1); the covered
    cards stay in the pile.
    """

    game: ClassVar[str] = "canasta"
    presets: ClassVar[tuple[str, ...]] = tuple(PRESETS)
    own_games: ClassVar[tuple[str, ...]] = ("samba", "bolivia", "hand-and-foot")
    superseded: ClassVar[Mapping[str, Mapping[str, Any]]] = SUPERSEDED
    seat_counts: ClassVar[tuple[int, ...]] = (2, 3, 4, 5, 6)
    newest_edition: ClassVar[int] = 2
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
    """The numbers of seats that these options allow."""
    partnerships: Literal["none", "two-sides", "three-sides"] = _option("none", "print")
    """The partnerships of four or six players. With other numbers of players everyone plays alone."""
    target: PositiveInt = _option(5000, "guide 2.1")
    rounds: int = _option(0, "print")
    """The number of rounds after which the leader wins, whatever the target; 0 for no limit."""

    # the deal
    packs: int = _option(2, "guide 2.1")
    """Packs of 52 cards."""
    packs_more: BySeats = _option((), "print")
    jokers: int = _option(4, "guide 2.1")
    """Jokers in two packs of 52; more packs have proportionally more."""
    hand_size: int = _option(15, "guide 2.3")
    hand_size_more: BySeats = _option((), "dos, The game")
    foot: int = _option(0, "print")
    """Cards in a second hand, picked up when the first is used up; 0 for none."""
    talons: tuple[int, ...] = _option((), "guide 4.4.5")
    """Sizes of the talons: cards dealt aside for the first sides that meld."""
    cards_drawn: int = _option(2, "guide 2.4")
    first_upcard: Literal["turned", "none"] = _option("turned", "guide 2.3")
    first_upcard_covers: Literal["wild-any-three", "wild-red-three"] = _option("wild-any-three", "guide 2.3")
    """The first upcards onto which another card is turned."""
    starter: Literal["alternate", "loser", "cut", "cut-then-loser", "first-seat"] = _option("alternate", "guide 4.4.5")
    """Who starts a round: each seat in turn, beginning with seat 0; the side that scored least in the last round;
    each seat in turn, beginning with the highest cut; the highest cut in the first round, then the side that scored
    least; or always seat 0."""

    # threes
    red_three_drawn: Literal["replaced", "not-replaced", "ends-turn", "kept"] = _option("replaced", "guide 2.4")
    """A drawn red three is laid on the mat and replaced, not replaced, or ends the turn; or it stays in the hand."""
    all_threes_equal: bool = _option(False, "guide 4.4.14")
    """Black threes are laid on the mat like red ones."""
    red_three_discard: bool = _option(False, "windows, Red Three options")
    """A red three on the player's own mat may be discarded instead of a card from the hand."""
    black_threes_melded: Literal["going-out", "going-out-with-wild", "for-last-discard", "never"] = _option(
        "going-out", "guide 2.6"
    )

    # melds
    wild_limit: int = _option(3, "guide 2.6")
    """The most wild cards in a meld."""
    wild_balance: Literal["even", "fewer", "free"] = _option("even", "guide 2.6")
    """The wild cards in a meld are at most as many as its naturals, fewer than its naturals, or any number (up to the
    limit) with at least two naturals."""
    melds_of_a_rank: Literal["one", "one-open", "several"] = _option("one", "guide 2.6")
    """How many melds of the same rank a side may have: one, another once the last is a closed canasta, or several."""
    canasta_grows: bool = _option(True, "guide 2.6")
    """Cards may be added to a canasta."""
    pure_aces_and_sevens: bool = _option(False, "guide 4.4.14")
    """Sevens are never melded with wild cards, and aces only in the initial meld."""
    wild_melds: bool = _option(False, "guide 4.4.14")
    """Melds of wild cards alone are allowed."""
    wild_melds_first: bool = _option(False, "guide 4.4.14")
    """After a wild meld is begun, wild cards may not be added to other melds until it is a canasta."""
    sequences: bool = _option(False, "print")
    """Three to seven consecutive cards of a suit, four low and ace high and without wild cards, are a meld."""

    # the discard pile
    frozen_at_first: bool = _option(False, "windows, Initially frozen")
    frozen_always: bool = _option(False, "guide 4.4.14")
    frozen_until_melded: bool = _option(True, "guide 2.5")
    """The pile is frozen to a side that has not made its initial meld."""
    frozen_by: tuple[Literal["wild", "red-three"], ...] = _option(("wild", "red-three"), "guide 2.5")
    """The cards that freeze a pile they lie in."""
    take_frozen: Literal["natural-pair", "hand-only"] = _option("natural-pair", "guide 2.5")
    """The way to take a frozen pile: two naturals from the hand, or any new meld with cards from the hand only."""
    take_unfrozen: tuple[Literal["pair", "natural-and-wild", "meld"], ...] = _option(
        ("pair", "natural-and-wild", "meld"), "guide 2.5"
    )
    """The ways to take a pile that is not frozen; ``meld`` is laying the upcard onto one of the side's melds."""
    upcard_onto_canasta: Literal["yes", "pair-onto-mixed", "only-pair-onto-mixed", "no"] = _option("yes", "guide 2.5")
    """Whether the upcard may be added to a canasta: yes, to a mixed one with two or more naturals from the hand,
    to a mixed one with exactly two naturals and no other card, or no."""
    pile_taken: int = _option(0, "print")
    """Cards taken from the pile, the upcard included; 0 for all."""
    take_back: Literal["until-discard", "until-rest", "never"] = _option("until-discard", "guide 4.3.6")
    """How long a taken pile can be returned: until the discard, until the rest of the pile is received, or never."""
    take_back_penalty: int = _option(50, "guide 2.5")
    wild_discard: Literal["yes", "going-out"] = _option("yes", "guide 4.4.14")
    """A wild card may be discarded always, or only to go out or from a hand without naturals."""
    ace_or_seven_to_empty_pile: bool = _option(True, "guide 4.4.14")
    """An ace or a seven may be discarded when the pile is empty."""

    # the initial meld
    minimums: tuple[tuple[int, int], ...] = _option(((0, 15), (1500, 50), (3000, 90)), "guide 2.7")
    """(score, points): the initial meld that a side with less than this score needs; above the last score it is
    ``top_minimum``."""
    top_minimum: int = _option(120, "guide 2.7")
    minimum_by: Literal["score", "round"] = _option("score", "guide 2.7")
    """Whether ``minimums`` are listed by score or by the number of the round."""
    upcard_counts: Literal["yes", "no", "added-to-minimum"] = _option("yes", "guide 2.7")
    """Whether the upcard counts toward the initial meld. With ``no``, a pair melded with it does not count either."""
    opens_anyway: Literal["nothing", "natural-canasta", "natural-canasta-in-hand", "canasta", "concealed"] = _option(
        "nothing", "guide 2.6"
    )
    """A complete initial meld whatever its points; ``natural-canasta-in-hand`` is a natural canasta without
    the upcard, ``concealed`` is going out in one turn."""

    # the end of a round
    canastas_to_go_out: int = _option(1, "guide 2.2")
    canasta_kinds: Literal["any", "one-sequence", "two-natural-two-mixed"] = _option("any", "print")
    """The kinds of canastas that going out needs."""
    ask_to_go_out: bool = _option(False, "print")
    """A player may ask the partner for permission to go out; the answer is binding."""
    discard_to_go_out: bool = _option(False, "guide 4.4.14")
    """Going out needs a discard."""
    last_card: Literal["kept-back", "passed"] = _option("kept-back", "windows, The rules 10")
    """A player who may not go out must keep two cards before the discard, or keeps one and passes the discard."""
    stock_out: Literal["ends-unless-taken", "ends", "ends-or-turned", "turned", "turned-at-once"] = _option(
        "ends-unless-taken", "guide 2.1"
    )
    """The effect of an empty stock: the round ends unless the next player takes the pile; it ends; the next
    player ends it or turns the pile over as the new stock; the next player turns it over; or it is turned over as soon
    as the last card is drawn. A pile is not turned over again if nobody has melded or taken the pile since."""
    special_hands: tuple[SpecialHand, ...] = _option((), "guide 4.4.14")
    """The special hands that may be laid down at once, dealt or drawn as a whole hand."""

    # scoring
    seven: int = _option(5, "guide 2.9")
    """Points of a seven. The other cards have the same points in every variant."""
    natural_canasta: int = _option(500, "guide 2.10")
    mixed_canasta: int = _option(300, "guide 2.10")
    wild_canasta: int = _option(2000, "guide 2.10")
    sequence_canasta: int = _option(1500, "print")
    special_canastas: bool = _option(False, "guide 4.4.15")
    """Canastas of aces, sevens, twos alone and four jokers have higher bonuses."""
    going_out: int = _option(100, "guide 2.10")
    concealed: int = _option(100, "guide 2.10")
    """Points added to ``going_out`` for melding the whole hand in one turn."""
    red_three: int = _option(100, "guide 2.10")
    all_red_threes: int = _option(800, "guide 2.10")
    red_threes_count: Literal["with-meld", "with-canastas", "with-two-canastas", "always", "unless-caught"] = _option(
        "with-meld", "guide 2.10"
    )
    """When red threes are a bonus; otherwise they are a penalty of the same size."""
    red_three_held: int = _option(0, "print")
    """Penalty for a red three left in the hand."""
    black_three_held: int = _option(5, "guide 2.9")
    """Penalty for a black three left in the hand."""
    melded_without_canasta: Literal["plus", "minus", "minus-with-hand", "minus-below-needed"] = _option(
        "plus", "guide 4.4.15"
    )
    """How a side without a canasta scores its melded cards: as a bonus; as a penalty; as a penalty, with its hand and
    nothing else; or the same for every side with fewer canastas than going out needs."""
    unfinished_melds: bool = _option(False, "guide 4.4.15")
    """Melds of aces, sevens and wild cards that are not canastas are penalised."""

    @model_validator(mode="before")
    @classmethod
    def _drop_removed_options(cls, form: Any) -> Any:
        if isinstance(form, Mapping):
            return {name: value for name, value in form.items() if name not in _REMOVED}
        return form

    @field_validator("special_hands", mode="before")
    @classmethod
    def _read_old_special_hands(cls, value: Any) -> Any:
        """Accept the yes or no of older records, which allowed all special hands or none."""
        return (SPECIAL_HANDS if value else ()) if isinstance(value, bool) else value

    @classmethod
    def of(cls, preset: str) -> Self:
        """Return the options of a preset. Raises :class:`RulesError` if there is no such preset."""
        if preset not in PRESETS:
            raise RulesError("preset", "no-such-preset", value=preset)
        return cls(preset=preset, **PRESETS[preset])

    def sides(self, seats: int) -> tuple[Side, ...]:
        """Return the side of each seat: partners sit opposite each other, everyone else plays alone."""
        if self.partnerships == "none" or seats not in (4, 6):
            return tuple(range(seats))
        sides = 2 if self.partnerships == "two-sides" else 3
        return tuple(seat % sides for seat in range(seats))

    @property
    def goal(self) -> Note:
        """The end of a game: points to reach, or a number of rounds."""
        return Note("rounds", {"rounds": self.rounds}) if self.rounds else super().goal

    def packs_for(self, seats: int) -> int:
        """Return the number of 52-card packs for a number of seats."""
        return dict(self.packs_more).get(seats, self.packs)

    def jokers_for(self, seats: int) -> int:
        """Return the number of jokers for a number of seats."""
        return self.jokers * self.packs_for(seats) // 2

    def wild_cards_for(self, seats: int) -> int:
        """Return the number of twos and jokers for a number of seats."""
        return len(SUITS) * self.packs_for(seats) + self.jokers_for(seats)

    def hand_for(self, seats: int) -> int:
        """Return the number of cards dealt to each of a number of seats."""
        return dict(self.hand_size_more).get(seats, self.hand_size)

    def pack(self, seats: int) -> tuple[Card, ...]:
        """Return the packs of 52 and their jokers."""
        return pack(self.packs_for(seats), self.jokers_for(seats))

    def minimum(self, score: int, number: int = 1) -> int:
        """Return the points that a side's initial meld needs in round ``number`` (guide 2.7).

        ``score`` is the side's score at the start of the round.
        """
        measure = score if self.minimum_by == "score" else number
        return next((points for below, points in self.minimums if measure < below), self.top_minimum)

    @property
    def card_points(self) -> tuple[int, ...]:
        """The points of a melded card, by kind."""
        seven = RANKS.index("7")
        return (*POINTS[:seven], self.seven, *POINTS[seven + 1 :])

    @property
    def held_points(self) -> tuple[int, ...]:
        """The penalty for a card left in the hand, by kind."""
        points = self.card_points
        return (
            *points[:RED_THREE],
            self.red_three_held,
            self.black_three_held,
            *points[RED_THREE + 2 : WILD_JOKER + 1],
        )


Clash: TypeAlias = tuple[str, str, bool]
"""Two options, and whether their values clash."""

_RANGES = {
    "rounds": (0, 20),
    "packs": (2, 8),
    "jokers": (0, 8),
    "hand_size": (5, 17),
    "foot": (0, 15),
    "cards_drawn": (1, 4),
    "wild_limit": (0, 30),
    "pile_taken": (0, 20),
    "canastas_to_go_out": (0, 6),
    **dict.fromkeys(("take_back_penalty", "top_minimum", "seven", "natural_canasta", "mixed_canasta"), _POINTS),
    **dict.fromkeys(("wild_canasta", "sequence_canasta", "going_out", "concealed", "red_three"), _POINTS),
    **dict.fromkeys(("all_red_threes", "red_three_held", "black_three_held"), _POINTS),
}


def check_options(rules: CanastaOptions, seats: int) -> None:
    """Raise :class:`RulesError` for the first option that is out of range or clashes with another."""
    for option, (least, most) in _RANGES.items():
        value = getattr(rules, option)
        if not least <= value <= most:
            raise RulesError(option, "option-out-of-range", value=value, least=least, most=most)
    for option, other, clash in (*_by_seats(rules, seats), *_of_threes(rules), *_of_melds(rules), *_of_ends(rules)):
        if clash:
            raise RulesError(option, "options-clash", other=other)


def _by_seats(rules: CanastaOptions, seats: int) -> Iterator[Clash]:
    dealt = seats * (rules.hand_for(seats) + rules.foot) + sum(rules.talons)
    yield "hand_size", "packs", dealt + _STOCK > len(rules.pack(seats))
    yield "partnerships", "players", rules.partnerships == "three-sides" and seats == 4
    yield "talons", "foot", bool(rules.talons) and rules.foot > 0


def _of_threes(rules: CanastaOptions) -> Iterator[Clash]:
    kept = rules.red_three_drawn == "kept"
    yield (
        "red_three_discard",
        "red_three_drawn",
        rules.red_three_discard and rules.red_three_drawn in ("kept", "ends-turn"),
    )
    yield "red_three_discard", "all_threes_equal", rules.red_three_discard and rules.all_threes_equal
    yield "all_threes_equal", "red_three_drawn", rules.all_threes_equal and kept
    yield "black_threes_melded", "all_threes_equal", rules.all_threes_equal and rules.black_threes_melded != "never"
    last = rules.black_threes_melded == "for-last-discard"
    yield "black_threes_melded", "discard_to_go_out", last and rules.discard_to_go_out


def _of_melds(rules: CanastaOptions) -> Iterator[Clash]:
    yield "wild_melds_first", "wild_melds", rules.wild_melds_first and not rules.wild_melds
    yield "melds_of_a_rank", "canasta_grows", rules.melds_of_a_rank == "one-open" and rules.canasta_grows
    yield "upcard_onto_canasta", "canasta_grows", rules.upcard_onto_canasta == "yes" and not rules.canasta_grows
    impure = not rules.pure_aces_and_sevens
    yield "ace_or_seven_to_empty_pile", "pure_aces_and_sevens", impure and not rules.ace_or_seven_to_empty_pile
    yield "special_canastas", "pure_aces_and_sevens", impure and rules.special_canastas
    yield "unfinished_melds", "pure_aces_and_sevens", impure and rules.unfinished_melds


def _of_ends(rules: CanastaOptions) -> Iterator[Clash]:
    kinds, canastas = rules.canasta_kinds, rules.canastas_to_go_out
    yield "canasta_kinds", "sequences", kinds == "one-sequence" and not rules.sequences
    yield "canasta_kinds", "canastas_to_go_out", kinds == "one-sequence" and canastas < 1
    yield "canasta_kinds", "canastas_to_go_out", kinds == "two-natural-two-mixed" and canastas != 4
    yield "ask_to_go_out", "partnerships", rules.ask_to_go_out and rules.partnerships == "none"
    yield "special_hands", "hand_size", bool(rules.special_hands) and rules.hand_size != 13
    yield "special_hands", "cards_drawn", bool(rules.special_hands) and rules.cards_drawn != 1
    yield "special_hands", "foot", bool(rules.special_hands) and rules.foot > 0

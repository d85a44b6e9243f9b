"""The options of auction Pinochle and Binokel, and their presets."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import lru_cache
from typing import Any, ClassVar, Literal

from pydantic import PositiveInt

from engine.cards import Card, marked, pack, rank
from engine.kit.pinochle_cards import LAST_TRICK_POINTS, RANKS, SEQUENCE, card_points
from engine.kit.tricks import Duties, TrickOptions
from engine.types import Note, RulesError, Seat, Side

BINOKEL = ("binokel-three", "kreuzbinokel")
"""The presets of Binokel."""
WITH_WIDOW = ("cutthroat", "auction", *BINOKEL)
PARTNERS = ("partnership-pinochle", "double-deck", "kreuzbinokel")
"""The presets for four, in partnerships; the others are for three."""
_WITHOUT_DABB = tuple(preset for preset in (*PARTNERS, *WITH_WIDOW) if preset not in BINOKEL)
_HANDS = {
    "partnership-pinochle": 12,
    "double-deck": 20,
    "cutthroat": 15,
    "auction": 15,
    "binokel-three": 12,
    "kreuzbinokel": 9,
}
"""The cards of a hand by preset, in a game with a widow and without sevens."""
_WITH_SEVENS = {"binokel-three": 15, "kreuzbinokel": 11}
SAVE = 20
"""The points of tricks, and of melds on the board, that a side needs in the double-deck game, counted by tens."""
MOST = 500
"""The highest bid, counted by tens: no deal has as much."""

_SUITABLE: Mapping[str, tuple[str, ...]] = {
    "tens": _WITHOUT_DABB,
    "step_past_100": ("double-deck",),
    "widow": ("cutthroat",),
    "announce_buried": ("cutthroat", "auction"),
    "pass_cards": ("partnership-pinochle", "double-deck"),
    "double_melds": _WITHOUT_DABB,
    "board": ("double-deck",),
    "exempt_partner": PARTNERS,
    "spades_double": ("auction",),
    **dict.fromkeys(
        ("sevens", "reizen", "opener", "eight_tens", "contract", "abgehen", "durch", "durch_lost", "untendurch"),
        BINOKEL,
    ),
}
"""By option, the presets in which it can be changed, if that is not all."""
_BINOKEL_CHANGES: Mapping[str, Any] = {
    "target": 1000,
    "direction": "right",
    "widow": True,
    "reizen": "duel",
    "all_pass": "left",
    "minimum": 150,
    "trick_points": "standard",
    "first_lead": "left",
    "finish": "highest",
    "durch": True,
}


class AuctionPinochleOptions(TrickOptions):
    """The options; the defaults are the preset ``partnership-pinochle``.

    Points are whole numbers, or a tenth of those with ``tens``. Seats are numbered in the order of play, so the
    ``direction`` only says where the next player sits.
    """

    game: ClassVar[str] = "auction-pinochle"
    changes: ClassVar[Mapping[str, Mapping[str, Any]]] = {
        "partnership-pinochle": {},
        "double-deck": {
            "target": 500,
            "tens": True,
            "minimum": 50,
            "marriage": True,
            "board": True,
            "keep_meld": "save",
        },
        "cutthroat": {"widow": True, "minimum": 200},
        "auction": {
            "target": 50,
            "deals": 12,
            "widow": True,
            "minimum": 300,
            "all_pass": "redeal",
            "double_melds": False,
            "overplay": "trumps",
            "trick_points": "standard",
            "keep_meld": "always",
        },
        "binokel-three": _BINOKEL_CHANGES,
        "kreuzbinokel": _BINOKEL_CHANGES,
    }
    newest_edition: ClassVar[int] = 2
    presets: ClassVar[tuple[str, ...]] = tuple(changes)
    own_games: ClassVar[tuple[str, ...]] = BINOKEL
    seat_counts: ClassVar[tuple[int, ...]] = (4, 3)
    ranks: ClassVar[tuple[str, ...]] = RANKS
    option_groups: ClassVar[tuple[tuple[str, str], ...]] = (
        ("game", "target"),
        ("deal", "widow"),
        ("auction", "minimum"),
        ("melds", "double_melds"),
        ("tricks", "first_lead"),
        ("scoring", "trick_points"),
    )

    preset: str = "partnership-pinochle"
    target: PositiveInt = 1500
    deals: Literal[0, 6, 12, 24] = 0
    """The game ends after this number of deals, or once one side has the most points; 0: at the target."""
    finish: Literal["bidder", "highest"] = "bidder"
    """Who wins at the target: the bidder's side, even with less than another, or the side with the most."""
    direction: Literal["left", "right"] = "left"
    """Where the next player sits."""

    widow: bool = False
    """Cards are left over for the bidder, who buries as many."""
    sevens: bool = False
    """Binokel is played with 48 cards instead of 40."""
    announce_buried: bool = True
    """The bidder names trumps and aces among the buried cards."""
    pass_cards: Literal[0, 3, 4] = 0
    """How many cards the bidder's partner gives once trump is named; the bidder gives as many back."""

    minimum: PositiveInt = 250
    """The lowest bid."""
    step_past_100: Literal[5, 10] = 5
    """The step of bids above 100 in the double-deck game."""
    reizen: Literal["round", "duel"] = "round"
    """Bids go round the table, or two players bid against each other, and who is left against the next."""
    opener: Literal["second", "vorhand"] = "second"
    """Who speaks first in a duel."""
    all_pass: Literal["stuck", "left", "redeal"] = "stuck"
    """What happens if nobody bids: the dealer has it at the minimum, the first to speak must bid, or a new deal. In a
    duel the player left of the dealer has it at the minimum."""
    marriage: bool = False
    """Only a suit whose king and queen the bidder holds can be trump; without one the bid is lost."""
    durch: bool = False
    """Instead of trump, the bidder may announce to win every trick."""
    durch_lost: Literal["twice", "once"] = "twice"
    """What a lost Durch costs."""
    untendurch: bool = False
    """Instead of trump, the bidder may announce to win no trick."""

    double_melds: bool = True
    """Doubles have values of their own."""
    eight_tens: bool = True
    """Eight tens are a meld."""
    board: bool = False
    """Melds of a side under 20 do not count, and are not shown."""
    keep_meld: Literal["trick", "counter", "save", "always"] = "trick"
    """What melds need to count: a trick, a trick with an ace, ten or king, 20 points in tricks (else a side scores
    nothing), or nothing."""

    first_lead: Literal["bidder", "left"] = "bidder"
    """Who leads first: the bidder, or the player left of the dealer."""
    overplay: Literal["always", "trumps"] = "always"
    """When a higher card of the suit led must be played."""
    overtrump: bool = True
    """A player who must trump must beat the trumps in the trick if able."""
    exempt_partner: bool = False
    """While the partner wins the trick, nobody need beat it or trump."""

    trick_points: Literal["counters", "standard", "simplified"] = "counters"
    tens: bool = False
    """Every number is a tenth."""
    contract: Literal["exact", "rounded"] = "exact"
    """Whether a bid has to be reached before or after the points of tricks are rounded to tens."""
    abgehen: Literal["ten", "nothing", "half"] = "ten"
    """What each opposing side scores if the bidder of Binokel concedes: 10 for each player, nothing, half the bid."""
    spades_double: bool = True
    """Units are doubled if spades are trump."""

    def check(self, seats: int) -> None:
        """Raise :class:`RulesError` for another number of seats than the preset's, unsuitable options, and clashes."""
        super().check(seats)
        if seats != (4 if self.partners else 3):
            raise RulesError("seats", "seats-not-played", value=seats)
        usual = self.of(self.preset)
        for option, presets in _SUITABLE.items():
            if self.preset not in presets and getattr(self, option) != getattr(usual, option):
                raise RulesError(option, "not-in-this-preset")
        for option, other, clash in (
            ("tens", "trick_points", self.tens and self.trick_points != "counters"),
            ("reizen", "all_pass", self.reizen == "duel" and self.all_pass != "left"),
            ("keep_meld", "preset", self.keep_meld == "save" and self.preset != "double-deck"),
        ):
            if clash:
                raise RulesError(option, "options-clash" if other != "preset" else "not-in-this-preset", other=other)
        if not self.is_step(self.minimum):
            raise RulesError("minimum", "not-a-step", value=self.minimum, step=self.unit)

    def implied(self, changes: Mapping[str, Any]) -> Mapping[str, Any]:
        """Return what counting by tens divides or multiplies, and what a duel and other points of cards need."""
        found: dict[str, Any] = {}
        tens = changes.get("tens", self.tens and changes.get("trick_points", "counters") == "counters")
        if tens != self.tens:
            found["tens"] = tens
            for name in ("minimum", "target"):
                value = getattr(self, name)
                found[name] = max(1, value // 10) if tens else value * 10
        if tens and changes.get("tens"):
            found["trick_points"] = "counters"
        if changes.get("reizen") == "duel":
            found["all_pass"] = "left"
        return found

    @property
    def dormant(self) -> set[str]:
        """The options of other presets, and those about what does not happen beside the others."""
        foreign = {option for option, presets in _SUITABLE.items() if self.preset not in presets}
        on = {
            ("target", "finish"): not self.deals,
            ("announce_buried",): self.widow,
            ("opener",): self.reizen == "duel",
            ("all_pass",): self.reizen == "round",
            ("durch_lost",): self.durch or self.untendurch,
        }
        return foreign.union(*(names for names, matter in on.items() if not matter))

    @property
    def goal(self) -> Note:
        """The number of deals, or the points to reach."""
        return Note("deals", {"deals": self.deals}) if self.deals else super().goal

    @property
    def binokel(self) -> bool:
        """Whether it is Binokel."""
        return self.preset in BINOKEL

    @property
    def partners(self) -> bool:
        """Whether four play in partnerships."""
        return self.preset in PARTNERS

    @property
    def in_units(self) -> bool:
        """Whether only the bidder melds, and deals are paid in units."""
        return self.preset == "auction"

    @property
    def hand_size(self) -> int:
        """The cards dealt to each player."""
        if self.sevens:
            return _WITH_SEVENS[self.preset]
        return _HANDS[self.preset] + (self.preset == "cutthroat" and not self.widow)

    @property
    def widow_size(self) -> int:
        """The cards of the widow, and those that the bidder buries."""
        seats = 4 if self.partners else 3
        return len(self.pack(seats)) - seats * self.hand_size

    @property
    def unit(self) -> int:
        """The smallest difference of points that count: 1 by tens, otherwise 10."""
        return 1 if self.tens else 10

    def scaled(self, points: int) -> int:
        """Return points as these rules count them: a tenth by tens.

        >>> AuctionPinochleOptions.of("double-deck").scaled(150)
        15
        """
        return points // 10 if self.tens else points

    @property
    def last_trick(self) -> int:
        """The points of the last trick."""
        return self.scaled(LAST_TRICK_POINTS * (2 if self.preset == "double-deck" else 1))

    @property
    def most(self) -> int:
        """The highest bid."""
        return MOST * self.unit

    def points_in(self, cards: tuple[Card, ...]) -> int:
        """Return the points of cards in a won trick."""
        return self.scaled(card_points(self.trick_points, cards))

    def step(self, bid: int) -> int:
        """Return how much higher the next bid is; in the double-deck game that depends on the bid."""
        if self.preset != "double-deck" or bid < 60 * self.unit:
            return self.unit
        return self.unit * (5 if bid < 100 * self.unit else self.step_past_100)

    def is_step(self, bid: int) -> bool:
        """Return whether a bid of these points can be made at all.

        >>> rules = AuctionPinochleOptions.of("double-deck")
        >>> [bid for bid in range(58, 72) if rules.is_step(bid)]
        [58, 59, 60, 65, 70]
        """
        return bid % self.step(bid - 1) == 0

    def bids(self, above: int) -> Iterator[int]:
        """Yield the bids above another one (or from the minimum on), lowest first."""
        bid = above + self.step(above) if above else self.minimum
        most = self.most
        while bid <= most:
            yield bid
            bid += self.step(bid)

    def sides(self, seats: int) -> tuple[Side, ...]:
        """Return the side of each seat: partners sit opposite."""
        return tuple(seat % 2 if self.partners else seat for seat in range(seats))

    def partner(self, seat: Seat) -> Seat | None:
        """Return the partner of a seat."""
        return (seat + 2) % 4 if self.partners else None

    def duties(self, *, phase_two: bool) -> Duties:
        """Return what a player who follows has to do, unless it is a Durch or the partner wins the trick."""
        return Duties(self.overplay, must_trump=True, overtrump=self.overtrump)

    def pack(self, seats: int) -> tuple[Card, ...]:
        """Return the cards, every one twice or four times; equal cards are marked."""
        double = self.preset == "double-deck"
        return _pack("7" if self.sevens else "" if self.binokel or double else "9", 4 if double else 2)


@lru_cache(maxsize=8)
def _pack(lowest: str, copies: int) -> tuple[Card, ...]:
    """Return copies of the cards from jacks to aces and of another rank, marked."""
    return marked(card for card in pack(copies) if rank(card) in (*SEQUENCE, lowest))

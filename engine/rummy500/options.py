"""The options and presets of Rummy 500, and what its cards count."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from typing import Any, ClassVar, Literal

from engine.cards import JOKER, Card, pack, rank
from engine.kit.discard_round import DiscardOptions
from engine.kit.sets_and_runs import COURT
from engine.kit.table_melds import Meld, arranged
from engine.types import RulesError, Side, Verb

_SEATS = {"rummy500": (2, 3, 4), "meggiesoft": (2,), "party": (4, 3, 5, 6), "partnership": (4,)}
"""By preset, the numbers of players, the usual one first."""
_TWO_PACKS = 5
"""From how many players on two packs are used."""
_TWO_PLAYERS, _MORE_PLAYERS = 13, 7
"""The usual hand of two players, and of more."""
_STOCK = 10
"""The fewest cards that must be left to draw."""
_HIGH, _FIVE = 15, 5


class Rummy500Options(DiscardOptions):
    """The options of Rummy 500; the defaults are the preset ``rummy500``."""

    game: ClassVar[str] = "rummy500"
    changes: ClassVar[Mapping[str, Mapping[str, Any]]] = {
        "rummy500": {},
        "meggiesoft": {"upcard_melded": True},
        "party": {"jokers": 2},
        "partnership": {"partners": True},
    }
    presets: ClassVar[tuple[str, ...]] = tuple(changes)
    seat_counts: ClassVar[tuple[int, ...]] = (2, 3, 4, 5, 6)
    newest_edition: ClassVar[int] = 2
    ranges: ClassVar[Mapping[str, tuple[int, int]]] = {"target": (300, 5000)}
    option_groups: ClassVar[tuple[tuple[str, str], ...]] = (
        ("game", "target"),
        ("pile", "upcard_melded"),
        ("melds", "first_meld"),
        ("scoring", "aces"),
    )

    verbs: ClassVar[tuple[Verb, ...]] = (
        Verb("claim", target=True),
        Verb("draw"),
        Verb("take", "one", target=True),
        Verb("pass"),
        Verb("meld", "some", target=True),
        Verb("discard", "one"),
    )

    preset: str = "rummy500"
    target: int = 500
    hand_size: Literal["usual", 7, 10, 13] = "usual"
    """The cards dealt to each player: usually thirteen to two players and seven to more."""
    partners: bool = False
    """Four play in two partnerships."""
    jokers: Literal[0, 1, 2] = 0
    """The jokers of each pack; they are wild."""
    joker_exchange: bool = True
    """The card that a joker stands for may take its place; the joker is then melded at once."""

    upcard_melded: bool = False
    """The last discard, like every other card of the pile, may only be taken to meld it at once."""
    empty_stock: Literal["ends", "pile"] = "ends"
    """What follows the turn in which the stock runs out: the round ends, or goes on until somebody takes nothing."""
    rummy: bool = False
    """A discard that fits a meld on the table can be claimed by another player before the next one draws."""

    first_meld: Literal[0, 30, 50] = 0
    """The least points of what a side lays down first, in one go."""
    last_discard: bool = False
    """A player must discard to go out."""

    aces: Literal["by-use", "fifteen", "one-in-hand"] = "by-use"
    """An ace counts 1 below a two and otherwise 15, always 15, or 1 in the hand as well."""
    card_points: Literal["pips", "fives"] = "pips"
    """What the cards from two to nine count: their pips, or five."""
    one_turn_doubles: bool = False
    """A player who goes out without having melded before that turn scores twice what they melded."""

    def check(self, seats: int) -> None:
        """Raise :class:`RulesError` for options that cannot be played, or not with this number of players."""
        super().check(seats)
        if seats not in (_SEATS[self.preset] if not self.partners else (4,)):
            raise RulesError("seats", "seats-not-played", value=seats)
        if len(self.pack(seats)) - seats * self.hand(seats) <= _STOCK:
            raise RulesError("hand_size", "too-few-cards", value=self.hand(seats), seats=seats)

    @property
    def dormant(self) -> tuple[str, ...]:
        """The exchange of jokers, where there are none."""
        return () if self.jokers else ("joker_exchange",)

    def seats_played(self) -> tuple[int, ...]:
        """Return the numbers of seats that these options allow, the preset's usual one first."""
        return tuple(filter(self._allows, dict.fromkeys((*_SEATS[self.preset], 4))))

    def sides(self, seats: int) -> tuple[Side, ...]:
        """Return the side of each seat; partners sit opposite each other."""
        return tuple(seat % 2 if self.partners else seat for seat in range(seats))

    def pack(self, seats: int) -> tuple[Card, ...]:
        """Return one pack, or two from five players on, with the jokers."""
        packs = 1 + (seats >= _TWO_PACKS)
        return pack(packs, self.jokers * packs)

    def arranged(self, hand: tuple[Card, ...]) -> tuple[tuple[Card, ...], ...]:
        """Return the melds of a hand that count most."""
        return tuple(meld.cards for meld in best_melds(self, hand))

    def hand(self, seats: int) -> int:
        """Return the cards dealt to each player."""
        usual = _TWO_PLAYERS if seats == 2 else _MORE_PLAYERS
        return usual if self.hand_size == "usual" else self.hand_size

    def points(self, card: Card) -> int:
        """Return what a card counts in the hand."""
        name = rank(card)
        if name == "A" and self.aces == "one-in-hand":
            return 1
        if name in ("A", JOKER):
            return _HIGH
        if name in ("10", "J", "Q", "K"):
            return COURT
        return int(name) if self.card_points == "pips" else _FIVE

    def laid_points(self, meld: Meld) -> tuple[int, ...]:
        """Return what each card of a meld counts on the table."""
        low_ace = 1 if meld.low == 1 and self.aces != "fifteen" else _HIGH
        return tuple(low_ace if rank(card) == "A" else self.points(card) for card in meld.cards)

    def worth(self, meld: Meld) -> int:
        """Return what a meld counts when it is laid down."""
        return sum(self.laid_points(meld))


@lru_cache(maxsize=4096)
def best_melds(rules: Rummy500Options, hand: tuple[Card, ...]) -> tuple[Meld, ...]:
    """Return the melds of a hand that count most, by the ``worth`` of the rules."""
    return arranged(hand, rules.worth)

"""The kinds of card in Canasta, and melds in numbers: their shapes, and the ways to meld cards of a hand.

Kinds are ranks, with red and black threes apart, twos and jokers. A hand is a list of sorted card tuples by kind, so
most rules are arithmetic on their lengths.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache, lru_cache
from typing import NamedTuple, TypeAlias

from engine.cards import JOKER, KNOWN, Card, is_red, rank
from engine.types import Action

Held: TypeAlias = tuple[Card, ...]
"""The cards of one kind in a hand or a meld, sorted."""
Hand: TypeAlias = list[Held]
"""A hand: its cards by kind."""

RANKS = ("4", "5", "6", "7", "8", "9", "10", "J", "Q", "K", "A")
"""The ranks of natural melds, lowest first. The index of a rank is its kind."""
NATURALS = range(len(RANKS))
"""The kinds of the natural cards."""
RED_THREE, BLACK_THREE, TWO, WILD_JOKER = range(len(RANKS), len(RANKS) + 4)
KINDS = range(WILD_JOKER + 1)

WILD = TWO
"""The kind of a meld of wild cards alone, where the options allow it."""
JOKER_CANASTA = 4
"""The jokers in a joker canasta."""
SLOTS = WILD + 1
"""The number of slots that every side has, one for each kind; further slots follow (see ``State``)."""

NAMES = (*RANKS, "3", "3", "wild", JOKER)
"""The name of each kind's meld: a rank, ``"3"`` for black threes, ``"wild"`` for wild cards alone."""
POINTS = (5, 5, 5, 5, 10, 10, 10, 10, 10, 10, 20, 0, 5, 20, 50)
"""The points of a card of each kind (guide 2.9). Red threes have a bonus instead."""

KIND_OF_RANK = {**{name: kind for kind, name in enumerate(RANKS)}, "3": BLACK_THREE, "wild": WILD}
"""The kind that a meld's name means."""
MELD = 3
"""The fewest cards in a meld."""
CANASTA = 7
"""The fewest cards in a canasta."""
LEAST_NATURALS = 2
"""The fewest naturals in a meld of a rank."""
NO_LIMIT = 99
"""More cards than any meld has."""
NEW = -1
"""The slot of a meld that is not on the mat yet."""


def _kind(card: Card) -> int:
    if card == JOKER:
        return WILD_JOKER
    name = rank(card)
    if name == "3":
        return RED_THREE if is_red(card) else BLACK_THREE
    return TWO if name == "2" else RANKS.index(name)


KIND: dict[Card, int] = {card: _kind(card) for card in sorted(KNOWN)}
"""The kind of every card."""


def is_wild(card: Card) -> bool:
    """Return whether a card is a two or a joker."""
    return KIND[card] >= TWO


@lru_cache(maxsize=1 << 14)
def joined(held: Held, cards: Held) -> Held:
    """Return ``held`` with ``cards`` of the same kind added."""
    return tuple(sorted(held + cards))


@lru_cache(maxsize=1 << 14)
def without(held: Held, cards: Held) -> Held | None:
    """Return ``held`` without ``cards``; ``None`` if one of them is not there."""
    left = list(held)
    for card in cards:
        if card not in left:
            return None
        left.remove(card)
    return tuple(left)


class Made(NamedTuple):
    """The canastas of a side: natural, mixed, of wild cards alone, and sequences of seven."""

    natural: int = 0
    mixed: int = 0
    wild: int = 0
    sequence: int = 0

    def changed(self, before: str, after: str) -> Made:
        """Return the canastas after one of a type, or ``""`` for none, has become one of another type."""
        found = self._replace(**{after: getattr(self, after) + 1})
        return found._replace(**{before: getattr(found, before) - 1}) if before else found


@dataclass(frozen=True, slots=True, eq=False)
class Shape:
    """The limits of a meld of a rank (guide 2.6). Shapes are compared by identity: see :func:`shape`.

    A meld has at most ``limit`` wild cards, at least ``spare`` more naturals than wild cards, and at most ``most``
    cards.
    """

    limit: int
    spare: int
    most: int

    def __deepcopy__(self, memo: object) -> Shape:
        return self

    def room(self, naturals: int) -> int:
        """Return how many wild cards a meld with this many naturals may have."""
        if self.spare < 0 and naturals < LEAST_NATURALS:
            return 0
        return max(0, min(naturals - self.spare, self.limit))

    def allows(self, naturals: int, wild: int) -> bool:
        """Return whether a meld may have this many naturals and wild cards."""
        return MELD <= naturals + wild <= self.most and wild <= self.room(naturals)


@cache
def shape(limit: int, spare: int = 0, most: int = NO_LIMIT) -> Shape:
    """Return the shape with these limits, the same object every time."""
    return Shape(limit, spare, most)


class Way(NamedTuple):
    """How many cards of each kind a hand contributes to a meld of ``kind``."""

    kind: int
    naturals: int
    jokers: int
    twos: int

    @property
    def size(self) -> int:
        """The number of cards taken from the hand."""
        return self.naturals + self.jokers + self.twos


@dataclass(frozen=True, slots=True, eq=False)
class Ways:
    """All ways to add to one meld, in order.

    ``by_wild`` groups them by the wild cards they use; the ways of a group are sorted by naturals, most first.
    """

    all: tuple[Way, ...]
    by_wild: tuple[tuple[Way, ...], ...]
    most: int
    """The most cards that one of the ways takes from the hand."""


NO_WAYS = Ways((), (), 0)


@cache
def _way(kind: int, naturals: int, jokers: int, twos: int) -> Way:
    return Way(kind, naturals, jokers, twos)


@cache
def ways(  # noqa: PLR0917 -- a table: its arguments are the key
    kind: int, held: int, laid: int, wild: int, jokers: int, twos: int, form: Shape, upcard: int = 0
) -> Ways:
    """Return every way to add to a meld of ``laid`` naturals and ``wild`` wild cards, or to begin one.

    The hand has ``held`` naturals of the kind, ``jokers`` and ``twos``. With ``upcard`` 1 the upcard joins too.
    """
    groups = []
    more = max(0, form.limit - wild)
    for x in range(min(jokers, more) + 1):
        for y in range(min(twos, more - x) + 1):
            group = tuple(
                _way(kind, a, x, y)
                for a in range(held, -1, -1)
                if a + x + y + upcard
                and MELD <= laid + wild + upcard + a + x + y <= form.most
                and (x + y == 0 or wild + x + y <= form.room(laid + upcard + a))
            )
            if group:
                groups.append(group)
    if not groups:
        return NO_WAYS
    every = tuple(way for group in groups for way in group)
    return Ways(every, tuple(groups), max(way.size for way in every))


@cache
def black_threes(held: int, wild_jokers: int = 0, wild_twos: int = 0) -> tuple[Way, ...]:
    """Return the ways to meld black threes: three or more, or two with one of the wild cards given (guide 2.6)."""
    pure = [_way(BLACK_THREE, a, 0, 0) for a in range(held, MELD - 1, -1)]
    if held >= LEAST_NATURALS:
        pure += [_way(BLACK_THREE, LEAST_NATURALS, 1, 0)] * bool(wild_jokers)
        pure += [_way(BLACK_THREE, LEAST_NATURALS, 0, 1)] * bool(wild_twos)
    return tuple(pure)


@cache
def wild_ways(laid: int, jokers: int, twos: int, most: int) -> Ways:
    """Return every way to add to a meld of ``laid`` wild cards alone, or to begin one."""
    every = tuple(
        _way(WILD, 0, x, y)
        for x in range(jokers + 1)
        for y in range(twos + 1)
        if x + y and MELD <= laid + x + y <= most
    )
    return Ways(every, tuple((way,) for way in every), max((way.size for way in every), default=0))


def made_of(naturals: int, wild: int) -> Made:
    """Return the canasta, if any, that these numbers of naturals of a rank and wild cards make."""
    return _MADE[canasta(naturals, wild)]


def canasta(naturals: int, wild: int) -> str:
    """Return the type of a meld of a rank or of wild cards.

    It is a ``"natural"``, ``"mixed"`` or ``"wild"`` canasta, or ``""`` with fewer than seven cards.
    """
    if naturals + wild < CANASTA:
        return ""
    if not naturals:
        return "wild"
    return "mixed" if wild else "natural"


_MADE = {"": Made(), "natural": Made(natural=1), "mixed": Made(mixed=1), "wild": Made(wild=1)}


class Lay(NamedTuple):
    """A way to meld whose target is not simply its rank: another meld of the rank, or a new one."""

    way: Way
    name: str


class Run(NamedTuple):
    """A sequence in a slot, or a new one, as it will be: its suit, and its lowest and highest kind.

    ``kinds`` are the kinds of the cards that it takes from the hand.
    """

    suit: str
    low: int
    high: int
    kinds: tuple[int, ...]
    slot: int
    name: str

    @property
    def cards(self) -> tuple[Card, ...]:
        """The cards that it takes from the hand."""
        return tuple(RANKS[kind] + self.suit for kind in self.kinds)


Code: TypeAlias = Way | Lay | Run | int | Action
"""A way to meld, a sequence, the kind of a discard, or an action itself."""


def family(target: str) -> str:
    """Return the rank, or the suit of a sequence, in an action's target: ``K`` for ``K-2`` and ``K+``."""
    return target.partition("-")[0].rstrip("+")

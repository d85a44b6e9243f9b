"""What each discard to the crib is worth, by exact count.

The hand is counted with every starter, the crib with every starter and all that the others may discard, weighted by how
often they do (:mod:`engine.players.cribbage.habits`). The play adds what such cards peg.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Iterable, Mapping, Sequence
from functools import lru_cache
from math import comb
from operator import mul
from typing import NamedTuple

from engine.cards import Card, rank, suit
from engine.cribbage.counting import PLACE, keepings, rank_points
from engine.cribbage.view import CribbageView
from engine.kit.sets_and_runs import RANKS
from engine.players.cribbage.habits import HABITS, PLAYS, Places, together, traits

_SUITS = 4
_CRIB_FLUSH = 5
"""The cards of a flush in the crib, the starter among them, and its points."""
_MOST_FOR_PLAY = 0.5
"""The points in hand and crib that may be given up for a better play."""
_JACK = RANKS.index("J")


class Way(NamedTuple):
    """A discard to the crib: the points that hand, crib and play bring the seat on average, more than the other."""

    laid: tuple[Card, ...]
    kept: tuple[Card, ...]
    hand: float
    crib: float
    play: float

    @property
    def value(self) -> float:
        """The points of all three."""
        return self.hand + self.crib + self.play


def is_exact(view: CribbageView) -> bool:
    """Return whether there are tables of what is kept: two players with six cards each, and many points are good."""
    return view.rules.variant == "six" and not view.rules.low_ball


def rated(view: CribbageView) -> list[Way]:
    """Return every discard with what it is worth, the best first.

    The play decides only between those that hand and crib, which are counted exactly, tell little apart.
    """
    unseen = view.unseen()
    sign = view.rules.sign
    crib_sign = sign if view.owns_crib else -sign
    expected = Expected(by_rank(unseen), likely_discards(view))
    found = []
    for each in keepings(view.hand, view.rules.shape.laid, unseen):
        crib = expected.crib(places(each.laid)) + _of_suits(each.laid, expected.jacks, unseen)
        played = _pegs(view, places(each.kept))
        found.append(Way(each.laid, each.kept, sign * each.average, crib_sign * crib, played))
    enough = max(way.hand + way.crib for way in found) - _MOST_FOR_PLAY
    return sorted(found, key=lambda way: (way.hand + way.crib < enough, -way.value))


def _pegs(view: CribbageView, kept: Places) -> float:
    """Return the lead in the play that cards bring the seat on average."""
    if is_exact(view):
        return HABITS[view.owns_crib].pegs[kept]
    weights = PLAYS[view.rules.variant, view.rules.low_ball][view.order.index(view.seat or 0)]
    lead: float = sum(map(mul, traits(kept), weights))
    return lead


def likely_discards(view: CribbageView) -> list[tuple[Places, float]]:
    """Return what the crib may hold besides the seat's own cards, with the chances."""
    rules = view.rules
    owners = tuple(sorted(view.sides[seat] == view.sides[view.dealer] for seat in view.others))
    return likely(by_rank(view.unseen()), together(rules.variant, rules.low_ball, owners, rules.shape.to_crib))


def by_rank(cards: Iterable[Card]) -> list[int]:
    """Return how many of the cards are of each rank."""
    counts = [0] * len(RANKS)
    for card in cards:
        counts[PLACE[card]] += 1
    return counts


def places(cards: Iterable[Card]) -> Places:
    """Return the places of the ranks of some cards."""
    return tuple(sorted(PLACE[card] for card in cards))


class Expected:
    """The average crib with what others may discard. ``left`` counts the unseen cards by rank."""

    def __init__(self, left: Sequence[int], theirs: Sequence[tuple[Places, float]]) -> None:
        self.left = left
        self.theirs = theirs
        self.jacks = sum(weight * cards.count(_JACK) for cards, weight in theirs)
        """The jacks among the others' discards, on average."""
        self.known: dict[Places, float] = {}

    def crib(self, laid: Places) -> float:
        """Return what the crib is worth on average with these discards, but for flushes and nobs."""
        if laid not in self.known:
            total = 0.0
            for cards, weight in self.theirs:
                points = with_starters(tuple(sorted(laid + cards)))
                total += weight * (sum(map(mul, points, self.left)) - sum(points[place] for place in cards))
            self.known[laid] = total / (sum(self.left) - len(self.theirs[0][0]))
        return self.known[laid]


def likely(left: Sequence[int], laid: Mapping[Places, float]) -> list[tuple[Places, float]]:
    """Return the discards that are possible with the cards left, with their chances, which add up to 1."""
    found = []
    for cards, often in laid.items():
        if weight := often * share_left(cards, left):
            found.append((cards, weight))
    total = sum(weight for _, weight in found)
    return [(cards, weight / total) for cards, weight in found]


def share_left(cards: Places, left: Sequence[int]) -> float:
    """Return how many of the ways to hold cards of these ranks are left, as a share of those in the whole pack."""
    share = 1.0
    for place, count in Counter(cards).items():
        share *= comb(left[place], count) / comb(_SUITS, count)
    return share


@lru_cache(maxsize=1 << 11)
def with_starters(cards: Places) -> tuple[int, ...]:
    """Return what cards are worth with a starter of each rank, but for flushes and nobs."""
    return tuple(rank_points(tuple(sorted((*cards, place)))) for place in range(len(RANKS)))


def _of_suits(laid: Sequence[Card], jacks: float, unseen: Collection[Card]) -> float:
    """Return what nobs and a flush add to the crib on average. ``jacks`` is the number that others lay in it.

    The others' suits are taken to be random.
    """
    count = len(unseen)
    suits = Counter(map(suit, unseen))
    points = sum(suits[suit(card)] for card in laid if rank(card) == "J") / count
    hidden = [suits[suit(card)] - 1 for card in unseen if rank(card) == "J"]
    points += jacks * sum(hidden) / max(1, len(hidden)) / (count - 1)
    if len({*map(suit, laid)}) == 1:
        more = _CRIB_FLUSH - len(laid)
        points += _CRIB_FLUSH * comb(suits[suit(laid[0])], more) / comb(count, more)
    return points

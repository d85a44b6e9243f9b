"""The show: the worth of a hand or a crib with the starter."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Iterator, Sequence
from functools import lru_cache
from itertools import combinations, pairwise, product, takewhile
from typing import NamedTuple

from engine.cards import SUITS, Card, rank, suit
from engine.kit.sets_and_runs import RANKS

PAIRS = {2: ("pair", 2), 3: ("pair-royal", 6), 4: ("double-pair-royal", 12)}
"""By number of equal ranks, their name and points."""
MOST = {3: 20, 4: 29, 5: 46}
"""By the number of cards, the most that a hand can be worth with the starter."""
FIFTEEN = 15
_NINETEEN = 4
"""The cards of a hand that cannot score nineteen."""
_LEAST_RUN = 3

PLACE = {name + letter: place for place, name in enumerate(RANKS) for letter in SUITS}
"""The place of each card's rank: 0 for an ace, 12 for a king."""
WORTH = tuple(min(place + 1, 10) for place in range(len(RANKS)))
"""The count of each rank, by its place."""


class Combination(NamedTuple):
    """Cards that score together: ``fifteen``, ``pair``, ``pair-royal``, ``run``, ``flush``, ``nobs`` ..."""

    code: str
    cards: tuple[Card, ...]
    points: int


class Shown(NamedTuple):
    """A hand, or the crib, that was counted in the show; ``counted`` is what its owner pegged for it."""

    seat: int
    crib: bool
    cards: tuple[Card, ...]
    combinations: tuple[Combination, ...]
    counted: int

    @property
    def points(self) -> int:
        """The worth of the cards."""
        return sum(each.points for each in self.combinations)

    @property
    def perfect(self) -> bool:
        """Whether no hand is worth more, and its owner has counted all of it."""
        return self.counted == MOST[len(self.cards)]


def worth(card: Card) -> int:
    """Return what a card counts: an ace 1, court cards 10.

    >>> worth("AS"), worth("7H"), worth("QD")
    (1, 7, 10)
    """
    return WORTH[PLACE[card]]


def counted(cards: Sequence[Card], starter: Card, *, crib: bool = False) -> tuple[Combination, ...]:
    """Return what a hand or crib scores with the starter, in the order in which players count it.

    >>> [(each.code, each.points) for each in counted(("5C", "5D", "5H", "JS"), "5S")]
    [('fifteen', 2), ('fifteen', 2), ('fifteen', 2), ('fifteen', 2), ('fifteen', 2), ('fifteen', 2), \
('fifteen', 2), ('fifteen', 2), ('double-pair-royal', 12), ('nobs', 1)]
    """
    return (*of_ranks((*cards, starter)), *_of_suits(cards, starter, crib=crib))


def points(cards: Sequence[Card], starter: Card, *, crib: bool = False) -> int:
    """Return the sum of what :func:`counted` finds, quickly.

    >>> points(("5C", "5D", "5H", "JS"), "5S")
    29
    """
    ranks = tuple(sorted([*(PLACE[card] for card in cards), PLACE[starter]]))
    return rank_points(ranks) + sum(each.points for each in _of_suits(cards, starter, crib=crib))


def is_nineteen(cards: Sequence[Card]) -> bool:
    """Return whether a hand or crib of this size, without the starter, is called a nineteen if it is worth nothing."""
    return len(cards) == _NINETEEN


@lru_cache(maxsize=1 << 16)
def rank_points(ranks: tuple[int, ...]) -> int:
    """Return what cards score for fifteens, pairs and runs, given the places of their ranks in order."""
    return sum(each.points for each in of_ranks([RANKS[place] + SUITS[0] for place in ranks]))


def of_ranks(cards: Sequence[Card]) -> Iterator[Combination]:
    """Yield fifteens, pairs and runs. Double runs are counted out: each run by itself, and their pairs."""
    held = sorted(cards, key=PLACE.__getitem__)
    for size in range(2, len(held) + 1):
        for some in combinations(held, size):
            if sum(map(worth, some)) == FIFTEEN:
                yield Combination("fifteen", some, 2)
    alike = {place: [card for card in held if PLACE[card] == place] for place in dict.fromkeys(map(PLACE.get, held))}
    for same in alike.values():
        if len(same) in PAIRS:
            code, value = PAIRS[len(same)]
            yield Combination(code, tuple(same), value)
    for first in range(len(RANKS)):
        if first in alike and first - 1 not in alike:
            end = next(place for place in range(first, len(RANKS) + 1) if place not in alike)
            if end - first >= _LEAST_RUN:
                for run in product(*(alike[place] for place in range(first, end))):
                    yield Combination("run", run, end - first)


def _of_suits(cards: Sequence[Card], starter: Card, *, crib: bool) -> Iterator[Combination]:
    """Yield a flush, which in the crib needs the starter too, and his nobs."""
    suits = {suit(card) for card in cards}
    if len(suits) == 1:
        if suit(starter) in suits:
            yield Combination("flush", (*cards, starter), len(cards) + 1)
        elif not crib:
            yield Combination("flush", tuple(cards), len(cards))
    for card in cards:
        if rank(card) == "J" and suit(card) == suit(starter):
            yield Combination("nobs", (card,), 1)


LIMIT = 31
"""The count never goes past this."""


def scored(series: Sequence[Card], *, flush: int = 0) -> Iterator[tuple[str, int]]:
    """Yield what the last card of a series scores: the code and the points of each.

    As many cards of a suit in a row as ``flush`` says score too; none with 0.

    >>> [*scored(("7C", "8D"))], [*scored(("4C", "6D", "5S"))], [*scored(("KC", "KD"))]
    ([('fifteen', 2)], [('fifteen', 2), ('run', 3)], [('pair', 2)])
    """
    yield from _of_ranks(tuple(map(PLACE.__getitem__, series)))
    if flush:
        length = len([*takewhile(lambda card: suit(card) == suit(series[-1]), reversed(series))])
        if length >= flush:
            yield "flush", length


@lru_cache(maxsize=1 << 17)
def series_points(series: tuple[int, ...]) -> int:
    """Return what the last card scores but for a flush, given the places of the ranks."""
    return sum(points for _, points in _of_ranks(series))


def _of_ranks(series: tuple[int, ...]) -> Iterator[tuple[str, int]]:
    count = sum(WORTH[place] for place in series)
    if count == FIFTEEN:
        yield "fifteen", 2
    if count == LIMIT:
        yield "thirty-one", 2
    last = series[-1]
    same = len([*takewhile(lambda place: place == last, reversed(series))])
    if same in PAIRS:
        yield PAIRS[same]
    for length in range(min(len(series), 7), 2, -1):
        some = sorted(series[-length:])
        if all(low + 1 == high for low, high in pairwise(some)):
            yield "run", length
            break


class Keeping(NamedTuple):
    """A discard to the crib: the cards kept and discarded, and the average worth of those kept."""

    kept: tuple[Card, ...]
    laid: tuple[Card, ...]
    average: float


def average(kept: Sequence[Card], unseen: Collection[Card]) -> float:
    """Return what a hand is worth on average with one of the ``unseen`` cards as the starter.

    >>> average(("5C", "5D", "5H", "JS"), ("5S", "KS"))
    25.0
    """
    return hand_total(kept, unseen) / len(unseen)


def hand_total(kept: Sequence[Card], unseen: Collection[Card]) -> int:
    """Return the sum of what a hand is worth with each of the ``unseen`` cards as the starter."""
    places = [PLACE[card] for card in kept]
    total = 0
    for place, count in Counter(PLACE[card] for card in unseen).items():
        total += count * rank_points(tuple(sorted([*places, place])))
    suits = {suit(card) for card in kept}
    if len(suits) == 1:
        total += len(kept) * len(unseen) + sum(suit(card) in suits for card in unseen)
    jacks = [suit(card) for card in kept if rank(card) == "J"]
    return total + sum(suit(card) in jacks for card in unseen)


def keepings(hand: Sequence[Card], laid: int, unseen: Collection[Card]) -> list[Keeping]:
    """Return every way to discard ``laid`` cards to the crib, the best hand on average first."""
    found = []
    for away in combinations(hand, laid):
        kept = tuple(card for card in hand if card not in away)
        found.append(Keeping(kept, away, average(kept, unseen)))
    return sorted(found, key=lambda each: -each.average)

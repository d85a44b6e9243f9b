"""The show: what a hand or a crib is worth with the starter."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from functools import lru_cache
from itertools import combinations, product
from typing import NamedTuple

from engine.cards import SUITS, Card, rank, suit
from engine.kit.sets_and_runs import RANKS

PAIRS = {2: ("pair", 2), 3: ("pair-royal", 6), 4: ("double-pair-royal", 12)}
"""By number of equal ranks, what they are called and their points."""
MOST = {3: 20, 4: 29, 5: 46}
"""By the number of cards, the most that a hand can be worth with the starter."""
FIFTEEN = 15
_LEAST_RUN = 3

PLACE = {name + letter: place for place, name in enumerate(RANKS) for letter in SUITS}
"""The place of each card's rank: 0 for an ace, 12 for a king."""
WORTH = tuple(min(place + 1, 10) for place in range(len(RANKS)))
"""What each rank counts, by its place."""


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
        """What the cards are worth."""
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


@lru_cache(maxsize=1 << 16)
def rank_points(ranks: tuple[int, ...]) -> int:
    """Return what cards score for fifteens, pairs and runs, given the places of their ranks in order."""
    copies: Counter[int] = Counter()
    cards = []
    for place in ranks:
        cards.append(RANKS[place] + SUITS[copies[place]])
        copies[place] += 1
    return sum(each.points for each in of_ranks(cards))


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
    if len(suits) == 1 and len(cards) > 1:
        if suit(starter) in suits:
            yield Combination("flush", (*cards, starter), len(cards) + 1)
        elif not crib:
            yield Combination("flush", tuple(cards), len(cards))
    for card in cards:
        if rank(card) == "J" and suit(card) == suit(starter):
            yield Combination("nobs", (card,), 1)

"""The play: what a card scores in the series that it joins."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import lru_cache
from itertools import pairwise, takewhile

from engine.cards import Card, suit
from engine.cribbage.counting import FIFTEEN, PAIRS, PLACE, WORTH

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
def rank_points(series: tuple[int, ...]) -> int:
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

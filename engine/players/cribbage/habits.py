"""What players keep and discard to the crib, and what their cards peg.

For the game of two with six cards each there are tables of what good players do, made by ``python -m
tests.bench.cribbage_habits``; for the other variants what sensible players discard, and what each card pegs, made by
``python -m tests.bench.cribbage_variants``. These commands say how.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator, Mapping, Sequence
from functools import lru_cache
from itertools import combinations_with_replacement
from typing import NamedTuple, TypeAlias

from engine.kit.sets_and_runs import RANKS
from engine.players.cribbage import habit_tables, variant_tables

Places: TypeAlias = tuple[int, ...]
"""Cards by the places of their ranks, in order."""

_FIRST = 33
"""The code of the character that stands for 0."""
BASE = 94
"""The number of characters that stand for digits. Two of them are a number."""
SCALE = 100
"""The lead in the play is in hundredths of a point,"""
ZERO = BASE * BASE // 2
"""and this number is a lead of 0."""
LOW = 4
"""The number of ranks below a five. Low cards are played late in a series."""


class Habits(NamedTuple):
    """The habits of the player who deals, or of the other, by cards."""

    laid: Mapping[Places, float]
    """How often two cards are discarded, relative to other pairs."""
    kept: Mapping[Places, float]
    """How often four cards are kept."""
    pegs: Mapping[Places, float]
    """The lead in the play that four cards bring on average, in points."""


def hands(size: int) -> Iterator[Places]:
    """Yield the cards that a hand can have, by their ranks, in the order of the tables."""
    for cards in combinations_with_replacement(range(len(RANKS)), size):
        if size <= 4 or all(low != high for low, high in zip(cards, cards[4:], strict=False)):
            yield cards


def packed(numbers: Sequence[int]) -> str:
    """Return numbers as printable text, two characters each.

    >>> unpacked(packed([0, 1, 94, 8835]))
    [0, 1, 94, 8835]
    """
    return "".join(chr(_FIRST + digit) for number in numbers for digit in divmod(number, BASE))


def unpacked(text: str) -> list[int]:
    """Return the numbers of a packed text."""
    digits = [ord(letter) - _FIRST for letter in text]
    return [high * BASE + low for high, low in zip(digits[::2], digits[1::2], strict=True)]


def _often(size: int, table: str) -> Mapping[Places, float]:
    return dict(zip(hands(size), unpacked(table), strict=True))


def _read(laid: str, kept: str, pegs: str) -> Habits:
    return Habits(
        _often(2, laid),
        _often(4, kept),
        {cards: (lead - ZERO) / SCALE for cards, lead in zip(hands(4), unpacked(pegs), strict=True)},
    )


HABITS = (
    _read(habit_tables.PONE_LAID, habit_tables.PONE_KEPT, habit_tables.PONE_PEGS),
    _read(habit_tables.DEALER_LAID, habit_tables.DEALER_KEPT, habit_tables.DEALER_PEGS),
)
"""The habits of the player who does not deal, and of the dealer."""

VARIANTS: Mapping[tuple[str, bool], tuple[Mapping[Places, float], Mapping[Places, float]]] = {
    key: (_often(number, theirs), _often(number, own)) for key, (number, theirs, own) in variant_tables.LAID.items()
}
"""By variant and whether few points are good, how often cards are discarded into the others' crib and the own one."""
PLAYS: Mapping[tuple[str, bool], tuple[Sequence[float], ...]] = variant_tables.PLAYS
"""By variant and whether few points are good, the weights of :func:`traits` by the seat's place in the order."""


def traits(kept: Places) -> list[int]:
    """Return what decides how many points cards peg: how many there are of each rank, pairs, and different low ranks.

    >>> traits((0, 0, 3, 12))
    [2, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 2]
    """
    counts = [kept.count(place) for place in range(len(RANKS))]
    return [*counts, sum(count > 1 for count in counts), sum(map(bool, counts[:LOW]))]


@lru_cache(maxsize=64)
def together(variant: str, low_ball: bool, owners: tuple[bool, ...], dealt: int) -> Mapping[Places, float]:
    """Return how often players discard cards together; ``owners`` says of each whether the crib is its side's.

    ``dealt`` is the number of cards that are dealt to the crib besides.
    """
    laid = VARIANTS.get((variant, low_ball), tuple(each.laid for each in HABITS))
    found: Mapping[Places, float] = {(): 1.0}
    for each in (*(laid[owns] for owns in owners), *[dict.fromkeys(hands(1), 1.0)] * dealt):
        joined: dict[Places, float] = defaultdict(float)
        for cards, often in found.items():
            for more, its in each.items():
                joined[tuple(sorted(cards + more))] += often * its
        found = joined
    return found

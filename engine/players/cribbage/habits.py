"""What good players keep and discard to the crib in the game of two with six cards each, and what their cards peg.

The tables are made by ``python -m tests.bench.cribbage_habits``, which says how.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from itertools import combinations_with_replacement
from typing import NamedTuple, TypeAlias

from engine.kit.sets_and_runs import RANKS
from engine.players.cribbage import habit_tables

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


def _read(laid: str, kept: str, pegs: str) -> Habits:
    return Habits(
        dict(zip(hands(2), unpacked(laid), strict=True)),
        dict(zip(hands(4), unpacked(kept), strict=True)),
        {cards: (lead - ZERO) / SCALE for cards, lead in zip(hands(4), unpacked(pegs), strict=True)},
    )


HABITS = (
    _read(habit_tables.PONE_LAID, habit_tables.PONE_KEPT, habit_tables.PONE_PEGS),
    _read(habit_tables.DEALER_LAID, habit_tables.DEALER_KEPT, habit_tables.DEALER_PEGS),
)
"""The habits of the player who does not deal, and of the dealer."""

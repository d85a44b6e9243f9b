"""What the hands of phase two are worth: a network that estimates how many tricks the leader is ahead.

It was learnt from endings that were solved exactly: see ``tests/bench/tuning/german_whist.py``. A search needs
thousands of values, so a level of every hidden unit is kept in one field of a large integer: adding such integers adds
all units at once.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from itertools import starmap
from operator import mul
from struct import Struct

RANKS = 13
SUITS = 4
NUMBERS = 2 * RANKS * SUITS
"""By suit, trumps first, then the leader's longest: from the highest card that is left, if the leader has it; and if
the other has it."""

_FIELD = 32
"""The bits of a unit's level, in thousandths."""
_ZERO = 1 << _FIELD - 2
"""What is added to a level, so that it is never negative."""
_KNOWN = 1 << 14
"""How many suits are remembered."""
_FULL = (1 << RANKS) - 1


def rank_of_suit(mine: int, theirs: int) -> int:
    """Return the sort key of a suit that is not trump; ``mine`` are the leader's cards. Equal suits have equal keys."""
    level, place = 0, 0
    cards = mine | theirs
    while cards:
        card = cards & -cards
        if mine & card:
            level |= 1 << place
        place += 1
        cards ^= card
    return mine.bit_count() << 20 | level << 4 | place


def suits_of(hand: int) -> list[int]:
    """Return the cards of each suit of a hand; trumps are its lowest bits."""
    return [hand >> RANKS * suit & _FULL for suit in range(SUITS)]


def places(mine: int, theirs: int) -> list[int]:
    """Return which of its suit's :data:`NUMBERS` are 1, for one suit."""
    found = []
    cards, place = mine | theirs, 0
    while cards:
        card = 1 << cards.bit_length() - 1
        found.append(place if mine & card else place + RANKS)
        place += 1
        cards ^= card
    return found


def numbers(leader: int, other: int) -> list[int]:
    """Return the numbers that describe two hands."""
    trumps, *plain = zip(suits_of(leader), suits_of(other), strict=True)
    plain.sort(key=lambda suit: rank_of_suit(*suit), reverse=True)
    row = [0] * NUMBERS
    for start, (mine, theirs) in enumerate((trumps, *plain)):
        for place in places(mine, theirs):
            row[2 * RANKS * start + place] = 1
    return row


class Endings:
    """Values two hands of phase two as a :class:`engine.players.kit.network.Network` values their numbers."""

    def __init__(self, text: str) -> None:
        """Read the weights of a network, in thousandths."""
        *units, [self._last] = ([int(number) for number in unit.split()] for unit in text.split(";"))
        columns = [*zip(*units, strict=True)]
        self._weights = [_packed(column) for column in columns[:NUMBERS]]
        self._biases = _packed([bias + _ZERO for bias in columns[NUMBERS]])
        self._factors = [factor / 1_000_000 for factor in columns[NUMBERS + 1]]
        self._levels = Struct(f"<{len(units)}I")
        self._trumps = lru_cache(_KNOWN)(self._of_trumps)
        self._plain = lru_cache(_KNOWN)(self._of_plain)

    def lead(self, leader: int, other: int) -> float:
        """Return by how many tricks the leader will be ahead. Hands are sets of bits, trumps the lowest ones."""
        plain = [
            self._plain(leader >> shift & _FULL, other >> shift & _FULL) for shift in (RANKS, 2 * RANKS, 3 * RANKS)
        ]
        plain.sort(reverse=True)
        longest, middle, shortest = plain
        total = self._biases + self._trumps(leader & _FULL, other & _FULL) + longest[1] + middle[2] + shortest[3]
        levels = self._levels.unpack(total.to_bytes(self._levels.size, "little"))
        active = [level - _ZERO if level > _ZERO else 0 for level in levels]
        return sum(map(mul, self._factors, active), self._last / 1000)

    def _of_trumps(self, mine: int, theirs: int) -> int:
        return self._sum(0, places(mine, theirs))

    def _of_plain(self, mine: int, theirs: int) -> tuple[int, int, int, int]:
        """Return a suit's sort key and what it adds to the levels as the first, second and third suit."""
        which = places(mine, theirs)
        one, two, three = (self._sum(suit, which) for suit in range(1, SUITS))
        return rank_of_suit(mine, theirs), one, two, three

    def _sum(self, suit: int, which: Sequence[int]) -> int:
        start = 2 * RANKS * suit
        return sum(self._weights[start + place] for place in which)


def _packed(column: Sequence[int]) -> int:
    return sum(starmap(int.__lshift__, ((number, _FIELD * unit) for unit, number in enumerate(column))))

"""Sets and runs of one 52-card pack, as bit masks: which melds a hand holds, and how it is best arranged.

A set is three or four cards of a rank, a run three or more in sequence of a suit. A mask has a bit for each card, from
the ace to the king of each suit. An arrangement splits a hand into melds that share no card; the rest is deadwood.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Sequence
from functools import cache, lru_cache
from itertools import combinations, takewhile
from typing import Literal, NamedTuple, TypeAlias

from engine.cards import SUITS, Card

Runs: TypeAlias = Literal["low", "both", "round"]
"""Where an ace stands in runs: below the two, there or above the king, or both at once (K A 2)."""
RANKS = ("A", "2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K")
"""The ranks in the order of runs."""
ORDER: tuple[Card, ...] = tuple(rank + suit for suit in SUITS for rank in RANKS)
"""Every card in the order of its bit."""
BIT: dict[Card, int] = {card: 1 << place for place, card in enumerate(ORDER)}
"""Each card's bit."""
LEAST = 3
"""The fewest cards of a meld."""
COURT = 10
"""The points of a king, queen or jack."""

_SUIT = (1 << len(RANKS)) - 1
_SHIFTS = tuple(len(RANKS) * place for place in range(len(SUITS)))
_CARD = re.compile(r"(?:10|[2-9AJQK])[CDHS]")
_KEPT = 1 << 14
"""How many hands' arrangements are kept."""


def mask_of(cards: Iterable[Card]) -> int:
    """Return the mask of different cards.

    >>> bin(mask_of(["AC", "3C"]))
    '0b101'
    """
    return sum(BIT[card] for card in cards)


def cards_of(mask: int) -> tuple[Card, ...]:
    """Return the cards of a mask, by suit and from the ace to the king.

    >>> cards_of(0b101)
    ('AC', '3C')
    """
    found = []
    while mask:
        low = mask & -mask
        found.append(ORDER[low.bit_length() - 1])
        mask ^= low
    return tuple(found)


def spelt(melds: Iterable[int]) -> str:
    """Return melds as the target of an action.

    >>> spelt([mask_of(["7C", "7H", "7D"]), mask_of(["3C", "4C", "5C"])])
    '3C4C5C+7C7D7H'
    """
    return "+".join(sorted("".join(cards_of(meld)) for meld in melds))


def spelt_in(target: str) -> list[int]:
    """Return the melds that a target names, in any order and case; text that is no card is ignored.

    >>> [cards_of(meld) for meld in spelt_in("7h7c7d+3c5c4c")]
    [('7C', '7D', '7H'), ('3C', '4C', '5C')]
    """
    return [mask_of(set(_CARD.findall(part))) for part in target.upper().split("+") if part]


class Arrangement(NamedTuple):
    """Melds that share no card: their masks, all their cards, and the points of these."""

    melds: tuple[int, ...] = ()
    cards: int = 0
    points: int = 0


class Melds:
    """The sets and runs of some rules, and the points of cards that are in none. Use :func:`melds_of` to share one.

    >>> melds = melds_of()
    >>> hand = mask_of("3C 4C 5C 5D 5H 5S KD".split())
    >>> [[cards_of(meld) for meld in best.melds] for best in melds.best(hand)]
    [[('3C', '4C', '5C'), ('5D', '5H', '5S')]]
    >>> melds.deadwood(hand)
    10
    """

    def __init__(self, runs: Runs = "low", ace: int = 1) -> None:
        worth = [ace, *(min(number, COURT) for number in range(2, len(RANKS) + 1))]
        self._points = [0]
        for value in worth:
            self._points += [value + points for points in self._points]
        self._worth = {bit: worth[place % len(RANKS)] for place, bit in enumerate(BIT.values())}
        self._runs = _runs(runs)
        every = {run << shift for run in self._runs for shift in _SHIFTS}
        self._all = frozenset(every | {meld for place in range(len(RANKS)) for meld in _sets(place)})
        self.runs_in = cache(self._runs_in)
        self.arrangements = lru_cache(_KEPT)(self._arrangements)

    def points(self, mask: int) -> int:
        """Return the points of cards as deadwood."""
        points = self._points
        return (
            points[mask & _SUIT]
            + points[mask >> _SHIFTS[1] & _SUIT]
            + points[mask >> _SHIFTS[2] & _SUIT]
            + points[mask >> _SHIFTS[3]]
        )

    def is_meld(self, mask: int) -> bool:
        """Return whether the cards are one set or one run."""
        return mask in self._all

    def in_hand(self, hand: int) -> list[int]:
        """Return every set and run in a hand, those within longer ones too."""
        clubs, diamonds, hearts, spades = (hand >> shift & _SUIT for shift in _SHIFTS)
        found: list[int] = []
        for shift, suit in zip(_SHIFTS, (clubs, diamonds, hearts, spades), strict=True):
            found += self.runs_in(suit, shift)
        ranks = (clubs & diamonds & (hearts | spades)) | ((clubs | diamonds) & hearts & spades)
        while ranks:
            low = ranks & -ranks
            found += [meld for meld in _sets(low.bit_length() - 1) if meld & hand == meld]
            ranks ^= low
        return found

    def _runs_in(self, suit: int, shift: int) -> tuple[int, ...]:
        return tuple(run << shift for run in self._runs if run & suit == run)

    def _arrangements(self, hand: int) -> tuple[Arrangement, ...]:
        """Return every arrangement of a hand, most points first. Two runs that follow each other count as one."""
        found = self.in_hand(hand)
        if not found:
            return (Arrangement(),)
        every = [Arrangement()]
        for meld in found:
            points = self.points(meld)
            every += [
                Arrangement((*other.melds, meld), other.cards | meld, other.points + points)
                for other in every
                if not other.cards & meld and not any(meld | before in self._all for before in other.melds)
            ]
        every.sort(key=lambda each: -each.points)
        return tuple(every)

    def best(self, hand: int) -> tuple[Arrangement, ...]:
        """Return all arrangements that leave the least deadwood, in a fixed order."""
        every = self.arrangements(hand)
        return tuple(takewhile(lambda each: each.points == every[0].points, every))

    def deadwood(self, hand: int) -> int:
        """Return the least deadwood of a hand."""
        return self.points(hand) - self.arrangements(hand)[0].points

    def after_discards(self, hand: int, barred: int = 0) -> dict[int, int]:
        """Return the least deadwood after each discard, by its bit; without the ``barred`` card."""
        total, every, worth = self.points(hand), self.arrangements(hand), self._worth
        found = {}
        for bit in bits_of(hand & ~barred):
            for each in every:
                if not each.cards & bit:
                    found[bit] = total - each.points - worth[bit]
                    break
        return found

    def least_after_discard(self, hand: int, barred: int = 0) -> int:
        """Return the least deadwood of a hand after a discard, which is not the ``barred`` card."""
        return min(self.after_discards(hand, barred).values())

    def helps(self, hand: int, card: int) -> bool:
        """Return whether a card would make a meld with deadwood of a hand, or extend one of its melds."""
        best = self.best(hand)[0]
        loose = hand & ~best.cards | card
        return any(meld & card for meld in self.in_hand(loose)) or any(self.fits(card, meld) for meld in best.melds)

    def fits(self, card: int, meld: int) -> bool:
        """Return whether a card, given by its bit, can be laid off on a meld."""
        return not card & meld and card | meld in self._all

    def laid_off(self, melds: Sequence[int], loose: int) -> tuple[int, ...]:
        """Return which of the loose cards can be laid off on each meld, one after another: as many as possible.

        A card that fits a set and a run joins the run, where more can follow.
        """
        laid = [0] * len(melds)
        for sets in (False, True):
            places = [place for place, meld in enumerate(melds) if _is_set(meld) == sets]
            moved = True
            while moved:
                moved = False
                for place in places:
                    for bit in bits_of(loose):
                        if self.fits(bit, melds[place] | laid[place]):
                            laid[place] |= bit
                            loose ^= bit
                            moved = True
        return tuple(laid)

    def best_laying_off(self, hand: int, melds: Sequence[int]) -> tuple[Arrangement, tuple[int, ...], int]:
        """Return how a hand keeps the least deadwood by its own melds and by laying off on others.

        That is its arrangement, what is laid off on each of ``melds``, and the deadwood that is left. Of equal ways the
        one with most in its own melds.
        """
        found = []
        for own in self.arrangements(hand):
            laid = self.laid_off(melds, hand & ~own.cards)
            found.append((own, laid, self.points(hand & ~own.cards & ~sum(laid))))
        return min(found, key=lambda each: (each[2], -each[0].points))


@cache
def melds_of(runs: Runs = "low", ace: int = 1) -> Melds:
    """Return the melds of rules with this place of the ace in ``runs``, and ``ace`` points for it as deadwood."""
    return Melds(runs, ace)


def _runs(runs: Runs) -> tuple[int, ...]:
    """Return every run of a suit as a mask of that suit, short ones first."""
    size = len(RANKS)
    most = {"low": size, "both": size + 1, "round": 2 * size}[runs]
    found = {
        sum(1 << place % size for place in range(first, first + length)): None
        for length in range(LEAST, size + 1)
        for first in range(min(size, most - length + 1))
    }
    return tuple(found)


@cache
def _sets(place: int) -> tuple[int, ...]:
    """Return the sets of a rank, short ones first."""
    bits = [1 << place + shift for shift in _SHIFTS]
    return tuple(sum(chosen) for size in range(LEAST, len(bits) + 1) for chosen in combinations(bits, size))


def _is_set(meld: int) -> bool:
    low = meld & -meld
    return meld >> low.bit_length() - 1 & _SUIT == 1


def bits_of(mask: int) -> Iterator[int]:
    """Yield the bits of a mask, lowest first."""
    while mask:
        low = mask & -mask
        yield low
        mask ^= low

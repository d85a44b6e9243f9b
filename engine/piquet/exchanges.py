"""Exchanges: the worth of the cards that a hand keeps, and the exchanges worth offering.

Hands are weighed quickly on bit sets, with eight bits to a suit, the lowest for the seven.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Sequence
from functools import cache, lru_cache
from itertools import combinations
from typing import NamedTuple, TypeAlias

from engine.cards import SUITS, Card, rank
from engine.piquet.declarations import KINDS, LEAST, SET_RANKS, Claim, cards_of, everything, runs, total, value
from engine.piquet.options import RANKS
from engine.types import Action

Bits: TypeAlias = int

SUIT = 0xFF
"""The bits of the first suit."""
SHIFTS = tuple(range(0, 8 * len(SUITS), 8))
BIT: dict[Card, Bits] = {
    name + letter: 1 << (shift + place)
    for shift, letter in zip(SHIFTS, SUITS, strict=True)
    for place, name in enumerate(RANKS)
}
CARD = {bit: card for card, bit in BIT.items()}
RANK_BITS = [sum(BIT[name + letter] for letter in SUITS) for name in SET_RANKS]
"""The cards of each rank of which sets are made, the best rank first."""

_LENGTH = 0.35
_RUNS = (0.0, 0.0, 0.8, 3.0, 5.0, 14.0, 15.0, 16.0, 17.0)
_EQUALS = (0.0, 0.0, 1.0, 3.5, 14.0)
_HIGH = {"7": 0.0, "8": 0.0, "9": 0.0, "10": 0.2, "J": 0.4, "Q": 0.9, "K": 1.8, "A": 3.0}


class Suit(NamedTuple):
    """The worth of a suit of a hand: as a point, by its best sequence, by all of its sequences, and for keeping."""

    point: tuple[int, int]
    best: tuple[int, int]
    sequences: int
    keeping: float


@cache
def suit_of(mask: int) -> Suit:
    """Return what the eight bits of a suit are worth."""
    cards = [name + SUITS[0] for place, name in enumerate(RANKS) if mask >> place & 1]
    suited = runs(cards)
    long = tuple(run for run in suited if len(run) >= LEAST)
    return Suit(
        value("point", (tuple(cards),) if len(cards) >= LEAST else ()),
        max((value("sequence", (run,)) for run in long), default=value("sequence", ())),
        total("sequence", long),
        _LENGTH * len(cards) ** 2 + sum(_RUNS[len(run)] for run in suited) + sum(_HIGH[rank(card)] for card in cards),
    )


def keeping(hand: Bits) -> float:
    """Return the worth of keeping these cards while the others are exchanged."""
    found = 0.0
    for shift in SHIFTS:
        found += suit_of(hand >> shift & SUIT).keeping
    for bits in RANK_BITS:
        found += _EQUALS[(hand & bits).bit_count()]
    return found


def bits_of(cards: Iterable[Card]) -> Bits:
    """Return cards as a bit set."""
    return sum(map(BIT.__getitem__, cards))


def cards_in(bits: Bits) -> list[Card]:
    """Return the cards of a bit set."""
    found = []
    while bits:
        low = bits & -bits
        found.append(CARD[low])
        bits ^= low
    return found


def ranked(hand: Sequence[Card], number: int) -> tuple[tuple[Card, ...], ...]:
    """Return the best dozen ways to give up ``number`` cards of a hand, those that keep most first."""
    return _ranked(tuple(hand), number)


@lru_cache(maxsize=256)
def _ranked(hand: tuple[Card, ...], number: int) -> tuple[tuple[Card, ...], ...]:
    whole = bits_of(hand)
    ways = sorted(combinations(hand, number), key=lambda cards: keeping(whole ^ bits_of(cards)), reverse=True)
    return tuple(ways[:12])


_OF_MOST = 3
"""How many exchanges of the most cards are offered; of each smaller number, one is."""


def useful(hand: Sequence[Card], least: int, most: int) -> tuple[Action, ...]:
    """Return a few exchanges: the best of the most cards, and the very best less its best cards, one by one."""
    found = list(ranked(hand, most)[:_OF_MOST])
    fewer = found[0]
    while len(fewer) > least:
        fewer = min(combinations(fewer, len(fewer) - 1), key=lambda cards: keeping(bits_of(cards)))
        found.append(fewer)
    return tuple(Action("exchange", cards) for cards in found)


def exchange(hand: Sequence[Card], cards: Collection[Card]) -> Action:
    """Return the action that exchanges some cards of a hand, in the order of the hand."""
    return Action("exchange", tuple(card for card in hand if card in cards))


def kept_and_lost(hand: Collection[Card], cards: Collection[Card]) -> tuple[dict[str, Claim], dict[str, Claim]]:
    """Return by class what a hand keeps of its declarations, and what it gives up, if some cards go."""
    left = [card for card in hand if card not in cards]
    kept, lost = {}, {}
    for kind in KINDS:
        before, after = everything(kind, hand), everything(kind, left)
        kept[kind] = after
        gone = tuple(group for group in before if group not in after)
        lost[kind] = gone if total(kind, after) < total(kind, before) else ()
    return kept, lost


def lost_cards(hand: Collection[Card], cards: Collection[Card]) -> dict[str, tuple[Card, ...]]:
    """Return by class the cards of the declarations that an exchange breaks up; only classes that lose something."""
    lost = kept_and_lost(hand, cards)[1]
    return {kind: cards_of(claim) for kind, claim in lost.items() if claim}

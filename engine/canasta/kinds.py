"""The kinds of card in Canasta: ranks, with red and black threes apart, twos and jokers.

A hand is a list of sorted card tuples by kind, so most rules are arithmetic on their lengths.
"""

from __future__ import annotations

from functools import lru_cache
from typing import TypeAlias

from engine.cards import JOKER, KNOWN, Card, is_red, rank

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
    """Whether a card is a two or a joker."""
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

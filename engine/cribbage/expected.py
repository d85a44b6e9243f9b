"""What a hand is worth on average over the starters that may still be turned."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Sequence
from itertools import combinations
from typing import NamedTuple

from engine.cards import Card, rank, suit
from engine.cribbage.counting import PLACE, rank_points


class Keeping(NamedTuple):
    """A way to lay away: what is kept and laid, and what the kept cards are worth on average."""

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
    """Return every way to lay away so many cards, the best hand on average first."""
    found = []
    for away in combinations(hand, laid):
        kept = tuple(card for card in hand if card not in away)
        found.append(Keeping(kept, away, average(kept, unseen)))
    return sorted(found, key=lambda each: -each.average)

"""A second scorer of Cribbage, plainly written and independent of the engine's."""

from __future__ import annotations

from collections.abc import Sequence

from engine.cards import Card

NUMBER = {name: number for number, name in enumerate(("A", *map(str, range(2, 11)), "J", "Q", "K"), 1)}


def number(card: Card) -> int:
    """Return the rank of a card from 1 to 13."""
    return NUMBER[card[:-1]]


def hand_points(cards: Sequence[Card], starter: Card, *, crib: bool = False) -> int:
    """Return the points of a hand, looking at every subset."""
    five = [*cards, starter]
    total = 0
    runs: dict[int, int] = {}
    for mask in range(1, 1 << len(five)):
        some = [card for place, card in enumerate(five) if mask >> place & 1]
        ranks = sorted(map(number, some))
        total += 2 * (sum(min(10, rank) for rank in ranks) == 15)
        total += 2 * (len(ranks) == 2 and ranks[0] == ranks[1])
        if len(ranks) >= 3 and ranks == list(range(ranks[0], ranks[0] + len(ranks))):
            runs[len(ranks)] = runs.get(len(ranks), 0) + 1
    if runs:
        total += max(runs) * runs[max(runs)]
    if len({card[-1] for card in five}) == 1:
        total += len(five)
    elif len({card[-1] for card in cards}) == 1 and not crib:
        total += len(cards)
    return total + ("J" + starter[-1] in cards)


def play_points(series: Sequence[Card]) -> int:
    """Return the points of the last card of a series."""
    ranks = [number(card) for card in series]
    count = sum(min(10, rank) for rank in ranks)
    total = 2 * (count in (15, 31))
    same = 1
    while same < len(ranks) and ranks[-1 - same] == ranks[-1]:
        same += 1
    total += same * (same - 1)
    longest = 0
    for length in range(3, len(ranks) + 1):
        tail = ranks[-length:]
        if len(set(tail)) == length and max(tail) - min(tail) == length - 1:
            longest = length
    return total + longest

"""Sets and runs written plainly on lists of cards, slowly: what :mod:`engine.kit.sets_and_runs` is compared with."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import combinations

from engine.cards import SUITS, Card, rank, suit

ORDER = ["A", "2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K"]
Meld = frozenset[Card]


def sequences(runs: str) -> list[list[str]]:
    """Return every sequence of three ranks or more."""
    line = {"low": ORDER, "both": [*ORDER, "A"], "round": ORDER * 2}[runs]
    parts = [line[first:end] for first in range(len(line)) for end in range(first + 3, len(line) + 1)]
    return [part for part in parts if len(set(part)) == len(part)]


def all_melds(runs: str) -> set[Meld]:
    """Return every set and run of a pack."""
    found = {frozenset(name + each for name in part) for part in sequences(runs) for each in SUITS}
    for name in ORDER:
        for size in (3, 4):
            found |= {frozenset(name + each for each in chosen) for chosen in combinations(SUITS, size)}
    return found


def worth(card: Card, ace: int) -> int:
    """Return the points of a card as deadwood."""
    name = rank(card)
    return ace if name == "A" else 10 if name in "JQK" else int(name)


def points(cards: Sequence[Card] | Meld, ace: int) -> int:
    """Return the points of cards as deadwood."""
    return sum(worth(card, ace) for card in cards)


def least_deadwood(hand: Sequence[Card], melds: set[Meld], ace: int) -> int:
    """Return the least deadwood: the first card stays deadwood, or is in a meld with others."""
    if not hand:
        return 0
    first, *others = hand
    best = worth(first, ace) + least_deadwood(others, melds, ace)
    for size in range(2, len(others) + 1):
        for chosen in combinations(others, size):
            if frozenset((first, *chosen)) in melds:
                best = min(best, least_deadwood([card for card in others if card not in chosen], melds, ace))
    return best


def arrangements(hand: Sequence[Card], melds: set[Meld]) -> set[frozenset[Meld]]:
    """Return every choice of melds that share no card, with adjoining runs split in every way."""
    if not hand:
        return {frozenset()}
    first, *others = hand
    found = arrangements(others, melds)
    for meld in melds:
        if first in meld and meld <= set(hand):
            found |= {rest | {meld} for rest in arrangements([card for card in others if card not in meld], melds)}
    return found


def least_after_laying_off(hand: Sequence[Card], theirs: Sequence[Meld], melds: set[Meld], ace: int) -> int:
    """Return the least deadwood with laying off, by every arrangement and every order of laying off single cards."""
    known: dict[tuple[frozenset[Card], tuple[Meld, ...]], int] = {}

    def rest(loose: frozenset[Card], laid: tuple[Meld, ...]) -> int:
        if (loose, laid) not in known:
            best = points(loose, ace)
            for card in loose:
                for place, meld in enumerate(laid):
                    if meld | {card} in melds:
                        after = (*laid[:place], meld | {card}, *laid[place + 1 :])
                        best = min(best, rest(loose - {card}, after))
            known[loose, laid] = best
        return known[loose, laid]

    return min(
        rest(frozenset(hand) - frozenset(card for meld in own for card in meld), tuple(theirs))
        for own in arrangements(hand, melds)
    )


def by_suit(card: Card) -> tuple[str, int]:
    """Return a key that sorts cards by suit, aces first."""
    return suit(card), ORDER.index(rank(card))

"""A few exchanges that a player may well want, and what an exchange gives up of the declarations in a hand."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Sequence

from engine.cards import Card, rank, suit
from engine.piquet.declarations import KINDS, SET_RANKS, STRENGTH, Claim, cards_of, everything, points
from engine.types import Action

LEAST_LENGTH = 3
"""The length of an average suit."""
MOST = 6
"""The most exchanges that are offered."""
_SUIT_BONUS = 6
_CARD_WORTH = {"7": 0.0, "8": 0.3, "9": 0.6, "10": 2.0, "J": 2.5, "Q": 3.5, "K": 5.5, "A": 9.0}


def worth(hand: Collection[Card]) -> dict[Card, float]:
    """Return what each card of a hand is worth keeping: by rank, long suits, neighbours and equal ranks."""
    found = {}
    for card in hand:
        suited = [other for other in hand if suit(other) == suit(card)]
        equals = sum(rank(other) == rank(card) for other in hand)
        place = STRENGTH[rank(card)]
        near = sum(0 < abs(STRENGTH[rank(other)] - place) <= 2 for other in suited)
        alike = (equals - 1) ** 2 if rank(card) in SET_RANKS else 0
        length = max(0, len(suited) - LEAST_LENGTH) * _SUIT_BONUS / 2
        found[card] = _CARD_WORTH[rank(card)] + length + near + 1.5 * alike
    return found


def useful(hand: Sequence[Card], least: int, most: int) -> tuple[Action, ...]:
    """Return up to :data:`MOST` exchanges, the most promising first; the cards that are worth least go."""
    found: dict[frozenset[Card], None] = {}
    for number in range(most, max(least, 1) - 1, -1):
        for drop in _ways(hand, number):
            found.setdefault(frozenset(drop))
    none = () if least else (frozenset[Card](),)
    return tuple(exchange(hand, drop) for drop in (*[*found][: MOST - len(none)], *none))


def exchange(hand: Sequence[Card], cards: Collection[Card]) -> Action:
    """Return the action that exchanges some cards of a hand, in the order of the hand."""
    return Action("exchange", tuple(card for card in hand if card in cards))


def _ways(hand: Sequence[Card], number: int) -> Iterator[list[Card]]:
    """Yield cards to give up: the least valuable, and those outside each long suit or among low ones of all suits."""
    by_worth = worth(hand)
    yield sorted(hand, key=by_worth.__getitem__)[:number]
    suits = sorted({suit(card) for card in hand}, key=lambda letter: -sum(suit(card) == letter for card in hand))
    for kept in suits[:2]:
        loose = [card for card in hand if suit(card) != kept]
        if len(loose) >= number:
            yield sorted(loose, key=by_worth.__getitem__)[:number]


def kept_and_lost(hand: Collection[Card], cards: Collection[Card]) -> tuple[dict[str, Claim], dict[str, Claim]]:
    """Return by class what a hand keeps of its declarations, and what it gives up, if some cards go."""
    left = [card for card in hand if card not in cards]
    kept, lost = {}, {}
    for kind in KINDS:
        before, after = everything(kind, hand), everything(kind, left)
        kept[kind] = after
        gone = tuple(group for group in before if group not in after)
        lost[kind] = gone if _total(kind, after) < _total(kind, before) else ()
    return kept, lost


def lost_cards(hand: Collection[Card], cards: Collection[Card]) -> dict[str, tuple[Card, ...]]:
    """Return by class the cards of the declarations that an exchange breaks up; only classes that lose something."""
    lost = kept_and_lost(hand, cards)[1]
    return {kind: cards_of(claim) for kind, claim in lost.items() if claim}


def _total(kind: str, claim: Claim) -> int:
    return sum(points(kind, group) for group in claim)

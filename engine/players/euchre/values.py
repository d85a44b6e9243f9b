"""What a hand is worth with a suit as trump: the tricks that it brings its maker, on average.

The figures are a linear fit to rounds of four that were played out by the advanced player.
"""

from __future__ import annotations

from collections.abc import Sequence

from engine.cards import SUITS, Card, rank
from engine.euchre.options import EuchreOptions
from engine.kit.tricks import Order

BOWERS = (0.85, 1.0, 1.0)
"""The left bower, the right bower, and a card above them."""
TRUMPS = {"A": 0.75, "K": 0.65, "Q": 0.6, "10": 0.5, "9": 0.45, "8": 0.4, "7": 0.4}
ACE, KING = 0.55, 0.15
VOID = 0.2
"""What each suit adds of which a hand with trumps has no card."""
SHARE = {2: 0.0, 3: -0.35, 4: 0.75}
"""What the rest of the table adds, by the number of players: a partner helps, a second opponent does not."""


def tricks(rules: EuchreOptions, trump: str, hand: Sequence[Card]) -> float:
    """Return the tricks that a hand of five brings its maker, without those of a partner."""
    order = rules.order(trump)
    trumps = [card for card in hand if order.suit[card] == trump]
    plain = [card for card in hand if order.suit[card] != trump]
    total = sum(_trump(rules, order, card) for card in trumps)
    total += sum({"A": ACE, "K": KING}.get(rank(card), 0.0) for card in plain)
    voids = len(SUITS) - 1 - len({order.suit[card] for card in plain})
    return total + VOID * min(voids, len(trumps))


def _trump(rules: EuchreOptions, order: Order, card: Card) -> float:
    """Return what a trump is worth."""
    above = order.strength[card] - len(rules.ranks)
    return BOWERS[above] if above >= 0 else TRUMPS[rank(card)]


def after_discard(rules: EuchreOptions, trump: str, hand: Sequence[Card]) -> Card:
    """Return the card to lay away from six: the one without which the hand is worth most, then the lowest."""
    order = rules.order(trump)
    suits = [order.suit[card] for card in hand]

    def worth(card: Card) -> tuple[float, bool, int]:
        rest = [other for other in hand if other != card]
        return (tricks(rules, trump, rest), suits.count(order.suit[card]) == 1, -order.strength[card])

    return max(hand, key=worth)

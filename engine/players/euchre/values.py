"""What a hand is worth with a suit as trump: the tricks that its maker's side wins, on average.

The figures are a linear fit to 4,000 random deals of four in which all hands were played open, and to 2,000 each of
three and two.
"""

from __future__ import annotations

from collections.abc import Sequence

from engine.cards import SUITS, Card, rank
from engine.euchre.options import EuchreOptions
from engine.kit.tricks import Order

BOWERS = (0.9, 1.3, 1.3)
"""The left bower, the right bower, and a card above them."""
TRUMPS = {"A": 0.7, "K": 0.5, "Q": 0.5, "10": 0.45, "9": 0.45, "8": 0.4, "7": 0.4}
ACE, KING = 0.47, 0.15
VOID = 0.3
"""What each suit adds of which a hand with trumps has no card."""
_TABLE = {2: (1.05, 0.75), 3: (1.75, -1.45), 4: (1.0, 0.95)}
"""By the number of players, a factor and what is added: a partner wins tricks, a second opponent takes them."""


def tricks(rules: EuchreOptions, trump: str, hand: Sequence[Card], seats: int) -> float:
    """Return the tricks that a maker's side wins with a hand of five."""
    factor, added = _TABLE[seats]
    return factor * worth(rules, trump, hand) + added


def worth(rules: EuchreOptions, trump: str, hand: Sequence[Card]) -> float:
    """Return what the cards of a hand are worth by themselves, in tricks of a partnership."""
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

    def without(card: Card) -> tuple[float, bool, int]:
        rest = [other for other in hand if other != card]
        return (worth(rules, trump, rest), suits.count(order.suit[card]) == 1, -order.strength[card])

    return max(hand, key=without)

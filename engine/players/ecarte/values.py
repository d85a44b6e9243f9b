"""What a hand of Écarté is worth: the tricks that it wins against an unknown one, on average."""

from __future__ import annotations

from collections.abc import Sequence

from engine.cards import Card
from engine.ecarte.options import EcarteOptions

_TRUMP = (0.5, 0.95)
"""The worth of the lowest and of the highest trump."""
_PLAIN = {"K": 0.65, "Q": 0.4, "J": 0.25, "A": 0.15}
_LENGTH = 0.1
"""What each card beyond the first adds to a side suit in a hand that holds trumps."""


def tricks(rules: EcarteOptions, trump: str, hand: Sequence[Card]) -> float:
    """Return the tricks that a hand wins."""
    order = rules.order(trump)
    top = max(order.strength.values())
    trumps = [card for card in hand if order.suit[card] == trump]
    plain = [card for card in hand if order.suit[card] != trump]
    low, high = _TRUMP
    total = sum(low + (high - low) * order.strength[card] / top for card in trumps)
    total += sum(_PLAIN.get(card[:-1], 0.0) for card in plain)
    long = len(plain) - len({order.suit[card] for card in plain})
    return total + _LENGTH * long * bool(trumps)


def spare(rules: EcarteOptions, trump: str, hand: Sequence[Card], most: int) -> tuple[Card, ...]:
    """Return the cards to exchange, the worst first: all but trumps and kings."""
    order = rules.order(trump)
    plain = [card for card in hand if order.suit[card] != trump and not card.startswith("K")]
    return tuple(sorted(plain, key=order.strength.__getitem__)[:most])

"""The advanced player: exchanges until the hand is worth enough, and plays by habits.

A hand's worth is the average number of tricks that it wins against an unknown one.
"""

from __future__ import annotations

from collections.abc import Sequence

from engine.cards import Card
from engine.ecarte.options import EcarteOptions
from engine.ecarte.state import EcarteState
from engine.ecarte.view import EcarteView
from engine.players.policy import PolicyContext
from engine.types import Action

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


STANDS = {"propose": 1.8, "answer": 2.0}
"""The tricks from which a hand is played without another exchange: by the one who may propose, and by the dealer."""
_KEEPS = 3.6
"""The tricks from which nothing is exchanged."""
_BOLD = 0.15


def choose(view: EcarteView, context: PolicyContext) -> Action:
    """Return the player's action, one of ``view.legal``. It does not depend on chance."""
    for action in view.legal:
        if action.kind == "king":
            return action
    if view.phase in ("lead", "follow"):
        return Action("play", (play(view),))
    return agree(view, view.hand, bold=_BOLD * context.aggressive)


def agree(table: EcarteState | EcarteView, hand: tuple[Card, ...] | list[Card], *, bold: float = 0.0) -> Action:
    """Return what the seat to act does before the first card."""
    worth = tricks(table.rules, table.trump, hand) + bold
    match table.phase:
        case "propose":
            return Action("stand" if worth >= STANDS["propose"] else "propose")
        case "answer":
            return Action("refuse" if worth >= STANDS["answer"] else "accept")
        case _:
            stock = table.stock if isinstance(table.stock, int) else len(table.stock)
            cards = spare(table.rules, table.trump, hand, min(len(hand), stock))
            is_dealer = table.seat == table.dealer
            if is_dealer and (worth >= _KEEPS or not cards):
                return Action("stand")
            return Action("exchange", cards or (min(hand, key=table.rules.order(table.trump).value),))


def play(view: EcarteView) -> Card:
    """Return the card to play: win as cheaply as possible, lead from strength."""
    order = view.order
    playable = [action.cards[0] for action in view.legal if action.kind == "play"]
    if view.trick:
        winning = [card for card in playable if order.beats(card, view.trick[0])]
        return min(winning or playable, key=order.value)
    suits = [order.suit[card] for card in view.hand]
    trumps = [card for card in playable if order.suit[card] == view.trump]
    if len(trumps) >= len(view.hand) - 1 and trumps:
        return max(trumps, key=order.value)
    plain = [card for card in playable if card not in trumps]
    return max(plain or trumps, key=lambda card: (suits.count(order.suit[card]), order.strength[card]))

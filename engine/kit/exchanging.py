"""Exchanging cards of the hand for cards of the stock, before tricks are played."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import combinations

from engine.cards import Card
from engine.kit.trick_observation import LIMIT
from engine.kit.trick_state import TrickState
from engine.kit.tricks import Order
from engine.types import Action, Choice, Note, Seat

KIND = "exchange"
_COURT = 3
"""How many of the highest ranks of a suit are kept beside trumps in a cautious exchange."""


def ways(hand: Sequence[Card], most: int) -> list[Action]:
    """Return every way to exchange up to so many cards of a hand."""
    return [Action(KIND, cards) for size in range(1, min(most, len(hand)) + 1) for cards in combinations(hand, size)]


def exchange(state: TrickState, seat: Seat, cards: Sequence[Card]) -> tuple[Card, ...]:
    """Lay cards of a hand away and draw as many from the stock; return the cards drawn."""
    for card in cards:
        state.lay_away(seat, card)
    drawn = tuple(state.stock.pop() for _ in cards)
    for card in drawn:
        state.receive(seat, card)
    return drawn


def sensible(order: Order, hand: Sequence[Card], most: int) -> list[tuple[Card, ...]]:
    """Return the cards to exchange: all but trumps and the highest of suits, but court cards too, and the worst."""
    plain = sorted((card for card in hand if order.suit[card] != order.trump), key=order.strength.__getitem__)
    worst = sorted(hand, key=order.value)[:1]
    below_top = [card for card in plain if order.strength[card] < len(order.ranks) - 1]
    low = [card for card in plain if order.strength[card] < len(order.ranks) - _COURT]
    return [cards for cards in dict.fromkeys(tuple(each[:most]) for each in (below_top, low, worst)) if cards]


def choices(legal: Sequence[Action], first: Sequence[tuple[Card, ...]]) -> tuple[Choice, ...]:
    """Return the ways to exchange, sensible ones first, as many as a picker shows."""
    possible = [action.cards for action in legal if action.kind == KIND]
    found = dict.fromkeys([*first, *reversed(possible)] if possible else [])
    return tuple(Choice(Action(KIND, cards), Note(KIND, {"cards": cards})) for cards in found)[:LIMIT]

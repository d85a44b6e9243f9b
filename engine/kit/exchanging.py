"""Exchanging cards of the hand for cards of the stock, before tricks are played."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from itertools import combinations

from engine.cards import Card
from engine.kit.hands import held
from engine.kit.trick_presentation import playable
from engine.kit.trick_view import TrickView
from engine.kit.tricks import Order, TrickState
from engine.types import Action, Choice, Composition, Event, Note, Seat

KIND = "exchange"
_ONE_CARD = ("play", "discard")
_COURT = 3
"""How many of the highest ranks of a suit are kept beside trumps in a cautious exchange."""


def ways(hand: Sequence[Card], most: int) -> list[Action]:
    """Return every way to exchange at most ``most`` cards of a hand."""
    return [Action(KIND, cards) for size in range(1, min(most, len(hand)) + 1) for cards in combinations(hand, size)]


def exchange(state: TrickState, seat: Seat, named: Sequence[Card], *, called: str = "exchanged") -> tuple[Event, Event]:
    """Discard cards of a hand and draw as many from the stock. Raises :class:`IllegalAction` for too many, or none."""
    Composition(1, min(len(state.hands[seat]), len(state.stock))).check(named)
    cards = held(state.hands[seat], named)
    for card in cards:
        state.lay_away(seat, card)
    drawn = tuple(state.stock.pop() for _ in cards)
    for card in drawn:
        state.receive(seat, card)
    return Event(called, seat, cards, secret=True), Event("drew", seat, drawn, secret=True)


def sensible(order: Order, hand: Sequence[Card], most: int) -> list[tuple[Card, ...]]:
    """Return good exchanges: side suits but for their highest cards, or but for court cards, and the worst card."""
    plain = sorted((card for card in hand if order.suit[card] != order.trump), key=order.strength.__getitem__)
    worst = sorted(hand, key=order.value)[:1]
    below_top = [card for card in plain if order.strength[card] < len(order.ranks) - 1]
    low = [card for card in plain if order.strength[card] < len(order.ranks) - _COURT]
    return [cards for cards in dict.fromkeys(tuple(each[:most]) for each in (below_top, low, worst)) if cards]


@dataclass(frozen=True, slots=True, kw_only=True)
class ExchangingView(TrickView):
    """A view of a game in which cards can be exchanged, and other calls made, before tricks are played."""

    @property
    def most(self) -> int:
        """How many cards the seat to act may exchange."""
        return min(self.hand_counts[self.to_act[0]], self.stock) if self.to_act else 0

    def sensible(self) -> list[tuple[Card, ...]]:
        """Return good ways to exchange; see :func:`sensible`."""
        return sensible(self.order, self.hand, self.most)

    def composition(self, kind: str) -> Composition | None:
        """Return how many cards an exchange takes."""
        return Composition(1, self.most) if kind == KIND else None


def choices(view: ExchangingView, kind: str, label: Callable[[Action], Note]) -> tuple[Choice, ...]:
    """Return the actions of a kind, with the labels of calls; of the ways to exchange the sensible ones.

    A player who wants another exchange picks the cards.
    """
    if kind in _ONE_CARD:
        return playable(view, kind)
    actions = [action for action in view.legal if action.kind == kind]
    if kind == KIND and actions:
        return tuple(Choice(Action(KIND, cards), Note(KIND, {"cards": cards})) for cards in view.sensible())
    return tuple(Choice(action, label(action)) for action in actions)

"""The advanced player: makes trumps by what a hand is worth, and plays by the habits of good players."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol

from engine.cards import Card
from engine.euchre.view import EuchreView
from engine.kit.tricks import Order
from engine.players.euchre.making import make
from engine.players.policy import PolicyContext
from engine.types import Action, Seat

_BOLD = 0.25
"""How much less an aggressive player wants to make trumps."""


class Player(Protocol):
    """What the advanced player looks at to play a card: a view, or a seat of a sampled deal."""

    @property
    def hand(self) -> Sequence[Card]:
        """The cards of the hand."""

    @property
    def trick(self) -> Sequence[Card]:
        """The cards played to the trick so far."""

    @property
    def trump(self) -> str:
        """The suit that is trump."""

    @property
    def order(self) -> Order:
        """How cards rank in tricks."""

    @property
    def leader(self) -> Seat:
        """The seat that leads to the trick."""

    def makes(self) -> bool:
        """Whether the own side has made trumps."""

    def is_partner(self, seat: Seat) -> bool:
        """Whether another seat is a partner of this one."""

    def trick_seats(self, leader: Seat) -> list[Seat]:
        """Return the seats in the order in which they play to a trick."""

    def theirs(self) -> Sequence[Card]:
        """Return every card that another player may hold."""


def choose(view: EuchreView, context: PolicyContext) -> Action:
    """Return the player's action, one of ``view.legal``. It does not depend on chance."""
    if view.phase in ("lead", "follow"):
        return Action("play", (play(view, [action.cards[0] for action in view.legal]),))
    return make(view, view.hand, view.legal, bold=_BOLD * context.aggressive)


def play(view: Player, playable: Sequence[Card]) -> Card:
    """Return the card to play."""
    return _lead(view, playable) if not view.trick else _follow(view, playable)


def _lead(view: Player, playable: Sequence[Card]) -> Card:
    """Lead a card that nothing beats; trumps as a maker; otherwise from a short suit."""
    order = view.order
    sure = [card for card in playable if not _higher(view, card)]
    trumps = [card for card in playable if order.suit[card] == view.trump]
    if view.makes() and trumps and (max(trumps, key=order.value) in sure or len(trumps) > 1):
        return max(trumps, key=order.value)
    plain = [card for card in sure if card not in trumps]
    if plain:
        return min(plain, key=lambda card: _count(view, card))
    others = [card for card in playable if card not in trumps] or playable
    return min(others, key=lambda card: (_count(view, card), order.strength[card]))


def _follow(view: Player, playable: Sequence[Card]) -> Card:
    """Leave a trick to the partner who wins it; otherwise win it, as cheaply as those who still play allow."""
    order, seats = view.order, view.trick_seats(view.leader)
    place = order.winner(view.trick)
    best = view.trick[place]
    winning = [card for card in playable if order.beats(card, best)]
    is_last = len(view.trick) == len(seats) - 1
    if not winning or (view.is_partner(seats[place]) and (is_last or holds(view, best))):
        return min(playable, key=lambda card: (*order.value(card), _count(view, card)))
    if is_last or order.suit[winning[0]] == view.trump:
        return min(winning, key=order.value)
    return max(winning, key=order.value)


def holds(view: Player, best: Card) -> bool:
    """Whether a card is likely to win its trick: a trump that few beat, or the highest card of its suit."""
    return len(_higher(view, best)) <= (view.order.suit[best] == view.trump)


def _higher(view: Player, card: Card) -> list[Card]:
    """Return the higher cards of a card's suit that others may hold."""
    order = view.order
    return [other for other in view.theirs() if order.suit[other] == order.suit[card] and order.beats(other, card)]


def _count(view: Player, card: Card) -> int:
    """Return the number of cards of a suit in the hand."""
    suits = view.order.suit
    return sum(suits[other] == suits[card] for other in view.hand)

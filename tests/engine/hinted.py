"""A position with a hint, for the checks of its reasons (:mod:`tests.engine.hint_claims`)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from engine.cards import Card
from engine.game import Game
from engine.types import Action, Seat


@dataclass
class Hinted:
    """A position, the action that a hint names, and the round after it."""

    game: Game
    seat: Seat
    view: Any
    action: Action
    after: Any

    @property
    def card(self) -> Card:
        return self.action.cards[0]

    @property
    def state(self) -> Any:
        """The true state, with all hands."""
        return getattr(self.game.round, "state", self.game.round)

    @property
    def others(self) -> list[Card]:
        """All cards that the others really hold."""
        hands = [hand for seat, hand in enumerate(self.state.hands) if seat != self.seat]
        return [card for hand in hands for card in hand]

    @property
    def left(self) -> list[Card]:
        """The hand without the cards of the action."""
        cards = list(self.view.hand)
        for card in self.action.cards:
            if card in cards:
                cards.remove(card)
        return cards

    def legal(self, kind: str) -> list[Action]:
        return [action for action in self.view.legal if action.kind == kind]

    @property
    def playable(self) -> list[Card]:
        return [action.cards[0] for action in self.legal("play")]

    def later(self) -> Any:
        """Return the seat's view of the round after the action."""
        return self.after.view(self.seat, self.view.context)

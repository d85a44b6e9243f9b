"""The two simplest players of tricks: they look at one trick only."""

from __future__ import annotations

from engine.kit.trick_view import TrickView
from engine.players.policy import PolicyContext
from engine.types import Action


def at_random(view: TrickView, context: PolicyContext) -> Action:
    """Play any card."""
    return context.rng.choice(view.legal)


def cheapest(view: TrickView, context: PolicyContext) -> Action:
    """Win a trick with the lowest card that can; otherwise, and if a partner is winning it, play low."""
    order = view.order
    cards = [action.cards[0] for action in view.legal if action.kind == "play"]
    winning = []
    if view.trick and view.sides[view.holder] != view.sides[view.own_seat]:
        winning = [card for card in cards if view.wins(card)]
    return Action("play", (min(winning or cards, key=lambda card: (*order.value(card), context.rng.random())),))

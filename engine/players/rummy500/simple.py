"""A simple player, which melds all it can and never looks at the others."""

from __future__ import annotations

from engine.cards import Card
from engine.kit.table_melds import extended, without
from engine.players.policy import PolicyContext
from engine.rummy500.options import best_melds
from engine.rummy500.view import Rummy500View
from engine.types import Action

NOTICED = 60
"""The percentage of fitting discards that an eager player claims."""


def eager(view: Rummy500View, context: PolicyContext) -> Action:
    """Takes what brings points at once, melds all it can, and discards its highest loose card."""
    return claiming(view, context, NOTICED) or taking(view) or melding(view) or discarding(view)


def claiming(view: Rummy500View, context: PolicyContext, noticed: int) -> Action | None:
    """Return whether to claim the last discard, which is noticed so often, or let it lie; ``None`` if it is gone."""
    if view.phase != "draw" or not view.claimable:
        return None
    claims = [choice.action for choice in view.choices("claim")]
    if claims and context.rng.random() * 100 < noticed:
        return claims[0]
    return next((action for action in view.legal if action.kind == "pass"), None)


def taking(view: Rummy500View) -> Action | None:
    """Return how to draw: the way with most points in melds, but no card of the pile if that brings nothing."""
    if view.phase != "draw":
        return None
    stay = next((action for action in view.legal if action.kind in ("draw", "pass")), view.legal[0])
    takes = [action for action in view.legal if action.kind == "take"]
    best = max(takes, key=lambda action: brings(view, view.depth(action)), default=stay)
    return best if best in takes and brings(view, view.depth(best)) > 0 else stay


def brings(view: Rummy500View, depth: int) -> int:
    """Return by how much cards of the pile raise the points that the hand has in melds or can lay off."""
    taken = view.pile[-depth:]
    return meldable(view, (*view.hand, *taken)) - meldable(view, view.hand)


def meldable(view: Rummy500View, hand: tuple[Card, ...]) -> int:
    """Return the points that a hand can lay down: its best melds, and what else fits the table."""
    melds = best_melds(view.rules, tuple(sorted(hand)))
    points = sum(map(view.rules.worth, melds))
    for card in without(hand, [card for meld in melds for card in meld.cards]):
        if fits(view, card):
            points += view.rules.points(card)
    return points


def fits(view: Rummy500View, card: Card) -> bool:
    """Whether a card can be laid off on the table."""
    return any(extended(laid.meld, card) for laid in view.table)


def melding(view: Rummy500View) -> Action | None:
    """Return the best meld; ``None`` if there is none. All melds of the hand are laid down at once."""
    melds = view.choices("meld")
    return melds[0].action if melds else None


def discarding(view: Rummy500View) -> Action:
    """Return the discard of the highest card that is in no meld."""
    discards = [action for action in view.legal if action.kind == "discard"]
    return max(discards, key=lambda action: (action.cards[0] in view.loose, view.rules.points(action.cards[0])))

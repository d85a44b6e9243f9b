"""What computer players weigh where melds are laid on the table: what can be laid down, and what fits."""

from __future__ import annotations

from engine.cards import Card
from engine.kit.laying_off import best_melds
from engine.kit.laying_view import LayingView
from engine.kit.table_melds import extended, without
from engine.types import Action


def brings(view: LayingView, depth: int) -> int:
    """Return by how much cards of the pile raise the points that the hand has in melds or can lay off."""
    taken = view.pile[-depth:]
    return meldable(view, (*view.hand, *taken)) - meldable(view, view.hand)


def meldable(view: LayingView, hand: tuple[Card, ...]) -> int:
    """Return the points that a hand can lay down: its best melds, and what else fits the table."""
    melds = best_melds(view.rules, tuple(sorted(hand)))
    points = sum(map(view.rules.worth, melds))
    for card in without(hand, [card for meld in melds for card in meld.cards]):
        if fits(view, card):
            points += view.rules.points(card)
    return points


def fits(view: LayingView, card: Card) -> bool:
    """Whether a card can be laid off on the table."""
    return any(extended(laid.meld, card) for laid in view.table)


def taking(view: LayingView) -> Action | None:
    """Return how to draw: the way with most points in melds, but no card of the pile if that brings nothing."""
    if view.phase != "draw":
        return None
    stay = next((action for action in view.legal if action.kind in ("draw", "pass")), view.legal[0])
    takes = [action for action in view.legal if action.kind == "take"]
    best = max(takes, key=lambda action: brings(view, view.depth(action)), default=stay)
    return best if best in takes and brings(view, view.depth(best)) > 0 else stay


def melding(view: LayingView) -> Action | None:
    """Return the best meld; ``None`` if there is none. All melds of the hand are laid down at once."""
    melds = view.choices("meld")
    return melds[0].action if melds else None


def discarding(view: LayingView) -> Action:
    """Return the discard of the highest card that is in no meld."""
    discards = [action for action in view.legal if action.kind == "discard"]
    return max(discards, key=lambda action: (action.cards[0] in view.loose, view.rules.points(action.cards[0])))

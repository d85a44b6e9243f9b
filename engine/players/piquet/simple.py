"""The two simplest players of Piquet, which look at their own hand and at one trick."""

from __future__ import annotations

from engine.piquet.view import PiquetData
from engine.players.kit.simple_tricks import cheapest
from engine.players.policy import PolicyContext
from engine.types import Action


def at_random(view: PiquetData, context: PolicyContext) -> Action:
    """Exchange any of the usual cards, and play any card; declare whatever there is."""
    return truthful(view) or context.rng.choice(view.legal)


def eager(view: PiquetData, context: PolicyContext) -> Action:
    """Give up the cards that are worth least, declare everything, and win tricks with the lowest card that can."""
    chosen = before_play(view)
    return chosen or cheapest(view, context)


def before_play(view: PiquetData) -> Action | None:
    """Return the first of the useful exchanges, or declare everything; ``None`` once cards are played."""
    if view.phase in ("lead", "follow"):
        return None
    blanches = [action for action in view.legal if action.kind == "blanche"]
    return truthful(view) or next(iter(blanches), view.legal[0])


def truthful(view: PiquetData) -> Action | None:
    """Return the declaration of all that the hand holds; ``None`` if it is not the time for declarations."""
    return view.legal[0] if view.open_class else None

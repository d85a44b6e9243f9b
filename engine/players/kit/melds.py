"""The simplest players of games of tricks and melds."""

from __future__ import annotations

from engine.kit.meld_round import MeldView
from engine.players.kit.tricks import at_random, cheapest
from engine.players.policy import PolicyContext
from engine.presentation import presentation_of
from engine.types import Action

_AT_ONCE = ("exchange", "blanche")
"""The kinds of action that score without a choice."""


def carefree(view: MeldView, context: PolicyContext) -> Action:
    """Never meld, and play at random (Pinochle guide 11.4)."""
    return next((action for action in view.legal if action.kind == "draw"), None) or at_random(view, context)


def eager(view: MeldView, context: PolicyContext) -> Action:
    """Meld as many points as possible at once, win a trick with the lowest card that can, otherwise play low."""
    kinds = {action.kind: action for action in view.legal}
    best = next((choice.action for choice in presentation_of(view).choices(view, "meld")), None)
    sure = next((kinds[kind] for kind in _AT_ONCE if kind in kinds), None)
    return sure or best or kinds.get("draw") or cheapest(view, context)

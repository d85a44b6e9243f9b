"""The two simplest policies, carefree and eager: they look at one trick only."""

from __future__ import annotations

from engine.pinochle.view import PinochleView
from engine.players.kit.simple_tricks import cheapest
from engine.players.policy import PolicyContext
from engine.types import Action


def carefree(view: PinochleView, context: PolicyContext) -> Action:
    """Never melds, and plays at random (Pinochle guide 11.4)."""
    kinds = {action.kind: action for action in view.legal}
    return kinds.get("draw") or context.rng.choice(view.legal)


def eager(view: PinochleView, context: PolicyContext) -> Action:
    """Melds as many points as possible at once, wins a trick with the lowest card that can, otherwise plays low."""
    kinds = {action.kind: action for action in view.legal}
    if "draw" in kinds:
        best = next((choice.action for choice in view.choices("meld")), None)
        return kinds.get("exchange") or best or kinds["draw"]
    return cheapest(view, context)

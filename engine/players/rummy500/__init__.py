"""The computer players of Rummy 500.

The eager player melds all it can and takes what brings points. The better ones weigh what each draw brings and what
each discard leaves; who weighs lapses the less, the higher its level. The master overlooks fewer claims.
"""

from __future__ import annotations

from engine.players.kit import laying
from engine.players.kit.discarding import carefree
from engine.players.kit.ladder import ladder
from engine.players.kit.laying_weights import Weights, ranked
from engine.players.policy import Policy, PolicyContext
from engine.rummy500.view import Rummy500View
from engine.types import Action

NOTICED = 60
"""The percentage of fitting discards that an eager player claims."""
WEIGHTS = Weights()


def eager(view: Rummy500View, context: PolicyContext) -> Action:
    """Takes what brings points at once, melds all it can, and discards its highest loose card."""
    return claiming(view, context, NOTICED) or laying.taking(view) or laying.melding(view) or laying.discarding(view)


def weighing(noticed: int) -> Policy:
    """Return the player that weighs draws and discards, and claims so many percent of fitting discards."""

    def choose(view: Rummy500View, context: PolicyContext) -> Action:
        claimed = claiming(view, context, noticed)
        return claimed or (view.phase == "meld" and laying.melding(view)) or ranked(view, WEIGHTS)[0]

    return choose


def claiming(view: Rummy500View, context: PolicyContext, noticed: int) -> Action | None:
    """Return whether to claim the last discard, which is noticed so often, or let it lie; ``None`` if it is gone."""
    if view.phase != "draw" or not view.claimable:
        return None
    claims = [choice.action for choice in view.choices("claim")]
    if claims and context.rng.random() * 100 < noticed:
        return claims[0]
    return next((action for action in view.legal if action.kind == "pass"), None)


LEVELS = ladder(carefree=carefree, eager=eager, advanced=weighing(80), master=weighing(95), careless=50)

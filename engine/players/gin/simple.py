"""A simple player, which only looks at its own melds."""

from __future__ import annotations

from engine.gin.view import GinView
from engine.kit.sets_and_runs import BIT, mask_of
from engine.players.policy import PolicyContext
from engine.types import Action


def eager(view: GinView, context: PolicyContext) -> Action:
    """Takes what joins a meld, discards any card without one, and knocks as soon as it can."""
    if view.phase != "discard":
        return ending(view) or drawing(view)
    melded = view.rules.melds.best(mask_of(view.hand))[0].cards
    discards = [action for action in view.legal if action.kind == "discard"]
    loose = [action for action in discards if not BIT[action.cards[0]] & melded]
    return ending(view) or context.rng.choice(loose or discards)


def ending(view: GinView) -> Action | None:
    """Return the best way to end the round, or to lay off; ``None`` if there is none."""
    if view.phase != "lay":
        return view.legal[0] if view.legal[0].kind in ("gin", "knock") else None
    table = [mask_of(meld) | mask_of(more) for meld, more in zip(view.table, view.laid, strict=True)]
    laid = sum(view.rules.melds.best_laying_off(mask_of(view.hand), table)[1])
    return next(action for action in view.legal if action.kind == "end" or mask_of(action.cards) & laid)


def drawing(view: GinView) -> Action:
    """Return whether to take the upcard: if it joins a meld that lowers the deadwood."""
    kinds = {action.kind: action for action in view.legal}
    if "take" in kinds and view.upcard:
        melds, card = view.rules.melds, BIT[view.upcard]
        both = mask_of(view.hand) | card
        joins = any(card & each.cards for each in melds.best(both))
        if view.phase == "last" or (joins and melds.least_after_discard(both, card) < view.deadwood):
            return kinds["take"]
    return kinds.get("draw") or kinds["pass"]

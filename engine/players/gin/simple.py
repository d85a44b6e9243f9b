"""The computer players of Gin Rummy.

The eager player looks at its own melds; the better ones also weigh what may still come.
"""

from __future__ import annotations

from itertools import combinations

from engine.cards import Card
from engine.gin.round import GinView
from engine.kit.sets_and_runs import BIT, cards_of, mask_of
from engine.players.kit.discarding import outs
from engine.players.policy import PolicyContext
from engine.types import Action

OUT = 1.5
"""How much deadwood an unseen card that would make or extend a meld is worth at the start of a round."""
FADING = 0.03
"""How much less it is worth with every turn."""
PAIR = 1.0
"""How much deadwood a pair that may grow into a meld is worth."""


def eager(view: GinView, context: PolicyContext) -> Action:
    """Take what joins a meld, discard any card without one, and knock as soon as possible."""
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


def weighing(view: GinView, context: PolicyContext) -> Action:
    """Return the player's action, one of ``view.legal``. It does not depend on chance."""
    if view.phase != "discard":
        return ending(view) or drawing(view)
    return ending(view) or Action("discard", (best_discard(view),))


def best_discard(view: GinView) -> Card:
    """Return the discard that costs least: the deadwood it leaves, less the reductions that are likely."""
    hand, hidden = mask_of(view.hand), [BIT[card] for card in view.unplaced()]
    melds = view.rules.melds
    after = melds.after_discards(hand)
    worth = OUT * max(0.0, 1 - FADING * view.turn)
    rated = []
    for action in view.legal:
        if action.kind == "discard":
            bit = BIT[action.cards[0]]
            left = hand & ~bit
            useful = sum(melds.helps(left, card) for card in hidden)
            rated.append((after[bit] - worth * useful - PAIR * pairs(view, left), -bit, action.cards[0]))
    return min(rated)[2]


def pairs(view: GinView, hand: int) -> int:
    """Return how many pairs of cards without a meld may grow into one."""
    loose = cards_of(hand & ~view.rules.melds.best(hand)[0].cards)
    return sum(bool(outs(card, other, high_ace=False)) for card, other in combinations(loose, 2))

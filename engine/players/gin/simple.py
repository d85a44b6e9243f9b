"""The computer players of Gin Rummy.

The eager player looks at its own melds, the pairing one also at pairs of a rank, and the counting one at its deadwood,
or at all pairs where only gin ends a round.
"""

from __future__ import annotations

from collections import Counter

from engine.cards import Card, rank
from engine.gin.round import GinView
from engine.kit.sets_and_runs import BIT, mask_of
from engine.players.kit.shapes import shapes_of
from engine.players.policy import PolicyContext
from engine.types import Action


def eager(view: GinView, context: PolicyContext) -> Action:
    """Take what joins a meld, discard any card without one, and knock as soon as possible."""
    if view.phase != "discard":
        return ending(view) or drawing(view)
    return ending(view) or Action("discard", (context.rng.choice(loose(view)),))


def pairing(view: GinView, context: PolicyContext) -> Action:
    """Play like the eager player, but keep the cards whose rank is in the hand again, however high they are."""
    if view.phase != "discard":
        return ending(view) or drawing(view)
    if early := ending(view):
        return early
    cards = loose(view)
    ranks = Counter(map(rank, cards))
    fewest = min(ranks.values())
    return Action("discard", (context.rng.choice([card for card in cards if ranks[rank(card)] == fewest]),))


def loose(view: GinView) -> list[Card]:
    """Return the cards that may be discarded and are in no meld, or all that may be if there are none."""
    melded = view.rules.melds.best(mask_of(view.hand))[0].cards
    cards = [action.cards[0] for action in view.legal if action.kind == "discard"]
    return [card for card in cards if not BIT[card] & melded] or cards


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


def counting(view: GinView, context: PolicyContext) -> Action:
    """Play like the eager player, but discard what leaves the least deadwood. This does not depend on chance.

    Where nobody can knock without gin, keep the loose cards that may still meld with others.
    """
    if view.phase != "discard":
        return ending(view) or drawing(view)
    if early := ending(view):
        return early
    if not view.limit:
        return Action("discard", (_loneliest(view),))
    after = view.rules.melds.after_discards(mask_of(view.hand))
    cards = [action.cards[0] for action in view.legal if action.kind == "discard"]
    return Action("discard", (min(cards, key=lambda card: (after[BIT[card]], -BIT[card])),))


def _loneliest(view: GinView) -> Card:
    """Return the card without a meld that goes with the fewest others; of these the highest."""
    cards, shapes = loose(view), shapes_of(view.rules.melds)
    others = mask_of(cards)
    return min(cards, key=lambda card: ((shapes.around[BIT[card]] & others).bit_count(), -shapes.value[BIT[card]]))

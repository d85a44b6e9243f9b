"""Weighs the deadwood that a discard leaves against what can still improve the hand."""

from __future__ import annotations

from itertools import combinations

from engine.cards import Card
from engine.gin.view import GinView
from engine.kit.sets_and_runs import BIT, cards_of, mask_of
from engine.players.gin import simple
from engine.players.kit.discarding import outs
from engine.players.policy import PolicyContext
from engine.types import Action

OUT = 1.5
"""The deadwood that a hidden card is worth which would make or extend a meld, at the beginning of a round."""
FADING = 0.03
"""How much less it is worth with every turn."""
PAIR = 1.0
"""The deadwood that a pair of cards is worth which may grow into a meld."""


def choose(view: GinView, context: PolicyContext) -> Action:
    """Return the player's action, one of ``view.legal``. It does not depend on chance."""
    if view.phase != "discard":
        return simple.ending(view) or simple.drawing(view)
    return simple.ending(view) or Action("discard", (best_discard(view),))


def best_discard(view: GinView) -> Card:
    """Return the discard that costs least: the deadwood it leaves, less what is likely to lower that."""
    hand, hidden = mask_of(view.hand), [BIT[card] for card in view.unplaced()]
    melds = view.rules.melds
    after = melds.after_discards(hand)
    worth = OUT * max(0.0, 1 - FADING * view.turn)
    rated = []
    for action in view.legal:
        if action.kind == "discard":
            bit = BIT[action.cards[0]]
            left = hand & ~bit
            outs = sum(melds.helps(left, card) for card in hidden)
            rated.append((after[bit] - worth * outs - PAIR * pairs(view, left), -bit, action.cards[0]))
    return min(rated)[2]


def pairs(view: GinView, hand: int) -> int:
    """Return how many pairs of cards without a meld may grow into one."""
    loose = cards_of(hand & ~view.rules.melds.best(hand)[0].cards)
    return sum(bool(outs(card, other, high_ace=False)) for card, other in combinations(loose, 2))

"""Weighs the deadwood that a discard leaves against what can still improve the hand."""

from __future__ import annotations

from functools import cache

from engine.cards import Card
from engine.gin.view import GinView
from engine.kit.sets_and_runs import BIT, ORDER, RANKS, bits_of, mask_of
from engine.players.gin import simple
from engine.players.policy import PolicyContext
from engine.types import Action

OUT = 1.5
"""The deadwood that a hidden card is worth which would make or extend a meld, at the beginning of a round."""
FADING = 0.03
"""How much less it is worth with every turn."""
PAIR = 1.0
"""The deadwood that a pair of cards is worth which may grow into a meld."""
_CLOSE = 2
"""How far apart the ranks of two cards of a run of three can be."""


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


def pairs(view: GinView, hand: int) -> float:
    """Return how many pairs of cards without a meld may grow into one."""
    loose = hand & ~view.rules.melds.best(hand)[0].cards
    return sum((near(bit) & loose).bit_count() for bit in bits_of(loose)) / 2


@cache
def near(bit: int) -> int:
    """Return the cards with which a card can make a pair: those of its rank, and close ones of its suit."""
    card = ORDER[bit.bit_length() - 1]
    rank, suit = RANKS.index(card[:-1]), card[-1]
    beside = RANKS[max(0, rank - _CLOSE) : rank + _CLOSE + 1]
    return sum(
        BIT[other]
        for other in ORDER
        if other != card and (other[:-1] == card[:-1] or (other[-1] == suit and other[:-1] in beside))
    )

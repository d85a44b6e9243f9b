"""The expert and the master: weigh the deadwood that a discard leaves against what can still improve the hand."""

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
HIGH_FROM, HIGH_UNTIL = 8, 10
"""From how many points on a card is high, and until which turn the opponent is likely to discard it."""
PAIR = 1.0
"""The deadwood that a pair of cards is worth which may grow into a meld."""
_CLOSE = 2
"""How far apart the ranks of two cards of a run of three can be."""


class Weighing:
    """Discards by weights. ``high`` is how much more an early high card is worth among those that would help."""

    def __init__(self, *, high: float) -> None:
        self.high = high

    def choose(self, view: GinView, context: PolicyContext) -> Action:
        """Return the player's action, one of ``view.legal``."""
        if view.phase != "discard":
            return simple.eager(view, context)
        return simple.ending(view) or Action("discard", (self.rated_discards(view)[0][2],))

    def rated_discards(self, view: GinView) -> list[tuple[float, int, Card]]:
        """Return every discard after its cost, the best first."""
        hand, hidden = mask_of(view.hand), [BIT[card] for card in view.unplaced()]
        after = view.rules.melds.after_discards(hand)
        worth = OUT * max(0.0, 1 - FADING * view.turn)
        rated = []
        for action in view.legal:
            if action.kind == "discard":
                bit = BIT[action.cards[0]]
                left = hand & ~bit
                cost = after[bit] - worth * self._outs(view, left, hidden) - PAIR * pairs(view, left)
                rated.append((cost, -bit, action.cards[0]))
        return sorted(rated)

    def _outs(self, view: GinView, hand: int, hidden: list[int]) -> float:
        """Return how many hidden cards would make or extend a meld; those that are likely to come count more."""
        melds = view.rules.melds
        useful = [bit for bit in hidden if melds.helps(hand, bit)]
        early = view.turn < HIGH_UNTIL
        return len(useful) + self.high * early * sum(melds.points(bit) >= HIGH_FROM for bit in useful)


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

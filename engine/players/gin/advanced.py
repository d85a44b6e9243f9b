"""The advanced player: weighs the deadwood that a discard leaves against the cards that can still improve the hand."""

from __future__ import annotations

from engine.cards import Card
from engine.gin.view import GinView
from engine.kit.sets_and_runs import BIT, bits_of
from engine.players.gin import simple
from engine.players.gin.worlds import Knowledge, near
from engine.players.policy import PolicyContext
from engine.types import Action

OUT = 1.5
"""The deadwood that a hidden card is worth which would make or extend a meld, at the beginning of a round."""
PAIR = 1.0
"""The deadwood that a pair of cards is worth which may grow into a meld."""
FADING = 0.03
"""How much less an out is worth with every turn."""
WORLDS = 24
"""The worlds in which a knock is scored."""
LEAST = 0.0
"""The mean score from which to knock."""


def choose(view: GinView, context: PolicyContext) -> Action:
    """Return the player's action, one of ``view.legal``."""
    if view.phase == "lay" or view.legal[0].kind == "gin":
        return simple.ending(view) or view.legal[0]
    if view.phase != "discard":
        return simple.drawing(view)
    known = Knowledge(view)
    knock = view.legal[0] if view.legal[0].kind == "knock" else None
    discards = rated_discards(view, known)
    if knock and (not discards or knock_score(view, known, knock, context) >= LEAST):
        return knock
    return Action("discard", (discards[0][1],))


def rated_discards(view: GinView, known: Knowledge) -> list[tuple[float, Card]]:
    """Return every discard with its cost, the best first."""
    after = known.melds.after_discards(known.hand)
    worth = OUT * max(0.0, 1 - FADING * view.turn)
    rated = []
    for action in view.legal:
        if action.kind == "discard":
            bit = BIT[action.cards[0]]
            left = known.hand & ~bit
            rated.append((after[bit] - worth * outs(known, left) - PAIR * pairs(known, left), -bit, action.cards[0]))
    return [(cost, card) for cost, _, card in sorted(rated)]


def pairs(known: Knowledge, hand: int) -> float:
    """Return how many pairs of cards without a meld may grow into one."""
    loose = hand & ~known.melds.best(hand)[0].cards
    return sum((near(bit) & loose).bit_count() for bit in bits_of(loose)) / 2


def outs(known: Knowledge, hand: int) -> int:
    """Return how many hidden cards would make or extend a meld of a hand."""
    return sum(known.melds.helps(hand, bit) for bit in known.hidden)


def knock_score(view: GinView, known: Knowledge, knock: Action, context: PolicyContext) -> float:
    """Return the mean score of a knock over hands that the opponent may hold."""
    melds, rules = known.melds, view.rules
    hand = known.hand & ~BIT[knock.cards[0]]
    mine, shown = melds.deadwood(hand), melds.best(hand)[0].melds
    total = 0
    for _ in range(WORLDS):
        theirs, _ = known.deal(context.rng)
        if not mine:
            total += melds.deadwood(theirs) + rules.gin_bonus
        else:
            lead = melds.best_laying_off(theirs, shown)[2] - mine
            total += lead + rules.knock_bonus if lead > 0 else lead - rules.undercut_bonus
    return total / WORLDS

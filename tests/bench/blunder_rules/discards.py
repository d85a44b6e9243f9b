"""Blunders in games of drawing and discarding: Gin Rummy and Rummy 500."""

from __future__ import annotations

from collections.abc import Mapping
from itertools import combinations
from operator import le

from engine.cards import Card
from engine.kit.sets_and_runs import BIT, bits_of, mask_of
from engine.players.rummy500 import brings, completed, fits, stays
from tests.bench.blunder_rules.decision import Decision, Rule


def collected_card_fed(decision: Decision) -> bool:
    """Discard what may make a meld with a card that the opponent took, although another card was as good to discard.

    As good is a card that can make no such meld, and is at most two thirds as likely to make any. It leaves no more
    deadwood and no fewer cards to wait for.
    """
    view, action = decision.view, decision.action
    if action.kind != "discard":
        return False

    melds = view.rules.melds
    taken, unplaced = (mask_of(cards) for cards in (view.known[1 - view.seat], view.unplaced()))
    share: float = (view.hand_counts[1 - view.seat] - taken.bit_count()) / max(1, unplaced.bit_count())

    def feeds(card: Card) -> bool:
        others = ((one, other) for one in bits_of(taken) for other in bits_of(taken | unplaced) if one != other)
        return any(melds.is_meld(BIT[card] | one | other) for one, other in others)

    def wanted(card: Card) -> float:
        pairs = (pair for pair in combinations(bits_of(taken | unplaced), 2) if melds.is_meld(BIT[card] | sum(pair)))
        return sum((share ** sum(bool(other & unplaced) for other in pair) for pair in pairs), 0.0)

    def left(card: Card) -> tuple[int, int]:
        rest = mask_of(view.hand) & ~BIT[card]
        return melds.deadwood(rest), -len(view.waiting_for(rest))

    [card] = action.cards
    if not feeds(card):
        return False
    deadwood, waits = left(card)
    safer = (other.cards[0] for other in decision.instead("discard") if not feeds(other.cards[0]))
    return any(3 * wanted(other) < 2 * wanted(card) and all(map(le, left(other), (deadwood, waits))) for other in safer)


def gin_forgone(decision: Decision) -> bool:
    """Knock with deadwood, although another discard leaves less."""
    view, action = decision.view, decision.action
    if action.kind != "knock":
        return False
    melds, hand = view.rules.melds, mask_of(view.hand)

    def left(cards: tuple[Card, ...]) -> int:
        return int(melds.deadwood(hand & ~mask_of(cards)))

    return any(left(other.cards[:1]) < left(action.cards[:1]) for other in decision.view.legal if other.kind == "knock")


SMALL = 10
"""The points below which a meld is no great gift."""
FAR_MORE = 3
NEAR_OUT = 3
"""The number of cards in a hand that may be gone in a turn."""


def pile_completed(decision: Decision) -> bool:
    """Discard a card that completes a meld of ten points or more with the pile, although another was as good.

    As good is a loose card that completes nothing, and fits no meld on the table. The meld may contain cards that
    another player is known to hold.
    """
    view, action = decision.view, decision.action
    if action.kind != "discard" or completed(view, action.cards[0]) < SMALL:
        return False
    return any(
        other.cards[0] in view.loose and not fits(view, other.cards[0]) and not completed(view, other.cards[0])
        for other in decision.instead("discard")
    )


def pile_taken_late(decision: Decision) -> bool:
    """Take cards of which three times more points stay in the hand than are laid down, with another near the end.

    That other player holds three cards or fewer, and a card could be drawn from the stock. A single card does not
    count: it replaces the unseen one that would be drawn.
    """
    view, action = decision.view, decision.action
    if action.kind != "take" or not any(other.kind == "draw" for other in view.legal):
        return False
    near = min(view.hand_counts[seat] for seat in view.others) <= NEAR_OUT
    depth = view.depth(action)
    return near and depth > 1 and stays(view, depth) > FAR_MORE * brings(view, depth)


GIN: Mapping[str, Rule] = {"collected card fed": collected_card_fed, "less deadwood forgone": gin_forgone}
RUMMY500: Mapping[str, Rule] = {"pile completed": pile_completed, "pile taken late": pile_taken_late}
"""By name."""

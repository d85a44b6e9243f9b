"""Blunders in Piquet."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping

from engine.cards import Card, rank, suit
from engine.piquet.declarations import groups
from tests.bench.blunder_rules.decision import Decision, Rule
from tests.bench.blunder_rules.tricks import winner_thrown_under, won_too_dearly

QUATORZE = 4


def quatorze_broken(decision: Decision) -> bool:
    """Discard from four of a kind, although a card that makes nothing was kept.

    Such a card is below the king, in no sequence, in no three of a kind and not in the longest suit.
    """
    view, action = decision.view, decision.action
    if action.kind != "exchange":
        return False
    fours = {card for group in groups("set", view.hand) if len(group) == QUATORZE for card in group}
    return bool(fours & {*action.cards}) and any(
        _makes_nothing(view.hand, card) for card in {*view.hand} - {*action.cards}
    )


def sequence_broken(decision: Decision) -> bool:
    """Discard from a sequence of five or more, although a card that makes nothing was kept."""
    view, action = decision.view, decision.action
    if action.kind != "exchange":
        return False
    long = {card for group in groups("sequence", view.hand) if len(group) > QUATORZE for card in group}
    return bool(long & {*action.cards}) and any(
        _makes_nothing(view.hand, card) for card in {*view.hand} - {*action.cards}
    )


def _makes_nothing(hand: tuple[Card, ...], card: Card) -> bool:
    """Return whether a card below the king makes nothing in a hand."""
    used = {one for kind in ("sequence", "set") for group in groups(kind, hand) for one in group}
    lengths = Counter(map(suit, hand))
    return rank(card) not in ("A", "K") and card not in used and lengths[suit(card)] < max(lengths.values())


PIQUET: Mapping[str, Rule] = {
    "winner thrown under": winner_thrown_under,
    "won too dearly": won_too_dearly,
    "quatorze broken": quatorze_broken,
    "long sequence broken": sequence_broken,
}
"""By name."""

"""A few exchanges that a player may well want, and what an exchange gives up of the declarations in a hand."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from itertools import combinations

from engine.cards import Card
from engine.piquet.declarations import KINDS, Claim, cards_of, everything, total
from engine.piquet.keeping import bits_of, keeping, ranked
from engine.types import Action

_OF_MOST = 3
"""How many exchanges of the greatest number of cards are offered; of each smaller number one."""


def useful(hand: Sequence[Card], least: int, most: int) -> tuple[Action, ...]:
    """Return a few exchanges: of most cards those that keep most, and of fewer cards the first without the best."""
    found = list(ranked(hand, most)[:_OF_MOST])
    fewer = found[0]
    while len(fewer) > least:
        fewer = min(combinations(fewer, len(fewer) - 1), key=lambda cards: keeping(bits_of(cards)))
        found.append(fewer)
    return tuple(Action("exchange", cards) for cards in found)


def exchange(hand: Sequence[Card], cards: Collection[Card]) -> Action:
    """Return the action that exchanges some cards of a hand, in the order of the hand."""
    return Action("exchange", tuple(card for card in hand if card in cards))


def kept_and_lost(hand: Collection[Card], cards: Collection[Card]) -> tuple[dict[str, Claim], dict[str, Claim]]:
    """Return by class what a hand keeps of its declarations, and what it gives up, if some cards go."""
    left = [card for card in hand if card not in cards]
    kept, lost = {}, {}
    for kind in KINDS:
        before, after = everything(kind, hand), everything(kind, left)
        kept[kind] = after
        gone = tuple(group for group in before if group not in after)
        lost[kind] = gone if total(kind, after) < total(kind, before) else ()
    return kept, lost


def lost_cards(hand: Collection[Card], cards: Collection[Card]) -> dict[str, tuple[Card, ...]]:
    """Return by class the cards of the declarations that an exchange breaks up; only classes that lose something."""
    lost = kept_and_lost(hand, cards)[1]
    return {kind: cards_of(claim) for kind, claim in lost.items() if claim}

"""The cards that a seat has not seen."""

from __future__ import annotations

from collections import Counter

from engine.canasta.view import CanastaView
from engine.cards import Card


def unseen(view: CanastaView) -> list[Card]:
    """Return the cards in the stock, the feet, the talons and the other hands, including those known to be there."""
    seen = [*view.hand, *view.pile, *view.waiting]
    seen += [card for melds in view.melds for meld in melds for card in meld.cards]
    seen += [card for threes in view.red_threes for card in threes]
    if view.upcard_due is not None and view.to_act != (view.seat,):
        seen.append(view.upcard_due)
    return list((Counter(view.rules.pack(len(view.sides))) - Counter(seen)).elements())

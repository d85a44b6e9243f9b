"""The cards that a seat has not seen."""

from __future__ import annotations

from engine.cards import Card
from engine.pinochle.card_order import cards_of
from engine.pinochle.view import PinochleView


def unseen(view: PinochleView) -> list[Card]:
    """Return the cards in the stock and those in the other hand that are not on the mat, even if they are known."""
    seen = {card for trick in view.tricks for card in trick.cards}
    seen.update(view.hand, view.trick, *view.mat)
    if view.upturned:
        seen.add(view.upturned)
    return [card for card in cards_of(view.rules.pack_size) if card not in seen]

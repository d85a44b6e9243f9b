"""The cards of Pinochle, Binokel and Bezique in pictures: their faces, order and values."""

from __future__ import annotations

from collections.abc import Iterable

from engine import cards
from engine.cards import Card
from engine.pinochle.card_order import RANKS, STRENGTH
from engine.pinochle.tricks import POINTS
from engine.pinochle.view import PinochleView
from render.kit import faces
from render.kit.faces import Index
from render.kit.look import Look
from render.kit.tiles import Tile

SCORE_ORDER = ("tricks-one", "tricks-two", "last-trick", "melds-against")
"""The lines of the score sheet that follow the melds."""
RANK_ORDER = tuple(reversed(RANKS))
_SUITS = "CDSH"
"""The order of suits, black and red alternating."""


def suit_order(trump: str) -> str:
    """Return the order of suits in a hand: trumps first, black and red alternating."""
    place = _SUITS.index(trump)
    return _SUITS[place:] + _SUITS[:place]


def high_to_low(held: Iterable[Card], trump: str) -> list[Card]:
    """Sort cards by suit, trumps first, and from high to low."""
    suits = suit_order(trump)
    return sorted(held, key=lambda card: (suits.index(cards.suit(card)), -STRENGTH[cards.rank(card)], card))


def card_face(
    card: Card, width: int, height: int, look: Look, *, index: Index = "column", worth: int | None = None
) -> Tile:
    """Return a card's face of a size in pixels, the same for both copies; ``worth`` is written in the corner."""
    return faces.face(cards.face(card), width, height, index=index, points=worth, four_colours=look.four_colours)


def worth(view: PinochleView, card: Card) -> int | None:
    """Return a card's points in a trick; ``None`` for none."""
    return POINTS[view.rules.trick_points].get(cards.rank(card))

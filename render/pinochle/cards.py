"""The cards of Pinochle, Binokel and Bezique as their pictures show them: their order and what each is worth."""

from __future__ import annotations

from collections.abc import Iterable

from engine import cards
from engine.cards import Card
from engine.pinochle.card_order import RANKS, STRENGTH
from engine.pinochle.tricks import POINTS
from engine.pinochle.view import PinochleView
from render.kit import faces
from render.kit.canvas import Tile
from render.kit.faces import Index
from render.kit.look import Look

SCORE_ORDER = ("tricks-one", "tricks-two", "last-trick", "melds-against")
"""The lines of the score sheet that come after the melds."""
RANK_ORDER = tuple(reversed(RANKS))
_SUITS = "CDSH"
"""Black and red in turn."""


def suit_order(trump: str) -> str:
    """The suits as a hand has them: trumps first, black and red in turn."""
    place = _SUITS.index(trump)
    return _SUITS[place:] + _SUITS[:place]


def high_to_low(held: Iterable[Card], trump: str) -> list[Card]:
    """Cards by suit, trumps first, from the highest rank down."""
    suits = suit_order(trump)
    return sorted(held, key=lambda card: (suits.index(cards.suit(card)), -STRENGTH[cards.rank(card)], card))


def card_face(
    card: Card, width: int, height: int, look: Look, *, index: Index = "column", worth: int | None = None
) -> Tile:
    """A card's face, its size in pixels, whether it is marked or not; ``worth`` stands in the corner."""
    return faces.face(cards.face(card), width, height, index=index, points=worth, four_colours=look.four_colours)


def worth(view: PinochleView, card: Card) -> int | None:
    """What a card counts in a won trick; ``None`` for nothing."""
    return POINTS[view.rules.trick_points].get(cards.rank(card))

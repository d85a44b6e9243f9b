"""Canasta's cards in pictures: their faces, order and values."""

from __future__ import annotations

from engine.canasta.kinds import BLACK_THREE, KIND, POINTS, RANKS, RED_THREE, is_wild
from engine.canasta.view import CanastaView
from engine.cards import Card
from render.kit import faces
from render.kit.faces import Index
from render.kit.look import Look
from render.kit.tiles import Tile

__all__ = ["HAND_ORDER", "RANK_ORDER", "card_face", "is_wild", "worth"]

RANK_ORDER = tuple(reversed(RANKS))
"""The ranks that can be melded, highest first."""
HAND_ORDER = ("JK", "2", *RANK_ORDER, "3")
"""The order of ranks in a hand: wild cards first, threes last."""
_SEVEN = RANKS.index("7")


def card_face(
    card: Card, width: int, height: int, look: Look, *, index: Index = "column", worth: int | None = None
) -> Tile:
    """Return a card's face of a size in pixels; ``worth`` is written in the corner."""
    return faces.face(
        card, width, height, index=index, wild=is_wild(card), points=worth, four_colours=look.four_colours
    )


def worth(view: CanastaView, card: Card) -> int | None:
    """Return a card's value under the view's rules: of threes while held, of others when melded; ``None`` for none."""
    kind = KIND[card]
    if kind in (RED_THREE, BLACK_THREE):
        return view.threes_held[kind == BLACK_THREE] or None
    return view.seven if kind == _SEVEN else POINTS[kind]

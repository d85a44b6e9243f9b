"""Canasta's cards as its pictures show them: their order, which are wild, what each is worth."""

from __future__ import annotations

from engine.canasta.kinds import BLACK_THREE, KIND, POINTS, RANKS, RED_THREE, is_wild
from engine.canasta.view import CanastaView
from engine.cards import Card
from render.kit import faces
from render.kit.canvas import Tile
from render.kit.faces import Index
from render.kit.look import Look

__all__ = ["HAND_ORDER", "RANK_ORDER", "card_face", "is_wild", "worth"]

RANK_ORDER = tuple(reversed(RANKS))
"""The ranks that are melded, highest first."""
HAND_ORDER = ("JK", "2", *RANK_ORDER, "3")
"""The ranks of a hand: wild cards first, threes last."""
_SEVEN = RANKS.index("7")


def card_face(
    card: Card, width: int, height: int, look: Look, *, index: Index = "column", worth: int | None = None
) -> Tile:
    """A card's face, its size in pixels; ``worth`` stands in the corner."""
    return faces.face(
        card, width, height, index=index, wild=is_wild(card), points=worth, four_colours=look.four_colours
    )


def worth(view: CanastaView, card: Card) -> int | None:
    """What a card of a hand counts by the rules in force: threes while held, others melded; ``None`` for nothing."""
    kind = KIND[card]
    if kind in (RED_THREE, BLACK_THREE):
        return view.threes_held[kind == BLACK_THREE] or None
    return view.seven if kind == _SEVEN else POINTS[kind]

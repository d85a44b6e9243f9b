"""Canasta's cards as its pictures show them: their order, which are wild, what each is worth."""

from __future__ import annotations

from engine.canasta.kinds import KIND, POINTS, RANKS, is_wild
from engine.cards import Card
from render import faces
from render.canvas import Tile
from render.faces import Index

__all__ = ["HAND_ORDER", "RANK_ORDER", "card_face", "is_wild"]

RANK_ORDER = tuple(reversed(RANKS))
"""The ranks that are melded, highest first."""
HAND_ORDER = ("JK", "2", *RANK_ORDER, "3")
"""The ranks of a hand: wild cards first, threes last."""


def card_face(card: Card, width: int, height: int, *, index: Index = "column", worth: bool = False) -> Tile:
    """A card's face, its size in pixels; ``worth`` puts its points in the corner."""
    points = POINTS[KIND[card]] if worth else None
    return faces.face(card, width, height, index=index, wild=is_wild(card), points=points)

"""Canasta's cards as its pictures show them: their order, which are wild, and what each is worth."""

from __future__ import annotations

from engine import cards
from engine.cards import Card
from render import faces
from render.canvas import Tile
from render.faces import Index

RANK_ORDER = ("A", "K", "Q", "J", "10", "9", "8", "7", "6", "5", "4")
"""The ranks that are melded, as hands and mats show them."""

_POINTS = {
    "JK": 50,
    "A": 20,
    "2": 20,
    **dict.fromkeys(("K", "Q", "J", "10", "9", "8"), 10),
    **dict.fromkeys("7654", 5),
}


def is_wild(card: Card) -> bool:
    """Whether a card is a joker or a two."""
    return cards.rank(card) in ("JK", "2")


def points(card: Card) -> int:
    """What a card is worth."""
    if cards.rank(card) == "3":
        return 100 if cards.is_red(card) else 5
    return _POINTS[cards.rank(card)]


def card_face(card: Card, width: int, height: int, *, index: Index = "column", worth: bool = False) -> Tile:
    """A card's face, cream where it is wild, with its points in the corner where ``worth`` asks for them."""
    return faces.face(
        card, width, height, index=index, wild=is_wild(card), points=points(card) if worth else None
    )

"""The faces of cards, and their back, drawn by our own code and kept once drawn.

Indices are large, because a picture is looked at on a telephone at a third of its size. Wild cards are cream.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Literal

from PIL import Image

from engine import cards
from engine.cards import Card
from render import palette, text
from render.canvas import Canvas, Tile
from render.fonts import Style
from render.palette import Colour
from render.shapes import rounded, shape

Index = Literal["column", "row"]
"""Where the suit stands by the rank: under it, for cards fanned sideways; beside it, for cards laid one below the other."""

_RADIUS = 0.075
_BORDER = 2


def _ground(width: int, height: int, colour: Colour) -> tuple[Canvas, Image.Image]:
    """A blank card with its edge, and the mask of its outline."""
    radius = max(4, round(min(width, height) * _RADIUS))
    face = Canvas(width, height, palette.CARD_EDGE)
    face.plate(_BORDER, _BORDER, width - 2 * _BORDER, height - 2 * _BORDER, colour, radius - _BORDER)
    return face, rounded(width, height, radius)


@lru_cache(maxsize=512)
def face(
    card: Card,
    width: int,
    height: int,
    *,
    index: Index = "column",
    wild: bool = False,
    points: int | None = None,
) -> Tile:
    """A card's face in pixels; with ``points`` its worth stands in the corner."""
    ground, mask = _ground(width, height, palette.CREAM if wild else palette.WHITE)
    ink = palette.RED if cards.suit(card) in ("H", "D") else palette.INK
    if index == "column":
        _column_index(ground, card, ink)
        _emblem(ground, card, ink, points)
    else:
        _row_index(ground, card, ink)
    return Tile(ground.image, mask)


def _rank_mask(card: Card, size: int, widest: int) -> Image.Image:
    """The rank as tight as its ink; ``10`` and ``JK`` are narrowed to the width of one letter."""
    mask = text.line(cards.rank(card), Style(size, 850)).mask
    mask = mask.crop(mask.getbbox())
    if mask.width > widest:
        mask = mask.resize((widest, mask.height), Image.Resampling.LANCZOS)
    return mask


def _column_index(ground: Canvas, card: Card, ink: Colour) -> None:
    height = ground.height
    left, top = round(height * 0.05), round(height * 0.06)
    widest = round(height * 0.25)
    rank = _rank_mask(card, round(height * 0.36), widest)
    ground.image.paste(ink, (left + (widest - rank.width) // 2, top), rank)
    size = round(height * 0.2)
    below = top + rank.height + round(height * 0.045)
    ground.shape(cards.suit(card) or "star", left + (widest - size) // 2, below, size, size, ink)


def _row_index(ground: Canvas, card: Card, ink: Colour) -> None:
    strip = row_index_height(ground.width)
    rank = _rank_mask(card, round(strip * 0.92), round(strip * 0.86))
    top = (strip - rank.height) // 2 + _BORDER
    left = round(ground.width * 0.09)
    ground.image.paste(ink, (left, top), rank)
    size = round(strip * 0.62)
    ground.shape(cards.suit(card) or "star", ground.width - left - size, top, size, size, ink)


def row_index_height(width: int) -> int:
    """How much of a card with a row index must show for the index to be read."""
    return round(width * 0.46)


def _emblem(ground: Canvas, card: Card, ink: Colour, points: int | None) -> None:
    """The large suit, with a court card's emblem over it, in the right half; the points at the lower left."""
    width, height = ground.width, ground.height
    rank, suit = cards.rank(card), cards.suit(card)
    right = width - round(width * 0.09)
    size = round(height * 0.36)
    bottom = height - round(height * 0.06)
    if not suit:
        wide = round(width * 0.56)
        ground.shape("JK", right - wide, bottom - round(wide * 0.95), wide, round(wide * 0.95), ink)
    else:
        ground.shape(suit, right - size, bottom - size, size, size, ink)
    if rank in ("K", "Q", "J"):
        wide, tall = round(height * 0.26), round(height * 0.21)
        ground.shape(
            rank, right - (size + wide) // 2, bottom - size - tall - round(height * 0.045), wide, tall, ink
        )
    if points is not None:
        ground.write(
            str(points),
            round(height * 0.175),
            bottom - round(height * 0.07),
            Style(round(height * 0.145), 650),
            palette.GREY,
            "middle",
        )


@lru_cache(maxsize=32)
def back(width: int, height: int) -> Tile:
    """A card's back."""
    ground, mask = _ground(width, height, palette.WHITE)
    inset = max(5, round(width * 0.07))
    ground.plate(inset, inset, width - 2 * inset, height - 2 * inset, palette.BACK, inset)
    step = max(12, round(width * 0.19))
    size = round(step * 0.62)
    pip = shape("D", size, size)
    for row, y in enumerate(range(inset + step // 4, height - inset - size, step)):
        shift = step // 2 if row % 2 else 0
        for x in range(inset + step // 4 + shift, width - inset - size + 1, step):
            ground.image.paste(palette.BACK_LINE, (x, y), pip)
    return Tile(ground.image, mask)


@lru_cache(maxsize=32)
def blank(width: int, height: int, *, wild: bool = False) -> Tile:
    """The edge of a card that lies under another."""
    ground, mask = _ground(width, height, palette.CREAM if wild else palette.WHITE)
    return Tile(ground.image, mask)


@lru_cache(maxsize=64)
def mini(card: Card, width: int, height: int) -> Tile:
    """A card so small that only its rank is on it, in its colour."""
    ground, mask = _ground(width, height, palette.WHITE)
    ink = palette.RED if cards.is_red(card) else palette.INK
    rank = _rank_mask(card, round(height * 0.78), width - 10)
    ground.image.paste(ink, ((width - rank.width) // 2, (height - rank.height) // 2), rank)
    return Tile(ground.image, mask)

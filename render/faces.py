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
from render.canvas import Box, Canvas, Tile
from render.fonts import Style
from render.palette import Colour
from render.shapes import rounded

Index = Literal["column", "row"]
"""Where the suit stands by the rank: under it for cards fanned sideways, beside it for cards in a column."""

_RADIUS = 0.075
_BORDER = 2
_RANK = Style(0, 850)


def _blank(width: int, height: int, colour: Colour) -> tuple[Canvas, Image.Image]:
    """A card with nothing on it but its edge, and the mask of its outline."""
    radius = max(4, round(min(width, height) * _RADIUS))
    face = Canvas(width, height, palette.CARD_EDGE)
    face.plate(Box(0, 0, width, height).inset(_BORDER), colour, radius - _BORDER)
    return face, rounded(width, height, radius)


def _ink(card: Card) -> Colour:
    return palette.RED if cards.suit(card) in ("H", "D") else palette.INK


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
    """A card's face, its size in pixels; with ``points`` its worth stands in the corner."""
    blank, mask = _blank(width, height, palette.CREAM if wild else palette.WHITE)
    if index == "column":
        _column_index(blank, card)
        _emblem(blank, card)
        if points is not None:
            worth = Style(round(height * 0.145), 650)
            x, middle = round(height * 0.175), height - round(height * 0.13)
            blank.write(str(points), x, middle, worth, palette.GREY, align="middle")
    else:
        _row_index(blank, card)
    return Tile(blank.image, mask)


def _rank_mask(card: Card, size: int, widest: int) -> Image.Image:
    """The rank as tight as its ink; ``10`` and ``JK`` are narrowed to the width of one letter."""
    mask = text.line(cards.rank(card), _RANK.at(size)).mask
    mask = mask.crop(mask.getbbox())
    return mask if mask.width <= widest else mask.resize((widest, mask.height), Image.Resampling.LANCZOS)


def _column_index(blank: Canvas, card: Card) -> None:
    height = blank.height
    left, top = round(height * 0.05), round(height * 0.06)
    widest = round(height * 0.25)
    rank = _rank_mask(card, round(height * 0.36), widest)
    blank.image.paste(_ink(card), (left + (widest - rank.width) // 2, top), rank)
    size = round(height * 0.2)
    below = top + rank.height + round(height * 0.045)
    box = Box(left + (widest - size) // 2, below, size, size)
    blank.shape(cards.suit(card) or "star", box, _ink(card))


def _row_index(blank: Canvas, card: Card) -> None:
    strip = row_index_height(blank.width)
    rank = _rank_mask(card, round(strip * 0.92), round(strip * 0.86))
    top = (strip - rank.height) // 2 + _BORDER
    left = round(blank.width * 0.09)
    blank.image.paste(_ink(card), (left, top), rank)
    size = round(strip * 0.66)
    box = Box(blank.width - left - size, top + (rank.height - size) // 2, size, size)
    blank.shape(cards.suit(card) or "star", box, _ink(card))


def row_index_height(width: int) -> int:
    """How much of a card with a row index must show for the index to be read."""
    return round(width * 0.46)


def _emblem(blank: Canvas, card: Card) -> None:
    """The large suit, with a court card's emblem over it, right of where a covered card still shows."""
    width, height = blank.width, blank.height
    rank, suit = cards.rank(card), cards.suit(card)
    right, bottom = width - round(width * 0.07), height - round(height * 0.06)
    if not suit:
        size = round(width * 0.5)
        blank.shape("JK", Box(right - size, bottom - size, size, size), _ink(card))
        return
    size = round(height * 0.33)
    blank.shape(suit, Box(right - size, bottom - size, size, size), _ink(card))
    if rank in ("K", "Q", "J"):
        wide, tall = round(height * 0.27), round(height * 0.22)
        top = bottom - size - tall - round(height * 0.05)
        blank.shape(rank, Box(right - (size + wide) // 2, top, wide, tall), _ink(card))


@lru_cache(maxsize=32)
def back(width: int, height: int) -> Tile:
    """A card's back."""
    blank, mask = _blank(width, height, palette.WHITE)
    inner = Box(0, 0, width, height).inset(max(5, round(width * 0.07)))
    blank.plate(inner, palette.BACK, inner.x)
    step = max(12, round(width * 0.19))
    size = round(step * 0.62)
    columns, rows = (inner.width - size) // step, (inner.height - size) // step
    left = inner.centre - (columns * step + size) // 2
    top = inner.middle - (rows * step + size) // 2
    for row in range(rows + 1):
        for column in range(columns + 1):
            blank.shape("D", Box(left + column * step, top + row * step, size, size), palette.BACK_LINE)
    return Tile(blank.image, mask)


@lru_cache(maxsize=32)
def edge(width: int, height: int, colour: Colour) -> Tile:
    """A card of which only an edge will show."""
    blank, mask = _blank(width, height, colour)
    return Tile(blank.image, mask)


@lru_cache(maxsize=64)
def mini(card: Card, width: int, height: int) -> Tile:
    """A card so small that only its rank is on it, in its colour."""
    blank, mask = _blank(width, height, palette.WHITE)
    rank = _rank_mask(card, round(height * 0.78), width - 10)
    blank.image.paste(_ink(card), ((width - rank.width) // 2, (height - rank.height) // 2), rank)
    return Tile(blank.image, mask)

"""The faces and backs of cards, drawn by our own code and cached.

Indices are large, because pictures are viewed on phones at a third of their size. Wild cards are cream.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import lru_cache, partial
from math import cos, pi, sin
from typing import Literal, NamedTuple

from PIL import Image, ImageDraw

from engine import cards
from engine.cards import Card
from render.kit import palette, text
from render.kit.canvas import Box, Canvas, Sketch
from render.kit.palette import Back, Colour, Pattern, Suits
from render.kit.shapes import Point, Tile, rounded
from render.kit.text import Style

Index = Literal["column", "row"]
"""Where the index has the suit: under the rank for cards fanned sideways, beside it for cards in a column."""

_RADIUS = 0.075
_BORDER = 2
_LIFTS = (6, 3)
"""How far the lower cards of a stack show."""
_RANK = Style(0, 850)
USUAL = Pattern()
"""The pattern of the default look in English."""
_INKS: Mapping[Suits, Mapping[str, Colour]] = {
    "two": {"H": palette.RED, "D": palette.RED},
    "four": {"H": palette.RED, "D": palette.DIAMOND, "C": palette.CLUB},
    "german": {"H": palette.RED, "D": palette.DIAMOND, "C": palette.ACORN, "S": palette.GREEN},
}
"""The colour of each suit that is not black."""
_GERMAN = {"C": "acorn", "D": "bell", "S": "leaf"}
"""The shapes of German suits that differ from the French ones."""


def _blank(width: int, height: int, colour: Colour) -> tuple[Sketch, Image.Image]:
    """Return an empty card with its edge, and the mask of its outline."""
    radius = _radius(width, height)
    face = Sketch(width, height, palette.CARD_EDGE)
    face.plate(Box(0, 0, width, height).inset(_BORDER), colour, radius - _BORDER)
    return face, rounded(width, height, radius)


def _radius(width: int, height: int) -> int:
    return max(4, round(min(width, height) * _RADIUS))


def ink(card: Card, pattern: Pattern = USUAL) -> Colour:
    """Return the colour of a card. Threes are always red or black, because rules depend on it."""
    return suit_ink(cards.suit(card), USUAL if cards.rank(card) == "3" else pattern)


def suit_ink(suit: str, pattern: Pattern = USUAL) -> Colour:
    """Return the colour of a suit, one of two or of four."""
    return _INKS[pattern.suits].get(suit, palette.INK)


def suit_shape(suit: str, pattern: Pattern = USUAL) -> str:
    """Return the name of a suit's shape; empty for a joker's."""
    return _GERMAN.get(suit, suit) if pattern.suits == "german" else suit


@lru_cache(maxsize=512)
def face(
    card: Card,
    width: int,
    height: int,
    pattern: Pattern = USUAL,
    *,
    index: Index = "column",
    wild: bool = False,
    points: int | None = None,
) -> Tile:
    """Return a card's face of a size in pixels; ``points`` are written in the corner."""
    blank, mask = _blank(width, height, palette.CREAM if wild else palette.WHITE)
    colour, rank = ink(card, pattern), pattern.index_of(cards.rank(card))
    symbol = suit_shape(cards.suit(card), pattern) or "star"
    if index == "column":
        sizes = _LARGE if pattern.large else _USUAL
        _column_index(blank, rank, symbol, colour, sizes, mirrored=pattern.mirrored)
        emblem = _german_emblem if pattern.suits == "german" else _emblem
        emblem(blank, card, colour, mirrored=pattern.mirrored)
        if points is not None:
            worth = Style(round(height * 0.145), 650)
            x, middle = round(height * 0.175), height - round(height * 0.13)
            x = width - x if pattern.mirrored else x
            blank.write(str(points), x, middle, worth, palette.GREY, align="middle")
    else:
        _row_index(blank, rank, symbol, colour, _LARGE if pattern.large else _USUAL)
    return Tile(blank.image, mask, _radius(width, height))


class _Sizes(NamedTuple):
    """The sizes of an index: those in a column as parts of the card's height, those in a row as parts of its strip.

    An index in a column must end at a third of the height, which shows of a covered card.
    """

    left: float = 0.05
    widest: float = 0.25
    rank: float = 0.36
    """The size of the font, of which a letter is three quarters high."""
    suit: float = 0.2
    row: float = 0.92
    row_widest: float = 0.86
    row_left: float = 0.09
    """The left edge in a row, as a part of the card's width."""


_USUAL = _Sizes()
_LARGE = _Sizes(left=0.035, widest=0.285, rank=0.52, suit=0.25, row=1.08, row_widest=1.0, row_left=0.06)


def _rank_mask(index: str, size: int, widest: int) -> Image.Image:
    """Return an index cropped to its ink; ``10`` and ``JK`` are narrowed to ``widest``."""
    mask = text.line(index, _RANK.at(size)).mask
    mask = mask.crop(mask.getbbox())
    return mask if mask.width <= widest else mask.resize((widest, mask.height), Image.Resampling.LANCZOS)


def _column_index(blank: Sketch, index: str, symbol: str, colour: Colour, sizes: _Sizes, *, mirrored: bool) -> None:
    height = blank.height
    left, top = round(height * sizes.left), round(height * 0.06)
    widest = round(height * sizes.widest)
    left = blank.width - left - widest if mirrored else left
    rank = _rank_mask(index, round(height * sizes.rank), widest)
    blank.image.paste(colour, (left + (widest - rank.width) // 2, top), rank)
    size = round(height * sizes.suit)
    below = top + rank.height + round(height * 0.045)
    box = Box(left + (widest - size) // 2, below, size, size)
    blank.shape(symbol, box, colour)


def _row_index(blank: Sketch, index: str, symbol: str, colour: Colour, sizes: _Sizes) -> None:
    strip = row_index_height(blank.width)
    rank = _rank_mask(index, round(strip * sizes.row), round(strip * sizes.row_widest))
    top = (strip - rank.height) // 2 + _BORDER
    left = round(blank.width * sizes.row_left)
    blank.image.paste(colour, (left, top), rank)
    size = round(strip * 0.66)
    box = Box(blank.width - left - size, top + (rank.height - size) // 2, size, size)
    blank.shape(symbol, box, colour)


def row_index_height(width: int) -> int:
    """Return the height of a row index: how much of a covered card must show."""
    return round(width * 0.46)


def _emblem(blank: Sketch, card: Card, colour: Colour, *, mirrored: bool) -> None:
    """Draw the large suit, with a court card's emblem over it, in the part that is hidden on a covered card."""
    width, height = blank.width, blank.height

    def shape(name: str, box: Box) -> None:
        blank.shape(name, box._replace(x=width - box.right) if mirrored else box, colour)

    rank, suit = cards.rank(card), cards.suit(card)
    right, bottom = width - round(width * 0.07), height - round(height * 0.06)
    if not suit:
        size = round(width * 0.5)
        shape("JK", Box(right - size, bottom - size, size, size))
        return
    size = round(height * 0.33)
    shape(suit, Box(right - size, bottom - size, size, size))
    if rank in ("K", "Q", "J"):
        wide, tall = round(height * 0.27), round(height * 0.22)
        top = bottom - size - tall - round(height * 0.05)
        shape(rank, Box(right - (size + wide) // 2, top, wide, tall))


def _german_emblem(blank: Sketch, card: Card, colour: Colour, *, mirrored: bool) -> None:
    """Draw what tells German cards apart: the Ober has its suit above, the Unter below, and the ace has it twice."""
    width, height = blank.width, blank.height

    def shape(name: str, box: Box) -> None:
        blank.shape(name, box._replace(x=width - box.right) if mirrored else box, colour)

    rank, suit = cards.rank(card), _GERMAN.get(cards.suit(card), cards.suit(card))
    size, wide, tall = round(height * 0.33), round(height * 0.3), round(height * 0.26)
    right, top, bottom = width - round(width * 0.07), round(height * 0.1), height - round(height * 0.06)
    middle = right - size // 2
    low, high = Box(right - size, bottom - size, size, size), Box(right - size, top, size, size)
    if rank in ("K", "J"):
        figure = Box(middle - wide // 2, low.y - tall - round(height * 0.05), wide, tall)
        shape({"K": "K", "J": "U"}[rank], figure)
    elif rank == "Q":
        shape("O", Box(middle - wide // 2, bottom - tall - round(height * 0.06), wide, tall))
    elif rank == "A":
        shape(suit, high._replace(y=low.y - size - round(height * 0.06)))
    shape(suit, high if rank == "Q" else low)


@lru_cache(maxsize=64)
def back(width: int, height: int, design: Back = "diamonds") -> Tile:
    """Return a card's back."""
    blank, mask = _blank(width, height, palette.WHITE)
    ground, line = palette.BACKS[design]
    inner = Box(0, 0, width, height).inset(max(5, round(width * 0.07)))
    blank.plate(inner, ground, inner.x)
    _BACKS[design](blank, inner, max(12, round(width * 0.19)), line)
    return Tile(blank.image, mask, _radius(width, height))


@lru_cache(maxsize=32)
def stack(width: int, height: int, design: Back = "diamonds") -> Tile:
    """Return backs lying on each other, the top one at the top left."""
    card = back(width, height, design)
    sketch = Sketch(width + _LIFTS[0], height + _LIFTS[0], palette.WHITE)
    mask = Image.new("L", (sketch.width, sketch.height))
    for lift in (*_LIFTS, 0):
        sketch.tile(card, lift, lift)
        mask.paste(255, (lift, lift), card.mask)
    return Tile(sketch.image, mask)


def back_colours(design: Back) -> tuple[Colour, Colour]:
    """Return the ground and ink of text on a back."""
    return palette.BACKS[design][0], palette.WHITE


def _scattered(shapes: Sequence[str], blank: Sketch, box: Box, step: int, line: Colour) -> None:
    """Draw the shapes in turn, in rows and columns."""
    size = round(step * 0.62)
    columns, rows = (box.width - size) // step, (box.height - size) // step
    left = box.centre - (columns * step + size) // 2
    top = box.middle - (rows * step + size) // 2
    for row in range(rows + 1):
        for column in range(columns + 1):
            shape = shapes[(row + column) % len(shapes)]
            blank.shape(shape, Box(left + column * step, top + row * step, size, size), line)


def _lattice(blank: Sketch, box: Box, step: int, line: Colour) -> None:
    """Draw crossing lines."""
    wide, high = box.width, box.height
    across = range(wide // 2 % step - high - step, wide + high, step)
    falling = [[(x, 0), (x + high, high)] for x in across]
    _strokes(blank, box, [*falling, *([(wide - x, y) for x, y in path] for path in falling)], step * 0.2, line)


def _chevrons(blank: Sketch, box: Box, step: int, line: Colour) -> None:
    """Draw bands that rise to the middle."""
    middle = box.width // 2
    rising = range(-middle, box.height + middle, step)
    _strokes(blank, box, [[(0, y + middle), (middle, y), (2 * middle, y + middle)] for y in rising], step * 0.32, line)


def _scales(blank: Sketch, box: Box, step: int, line: Colour) -> None:
    """Draw rows of overlapping arcs."""
    radius, rows = step * 0.5, range(box.height // step * 2 + 3)
    arcs = []
    for row in rows:
        for column in range(-1, box.width // step + 2):
            x, y = step * (column + row % 2 / 2) + box.width // 2 % step, step * row / 2
            arcs.append([(x + radius * cos(turn * pi / 16), y - radius * sin(turn * pi / 16)) for turn in range(17)])
    _strokes(blank, box, arcs, step * 0.11, line)


def _checks(blank: Sketch, box: Box, step: int, line: Colour) -> None:
    """Draw a checkered field with a square in each corner."""
    across, down = (round(length / step * 1.6) // 2 * 2 + 1 for length in (box.width, box.height))
    wide, high = (box.width - 6) / across, (box.height - 6) / down
    for row in range(down):
        for column in range(row % 2, across, 2):
            left, top = round(column * wide), round(row * high)
            width, height = round((column + 1) * wide) - left, round((row + 1) * high) - top
            blank.fill(line, Box(box.x + 3 + left, box.y + 3 + top, width, height))


def _strokes(blank: Sketch, box: Box, paths: Sequence[Sequence[Point]], thick: float, line: Colour) -> None:
    """Draw lines within a rectangle, supersampled for smooth edges."""
    factor, margin = 4, 3
    mask = Image.new("L", (box.width * factor, box.height * factor))
    pen = ImageDraw.Draw(mask)
    for path in paths:
        pen.line([(x * factor, y * factor) for x, y in path], 255, round(thick * factor), joint="curve")
    inside = (margin, margin, box.width - margin, box.height - margin)
    blank.image.paste(line, (box.x + margin, box.y + margin), mask.reduce(factor).crop(inside))


_BACKS: Mapping[Back, Callable[[Sketch, Box, int, Colour], None]] = {
    "diamonds": partial(_scattered, "D"),
    "lattice": _lattice,
    "suits": partial(_scattered, "SHCD"),
    "chevrons": _chevrons,
    "scales": _scales,
    "checks": _checks,
    "stars": partial(_scattered, ("star",)),
}
"""The function that draws each design: canvas, rectangle, step in pixels, colour."""


@lru_cache(maxsize=32)
def edge(width: int, height: int, colour: Colour) -> Tile:
    """Return an empty card, of which only an edge will show."""
    blank, mask = _blank(width, height, colour)
    return Tile(blank.image, mask, _radius(width, height))


@lru_cache(maxsize=64)
def mini(card: Card, width: int, height: int) -> Tile:
    """Return a card so small that it shows only its rank, in its colour."""
    blank, mask = _blank(width, height, palette.WHITE)
    rank = _rank_mask(cards.rank(card), round(height * 0.78), width - 10)
    blank.image.paste(ink(card), ((width - rank.width) // 2, (height - rank.height) // 2), rank)
    return Tile(blank.image, mask, _radius(width, height))


_COUNT = Style(48, 800)
_LABEL = Style(30, 650, "narrow")
_BELOW = 28


def draw_stock(canvas: Canvas, box: Box, count: int, *, low: int, name: str = "stock") -> None:
    """Draw the stock, in a warning colour from ``low`` cards on, with the text ``name`` below; or an empty place.

    The number of an empty stock is shown if that is a warning.
    """
    few = count <= low
    design = canvas.look.back
    if count:
        canvas.tile((back if few else stack)(box.width, box.height, design), box.x, box.y)
    else:
        canvas.frame(box, palette.ENGRAVED, palette.FELT)
    if count or few:
        colours = palette.ON_STOP if few else back_colours(design)
        canvas.chip(str(count), box.centre, box.middle, colours, style=_COUNT, align="middle", border=palette.WHITE)
    _name(canvas, box, canvas.look.say(name), few=few)


def draw_stock_below(canvas: Canvas, box: Box, count: int, *, low: int, aside: int) -> None:
    """Draw the stock below a card that will lie ``aside`` by some pixels, with its name and number under both."""
    if count:
        canvas.tile(stack(box.width, box.height, canvas.look.back), box.x, box.y)
    _name(canvas, box._replace(width=box.width + aside), canvas.look.say("stock-count", count=count), few=count <= low)


def _name(canvas: Canvas, box: Box, name: str, *, few: bool) -> None:
    ink = palette.STOP if few else palette.TEXT
    canvas.write(name, box.centre, box.bottom + _BELOW, _LABEL, ink, align="middle")

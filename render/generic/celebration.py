"""The top of the winners' pictures: confetti, a fan of cards, a crown, and a banner with names."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from math import cos, radians, sin
from random import Random
from typing import TypeAlias

from PIL import Image

from engine.cards import Card
from render.kit import faces, palette, text
from render.kit.canvas import Box, Canvas
from render.kit.palette import Look
from render.kit.shapes import Stencil, Tile, shape
from render.kit.text import WIDTH, Style

MARGIN = 36
WINNER = Style(76, 850)
WINS = Style(46, 750)
CONFETTI = (palette.CREAM, palette.SKY, palette.LEAF, palette.LOSS, palette.ICE, palette.TEXT)
ICONS = ("star", "H", "S", "D", "C")
"""The mark of each highlight, in turn."""
ANY_CARDS = ("AS", "KH", "QC", "JD", "10S")
"""The fan where no cards stood out."""

_CROWN = (128, 104)
_CARD = (158, 222)
_FAN_RADIUS = 620
_FAN_SPREAD = 62
"""The most degrees that a fan spans; ``_FAN_STEP`` between two cards of a small one."""
_FAN_STEP = 9.0
_FAN_MIDDLE = 274
"""The row of the centre of the fan's middle card."""
_BANNER_TOP = 350
_NAME_LINE = 88
_NAME_LINES = 3
_CELL = 92
"""The size of the grid that the confetti is scattered on."""
_PIECES = ("star", "H", "S", "D", "C")

DrawCard: TypeAlias = Callable[[Card, int, int, Look], Tile]
"""Draws a card of the game: its name, width and height, and the look."""


def banner_box(lines: Sequence[text.Text]) -> Box:
    """Return the place of the banner with these lines of names."""
    return Box(MARGIN, _BANNER_TOP, WIDTH - 2 * MARGIN, 40 + _NAME_LINE * len(lines) + 66)


def crown(
    canvas: Canvas, lines: Sequence[text.Text], said: str, *, cards: Sequence[Card], card: DrawCard, chance: Random
) -> None:
    """Draw the top of a picture: confetti, a fan of ``cards``, and a banner with names and what is ``said`` of them."""
    box = banner_box(lines)
    _confetti(canvas, box.middle, chance)
    fan(canvas, cards, card)
    _crown(canvas)
    _banner(canvas, box, lines, said)


def _confetti(canvas: Canvas, bottom: int, chance: Random) -> None:
    """Scatter suits and stars: one at a random place in each cell of a grid."""
    for top in range(0, bottom, _CELL):
        for left in range(0, WIDTH, _CELL):
            if abs(left + _CELL // 2 - WIDTH // 2) < _CELL and top < _CELL + 40:
                continue  # the crown is here
            size = chance.randint(20, 40)
            piece = shape(chance.choice(_PIECES), size, size)
            piece = piece.rotate(chance.randint(-50, 50), Image.Resampling.BICUBIC, expand=True)
            at = (left + chance.randint(0, _CELL - size), top + chance.randint(0, _CELL - size))
            canvas.stencil(Stencil(piece), chance.choice(CONFETTI), *at)


def fan(canvas: Canvas, cards: Sequence[Card], card: DrawCard, *, middle: int = _FAN_MIDDLE, hidden: int = 0) -> None:
    """Draw a fan of cards around its middle one, which has its centre in the row ``middle``.

    ``hidden`` more cards on the right show their backs.
    """
    back = faces.back(*_CARD, canvas.look.back)
    tiles = [*(card(each, *_CARD, canvas.look) for each in cards), *[back] * hidden]
    step = min(_FAN_STEP, _FAN_SPREAD / max(1, len(tiles) - 1))
    for place, each in enumerate(tiles):
        degrees = step * (place - (len(tiles) - 1) / 2)
        tile = each.turned(degrees)
        x = WIDTH // 2 + round(_FAN_RADIUS * sin(radians(degrees)))
        y = middle + round(_FAN_RADIUS * (1 - cos(radians(degrees))))
        canvas.tile(tile, x - tile.image.width // 2, y - tile.image.height // 2)


def _crown(canvas: Canvas) -> None:
    box = Box((WIDTH - _CROWN[0]) // 2, 36, *_CROWN)
    canvas.shape("K", Box(box.x + 3, box.y + 4, box.width, box.height), palette.EDGE)
    canvas.shape("K", box, palette.CREAM)


def _banner(canvas: Canvas, box: Box, lines: Sequence[text.Text], said: str) -> None:
    canvas.plate(Box(box.x + 4, box.y + 6, box.width, box.height), palette.EDGE, 28)
    canvas.plate(box, palette.CREAM, 28)
    y = box.y + 22
    for line in lines:
        canvas.draw_text(line, box.centre, y + _NAME_LINE // 2, palette.INK, align="middle")
        y += _NAME_LINE
    wins = canvas.write(said, box.centre, y + 36, WINS, palette.INK, align="middle", width=box.width - 200)
    for x in (box.centre - wins // 2 - 78, box.centre + wins // 2 + 30):
        canvas.shape("star", Box(x, y + 12, 48, 48), palette.INK)


def name_lines(names: Sequence[str]) -> list[text.Text]:
    """Return the banner's names in one line, or in a line each if they are few and do not fit together."""
    room = WIDTH - 2 * MARGIN - 72
    together = text.joined(tuple(names), WINNER, room)
    shortened = text.is_cut(text.AND.join(names), WINNER, room)
    if not shortened or len(names) > _NAME_LINES:
        return [together]
    return [text.fitted(name, WINNER, room) for name in names]

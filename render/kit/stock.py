"""The stock: a pile of backs with the number of its cards."""

from __future__ import annotations

from render.kit import faces, palette, words
from render.kit.canvas import Box, Canvas
from render.kit.fonts import Style

_COUNT = Style(48, 800)
_LABEL = Style(30, 650, "narrow")
_BELOW = 28


def draw(canvas: Canvas, box: Box, count: int, *, low: int, name: str = words.STOCK) -> None:
    """Draw the stock, in a warning colour from ``low`` cards on, with its name below; an empty place without cards.

    The number of an empty stock is shown if that is a warning.
    """
    few = count <= low
    back = canvas.look.back
    if count:
        canvas.tile((faces.back if few else faces.stack)(box.width, box.height, back), box.x, box.y)
    else:
        canvas.frame(box, palette.ENGRAVED, palette.FELT)
    if count or few:
        ground, ink = faces.back_colours(back)
        colours = (palette.STOP if few else ground, ink)
        canvas.chip(str(count), box.centre, box.middle, colours, style=_COUNT, align="middle", border=palette.WHITE)
    _name(canvas, box, name, few=few)


def draw_below(canvas: Canvas, box: Box, count: int, *, low: int, aside: int) -> None:
    """Draw the stock below a card that will lie ``aside`` by some pixels, with its name and number under both."""
    if count:
        canvas.tile(faces.stack(box.width, box.height, canvas.look.back), box.x, box.y)
    _name(canvas, box._replace(width=box.width + aside), words.stock(count), few=count <= low)


def _name(canvas: Canvas, box: Box, name: str, *, few: bool) -> None:
    ink = palette.STOP if few else palette.TEXT
    canvas.write(name, box.centre, box.bottom + _BELOW, _LABEL, ink, align="middle")

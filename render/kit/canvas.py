"""The canvas that pictures are drawn on: plates, tiles, text and chips, in pixels from the top left."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal, NamedTuple

from PIL import Image

from render.kit import text
from render.kit.fonts import Style
from render.kit.look import HOUSE, Look
from render.kit.palette import FELT, LEAF, SKY, Colour, blend, to_png
from render.kit.shapes import rounded, shape

Align = Literal["left", "middle", "right"]

CHIP = Style(30, 800, "narrow")
"""The usual style of the text on a chip."""
_CHIP_PADDING = 12


class Box(NamedTuple):
    """A rectangle in pixels."""

    x: int
    y: int
    width: int
    height: int

    @property
    def right(self) -> int:
        """The first column to the right of it."""
        return self.x + self.width

    @property
    def bottom(self) -> int:
        """The first row below it."""
        return self.y + self.height

    @property
    def centre(self) -> int:
        """The column of its centre."""
        return self.x + self.width // 2

    @property
    def middle(self) -> int:
        """The row of its centre."""
        return self.y + self.height // 2

    def inset(self, by: int) -> Box:
        """Return the rectangle shrunk by ``by`` pixels on every side; grown if negative."""
        return Box(self.x + by, self.y + by, self.width - 2 * by, self.height - 2 * by)


class Tile(NamedTuple):
    """A finished piece of a picture, such as a card: its pixels, and the mask of its outline."""

    image: Image.Image
    mask: Image.Image

    def sideways(self) -> Tile:
        """Return the tile rotated left by 90 degrees, like a card that freezes the pile."""
        turn = Image.Transpose.ROTATE_90
        return Tile(self.image.transpose(turn), self.mask.transpose(turn))

    def turned(self, degrees: float) -> Tile:
        """Return the tile rotated clockwise, like a card in a fan."""
        smooth = Image.Resampling.BICUBIC
        return Tile(self.image.rotate(-degrees, smooth, expand=True), self.mask.rotate(-degrees, smooth, expand=True))

    def faded(self, towards: Colour, part: float = 0.55) -> Tile:
        """Return the tile faded towards a colour, for a card that cannot be used now."""
        return Tile(Image.blend(self.image, Image.new("RGB", self.image.size, towards), part), self.mask)


class Canvas:
    """A picture being drawn in a look."""

    def __init__(self, width: int, height: int, ground: Colour = FELT, look: Look = HOUSE) -> None:
        self.image = Image.new("RGB", (width, height), ground)
        self.width = width
        self.height = height
        self.look = look

    def png(self) -> bytes:
        """Return the finished picture as a PNG file."""
        return to_png(self.image, self.look)

    def tile(self, tile: Tile, x: int, y: int) -> None:
        """Draw a tile with its top left corner at a point."""
        self.image.paste(tile.image, (x, y), tile.mask)

    def hinted_tile(self, tile: Tile, x: int, y: int) -> None:
        """Draw a card of a hint: in a green frame."""
        self.plate(Box(x, y, *tile.image.size).inset(-5), LEAF, 14)
        self.tile(tile, x, y)

    def ring(self, box: Box) -> None:
        """Draw a ring around a box whose content is new; the content is drawn over it afterwards."""
        self.plate(box.inset(-5), SKY, 14)

    def plate(self, box: Box, colour: Colour, radius: int = 12) -> None:
        """Fill a rectangle with round corners."""
        if box.width > 0 and box.height > 0:
            mask = rounded(box.width, box.height, min(radius, box.width // 2, box.height // 2))
            self.image.paste(colour, (box.x, box.y), mask)

    def frame(self, box: Box, line: Colour, inside: Colour, *, thick: int = 3, radius: int = 12) -> None:
        """Draw a plate with an outline."""
        self.plate(box, line, radius)
        self.plate(box.inset(thick), inside, max(radius - thick, 0))

    def horizontal_line(self, x: int, y: int, width: int, colour: Colour) -> None:
        """Draw a horizontal line, two pixels thick."""
        self.image.paste(colour, (x, y, x + width, y + 2))

    def shape(self, name: str, box: Box, colour: Colour) -> None:
        """Draw a shape of :mod:`render.kit.shapes`."""
        self.image.paste(colour, (box.x, box.y), shape(name, box.width, box.height))

    def write(
        self,
        words: str,
        x: int,
        middle: int,
        style: Style,
        colour: Colour,
        *,
        align: Align = "left",
        width: int | None = None,
    ) -> int:
        """Write a line with its capitals centred on the row ``middle``, and return its width.

        ``x`` is the left end, the centre or the right end, depending on ``align``. A line wider than ``width`` is
        shrunk, then cut.
        """
        line = text.line(words, style) if width is None else text.fitted(words, style, width)
        return self.draw_text(line, x, middle, colour, align=align)

    def draw_text(self, line: text.Text, x: int, middle: int, colour: Colour, *, align: Align = "left") -> int:
        """Draw a line that was laid out before; see :meth:`write`."""
        left = _left(x, line.width, align) - text.SLACK
        self.image.paste(colour, (left, middle + line.cap // 2 - line.baseline), line.mask)
        return line.width

    def sentence(self, names: Sequence[str], rest: str, box: Box, style: Style, colour: Colour) -> None:
        """Write names and the rest of a sentence in one line across a box; only the names are shortened to fit."""
        end = text.line(rest, style)
        gap = round(style.size * 0.28)
        x = box.x
        who = text.joined(tuple(names), style, box.width - end.width - gap)
        x += self.draw_text(who, x, box.middle, colour) + gap
        self.draw_text(end, x, box.middle, colour)

    def chip(
        self,
        words: str,
        x: int,
        middle: int,
        colours: tuple[Colour, Colour],
        *,
        style: Style = CHIP,
        align: Align = "left",
        width: int | None = None,
        border: Colour | None = None,
        new: bool = False,
    ) -> int:
        """Draw a word on a plate in ``colours`` (ground, ink), with a ring if it is ``new``; return the plate's width.

        ``width`` fixes the plate's width.
        """
        ground, ink = colours
        line = text.fitted(words, style, width - 8) if width else text.line(words, style)
        wide = width or line.width + 2 * _CHIP_PADDING
        height = round(style.size * 1.26)
        box = Box(_left(x, wide, align), middle - height // 2, wide, height)
        if new:
            self.ring(box)
        self.frame(box, border or blend(ground, ink, 0.5), ground, thick=2, radius=9)
        self.draw_text(line, box.centre, middle, ink, align="middle")
        return wide


def _left(x: int, width: int, align: Align) -> int:
    if align == "middle":
        return x - width // 2
    return x - width if align == "right" else x

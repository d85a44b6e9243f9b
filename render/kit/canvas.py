"""What a picture is drawn on: plates, tiles, text and chips, in pixels from the top left."""

from __future__ import annotations

from typing import Literal, NamedTuple

from PIL import Image

from render.kit import text
from render.kit.fonts import Style
from render.kit.look import HOUSE, Look
from render.kit.palette import FELT, GOLD, SKY, Colour, blend, to_png
from render.kit.shapes import rounded, shape

Align = Literal["left", "middle", "right"]

CHIP = Style(30, 800, "narrow")
"""How the word on a chip is set."""
_CHIP_PADDING = 12


class Box(NamedTuple):
    """A rectangle in pixels."""

    x: int
    y: int
    width: int
    height: int

    @property
    def right(self) -> int:
        """The first column that is no longer in it."""
        return self.x + self.width

    @property
    def bottom(self) -> int:
        """The first row that is no longer in it."""
        return self.y + self.height

    @property
    def centre(self) -> int:
        """The column in its middle."""
        return self.x + self.width // 2

    @property
    def middle(self) -> int:
        """The row in its middle."""
        return self.y + self.height // 2

    def inset(self, by: int) -> Box:
        """The rectangle smaller by so much on every side; larger, if it is negative."""
        return Box(self.x + by, self.y + by, self.width - 2 * by, self.height - 2 * by)


class Tile(NamedTuple):
    """A ready piece of picture, such as a card: its colours, and the mask of its outline."""

    image: Image.Image
    mask: Image.Image

    def sideways(self) -> Tile:
        """The tile turned a quarter to the left, as a card that freezes the pile lies."""
        turn = Image.Transpose.ROTATE_90
        return Tile(self.image.transpose(turn), self.mask.transpose(turn))

    def turned(self, degrees: float) -> Tile:
        """The tile turned to the right, as a card in a fan."""
        smooth = Image.Resampling.BICUBIC
        return Tile(self.image.rotate(-degrees, smooth, expand=True), self.mask.rotate(-degrees, smooth, expand=True))

    def faded(self, towards: Colour, part: float = 0.55) -> Tile:
        """The tile as something that cannot be used now."""
        return Tile(Image.blend(self.image, Image.new("RGB", self.image.size, towards), part), self.mask)


class Canvas:
    """A picture being drawn, in the look of whom it is for."""

    def __init__(self, width: int, height: int, ground: Colour = FELT, look: Look = HOUSE) -> None:
        self.image = Image.new("RGB", (width, height), ground)
        self.width = width
        self.height = height
        self.look = look

    def png(self) -> bytes:
        """The finished picture."""
        return to_png(self.image, self.look)

    def tile(self, tile: Tile, x: int, y: int) -> None:
        """Lays a tile with its top left corner at a point."""
        self.image.paste(tile.image, (x, y), tile.mask)

    def marked(self, tile: Tile, x: int, y: int) -> None:
        """Lays a card that a hint means: in a frame of gold."""
        self.plate(Box(x, y, *tile.image.size).inset(-5), GOLD, 14)
        self.tile(tile, x, y)

    def ring(self, box: Box) -> None:
        """Marks what will be laid there as new: a frame around it."""
        self.plate(box.inset(-5), SKY, 14)

    def plate(self, box: Box, colour: Colour, radius: int = 12) -> None:
        """Fills a rectangle with round corners."""
        if box.width > 0 and box.height > 0:
            mask = rounded(box.width, box.height, min(radius, box.width // 2, box.height // 2))
            self.image.paste(colour, (box.x, box.y), mask)

    def frame(self, box: Box, line: Colour, inside: Colour, *, thick: int = 3, radius: int = 12) -> None:
        """A plate with an outline."""
        self.plate(box, line, radius)
        self.plate(box.inset(thick), inside, max(radius - thick, 0))

    def rule(self, x: int, y: int, width: int, colour: Colour) -> None:
        """A level line, two pixels thick."""
        self.image.paste(colour, (x, y, x + width, y + 2))

    def shape(self, name: str, box: Box, colour: Colour) -> None:
        """A shape of :mod:`render.kit.shapes`."""
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
        """Writes a line whose capitals are centred on the row ``middle``; returns its width.

        ``x`` is its left end, its middle or its right end, as ``align`` says. With a ``width`` it is shrunk
        or cut to fit.
        """
        line = text.line(words, style) if width is None else text.fitted(words, style, width)
        return self.set(line, x, middle, colour, align=align)

    def set(self, line: text.Text, x: int, middle: int, colour: Colour, *, align: Align = "left") -> int:
        """Draws a line that was set before; see :meth:`write`."""
        left = _left(x, line.width, align) - text.SLACK
        self.image.paste(colour, (left, middle + line.cap // 2 - line.baseline), line.mask)
        return line.width

    def sentence(self, name: str, rest: str, box: Box, style: Style, colour: Colour) -> None:
        """Writes a name and what is said of it in one line across a box; only the name gives way."""
        said = text.line(rest, style)
        gap = round(style.size * 0.28)
        x = box.x
        x += self.write(name, x, box.middle, style, colour, width=box.width - said.width - gap) + gap
        self.set(said, x, box.middle, colour)

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
        """A word on a plate in ``colours`` (ground, ink), marked if it is ``new``; returns the plate's width.

        ``width`` fixes it.
        """
        ground, ink = colours
        line = text.fitted(words, style, width - 8) if width else text.line(words, style)
        wide = width or line.width + 2 * _CHIP_PADDING
        height = round(style.size * 1.26)
        box = Box(_left(x, wide, align), middle - height // 2, wide, height)
        if new:
            self.ring(box)
        self.frame(box, border or blend(ground, ink, 0.5), ground, thick=2, radius=9)
        self.set(line, box.centre, middle, ink, align="middle")
        return wide


def _left(x: int, width: int, align: Align) -> int:
    if align == "middle":
        return x - width // 2
    return x - width if align == "right" else x

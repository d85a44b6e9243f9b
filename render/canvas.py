"""What a picture is drawn on: plates, tiles, text and chips, in pixels from the top left."""

from __future__ import annotations

from typing import Literal, NamedTuple

from PIL import Image

from render import text
from render.fonts import Style
from render.palette import FELT, Colour, blend, to_png
from render.shapes import rounded, shape

Align = Literal["left", "middle", "right"]


class Tile(NamedTuple):
    """A ready piece of picture, such as a card: its colours, and the mask of its outline."""

    image: Image.Image
    mask: Image.Image

    @property
    def width(self) -> int:
        """In pixels."""
        return self.image.width

    @property
    def height(self) -> int:
        """In pixels."""
        return self.image.height

    def sideways(self) -> Tile:
        """The tile turned a quarter to the left, as a card that freezes the pile lies."""
        return Tile(
            self.image.transpose(Image.Transpose.ROTATE_90), self.mask.transpose(Image.Transpose.ROTATE_90)
        )

    def faded(self, towards: Colour, part: float = 0.55) -> Tile:
        """The tile as something that cannot be used now."""
        return Tile(Image.blend(self.image, Image.new("RGB", self.image.size, towards), part), self.mask)


class Canvas:
    """A picture being drawn."""

    def __init__(self, width: int, height: int, ground: Colour = FELT) -> None:
        self.image = Image.new("RGB", (width, height), ground)
        self.width = width
        self.height = height

    def png(self) -> bytes:
        """The finished picture."""
        return to_png(self.image)

    def tile(self, tile: Tile, x: int, y: int) -> None:
        """Lays a tile with its top left corner at a point."""
        self.image.paste(tile.image, (x, y), tile.mask)

    def plate(self, x: int, y: int, width: int, height: int, colour: Colour, radius: int = 12) -> None:
        """Fills a rectangle with round corners."""
        if width > 0 and height > 0:
            self.image.paste(colour, (x, y), rounded(width, height, min(radius, width // 2, height // 2)))

    def frame(
        self,
        x: int,
        y: int,
        width: int,
        height: int,
        colour: Colour,
        inside: Colour,
        line: int = 3,
        radius: int = 12,
    ) -> None:
        """A plate with an outline."""
        self.plate(x, y, width, height, colour, radius)
        self.plate(x + line, y + line, width - 2 * line, height - 2 * line, inside, max(radius - line, 0))

    def rule(self, x: int, y: int, width: int, colour: Colour, thickness: int = 2) -> None:
        """A level line."""
        self.image.paste(colour, (x, y, x + width, y + thickness))

    def shape(self, name: str, x: int, y: int, width: int, height: int, colour: Colour) -> None:
        """A shape of :mod:`render.shapes`."""
        self.image.paste(colour, (x, y), shape(name, width, height))

    def write(
        self,
        words: str,
        x: int,
        middle: int,
        style: Style,
        colour: Colour,
        align: Align = "left",
        width: int | None = None,
    ) -> int:
        """Writes a line whose capitals are centred on the height ``middle``; returns its width.

        ``x`` is its left end, its middle or its right end, as ``align`` says. With a ``width`` it is shrunk or cut to fit.
        """
        set_text = text.line(words, style) if width is None else text.fitted(words, style, width)
        return self.set(set_text, x, middle, colour, align)

    def set(self, words: text.Text, x: int, middle: int, colour: Colour, align: Align = "left") -> int:
        """Draws a line that was set before; see :meth:`write`."""
        left = x - text.SLACK
        if align == "middle":
            left -= words.width // 2
        elif align == "right":
            left -= words.width
        self.image.paste(colour, (left, middle + words.cap // 2 - words.baseline), words.mask)
        return words.width

    def chip(
        self,
        words: str,
        x: int,
        middle: int,
        colour: Colour,
        ink: Colour,
        *,
        style: Style = Style(30, 800, "narrow"),
        align: Align = "left",
        width: int | None = None,
        padding: int = 12,
        border: Colour | None = None,
    ) -> int:
        """A word on a coloured plate; returns the plate's width. ``width`` fixes it."""
        inner = text.fitted(words, style, width - 2 * padding) if width else text.line(words, style)
        wide = width or inner.width + 2 * padding
        height = round(style.size * 1.26)
        left = x if align == "left" else x - wide // 2 if align == "middle" else x - wide
        top = middle - height // 2
        self.frame(left, top, wide, height, border or blend(colour, ink, 0.5), colour, line=2, radius=9)
        self.set(inner, left + wide // 2, middle, ink, "middle")
        return wide

"""The canvas that pictures are drawn on: plates, tiles, text and chips, in pixels from the top left."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Iterable, Sequence
from functools import lru_cache
from typing import Literal, NamedTuple

from PIL import Image

from render.kit import text
from render.kit.palette import FELT, LEAF, SKY, Colour, Look, blend, palette_of, to_png, to_rgb
from render.kit.shapes import Stencil, Tile, composed, rounded, stencil
from render.kit.text import Style

Align = Literal["left", "middle", "right"]

CHIP = Style(30, 800, "narrow")
"""The usual style of the text on a chip."""
_CHIP_PADDING = 12
_CHIP_RADIUS = 9


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


class Drawing(ABC):
    """What can be drawn on a picture or on a piece of one."""

    def __init__(self, width: int, height: int) -> None:
        self.width = width
        self.height = height

    @abstractmethod
    def fill(self, colour: Colour, box: Box) -> None:
        """Fill a rectangle."""

    @abstractmethod
    def stencil(self, stencil: Stencil, colour: Colour, x: int, y: int) -> None:
        """Fill a stencil, its mask's top left corner at a point."""

    @abstractmethod
    def tile(self, tile: Tile, x: int, y: int) -> None:
        """Draw a tile with its top left corner at a point."""

    def hinted_tile(self, tile: Tile, x: int, y: int) -> None:
        """Draw a card of a hint: in a green frame."""
        self.plate(Box(x, y, *tile.image.size).inset(-5), LEAF, 14)
        self.tile(tile, x, y)

    def ring(self, box: Box) -> None:
        """Draw a ring around a box whose content is new; the content is drawn over it afterwards."""
        self.plate(box.inset(-5), SKY, 14)

    def plate(self, box: Box, colour: Colour, radius: int = 12) -> None:
        """Fill a rectangle with round corners."""
        self.frame(box, colour, colour, thick=0, radius=radius)

    def frame(self, box: Box, line: Colour, inside: Colour, *, thick: int = 3, radius: int = 12) -> None:
        """Draw a plate with an outline."""
        if box.width <= 0 or box.height <= 0:
            return
        radius = min(radius, box.width // 2, box.height // 2)
        corners = _corners(radius, thick, line, inside)
        for colour, by in ((line, 0), (inside, thick)) if thick else ((inside, 0),):
            inner = box.inset(by)
            self.fill(colour, inner._replace(y=box.y + radius, height=box.height - 2 * radius))
            if radius > by:
                top = Box(box.x + radius, inner.y, box.width - 2 * radius, radius - by)
                self.fill(colour, top)
                self.fill(colour, top._replace(y=box.bottom - radius))
        for place, tile in enumerate(corners):
            self.tile(tile, box.right - radius if place % 2 else box.x, box.bottom - radius if place > 1 else box.y)

    def horizontal_line(self, x: int, y: int, width: int, colour: Colour) -> None:
        """Draw a horizontal line, two pixels thick."""
        self.fill(colour, Box(x, y, width, 2))

    def shape(self, name: str, box: Box, colour: Colour) -> None:
        """Draw a shape of :mod:`render.kit.shapes`."""
        self.stencil(stencil(name, box.width, box.height), colour, box.x, box.y)

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
        self.stencil(line.stencil, colour, left, middle + line.cap // 2 - line.baseline)
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
        tile = _chip(words, style, width, colours, border)
        box = Box(_left(x, tile.width, align), middle - tile.height // 2, tile.width, tile.height)
        if new:
            self.ring(box)
        self.tile(tile, box.x, box.y)
        return tile.width


class Canvas(Drawing):
    """A picture being drawn in a look, as palette indices."""

    def __init__(self, width: int, height: int, ground: Colour = FELT, *, look: Look) -> None:
        super().__init__(width, height)
        self.look = look
        self.palette = palette_of(look)
        self.image = Image.new("L", (width, height), self.palette.index(ground))

    def part(self, box: Box | None = None) -> Canvas:
        """Return a copy of a part of the picture, or of all of it."""
        box = box or Box(0, 0, self.width, self.height)
        part = Canvas(box.width, box.height, look=self.look)
        part.image.paste(self.image.crop((box.x, box.y, box.right, box.bottom)))
        return part

    def png(self) -> bytes:
        """Return the finished picture as a PNG file."""
        return to_png(self.image, self.look)

    def rgb(self) -> Image.Image:
        """Return the finished picture in RGB."""
        return to_rgb(self.image, self.look)

    def fill(self, colour: Colour, box: Box) -> None:
        """Fill a rectangle."""
        if box.width > 0 and box.height > 0:
            self.image.im.paste(self.palette.index(colour), (box.x, box.y, box.right, box.bottom))

    def stencil(self, stencil: Stencil, colour: Colour, x: int, y: int) -> None:
        """Fill a stencil, its mask's top left corner at a point."""
        left, top, right, bottom = stencil.box
        if left == right:
            return
        box = (x + left, y + top, x + right, y + bottom)
        core = self.image.im
        low, high = core.crop(box).getextrema()
        if low == high:
            core.paste(stencil.stamp(self.palette, low, colour), box)
        else:
            core.paste(composed(self.palette, self.image.crop(box), colour, stencil.ink).im, box)

    def tile(self, tile: Tile, x: int, y: int, below: tuple[Tile, int, int] | None = None) -> None:
        """Draw a tile with its top left corner at a point.

        It is drawn quickly over the tile ``below``, given with its left and top, if nothing else lies between.
        """
        palette, core = self.palette, self.image.im
        if tile.corner:
            corners = []
            for left, top, corner in tile.corners:
                at, row = x + left, y + top
                stamp = corner.overlap(palette, below[0], at - below[1], row - below[2]) if below else None
                stamp = stamp or corner.stamp(palette, self.image, at, row)
                corners.append((stamp, (at, row, at + tile.corner, row + tile.corner)))
            core.paste(tile.indexed(palette), (x, y, x + tile.width, y + tile.height))
            for stamp, box in corners:
                core.paste(stamp, box)
            return
        core.paste(tile.stamp(palette, self.image, x, y), (x, y, x + tile.width, y + tile.height))

    def fan(self, tiles: Iterable[Tile], x: int, y: int, *, right: int = 0, down: int = 0) -> None:
        """Draw overlapping tiles, each ``right`` and ``down`` pixels from the one before."""
        below = None
        for tile in tiles:
            self.tile(tile, x, y, below)
            below = (tile, x, y)
            x, y = x + right, y + down


class Sketch(Drawing):
    """A piece of a picture being drawn in RGB, to be made a tile."""

    def __init__(self, width: int, height: int, ground: Colour) -> None:
        super().__init__(width, height)
        self.image = Image.new("RGB", (width, height), ground)

    def fill(self, colour: Colour, box: Box) -> None:
        """Fill a rectangle."""
        self.image.paste(colour, (box.x, box.y, box.right, box.bottom))

    def stencil(self, stencil: Stencil, colour: Colour, x: int, y: int) -> None:
        """Fill a stencil, its mask's top left corner at a point."""
        left, top, *_ = stencil.box
        self.image.paste(colour, (x + left, y + top), stencil.ink)

    def tile(self, tile: Tile, x: int, y: int) -> None:
        """Draw a tile with its top left corner at a point."""
        self.image.paste(tile.image, (x, y), tile.mask)


@lru_cache(maxsize=256)
def _corners(radius: int, thick: int, line: Colour, inside: Colour) -> tuple[Tile, ...]:
    """Return the corners of a plate: top left, top right, bottom left, bottom right."""
    size = 2 * radius
    plate = Image.new("RGB", (size, size), line)
    inner = max(radius - thick, 0)
    if thick and size > 2 * thick:
        plate.paste(inside, (thick, thick), rounded(size - 2 * thick, size - 2 * thick, inner))
    mask = rounded(size, size, radius) if radius else Image.new("L", (0, 0))
    return tuple(
        Tile(plate.crop((x, y, x + radius, y + radius)), mask.crop((x, y, x + radius, y + radius)))
        for y in (0, radius)
        for x in (0, radius)
        if radius
    )


@lru_cache(maxsize=512)
def _chip(words: str, style: Style, width: int | None, colours: tuple[Colour, Colour], border: Colour | None) -> Tile:
    """Return a word on a plate; see :meth:`Drawing.chip`."""
    ground, ink = colours
    line = text.fitted(words, style, width - 8) if width else text.line(words, style)
    box = Box(0, 0, width or line.width + 2 * _CHIP_PADDING, round(style.size * 1.26))
    sketch = Sketch(box.width, box.height, border or blend(ground, ink, 0.5))
    sketch.plate(box.inset(2), ground, _CHIP_RADIUS - 2)
    sketch.draw_text(line, box.centre, box.height // 2, ink, align="middle")
    radius = min(_CHIP_RADIUS, box.width // 2, box.height // 2)
    return Tile(sketch.image, rounded(box.width, box.height, radius), radius)


def _left(x: int, width: int, align: Align) -> int:
    if align == "middle":
        return x - width // 2
    return x - width if align == "right" else x

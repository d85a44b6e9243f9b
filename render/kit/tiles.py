"""The pieces of pictures: tiles such as cards, and stencils such as text, with their palette indices cached."""

from __future__ import annotations

from functools import cached_property
from typing import Any, TypeAlias

from PIL import Image

from render.kit.palette import Colour, Palette

Core: TypeAlias = Any
"""Pillow's inner image, ``Image.im``: its methods cost a tenth of those of an image, which matters for small pieces."""

_SMALL = 20
"""The largest width of pieces that are kept for every ground; others are kept for plain grounds only."""
_KEPT = 64
"""The most grounds for which a piece is kept."""


class Stencil:
    """A mask to be filled with a colour."""

    def __init__(self, mask: Image.Image) -> None:
        self.box = mask.getbbox() or (0, 0, 0, 0)
        """The part of the mask with ink: left, top, right, bottom."""
        self.ink = mask.crop(self.box)
        """That part; the rest is not kept."""
        self._size = mask.size
        self._stamps: dict[tuple[Palette, int, Colour], Core] = {}

    @property
    def mask(self) -> Image.Image:
        """The whole mask."""
        mask = Image.new("L", self._size)
        mask.paste(self.ink, self.box[:2])
        return mask

    def stamp(self, palette: Palette, ground: int, colour: Colour) -> Core:
        """Return the ink in a colour on a plain ground, as palette indices."""
        key = (palette, ground, colour)
        found = self._stamps.get(key)
        if found is None:
            if len(self._stamps) > _KEPT:
                self._stamps.clear()
            found = self._stamps[key] = self.ink.point(palette.blends(ground, colour)).im
        return found


class Tile:
    """A finished piece of a picture, such as a card: its pixels, and the mask of its outline.

    ``corner`` is the radius of its corners if the mask is that of a rectangle with round corners, which is drawn much
    faster than any other.
    """

    def __init__(self, image: Image.Image, mask: Image.Image, corner: int = 0) -> None:
        self.image = image
        self.mask = mask
        self.corner = corner
        self.width, self.height = image.size
        self._indexed: dict[Palette, Core] = {}
        self._stamps: dict[tuple[Palette, int | bytes], Core] = {}
        self._overlaps: dict[tuple[Palette, Tile, int, int], Core] = {}
        self._faded: dict[tuple[Colour, float], Tile] = {}

    @cached_property
    def _sideways(self) -> Tile:
        turn = Image.Transpose.ROTATE_90
        return Tile(self.image.transpose(turn), self.mask.transpose(turn), self.corner)

    def sideways(self) -> Tile:
        """Return the tile rotated left by 90 degrees, like a card that freezes the pile."""
        return self._sideways

    def turned(self, degrees: float) -> Tile:
        """Return the tile rotated clockwise, like a card in a fan."""
        smooth = Image.Resampling.BICUBIC
        return Tile(self.image.rotate(-degrees, smooth, expand=True), self.mask.rotate(-degrees, smooth, expand=True))

    def resized(self, width: int, height: int) -> Tile:
        """Return the tile in another size."""
        return Tile(self.image.resize((width, height)), self.mask.resize((width, height)))

    def faded(self, towards: Colour, part: float = 0.55) -> Tile:
        """Return the tile faded towards a colour, for a card that cannot be used now."""
        found = self._faded.get((towards, part))
        if found is None:
            image = Image.blend(self.image, Image.new("RGB", self.image.size, towards), part)
            found = self._faded[towards, part] = Tile(image, self.mask, self.corner)
        return found

    @cached_property
    def corners(self) -> tuple[tuple[int, int, Tile], ...]:
        """The four corners as tiles, each with its left and top."""
        size = self.corner
        places = [(x, y) for y in (0, self.height - size) for x in (0, self.width - size)]
        boxes = [(x, y, x + size, y + size) for x, y in places]
        return tuple((*box[:2], Tile(self.image.crop(box), self.mask.crop(box))) for box in boxes)

    def indexed(self, palette: Palette) -> Core:
        """Return the pixels as palette indices, without regard to the mask."""
        found = self._indexed.get(palette)
        if found is None:
            found = self._indexed[palette] = palette.indices(self.image).im
        return found

    def stamp(self, palette: Palette, canvas: Image.Image, x: int, y: int) -> Core:
        """Return the tile as palette indices on what is drawn at a point of a canvas."""
        box = (x, y, x + self.width, y + self.height)
        low, high = canvas.im.crop(box).getextrema()
        ground = None if low == high else canvas.crop(box)
        if ground and self.width > _SMALL:
            return composed(palette, ground, self.image, self.mask).im
        key = (palette, ground.tobytes() if ground else low)
        found = self._stamps.get(key)
        if found is None:
            if len(self._stamps) > _KEPT:
                self._stamps.clear()
            found = composed(palette, ground or canvas.crop(box), self.image, self.mask).im
            self._stamps[key] = found
        return found

    def overlap(self, palette: Palette, below: Tile, x: int, y: int) -> Core | None:
        """Return the tile as palette indices at a point of another; ``None`` outside it and at its corners."""
        right, bottom = below.width - self.width - x, below.height - self.height - y
        if min(x, y, right, bottom) < 0 or (min(x, right) < below.corner and min(y, bottom) < below.corner):
            return None
        key = (palette, below, x, y)
        found = self._overlaps.get(key)
        if found is None:
            if len(self._overlaps) > _KEPT:
                self._overlaps.clear()
            ground = palette.indices(below.image.crop((x, y, x + self.width, y + self.height)))
            found = self._overlaps[key] = composed(palette, ground, self.image, self.mask).im
        return found


def composed(palette: Palette, ground: Image.Image, image: Image.Image | Colour, mask: Image.Image) -> Image.Image:
    """Return an image or a colour on a ground of palette indices, as palette indices."""
    drawn = palette.rgb(ground)
    drawn.paste(image, (0, 0), mask)
    return palette.indices(drawn)

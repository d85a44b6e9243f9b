"""Tiles, which are pasted into pictures, and shapes with smooth edges to make them of."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cached_property, lru_cache
from math import cos, pi, sin
from typing import Any, Protocol, TypeAlias

from PIL import Image, ImageDraw

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


Point: TypeAlias = tuple[float, float]


class _Pen(Protocol):
    """Fills an outline in the unit square with ``ink``; 0 cuts it out again."""

    def __call__(self, points: Sequence[Point], ink: int = 255) -> None: ...


_SUPERSAMPLING = 8
"""The supersampling factor of shapes, for smooth edges."""


def _curve(points: tuple[Point, Point, Point, Point], steps: int = 16) -> list[Point]:
    (x0, y0), (x1, y1), (x2, y2), (x3, y3) = points
    path = []
    for i in range(steps + 1):
        t = i / steps
        a, b, c, d = (1 - t) ** 3, 3 * t * (1 - t) ** 2, 3 * t * t * (1 - t), t**3
        path.append((a * x0 + b * x1 + c * x2 + d * x3, a * y0 + b * y1 + c * y2 + d * y3))
    return path


def _mirrored(right: list[Point]) -> list[Point]:
    """Close an outline from its right half, given from top to bottom."""
    return right + [(1 - x, y) for x, y in reversed(right)]


def _disc(x: float, y: float, radius: float) -> list[Point]:
    return [(x + radius * cos(a * pi / 24), y + radius * sin(a * pi / 24)) for a in range(48)]


_STEM = _mirrored([*_curve(((0.5, 0.55), (0.53, 0.75), (0.57, 0.9), (0.72, 0.97))), (0.72, 1.0)])


def _heart(fill: _Pen) -> None:
    fill(
        _mirrored(
            _curve(((0.5, 0.27), (0.56, 0.07), (0.74, 0.03), (0.83, 0.06)))
            + _curve(((0.83, 0.06), (0.97, 0.11), (1.03, 0.3), (0.95, 0.45)))
            + _curve(((0.95, 0.45), (0.86, 0.64), (0.62, 0.78), (0.5, 1.0)))
        )
    )


def _diamond(fill: _Pen) -> None:
    fill(
        _mirrored(
            _curve(((0.5, 0.0), (0.57, 0.14), (0.74, 0.37), (0.88, 0.5)))
            + _curve(((0.88, 0.5), (0.74, 0.63), (0.57, 0.86), (0.5, 1.0)))
        )
    )


def _spade(fill: _Pen) -> None:
    fill(
        _mirrored(
            _curve(((0.5, 0.0), (0.6, 0.2), (0.86, 0.32), (0.95, 0.51)))
            + _curve(((0.95, 0.51), (1.04, 0.72), (0.86, 0.86), (0.71, 0.82)))
            + _curve(((0.71, 0.82), (0.6, 0.79), (0.54, 0.72), (0.5, 0.64)))
        )
    )
    fill(_STEM)


def _club(fill: _Pen) -> None:
    fill(_disc(0.5, 0.235, 0.225))
    fill(_disc(0.24, 0.6, 0.225))
    fill(_disc(0.76, 0.6, 0.225))
    fill([(0.42, 0.4), (0.58, 0.4), (0.62, 0.66), (0.38, 0.66)])
    fill(_STEM)


def _acorn(fill: _Pen) -> None:
    """Draw the German suit of acorns: a nut that hangs from its cup by a curved stalk."""
    fill(
        _mirrored(
            _curve(((0.5, 0.16), (0.72, 0.16), (0.9, 0.26), (0.9, 0.44)))
            + _curve(((0.9, 0.44), (0.9, 0.5), (0.84, 0.5), (0.8, 0.5)))
        )
    )
    fill(
        _mirrored(
            _curve(((0.5, 0.55), (0.6, 0.57), (0.72, 0.57), (0.79, 0.55)))
            + _curve(((0.79, 0.55), (0.82, 0.74), (0.68, 0.87), (0.54, 0.93)))
            + [(0.5, 1.0)]
        )
    )
    fill([(0.46, 0.2), (0.4, 0.02), (0.54, 0.0), (0.55, 0.2)])
    for x in (0.3, 0.5, 0.7):
        fill(_disc(x, 0.35, 0.055), 0)


def _leaf(fill: _Pen) -> None:
    """Draw the German suit of leaves: a broad leaf on its stalk, with veins."""
    fill(
        _mirrored(
            _curve(((0.5, 0.0), (0.58, 0.12), (0.74, 0.14), (0.86, 0.28)))
            + _curve(((0.86, 0.28), (1.02, 0.47), (0.92, 0.72), (0.7, 0.75)))
            + _curve(((0.7, 0.75), (0.6, 0.76), (0.54, 0.72), (0.5, 0.66)))
        )
    )
    fill([(0.47, 0.6), (0.53, 0.6), (0.56, 0.86), (0.66, 1.0), (0.52, 1.0), (0.47, 0.88)])
    fill([(0.48, 0.2), (0.52, 0.2), (0.525, 0.72), (0.475, 0.72)], 0)
    for top in (0.3, 0.48):
        fill([(0.5, top + 0.1), (0.76, top - 0.05), (0.78, top), (0.5, top + 0.165)], 0)
        fill([(0.5, top + 0.1), (0.24, top - 0.05), (0.22, top), (0.5, top + 0.165)], 0)


def _bell(fill: _Pen) -> None:
    """Draw the German suit of bells: a round jingle bell with its loop, belt and slit."""
    fill(_disc(0.5, 0.1, 0.1))
    fill(_disc(0.5, 0.1, 0.045), 0)
    fill(_disc(0.5, 0.57, 0.42))
    fill([(0.05, 0.47), (0.95, 0.47), (0.95, 0.52), (0.05, 0.52)], 0)
    fill([(0.05, 0.6), (0.95, 0.6), (0.95, 0.65), (0.05, 0.65)], 0)
    fill(_disc(0.5, 0.79, 0.07), 0)
    fill([(0.47, 0.79), (0.53, 0.79), (0.53, 1.0), (0.47, 1.0)], 0)


def _hat(fill: _Pen) -> None:
    """Draw the hat of the Ober: a brim, a crown and a feather."""
    fill(
        [
            (0.02, 0.78),
            *_curve(((0.02, 0.78), (0.3, 0.92), (0.7, 0.92), (0.98, 0.78))),
            (0.98, 0.88),
            *_curve(((0.98, 0.88), (0.7, 1.02), (0.3, 1.02), (0.02, 0.88))),
        ]
    )
    fill(
        [
            *_curve(((0.18, 0.76), (0.16, 0.5), (0.24, 0.36), (0.42, 0.36))),
            *_curve(((0.62, 0.36), (0.78, 0.4), (0.84, 0.56), (0.82, 0.76))),
            *_curve(((0.82, 0.76), (0.6, 0.84), (0.4, 0.84), (0.18, 0.76))),
        ]
    )
    fill(
        _curve(((0.56, 0.5), (0.6, 0.2), (0.8, 0.02), (1.0, 0.0)))
        + _curve(((1.0, 0.0), (1.0, 0.22), (0.9, 0.44), (0.64, 0.56)))
    )
    fill([(0.6, 0.48), (0.9, 0.12), (0.92, 0.15), (0.63, 0.51)], 0)


def _halberd(fill: _Pen) -> None:
    """Draw the halberd of the Unter, crossed by nothing: a shaft, a point, an axe and a hook."""
    fill([(0.46, 0.3), (0.54, 0.3), (0.54, 1.0), (0.46, 1.0)])
    fill([(0.5, 0.0), (0.6, 0.22), (0.54, 0.34), (0.46, 0.34), (0.4, 0.22)])
    fill(
        [
            (0.56, 0.34),
            *_curve(((0.56, 0.34), (0.72, 0.32), (0.84, 0.24), (0.92, 0.12))),
            *_curve(((0.92, 0.12), (1.04, 0.36), (1.0, 0.62), (0.86, 0.74))),
            *_curve(((0.86, 0.74), (0.8, 0.6), (0.7, 0.54), (0.56, 0.54))),
        ]
    )
    fill([(0.44, 0.36), (0.3, 0.36), (0.06, 0.56), (0.3, 0.5), (0.44, 0.52)])


def _crown(fill: _Pen) -> None:
    """Draw the king's crown: four high points and a cross."""
    left = [(0.15, 0.8), (0.06, 0.3), (0.25, 0.56), (0.33, 0.24), (0.5, 0.52)]
    fill([*left, *((1 - x, y) for x, y in reversed(left))])
    fill([(0.15, 0.86), (0.85, 0.86), (0.85, 1.0), (0.15, 1.0)])
    fill([(0.46, 0.0), (0.54, 0.0), (0.54, 0.44), (0.46, 0.44)])
    fill([(0.38, 0.08), (0.62, 0.08), (0.62, 0.17), (0.38, 0.17)])
    for x, y in ((0.06, 0.26), (0.33, 0.2), (0.67, 0.2), (0.94, 0.26)):
        fill(_disc(x, y, 0.055))


def _coronet(fill: _Pen) -> None:
    """Draw the queen's crown: a low arch of pearls."""
    fill(
        _curve(((0.08, 0.4), (0.12, 0.6), (0.18, 0.7), (0.2, 0.84)))
        + _curve(((0.8, 0.84), (0.82, 0.7), (0.88, 0.6), (0.92, 0.4)))
        + _curve(((0.92, 0.4), (0.8, 0.66), (0.72, 0.6), (0.68, 0.28)))
        + _curve(((0.68, 0.28), (0.62, 0.58), (0.38, 0.58), (0.32, 0.28)))
        + _curve(((0.32, 0.28), (0.28, 0.6), (0.2, 0.66), (0.08, 0.4)))
    )
    fill([(0.2, 0.89), (0.8, 0.89), (0.8, 1.0), (0.2, 1.0)])
    for x, y, radius in ((0.08, 0.33, 0.075), (0.3, 0.2, 0.08), (0.7, 0.2, 0.08), (0.92, 0.33, 0.075)):
        fill(_disc(x, y, radius))
    fill(_disc(0.5, 0.14, 0.1))


def _shield(fill: _Pen) -> None:
    """Draw the jack's shield, with a band across it."""
    fill([(0.1, 0.0), (0.9, 0.0), (0.9, 0.3), (0.5, 0.12), (0.1, 0.3)])
    fill(_mirrored([(0.5, 0.24), (0.9, 0.42), *_curve(((0.9, 0.42), (0.9, 0.74), (0.7, 0.9), (0.5, 1.0)))]))


def _star(fill: _Pen) -> None:
    points = []
    for i in range(10):
        radius = 0.52 if i % 2 == 0 else 0.215
        angle = i * pi / 5 - pi / 2
        points.append((0.5 + radius * cos(angle), 0.53 + radius * sin(angle)))
    fill(points)


def _cap(fill: _Pen) -> None:
    """Draw the joker's cap: a horn hanging down on each side and one upright in front, each with a bell."""
    side = [
        *_curve(((0.44, 0.84), (0.44, 0.14), (0.0, 0.0), (0.03, 0.62))),
        *_curve(((0.03, 0.62), (0.1, 0.42), (0.2, 0.5), (0.2, 0.84))),
    ]
    upright = _mirrored(_curve(((0.5, 0.12), (0.54, 0.36), (0.7, 0.44), (0.68, 0.84))))
    fill(side)
    fill([(1 - x, y) for x, y in side])
    fill([(0.5 + (x - 0.5) * 1.4, y - 0.04) for x, y in upright], 0)
    fill(upright)
    fill([(0.18, 0.89), (0.82, 0.89), (0.82, 1.0), (0.18, 1.0)])
    for x, y in ((0.08, 0.69), (0.5, 0.08), (0.92, 0.69)):
        fill(_disc(x, y, 0.08))


def _turn(fill: _Pen) -> None:
    """Draw an arrowhead pointing right, which marks the player to act."""
    fill([(0.0, 0.0), (1.0, 0.5), (0.0, 1.0)])


_SHAPES: dict[str, Callable[[_Pen], None]] = {
    "C": _club,
    "D": _diamond,
    "H": _heart,
    "S": _spade,
    "K": _crown,
    "Q": _coronet,
    "J": _shield,
    "acorn": _acorn,
    "leaf": _leaf,
    "bell": _bell,
    "O": _hat,
    "U": _halberd,
    "star": _star,
    "JK": _cap,
    "turn": _turn,
}


@lru_cache(maxsize=512)
def shape(name: str, width: int, height: int) -> Image.Image:
    """Return the mask of a shape: a suit letter, the emblem of ``K Q J JK``, ``star`` or ``turn``."""
    image = Image.new("L", (width * _SUPERSAMPLING, height * _SUPERSAMPLING))
    pen = ImageDraw.Draw(image)

    def fill(points: Sequence[Point], ink: int = 255) -> None:
        pen.polygon([(x * width * _SUPERSAMPLING, y * height * _SUPERSAMPLING) for x, y in points], fill=ink)

    _SHAPES[name](fill)
    return image.reduce(_SUPERSAMPLING)


@lru_cache(maxsize=512)
def stencil(name: str, width: int, height: int) -> Stencil:
    """Return the stencil of a :func:`shape`."""
    return Stencil(shape(name, width, height))


@lru_cache(maxsize=512)
def rounded(width: int, height: int, radius: int) -> Image.Image:
    """Return the mask of a rectangle with round corners."""
    factor = 4
    image = Image.new("L", (width * factor, height * factor))
    ImageDraw.Draw(image).rounded_rectangle((0, 0, width * factor - 1, height * factor - 1), radius * factor, fill=255)
    return image.reduce(factor)

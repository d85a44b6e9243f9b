"""A sheet of pictures, one for each look that can be chosen, each under its name.

Parts of the look that concern a game are shown by pictures of that game, all others by cards on the table.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import reduce
from typing import NamedTuple

from PIL import Image, ImageChops

from render.generic.celebration import DrawCard
from render.kit import faces, palette
from render.kit.canvas import Box, Canvas
from render.kit.palette import Look
from render.kit.text import WIDTH, Style

_CAPTION = Style(38, 750)
_LINE = 62
"""The height of a caption."""
_GAP = 20
_TALLEST = 1240
"""The greatest height of a sheet: all of it fits on the screen of a phone."""
_AROUND = 8
"""How much is shown above and below what differs."""
_APART = 110
"""The rows without a difference that end an area."""
_COLOURS = 255

_CARDS = ("AS", "KH", "QD", "JC", "10S")
_CARD = Box(0, 0, 104, 146)
_STEP = 62
_SWATCH = Box(0, 0, (WIDTH - 3 * _GAP) // 2, _CARD.height + 40)


class _Grid(NamedTuple):
    """The columns of a sheet, and the size of each picture."""

    columns: int
    width: int
    height: int


def swatches(looks: Sequence[tuple[str, Look]], card: DrawCard, look: Look) -> bytes:
    """Return a PNG that shows each of the looks by cards on the table; the ground is of the given look."""
    drawn = [(name, _swatch(card, each)) for name, each in looks]
    return _sheet(drawn, [picture.rgb() for _, picture in drawn], look)


def compared(pictures: Sequence[tuple[str, Canvas]], look: Look) -> bytes:
    """Return a PNG of the pictures, cropped to an area where they differ; the ground is of the given look."""
    return _sheet(pictures, _cropped([picture.rgb() for _, picture in pictures]), look)


def _sheet(pictures: Sequence[tuple[str, Canvas]], shown: Sequence[Image.Image], look: Look) -> bytes:
    grid = _grid(len(shown), *shown[0].size)
    rows = -(-len(shown) // grid.columns)
    sheet = Canvas(WIDTH, _GAP + rows * (_LINE + grid.height + _GAP), palette.EDGE, look=look).rgb()
    room = (WIDTH - _GAP) // grid.columns
    for place, ((name, drawn), picture) in enumerate(zip(pictures, shown, strict=True)):
        row, column = divmod(place, grid.columns)
        left = _GAP + column * room + (room - _GAP - grid.width) // 2
        top = _GAP + row * (_LINE + grid.height + _GAP)
        sheet.paste(_caption(name, grid.width, drawn.look), (left, top))
        sheet.paste(picture.resize((grid.width, grid.height), Image.Resampling.LANCZOS), (left, top + _LINE))
    return palette.adapted_png(sheet, _COLOURS)


def _swatch(card: DrawCard, look: Look) -> Canvas:
    """Draw the stock and a few cards on the table."""
    canvas = Canvas(_SWATCH.width, _SWATCH.height, look=look)
    top = (canvas.height - _CARD.height) // 2
    canvas.tile(faces.stack(_CARD.width, _CARD.height, look.back), 18, top - 3)
    shown = [card(each, _CARD.width, _CARD.height, look) for each in _CARDS]
    canvas.fan(shown, canvas.width - 18 - _CARD.width - _STEP * (len(shown) - 1), top, right=_STEP)
    return canvas


def _caption(name: str, width: int, look: Look) -> Image.Image:
    canvas = Canvas(width, _LINE, palette.PANEL, look=look)
    canvas.write(name, 18, _LINE // 2, _CAPTION, palette.TEXT, width=width - 36)
    return canvas.rgb()


def _cropped(pictures: Sequence[Image.Image]) -> list[Image.Image]:
    """Return the uppermost area where the pictures differ, at their full width; all of them if they do not differ."""
    width, height = max(each.width for each in pictures), max(each.height for each in pictures)
    padded = [_padded(each, (width, height)) for each in pictures]
    differing = reduce(ImageChops.lighter, [ImageChops.difference(padded[0], each) for each in padded])
    rows = [row for row in range(height) if differing.crop((0, row, width, row + 1)).getbbox()] or range(height)
    ends = [row for row, following in zip(rows, [*rows[1:], 2 * height], strict=True) if following - row > _APART]
    top, bottom = max(0, rows[0] - _AROUND), min(height, ends[0] + 1 + _AROUND)
    return [each.crop((0, top, width, bottom)) for each in padded]


def _padded(picture: Image.Image, size: tuple[int, int]) -> Image.Image:
    """Return a picture on a larger ground, in the colour of its lower left corner."""
    ground = Image.new("RGB", size, picture.getpixel((0, picture.height - 1)))
    ground.paste(picture)
    return ground


def _grid(count: int, width: int, height: int) -> _Grid:
    """Return the grid in which ``count`` pictures of a size are largest."""
    found = []
    for columns in range(1, count + 1):
        rows = -(-count // columns)
        wide = ((WIDTH - _GAP) // columns - _GAP) / width
        high = ((_TALLEST - _GAP) // rows - _LINE - _GAP) / height
        scale = min(wide, high, 1)
        found.append((scale, columns, _Grid(columns, round(width * scale), round(height * scale))))
    return max(found)[2]

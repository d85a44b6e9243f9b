"""What films of big moves share: how long their frames last, and a part of the picture that flashes."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial

from render.kit import palette
from render.kit.canvas import Box, Canvas
from render.kit.gif import Frame

QUICK, STEP, FIRST, LAST = 70, 500, 700, 4000
"""Durations of frames, in milliseconds."""
_FLASH = 140


def flashes(bare: Canvas, trophy: Canvas, around: Box) -> Iterator[Frame]:
    """Yield frames in which a piece appears in a picture that lacks it, and its ground flashes."""
    for flash in (True, False, True):
        yield Frame(partial(_flashing, bare, trophy, around, flash=flash), _FLASH)


def _flashing(bare: Canvas, trophy: Canvas, around: Box, *, flash: bool) -> Canvas:
    canvas = bare.part()
    if flash:
        canvas.plate(around.inset(-6), palette.LEAF, 16)
    canvas.image.paste(trophy.image, (around.x, around.y))
    return canvas

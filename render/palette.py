"""The colours of every picture, and the one fixed palette that they are stored in.

A picture is drawn in RGB, snapped to :data:`PALETTE` and stored as a palette PNG: half the size and a third
of the time of an RGB one. So every colour that is drawn stands here, and so do the blends between a colour
and what it is drawn on.
"""

from __future__ import annotations

import io
from typing import TypeAlias

from PIL import Image

Colour: TypeAlias = tuple[int, int, int]

FELT: Colour = (24, 98, 74)
PANEL: Colour = (17, 75, 57)
"""What a side's part of the table, and a plate under text, is laid on."""
ENGRAVED: Colour = (38, 118, 91)
"""Lines and letters in the felt, where nothing lies yet."""
EDGE: Colour = (11, 52, 40)
"""Outlines on the felt."""

TEXT: Colour = (250, 246, 234)
QUIET: Colour = (168, 204, 186)
"""Text that may be passed over."""
GOLD: Colour = (250, 199, 72)
"""Whose turn it is, and what waits for them."""
GOLD_INK: Colour = (58, 40, 0)

WHITE: Colour = (255, 254, 250)
CREAM: Colour = (252, 229, 160)
"""The ground of a wild card."""
CARD_EDGE: Colour = (120, 122, 116)
RED: Colour = (205, 22, 42)
INK: Colour = (22, 25, 32)
GREY: Colour = (126, 126, 120)
"""The points in a card's corner."""
BACK: Colour = (36, 70, 140)
BACK_LINE: Colour = (120, 156, 222)

ICE: Colour = (178, 226, 250)
"""A frozen pile."""
ICE_INK: Colour = (6, 46, 78)
STOP: Colour = (232, 92, 70)
"""A blocked pile, a stock that runs out."""
LOSS: Colour = (255, 158, 140)
"""Points lost, in a score sheet."""
LEAF: Colour = (150, 224, 110)
"""What can be melded; a side that has opened."""
LEAF_INK: Colour = (14, 52, 8)
SKY: Colour = (84, 176, 246)
"""A card just drawn."""
SKY_INK: Colour = (4, 34, 66)
MIST: Colour = (150, 166, 156)
"""A card that cannot be used yet."""

ON_GOLD = (GOLD, GOLD_INK)
ON_ICE = (ICE, ICE_INK)
ON_STOP = (STOP, TEXT)
ON_LEAF = (LEAF, LEAF_INK)
ON_SKY = (SKY, SKY_INK)

_RAMPS: tuple[tuple[Colour, Colour, int], ...] = (
    (FELT, TEXT, 8),
    (PANEL, TEXT, 9),
    (FELT, QUIET, 4),
    (PANEL, QUIET, 6),
    (FELT, GOLD, 5),
    (PANEL, GOLD, 6),
    (FELT, PANEL, 1),
    (FELT, ENGRAVED, 2),
    (PANEL, ENGRAVED, 3),
    (FELT, EDGE, 2),
    (FELT, CARD_EDGE, 2),
    (PANEL, CARD_EDGE, 2),
    (GOLD, GOLD_INK, 6),
    (WHITE, INK, 10),
    (WHITE, RED, 9),
    (CREAM, INK, 9),
    (CREAM, RED, 8),
    (WHITE, GREY, 5),
    (CREAM, GREY, 5),
    (WHITE, CARD_EDGE, 3),
    (CREAM, CARD_EDGE, 3),
    (CREAM, GOLD, 3),
    (RED, WHITE, 4),
    (INK, WHITE, 4),
    (BACK, BACK_LINE, 4),
    (BACK, WHITE, 5),
    (ICE, ICE_INK, 6),
    (PANEL, ICE, 3),
    (FELT, ICE, 3),
    (STOP, TEXT, 5),
    (FELT, LOSS, 4),
    (PANEL, LOSS, 4),
    (PANEL, STOP, 5),
    (FELT, STOP, 3),
    (LEAF, LEAF_INK, 6),
    (PANEL, LEAF, 5),
    (FELT, LEAF, 3),
    (SKY, SKY_INK, 6),
    (FELT, SKY, 3),
    (WHITE, SKY, 3),
    (MIST, INK, 5),
    (MIST, RED, 4),
    (FELT, MIST, 2),
    (PANEL, MIST, 2),
)
"""Pairs that meet at a soft edge, and how many blends between them the palette holds."""


def blend(a: Colour, b: Colour, part: float) -> Colour:
    """The colour ``part`` of the way from ``a`` to ``b``."""
    return (
        round(a[0] + (b[0] - a[0]) * part),
        round(a[1] + (b[1] - a[1]) * part),
        round(a[2] + (b[2] - a[2]) * part),
    )


def _colours() -> tuple[Colour, ...]:
    colours: dict[Colour, None] = {}
    for a, b, _ in _RAMPS:
        colours.setdefault(a)
        colours.setdefault(b)
    for a, b, steps in _RAMPS:
        for step in range(1, steps + 1):
            colours.setdefault(blend(a, b, step / (steps + 1)))
    return tuple(colours)


COLOURS: tuple[Colour, ...] = _colours()
"""Every colour that a picture may hold, at most 256."""


def _palette() -> Image.Image:
    if len(COLOURS) > 256:
        raise ValueError(f"{len(COLOURS)} colours do not fit a palette")
    image = Image.new("P", (1, 1))
    image.putpalette([part for colour in COLOURS for part in colour])
    return image


PALETTE: Image.Image = _palette()


def to_png(image: Image.Image) -> bytes:
    """The PNG file of an RGB picture, in the fixed palette."""
    out = io.BytesIO()
    image.quantize(palette=PALETTE, dither=Image.Dither.NONE).save(out, "PNG", compress_level=5)
    return out.getvalue()

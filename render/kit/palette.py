"""The colours of pictures, and the fixed palette that each look is stored in.

A picture is drawn as palette indices and stored as a palette PNG: half the size of an RGB PNG, in a fifth of the time.
Every colour that is drawn must be defined here, with its blends into what it is drawn on.

All felts share one drawing: the picture is drawn on green felt, and stored with the other felt's palette. Other backs
and suit colours are drawn as such, and the palette of a look holds the ones that it needs.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache
from typing import TypeAlias

from PIL import Image

from render.kit import png
from render.kit.look import HOUSE, Back, Felt, Look

Colour: TypeAlias = tuple[int, int, int]


FELT: Colour = (24, 98, 74)
PANEL: Colour = (17, 75, 57)
"""The ground of a side's band, and of plates under text."""
ENGRAVED: Colour = (38, 118, 91)
"""Lines and letters engraved in the felt where nothing lies yet."""
EDGE: Colour = (11, 52, 40)
"""Outlines on the felt."""

TEXT: Colour = (250, 246, 234)
QUIET: Colour = (168, 204, 186)
"""Secondary text."""
GOLD: Colour = (250, 199, 72)
"""The player to act, and nothing else."""
GOLD_INK: Colour = (58, 40, 0)

WHITE: Colour = (255, 254, 250)
CREAM: Colour = (252, 229, 160)
"""The ground of a wild card."""
CARD_EDGE: Colour = (120, 122, 116)
RED: Colour = (205, 22, 42)
INK: Colour = (22, 25, 32)
GREY: Colour = (126, 126, 120)
"""The points in a card's corner."""
BLUE: Colour = (36, 70, 140)
"""A canasta that is a sequence, and the default back."""
DIAMOND: Colour = (214, 104, 0)
CLUB: Colour = (0, 90, 170)
"""Diamonds and clubs in four-colour mode: one warm, one cold, so colour-blind readers can tell them apart."""

BACKS: Mapping[Back, tuple[Colour, Colour]] = {
    "diamonds": (BLUE, (120, 156, 222)),
    "lattice": ((124, 26, 46), (232, 150, 140)),
    "suits": ((86, 46, 120), (184, 148, 220)),
    "chevrons": ((128, 74, 20), (236, 190, 124)),
}
"""The colours of the cards' backs, by design: the ground, and what is drawn on it."""

ICE: Colour = (178, 226, 250)
"""A frozen pile."""
ICE_INK: Colour = (6, 46, 78)
STOP: Colour = (232, 92, 70)
"""A blocked pile, a stock that runs out."""
LOSS: Colour = (255, 158, 140)
"""Points lost, in a score sheet."""
LEAF: Colour = (150, 224, 110)
"""What a player can do, what they have achieved, and who has won."""
LEAF_INK: Colour = (14, 52, 8)
SKY: Colour = (84, 176, 246)
"""What is new: a card just drawn, and the latest changes."""
SKY_INK: Colour = (4, 34, 66)
MIST: Colour = (150, 166, 156)
"""A card that cannot be used yet."""

ON_ICE = (ICE, ICE_INK)
ON_STOP = (STOP, TEXT)
ON_LEAF = (LEAF, LEAF_INK)
ON_SKY = (SKY, SKY_INK)

Ramp: TypeAlias = tuple[Colour, Colour, int]

_RAMPS: tuple[Ramp, ...] = (
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
    (FELT, CREAM, 2),
    (RED, WHITE, 4),
    (INK, WHITE, 4),
    (*BACKS["diamonds"], 4),
    (BLUE, WHITE, 5),
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
    (PANEL, SKY, 2),
    (WHITE, SKY, 3),
    (MIST, INK, 5),
    (MIST, RED, 4),
    (FELT, MIST, 2),
    (PANEL, MIST, 2),
)
"""Pairs of colours that meet at an antialiased edge, with the number of blends between them in every palette."""

_FOUR_COLOURS: tuple[Ramp, ...] = tuple(
    (ground, ink, steps) for ink in (DIAMOND, CLUB) for ground, steps in ((WHITE, 5), (CREAM, 4), (MIST, 1))
)

_FELTS: Mapping[Felt, Mapping[Colour, Colour]] = {
    "green": {},
    "blue": {
        FELT: (26, 78, 122),
        PANEL: (19, 58, 94),
        ENGRAVED: (42, 98, 146),
        EDGE: (12, 39, 66),
        QUIET: (170, 196, 222),
        MIST: (150, 160, 172),
    },
    "wine": {
        FELT: (112, 34, 56),
        PANEL: (84, 24, 42),
        ENGRAVED: (138, 52, 76),
        EDGE: (56, 14, 28),
        QUIET: (226, 182, 190),
        MIST: (168, 154, 156),
    },
    "slate": {
        FELT: (62, 68, 76),
        PANEL: (45, 50, 57),
        ENGRAVED: (86, 93, 102),
        EDGE: (28, 32, 37),
        QUIET: (188, 194, 200),
        MIST: (156, 159, 162),
    },
}
"""The colours that each felt puts in place of the green one's."""


def blend(a: Colour, b: Colour, part: float) -> Colour:
    """Return the colour ``part`` of the way from ``a`` to ``b``.

    >>> blend((0, 0, 0), (200, 100, 50), 0.5)
    (100, 50, 25)
    """
    return (
        round(a[0] + (b[0] - a[0]) * part),
        round(a[1] + (b[1] - a[1]) * part),
        round(a[2] + (b[2] - a[2]) * part),
    )


def _ramps(look: Look) -> tuple[Ramp, ...]:
    ground, line = BACKS[look.back]
    back = ((ground, line, 4), (ground, WHITE, 4))
    return (*_RAMPS, *(back if look.back != HOUSE.back else ()), *(_FOUR_COLOURS if look.four_colours else ()))


def stored_colours(look: Look) -> dict[Colour, Colour]:
    """Return the colours that pictures of a look are drawn in, each with the colour that is stored for it."""
    ramps = _ramps(look)
    felt = _FELTS[look.felt]
    colours = {colour: felt.get(colour, colour) for a, b, _ in ramps for colour in (a, b)}
    for a, b, steps in ramps:
        for step in range(1, steps + 1):
            part = step / (steps + 1)
            colours.setdefault(blend(a, b, part), blend(colours[a], colours[b], part))
    return colours


def colours(look: Look = HOUSE) -> tuple[Colour, ...]:
    """Return every stored colour of a look: fewer than 256, because a GIF needs one index for transparency."""
    return tuple(stored_colours(look).values())


class Palette:
    """The colours that pictures of some looks are drawn in, by index."""

    def __init__(self, colours: Sequence[Colour]) -> None:
        if len(colours) > 255:
            raise ValueError(f"{len(colours)} colours do not fit a palette")
        self._indices = {colour: index for index, colour in enumerate(colours)}
        self._colours = tuple(colours)
        self._flat = [part for colour in colours for part in colour]
        self._target = Image.new("P", (1, 1))
        self._target.putpalette(self._flat)
        self._blends: dict[tuple[int, Colour], list[int]] = {}

    def index(self, colour: Colour) -> int:
        """Return the index of the nearest colour."""
        found = self._indices.get(colour)
        if found is None:
            found = self._indices[colour] = self.indices(Image.new("RGB", (1, 1), colour)).tobytes()[0]
        return found

    def indices(self, image: Image.Image) -> Image.Image:
        """Return the indices of the nearest colours of an RGB picture."""
        drawn = image.quantize(palette=self._target, dither=Image.Dither.NONE)
        return Image.frombytes("L", drawn.size, drawn.tobytes())

    def rgb(self, image: Image.Image) -> Image.Image:
        """Return the RGB picture of palette indices."""
        drawn = image.copy()
        drawn.putpalette(self._flat)
        return drawn.convert("RGB")

    def blends(self, ground: int, colour: Colour) -> list[int]:
        """Return, for each of 256 strengths of a mask, the index of a colour on a ground."""
        found = self._blends.get((ground, colour))
        if found is None:
            strip = Image.new("RGB", (256, 1), self._colours[ground])
            strip.paste(colour, (0, 0), Image.frombytes("L", (256, 1), bytes(range(256))))
            found = self._blends[ground, colour] = list(self.indices(strip).tobytes())
        return found


@cache
def _palette(back: Back, four_colours: bool) -> Palette:
    return Palette(tuple(stored_colours(Look(back=back, four_colours=four_colours))))


def palette_of(look: Look) -> Palette:
    """Return the palette that pictures of a look are drawn in. All felts share one."""
    return _palette(look.back, look.four_colours)


@cache
def _stored(look: Look) -> bytes:
    return bytes(part for colour in stored_colours(look).values() for part in colour)


def to_png(image: Image.Image, look: Look = HOUSE) -> bytes:
    """Return a picture of palette indices as a PNG file in the colours of its look."""
    return png.encoded(image, _stored(look))

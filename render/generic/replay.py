"""A replay: an animated GIF with one palette, each frame storing only what changed."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from struct import pack
from typing import TypeAlias

from PIL import GifImagePlugin, Image, ImageChops

from render.kit import palette
from render.kit.canvas import Canvas
from render.kit.look import Look

FRAMES = 300
"""The most frames of a replay; of more pictures, this many are taken, evenly spread."""
LIMIT = 9_500_000
"""The largest file, in bytes; Discord takes uploads of 10 MiB."""

_LONGEST, _SHORTEST = 1800, 600
"""The longest and shortest duration of a frame, in milliseconds."""
_TOTAL = 120_000
"""The duration of the whole replay that a frame's duration aims at, in milliseconds."""
_END = 4000
"""How much longer the last frame is shown, in milliseconds."""
_FELT = 0
"""The palette index of the felt: the first colour of every palette."""
_UNCHANGED = 255
"""The transparent index, which keeps the previous frame's pixel; no palette has this many colours."""

Draw: TypeAlias = Callable[[], Canvas]


def gif(pictures: Sequence[Draw], look: Look, limit: int = LIMIT) -> bytes:
    """Return the GIF file, which loops; with fewer frames if all of them would exceed ``limit`` bytes.

    Raises ``ValueError`` for no pictures, or a single one that is too large.
    """
    count = min(len(pictures), FRAMES)
    while count:
        file = _encoded(_spread(pictures, count), look, limit)
        if len(file) <= limit:
            return file
        count //= 2
    raise ValueError(f"a replay has at least one picture, and at most {limit} bytes")


def _encoded(pictures: Sequence[Draw], look: Look, limit: int) -> bytes:
    """Return the file of all pictures, or its beginning if it gets too large.

    The first frame is encoded last, because it needs the height of the tallest picture.
    """
    time = max(_SHORTEST, min(_LONGEST, _TOTAL // len(pictures)))
    changes, size = [], 0
    first = shown = _indices(pictures[0], look)
    for draw in pictures[1:]:
        after = _indices(draw, look)
        shown, after = _extended(shown, after.height), _extended(after, shown.height)
        changes.append(_change(shown, after, time))
        size += len(changes[-1])
        if size > limit:
            break
        shown = after
    opening = _block(_extended(first, shown.height), (0, 0), time)
    return b"".join((_header(shown.size, look), opening, *changes, _change(shown, shown, _END), b";"))


def _spread(pictures: Sequence[Draw], count: int) -> Sequence[Draw]:
    """Return ``count`` evenly spread pictures: always the last one, and the first one if more than one."""
    if count == 1:
        return pictures[-1:]
    return [pictures[place * (len(pictures) - 1) // (count - 1)] for place in range(count)]


def _indices(draw: Draw, look: Look) -> Image.Image:
    """Return a picture as palette indices."""
    image = palette.quantized(draw().image, look)
    return Image.frombytes("L", image.size, image.tobytes())


def _extended(image: Image.Image, height: int) -> Image.Image:
    """Extend a picture with felt at the bottom to a height."""
    if image.height >= height:
        return image
    felt = Image.new("L", (image.width, height), _FELT)
    felt.paste(image, (0, 0))
    return felt


def _change(shown: Image.Image, after: Image.Image, time: int) -> bytes:
    """Encode the difference between two frames, within its bounding box."""
    changed = ImageChops.difference(shown, after)
    box = changed.getbbox() or (0, 0, 1, 1)
    part = after.crop(box)
    part.paste(_UNCHANGED, mask=changed.crop(box).point([255, *[0] * 255]))
    return _block(part, (box[0], box[1]), time)


def _block(part: Image.Image, corner: tuple[int, int], time: int) -> bytes:
    """Encode part of a frame with its duration in milliseconds."""
    return b"".join(GifImagePlugin.getdata(part, corner, duration=time, transparency=_UNCHANGED, disposal=1))


def _header(size: tuple[int, int], look: Look) -> bytes:
    """Return the header: size, palette, and endless looping."""
    colours = bytes(part for colour in palette.colours(look) for part in colour)
    again = b"!\xff\x0bNETSCAPE2.0\x03\x01\x00\x00\x00"
    return b"GIF89a" + pack("<HHBBB", *size, 0xF7, 0, 0) + colours.ljust(768, b"\0") + again

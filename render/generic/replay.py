"""A replay: pictures one after the other in an animated GIF of one palette, each told by what has changed."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from struct import pack
from typing import TypeAlias

from PIL import GifImagePlugin, Image, ImageChops

from render.kit import palette
from render.kit.canvas import Canvas
from render.kit.look import Look

FRAMES = 300
"""How many pictures a replay shows at most; of more, so many that are evenly spread."""
LIMIT = 9_500_000
"""How large the file may be, in bytes: an upload takes 10 MiB."""

_LONGEST, _SHORTEST = 1800, 600
"""How long a picture stands at most and at least, in milliseconds."""
_WHOLE = 120_000
"""In between, as long as lets the whole replay take no longer than this."""
_END = 4000
"""How much longer the last picture stands."""
_FELT = 0
"""The index of the felt: the first colour of every palette."""
_UNCHANGED = 255
"""The index that leaves what was there: no palette has as many colours."""

Draw: TypeAlias = Callable[[], Canvas]


def gif(pictures: Sequence[Draw], look: Look, limit: int = LIMIT) -> bytes:
    """The file, which begins anew when it is over; of fewer pictures where they do not fit into ``limit`` bytes.

    Raises ``ValueError`` for no pictures, or one that is too large.
    """
    most = min(len(pictures), FRAMES)
    while most:
        film = _film(_spread(pictures, most), look, limit)
        if len(film) <= limit:
            return film
        most //= 2
    raise ValueError(f"a replay has at least one picture, and at most {limit} bytes")


def _film(pictures: Sequence[Draw], look: Look, limit: int) -> bytes:
    """The file of all these pictures, or its beginning where it gets too large.

    Pictures differ in height, and how high the highest is shows at the end: so the first is written last.
    """
    time = max(_SHORTEST, min(_LONGEST, _WHOLE // len(pictures)))
    changes, size = [], 0
    first = shown = _indices(pictures[0], look)
    for draw in pictures[1:]:
        after = _indices(draw, look)
        shown, after = _heightened(shown, after.height), _heightened(after, shown.height)
        changes.append(_change(shown, after, time))
        size += len(changes[-1])
        if size > limit:
            break
        shown = after
    opening = _block(_heightened(first, shown.height), (0, 0), time)
    return b"".join((_header(shown.size, look), opening, *changes, _change(shown, shown, _END), b";"))


def _spread(pictures: Sequence[Draw], most: int) -> Sequence[Draw]:
    """So many of the pictures, the last among them, and the first if they are more than one."""
    if most == 1:
        return pictures[-1:]
    return [pictures[place * (len(pictures) - 1) // (most - 1)] for place in range(most)]


def _indices(draw: Draw, look: Look) -> Image.Image:
    """A picture as the indices of its colours."""
    image = palette.snapped(draw().image, look)
    return Image.frombytes("L", image.size, image.tobytes())


def _heightened(image: Image.Image, height: int) -> Image.Image:
    """A picture at least so high, with felt under it."""
    if image.height >= height:
        return image
    felt = Image.new("L", (image.width, height), _FELT)
    felt.paste(image, (0, 0))
    return felt


def _change(shown: Image.Image, after: Image.Image, time: int) -> bytes:
    """What a picture changes of the one that is shown, in the rectangle that holds all of it."""
    changed = ImageChops.difference(shown, after)
    box = changed.getbbox() or (0, 0, 1, 1)
    part = after.crop(box)
    part.paste(_UNCHANGED, mask=changed.crop(box).point([255, *[0] * 255]))
    return _block(part, (box[0], box[1]), time)


def _block(part: Image.Image, corner: tuple[int, int], time: int) -> bytes:
    """Part of a picture that stands for so many milliseconds, as the file has it."""
    return b"".join(GifImagePlugin.getdata(part, corner, duration=time, transparency=_UNCHANGED, disposal=1))


def _header(size: tuple[int, int], look: Look) -> bytes:
    """What the file begins with: its size and its colours, and that it is shown again and again."""
    colours = bytes(part for colour in palette.colours(look) for part in colour)
    again = b"!\xff\x0bNETSCAPE2.0\x03\x01\x00\x00\x00"
    return b"GIF89a" + pack("<HHBBB", *size, 0xF7, 0, 0) + colours.ljust(768, b"\0") + again

"""Animated GIFs with one palette, each frame storing only what changed."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from struct import pack
from typing import NamedTuple

from PIL import GifImagePlugin, Image, ImageChops

from render.kit import palette
from render.kit.canvas import Canvas
from render.kit.look import Look

_FELT = 0
"""The palette index of the felt: the first colour of every palette."""
_UNCHANGED = 255
"""The transparent index, which keeps the previous frame's pixel; no palette has this many colours."""
_LOOP = b"!\xff\x0bNETSCAPE2.0\x03\x01\x00\x00\x00"


class Frame(NamedTuple):
    """A function that draws a frame, and how long it is shown, in milliseconds."""

    draw: Callable[[], Canvas]
    time: int


def encoded(frames: Sequence[Frame], look: Look, *, limit: int, end: int = 0, loops: bool = True) -> bytes:
    """Return the file of all frames, or its beginning if it gets larger than ``limit`` bytes.

    ``end`` is how much longer the last frame is shown, in milliseconds. Frames are extended with felt to the tallest.
    """
    # The first frame is encoded last, because it needs the height of the tallest picture.
    changes, size = [], 0
    first = shown = frames[0].draw().image
    for frame in frames[1:]:
        after = frame.draw().image
        shown, after = _extended(shown, after.height), _extended(after, shown.height)
        changes.append(_change(shown, after, frame.time))
        size += len(changes[-1])
        if size > limit:
            break
        shown = after
    opening = _block(_extended(first, shown.height), (0, 0), frames[0].time)
    if end:
        changes.append(_change(shown, shown, end))
    return b"".join((_header(shown.size, look, loops), opening, *changes, b";"))


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


def _header(size: tuple[int, int], look: Look, loops: bool) -> bytes:
    """Return the header: size, palette, and endless looping."""
    colours = bytes(part for colour in palette.colours(look) for part in colour)
    start = b"GIF89a" + pack("<HHBBB", *size, 0xF7, 0, 0) + colours.ljust(768, b"\0")
    return start + _LOOP if loops else start

"""Animated GIFs: films of big moves and replays of games, with one palette, each frame storing only what changed."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from functools import partial
from struct import pack
from typing import NamedTuple, TypeAlias

from PIL import GifImagePlugin, Image, ImageChops

from render.kit import palette
from render.kit.canvas import Box, Canvas
from render.kit.palette import Look

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


FILM_LIMIT = 300 * 1024
"""The largest film of a move, in bytes."""
EVENING_LIMIT = 1024 * 1024
"""The largest film of an evening, in bytes."""


def film(frames: Sequence[Frame], look: Look, *, limit: int = FILM_LIMIT, loops: bool = False) -> bytes:
    """Return the GIF file, which plays once unless it ``loops``; with fewer frames if all would exceed ``limit`` bytes.

    Raises ``ValueError`` if even the first and the last frame are too large.
    """
    while True:
        file = encoded(frames, look, limit=limit, loops=loops)
        if len(file) <= limit:
            return file
        if len(frames) <= 2:
            raise ValueError(f"a film has at most {limit} bytes")
        kept = frames[:-1:2]
        frames = [*(Frame(frame.draw, 2 * frame.time) for frame in kept), frames[-1]]


FRAMES = 300
"""The most frames of a replay; of more pictures, this many are taken, evenly spread."""
REPLAY_LIMIT = 9_500_000
"""The largest file, in bytes; Discord takes uploads of 10 MiB."""

_LONGEST, _SHORTEST = 1800, 600
"""The longest and shortest duration of a frame, in milliseconds."""
_TOTAL = 120_000
"""The duration of the whole replay that a frame's duration aims at, in milliseconds."""
_END = 4000
"""How much longer the last frame is shown, in milliseconds."""

Draw: TypeAlias = Callable[[], Canvas]


def replay(pictures: Sequence[Draw], look: Look, limit: int = REPLAY_LIMIT) -> bytes:
    """Return the GIF file, which loops; with fewer frames if all of them would exceed ``limit`` bytes.

    Raises ``ValueError`` for no pictures, or a single one that is too large.
    """
    count = min(len(pictures), FRAMES)
    while count:
        time = max(_SHORTEST, min(_LONGEST, _TOTAL // count))
        file = encoded([Frame(draw, time) for draw in _spread(pictures, count)], look, limit=limit, end=_END)
        if len(file) <= limit:
            return file
        count //= 2
    raise ValueError(f"a replay has at least one picture, and at most {limit} bytes")


def _spread(pictures: Sequence[Draw], count: int) -> Sequence[Draw]:
    """Return ``count`` evenly spread pictures: always the last one, and the first one if more than one."""
    if count == 1:
        return pictures[-1:]
    return [pictures[place * (len(pictures) - 1) // (count - 1)] for place in range(count)]

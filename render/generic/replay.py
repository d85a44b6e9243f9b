"""A replay: an animated GIF of a game's pictures."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TypeAlias

from render.kit.canvas import Canvas
from render.kit.gif import Frame, encoded
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

Draw: TypeAlias = Callable[[], Canvas]


def gif(pictures: Sequence[Draw], look: Look, limit: int = LIMIT) -> bytes:
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

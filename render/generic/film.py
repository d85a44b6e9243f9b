"""A film: a short GIF of one big move, shown once."""

from __future__ import annotations

from collections.abc import Sequence

from render.kit.gif import Frame, encoded
from render.kit.look import Look

LIMIT = 300 * 1024
"""The largest film, in bytes."""


def gif(frames: Sequence[Frame], look: Look) -> bytes:
    """Return the GIF file, which plays once; with fewer frames if all of them would exceed :data:`LIMIT`.

    Raises ``ValueError`` if even the first and the last frame are too large.
    """
    while True:
        file = encoded(frames, look, limit=LIMIT, loops=False)
        if len(file) <= LIMIT:
            return file
        if len(frames) <= 2:
            raise ValueError(f"a film has at most {LIMIT} bytes")
        kept = frames[:-1:2]
        frames = [*(Frame(frame.draw, 2 * frame.time) for frame in kept), frames[-1]]

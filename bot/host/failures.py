"""Unexpected errors in the log: their types and places, never their messages, which might name a card."""

from __future__ import annotations

import re
import traceback

_REMOTE_FRAME = re.compile(r'^ *(File "[^"\n]+", line \d+, in [\w<>.]+)$', re.MULTILINE)


def description(error: BaseException) -> str:
    """The type and the stack of an error; also its stack in the process of a pool, if it was raised there."""
    frames = traceback.format_list(traceback.extract_tb(error.__traceback__))
    # A pool sends the stack as text, as the cause of the error.
    frames += [f"  {frame}\n" for frame in _REMOTE_FRAME.findall(str(error.__cause__ or ""))]
    return f"{type(error).__name__}\n{''.join(frames)}"

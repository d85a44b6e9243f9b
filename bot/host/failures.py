"""Unexpected errors in the log: their types and places. Their messages might name a card, but for the store's."""

from __future__ import annotations

import re
import traceback

from data.store import Unavailable

_REMOTE_FRAME = re.compile(r'^ *(File "[^"\n]+", line \d+, in [\w<>.]+)$', re.MULTILINE)


def description(error: BaseException) -> str:
    """Return the type and the stack of an error; also its stack in the process of a pool, if it was raised there.

    If the store is unavailable, also why.
    """
    frames = traceback.format_list(traceback.extract_tb(error.__traceback__))
    # A pool sends the stack as text, as the cause of the error.
    frames += [f"  {frame}\n" for frame in _REMOTE_FRAME.findall(str(error.__cause__ or ""))]
    why = f": {error}" if isinstance(error, Unavailable) else ""
    return f"{type(error).__name__}{why}\n{''.join(frames)}"

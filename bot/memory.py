"""How many tables fit into the memory that the process may use."""

from __future__ import annotations

import os
from contextlib import suppress
from pathlib import Path

_LIMITS = (Path("/sys/fs/cgroup/memory.max"), Path("/sys/fs/cgroup/memory/memory.limit_in_bytes"))
"""Where Linux tells a container's limit, in bytes, or ``max``."""
_SHARE = 8
_TABLE_BYTES = 300_000
"""A bit more than a table takes: with its views, a game of 300 actions was measured at 120 to 250 KB."""
_LEAST, _MOST = 64, 20_000


def affordable_tables() -> int:
    """Return how many tables fit into an eighth of the memory of the machine, or of the container if that is less."""
    return max(_LEAST, min(_MOST, _memory() // _SHARE // _TABLE_BYTES))


def _memory() -> int:
    found = []
    with suppress(ValueError, OSError, AttributeError):
        found.append(os.sysconf("SC_PHYS_PAGES") * os.sysconf("SC_PAGE_SIZE"))
    for path in _LIMITS:
        with suppress(ValueError, OSError):
            found.append(int(path.read_text("ascii")))
    return min(found, default=0)

"""Snapshots of running games, as bytes that only this version of the program reads.

A snapshot saves replaying a game's actions, which remain the truth: a snapshot of another version, or one that cannot
be read, is ignored.
"""

from __future__ import annotations

import hashlib
import io
import pickle
import sys
import zlib
from functools import cache
from importlib import import_module, metadata
from pathlib import Path
from typing import Any

from bot.host.table.running_game import RunningGame

_SOURCES = ("engine", "bot.host.table")
"""The packages whose classes are in a snapshot. A change to any of their files makes a new version."""
_OTHERS = {("collections", "deque"), ("collections", "Counter"), ("collections", "defaultdict")}


@cache
def code_version() -> str:
    """Return a digest of the code a snapshot depends on: its sources, Python and pydantic."""
    digest = hashlib.sha256(f"{sys.version} {metadata.version('pydantic')}".encode())
    for name in _SOURCES:
        folder = Path(str(import_module(name).__file__)).parent
        for source in sorted(folder.rglob("*.py")):
            digest.update(source.relative_to(folder).as_posix().encode() + b"\0" + source.read_bytes())
    return digest.hexdigest()


def dump(running: RunningGame) -> bytes:
    """Return a game as bytes, which hold all its secrets, as the stored table does."""
    return zlib.compress(pickle.dumps(running, protocol=5), level=1)


def load(data: bytes) -> RunningGame | None:
    """Return the game that :func:`dump` wrote, or None if it cannot be read. Creates no objects of other packages."""
    try:
        found = _Reader(io.BytesIO(zlib.decompress(data))).load()
    except Exception:
        return None
    return found if isinstance(found, RunningGame) else None


class _Reader(pickle.Unpickler):
    def find_class(self, module: str, name: str) -> Any:
        """Return a class or function that a snapshot names. Refuses those that no snapshot needs."""
        ours = any(module == package or module.startswith(f"{package}.") for package in _SOURCES)
        if not ((ours and "." not in name) or (module, name) in _OTHERS):
            raise pickle.UnpicklingError(f"{module}.{name} has no place in a snapshot")
        return super().find_class(module, name)

"""Empty SQLite databases. To migrate a new file takes fifteen times as long as to copy one that has been migrated."""

from __future__ import annotations

from pathlib import Path

from data.sqlite import SQLiteStore

_MIGRATED: list[bytes] = []
"""The file that this process has migrated, once it has."""


async def provide_database(path: Path) -> None:
    """Write an empty, migrated database to a path, unless there is a file already."""
    if not _is_provided(path):
        await (await SQLiteStore.open(path)).close()
        _keep(path)


def _is_provided(path: Path) -> bool:
    """Return whether there is a file, after copying the migrated one if possible."""
    if _MIGRATED and not path.exists():
        path.write_bytes(_MIGRATED[0])
    return path.exists()


def _keep(path: Path) -> None:
    _MIGRATED.append(path.read_bytes())

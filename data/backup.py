"""A copy of the database that is whole, made while the bot runs.

``VACUUM INTO`` reads one moment of the database; a plain copy of a live file misses what its journal holds.
"""

from __future__ import annotations

import os
import sqlite3
from contextlib import closing
from pathlib import Path

from data.opening import sqlite_path
from data.store import StoreError, Unavailable


def backup(url: str, target: Path) -> None:
    """Copies the database that ``url`` names into the new file ``target``; returns when it is durable.

    Blocks for as long as that takes. Migrates nothing, so it is safe before an upgrade. Raises
    :class:`StoreError` if ``target`` exists, :class:`Unavailable` if the database cannot be read or the
    copy not be written, ``ValueError`` for a URL that names no file.
    """
    source = sqlite_path(url)
    if not source.exists():
        raise Unavailable(f"there is no database {source}")
    if target.exists():
        raise StoreError(f"{target} exists already")
    # Named in full only when it is whole: SQLite does not sync a copy, and a crash would leave half of one.
    part = target.with_name(f"{target.name}.part")
    try:
        part.unlink(missing_ok=True)
        part.touch(mode=0o600)
        with closing(sqlite3.connect(f"{source.absolute().as_uri()}?mode=rw", uri=True)) as db:
            db.execute("VACUUM INTO ?", (str(part),))
        _sync(part)
        part.rename(target)
        _sync(target.absolute().parent)
    except (OSError, sqlite3.Error) as error:
        part.unlink(missing_ok=True)
        raise Unavailable(f"cannot copy {source} to {target}: {error}") from error


def _sync(path: Path) -> None:
    handle = os.open(path, os.O_RDONLY)
    try:
        os.fsync(handle)
    finally:
        os.close(handle)

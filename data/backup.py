"""Backup of a SQLite database while the bot is running.

``VACUUM INTO`` reads a consistent snapshot; a plain copy of a live file misses what is still in its journal.
"""

from __future__ import annotations

import os
import sqlite3
from contextlib import closing
from pathlib import Path

from data.database_url import is_postgres, sqlite_path
from data.store import StoreError, Unavailable


def backup(url: str, target: Path) -> None:
    """Copy the database at ``url`` to the new file ``target``; returns when the copy is durable.

    Blocks until then. Does not migrate, so it is safe before an upgrade. Raises :class:`StoreError` if ``target``
    exists, :class:`Unavailable` if the database cannot be read or the copy cannot be written, ``ValueError`` for a URL
    that names no file.
    """
    if is_postgres(url):
        raise ValueError("DATABASE_URL names PostgreSQL, which has a program for backups: pg_dump")
    source = sqlite_path(url)
    if not source.exists():
        raise Unavailable(f"there is no database {source}")
    if target.exists():
        raise StoreError(f"{target} exists already")
    # Renamed only when complete: SQLite does not sync the copy, and a crash would leave part of one.
    partial = target.with_name(f"{target.name}.part")
    try:
        partial.unlink(missing_ok=True)
        partial.touch(mode=0o600)
        with closing(sqlite3.connect(f"{source.absolute().as_uri()}?mode=rw", uri=True)) as db:
            db.execute("VACUUM INTO ?", (str(partial),))
        _sync(partial)
        partial.rename(target)
        _sync(target.absolute().parent)
    except (OSError, sqlite3.Error) as error:
        partial.unlink(missing_ok=True)
        raise Unavailable(f"cannot copy {source} to {target}: {error}") from error


def _sync(path: Path) -> None:
    handle = os.open(path, os.O_RDONLY)
    try:
        os.fsync(handle)
    finally:
        os.close(handle)

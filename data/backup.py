"""Backup of a SQLite database while the bot is running, and its restoration while it is not.

``VACUUM INTO`` reads a consistent snapshot; a plain copy of a live file misses what is still in its journal, and a copy
put in the place of a database is damaged by the journal that is left there.
"""

from __future__ import annotations

import os
import sqlite3
import time
from collections.abc import Iterator
from contextlib import closing, contextmanager, suppress
from pathlib import Path

from data.connect import is_postgres, sqlite_path
from data.store import StoreError, Unavailable
from data.store.migrations import NewerDatabase, migrations

_JOURNALS = ("-wal", "-shm", "-journal")
"""The suffixes that SQLite adds to a database's name for its side files."""
_SHARED_LOCK, _SHARED_BYTES = 0x40000002, 510
"""Where a database file is locked by each process that has it open in WAL mode: part of SQLite's file format."""


def backup(url: str, target: Path) -> None:
    """Copy the database at ``url`` to the new file ``target``, and wait until the copy is durable.

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


def restore(url: str, source: Path) -> Path | None:
    """Put a copy made by :func:`backup` in the place of the database at ``url``, and wait until that is durable.

    Return where the former database was kept, or ``None`` if there was none. Blocks the thread. Raises
    :class:`StoreError` if the copy is damaged, is no database of this program, or is of a newer version
    (:class:`~data.store.migrations.NewerDatabase`), and while a bot uses the database. Raises :class:`Unavailable` if
    files cannot be read or written, and ``ValueError`` for a URL that names no file.
    """
    if is_postgres(url):
        raise ValueError("DATABASE_URL names PostgreSQL, which has a program to restore: pg_restore")
    target = sqlite_path(url)
    if not source.exists():
        raise Unavailable(f"there is no copy {source}")
    partial = target.with_name(f"{target.name}.part")
    try:
        partial.unlink(missing_ok=True)
        try:
            _copy(source, partial)
            _check(source, partial)
            with _unused(target):
                kept = _put_aside(target)
                partial.rename(target)
                _sync(target.absolute().parent)
        finally:
            partial.unlink(missing_ok=True)
    except (OSError, sqlite3.Error) as error:
        raise Unavailable(f"cannot restore {source} to {target}: {error}") from error
    return kept


def _copy(source: Path, target: Path) -> None:
    """Copy a database to a new private file that needs no journal."""
    target.touch(mode=0o600)
    try:
        with closing(sqlite3.connect(f"{source.absolute().as_uri()}?mode=ro", uri=True)) as db:
            db.execute("VACUUM INTO ?", (str(target),))
    except sqlite3.DatabaseError as error:
        raise StoreError(f"{source} is damaged, or no database: {error}") from error
    _sync(target)


def _check(source: Path, copy: Path) -> None:
    """Refuse a copy of the file ``source`` that the bot could not use."""
    with closing(sqlite3.connect(f"{copy.absolute().as_uri()}?mode=ro", uri=True)) as db:
        faults = [row[0] for row in db.execute("PRAGMA integrity_check(1)") if row[0] != "ok"]
        if faults or db.execute("PRAGMA foreign_key_check").fetchone():
            raise StoreError(f"{source} is damaged: {faults[0] if faults else 'rows refer to rows that are missing'}")
        if not db.execute("SELECT 1 FROM sqlite_master WHERE name = 'migrations'").fetchone():
            raise StoreError(f"{source} is no database of Cardroom")
        [(version,)] = db.execute("SELECT coalesce(max(number), 0) FROM migrations")
    if version > (known := len(migrations("sqlite"))):
        raise NewerDatabase(version, known)


@contextmanager
def _unused(database: Path) -> Iterator[None]:
    """Keep a database from being opened. Raises :class:`StoreError` while another process has it open."""
    try:
        import fcntl
    except ModuleNotFoundError:  # on Windows, where an open file cannot be renamed
        yield
        return
    if not database.exists():
        yield
        return
    with database.open("r+b") as file:
        try:
            fcntl.lockf(file, fcntl.LOCK_EX | fcntl.LOCK_NB, _SHARED_BYTES, _SHARED_LOCK)
        except BlockingIOError:
            raise StoreError(f"a bot uses {database}: stop it first") from None
        yield


def _put_aside(database: Path) -> Path | None:
    """Rename a database with its journals, and return its new name; ``None`` if there is none."""
    if not database.exists():
        for journal in _JOURNALS:  # without their database they are useless, but would damage another one
            database.with_name(database.name + journal).unlink(missing_ok=True)
        return None
    name = f"{database.name}.before-{time.strftime('%Y%m%d-%H%M%S')}"
    number = 1
    while (kept := database.with_name(name if number == 1 else f"{name}-{number}")).exists():
        number += 1
    # The journals first: if this is interrupted, no other database finds them.
    for journal in (*_JOURNALS, ""):
        with suppress(FileNotFoundError):
            database.with_name(database.name + journal).rename(kept.with_name(kept.name + journal))
    return kept


def _sync(path: Path) -> None:
    handle = os.open(path, os.O_RDONLY)
    try:
        os.fsync(handle)
    finally:
        os.close(handle)

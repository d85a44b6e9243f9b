"""The format of the setting ``DATABASE_URL``."""

from __future__ import annotations

import re
from pathlib import Path

_SQLITE = "sqlite:///"


def is_postgres(url: str) -> bool:
    """Return whether a URL names a PostgreSQL database.

    >>> is_postgres("postgresql://cardroom@db/cardroom"), is_postgres("postgres.db")
    (True, False)
    """
    return url.lower().startswith(("postgresql://", "postgres://"))


def sqlite_path(url: str) -> Path:
    """Return the file of a database URL: ``sqlite:///room.db``, ``sqlite:////srv/room.db``, or a plain path.

    Raises ``ValueError`` if the URL names no file.

    >>> str(sqlite_path("sqlite:///room.db"))
    'room.db'
    """
    path = url.removeprefix(_SQLITE)
    scheme = re.match(r"([a-z][a-z0-9+.-]*):/", path, re.IGNORECASE)
    if scheme and len(scheme[1]) > 1:
        raise ValueError(
            f"DATABASE_URL has the unknown scheme {scheme[1]}: give a sqlite:/// URL or a path, or a postgresql:// URL"
        )
    if path in ("", ":memory:"):
        raise ValueError("DATABASE_URL names no file: tables would be lost with the process")
    return Path(path)

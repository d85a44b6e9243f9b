"""The driver for SQLite: one file, on one machine."""

from data.sql import SQLStore
from data.sqlite.connection import Connections

__all__ = ["SQLiteStore"]


class SQLiteStore(Connections, SQLStore):
    """A :class:`data.store.Store` in one SQLite file. Open it with ``open``, end it with ``close``."""

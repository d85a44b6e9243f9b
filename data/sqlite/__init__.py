"""The driver for SQLite: one file, on one machine."""

from data.sqlite.connection import Connections
from data.store import Store

__all__ = ["SQLiteStore"]


class SQLiteStore(Connections, Store):
    """A :class:`data.store.Store` in one SQLite file. Open it with ``open``, end it with ``close``."""

"""The driver for PostgreSQL: many processes, on many machines."""

from data.postgres.news import Announcements
from data.store import Store

__all__ = ["PostgresStore"]


class PostgresStore(Announcements, Store):
    """A :class:`data.store.Store` in a PostgreSQL database. Open it with ``open``, end it with ``close``."""

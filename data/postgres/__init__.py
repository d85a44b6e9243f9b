"""The driver for PostgreSQL: many processes, on many machines."""

from data.postgres.connection import Connections
from data.sql import SQLStore

__all__ = ["PostgresStore"]


class PostgresStore(Connections, SQLStore):
    """A :class:`data.store.Store` in a PostgreSQL database. Open it with ``open``, end it with ``close``."""

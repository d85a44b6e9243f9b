"""The driver for PostgreSQL: many processes, on many machines."""

from data.postgres.connection import PostgresStore

__all__ = ["PostgresStore"]

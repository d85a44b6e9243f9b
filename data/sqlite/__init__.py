"""The driver for SQLite: one file, on one machine."""

from data.sqlite.connection import SQLiteStore

__all__ = ["SQLiteStore"]

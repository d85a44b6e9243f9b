"""The errors that a store raises."""

from __future__ import annotations


class StoreError(Exception):
    """The store refused an operation."""


class Conflict(StoreError):
    """Another writer was first: the action number, the seat or the table's state has changed. Read again."""


class ChannelBusy(StoreError):
    """The channel already has an open or running table, ``table_id``."""

    def __init__(self, table_id: str) -> None:
        super().__init__(table_id)
        self.table_id = table_id


class CardsSeen(StoreError):
    """The table cannot be resumed: another table plays its cards again."""


class NotFound(StoreError):
    """There is no such table, seat or player."""


class Forgotten(StoreError):
    """The player asked to be forgotten and cannot be seated, invited or made host under that id."""


class Unavailable(StoreError):
    """The database could not be opened, read or written (busy, full, closed). Nothing was stored."""


class Unconfirmed(Unavailable):
    """The database was lost during a write, which may or may not be stored. Read again before showing anything."""

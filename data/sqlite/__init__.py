"""The driver for SQLite: one file, on one machine."""

from data.sqlite.actions import SQLiteActions
from data.sqlite.agreements import SQLiteAgreements
from data.sqlite.guilds import SQLiteGuilds
from data.sqlite.meta import SQLiteMeta
from data.sqlite.people import SQLitePeople
from data.sqlite.posts import SQLitePosts
from data.sqlite.seats import SQLiteSeats
from data.sqlite.snapshots import SQLiteSnapshots
from data.sqlite.statistics import SQLiteStatistics
from data.sqlite.tables import SQLiteTables

__all__ = ["SQLiteStore"]


class SQLiteStore(
    SQLitePeople,
    SQLiteTables,
    SQLiteSeats,
    SQLiteAgreements,
    SQLitePosts,
    SQLiteActions,
    SQLiteSnapshots,
    SQLiteStatistics,
    SQLiteGuilds,
    SQLiteMeta,
):
    """A :class:`data.store.Store` in one SQLite file. Open it with ``open``, end it with ``close``."""

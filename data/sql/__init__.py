"""The part of the drivers shared by all SQL databases: :class:`SQLStore` is a store without its connections.

A driver adds the execution of statements (:mod:`data.sql.database`) and its SQL dialect (:mod:`data.sql.dialect`).
"""

from data.sql.actions import SQLActions
from data.sql.agreements import SQLAgreements
from data.sql.exports import SQLExports
from data.sql.guilds import SQLGuilds
from data.sql.leases import SQLLeases
from data.sql.meta import SQLMeta
from data.sql.moderation import SQLModeration
from data.sql.news import SQLNews
from data.sql.people import SQLPeople
from data.sql.posts import SQLPosts
from data.sql.seats import SQLSeats
from data.sql.snapshots import SQLSnapshots
from data.sql.statistics import SQLStatistics
from data.sql.tables import SQLTables

__all__ = ["SQLStore"]


class SQLStore(
    SQLPeople,
    SQLTables,
    SQLSeats,
    SQLAgreements,
    SQLPosts,
    SQLActions,
    SQLSnapshots,
    SQLStatistics,
    SQLGuilds,
    SQLExports,
    SQLModeration,
    SQLMeta,
    SQLLeases,
    SQLNews,
):
    """A :class:`data.store.Store` on an SQL database, but for opening and closing it."""

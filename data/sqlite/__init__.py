"""The store in a SQLite file: the driver for one machine."""

from data.sqlite.around import AroundStore
from data.sqlite.guilds import GuildsStore
from data.sqlite.people import PeopleStore
from data.sqlite.play import PlayStore
from data.sqlite.records import RecordsStore
from data.sqlite.tables import TablesStore


class SQLiteStore(PeopleStore, TablesStore, AroundStore, PlayStore, RecordsStore, GuildsStore):
    """Keeps the contract :class:`data.store.Store` in one file. Made by ``open``, ended by ``close``."""


__all__ = ["SQLiteStore"]

"""The contract of a store, split by subject; :class:`Store` is all of it.

A store holds people, tables, the actions of their games, and results. A table's actions are the truth: the key
(table, number) is also the lock, so of two writers of the same number one gets :class:`Conflict`. A store knows nothing
of Discord's library or of a game's rules: ids, text and JSON only. Times are seconds since the epoch (UTC), given by
the caller.
"""

from __future__ import annotations

from typing import Protocol

from data.store.actions import ActionRow, ActionStore, ResultRow, ResultSeat
from data.store.agreements import AgreementStore
from data.store.errors import (
    CardsSeen,
    ChannelBusy,
    Conflict,
    Forgotten,
    NotFound,
    StoreError,
    Unavailable,
    Unconfirmed,
)
from data.store.exports import ExportedResult, ExportStore
from data.store.guilds import GuildStore, Season
from data.store.leases import LeaseRow, LeaseStore
from data.store.meta import MetaStore
from data.store.moderation import ANNUL, BLOCK, PERSON, RESULT, Act, ModerationStore, RecordedAct
from data.store.news import NewsStore, TableMark
from data.store.people import PeopleStore, Player
from data.store.posts import PostStore, TableToShow
from data.store.seats import SeatStore
from data.store.snapshots import SnapshotRow, SnapshotStore
from data.store.statistics import (
    ALL,
    EXTREMES,
    PEOPLE,
    Extreme,
    GameSummary,
    HighScore,
    Page,
    PlayerTotals,
    RatedGame,
    RatedSeat,
    RatedSide,
    Scope,
    Standing,
    StatisticsStore,
)
from data.store.tables import (
    CurrentTable,
    FreeEnding,
    NewTable,
    OfferRow,
    ReminderPost,
    ReminderRow,
    SeatRow,
    Status,
    TableRow,
    TableStore,
)

__all__ = [
    "ALL",
    "ANNUL",
    "BLOCK",
    "EXTREMES",
    "PEOPLE",
    "PERSON",
    "RESULT",
    "Act",
    "ActionRow",
    "ActionStore",
    "AgreementStore",
    "CardsSeen",
    "ChannelBusy",
    "Conflict",
    "CurrentTable",
    "ExportStore",
    "ExportedResult",
    "Extreme",
    "Forgotten",
    "FreeEnding",
    "GameSummary",
    "GuildStore",
    "HighScore",
    "LeaseRow",
    "LeaseStore",
    "MetaStore",
    "ModerationStore",
    "NewTable",
    "NewsStore",
    "NotFound",
    "OfferRow",
    "Page",
    "PeopleStore",
    "Player",
    "PlayerTotals",
    "PostStore",
    "RatedGame",
    "RatedSeat",
    "RatedSide",
    "RecordedAct",
    "ReminderPost",
    "ReminderRow",
    "ResultRow",
    "ResultSeat",
    "Scope",
    "Season",
    "SeatRow",
    "SeatStore",
    "SnapshotRow",
    "SnapshotStore",
    "Standing",
    "StatisticsStore",
    "Status",
    "Store",
    "StoreError",
    "TableMark",
    "TableRow",
    "TableStore",
    "TableToShow",
    "Unavailable",
    "Unconfirmed",
]


class Store(
    PeopleStore,
    TableStore,
    SeatStore,
    AgreementStore,
    PostStore,
    ActionStore,
    SnapshotStore,
    StatisticsStore,
    GuildStore,
    ExportStore,
    ModerationStore,
    MetaStore,
    LeaseStore,
    NewsStore,
    Protocol,
):
    """A store of people, tables, actions, results and statistics.

    A method that writes returns only when the write is durable; cancelling the caller does not undo the write. Any
    method may raise :class:`Unavailable`, and one that writes to a table, seat or player :class:`NotFound`.
    """

    async def close(self) -> None:
        """Finish pending writes and close the database."""

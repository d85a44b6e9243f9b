"""The store: people, tables, the actions of their games, results, and what boards are computed from.

A table's actions are the truth: the key (table, number) is also the lock, so of two writers of the same number one gets
:class:`Conflict`. A store knows nothing of Discord's library or of a game's rules: ids, text and JSON only. Times are
seconds since the epoch (UTC), given by the caller.

The store speaks the SQL that databases share; a driver adds its connections and its dialect
(:mod:`data.store.database`).
"""

from __future__ import annotations

from abc import abstractmethod

from data.store.actions import ActionStore, ExportedResult, SnapshotRow
from data.store.boards import (
    ALL,
    EXTREMES,
    PEOPLE,
    Companion,
    Extreme,
    GameSummary,
    HighScore,
    Meeting,
    Page,
    PairStanding,
    Played,
    PlayerTotals,
    RatedGame,
    RatedSeat,
    RatedSide,
    Scope,
    Standing,
)
from data.store.champions import ChampionRole, ChampionStore
from data.store.daily import DailyAttempt, DailyDay, DailyPar, DailyStore, Field, Placed
from data.store.daily_posts import DailyCall, DailyPostRow, DailyPostStore
from data.store.daily_totals import STREAK_SPAN, DailyPercentile, DailyStanding, DailyTotalsStore
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
from data.store.evenings import EveningRow, EveningStore
from data.store.people import PeopleStore
from data.store.posts import PostStore, TableToShow
from data.store.processes import LeaseRow, LeaseStore, MetaStore, NewsStore, TableMark
from data.store.reactions import ReactionStore
from data.store.rows import (
    ActionRow,
    CurrentTable,
    FreeEnding,
    NewTable,
    OfferRow,
    Player,
    ReactionRow,
    ReminderPost,
    ReminderRow,
    ResultRow,
    ResultSeat,
    SeatRow,
    Status,
    TableRow,
)
from data.store.seats import SeatStore
from data.store.server_posts import ServerPostRow, ServerPostStore
from data.store.servers import ANNUL, BLOCK, PERSON, RESULT, Act, RecordedAct, Season, ServerStore
from data.store.statistics import StatisticsStore
from data.store.tables import TableStore
from data.store.tournaments import TournamentEvent, TournamentPostRow, TournamentRow, TournamentStore, Trophy

__all__ = [
    "ALL",
    "ANNUL",
    "BLOCK",
    "EXTREMES",
    "PEOPLE",
    "PERSON",
    "RESULT",
    "STREAK_SPAN",
    "Act",
    "ActionRow",
    "CardsSeen",
    "ChampionRole",
    "ChannelBusy",
    "Companion",
    "Conflict",
    "CurrentTable",
    "DailyAttempt",
    "DailyCall",
    "DailyDay",
    "DailyPar",
    "DailyPercentile",
    "DailyPostRow",
    "DailyStanding",
    "EveningRow",
    "ExportedResult",
    "Extreme",
    "Field",
    "Forgotten",
    "FreeEnding",
    "GameSummary",
    "HighScore",
    "LeaseRow",
    "LeaseStore",
    "Meeting",
    "NewTable",
    "NewsStore",
    "NotFound",
    "OfferRow",
    "Page",
    "PairStanding",
    "Placed",
    "Played",
    "Player",
    "PlayerTotals",
    "RatedGame",
    "RatedSeat",
    "RatedSide",
    "ReactionRow",
    "RecordedAct",
    "ReminderPost",
    "ReminderRow",
    "ResultRow",
    "ResultSeat",
    "Scope",
    "Season",
    "SeatRow",
    "ServerPostRow",
    "SnapshotRow",
    "Standing",
    "Status",
    "Store",
    "StoreError",
    "TableMark",
    "TableRow",
    "TableToShow",
    "TournamentEvent",
    "TournamentPostRow",
    "TournamentRow",
    "Trophy",
    "Unavailable",
    "Unconfirmed",
]


class Store(
    PeopleStore,
    TableStore,
    SeatStore,
    PostStore,
    ActionStore,
    ReactionStore,
    StatisticsStore,
    ServerStore,
    EveningStore,
    DailyStore,
    DailyTotalsStore,
    DailyPostStore,
    ServerPostStore,
    ChampionStore,
    TournamentStore,
    MetaStore,
    LeaseStore,
    NewsStore,
):
    """A store of people, tables, actions, results and statistics.

    A method that writes returns only when the write is durable; cancelling the caller does not undo the write. Any
    method may raise :class:`Unavailable`, and one that writes to a table, seat or player :class:`NotFound`.
    """

    @abstractmethod
    async def close(self) -> None:
        """Finish pending writes and close the database."""

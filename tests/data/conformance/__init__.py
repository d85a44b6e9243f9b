"""The conformance suite of store drivers.

A driver's test module inherits :class:`StoreSuite` and provides two fixtures: ``store``, empty, and ``another``, a
second store on the same database. Nothing here depends on the kind of database.
"""

from tests.data.conformance.actions import ActionsSuite
from tests.data.conformance.agreements import AgreementsSuite
from tests.data.conformance.amendments import AmendmentsSuite
from tests.data.conformance.champions import ChampionsSuite
from tests.data.conformance.compaction import CompactionSuite
from tests.data.conformance.daily import DailySuite
from tests.data.conformance.daily_posts import DailyPostsSuite
from tests.data.conformance.daily_totals import DailyTotalsSuite
from tests.data.conformance.evenings import EveningsSuite
from tests.data.conformance.guilds import GuildsSuite
from tests.data.conformance.leases import LeasesSuite
from tests.data.conformance.lifecycle import LifecycleSuite
from tests.data.conformance.meta import MetaSuite
from tests.data.conformance.moderation import ModerationSuite
from tests.data.conformance.news import NewsSuite
from tests.data.conformance.people import PeopleSuite
from tests.data.conformance.posts import PostsSuite
from tests.data.conformance.reactions import ReactionsSuite
from tests.data.conformance.seats import SeatsSuite
from tests.data.conformance.server_posts import ServerPostsSuite
from tests.data.conformance.shutdown import ShutdownSuite
from tests.data.conformance.snapshots import SnapshotSuite
from tests.data.conformance.statistics import StatisticsSuite
from tests.data.conformance.tables import TablesSuite
from tests.data.conformance.tournaments import TournamentsSuite


class StoreSuite(
    PeopleSuite,
    TablesSuite,
    SeatsSuite,
    AmendmentsSuite,
    AgreementsSuite,
    LifecycleSuite,
    PostsSuite,
    ReactionsSuite,
    GuildsSuite,
    ActionsSuite,
    CompactionSuite,
    SnapshotSuite,
    StatisticsSuite,
    ModerationSuite,
    EveningsSuite,
    DailySuite,
    DailyTotalsSuite,
    DailyPostsSuite,
    ServerPostsSuite,
    ChampionsSuite,
    TournamentsSuite,
    MetaSuite,
    LeasesSuite,
    NewsSuite,
    ShutdownSuite,
):
    """All conformance tests."""

"""What every driver of the store must do.

A driver's test module inherits :class:`StoreSuite` and gives two fixtures: ``store``, empty, and ``another``,
a second store on the same database. Nothing here knows which database it is.
"""

from tests.data.conformance.actions import ActionsSuite
from tests.data.conformance.amending import AmendingSuite
from tests.data.conformance.around import AroundSuite
from tests.data.conformance.life import LifeSuite
from tests.data.conformance.people import PeopleSuite
from tests.data.conformance.records import RecordsSuite
from tests.data.conformance.seats import SeatsSuite
from tests.data.conformance.shutdown import ShutdownSuite
from tests.data.conformance.tables import TablesSuite


class StoreSuite(
    PeopleSuite,
    TablesSuite,
    SeatsSuite,
    AmendingSuite,
    AroundSuite,
    LifeSuite,
    ActionsSuite,
    RecordsSuite,
    ShutdownSuite,
):
    """All of it."""

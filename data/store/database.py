"""A driver's part of the store: reading, writing in transactions, and its SQL dialect."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Awaitable, Callable, Coroutine, Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, ClassVar, Protocol, TypeAlias, TypeVar

from data.store.errors import NotFound


@dataclass(frozen=True, slots=True)
class Dialect:
    """One database's expressions that others write differently; ``{}`` is a placeholder for a column.

    The fields of a table that come from several columns or rows are JSON, so that one statement reads a consistent
    table. Its row is ``t``.
    """

    reminder: str
    """The last reminder of table ``t`` as an array of its columns, or NULL."""
    offers: str
    """The offers of table ``t`` as an array of arrays; times keep all digits."""
    invited: str
    """The invited players of table ``t`` as an array."""
    awaiting: str
    """The players who wait for a seat of table ``t``, as an array."""
    votes: str
    """The votes of table ``t`` as an array of pairs."""
    reactions: str
    """The reactions to the last action of table ``t`` that has any, as an array of arrays."""
    people_of_result: str
    """The people on the side of result ``r`` for whom it counts, as a sorted array; ``{listed}`` is the condition that
    a board may name them."""
    preset_of: str
    """The preset of rules."""
    same_rules: str
    """Whether the column ``rules`` holds the same value as the parameter ``:rules``, in any spelling."""
    unclassified: str
    """Whether it is unknown if a started table's rules were changed, worded as in its index."""
    games_in_order: str
    """The source of games ``b`` by player, each player's in the order of their results; ``{index}`` has them so,
    ``{where}`` is the condition."""
    string_of_games: str
    """Such games of a player in one string: each won one as a space and its number, a lost one as ``|``.
    Only those that count for the league are in it."""
    now: str
    """The time now, in seconds since the epoch, by the database's clock."""
    hold: str
    """The end of a ``SELECT`` of tables ``t`` that locks them until the transaction ends."""


T = TypeVar("T")
Row: TypeAlias = tuple[Any, ...]
Values: TypeAlias = Sequence[Any] | Mapping[str, Any]
"""The values of a statement: for its ``?`` in their order, or for ``:name`` by name."""

Read: TypeAlias = Callable[[str, Values], Awaitable[Sequence[Row]]]
"""Runs a query, in a transaction or outside."""


class Transaction(Protocol):
    """An open transaction that writes.

    Locked rows stay unchanged until the transaction ends: other writers wait.
    """

    dialect: Dialect

    async def fetch(self, sql: str, values: Values = ()) -> Sequence[Row]:
        """Run a statement, and return its rows."""

    async def hold_table(self, table_id: str) -> None:
        """Lock a table with its seats and agreements. It need not exist."""

    async def hold_players(self, ids: Iterable[int]) -> None:
        """Lock players. They need not exist."""

    async def hold_results(self) -> None:
        """Lock the results of all tables, so that their ids follow the order of storing."""

    async def take_time(self) -> None:
        """Let each statement that follows take minutes: a server that is silent so long still counts as there."""


Job: TypeAlias = Callable[[Transaction], Coroutine[Any, Any, T]]
"""A write. It may be run again if nothing of it was stored.

It must raise its :class:`StoreError` before its first change. It waits only for its transaction, and may run
in another thread.
"""


class Database(ABC):
    """The base of a store's subjects."""

    dialect: ClassVar[Dialect]

    @abstractmethod
    async def _read(self, sql: str, values: Values = ()) -> Sequence[Row]:
        """Run a query."""

    @abstractmethod
    async def _read_statistics(self, sql: str, values: Values = ()) -> Sequence[Row]:
        """Run a query that may take long, without delaying tables."""

    @abstractmethod
    async def _read_together(self, statements: Sequence[tuple[str, Values]]) -> list[Sequence[Row]]:
        """Run several queries, one after the other, and return the rows of each."""

    @abstractmethod
    async def _write(self, job: Job[T], table_id: str = "") -> T:
        """Run a job in a transaction, and return its result once it is durable.

        Jobs that name the same table, or none, are run in the order in which they came. Cancelling the caller does not
        cancel the job. Raises the job's :class:`StoreError`, :class:`Unavailable` if nothing was stored, or
        :class:`Unconfirmed` if that is unknown.
        """

    @abstractmethod
    async def _erase(self) -> None:
        """Remove deleted data from the files, as far as the database allows."""

    async def _update_one(self, table_id: str, what: str, sql: str, values: Values) -> Any:
        """Run an ``UPDATE ... RETURNING`` of a row of a table, and return its value. ``what`` names a missing row."""

        async def job(db: Transaction) -> Any:
            changed = await db.fetch(sql, values)
            if not changed:
                raise NotFound(f"there is no {what}")
            return changed[0][0]

        return await self._write(job, table_id)

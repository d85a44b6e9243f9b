"""The interface of a database for the shared part of the drivers: reading, and writing in transactions."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Awaitable, Callable, Coroutine, Iterable, Mapping, Sequence
from typing import Any, ClassVar, Protocol, TypeAlias, TypeVar

from data.sql.dialect import Dialect
from data.store import NotFound

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

"""Writes: each in a transaction of its own, tried again while another was quicker or the server is gone.

In READ COMMITTED, a transaction sees what others have committed until its current statement. So that a job's checks
still hold at its end, it holds what it checks (:class:`Transaction`), or a key refuses what two would write.
"""

from __future__ import annotations

import asyncio
import random
from collections.abc import Iterable, Sequence
from contextlib import suppress
from typing import Any, TypeVar

import asyncpg

from data.postgres import locks
from data.postgres.dialect import POSTGRES
from data.postgres.errors import is_beaten, is_lost, of_the_database, rejected
from data.postgres.parameters import numbered
from data.sql.database import Job, Row, Values
from data.store import StoreError, Unavailable

T = TypeVar("T")

PATIENCE = 5.0
"""Seconds for which a lost server is tried again."""

RETRY_INTERVAL = 0.1
"""Seconds between two tries."""

_TRIES = 10
"""How often a write is run when others are quicker."""


class Transaction:
    """The :class:`data.sql.database.Transaction` of a connection."""

    dialect = POSTGRES

    def __init__(self, db: asyncpg.Connection, *, may_be_stored: bool) -> None:
        self._db = db
        self.may_be_stored = may_be_stored

    async def fetch(self, sql: str, values: Values = ()) -> Sequence[Row]:
        """Run a statement, and return its rows."""
        return await fetch(self._db, sql, values)

    async def hold_table(self, table_id: str) -> None:
        """Hold a table's row. Who changes what belongs to it holds the row too, and who adds an action shares it."""
        await self._db.execute("SELECT 1 FROM tables WHERE id = $1 FOR NO KEY UPDATE", table_id)

    async def hold_players(self, ids: Iterable[int]) -> None:
        """Hold players' rows, which others may share: only forgetting and settings wait."""
        await self._db.execute("SELECT 1 FROM players WHERE id = ANY($1) ORDER BY id FOR SHARE", list(ids))

    async def hold_results(self) -> None:
        """Hold the results of all tables."""
        await self._db.execute("SELECT pg_advisory_xact_lock($1)", locks.RESULTS)


async def fetch(db: asyncpg.Connection, sql: str, values: Values) -> Sequence[Row]:
    """Run a statement, and return its rows."""
    text, arguments = numbered(sql, values)
    return [tuple(row) for row in await db.fetch(text, *arguments)]


class Writer:
    """Runs jobs on the connections of a pool."""

    def __init__(self, pool: asyncpg.Pool) -> None:
        self._pool = pool
        self._last: dict[str, asyncio.Task[Any]] = {}
        self._stopping = False

    async def run(self, job: Job[T], lane: str) -> T:
        """Run a job, and return its result once it is durable. Cancelling the caller does not cancel the job.

        The jobs of a lane are run in the order in which they came, others at the same time.

        Raises the job's :class:`StoreError`, or :class:`Unavailable` if the database failed and nothing was stored.
        """
        if self._stopping:
            raise Unavailable("the store is closed")
        task = asyncio.create_task(self._in_turn(job, self._last.get(lane)))
        self._last[lane] = task
        task.add_done_callback(lambda _: self._last.pop(lane) if self._last[lane] is task else None)
        return await asyncio.shield(task)

    async def stop(self) -> None:
        """Accept no more jobs, and return when the others are done."""
        self._stopping = True
        if self._last:
            await asyncio.wait(self._last.values())

    async def _in_turn(self, job: Job[T], before: asyncio.Task[Any] | None) -> T:
        if before:
            await asyncio.wait([before])
        return await self._patiently(job)

    async def _patiently(self, job: Job[T]) -> T:
        loop = asyncio.get_running_loop()
        until = loop.time() + PATIENCE
        tries = 0
        may_be_stored = False
        while True:
            try:
                return await self._once(job, may_be_stored)
            except StoreError:
                raise
            except Exception as error:
                may_be_stored = may_be_stored or isinstance(error, _Unanswered)
                cause = error.__cause__ if isinstance(error, _Unanswered) and error.__cause__ else error
                tries += is_beaten(cause)
                again = tries < _TRIES if is_beaten(cause) else is_lost(cause) and loop.time() < until
                if not again:
                    raise rejected(cause) if of_the_database(cause) else cause from cause
                await asyncio.sleep(RETRY_INTERVAL if is_lost(cause) else random.uniform(0, 0.01 * tries))

    async def _once(self, job: Job[T], may_be_stored: bool) -> T:
        async with self._pool.acquire(timeout=PATIENCE) as db:
            await db.execute("BEGIN")
            try:
                value = await job(Transaction(db, may_be_stored=may_be_stored))
            except BaseException:
                with suppress(Exception):
                    await db.execute("ROLLBACK")
                raise
            try:
                await db.execute("COMMIT")
            except Exception as error:
                if is_lost(error):
                    raise _Unanswered from error
                raise
            return value


class _Unanswered(Exception):
    """The connection was lost at the commit, which the server may have carried out."""

"""The single writer of a SQLite database.

Two tasks on one connection would share a transaction, so one task owns the writing connection and the others queue
jobs. Jobs that wait while a commit is being synced share the next commit, because the sync is the expensive part.
"""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Callable, Iterable, Sequence
from typing import Any, Generic, NamedTuple, TypeVar

import aiosqlite

from data.store import StoreError, Unavailable
from data.store.database import Dialect, Job, Row, Values

SQLITE = Dialect(
    reminder="(SELECT json_array(revision, number, json(posts)) FROM reminders WHERE table_id = t.id)",
    # Printed with all digits: JSON would round the time.
    offers="(SELECT json_group_array(json_array(player, json(setup), printf('%!.17g', at), stage))"
    " FROM offers WHERE table_id = t.id)",
    invited="(SELECT json_group_array(player) FROM invites WHERE table_id = t.id)",
    awaiting="(SELECT json_group_array(player) FROM seat_waits WHERE table_id = t.id)",
    votes="(SELECT json_group_array(json_array(player, motion)) FROM votes WHERE table_id = t.id)",
    reactions="(SELECT json_group_array(json_array(number, player, emoji)) FROM reactions WHERE table_id = t.id"
    " AND number = (SELECT max(number) FROM reactions WHERE table_id = t.id))",
    people_of_result="(SELECT json_group_array(player) FROM (SELECT s.player FROM result_seats s"
    " WHERE s.result = r.id AND s.player IS NOT NULL AND {listed}"
    " AND NOT EXISTS (SELECT 1 FROM resets WHERE player = s.player AND at >= r.at) ORDER BY s.player))",
    preset_of="json_extract({}, '$.preset')",
    same_rules="json(rules) = json(:rules)",
    unclassified="changed_rules IS NULL AND started = 1",
    # The rows come in the order of the index that is read.
    games_in_order="game_scores b INDEXED BY {index} WHERE {where} GROUP BY player",
    string_of_games="coalesce(group_concat(CASE WHEN won THEN ' ' || result ELSE '|' END, '')"
    " FILTER (WHERE ranked), '')",
    now="((julianday('now') - 2440587.5) * 86400.0)",
    # A transaction that writes has the whole file.
    hold="",
)


T = TypeVar("T")


async def in_thread(db: aiosqlite.Connection, work: Callable[[sqlite3.Connection], T]) -> T:
    """Run work that has several statements in the thread of a connection, all at once.

    Otherwise each statement wakes two threads, which costs more than most statements do.
    """
    # The library has no public name for it.
    result: T = await db._execute(lambda: work(db._conn))  # type: ignore[no-untyped-call]
    return result


def fetch(db: sqlite3.Connection, sql: str, values: Values) -> list[Row]:
    """Run a statement, and return its rows. Only in the connection's thread."""
    return db.execute(sql, values).fetchall()


_MAX_BATCH = 256
"""The most jobs in one commit, which bounds how long the first one waits."""


class Transaction:
    """The :class:`data.store.database.Transaction` of a connection. It has the whole file, so it locks nothing."""

    dialect = SQLITE

    def __init__(self, db: sqlite3.Connection) -> None:
        self._db = db

    async def fetch(self, sql: str, values: Values = ()) -> Sequence[Row]:
        """Run a statement, and return its rows."""
        return fetch(self._db, sql, values)

    async def hold_table(self, table_id: str) -> None:
        """Do nothing: other writers wait already."""

    async def hold_players(self, ids: Iterable[int]) -> None:
        """Do nothing: other writers wait already."""

    async def hold_results(self) -> None:
        """Do nothing: other writers wait already."""

    async def take_time(self) -> None:
        """Do nothing: no statement has a time limit."""


class _Order(NamedTuple, Generic[T]):
    job: Job[T]
    done: asyncio.Future[T]


class Writer:
    """Runs jobs in the order they came, several in one transaction."""

    def __init__(self, db: aiosqlite.Connection) -> None:
        self._db = db
        self._orders: asyncio.Queue[_Order[Any] | None] = asyncio.Queue()
        self._stopping = False
        self._task = asyncio.create_task(self._work(), name="store writer")

    async def run(self, job: Job[T]) -> T:
        """Run a job, and return its result once it is durable. Cancelling the caller does not cancel the job.

        Raises the job's :class:`StoreError`, or :class:`Unavailable` if the database failed and nothing was stored.
        """
        if self._stopping:
            raise Unavailable("the store is closed")
        order = _Order(job, asyncio.get_running_loop().create_future())
        self._orders.put_nowait(order)
        return await asyncio.shield(order.done)

    async def stop(self) -> None:
        """Accept no more jobs, and wait until the queued ones are done."""
        if not self._stopping:
            self._stopping = True
            self._orders.put_nowait(None)
        await asyncio.wait([self._task])

    async def _work(self) -> None:
        batch: list[_Order[Any]] = []
        try:
            while order := await self._orders.get():
                batch = [order]
                while len(batch) < _MAX_BATCH and not self._orders.empty():
                    if (order := self._orders.get_nowait()) is None:
                        self._orders.put_nowait(None)
                        break
                    batch.append(order)
                await self._commit(batch)
        finally:
            # Jobs are left only if this task is cancelled because the event loop is shutting down.
            self._stopping = True
            while not self._orders.empty():
                batch.extend(filter(None, [self._orders.get_nowait()]))
            _unavailable(batch, "the store was stopped before this was acknowledged")

    async def _commit(self, batch: Sequence[_Order[Any]]) -> None:
        try:
            outcomes = await in_thread(self._db, lambda db: _committed(db, [order.job for order in batch]))
        except _NotBegun as error:
            _unavailable(batch, f"cannot begin to write: {error}")
            return
        except Exception as error:
            await self._separate(batch, error)
            return
        for order, (value, refusal) in zip(batch, outcomes, strict=True):
            if refusal is None:
                order.done.set_result(value)
            else:
                order.done.set_exception(refusal)

    async def _separate(self, batch: Sequence[_Order[Any]], error: Exception) -> None:
        """Run each job again in its own transaction after a failed commit, so that only the faulty one fails."""
        if len(batch) > 1:
            for order in batch:
                await self._commit([order])
        elif isinstance(error, sqlite3.OperationalError):
            _unavailable(batch, f"cannot write: {error}")
        elif isinstance(error, sqlite3.Error):
            batch[0].done.set_exception(StoreError(f"the database rejected the write: {error}"))
        else:
            batch[0].done.set_exception(error)


class _NotBegun(Exception):
    """Another process has been writing for too long."""


def _committed(db: sqlite3.Connection, jobs: Sequence[Job[Any]]) -> list[tuple[Any, StoreError | None]]:
    """Run jobs in one transaction, and return the result or error of each."""
    try:
        db.execute("BEGIN IMMEDIATE")
    except sqlite3.Error as error:
        raise _NotBegun(str(error)) from error
    try:
        transaction = Transaction(db)
        outcomes = [_outcome(job, transaction) for job in jobs]
        db.execute("COMMIT")
    except BaseException:
        db.rollback()
        raise
    return outcomes


def _outcome(job: Job[Any], transaction: Transaction) -> tuple[Any, StoreError | None]:
    """Run a job to its end without an event loop: it waits only for its transaction, which answers at once."""
    running = job(transaction)
    try:
        running.send(None)
    except StopIteration as done:
        return done.value, None
    except StoreError as refusal:
        return None, refusal
    running.close()
    raise RuntimeError("a write waited for something other than its transaction")


def _unavailable(orders: Sequence[_Order[Any]], why: str) -> None:
    for order in orders:
        if not order.done.done():
            order.done.set_exception(Unavailable(why))

"""Writes, each in its own transaction, retried if another was quicker or the server is gone.

In READ COMMITTED, a transaction sees what others have committed until its current statement. So that a job's checks
still hold at its end, it locks the rows it checks (:class:`Transaction`), or a key refuses the second of two writes.
"""

from __future__ import annotations

import asyncio
import random
import re
import secrets
from collections.abc import Iterable, Mapping, Sequence
from contextlib import suppress
from functools import lru_cache
from itertools import count
from typing import Any, TypeVar

import asyncpg

from data.postgres.pool import (
    PATIENCE,
    RETRY_INTERVAL,
    connection,
    is_beaten,
    is_lost,
    of_the_database,
    reason,
    rejected,
)
from data.store import StoreError, Unavailable, Unconfirmed
from data.store.database import Dialect, Job, Row, Values

POSTGRES = Dialect(
    reminder="(SELECT json_build_array(revision, number, posts) FROM reminders WHERE table_id = t.id)",
    offers="(SELECT coalesce(json_agg(json_build_array(player, setup, at, stage) ORDER BY player), '[]')"
    " FROM offers WHERE table_id = t.id)",
    invited="(SELECT coalesce(json_agg(player ORDER BY player), '[]') FROM invites WHERE table_id = t.id)",
    awaiting="(SELECT coalesce(json_agg(player ORDER BY player), '[]') FROM seat_waits WHERE table_id = t.id)",
    votes="(SELECT coalesce(json_agg(json_build_array(player, motion) ORDER BY player), '[]')"
    " FROM votes WHERE table_id = t.id)",
    reactions="(SELECT coalesce(json_agg(json_build_array(number, player, emoji)), '[]') FROM reactions"
    " WHERE table_id = t.id AND number = (SELECT max(number) FROM reactions WHERE table_id = t.id))",
    people_of_result="(SELECT coalesce(json_agg(s.player ORDER BY s.player), '[]') FROM result_seats s"
    " WHERE s.result = r.id AND s.player IS NOT NULL AND {listed}"
    " AND NOT EXISTS (SELECT 1 FROM resets WHERE player = s.player AND at >= r.at))",
    preset_of="{} ->> 'preset'",
    same_rules="rules::jsonb = CAST(:rules AS jsonb)",
    unclassified="changed_rules IS NULL AND started",
    # Ordering within the aggregate would sort each player's games again.
    games_in_order="(SELECT player, won, result, ranked FROM game_scores b WHERE {where} ORDER BY player, result) b"
    " GROUP BY player",
    string_of_games="coalesce(string_agg(CASE WHEN won THEN ' ' || result ELSE '|' END, '') FILTER (WHERE ranked), '')",
    now="CAST(extract(epoch FROM clock_timestamp()) AS double precision)",
    # Shared: the key of the actions decides who is quicker, and ending the table waits for both.
    hold=" FOR SHARE OF t",
)


_TOKEN = re.compile(r"'[^']*'|::|\?|:([a-z]\w*)")
"""A string, a cast, or a parameter."""


def numbered(sql: str, values: Values) -> tuple[str, Sequence[Any]]:
    """Return a statement with numbered parameters, and its values in their order.

    >>> numbered("SELECT :at::text, ':at' WHERE :player = player OR :at > 0", {"player": 7, "at": 1.5, "more": 0})
    ("SELECT $1::text, ':at' WHERE $2 = player OR $1 > 0", [1.5, 7])
    >>> numbered("SELECT ? WHERE ? = '?'", (1, 2))
    ("SELECT $1 WHERE $2 = '?'", (1, 2))
    """
    text, names = _translated(sql)
    return text, [values[name] for name in names] if isinstance(values, Mapping) else values


@lru_cache(maxsize=512)
def _translated(sql: str) -> tuple[str, tuple[str, ...]]:
    """Return the statement, and the names of its parameters (for a ``?``, its number) in the order of their numbers."""
    names: list[str] = []

    def parameter(found: re.Match[str]) -> str:
        if found[0] != "?" and not found[1]:
            return found[0]
        name = found[1] or str(len(names))
        if name not in names:
            names.append(name)
        return f"${names.index(name) + 1}"

    return _TOKEN.sub(parameter, sql), tuple(names)


MIGRATIONS_LOCK = 0x63617264_00000001
"""The advisory lock held while the database is migrated. The first half of a key is unique to this program."""
_RESULTS_LOCK = 0x63617264_00000002
"""Held by a transaction from its first result to its end, because sequences number rows before they are committed."""


T = TypeVar("T")

_TRIES = 10
"""The most attempts of a write when others are quicker."""

_PREPARE = """
    PREPARE number_write (text, bigint) AS
    INSERT INTO commits (writer, number) SELECT $1, $2 WHERE pg_current_xact_id_if_assigned() IS NOT NULL
    ON CONFLICT (writer) DO UPDATE SET number = excluded.number, at = now()
"""
_COMMIT = "EXECUTE number_write ('{writer}', {number}); COMMIT"
"""Numbers a transaction that has written something, and ends it: one message to the server."""

_LAST_COMMITTED = """
    INSERT INTO commits (writer, number) VALUES ($1, 0)
    ON CONFLICT (writer) DO UPDATE SET number = commits.number RETURNING number
"""
"""The number of a writer's last transaction. It waits for one that is still being committed, which holds the row."""


_SLOW = 300.0
"""The most seconds of a statement that may take its time."""


class Transaction:
    """The :class:`data.store.database.Transaction` of a connection."""

    dialect = POSTGRES

    def __init__(self, db: asyncpg.Connection) -> None:
        self._db = db
        self._within: float | None = None
        """The most seconds of a statement; ``None`` for the connection's."""

    async def fetch(self, sql: str, values: Values = ()) -> Sequence[Row]:
        """Run a statement, and return its rows."""
        return await fetch(self._db, sql, values, self._within)

    async def hold_table(self, table_id: str) -> None:
        """Lock a table's row. Writers of the table's data lock it too; adding an action shares the lock."""
        await self._db.execute("SELECT 1 FROM tables WHERE id = $1 FOR NO KEY UPDATE", table_id)

    async def hold_players(self, ids: Iterable[int]) -> None:
        """Lock players' rows, shared with others: only forgetting and settings wait."""
        await self._db.execute("SELECT 1 FROM players WHERE id = ANY($1) ORDER BY id FOR SHARE", list(ids))

    async def hold_results(self) -> None:
        """Lock the results of all tables."""
        await self._db.execute("SELECT pg_advisory_xact_lock($1)", _RESULTS_LOCK)

    async def take_time(self) -> None:
        """Let each statement that follows take :data:`_SLOW` seconds, and join many rows by hash tables.

        Without fresh statistics the planner expects one row, and would loop over 100,000 for each of them.
        """
        await self._db.execute(
            f"SET LOCAL statement_timeout = '{_SLOW:.0f}s'; SET LOCAL enable_nestloop = off;"
            " SET LOCAL enable_mergejoin = off"
        )
        self._within = _SLOW


async def fetch(db: asyncpg.Connection, sql: str, values: Values, within: float | None = None) -> Sequence[Row]:
    """Run a statement, and return its rows."""
    text, arguments = numbered(sql, values)
    return [tuple(row) for row in await db.fetch(text, *arguments, timeout=within)]


async def prepare(db: asyncpg.Connection) -> None:
    """Prepare a new connection for a :class:`Writer`."""
    await db.execute(_PREPARE)


class Writer:
    """Runs jobs on the connections of a pool, each of them prepared by :func:`prepare`."""

    def __init__(self, pool: asyncpg.Pool) -> None:
        self._pool = pool
        self._last: dict[str, asyncio.Task[Any]] = {}
        self._name = secrets.token_hex(8)
        self._numbers = count(1)
        self._places = count()
        self._free: list[str] = []
        """The unused writers' names. Each numbers one transaction at a time."""
        self._stopping = False

    async def run(self, job: Job[T], lane: str) -> T:
        """Run a job, and return its result once it is durable. Cancelling the caller does not cancel the job.

        The jobs of a lane are run in the order in which they came, others at the same time.

        Raises the job's :class:`StoreError`, :class:`Unavailable` if the database failed and nothing was stored, or
        :class:`Unconfirmed` if it may have been.
        """
        if self._stopping:
            raise Unavailable("the store is closed")
        until = asyncio.get_running_loop().time() + PATIENCE
        task = asyncio.create_task(self._in_turn(job, until, self._last.get(lane)))
        self._last[lane] = task
        task.add_done_callback(lambda _: self._last.pop(lane) if self._last.get(lane) is task else None)
        return await asyncio.shield(task)

    async def stop(self) -> None:
        """Accept no more jobs, and wait until the others are done."""
        self._stopping = True
        if self._last:
            await asyncio.wait(self._last.values())

    async def _in_turn(self, job: Job[T], until: float, before: asyncio.Task[Any] | None) -> T:
        if before:
            await asyncio.wait([before])
        return await self._patiently(job, until)

    async def _patiently(self, job: Job[T], until: float) -> T:
        loop = asyncio.get_running_loop()
        tries = 0
        while True:
            try:
                return await self._once(job)
            except StoreError:
                raise
            except Exception as error:
                tries += is_beaten(error)
                again = tries < _TRIES if is_beaten(error) else is_lost(error) and loop.time() < until
                if not again:
                    raise rejected(error) if of_the_database(error) else error from error
                await asyncio.sleep(RETRY_INTERVAL if is_lost(error) else random.uniform(0, 0.01 * tries))

    async def _once(self, job: Job[T]) -> T:
        writer = self._free.pop() if self._free else f"{self._name}:{next(self._places)}"
        try:
            return await self._commit(job, writer, next(self._numbers))
        finally:
            self._free.append(writer)

    async def _commit(self, job: Job[T], writer: str, number: int) -> T:
        async with connection(self._pool) as db:
            await db.execute("BEGIN")
            try:
                value = await job(Transaction(db))
            except BaseException:
                await _roll_back(db)
                raise
            try:
                await db.execute(_COMMIT.format(writer=writer, number=number))
                return value
            except Exception as error:
                if not is_lost(error):
                    await _roll_back(db)
                    raise
                lost = error
        # The server may have committed nevertheless. A job that has written nothing has no number, and is run again.
        if await self._last_committed(writer, lost) == number:
            return value
        raise lost

    async def _last_committed(self, writer: str, lost: Exception) -> int:
        """Return the number of the last transaction of a writer, after a commit that nobody answered."""
        loop = asyncio.get_running_loop()
        until = loop.time() + PATIENCE
        while loop.time() < until:
            try:
                async with connection(self._pool) as db:
                    return int(await db.fetchval(_LAST_COMMITTED, writer))
            except Exception as error:
                if not of_the_database(error):
                    raise
            await asyncio.sleep(RETRY_INTERVAL)
        raise Unconfirmed(f"the connection was lost at a commit: {reason(lost)}") from lost


async def _roll_back(db: asyncpg.Connection) -> None:
    with suppress(Exception):
        await db.execute("ROLLBACK")

"""Pools of connections, and the classification of their errors.

A place in a pool is always returned, even if its connection is lost.
"""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable, Mapping
from contextlib import asynccontextmanager, suppress
from typing import Any, TypeAlias

import asyncpg

from data.store import StoreError, Unavailable

_LOST = (
    OSError,
    asyncpg.InterfaceError,
    asyncpg.InternalClientError,
    asyncpg.PostgresConnectionError,
    asyncpg.OperatorInterventionError,
    asyncpg.TooManyConnectionsError,
    asyncpg.IdleInTransactionSessionTimeoutError,
)
_UNAVAILABLE = (
    asyncpg.InsufficientResourcesError,
    asyncpg.ReadOnlySQLTransactionError,
    asyncpg.LockNotAvailableError,
    asyncpg.QueryCanceledError,
    asyncpg.PostgresSystemError,
)
_BEATEN = (asyncpg.UniqueViolationError, asyncpg.TransactionRollbackError, asyncpg.InvalidCachedStatementError)


def is_lost(error: BaseException) -> bool:
    """Return whether the connection was lost, or could not be had."""
    # A value that asyncpg cannot send is an InterfaceError and a ValueError.
    return isinstance(error, _LOST) and not isinstance(error, (ValueError, asyncpg.QueryCanceledError))


def is_beaten(error: BaseException) -> bool:
    """Return whether another writer was quicker, so that the checks of a retry find the difference."""
    return isinstance(error, _BEATEN)


def of_the_database(error: BaseException) -> bool:
    """Return whether the database failed, rather than the program."""
    return isinstance(error, (OSError, asyncpg.PostgresError, asyncpg.InterfaceError, asyncpg.InternalClientError))


def unavailable(what: str, error: BaseException) -> Unavailable:
    """Return the error to raise for a failure of the database."""
    return Unavailable(f"{what}: {reason(error)}")


def rejected(error: BaseException) -> StoreError:
    """Return the error to raise for a failed write that will not be retried."""
    if is_lost(error) or is_beaten(error) or isinstance(error, _UNAVAILABLE):
        return unavailable("cannot write", error)
    return StoreError(f"the database rejected the write: {reason(error)}")


def reason(error: BaseException) -> str:
    """Return only the message: the details of a server's error may contain the values of a row."""
    return getattr(error, "message", None) or str(error) or type(error).__name__


PATIENCE = 5.0
"""Seconds during which reconnecting to a lost server is tried."""

RETRY_INTERVAL = 0.1
"""Seconds between two tries."""


Prepare: TypeAlias = Callable[[asyncpg.Connection], Awaitable[None]]
"""Prepares a new connection."""


async def open_pool(
    url: str, size: int, within: float, settings: Mapping[str, str], prepare: Prepare | None = None
) -> asyncpg.Pool:
    """Return a pool that connects as it is used. A connection that is silent ``within`` seconds counts as lost."""
    pool = asyncpg.create_pool(
        url,
        min_size=0,
        max_size=size,
        timeout=PATIENCE,
        command_timeout=within,
        reset=_roll_back,
        init=prepare,
        server_settings=settings,
    )
    await pool
    _use_connected_places_first(pool)
    return pool


@asynccontextmanager
async def connection(pool: asyncpg.Pool) -> AsyncIterator[asyncpg.Connection]:
    """Lend a connection of a pool. Raises ``TimeoutError`` if none is free or can be made in time."""
    try:
        db = await pool.acquire(timeout=PATIENCE)
    except TimeoutError:
        used = pool.get_size() - pool.get_idle_size()
        raise TimeoutError(f"no connection within {PATIENCE:g} s: {used} of {pool.get_max_size()} are in use") from None
    try:
        yield db
    finally:
        # A connection lost before it was lent is closed, but its place would never be returned.
        with suppress(asyncpg.InterfaceError):  # lost while it was lent: its place has been returned
            if db.is_closed():
                db.terminate()
        await pool.release(db)


async def _roll_back(db: Any) -> None:
    """Reset a connection for its next user. Sessions hold no settings or locks, at most an open transaction."""
    if db.is_in_transaction():
        await db.execute("ROLLBACK")


class _ConnectedFirst(asyncio.LifoQueue[Any]):
    """The free places of a pool, those with a connection first.

    In asyncpg's own order, a place for which the server has no connection left is returned to the top. It would be
    tried repeatedly, and hide those that are connected.
    """

    def _get(self) -> Any:
        places: list[Any] = self._queue  # type: ignore[attr-defined]
        connected = (at for at in reversed(range(len(places))) if places[at].is_connected())
        return places.pop(next(connected, -1))


def _use_connected_places_first(pool: Any) -> None:
    """Replace the queue of a pool that is not yet in use."""
    places = _ConnectedFirst()
    while not pool._queue.empty():
        places.put_nowait(pool._queue.get_nowait())
    pool._queue = places

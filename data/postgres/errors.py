"""Classifies errors: what failed, and whether to try again."""

from __future__ import annotations

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

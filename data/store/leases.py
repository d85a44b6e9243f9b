"""Leases: rights held by one process at a time."""

from __future__ import annotations

from collections.abc import Collection
from typing import NamedTuple, Protocol


class LeaseRow(NamedTuple):
    """A lease, and the seconds until it ends; negative if it has ended, even if its holder does not know."""

    name: str
    holder: str
    left: float


class LeaseStore(Protocol):
    """Leases by name. Their deadlines go by the database's clock, so processes need not agree on the time."""

    async def claim(self, names: Collection[str], holder: str, seconds: float) -> frozenset[str]:
        """Take or renew leases for this many seconds from now. Return those not held by others."""

    async def release(self, names: Collection[str], holder: str) -> None:
        """End this holder's leases among these now."""

    async def leases(self) -> list[LeaseRow]:
        """Return all leases, by name, also those that have ended."""

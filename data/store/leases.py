"""Leases: what one process does at a time, of all that use the store."""

from __future__ import annotations

from collections.abc import Collection
from typing import NamedTuple, Protocol


class LeaseRow(NamedTuple):
    """A lease, and the seconds until it ends; negative if it has ended, whatever its holder thinks."""

    name: str
    holder: str
    left: float


class LeaseStore(Protocol):
    """Leases by name. Their deadlines go by the database's clock, so processes need not agree on the time."""

    async def claim(self, names: Collection[str], holder: str, seconds: float) -> frozenset[str]:
        """Hold leases for this many seconds from now, or for that much longer. Return those that nobody else holds."""

    async def release(self, names: Collection[str], holder: str) -> None:
        """End those of these leases now that this holder has."""

    async def leases(self) -> list[LeaseRow]:
        """Return all leases, by name, also those that have ended."""

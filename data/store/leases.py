"""Leases: what one process does at a time, of all that use the store."""

from __future__ import annotations

from typing import Protocol


class LeaseStore(Protocol):
    """Leases by name. Their deadlines go by the database's clock, so processes need not agree on the time."""

    async def claim(self, name: str, holder: str, seconds: float) -> bool:
        """Hold a lease for this many seconds from now, or for that much longer; ``False`` if somebody else holds it."""

    async def release(self, name: str, holder: str) -> None:
        """End a lease now, if this holder has it."""

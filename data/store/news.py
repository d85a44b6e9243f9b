"""Changes by other processes on the same database."""

from __future__ import annotations

from collections.abc import Callable, Hashable
from typing import NamedTuple, Protocol


class TableMark(NamedTuple):
    """The server of a live table, and a value that changes with everything that happens there."""

    guild_id: int
    value: Hashable


class NewsStore(Protocol):
    """Hints between processes, and marks to compare without them."""

    async def announce(self, text: str) -> None:
        """Send a text of at most 7,500 bytes to all listeners. It may get lost, and not every database supports it."""

    async def listen(self, hear: Callable[[str], None]) -> None:
        """Call ``hear`` with every text that is announced, also by this process, until cancelled."""

    async def table_marks(self) -> dict[str, TableMark]:
        """Return the marks of the open and running tables by id."""

"""What other processes on the same database did."""

from __future__ import annotations

from collections.abc import Callable, Hashable
from typing import NamedTuple, Protocol


class TableMark(NamedTuple):
    """The server of a live table, and a value that is another one after whatever happens there."""

    guild_id: int
    value: Hashable


class NewsStore(Protocol):
    """Hints between processes, and what to do without them: compare marks."""

    async def announce(self, text: str) -> None:
        """Tell whoever listens a text of at most 7,500 bytes. It may get lost, and not every database can do it."""

    async def listen(self, hear: Callable[[str], None]) -> None:
        """Call ``hear`` with every text that is announced, also by this process, until cancelled."""

    async def table_marks(self) -> dict[str, TableMark]:
        """Return the marks of the open and running tables by id."""

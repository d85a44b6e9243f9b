"""When people last used a table: their presses and commands there, as far as this process knows."""

from __future__ import annotations

from typing import NamedTuple

from bot.recent import Recent

_KEEP = 20_000
"""The number of presses remembered."""


class Press(NamedTuple):
    """A person's last press or command at a table: its time, and whether it left a picker open."""

    at: float
    choosing: bool


class Presence:
    """The last press of each person at each table. ``user_id`` is the id that people are known by outside the host."""

    def __init__(self) -> None:
        self._presses: Recent[tuple[str, int], Press] = Recent(_KEEP)

    def note(self, table_id: str, user_id: int, at: float, *, choosing: bool = False) -> None:
        """Note a press."""
        self._presses[table_id, user_id] = Press(at, choosing)

    def last(self, table_id: str, user_id: int | None) -> Press | None:
        """Return the last press of a person at a table, if there was one since the start."""
        return None if user_id is None else self._presses.get((table_id, user_id))

"""A queue of tables by the time at which each is next due."""

from __future__ import annotations

import heapq
import math


class DueQueue:
    """One due time per table. Moving it later is cheap: most due times are moved many times before they come."""

    def __init__(self) -> None:
        self._due: dict[str, float] = {}
        self._heap: list[tuple[float, str]] = []
        self._queued: dict[str, float] = {}
        """By table, its earliest time in the heap: the due time or an earlier one."""

    def __len__(self) -> int:
        return len(self._heap)

    @property
    def tables(self) -> set[str]:
        """The tables that have a due time."""
        return set(self._due)

    def plan(self, table_id: str, moment: float) -> None:
        """Set the due time of a table."""
        self._due[table_id] = moment
        if moment < self._queued.get(table_id, math.inf):
            self._queued[table_id] = moment
            heapq.heappush(self._heap, (moment, table_id))

    def drop(self, table_id: str) -> None:
        """Remove the due time of a table."""
        self._due.pop(table_id, None)

    def pop(self, now: float) -> list[str]:
        """Remove and return the tables that are due."""
        due: list[str] = []
        later: list[str] = []
        while self._heap and self._heap[0][0] <= now:
            moment, table_id = heapq.heappop(self._heap)
            if self._queued.get(table_id) != moment:
                continue
            del self._queued[table_id]
            if table_id in self._due:
                (due if self._due[table_id] <= now else later).append(table_id)
        for table_id in later:
            self.plan(table_id, self._due[table_id])
        for table_id in due:
            del self._due[table_id]
        return due

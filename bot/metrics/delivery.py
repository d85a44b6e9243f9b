"""Measures how soon a change of a table is shown."""

from __future__ import annotations

import asyncio

from bot.host.table.state import Change, TableState
from bot.metrics.instruments import Metrics
from bot.recent import Recent
from bot.table.services import Services

_KEPT = 10_000
"""How many changed tables not yet shown are remembered."""


class DeliveryTimes:
    """Measures the time from the first change missing in a table's message until the message shows it."""

    def __init__(self, metrics: Metrics) -> None:
        self._metrics = metrics
        self._changed_at: Recent[str, tuple[float, int]] = Recent(_KEPT)
        """By table: since when its message is out of date, and the number of that snapshot."""

    def watch(self, services: Services) -> None:
        """Measure the tables of a bot."""
        services.host.on_change.append(self.changed)
        services.presenter.on_shown.append(self.shown)

    def changed(self, change: Change) -> None:
        """Note a change."""
        if change.table_id not in self._changed_at:
            self._changed_at[change.table_id] = (asyncio.get_running_loop().time(), change.state.number)

    def shown(self, state: TableState) -> None:
        """Note that a table's message shows a snapshot."""
        at, number = self._changed_at.get(state.id, (0.0, -1))
        if 0 <= number <= state.number:
            del self._changed_at[state.id]
            self._metrics.delivered.observe(asyncio.get_running_loop().time() - at)

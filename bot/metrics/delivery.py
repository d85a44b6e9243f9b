"""How soon a change of a table is shown."""

from __future__ import annotations

import asyncio
from collections import OrderedDict

from bot.host.table.state import Change, TableState
from bot.metrics.instruments import Metrics
from bot.services import Services

_KEPT = 10_000
"""How many tables are remembered that have changed and were not shown."""


class DeliveryTimes:
    """Measures from the first change that a table's message does not show until it shows it."""

    def __init__(self, metrics: Metrics) -> None:
        self._metrics = metrics
        self._changed_at: OrderedDict[str, tuple[float, int]] = OrderedDict()
        """By table: since when its message is out of date, and the number of that snapshot."""

    def watch(self, services: Services) -> None:
        """Measure the tables of a bot."""
        services.host.on_change.append(self.changed)
        services.presenter.on_shown.append(self.shown)

    def changed(self, change: Change) -> None:
        """Note a change."""
        self._changed_at.setdefault(change.table_id, (asyncio.get_running_loop().time(), change.state.number))
        if len(self._changed_at) > _KEPT:
            self._changed_at.popitem(last=False)

    def shown(self, state: TableState) -> None:
        """Note that a table's message shows a snapshot."""
        at, number = self._changed_at.get(state.id, (0.0, -1))
        if 0 <= number <= state.number:
            del self._changed_at[state.id]
            self._metrics.delivered.observe(asyncio.get_running_loop().time() - at)

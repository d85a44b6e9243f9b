"""Putting a bot together from measured parts."""

from __future__ import annotations

from typing import Any

from bot.app import Cardroom
from bot.host.play.computers import Chooser
from bot.metrics.delivery import DeliveryTimes
from bot.metrics.instruments import Metrics
from bot.metrics.measured import MeasuredChooser, MeasuredPainter, measured_store
from bot.metrics.requests import traced_requests
from bot.settings import Settings
from bot.table.delivery.drawing import drawing
from bot.table.delivery.painter import Painter
from data.store import Store


def watched_bot(
    settings: Settings,
    store: Store,
    thinker: Chooser,
    *,
    metrics: Metrics,
    painter: Painter | None = None,
    **options: Any,
) -> Cardroom:
    """Return a bot that is measured."""
    bot = Cardroom(
        settings,
        measured_store(store, metrics),
        MeasuredChooser(thinker, metrics),
        painter=painter or MeasuredPainter(drawing(settings.painters), metrics),
        http_trace=traced_requests(metrics),
        **options,
    )
    DeliveryTimes(metrics).watch(bot.services)
    return bot

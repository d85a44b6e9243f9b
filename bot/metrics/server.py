"""The server of the metrics: ``/metrics`` for Prometheus, ``/live`` and ``/ready`` for health checks."""

from __future__ import annotations

import asyncio
import math
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager

from aiohttp import web
from prometheus_client import CONTENT_TYPE_LATEST, generate_latest

from bot.app import Cardroom
from bot.metrics.measured import Metrics
from data.store import Store, StoreError

_PATIENCE = 2.0
"""Seconds that the store may take to answer."""
_LAG_INTERVAL = 1.0
"""Seconds between two measurements of the event loop's lag."""


class MetricsServer:
    """Answers the three paths for one process, whose ``bot`` is ``None`` until it is put together."""

    def __init__(self, metrics: Metrics, store: Store, bot: Callable[[], Cardroom | None]) -> None:
        self._metrics, self._store, self._bot = metrics, store, bot

    async def metrics(self, request: web.Request) -> web.Response:
        """Return all figures in Prometheus's text format, without those that need a query while the store is away."""
        self._metrics.tables.clear()
        try:
            for state, count in (await asyncio.wait_for(self._store.count_tables(), _PATIENCE)).items():
                self._metrics.tables.labels(state).set(count)
        except (StoreError, TimeoutError):
            pass
        bot = self._bot()
        self._metrics.shards_taken_over.set(len(bot.shards_taken_over) if bot else 0)
        for shard, latency in bot.latencies if bot else ():
            connection = bot.get_shard(shard) if bot else None
            self._metrics.gateway_connected.labels(shard).set(connection is not None and not connection.is_closed())
            self._metrics.gateway_latency.labels(shard).set(latency if math.isfinite(latency) else math.nan)
        return web.Response(body=generate_latest(self._metrics.registry), headers={"Content-Type": CONTENT_TYPE_LATEST})

    async def live(self, request: web.Request) -> web.Response:
        """Return whether the event loop runs: answering proves it."""
        return web.Response(text="live\n")

    async def ready(self, request: web.Request) -> web.Response:
        """Return whether a press would be answered: the bot is connected, and its store can be read."""
        why = await self._why_not_ready()
        return web.Response(text=f"{why or 'ready'}\n", status=503 if why else 200)

    async def _why_not_ready(self) -> str:
        bot = self._bot()
        if bot is None:
            return "the bot has not started"
        if bot.is_stopping:
            return "the bot is stopping"
        if not bot.is_connected:
            return "the bot is not connected to Discord"
        if bot.stands_by:
            return "another process runs these shards"
        try:
            await asyncio.wait_for(self._store.count_tables(), _PATIENCE)
        except (StoreError, TimeoutError):
            return "the database does not answer"
        return ""


@asynccontextmanager
async def serve_metrics(
    metrics: Metrics, store: Store, bot: Callable[[], Cardroom | None], host: str, port: int
) -> AsyncIterator[int]:
    """Serve the metrics of a process, and yield the port. Raises ``OSError`` if it is taken."""
    server, app = MetricsServer(metrics, store, bot), web.Application()
    app.router.add_get("/metrics", server.metrics)
    app.router.add_get("/live", server.live)
    app.router.add_get("/ready", server.ready)
    runner = web.AppRunner(app, access_log=None)
    await runner.setup()
    lag = asyncio.create_task(_measure_lag(metrics), name="event loop lag")
    try:
        await web.TCPSite(runner, host, port).start()
        yield runner.addresses[0][1]
    finally:
        lag.cancel()
        await runner.cleanup()


async def _measure_lag(metrics: Metrics) -> None:
    loop = asyncio.get_running_loop()
    while True:
        due = loop.time() + _LAG_INTERVAL
        await asyncio.sleep(_LAG_INTERVAL)
        metrics.loop_lag.observe(max(0.0, loop.time() - due))

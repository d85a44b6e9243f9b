"""A bot put together from measured parts, and all figures: the store, computers, pictures, requests and deliveries."""

from __future__ import annotations

import asyncio
import inspect
import re
from collections.abc import Callable, Sequence
from contextlib import AbstractContextManager, ExitStack
from functools import partial, wraps
from types import SimpleNamespace
from typing import Any, cast

import aiohttp
import discord
from discord.http import Route
from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, PlatformCollector, ProcessCollector
from yarl import URL

from bot.app import Cardroom
from bot.host.play.computers import Chooser
from bot.host.table.state import Change, TableState
from bot.recent import Recent
from bot.settings import Settings
from bot.table.delivery.drawing import Drawing, drawing
from bot.table.delivery.painter import Painter
from bot.table.services import Services
from bot.ui.components import Picture
from data.store import ActionRow, Conflict, Store, Unavailable
from engine.players import AGGRESSION, Decision
from engine.types import Action
from engine.view import View

QUICK = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0)
"""The upper bounds, in seconds, for steps that should take milliseconds."""
ANSWERS = (0.05, 0.1, 0.2, 0.3, 0.5, 0.75, 1.0, 1.5, 2.0, 2.5, 3.0, 5.0, 10.0)
"""The upper bounds, in seconds, for times that people wait. Discord allows three seconds for an acknowledgement."""
_CALLBACK = re.compile(r"/interactions/(\d+)/[^/]+/callback")
_NUMBER = re.compile(r"/\d+")
_TOKEN = re.compile(r"/(webhooks|interactions)/({id})/[^/]+")
_KEPT = 10_000
"""How many changed tables not yet shown are remembered."""


class Metrics:
    """The figures of one process. Names and labels are what dashboards and alerts refer to: ``operations/``."""

    def __init__(self) -> None:
        self.registry = CollectorRegistry()
        ProcessCollector(registry=self.registry)
        PlatformCollector(registry=self.registry)
        counter, gauge = partial(Counter, registry=self.registry), partial(Gauge, registry=self.registry)

        def seconds(name: str, said: str, labels: Sequence[str] = (), bounds: Sequence[float] = QUICK) -> Histogram:
            return Histogram(f"cardroom_{name}_seconds", said, labels, buckets=bounds, registry=self.registry)

        acknowledged = (
            "From a person's press or command, by Discord's clock, until Discord has accepted the first answer."
        )
        self.acknowledged = seconds("acknowledgement", acknowledged, bounds=ANSWERS)
        self.delivered = seconds("delivery", "From a change of a table until its message shows it.", bounds=ANSWERS)
        self.actions = counter("cardroom_actions", "Actions stored, by who chose them.", ["by"])
        self.tables = gauge("cardroom_tables", "Stored tables by state.", ["state"])

        thinking = "A computer player's thinking about one action, with the wait for a free process."
        self.thinking_time = seconds("thinking", thinking, ["level"])
        self.thinking = gauge("cardroom_thinking", "Computer players that think or wait for a free process.")
        self.picture_time = seconds("picture", "Drawing a picture, with the wait for a free process.", ["picture"])
        self.drawing = gauge("cardroom_drawing", "Pictures that are drawn or wait for a free process.")
        self.picture_failures = counter("cardroom_picture_failures", "Pictures that could not be drawn.")

        self.store_time = seconds("store", "An operation of the store.", ["operation"])
        failed = "Operations that the database could not carry out."
        self.store_failures = counter("cardroom_store_failures", failed, ["operation"])
        conflict = "Writes that were refused because another was quicker."
        self.conflicts = counter("cardroom_store_conflicts", conflict, ["operation"])

        self.rest_time = seconds("rest", "A request to Discord.", ["method", "route"], ANSWERS)
        requested = "Requests to Discord, by its answer's status (0: none came)."
        self.rest = counter("cardroom_rest_requests", requested, ["method", "route", "status"])
        latency = "The time until a shard's last heartbeat was answered."
        self.gateway_latency = gauge("cardroom_gateway_latency_seconds", latency, ["shard"])
        self.gateway_connected = gauge("cardroom_gateway_connected", "Whether a shard is connected.", ["shard"])

        held = "Whether this process runs the bot; 0 while it stands by for another one."
        self.lease = gauge("cardroom_lease_held", held)
        taken_over = "The shards that nobody runs, and whose tables this process looks after."
        self.shards_taken_over = gauge("cardroom_shards_taken_over", taken_over)
        self.loop_lag = seconds("event_loop_lag", "How much later than planned the event loop came to a task.")


def traced_requests(metrics: Metrics) -> aiohttp.TraceConfig:
    """Return the trace to give discord.py as ``http_trace``."""
    trace = aiohttp.TraceConfig()

    async def begin(session: Any, context: SimpleNamespace, request: aiohttp.TraceRequestStartParams) -> None:
        context.begun = asyncio.get_running_loop().time()

    async def answered(session: Any, context: SimpleNamespace, request: aiohttp.TraceRequestEndParams) -> None:
        note(context, request, request.response.status)
        found = _CALLBACK.search(request.url.path)
        if found and request.response.status < 300:
            pressed = discord.utils.snowflake_time(int(found[1]))
            metrics.acknowledged.observe(max(0.0, (discord.utils.utcnow() - pressed).total_seconds()))

    async def failed(session: Any, context: SimpleNamespace, request: aiohttp.TraceRequestExceptionParams) -> None:
        note(context, request, 0)

    def note(
        context: SimpleNamespace,
        request: aiohttp.TraceRequestEndParams | aiohttp.TraceRequestExceptionParams,
        status: int,
    ) -> None:
        route = route_of(request.url)
        if route is not None:
            metrics.rest.labels(request.method, route, status).inc()
            metrics.rest_time.labels(request.method, route).observe(asyncio.get_running_loop().time() - context.begun)

    trace.on_request_start.append(begin)
    trace.on_request_end.append(answered)
    trace.on_request_exception.append(failed)
    return trace


def route_of(url: URL) -> str | None:
    """Return the route of a request without ids and tokens; ``None`` outside Discord's API.

    >>> from discord.http import Route
    >>> route_of(URL(f"{Route.BASE}/webhooks/1/a.secret/messages/@original?wait=true"))
    '/webhooks/{id}/{token}/messages/@original'
    """
    base = URL(Route.BASE)
    if url.origin() != base.origin() or not url.path.startswith(base.path):
        return None
    path = _NUMBER.sub("/{id}", url.path.removeprefix(base.path))
    return _TOKEN.sub(r"/\1/\2/{token}", path)


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


def measured_store(store: Store, metrics: Metrics) -> Store:
    """Return a store that measures each operation of another."""
    return cast(Store, _MeasuredStore(store, metrics))


class _MeasuredStore:
    def __init__(self, store: Store, metrics: Metrics) -> None:
        self._store, self._metrics = store, metrics

    def __getattr__(self, name: str) -> Any:
        found = getattr(self._store, name)
        if not inspect.iscoroutinefunction(found):
            return found
        operation = self._measured(name, found)
        setattr(self, name, operation)
        return operation

    def _measured(self, name: str, operation: Callable[..., Any]) -> Callable[..., Any]:
        time = self._metrics.store_time.labels(name)

        @wraps(operation)
        async def measured(*values: Any, **named: Any) -> Any:
            try:
                with time.time():
                    result = await operation(*values, **named)
            except Unavailable:
                self._metrics.store_failures.labels(name).inc()
                raise
            except Conflict:
                self._metrics.conflicts.labels(name).inc()
                raise
            for action in (value for value in (*values, *named.values()) if isinstance(value, ActionRow)):
                self._metrics.actions.labels("computer" if action.computer else "person").inc()
            return result

        return measured


class MeasuredChooser(Chooser):
    """Measures how long computer players think."""

    def __init__(self, chooser: Chooser, metrics: Metrics) -> None:
        self._chooser, self._metrics = chooser, metrics

    async def choose(self, view: View, level: str, seed: bytes, aggression: int = AGGRESSION) -> Action:
        """Choose one of ``view.legal``."""
        with self._thinking(level):
            return await self._chooser.choose(view, level, seed, aggression)

    async def decide(self, view: View, level: str, seed: bytes, aggression: int = AGGRESSION) -> Decision:
        """Return the choice with its lead, if there is one."""
        with self._thinking(level):
            return await self._chooser.decide(view, level, seed, aggression)

    def _thinking(self, level: str) -> ExitStack:
        return _measuring(self._metrics.thinking_time.labels(level).time(), self._metrics.thinking.track_inprogress())


class MeasuredPainter(Painter):
    """Measures how long pictures take."""

    def __init__(self, drawing: Drawing, metrics: Metrics) -> None:
        super().__init__(drawing)
        self._metrics = metrics

    async def draw(self, name: str, drawing: partial[bytes]) -> Picture | None:
        """Run one call of :mod:`render`."""
        kind = drawing.func.__name__.removeprefix("draw_")
        with _measuring(self._metrics.picture_time.labels(kind).time(), self._metrics.drawing.track_inprogress()):
            picture = await super().draw(name, drawing)
        if picture is None:
            self._metrics.picture_failures.inc()
        return picture


def _measuring(*measures: AbstractContextManager[Any]) -> ExitStack:
    stack = ExitStack()
    for measure in measures:
        stack.enter_context(measure)
    return stack


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

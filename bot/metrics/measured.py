"""The store, the computer players and the painter, measured."""

from __future__ import annotations

import inspect
from collections.abc import Callable
from contextlib import AbstractContextManager, ExitStack
from functools import partial, wraps
from typing import Any, cast

from bot.host.play.computers import Chooser
from bot.metrics.instruments import Metrics
from bot.table.delivery.drawing import Drawing
from bot.table.delivery.painter import Painter
from bot.ui.components import Picture
from data.store import ActionRow, Conflict, Store, Unavailable
from engine.players import AGGRESSION
from engine.types import Action
from engine.view import View


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


class MeasuredChooser:
    """Measures how long computer players think."""

    def __init__(self, chooser: Chooser, metrics: Metrics) -> None:
        self._chooser, self._metrics = chooser, metrics

    async def choose(self, view: View, level: str, seed: bytes, aggression: int = AGGRESSION) -> Action:
        """Choose one of ``view.legal``."""
        with _measuring(self._metrics.thinking_time.labels(level).time(), self._metrics.thinking.track_inprogress()):
            return await self._chooser.choose(view, level, seed, aggression)


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

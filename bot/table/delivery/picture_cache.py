"""Prevents drawing a picture twice, or after everybody stopped waiting for it."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Hashable
from functools import partial
from typing import TypeAlias

from bot.recent import Recent
from bot.ui.uploads import Picture

_KEPT = 256
"""The most pictures kept: about 20 MB with the views they were drawn from."""

Draw: TypeAlias = Callable[[str, "partial[bytes]"], Awaitable[Picture | None]]
Overtaken: TypeAlias = Callable[[], bool]
"""Whether a newer picture will be shown instead."""


class NotDrawn(Exception):
    """A picture was not drawn, because everybody who asked for it was overtaken."""


def never() -> bool:
    """Return the check of a picture that is never overtaken."""
    return False


class _Drawing:
    """A picture, or the task that draws it."""

    def __init__(self) -> None:
        self.checks: list[Overtaken] = []
        self.task: asyncio.Task[Picture | None] | None = None

    def is_overtaken(self) -> bool:
        return all(check() for check in self.checks)


class PictureCache:
    """The pictures drawn last, at most ``at_once`` at the same time.

    Requests for equal pictures share one drawing, even while it waits to be begun. Two pictures are equal if they have
    the same name and come from equal calls of :mod:`render`, whose functions are pure.
    """

    def __init__(self, at_once: int) -> None:
        self._turns = asyncio.Semaphore(at_once)
        self._drawings: Recent[Hashable, _Drawing] = Recent(_KEPT)

    async def picture(
        self, draw: Draw, name: str, drawing: partial[bytes], overtaken: Overtaken = never
    ) -> Picture | None:
        """Return the picture of a call, from ``draw`` if it is new, or None if it cannot be drawn.

        Raises :class:`NotDrawn` if it had not been begun when all who asked for it were ``overtaken``.
        """
        key = (name, drawing.func, _hashable(drawing.args), _hashable(tuple(drawing.keywords.items())))
        while True:
            found = self._drawings[key] = self._drawings.get(key) or _Drawing()
            if found.task is None or not found.task.done():
                found.checks.append(overtaken)
            if found.task is None:
                work = self._run(key, found, partial(draw, name, drawing))
                found.task = asyncio.create_task(work, name=f"painter {name}")
            try:
                return await asyncio.shield(found.task)
            except NotDrawn:
                if overtaken():
                    raise

    async def _run(
        self, key: Hashable, drawn: _Drawing, draw: Callable[[], Awaitable[Picture | None]]
    ) -> Picture | None:
        picture = None
        try:
            async with self._turns:
                if drawn.is_overtaken():
                    raise NotDrawn
                picture = await draw()
        finally:
            drawn.checks.clear()
            if picture is None and self._drawings.get(key) is drawn:
                del self._drawings[key]
        return picture


def _hashable(value: object) -> Hashable:
    """Return arguments of a call in a form for keys: lists become tuples."""
    return tuple(map(_hashable, value)) if type(value) in (tuple, list) else value  # type: ignore[call-overload]

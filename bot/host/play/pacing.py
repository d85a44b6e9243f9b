"""Computers that play in steps which people can follow, at a pace which these choose.

How fast a table goes on, and whether it does, is kept in memory only: after a restart all of them wait.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable, Hashable
from dataclasses import dataclass
from typing import Generic, NamedTuple, TypeVar

_log = logging.getLogger(__name__)

K = TypeVar("K", bound=Hashable)


class Stride(NamedTuple):
    """How fast steps follow each other: so many every so many seconds."""

    seconds: float
    steps: int


STRIDES = (Stride(6.0, 1), Stride(3.0, 1), Stride(1.5, 1), Stride(1.5, 3), Stride(1.5, 10))
"""From slow to fast. Messages are edited once a stride, and Discord rations edits: so none is shorter than 1.5 s."""
_USUAL = 1
_TICK = 0.25
"""Seconds between two looks at whose stride is over."""


@dataclass(slots=True, eq=False)
class Gait:
    """How something goes on: in which of :data:`STRIDES`, and whether by itself."""

    stride: int = _USUAL
    running: bool = False
    rest: float = 0.0
    """The seconds until the next stride, where they are to be more than usual; for one stride."""
    due: float = 0.0
    until: float = 0.0
    """When it is to wait until somebody is seen to watch it."""
    task: asyncio.Task[None] | None = None

    @property
    def pace(self) -> Stride:
        """How fast it goes on by itself."""
        return STRIDES[self.stride]


class Pacer(Generic[K]):
    """Has things go on: ``step`` takes one step of one, and tells whether more may follow in the same stride.

    The step is told whether somebody has asked for just it. ``told`` hears of what goes on otherwise than before; what
    nobody has led for ``patience`` seconds waits.
    """

    def __init__(
        self,
        clock: Callable[[], float],
        step: Callable[[K, bool], Awaitable[bool]],
        told: Callable[[K], None],
        *,
        patience: float,
    ) -> None:
        self._clock = clock
        self._step = step
        self._told = told
        self._patience = patience
        self._gaits: dict[K, Gait] = {}
        self._ticking: asyncio.Task[None] | None = None
        self._stopping = False

    def of(self, key: K) -> Gait | None:
        """How something goes on, if it is known."""
        return self._gaits.get(key)

    @property
    def running(self) -> int:
        """How many go on by themselves."""
        return sum(gait.running for gait in self._gaits.values())

    def add(self, key: K, gait: Gait) -> Gait:
        """Takes up something, in the place of what had its key."""
        self.drop(key)
        gait.running &= not self._stopping
        self._gaits[key] = gait
        self._go_on(gait)
        return gait

    def drop(self, key: K) -> None:
        """Lets go of something; a step that is being taken is still taken."""
        if gait := self._gaits.pop(key, None):
            gait.running = False

    def lead(self, key: K, *, running: bool | None = None, by: int = 0) -> None:
        """Has something known run or wait, or go faster or slower ``by`` so many strides."""
        gait, now = self._gaits[key], self._clock()
        if running is not None:
            gait.running, gait.due = running and not self._stopping, now
        gait.stride = min(max(gait.stride + by, 0), len(STRIDES) - 1)
        gait.until = now + self._patience
        self._go_on(gait)
        self._told(key)

    async def once(self, key: K) -> None:
        """Takes one step of something known, unless one is being taken, and returns when that is done."""
        gait = self._gaits[key]
        if not (gait.task or self._stopping):
            self._stride(key, gait, 1, asked=True)
        if gait.task:
            await asyncio.wait([gait.task])

    def tick(self) -> None:
        """Has all go on whose stride is over."""
        now = self._clock()
        for key, gait in [*self._gaits.items()]:
            if gait.running and now >= gait.until:
                gait.running = False
                self._told(key)
            elif gait.running and gait.task is None and now >= gait.due:
                self._stride(key, gait, gait.pace.steps)

    async def stop(self) -> None:
        """Has all wait, and gives up what is being thought of. What is being stored is stored."""
        self._stopping = True
        tasks = [gait.task for gait in self._gaits.values() if gait.task]
        if self._ticking:
            tasks.append(self._ticking)
        for key, gait in [*self._gaits.items()]:
            if gait.running:
                gait.running = False
                self._told(key)
        for task in tasks:
            task.cancel()
        if tasks:
            await asyncio.wait(tasks)

    def _go_on(self, gait: Gait) -> None:
        if gait.running and (self._ticking is None or self._ticking.done()):
            self._ticking = asyncio.create_task(self._tick_on(), name="pacing")

    async def _tick_on(self) -> None:
        """Ticks for as long as anything runs."""
        while self.running:
            self.tick()
            await asyncio.sleep(_TICK)

    def _stride(self, key: K, gait: Gait, steps: int, *, asked: bool = False) -> None:
        walking = self._walk(key, gait, steps, asked=asked)
        gait.task = asyncio.create_task(walking, name=f"computers in steps {key}")

    async def _walk(self, key: K, gait: Gait, steps: int, *, asked: bool) -> None:
        gait.rest = 0.0
        try:
            for _ in range(steps):
                goes_on = await self._step(key, asked)
                if not (goes_on and gait.running):
                    break
        except Exception:
            _log.exception("%s: a step failed; it waits", key)
            gait.running = False
            self._told(key)
        finally:
            gait.task, gait.due = None, self._clock() + max(gait.pace.seconds, gait.rest)

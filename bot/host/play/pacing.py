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


class StepRate(NamedTuple):
    """How fast steps follow each other: so many every so many seconds."""

    seconds: float
    steps: int


SPEEDS = (StepRate(6.0, 1), StepRate(3.0, 1), StepRate(1.5, 1), StepRate(1.5, 3), StepRate(1.5, 10))
"""From slow to fast. Messages are edited once a speed, and Discord rations edits: so none is shorter than 1.5 s."""
_USUAL = 1
_TICK = 0.25
"""Seconds between two looks at whose next step is due."""


@dataclass(slots=True, eq=False)
class Pacing:
    """How something goes on: in which of :data:`SPEEDS`, and whether by itself."""

    speed: int = _USUAL
    running: bool = False
    rest: float = 0.0
    """The seconds until the next speed, where they are to be more than usual; for one speed."""
    due: float = 0.0
    until: float = 0.0
    """When it is to wait until somebody is seen to watch it."""
    task: asyncio.Task[None] | None = None

    @property
    def rate(self) -> StepRate:
        """How fast it goes on by itself."""
        return SPEEDS[self.speed]


class Pacer(Generic[K]):
    """Has things go on: ``step`` takes one step of one, and tells whether more may follow in the same speed.

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
        self._pacings: dict[K, Pacing] = {}
        self._ticking: asyncio.Task[None] | None = None
        self._stopping = False

    def pacing_of(self, key: K) -> Pacing | None:
        """How something goes on, if it is known."""
        return self._pacings.get(key)

    @property
    def running(self) -> int:
        """How many go on by themselves."""
        return sum(pacing.running for pacing in self._pacings.values())

    def add(self, key: K, pacing: Pacing) -> Pacing:
        """Takes up something, in the place of what had its key."""
        self.drop(key)
        pacing.running &= not self._stopping
        self._pacings[key] = pacing
        self._go_on(pacing)
        return pacing

    def drop(self, key: K) -> None:
        """Lets go of something; a step that is being taken is still taken."""
        if pacing := self._pacings.pop(key, None):
            pacing.running = False

    def control(self, key: K, *, running: bool | None = None, by: int = 0) -> None:
        """Has something known run or wait, or go faster or slower ``by`` so many steps of :data:`SPEEDS`."""
        pacing, now = self._pacings[key], self._clock()
        if running is not None:
            pacing.running, pacing.due = running and not self._stopping, now
        pacing.speed = min(max(pacing.speed + by, 0), len(SPEEDS) - 1)
        pacing.until = now + self._patience
        self._go_on(pacing)
        self._told(key)

    async def once(self, key: K) -> None:
        """Takes one step of something known, unless one is being taken, and returns when that is done."""
        pacing = self._pacings[key]
        if not (pacing.task or self._stopping):
            self._start_steps(key, pacing, 1, asked=True)
        if pacing.task:
            await asyncio.wait([pacing.task])

    def tick(self) -> None:
        """Has all go on whose next step is due."""
        now = self._clock()
        for key, pacing in [*self._pacings.items()]:
            if pacing.running and now >= pacing.until:
                pacing.running = False
                self._told(key)
            elif pacing.running and pacing.task is None and now >= pacing.due:
                self._start_steps(key, pacing, pacing.rate.steps)

    async def stop(self) -> None:
        """Has all wait, and gives up what is being thought of. What is being stored is stored."""
        self._stopping = True
        tasks = [pacing.task for pacing in self._pacings.values() if pacing.task]
        if self._ticking:
            tasks.append(self._ticking)
        for key, pacing in [*self._pacings.items()]:
            if pacing.running:
                pacing.running = False
                self._told(key)
        for task in tasks:
            task.cancel()
        if tasks:
            await asyncio.wait(tasks)

    def _go_on(self, pacing: Pacing) -> None:
        if pacing.running and (self._ticking is None or self._ticking.done()):
            self._ticking = asyncio.create_task(self._tick_on(), name="pacing")

    async def _tick_on(self) -> None:
        """Ticks for as long as anything runs."""
        while self.running:
            self.tick()
            await asyncio.sleep(_TICK)

    def _start_steps(self, key: K, pacing: Pacing, steps: int, *, asked: bool = False) -> None:
        walking = self._take_steps(key, pacing, steps, asked=asked)
        pacing.task = asyncio.create_task(walking, name=f"computers in steps {key}")

    async def _take_steps(self, key: K, pacing: Pacing, steps: int, *, asked: bool) -> None:
        pacing.rest = 0.0
        try:
            for _ in range(steps):
                goes_on = await self._step(key, asked)
                if not (goes_on and pacing.running):
                    break
        except Exception:
            _log.exception("%s: a step failed; it waits", key)
            pacing.running = False
            self._told(key)
        finally:
            pacing.task, pacing.due = None, self._clock() + max(pacing.rate.seconds, pacing.rest)

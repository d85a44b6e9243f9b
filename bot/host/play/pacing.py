"""Pacing: computers play in steps, at a speed that people choose. Nothing of it is stored here."""

from __future__ import annotations

import asyncio
import logging
import math
from collections.abc import Awaitable, Callable, Hashable
from dataclasses import dataclass
from typing import Generic, TypeVar

from bot.host.model.series import DEFAULT_SPEED, SPEEDS, StepRate, changed_speed
from bot.host.refusals import error_description

_log = logging.getLogger(__name__)

K = TypeVar("K", bound=Hashable)


_TICK = 0.25
"""Seconds between two checks for due steps."""


@dataclass(slots=True, eq=False)
class Pacing:
    """The pacing of one thing: its index in :data:`SPEEDS`, and whether it runs by itself."""

    speed: int = DEFAULT_SPEED
    running: bool = False
    extra_wait: float = 0.0
    """The least number of seconds before the next step; used once."""
    due: float = 0.0
    until: float = math.inf
    """When it pauses if nobody has controlled it until then."""
    task: asyncio.Task[None] | None = None
    revision: int | None = None
    """The table's revision after the last step here, if known."""

    @property
    def rate(self) -> StepRate:
        """How fast it runs by itself."""
        return SPEEDS[self.speed]


class Pacer(Generic[K]):
    """Runs things step by step. ``step`` takes one step, and returns whether another may follow in the same interval.

    Its second argument says whether somebody asked for this single step. ``on_change`` is called when a pacing changes
    here: by :meth:`control`, by :meth:`stop`, by a failure, and when nobody has controlled it for ``patience`` seconds.
    """

    def __init__(
        self,
        clock: Callable[[], float],
        step: Callable[[K, bool], Awaitable[bool]],
        on_change: Callable[[K], None] = lambda key: None,
        *,
        patience: float = math.inf,
    ) -> None:
        self._clock = clock
        self._step = step
        self._on_change = on_change
        self._patience = patience
        self._pacings: dict[K, Pacing] = {}
        self._ticking: asyncio.Task[None] | None = None
        self._stopping = False

    def pacing_of(self, key: K) -> Pacing | None:
        """Return the pacing of something, if it is known."""
        return self._pacings.get(key)

    @property
    def running(self) -> int:
        """The number that run by themselves."""
        return sum(pacing.running for pacing in self._pacings.values())

    def add(self, key: K, pacing: Pacing) -> Pacing:
        """Add something, replacing what had its key."""
        self.drop(key)
        pacing.running &= not self._stopping
        self._pacings[key] = pacing
        self._ensure_ticking(pacing)
        return pacing

    def drop(self, key: K) -> None:
        """Remove something. A step under way is still completed."""
        if pacing := self._pacings.pop(key, None):
            pacing.running = False

    def control(self, key: K, *, running: bool | None = None, by: int = 0) -> None:
        """Run or pause something known, or change its speed ``by`` a number of entries of :data:`SPEEDS`."""
        pacing, now = self._pacings[key], self._clock()
        if running is not None:
            pacing.running, pacing.due = running and not self._stopping, now
        pacing.speed = changed_speed(pacing.speed, by)
        pacing.until = now + self._patience
        self._ensure_ticking(pacing)
        self._on_change(key)

    def follow(self, key: K, *, speed: int, running: bool, wait: float = 0.0) -> None:
        """Continue as set elsewhere. A pacing that begins to run takes its first step after ``wait`` seconds."""
        pacing = self._pacings.setdefault(key, Pacing())
        if running and not pacing.running:
            pacing.due = self._clock() + wait
        pacing.speed, pacing.running = speed, running and not self._stopping
        self._ensure_ticking(pacing)

    async def once(self, key: K) -> None:
        """Take one step, unless one is under way, and return when it is done."""
        pacing = self._pacings.setdefault(key, Pacing())
        if not (pacing.task or self._stopping):
            self._start_steps(key, pacing, 1, asked=True)
        if pacing.task:
            await asyncio.wait([pacing.task])

    def tick(self) -> None:
        """Take the steps that are due."""
        now = self._clock()
        for key, pacing in [*self._pacings.items()]:
            if pacing.running and now >= pacing.until:
                pacing.running = False
                self._on_change(key)
            elif pacing.running and pacing.task is None and now >= pacing.due:
                self._start_steps(key, pacing, pacing.rate.steps)

    async def stop(self) -> None:
        """Pause everything and cancel thinking. An action being stored is still stored."""
        self._stopping = True
        tasks = [pacing.task for pacing in self._pacings.values() if pacing.task]
        if self._ticking:
            tasks.append(self._ticking)
        for key, pacing in [*self._pacings.items()]:
            if pacing.running:
                pacing.running = False
                self._on_change(key)
        for task in tasks:
            task.cancel()
        if tasks:
            await asyncio.wait(tasks)

    def _ensure_ticking(self, pacing: Pacing) -> None:
        if pacing.running and (self._ticking is None or self._ticking.done()):
            self._ticking = asyncio.create_task(self._tick_while_running(), name="pacing")

    async def _tick_while_running(self) -> None:
        """Tick while anything runs."""
        while self.running:
            self.tick()
            await asyncio.sleep(_TICK)

    def _start_steps(self, key: K, pacing: Pacing, steps: int, *, asked: bool = False) -> None:
        running = self._take_steps(key, pacing, steps, asked=asked)
        pacing.task = asyncio.create_task(running, name=f"computers in steps {key}")

    async def _take_steps(self, key: K, pacing: Pacing, steps: int, *, asked: bool) -> None:
        pacing.extra_wait = 0.0
        try:
            for _ in range(steps):
                goes_on = await self._step(key, asked)
                if not (goes_on and pacing.running):
                    break
        except Exception as error:
            _log.error("%s: a step failed; it is paused: %s", key, error_description(error))
            pacing.running = False
            self._on_change(key)
        finally:
            pacing.task, pacing.due = None, self._clock() + max(pacing.rate.seconds, pacing.extra_wait)

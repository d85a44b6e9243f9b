"""Par: the master's score in the person's seat in each game of a day, computed in advance in a spare process."""

from __future__ import annotations

import asyncio
import logging
import os
import sys
from concurrent.futures.process import BrokenProcessPool
from contextlib import suppress

from bot.host.core import Core
from bot.host.daily.days import Days
from bot.host.refusals import error_description
from bot.process_pool import ReplaceablePool
from data.store import ActionRow, DailyDay, DailyPar
from engine import daily
from engine.daily import DAILY_GAMES
from engine.players import MASTER, STEADY
from engine.types import Action, Seat

_log = logging.getLogger(__name__)
FIRST = 60.0
"""Seconds after a start until pars are computed: people's tables come back first."""
EVERY = 600.0
"""Seconds between two looks for a day without pars."""
_LOWER = 9
"""How much lower the priority of the process is than that of the processes that answer people."""


class Pars:
    """Computes the missing pars of the days that are not closed: today's, and tomorrow's as soon as it exists.

    Only the process that looks after shard 0 does, and only if it decides with the code that the day began with. Par is
    stored with its actions. Who shows them asks first whether they may be seen.
    """

    def __init__(self, core: Core, days: Days) -> None:
        self._core = core
        self._days = days
        self._pool = ReplaceablePool(1, _prepare)
        self._stored: set[tuple[str, int, str, str]] = set()
        """Day, edition, code and game of the pars that are known to be stored."""
        self._task: asyncio.Task[None] | None = None

    def start(self) -> None:
        """Compute pars from now on, in the background."""
        self._task = asyncio.create_task(self._work(), name="pars")

    async def stop(self) -> None:
        """End the work under way: it is begun again after the next start."""
        if self._task:
            self._task.cancel()
            with suppress(asyncio.CancelledError):
                await self._task
        self._pool.close()

    async def compute(self) -> int:
        """Compute and store the pars that are missing, and return their number. The process ends after the last one.

        One that fails is tried again the next time.
        """
        made = 0
        for day in await self._core.store.open_daily_days():
            for key in DAILY_GAMES:
                if not (self._core.duty.direct and self._days.has_own_code(day)) or await self._is_stored(day, key):
                    continue
                try:
                    par = await self._play(day, key)
                except Exception as error:
                    _log.warning("no par of %s on %s: %s", key, day.day, error_description(error))
                else:
                    made += await self._core.store.put_daily_par(day.day, day.edition, key, day.code, par)
        if self._pool.current:
            self._pool.drop(self._pool.current)
        return made

    async def _is_stored(self, day: DailyDay, key: str) -> bool:
        place = (day.day, day.edition, day.code, key)
        if place not in self._stored and await self._core.store.daily_par(day.day, day.edition, key):
            self._stored.add(place)
        return place in self._stored

    async def _play(self, day: DailyDay, key: str) -> DailyPar:
        pool = self._pool.open()
        try:
            score, actions = await asyncio.wrap_future(pool.submit(played_by_master, key, day.secret, day.day))
        except BrokenProcessPool:
            self._pool.drop(pool)
            raise
        seat = DAILY_GAMES[key].seat
        rows = [
            ActionRow(number, whose, action.to_json(), 0.0, MASTER if whose == seat else STEADY, person=0)
            for number, (whose, action) in enumerate(actions, start=1)
        ]
        return DailyPar(score, rows)

    async def _work(self) -> None:
        await asyncio.sleep(FIRST)
        while True:
            try:
                await self.compute()
            except Exception as error:
                _log.warning("pars could not be computed: %s", error_description(error))
            await asyncio.sleep(EVERY)


def played_by_master(key: str, secret: bytes, day: str) -> tuple[int, tuple[tuple[Seat, Action], ...]]:
    """Play a day's game with the master in the person's seat, and return its score and all actions."""
    return daily.play_out(key, secret, day, MASTER, daily.computer_seed(secret, day, key, DAILY_GAMES[key].seat))


def _prepare() -> None:
    """Prepare the process: what it does can wait."""
    if sys.platform != "win32":
        os.nice(_LOWER)

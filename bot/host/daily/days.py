"""The days of daily deals: made a day ahead, restarted when the deciding code has changed, closed at 00:00 UTC.

The process that looks after shard 0 does this. All of it is decided by conditions in the store, so another process in
its place changes nothing twice.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Mapping, Sequence
from contextlib import suppress
from typing import Any, NamedTuple

from bot.host.core import Core
from bot.host.daily.deciding_code import deciding_code
from bot.host.model.competition import Competition
from bot.host.model.daily_key import DailyKey, day_after, day_at
from bot.host.refusals import Refusal, error_description
from data.store import Conflict, DailyAttempt, DailyDay, StoreError
from engine.daily import SECRET_BYTES, commitment, reveal

_log = logging.getLogger(__name__)
_AGAIN = 60.0
"""Seconds between two looks at the days, unless a day begins before."""
_PACE = 0.1
"""Seconds between two tables whose end is shown after a close."""
_CODES = 64
"""The editions whose code is remembered."""


class Sealed(NamedTuple):
    """A day's commitment, and once the day is over, all that it sealed: see :func:`engine.daily.reveal`."""

    day: str
    commitment: str
    revealed: Mapping[str, Any] | None


class Days:
    """Makes, restarts and closes days."""

    def __init__(self, core: Core, code: Callable[[], str] = deciding_code) -> None:
        self._core = core
        self._code = code
        self._codes: dict[tuple[str, int], str] = {}
        self._looked = ("", 0.0)
        """The day of the last look, and when that was."""
        self._work: asyncio.Task[None] | None = None
        self.on_change: list[Callable[[str], None]] = []
        """Called with a day that this process has made, restarted or closed. They must not block."""
        core.decides_daily = self.decides

    async def today(self) -> DailyDay:
        """Return the edition of today that counts, made now if there is none."""
        return await self._day(day_at(self._core.clock()))

    async def tomorrow(self) -> DailyDay:
        """Return tomorrow's day, whose commitment is shown today."""
        return await self._day(day_after(day_at(self._core.clock())))

    async def sealed(self, day: str) -> Sealed:
        """Return what seals a day, or what it sealed. Refuses ``no-such-day``."""
        row = await self._core.store.daily_day(day)
        if row is None:
            raise Refusal("no-such-day", day=day)
        over = row.closed_at is not None
        return Sealed(row.day, row.commitment, reveal(row.day, row.edition, row.secret) if over else None)

    def has_own_code(self, day: DailyDay) -> bool:
        """Return whether this process decides as a day began."""
        return day.code == self._code()

    async def decides(self, key: DailyKey) -> bool:
        """Return whether this process plays computers' turns of an edition: it has the code that the edition has."""
        found = self._codes.get(key[:2])
        if found is None:
            editions = await self._core.store.daily_editions(key.day)
            found = next((each.code for each in editions if each.edition == key.edition), "")
            if len(self._codes) >= _CODES:
                self._codes.clear()
            # Once somebody has begun, an edition never changes its code.
            self._codes[key[:2]] = found
        return found == self._code()

    def tick(self) -> None:
        """See to the days soon, if this process has the duty for that and it is time."""
        now = self._core.clock()
        day, at = self._looked
        due = day != day_at(now) or not at <= now < at + _AGAIN
        if due and self._core.duty.direct and self._work is None:
            self._looked = (day_at(now), now)
            self._work = asyncio.create_task(self._try_to_see_to(), name="daily days")

    async def stop(self) -> None:
        """Cancel what is being shown. What is being stored is still stored."""
        if self._work:
            self._work.cancel()
            await asyncio.wait([self._work])

    async def _try_to_see_to(self) -> None:
        try:
            await self.see_to()
        except (Refusal, StoreError) as error:
            _log.warning("the days could not be seen to: %s", error_description(error))
        except Exception as error:
            _log.error("the days could not be seen to: %s", error_description(error))
        finally:
            self._work = None

    async def see_to(self) -> None:
        """Close the days that are over, make today and tomorrow, and restart those that went by other code."""
        # Off the event loop: the first time it reads all of the engine, which takes more than a second.
        await asyncio.to_thread(self._code)
        today, store = day_at(self._core.clock()), self._core.store
        ended: list[DailyAttempt] = []
        for row in await store.open_daily_days():
            if row.day < today:
                ended += await self._close(row.day)
        for day in (today, day_after(today)):
            ended += await self._keep(await self._day(day))
        await self._show_ends(ended)

    async def _day(self, day: str) -> DailyDay:
        if found := await self._core.store.daily_day(day):
            return found
        made = await self._core.commit(self._core.store.make_daily_day(self._new(day, 1)))
        self._changed(day)
        return made

    def _new(self, day: str, edition: int) -> DailyDay:
        secret = self._core.entropy(SECRET_BYTES)
        return DailyDay(day, edition, secret, commitment(secret), self._code(), self._core.clock())

    async def _close(self, day: str) -> Sequence[DailyAttempt]:
        """Close a day, and return the attempts that this ended."""
        unfinished = await self._core.store.unfinished_attempts(day)
        if not await self._core.commit(self._core.store.close_daily_day(day, self._core.clock())):
            return ()
        self._changed(day)
        return unfinished

    async def _keep(self, row: DailyDay) -> Sequence[DailyAttempt]:
        """Restart a day that went by other code, and return the attempts that this ended."""
        if self.has_own_code(row):
            return ()
        unfinished = await self._core.store.unfinished_attempts(row.day)
        now = self._core.clock()
        with suppress(Conflict):  # another process was quicker
            kept = await self._core.store.restart_daily_day(self._new(row.day, row.edition + 1), now)
            _log.warning("%s goes on as edition %d, because the code that decides has changed", row.day, kept.edition)
            self._changed(row.day)
            return unfinished if kept.edition > row.edition else ()
        return ()

    def _changed(self, day: str) -> None:
        for listener in self.on_change:
            listener(day)

    async def _show_ends(self, attempts: Sequence[DailyAttempt]) -> None:
        """Publish the tables of attempts that a close or restart ended; after a kill a start shows them."""
        for attempt in attempts:
            with suppress(Refusal):
                async with self._core.tables.hold(attempt.table_id, Competition.DAILY) as session:
                    self._core.tell(session)
            await asyncio.sleep(_PACE)

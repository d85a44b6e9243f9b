"""A person's result at a daily deal among everybody and in their server, and their streak."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from datetime import date
from math import sqrt
from statistics import fmean, stdev
from typing import NamedTuple

from bot.host.core import Core
from bot.host.daily.streaks import streak
from bot.host.lobby.moderation import is_blocked
from bot.host.model.daily_key import day_at
from bot.host.model.settings import ServerSettings
from bot.host.refusals import Refusal
from data.store import DailyAttempt, DailyPercentile, Field, Placed, Player

MEAN_OF = 10
"""The most attempts of a mean in :func:`course`."""
FRIENDS = 8
"""The greatest number of people of a server listed in a result."""
_FIRST_DAY = date(2026, 11, 24)


class CoursePoint(NamedTuple):
    """The mean percentile of somebody's last attempts until a day, in percent, and its standard error."""

    day: str
    mean: float
    error: float


class Finished(NamedTuple):
    """A person's finished attempt at a daily deal, and the scores that it is compared with.

    ``field`` are the attempts that count everywhere, ``here`` those of the person's server, if they look from one.
    ``friends`` are the best of that server who may be named, and the person; ``streak`` is in days.
    """

    attempt: DailyAttempt
    score: int
    closed: bool
    par: int | None
    field: Field
    here: Field | None
    friends: Sequence[Placed]
    players: Mapping[int, Player]
    streak: int

    @property
    def percentile(self) -> float | None:
        """The percentile so far, or at the close; ``None`` without others."""
        if self.closed:
            return self.attempt.percentile
        return percentile(self.field, self.score, counted=self.attempt.everywhere)


def percentile(field: Field, score: int, *, counted: bool) -> float | None:
    """Return the share of the others who have finished that a score beats, in percent. A tie is half a win.

    ``counted`` says whether the score itself is in the field. ``None`` without others.

    >>> percentile(Field(((10, 2), (30, 1)), unfinished=5), 10, counted=True)
    25.0
    """
    others = sum(count for _, count in field.scores) - counted
    if not others:
        return None
    below = sum(count for other, count in field.scores if other < score)
    alike = sum(count for other, count in field.scores if other == score) - counted
    return (100.0 * below + 50.0 * alike) / others


def place(field: Field, score: int) -> int:
    """Return the place of a score in a field: equal scores share one."""
    return 1 + sum(count for other, count in field.scores if other > score)


def entrants(field: Field, *, closed: bool) -> int:
    """Return how many are compared: those who have finished, and after the close all who began."""
    return sum(count for _, count in field.scores) + field.unfinished * closed


def day_number(day: str) -> int:
    """Return the number of a day, counted from the first one.

    >>> day_number("2027-06-25")
    214
    """
    return (date.fromisoformat(day) - _FIRST_DAY).days + 1


class Standings:
    """Compares people's attempts at daily deals."""

    def __init__(self, core: Core) -> None:
        self._core = core

    async def of(self, day: str, game: str, player: Player, guild_id: int | None) -> Finished:
        """Return a player's own result at a day's game, for that player only.

        The attempt counts in the server from then on, unless they are kept from its tables.
        Refuses ``daily-not-finished``.
        """
        store = self._core.store
        its = await store.daily_day(day)
        attempt = await store.attempt(day, its.edition, game, player.id) if its else None
        if its is None or attempt is None or attempt.score is None:
            raise Refusal("daily-not-finished")
        edition, closed = its.edition, its.closed_at is not None
        if guild_id is not None and not closed and not await is_blocked(self._core, guild_id, player):
            await store.count_in_server(day, edition, game, player.id, guild_id)
        par = await store.daily_par(day, edition, game)
        field = await store.field(day, edition, game)
        here, friends = None, list[Placed]()
        if guild_id is not None and ServerSettings.read(await store.guild_settings(guild_id)).boards:
            here = await store.field(day, edition, game, guild_id)
            own = Placed(place(here, attempt.score), player.id, attempt.score)
            friends = with_own(await store.podium(day, edition, game, guild_id, FRIENDS), own)
        return Finished(
            attempt,
            attempt.score,
            closed,
            par.score if par else None,
            field,
            here,
            friends,
            await self._core.names.players(guild_id, [each.player for each in friends]),
            await self.streak(player),
        )

    async def begun_in(self, attempt: DailyAttempt) -> tuple[int, int]:
        """Return the server and the channel of an attempt's table; zeros in direct messages."""
        row = await self._core.store.table(attempt.table_id)
        return row.guild_id, row.channel_id

    async def removable(self, player: Player, guild_id: int, game: str, day: str = "") -> str:
        """Return the table of a person's last finished attempt that counts in a server, or of that of a day.

        For moderators. Refuses ``no-daily-result``.
        """
        found = await self._core.store.attempts_of(player.id, [day] if day else None)
        for each in reversed([row for row in found if row.game == game and row.finished_at is not None]):
            if guild_id in await self._core.store.servers_of_attempt(each.day, each.edition, game, player.id):
                return each.table_id
        raise Refusal("no-daily-result")

    async def streak(self, player: Player) -> int:
        """Return the length of a player's streak today."""
        days = await self._core.store.finished_daily_days(player.id)
        found = streak(map(date.fromisoformat, days))
        return found.on(date.fromisoformat(day_at(self._core.clock()))) if found else 0

    async def course(self, player: Player) -> list[CoursePoint]:
        """Return how a player has done at the last closed days, oldest first: a point for each attempt."""
        return course(await self._core.store.daily_percentiles(player.id))


def course(attempts: Sequence[DailyPercentile]) -> list[CoursePoint]:
    """Return the mean percentile of each attempt and up to nine before it, with its standard error.

    >>> one, other = ("2026-11-24", "whist", 5, 40.0, 2), ("2026-11-25", "whist", 9, 60.0, 1)
    >>> course([DailyPercentile(*one), DailyPercentile(*other)])[1]
    CoursePoint(day='2026-11-25', mean=50.0, error=10.0)
    """
    found = []
    for count, attempt in enumerate(attempts, start=1):
        latest = [each.percentile or 0.0 for each in attempts[max(0, count - MEAN_OF) : count]]
        error = stdev(latest) / sqrt(len(latest)) if len(latest) > 1 else 0.0
        found.append(CoursePoint(attempt.day, fmean(latest), error))
    return found


def with_own(best: Sequence[Placed], own: Placed) -> list[Placed]:
    """Return the best with somebody's own row: the last of them gives way to it if there is no room."""
    if any(each.player == own.player for each in best):
        return [*best]
    return sorted([*best[: FRIENDS - 1], own], key=lambda each: each.place)

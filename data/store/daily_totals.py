"""Running totals of daily deals, by person and month, season or all time, and everybody's streak.

They are written when a day is closed, so that boards need not read attempts. An attempt without others to compare it
with counts in no total.
"""

from __future__ import annotations

import math
from collections.abc import Collection
from datetime import date, timedelta
from typing import NamedTuple

from data.store.boards import Page, Scope, listed
from data.store.database import Database, Transaction

STREAK_SPAN = 7
"""Of this many consecutive days, a streak forgives one that was missed."""
EVER = ""
"""The period of all days. A month is written ``2026-11``, a season ``s3``."""
_EVERYWHERE = 0
"""The server whose totals are those of all servers."""


class DailyStanding(NamedTuple):
    """A row of the board of daily deals.

    ``mean`` is the mean percentile of a player's ``deals`` on ``days`` different days. ``wins`` counts the deals that
    nobody played better. ``streak`` is the longest streak that they had within the period.
    """

    rank: int
    player: int
    mean: float
    days: int
    deals: int
    wins: int
    streak: int


class DailyPercentile(NamedTuple):
    """A person's final result at a daily deal. The place is the one among everybody, if the attempt counts there."""

    day: str
    game: str
    score: int | None
    percentile: float | None
    place: int | None


_COUNTED = (
    "y.closed_at IS NOT NULL AND y.restarted_at IS NULL AND a.percentile IS NOT NULL AND NOT EXISTS"
    " (SELECT 1 FROM resets WHERE player = a.player AND at >= coalesce(a.finished_at, a.started_at))"
)
"""Whether attempt ``a`` of edition ``y`` counts in totals."""
_SUMS = (
    "count(DISTINCT day), count(*), sum(percentile), sum(CASE WHEN place = 1 THEN 1 ELSE 0 END),"
    " sum(percentile) / count(*)"
)
_OF_ALL = (
    f"SELECT {_EVERYWHERE}, period, player, {_SUMS}, max(streak) FROM ("
    "SELECT a.day, a.player, a.percentile, a.place, p.period, coalesce(s.length, 0) AS streak FROM daily_attempts a"
    " JOIN daily_days y ON y.day = a.day AND y.edition = a.edition"
    " LEFT JOIN daily_streaks s ON s.player = a.player AND s.last = a.day"
    f" CROSS JOIN (SELECT '{EVER}' AS period UNION ALL SELECT CAST(:month AS TEXT)) p"
    f" WHERE a.day = :day AND a.everywhere AND {_COUNTED}) c GROUP BY period, player"
)
_OF_SERVERS = (
    f"SELECT guild_id, period, player, {_SUMS}, max(streak) FROM ("
    "SELECT d.guild_id, d.day, d.player, a.percentile, d.place, coalesce(s.length, 0) AS streak,"
    f" CASE k.kind WHEN 0 THEN '{EVER}' WHEN 1 THEN substr(d.day, 1, 7) ELSE 's' || (SELECT coalesce(max(number), 1)"
    " FROM seasons WHERE guild_id = d.guild_id AND since < y.closed_at) END AS period"
    " FROM daily_servers d JOIN daily_attempts a"
    " ON a.day = d.day AND a.edition = d.edition AND a.game = d.game AND a.player = d.player"
    " JOIN daily_days y ON y.day = d.day AND y.edition = d.edition"
    " LEFT JOIN daily_streaks s ON s.player = a.player AND s.last = a.day"
    " CROSS JOIN (SELECT 0 AS kind UNION ALL SELECT 1 UNION ALL SELECT 2) k"
    f" WHERE {{which}} AND NOT d.removed AND {_COUNTED}) c GROUP BY guild_id, period, player"
)
"""The totals of the attempts ``d`` in servers. A day belongs to the season in which it was closed."""
_STORE = (
    "INSERT INTO daily_totals (guild_id, period, player, days, deals, percentiles, wins, mean, streak) {totals}"
    " ON CONFLICT (guild_id, period, player) DO UPDATE SET {changes}"
)
_ADD = (
    "days = daily_totals.days + excluded.days, deals = daily_totals.deals + excluded.deals,"
    " percentiles = daily_totals.percentiles + excluded.percentiles, wins = daily_totals.wins + excluded.wins,"
    " mean = (daily_totals.percentiles + excluded.percentiles) / (daily_totals.deals + excluded.deals),"
    " streak = CASE WHEN daily_totals.streak > excluded.streak THEN daily_totals.streak ELSE excluded.streak END"
)
_REPLACE = (
    "days = excluded.days, deals = excluded.deals, percentiles = excluded.percentiles, wins = excluded.wins,"
    " mean = excluded.mean"
)
_STREAKS = """
    INSERT INTO daily_streaks (player, length, since_missed, last, missed)
    SELECT DISTINCT player, 1, 1, CAST(:day AS TEXT), CAST(NULL AS TEXT) FROM daily_attempts
    WHERE day = :day AND finished_at IS NOT NULL
    ON CONFLICT (player) DO UPDATE SET
        length = 1 + CASE daily_streaks.last WHEN :yesterday THEN daily_streaks.length WHEN :before THEN
            CASE WHEN daily_streaks.missed > :forgiven THEN daily_streaks.since_missed ELSE daily_streaks.length END
            ELSE 0 END,
        since_missed = 1 + CASE daily_streaks.last WHEN :yesterday THEN daily_streaks.since_missed ELSE 0 END,
        missed = CASE daily_streaks.last WHEN :yesterday THEN daily_streaks.missed WHEN :before THEN :yesterday END,
        last = excluded.last
    WHERE daily_streaks.last < excluded.last
"""
"""Streaks go on, or begin, on a day: see ``bot.host.daily.streaks``."""


class DailyTotalsStore(Database):
    """Reads totals."""

    async def daily_standings(
        self,
        guild_id: int | None,
        period: str,
        *,
        least: int,
        first: int = 0,
        count: int = 10,
        player: int | None = None,
    ) -> Page[DailyStanding]:
        """Return ``count`` rows of the board of a server, or of all, from row ``first``, and the row of ``player``.

        Only people with at least ``least`` days, best mean first.
        """
        values = {
            "guild_id": _EVERYWHERE if guild_id is None else guild_id,
            "period": period,
            "least": least,
            "first": first,
            "count": count,
            "player": player,
        }
        source = (
            "daily_totals b WHERE guild_id = :guild_id AND period = :period AND days >= :least"
            f" AND {listed(Scope(guild_id=guild_id, game=''), 'player')}"
        )
        columns = (
            f"1 + (SELECT count(*) FROM {source} AND b.mean > r.mean), player, mean, days, deals, wins, streak FROM"
            f" (SELECT player, mean, days, deals, wins, streak FROM {source}"
        )
        rows, own, [(total,)] = await self._read_together(
            [
                (
                    f"SELECT {columns} ORDER BY mean DESC, days DESC, player LIMIT :count OFFSET :first) r"
                    " ORDER BY mean DESC, days DESC, player",
                    values,
                ),
                (f"SELECT {columns} AND player = :player) r", values),
                (f"SELECT count(*) FROM {source}", values),
            ]
        )
        return Page([DailyStanding(*row) for row in rows], total, DailyStanding(*own[0]) if own else None)

    async def closed_daily_days(self, month: str = "", since: float = 0.0, until: float | None = None) -> int:
        """Return how many days have been closed: of a month or of all time, and between two moments."""
        [(count,)] = await self._read(
            "SELECT count(*) FROM daily_days WHERE restarted_at IS NULL AND day LIKE :days AND closed_at > :since"
            " AND closed_at <= :until",
            {"days": f"{month}%", "since": since, "until": math.inf if until is None else until},
        )
        return int(count)

    async def daily_percentiles(self, player: int, *, count: int = 100) -> list[DailyPercentile]:
        """Return a player's last attempts at closed days, oldest first."""
        found = await self._read(
            "SELECT a.day, a.game, a.score, a.percentile, a.place FROM daily_attempts a"
            " JOIN daily_days y ON y.day = a.day AND y.edition = a.edition"
            f" WHERE a.player = :player AND {_COUNTED} ORDER BY a.day DESC, a.game DESC LIMIT :count",
            {"player": player, "count": count},
        )
        return [DailyPercentile(*row) for row in reversed(found)]

    async def finished_daily_days(self, player: int) -> list[str]:
        """Return the days on which a player finished a deal, in order."""
        found = await self._read(
            "SELECT DISTINCT day FROM daily_attempts WHERE player = ? AND finished_at IS NOT NULL ORDER BY day",
            (player,),
        )
        return [row[0] for row in found]


async def add_daily_day(db: Transaction, day: str) -> None:
    """Add a day that has just been closed to streaks and totals, within the transaction that closes it."""
    at = date.fromisoformat(day)
    yesterday, before, forgiven = (str(at - timedelta(days=back)) for back in (1, 2, 1 + STREAK_SPAN))
    await db.fetch(_STREAKS, {"day": day, "yesterday": yesterday, "before": before, "forgiven": forgiven})
    values = {"day": day, "month": day[:7]}
    for totals in (_OF_ALL, _OF_SERVERS.format(which="d.day = :day")):
        await db.fetch(_STORE.format(totals=totals, changes=_ADD), values)


async def count_daily_totals_again(db: Transaction, guild_id: int, days: Collection[str]) -> None:
    """Compute anew the totals in a server of all who played there on some days.

    For after moderators have removed attempts or put them back, which moves others' places too.
    """
    values = {"guild_id": guild_id, **{f"day{number}": day for number, day in enumerate(days)}}
    among = ", ".join(f":day{number}" for number in range(len(days)))
    who = f"IN (SELECT player FROM daily_servers WHERE guild_id = :guild_id AND day IN ({among}))"
    await db.fetch(
        "UPDATE daily_totals SET days = 0, deals = 0, percentiles = 0, wins = 0, mean = 0"
        f" WHERE guild_id = :guild_id AND player {who}",
        values,
    )
    theirs = _OF_SERVERS.format(which=f"d.guild_id = :guild_id AND d.player {who}")
    await db.fetch(_STORE.format(totals=theirs, changes=_REPLACE), values)


async def drop_daily_totals(db: Transaction, player: int) -> None:
    """Delete a player's totals in all servers."""
    await db.fetch("DELETE FROM daily_totals WHERE player = ?", (player,))

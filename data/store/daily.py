"""The deal of the day: its secrets, par for each deal, people's attempts, and where these count.

Days are UTC dates, such as ``2026-11-24``. Only the newest edition of a day counts: see :class:`DailyDay`.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any, NamedTuple

from data.store import checks, queries
from data.store.daily_totals import add_daily_day, count_daily_totals_again
from data.store.database import Database, Row, Transaction
from data.store.errors import Conflict
from data.store.packed_actions import pack, unpack
from data.store.rows import ActionRow, NewTable, SeatRow, Status, TableRow
from data.store.seats import add_seats


@dataclass(frozen=True, slots=True)
class DailyDay:
    """A day's secret, and the code that decides what computers do with it.

    A day that is restarted gets another ``edition``. ``restarted_at`` says when another replaced this one.
    """

    day: str
    edition: int
    secret: bytes = field(repr=False)
    commitment: str
    code: str
    created_at: float
    restarted_at: float | None = None
    closed_at: float | None = None


class DailyAttempt(NamedTuple):
    """A person's one attempt at a day's game.

    ``account`` is a keyed hash of their Discord account, which outlives a player who is forgotten until the close.
    ``everywhere`` says whether the attempt counts beyond its servers. ``percentile`` and ``place`` are set at the
    close: the share in percent of the others everywhere that it beats, half for equal ones (``None`` without others),
    and its place among those everywhere.
    """

    day: str
    edition: int
    game: str
    player: int
    account: str | None
    table_id: str
    started_at: float
    everywhere: bool
    finished_at: float | None = None
    score: int | None = None
    percentile: float | None = None
    place: int | None = None


class DailyPar(NamedTuple):
    """The score that the master makes of a day's game, with all actions of the table."""

    score: int
    actions: Sequence[ActionRow]


class Field(NamedTuple):
    """The attempts at a day's game: how many have each score (lowest first), and how many are unfinished."""

    scores: tuple[tuple[int, int], ...]
    unfinished: int


class Placed(NamedTuple):
    """A player on a podium. Equal scores share a place."""

    place: int
    player: int
    score: int


_DAY = "day, edition, secret, commitment, code, created_at, restarted_at, closed_at"
_ATTEMPT = ", ".join(DailyAttempt._fields)
_OF_GAME = "day = :day AND edition = :edition AND game = :game"
_CURRENT = "(SELECT max(edition) FROM daily_days WHERE day = :day)"

_UNNAMED = "p.hidden OR p.discord_id IS NULL"
"""The players who may not be named in their servers. Asked of each row, because all players are far more."""

_LOWEST = -(2**31)
"""The score of an unfinished attempt while attempts are ranked."""

_OF_DAY = f"day = :day AND edition = {_CURRENT}"
_RANK = f"""
WITH spread AS (
    SELECT game, score, sum(CASE WHEN everywhere THEN 1 ELSE 0 END) AS alike
    FROM daily_attempts WHERE {_OF_DAY} GROUP BY game, score
), ranked AS (
    SELECT game, score, alike, sum(alike) OVER (PARTITION BY game) AS everyone, sum(alike) OVER
        (PARTITION BY game ORDER BY coalesce(score, {_LOWEST}) ROWS UNBOUNDED PRECEDING) - alike AS below
    FROM spread
)
UPDATE daily_attempts SET
    percentile = CASE WHEN ranked.everyone = CASE WHEN everywhere THEN 1 ELSE 0 END THEN NULL
        WHEN everywhere THEN (50.0 * (ranked.alike - 1) + 100.0 * ranked.below) / (ranked.everyone - 1)
        ELSE (50.0 * ranked.alike + 100.0 * ranked.below) / ranked.everyone END,
    place = CASE WHEN everywhere THEN 1 + ranked.everyone - ranked.below - ranked.alike END
FROM ranked WHERE {_OF_DAY} AND ranked.game = daily_attempts.game AND ranked.score = daily_attempts.score
"""
"""Ranks the finished attempts of a day. One that counts in its servers only has no place."""

_RANK_UNFINISHED = f"""
UPDATE daily_attempts SET
    percentile = CASE WHEN total.everyone > CASE WHEN everywhere THEN 1 ELSE 0 END THEN 0.0 END,
    place = CASE WHEN everywhere THEN 1 + total.finished END
FROM (
    SELECT game, sum(CASE WHEN everywhere THEN 1 ELSE 0 END) AS everyone,
           sum(CASE WHEN everywhere AND score IS NOT NULL THEN 1 ELSE 0 END) AS finished
    FROM daily_attempts WHERE {_OF_DAY} GROUP BY game
) total WHERE {_OF_DAY} AND total.game = daily_attempts.game AND score IS NULL
"""
"""Gives the unfinished attempts of a day the last place."""

_RANK_SERVERS = f"""
WITH ranked AS (
    SELECT edition, game, player, guild_id,
           rank() OVER (PARTITION BY game, guild_id ORDER BY coalesce(score, {_LOWEST}) DESC) AS place
    FROM daily_servers WHERE {_OF_DAY} AND NOT removed{{only}}
)
UPDATE daily_servers SET place = ranked.place FROM ranked WHERE daily_servers.day = :day
    AND daily_servers.edition = ranked.edition AND daily_servers.game = ranked.game
    AND daily_servers.player = ranked.player AND daily_servers.guild_id = ranked.guild_id
"""

_REMOVED = (
    "EXISTS (SELECT 1 FROM moderation m JOIN daily_attempts a ON a.table_id = m.table_id WHERE m.kind = 'result'"
    " AND m.lifted_at IS NULL AND m.guild_id = daily_servers.guild_id AND a.day = daily_servers.day"
    " AND a.edition = daily_servers.edition AND a.game = daily_servers.game AND a.player = daily_servers.player)"
    " OR EXISTS (SELECT 1 FROM moderation m WHERE m.kind = 'person' AND m.lifted_at IS NULL"
    " AND m.guild_id = daily_servers.guild_id AND m.player = daily_servers.player"
    " AND m.at >= daily_servers.finished_at)"
)
"""Whether moderators removed an attempt from a server, or all results that its player had by then."""


class DailyStore(Database):
    """Days, pars and attempts."""

    async def daily_day(self, day: str) -> DailyDay | None:
        """Return the newest edition of a day, if there is one."""
        found = await self._read(f"SELECT {_DAY} FROM daily_days WHERE day = ? ORDER BY edition DESC LIMIT 1", (day,))
        return DailyDay(*found[0]) if found else None

    async def daily_editions(self, day: str) -> list[DailyDay]:
        """Return all editions of a day, oldest first."""
        found = await self._read(f"SELECT {_DAY} FROM daily_days WHERE day = ? ORDER BY edition", (day,))
        return [DailyDay(*row) for row in found]

    async def open_daily_days(self) -> list[DailyDay]:
        """Return the newest editions of the days that have not been closed, earliest first."""
        found = await self._read(
            f"SELECT {_DAY} FROM daily_days WHERE closed_at IS NULL AND restarted_at IS NULL ORDER BY day"
        )
        return [DailyDay(*row) for row in found]

    async def make_daily_day(self, row: DailyDay) -> DailyDay:
        """Store the first edition of a day, and return the stored one: the first writer decides."""

        async def job(db: Transaction) -> DailyDay:
            if not (found := await _newest(db, row.day)):
                await _insert_day(db, row)
                return row
            return found

        return await self._write(job)

    async def restart_daily_day(self, row: DailyDay, at: float) -> DailyDay:
        """Go on with other code on a day, and return the edition that counts from now on.

        If somebody has begun an attempt, ``row`` replaces the edition before it, whose tables are closed. If not, the
        edition before it keeps its secret, and only its code changes. Either way, the pars have to be computed again.
        Raises :class:`Conflict` if the edition before ``row`` is not the newest of the day, or the day is closed.
        """
        key = {"day": row.day, "edition": row.edition - 1}

        async def job(db: Transaction) -> DailyDay:
            found = await _newest(db, row.day, hold=True)
            if not found or found.edition != row.edition - 1 or found.closed_at is not None:
                raise Conflict(f"edition {row.edition} is not the next one of {row.day}")
            if not await db.fetch("SELECT 1 FROM daily_attempts WHERE day = :day AND edition = :edition LIMIT 1", key):
                await db.fetch("DELETE FROM daily_pars WHERE day = :day AND edition = :edition", key)
                [kept] = await db.fetch(
                    f"UPDATE daily_days SET code = :code WHERE day = :day AND edition = :edition RETURNING {_DAY}",
                    {**key, "code": row.code},
                )
                return DailyDay(*kept)
            await db.fetch(
                "UPDATE daily_days SET restarted_at = :at WHERE day = :day AND edition = :edition", {**key, "at": at}
            )
            await _close_tables(db, row.day)
            await _insert_day(db, row)
            return row

        return await self._write(job)

    async def begin_attempt(
        self, attempt: DailyAttempt, table: NewTable, seats: Sequence[SeatRow], guild_id: int | None
    ) -> TableRow:
        """Store an attempt with its running table; it counts in this server.

        Raises :class:`Conflict` if the player or account has one, or the edition is over or replaced.
        """

        async def job(db: Transaction) -> TableRow:
            await _need_open(db, attempt)
            await checks.need_unused_id(db, table.id)
            await checks.need_players(db, [attempt.player])
            if await db.fetch(
                f"SELECT 1 FROM daily_attempts WHERE {_OF_GAME} AND (player = :player OR account = :account)",
                attempt._asdict(),
            ):
                raise Conflict(f"player {attempt.player} has begun {attempt.game} of {attempt.day}")
            await db.fetch(*queries.insert_table(table))
            await db.fetch(
                "UPDATE tables SET status = 'running', started = TRUE, changed_rules = FALSE WHERE id = ?", (table.id,)
            )
            await add_seats(db, table.id, seats)
            marks = ", ".join(f":{name}" for name in attempt._fields)
            await db.fetch(f"INSERT INTO daily_attempts ({_ATTEMPT}) VALUES ({marks})", attempt._asdict())
            if guild_id is not None:
                await _count_in(db, attempt, guild_id)
            return await checks.need_table(db, table.id)

        return await self._write(job, table.id)

    async def place_daily_table(self, table_id: str, guild_id: int, channel_id: int) -> None:
        """Store where the table of an attempt is shown."""
        await self._update_one(
            table_id,
            f"daily table {table_id}",
            "UPDATE tables SET guild_id = ?, channel_id = ? WHERE id = ? AND daily <> '' RETURNING 1",
            (guild_id, channel_id, table_id),
        )

    async def count_in_server(self, day: str, edition: int, game: str, player: int, guild_id: int) -> bool:
        """Let a player's attempt count in one more server. Return whether it does: not once the day is closed."""

        async def job(db: Transaction) -> bool:
            found = await _attempts(db, _OF_GAME + " AND player = :player", _key(day, edition, game, player=player))
            if not found:
                return False
            try:
                await _need_open(db, found[0])
            except Conflict:
                return False
            await _count_in(db, found[0], guild_id)
            return True

        return await self._write(job)

    async def attempt(self, day: str, edition: int, game: str, player: int) -> DailyAttempt | None:
        """Return a player's attempt at a game, if there is one."""
        found = await self._read(
            f"SELECT {_ATTEMPT} FROM daily_attempts WHERE {_OF_GAME} AND player = :player",
            _key(day, edition, game, player=player),
        )
        return _attempt(found[0]) if found else None

    async def attempt_at(self, table_id: str) -> DailyAttempt | None:
        """Return the attempt that is played at a table, if there is one."""
        found = await self._read(f"SELECT {_ATTEMPT} FROM daily_attempts WHERE table_id = ?", (table_id,))
        return _attempt(found[0]) if found else None

    async def attempts_of(self, player: int, days: Sequence[str] | None = None) -> list[DailyAttempt]:
        """Return a player's attempts of some days, or of all, in the order of days, editions and games."""
        if days is not None and not days:
            return []
        marks = "" if days is None else f" AND day IN ({', '.join('?' * len(days))})"
        found = await self._read(
            f"SELECT {_ATTEMPT} FROM daily_attempts WHERE player = ?{marks} ORDER BY day, edition, game",
            (player, *(days or ())),
        )
        return [_attempt(row) for row in found]

    async def unfinished_attempts(self, day: str) -> list[DailyAttempt]:
        """Return the attempts under way at the newest edition of a day, in the order of their start."""
        found = await self._read(
            f"SELECT {_ATTEMPT} FROM daily_attempts WHERE {_OF_DAY} AND finished_at IS NULL"
            " ORDER BY started_at, player",
            {"day": day},
        )
        return [_attempt(row) for row in found]

    async def servers_of_attempt(self, day: str, edition: int, game: str, player: int) -> list[int]:
        """Return the servers in which an attempt counts, sorted."""
        found = await self._read(
            f"SELECT guild_id FROM daily_servers WHERE {_OF_GAME} AND player = :player AND NOT removed"
            " ORDER BY guild_id",
            _key(day, edition, game, player=player),
        )
        return [row[0] for row in found]

    async def field(self, day: str, edition: int, game: str, guild_id: int | None = None) -> Field:
        """Return the attempts that count in a server, or everywhere."""
        source, where = _counting(guild_id)
        found = await self._read(
            f"SELECT score, count(*) FROM {source} WHERE {_OF_GAME} AND {where} GROUP BY score",
            _key(day, edition, game, guild_id=guild_id),
        )
        scores = sorted((score, count) for score, count in found if score is not None)
        return Field(tuple(scores), sum(count for score, count in found if score is None))

    async def podium(
        self, day: str, edition: int, game: str, guild_id: int | None = None, limit: int = 3
    ) -> list[Placed]:
        """Return the best of a server, or of all, who may be named; of equal ones the first to finish comes first."""
        source, where = _counting(guild_id)
        better = f"SELECT count(*) FROM {source} WHERE {_OF_GAME} AND {where} AND score > f.score"
        unnamed = _UNNAMED if guild_id is not None else f"{_UNNAMED} OR p.barred"
        found = await self._read(
            f"SELECT 1 + ({better}), f.player, f.score FROM (SELECT player, score, finished_at FROM {source}"
            f" WHERE {_OF_GAME} AND {where} AND score IS NOT NULL"
            f" AND NOT EXISTS (SELECT 1 FROM players p WHERE p.id = player AND ({unnamed}))"
            " ORDER BY score DESC, finished_at, player LIMIT :limit) f ORDER BY f.score DESC, f.finished_at, f.player",
            _key(day, edition, game, guild_id=guild_id, limit=limit),
        )
        return [Placed(*row) for row in found]

    async def finishers(self, day: str, edition: int, game: str, guild_id: int) -> list[int]:
        """Return the players of a server who have finished and may be named, in the order in which they finished."""
        found = await self._read(
            f"SELECT player FROM daily_servers WHERE {_OF_GAME} AND guild_id = :guild_id AND NOT removed"
            f" AND score IS NOT NULL AND NOT EXISTS (SELECT 1 FROM players p WHERE p.id = player AND ({_UNNAMED}))"
            " ORDER BY finished_at, player",
            _key(day, edition, game, guild_id=guild_id),
        )
        return [row[0] for row in found]

    async def close_daily_day(self, day: str, at: float) -> bool:
        """Close a day: no action counts any more, its tables are closed, and its attempts get percentiles and places.

        Return whether this call closed it: of several only one does.
        """

        async def job(db: Transaction) -> bool:
            if not await db.fetch(
                "UPDATE daily_days SET closed_at = ? WHERE day = ? AND closed_at IS NULL RETURNING 1", (at, day)
            ):
                return False
            await db.take_time()
            await _close_tables(db, day)
            await db.fetch(_RANK, {"day": day})
            await db.fetch(_RANK_UNFINISHED, {"day": day})
            await db.fetch(_RANK_SERVERS.format(only=""), {"day": day})
            await add_daily_day(db, day)
            await db.fetch("UPDATE daily_attempts SET account = NULL WHERE day = ?", (day,))
            return True

        return await self._write(job)

    async def daily_par(self, day: str, edition: int, game: str) -> DailyPar | None:
        """Return par for a game, if it has been computed."""
        found = await self._read(f"SELECT score, actions FROM daily_pars WHERE {_OF_GAME}", _key(day, edition, game))
        return DailyPar(found[0][0], list(unpack(found[0][1], None))) if found else None

    async def put_daily_par(self, day: str, edition: int, game: str, code: str, par: DailyPar) -> bool:
        """Store par for a game, computed by this code. Return whether it was stored.

        It is not stored if there is one already, or if the edition is now played by other code.
        """

        async def job(db: Transaction) -> bool:
            found = await _newest(db, day, hold=True)
            if not found or (found.edition, found.code) != (edition, code):
                return False
            return bool(
                await db.fetch(
                    "INSERT INTO daily_pars (day, edition, game, score, actions) VALUES (?, ?, ?, ?, ?)"
                    " ON CONFLICT (day, edition, game) DO NOTHING RETURNING 1",
                    (day, edition, game, par.score, pack(par.actions)),
                )
            )

        return await self._write(job)


async def finish_attempt(db: Transaction, table_id: str, score: int, at: float) -> None:
    """Finish the attempt at a table, and the table, within the caller's transaction, which holds the table."""
    await db.fetch("UPDATE tables SET status = 'finished', end_shown = FALSE WHERE id = ?", (table_id,))
    for row in await db.fetch(
        f"UPDATE daily_attempts SET finished_at = ?, score = ? WHERE table_id = ? RETURNING {_ATTEMPT}",
        (at, score, table_id),
    ):
        attempt = _attempt(row)
        await db.fetch(
            f"UPDATE daily_servers SET finished_at = :finished_at, score = :score WHERE {_OF_GAME}"
            " AND player = :player",
            attempt._asdict(),
        )


async def need_attempt_in(db: Transaction, table_id: str, guild_id: int) -> None:
    """Raise :class:`Conflict` if the attempt at a table does not count in a server."""
    [attempt] = await _attempts(db, "table_id = :table_id", {"table_id": table_id})
    if not await db.fetch(
        f"SELECT 1 FROM daily_servers WHERE {_OF_GAME} AND player = :player AND guild_id = :guild_id",
        {**attempt._asdict(), "guild_id": guild_id},
    ):
        raise Conflict(f"the attempt at table {table_id} does not count in server {guild_id}")


async def update_removed(db: Transaction, guild_id: int, player: int) -> None:
    """Let a player's attempts count in a server or not, by its moderators' acts in force, within the transaction."""
    changed = await db.fetch(
        f"UPDATE daily_servers SET removed = ({_REMOVED}), place = NULL WHERE player = :player"
        f" AND guild_id = :guild_id AND removed <> ({_REMOVED}) RETURNING day",
        {"player": player, "guild_id": guild_id},
    )
    for day in sorted({row[0] for row in changed}):
        if await db.fetch("SELECT 1 FROM daily_days WHERE day = ? AND closed_at IS NOT NULL", (day,)):
            await db.fetch(_RANK_SERVERS.format(only=" AND guild_id = :guild_id"), {"day": day, "guild_id": guild_id})
    if changed:
        await count_daily_totals_again(db, guild_id, {row[0] for row in changed})


async def player_at(db: Transaction, table_id: str) -> int | None:
    """Return who plays the attempt at a table, if there is one."""
    found = await db.fetch("SELECT player FROM daily_attempts WHERE table_id = ?", (table_id,))
    return found[0][0] if found else None


def _counting(guild_id: int | None) -> tuple[str, str]:
    """Return the table of the attempts that count in a server or everywhere, and the condition."""
    if guild_id is None:
        return "daily_attempts", "everywhere"
    return "daily_servers", "guild_id = :guild_id AND NOT removed"


def _key(day: str, edition: int, game: str, **more: Any) -> dict[str, Any]:
    return {"day": day, "edition": edition, "game": game, **more}


def _attempt(row: Row) -> DailyAttempt:
    attempt = DailyAttempt(*row)
    return attempt._replace(everywhere=bool(attempt.everywhere))


async def _attempts(db: Transaction, where: str, values: dict[str, Any]) -> list[DailyAttempt]:
    return [_attempt(row) for row in await db.fetch(f"SELECT {_ATTEMPT} FROM daily_attempts WHERE {where}", values)]


async def _newest(db: Transaction, day: str, *, hold: bool = False) -> DailyDay | None:
    held = db.dialect.hold if hold else ""
    found = await db.fetch(f"SELECT {_DAY} FROM daily_days t WHERE day = ? ORDER BY edition DESC LIMIT 1{held}", (day,))
    return DailyDay(*found[0]) if found else None


async def _need_open(db: Transaction, attempt: DailyAttempt) -> None:
    """Lock the edition of an attempt. Raises :class:`Conflict` if it is over or replaced."""
    if not await db.fetch(
        "SELECT 1 FROM daily_days t WHERE day = ? AND edition = ? AND closed_at IS NULL AND restarted_at IS NULL"
        f"{db.dialect.hold}",
        (attempt.day, attempt.edition),
    ):
        raise Conflict(f"edition {attempt.edition} of {attempt.day} is over")


async def _insert_day(db: Transaction, row: DailyDay) -> None:
    await db.fetch(
        f"INSERT INTO daily_days ({_DAY}) VALUES (?, ?, ?, ?, ?, ?, ?, ?)",
        (
            row.day,
            row.edition,
            row.secret,
            row.commitment,
            row.code,
            row.created_at,
            row.restarted_at,
            row.closed_at,
        ),
    )


async def _count_in(db: Transaction, attempt: DailyAttempt, guild_id: int) -> None:
    await db.fetch(
        "INSERT INTO daily_servers (day, edition, game, player, guild_id, score, finished_at)"
        " VALUES (:day, :edition, :game, :player, :guild_id, :score, :finished_at)"
        " ON CONFLICT (day, edition, game, player, guild_id) DO NOTHING",
        {**attempt._asdict(), "guild_id": guild_id},
    )
    await update_removed(db, guild_id, attempt.player)


async def _close_tables(db: Transaction, day: str) -> None:
    """Close the tables of a day's unfinished attempts."""
    tables = "SELECT table_id FROM daily_attempts WHERE day = ? AND finished_at IS NULL"
    await db.fetch(
        f"UPDATE tables SET status = 'closed', end_shown = FALSE WHERE id IN ({tables}) AND status = ?",
        (day, Status.RUNNING),
    )
    await db.fetch(f"DELETE FROM snapshots WHERE table_id IN ({tables})", (day,))

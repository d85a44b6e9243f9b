"""Servers: their settings and seasons, and the acts of their moderators."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple

from data.store import checks, daily, queries, score_tables
from data.store.actions import drop_snapshot
from data.store.database import Database, Row, Transaction
from data.store.errors import Conflict, NotFound
from data.store.rows import Status
from data.store.seats import drop_votes
from data.store.server_posts import ServerPostRow, begin_server_post

_COLUMNS = "guild_id, kind, at, moderator, reason, table_id, player, account"

ANNUL, RESULT, PERSON, BLOCK = "annul", "result", "person", "block"
"""The kinds of acts: a game annulled; one table's results or one person's results removed; a person blocked."""


class Season(NamedTuple):
    """A season of a server: its number (from 1), start and end (``None`` for the current one)."""

    number: int
    since: float
    until: float | None


class Act(NamedTuple):
    """A moderator's act with its reason, about a table or a player.

    ``account`` is the Discord user of a block, which outlives a player who is forgotten.
    """

    guild_id: int
    kind: str
    at: float
    moderator: int
    reason: str
    table_id: str | None = None
    player: int | None = None
    account: int | None = None


class RecordedAct(NamedTuple):
    """An act with its number, and who lifted it when; ``None`` while it is in force."""

    id: int
    act: Act
    lifted_at: float | None = None
    lifted_by: int | None = None


class ServerStore(Database):
    """Settings, seasons and moderation of servers."""

    async def guild_settings(self, guild_id: int) -> dict[str, Any]:
        """Return a server's settings, opaque to the store."""
        found = await self._read("SELECT settings FROM guilds WHERE guild_id = ?", (guild_id,))
        settings: dict[str, Any] = json.loads(found[0][0]) if found else {}
        return settings

    async def set_guild_settings(self, guild_id: int, settings: Mapping[str, Any]) -> None:
        """Replace a server's settings."""
        await set_guild_column(self, guild_id, "settings", queries.to_json(settings))

    async def seasons(self, guild_id: int) -> list[Season]:
        """Return a server's seasons, oldest first. The first has no start, the last has no end."""
        found = await self._read("SELECT since FROM seasons WHERE guild_id = ? ORDER BY number", (guild_id,))
        begun = [0.0, *(since for (since,) in found)]
        return [
            Season(number, since, until)
            for number, (since, until) in enumerate(zip(begun, [*begun[1:], None], strict=True), 1)
        ]

    async def start_season(self, guild_id: int, at: float, *, expect: int, podium: ServerPostRow | None = None) -> None:
        """End season number ``expect`` and start the next; store that a ``podium`` is about to be posted.

        Raises :class:`Conflict` if it is not the current season, or began after ``at``.
        """

        async def job(db: Transaction) -> None:
            [(number, since)] = await db.fetch(
                "SELECT coalesce(max(number), 1), coalesce(max(since), 0.0) FROM seasons WHERE guild_id = ?",
                (guild_id,),
            )
            if number != expect or at <= since:
                raise Conflict(f"season {number} of server {guild_id} is the current one, since {since}")
            await db.fetch("INSERT INTO seasons (guild_id, number, since) VALUES (?, ?, ?)", (guild_id, number + 1, at))
            if podium is not None:
                await begin_server_post(db, podium)

        await self._write(job)

    async def moderate(self, act: Act) -> int:
        """Record an act and carry it out, and return its number.

        ``annul`` closes a table whose game is under way or paused: it counts for nobody, and is never resumed.
        ``result`` removes a table's results from the boards of the server, and ``person`` those that a player has by
        then; boards of all servers keep them. Raises :class:`Conflict` if the same is in force already, or the table is
        not in a state for it.
        """

        async def job(db: Transaction) -> int:
            await checks.need_players(db, [each for each in (act.moderator, act.player) if each is not None])
            await db.hold_results()
            if act.table_id is not None:
                allowed = (Status.RUNNING, Status.PAUSED) if act.kind == ANNUL else (Status.FINISHED,)
                table = await checks.need_table(db, act.table_id, *allowed)
                if table.daily and act.kind == RESULT:
                    await daily.need_attempt_in(db, table.id, act.guild_id)
                elif table.daily or table.guild_id != act.guild_id or not table.started:
                    raise Conflict(f"table {act.table_id} is not a game of server {act.guild_id}")
            if act.kind != PERSON and await db.fetch(
                "SELECT 1 FROM moderation WHERE guild_id = :guild_id AND kind = :kind AND lifted_at IS NULL"
                " AND (table_id = :table_id OR player = :player OR account = :account)",
                act._asdict(),
            ):
                raise Conflict(f"that is in force already: {act.kind}")
            [(number,)] = await db.fetch(
                f"INSERT INTO moderation ({_COLUMNS}) VALUES ({', '.join('?' * len(act))}) RETURNING id", [*act]
            )
            if act.kind == ANNUL:
                await _annul(db, act)
            await _carry_out(db, act)
            return int(number)

        return await self._write(job, act.table_id or "")

    async def lift(self, guild_id: int, number: int, by: int, at: float) -> RecordedAct:
        """Lift an act of a server, except ``annul``, and return it.

        Raises :class:`NotFound`, and :class:`Conflict` if it was lifted already.
        """

        async def job(db: Transaction) -> RecordedAct:
            await checks.need_players(db, [by])
            await db.hold_results()
            found = await db.fetch(
                f"SELECT id, {_COLUMNS}, lifted_at, lifted_by FROM moderation"
                " WHERE id = :number AND guild_id = :guild_id AND kind <> 'annul'",
                {"number": number, "guild_id": guild_id},
            )
            if not found:
                raise NotFound(f"server {guild_id} has no act {number} that can be lifted")
            record = _recorded(found[0])
            if record.lifted_at is not None:
                raise Conflict(f"act {number} was lifted already")
            await db.fetch("UPDATE moderation SET lifted_at = ?, lifted_by = ? WHERE id = ?", (at, by, number))
            await _carry_out(db, record.act)
            return record._replace(lifted_at=at, lifted_by=by)

        return await self._write(job)

    async def acts(
        self, guild_id: int, *, first: int = 0, count: int = 10, in_force: bool = False
    ) -> list[RecordedAct]:
        """Return the acts in a server, newest first; with ``in_force`` those that can be lifted."""
        only = " AND lifted_at IS NULL AND kind <> 'annul'" if in_force else ""
        found = await self._read(
            f"SELECT id, {_COLUMNS}, lifted_at, lifted_by FROM moderation WHERE guild_id = :guild_id{only}"
            " ORDER BY id DESC LIMIT :count OFFSET :first",
            {"guild_id": guild_id, "first": first, "count": count},
        )
        return [_recorded(row) for row in found]

    async def count_acts(self, guild_id: int) -> int:
        """Return how many acts a server's record has."""
        [(count,)] = await self._read("SELECT count(*) FROM moderation WHERE guild_id = ?", (guild_id,))
        return int(count)

    async def is_blocked(self, guild_id: int, account: int) -> bool:
        """Return whether a Discord user is blocked from the tables of a server."""
        values = (guild_id, account)
        where = "guild_id = ? AND account = ? AND kind = 'block' AND lifted_at IS NULL"
        return bool(await self._read(f"SELECT 1 FROM moderation WHERE {where}", values))

    async def removals(self, guild_id: int) -> Sequence[int]:
        """Return the numbers of the acts by which results are off a server's boards, in order."""
        found = await self._read(
            "SELECT id FROM moderation WHERE guild_id = ? AND kind IN ('result', 'person') AND lifted_at IS NULL"
            " ORDER BY id",
            (guild_id,),
        )
        return tuple(row[0] for row in found)


async def set_guild_column(store: Database, guild_id: int, column: str, value: Any) -> None:
    """Set one column of a server, adding the server if it is new."""
    await store._write(
        lambda db: db.fetch(
            f"INSERT INTO guilds (guild_id, {column}) VALUES (?, ?)"
            f" ON CONFLICT (guild_id) DO UPDATE SET {column} = excluded.{column}",
            (guild_id, value),
        )
    )


def _recorded(row: Row) -> RecordedAct:
    number, *values, lifted_at, lifted_by = row
    return RecordedAct(number, Act(*values), lifted_at, lifted_by)


async def _annul(db: Transaction, act: Act) -> None:
    """Close a table for good, and take the rounds that were over off all boards."""
    assert act.table_id is not None
    await db.fetch(
        "UPDATE tables SET status = 'closed', annulled = ?, end_shown = FALSE WHERE id = ?", (act.reason, act.table_id)
    )
    await drop_votes(db, act.table_id)
    await drop_snapshot(db, act.table_id)
    await score_tables.remove_table(db, act.table_id)


async def _carry_out(db: Transaction, act: Act) -> None:
    """Put an act's results on the boards of its server, or take them off, by all acts in force."""
    if act.kind == RESULT:
        tables = "SELECT CAST(:table_id AS TEXT)"
        values: dict[str, Any] = {"table_id": act.table_id}
    elif act.kind == PERSON:
        tables = (
            "SELECT r.table_id FROM result_seats s JOIN results r ON r.id = s.result"
            " WHERE s.player = :player AND r.guild_id IN (:guild_id, :removed)"
        )
        values = {"player": act.player, "guild_id": act.guild_id, "removed": -act.guild_id}
    else:
        assert act.kind in (ANNUL, BLOCK)
        return
    await score_tables.update_removed(db, tables, values)
    player = act.player if act.table_id is None else await daily.player_at(db, act.table_id)
    if player is not None:
        await daily.update_removed(db, act.guild_id, player)

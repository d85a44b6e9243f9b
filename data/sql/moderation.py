"""The record of moderation, and the results that servers removed from their boards."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from data.sql import checks, score_tables
from data.sql.agreements import drop_votes
from data.sql.database import Database, Row, Transaction
from data.sql.snapshots import drop_snapshot
from data.store import ANNUL, BLOCK, PERSON, RESULT, Act, Conflict, NotFound, RecordedAct, Status

_COLUMNS = "guild_id, kind, at, moderator, reason, table_id, player, account"


class SQLModeration(Database):
    """The driver of :class:`data.store.ModerationStore`."""

    async def moderate(self, act: Act) -> int:
        """See :meth:`Store.moderate`."""

        async def job(db: Transaction) -> int:
            await checks.need_players(db, [each for each in (act.moderator, act.player) if each is not None])
            await db.hold_results()
            if act.table_id is not None:
                allowed = (Status.RUNNING, Status.PAUSED) if act.kind == ANNUL else (Status.FINISHED,)
                table = await checks.need_table(db, act.table_id, *allowed)
                if table.guild_id != act.guild_id or not table.started:
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
        """See :meth:`Store.lift`."""

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
        """See :meth:`Store.acts`."""
        only = " AND lifted_at IS NULL AND kind <> 'annul'" if in_force else ""
        found = await self._read(
            f"SELECT id, {_COLUMNS}, lifted_at, lifted_by FROM moderation WHERE guild_id = :guild_id{only}"
            " ORDER BY id DESC LIMIT :count OFFSET :first",
            {"guild_id": guild_id, "first": first, "count": count},
        )
        return [_recorded(row) for row in found]

    async def count_acts(self, guild_id: int) -> int:
        """See :meth:`Store.count_acts`."""
        [(count,)] = await self._read("SELECT count(*) FROM moderation WHERE guild_id = ?", (guild_id,))
        return int(count)

    async def is_blocked(self, guild_id: int, account: int) -> bool:
        """See :meth:`Store.is_blocked`."""
        values = (guild_id, account)
        where = "guild_id = ? AND account = ? AND kind = 'block' AND lifted_at IS NULL"
        return bool(await self._read(f"SELECT 1 FROM moderation WHERE {where}", values))

    async def removals(self, guild_id: int) -> Sequence[int]:
        """See :meth:`Store.removals`."""
        found = await self._read(
            "SELECT id FROM moderation WHERE guild_id = ? AND kind IN ('result', 'person') AND lifted_at IS NULL"
            " ORDER BY id",
            (guild_id,),
        )
        return tuple(row[0] for row in found)


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

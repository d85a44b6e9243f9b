"""Tables and their lifecycle."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from typing import Any

from data.store import checks, queries, score_tables
from data.store.actions import add_results, drop_snapshot
from data.store.database import Database, Transaction
from data.store.errors import Conflict, NotFound
from data.store.packed_actions import LAST_AT, read_actions, select_actions, unpack_actions
from data.store.rows import ActionRow, CurrentTable, FreeEnding, NewTable, ResultRow, SeatRow, Status, TableRow
from data.store.seats import add_seats, drop_votes

_LIVE = (Status.OPEN, Status.RUNNING)
_RESUMABLE = (Status.PAUSED, Status.CLOSED)
_ENDED = (Status.FINISHED, Status.CLOSED)


class TableStore(Database):
    """Tables and their lifecycle."""

    async def create_table(self, table: NewTable, seats: Sequence[SeatRow]) -> TableRow:
        """Create an open table.

        Raises :class:`ChannelBusy`, or :class:`Conflict` if the id is taken or the table of ``cards_of`` has not ended.
        """

        async def job(db: Transaction) -> TableRow:
            await checks.need_unused_id(db, table.id)
            await checks.need_free_channel(db, table.channel_id)
            await checks.need_players(db, {table.host, *checks.people(seats)})
            if table.cards_of is not None:
                await checks.need_table(db, table.cards_of, *_ENDED)
            await db.fetch(*queries.insert_table(table))
            await add_seats(db, table.id, seats)
            return await checks.need_table(db, table.id)

        return await self._write(job, table.id)

    async def table(self, table_id: str) -> TableRow:
        """Return a table. Raises :class:`NotFound`."""
        found = queries.read_tables(await self._read(*queries.select_tables(self.dialect, table_id=table_id)))
        if not found:
            raise NotFound(f"there is no table {table_id}")
        return found[0]

    async def current_table(self, table_id: str, after: int) -> CurrentTable:
        """Return a table with its actions above a number, all in one go. Raises :class:`NotFound`.

        They may be newer than its row.
        """
        tables, actions, players = await self._read_together(
            [
                queries.select_tables(self.dialect, table_id=table_id),
                select_actions(table_id, after),
                queries.select_players_of(table_id),
            ]
        )
        if not tables:
            raise NotFound(f"there is no table {table_id}")
        return CurrentTable(
            queries.read_tables(tables)[0],
            read_actions(actions, after),
            {row[0]: queries.read_player(row) for row in players},
        )

    async def live_table(self, channel_id: int) -> TableRow | None:
        """Return the open or running table of a channel."""
        found = queries.read_tables(
            await self._read(*queries.select_tables(self.dialect, channel_id=channel_id, statuses=_LIVE, daily=False))
        )
        return found[0] if found else None

    async def tables(
        self,
        *,
        guild_id: int | None = None,
        channel_id: int | None = None,
        player: int | None = None,
        host: int | None = None,
        statuses: Sequence[Status] = (),
        limit: int | None = None,
    ) -> list[TableRow]:
        """Return tables, newest first, at most ``limit``.

        They are those of a server, in a channel, with a player seated, opened by a ``host``, in one of these states.
        Tables of deals of the day are in no list.
        """
        query = queries.select_tables(
            self.dialect,
            guild_id=guild_id,
            channel_id=channel_id,
            player=player,
            host=host,
            statuses=statuses,
            daily=False,
            limit=limit,
        )
        return queries.read_tables(await self._read(*query))

    async def amend_table(
        self,
        table_id: str,
        rules: Mapping[str, Any],
        seat_count: int,
        seating: Mapping[int, int],
        terms: Mapping[str, Any],
        *,
        expect: TableRow,
        game: str = "",
    ) -> None:
        """Change an open table's rules, terms, number of seats, or who sits where (``seating``: seats by player).

        ``game`` replaces the game as well.

        A seat's other values move with its player. Raises :class:`Conflict` if the table is not open or no longer
        matches ``expect`` in game, rules, terms, number of seats, players or their seeds; and if ``seating`` has other
        players, or two on one seat.
        """

        async def job(db: Transaction) -> None:
            table = await checks.need_table(db, table_id, Status.OPEN)
            checks.need_unchanged(table, expect)
            moved = checks.moved(table, seating, seat_count)
            await db.fetch(*queries.amend_table(table_id, game or table.game, rules, seat_count, terms))
            await db.fetch("DELETE FROM seats WHERE table_id = ?", (table_id,))
            await add_seats(db, table_id, moved)

        await self._write(job, table_id)

    async def start_table(
        self,
        table_id: str,
        seats: Sequence[SeatRow],
        at: float,
        *,
        expect: TableRow,
        changed_rules: bool = False,
        friendly: bool = False,
    ) -> None:
        """Start an open table with its final seats, and drop its offers and votes.

        ``changed_rules`` says whether its rules differ from its preset's: see :class:`data.store.Scope`. A
        ``friendly`` game is not ranked, so like one at a practice table it counts for no statistics.

        Raises :class:`Conflict` if the table no longer matches ``expect`` (see :meth:`amend_table`), or ``seats`` are
        not all of its seats, or have other players, on other seats, or with other seeds.
        """

        async def job(db: Transaction) -> None:
            table = await checks.need_table(db, table_id, Status.OPEN)
            checks.need_unchanged(table, expect)
            if checks.seating(table.seats) != checks.seating(seats) or len(seats) != table.seat_count:
                raise Conflict(f"the seats or seeds of table {table_id} have changed")
            await db.fetch(
                "UPDATE tables SET status = 'running', started = TRUE, since = ?, changed_rules = ?, friendly = ?"
                " WHERE id = ?",
                (at, changed_rules, friendly, table_id),
            )
            await add_seats(db, table_id, [seat for seat in seats if seat.player is None])
            await db.fetch("DELETE FROM offers WHERE table_id = ?", (table_id,))
            await drop_votes(db, table_id)

        await self._write(job, table_id)

    async def unclassified_rules(self) -> list[tuple[str, dict[str, Any]]]:
        """Return the games and rules of the started tables for which it is unknown whether they were changed.

        Only tables that were started before ``changed_rules`` was stored can be among them.
        """
        found = await self._read(
            f"SELECT DISTINCT game, CAST(rules AS TEXT) FROM tables WHERE {self.dialect.unclassified}"
        )
        return [(game, json.loads(rules)) for game, rules in found]

    async def classify_rules(self, game: str, rules: Mapping[str, Any], *, changed_rules: bool) -> None:
        """Record whether the rules were changed, for every such table with this game and these rules."""
        which = f"{self.dialect.unclassified} AND game = :game AND {self.dialect.same_rules}"
        values = {"game": game, "rules": queries.to_json(rules)}

        async def job(db: Transaction) -> None:
            await db.hold_results()
            if changed_rules:
                tables = f"SELECT id FROM tables WHERE {which}"
                await score_tables.mark_changed_rules(db, tables, values)
            await db.fetch(
                f"UPDATE tables SET changed_rules = :changed WHERE {which}", {**values, "changed": changed_rules}
            )

        await self._write(job)

    async def end_table(
        self,
        table_id: str,
        status: Status,
        results: Sequence[ResultRow] = (),
        *,
        action: ActionRow | None = None,
        free: FreeEnding | None = None,
        daily_limit: int = 0,
        held: Mapping[str, Any] | None = None,
    ) -> None:
        """Pause a live table, or end a live or paused one as finished or closed. Votes are dropped.

        ``held`` is stored as the state of its clocks, as JSON that is opaque to the store. Its last ``action`` is
        stored in the same write, even of a paused table. Raises :class:`Conflict` if that is not the next one.

        Raises :class:`Conflict` if it has ended already, or is paused and would be paused again; and for a ``free``
        ending if one of its players has had too many.
        """
        if status in _LIVE:
            raise ValueError(f"{status} does not end a table")
        before = _LIVE if status is Status.PAUSED else (*_LIVE, Status.PAUSED)

        async def job(db: Transaction) -> None:
            table = await checks.need_table(db, table_id, *before)
            if action and not await db.fetch(*queries.insert_action(self.dialect, table_id, action, table.status)):
                raise Conflict(f"{action.number} is not the next action of table {table_id}")
            await _add_free_ending(db, table_id, free)
            await db.fetch("UPDATE tables SET status = ?, end_shown = FALSE WHERE id = ?", (status, table_id))
            if held is not None:
                await db.fetch("UPDATE tables SET held = ? WHERE id = ?", (queries.to_json(held), table_id))
            await drop_votes(db, table_id)
            if status is not Status.PAUSED:
                await drop_snapshot(db, table_id)
            await add_results(db, table_id, results, daily_limit)

        await self._write(job, table_id)

    async def reopen_table(
        self,
        table_id: str,
        guild_id: int,
        channel_id: int,
        status: Status,
        at: float,
        *,
        action: ActionRow | None = None,
    ) -> None:
        """Resume a paused or closed table as open or running, in this channel.

        A running table may take an action in the same write. Reminders start again at zero, and the next end counts as
        not shown yet. Raises :class:`ChannelBusy`; :class:`CardsSeen`; :class:`Conflict` if the table was neither
        paused nor closed, its actions were dropped, or the action is not its next.
        """
        if status not in _LIVE:
            raise ValueError(f"{status} is not a live state")
        if action and status is not Status.RUNNING:
            raise ValueError(f"a table that is {status} cannot take an action")

        async def job(db: Transaction) -> None:
            stored = await checks.need_table(db, table_id, *_RESUMABLE)
            if stored.daily:
                raise Conflict(f"table {table_id} has a deal of the day, which is played once")
            if stored.annulled:
                raise Conflict(f"the game of table {table_id} was annulled")
            if stored.actions_dropped:
                raise Conflict(f"the actions of table {table_id} are no longer stored")
            await checks.need_cards_unseen(db, table_id)
            await checks.need_free_channel(db, channel_id)
            if action:
                await checks.need_next(db, table_id, action.number)
            await db.fetch(
                "UPDATE tables SET status = ?, guild_id = ?, channel_id = ?, since = ?, end_shown = FALSE,"
                " actions_compacted = FALSE WHERE id = ?",
                (status, guild_id, channel_id, at, table_id),
            )
            await unpack_actions(db, table_id)
            await db.fetch("UPDATE reminders SET revision = 0, number = 0 WHERE table_id = ?", (table_id,))
            if action:
                await db.fetch(*queries.insert_action(self.dialect, table_id, action))

        await self._write(job, table_id)

    async def count_tables(self) -> dict[Status, int]:
        """Return the number of tables in each state, without empty states."""
        found = await self._read_statistics("SELECT status, count(*) FROM tables GROUP BY status")
        return {Status(status): count for status, count in found}

    async def idle_tables(self, before: float, *statuses: Status) -> list[str]:
        """Return the ids of the tables in these states that had their last action ``before`` a time.

        They also began before it; a paused one that was resumed meanwhile counts by its last action alone, or by when
        it was opened if it had none.
        """
        found = await self._read(
            f"SELECT id FROM tables t WHERE status IN ({', '.join('?' * len(statuses))})"
            f" AND (since < ? OR status = 'paused')"
            f" AND coalesce({LAST_AT}, CASE WHEN status = 'paused' THEN created_at ELSE since END) < ?"
            " ORDER BY since, id",
            (*statuses, before, before),
        )
        return [table_id for (table_id,) in found]

    async def tables_of_deal(self, guild_id: int, game: str, deals: int) -> list[tuple[TableRow, list[ResultRow]]]:
        """Return a server's tables of a numbered deal with their results, newest first, practice tables included."""
        deal = (game, deals)
        tables = queries.read_tables(
            await self._read(*queries.select_tables(self.dialect, guild_id=guild_id, deal=deal))
        )
        found: dict[str, list[ResultRow]] = {table.id: [] for table in tables}
        for result in queries.read_results(await self._read(*queries.select_results(guild_id=guild_id, deal=deal))):
            found.setdefault(result.table_id, []).append(result)
        return [(table, found[table.id]) for table in tables]

    async def set_host(self, table_id: str, player: int, expect: int) -> None:
        """Make a player the host, and drop all votes and the new host's offer.

        Raises :class:`Conflict` if ``expect`` is not the current host.
        """

        async def job(db: Transaction) -> None:
            table = await checks.need_table(db, table_id)
            if table.host != expect:
                raise Conflict(f"player {expect} is not the host of table {table_id}")
            await checks.need_players(db, [player])
            await db.fetch("UPDATE tables SET host = ? WHERE id = ?", (player, table_id))
            await db.fetch("DELETE FROM offers WHERE table_id = ? AND player = ?", (table_id, player))
            await drop_votes(db, table_id)

        await self._write(job, table_id)

    async def set_exhibition(self, table_id: str, exhibition: Mapping[str, Any], *, expect: Mapping[str, Any]) -> None:
        """Replace the exhibition's data of a running table.

        Raises :class:`Conflict` if the table is not running, or the stored data is not as expected.
        """

        async def job(db: Transaction) -> None:
            if (await checks.need_table(db, table_id, Status.RUNNING)).exhibition != expect:
                raise Conflict(f"the exhibition of table {table_id} has changed")
            await db.fetch("UPDATE tables SET exhibition = ? WHERE id = ?", (queries.to_json(exhibition), table_id))

        await self._write(job, table_id)

    async def set_gathering(self, table_id: str, gathering: Mapping[str, Any], *, expect: TableRow) -> None:
        """Replace how the people of the game before gather at an open table.

        Raises :class:`Conflict` if the table is not open, or is not as expected: see :meth:`amend_table`.
        """

        async def job(db: Transaction) -> None:
            table = await checks.need_table(db, table_id, Status.OPEN)
            checks.need_unchanged(table, expect)
            if table.gathering != expect.gathering:
                raise Conflict(f"the gathering at table {table_id} has changed")
            await db.fetch("UPDATE tables SET gathering = ? WHERE id = ?", (queries.to_json(gathering), table_id))

        await self._write(job, table_id)

    async def unseal_tables(self, table_ids: Sequence[str]) -> None:
        """Show tables to others than their own players from now on."""

        async def job(db: Transaction) -> None:
            for table_id in table_ids:
                await db.fetch("UPDATE tables SET sealed = FALSE WHERE id = ?", (table_id,))

        await self._write(job)

    async def free_endings(self, players: Sequence[int], since: float) -> dict[int, int]:
        """Return how many free endings each of these players has had since a time, without those who had none."""
        return dict(await self._read(*_count_free_endings(players, since)) if players else ())

    async def set_practice(self, table_id: str, free: FreeEnding | None = None) -> None:
        """Make a table a practice table for good: nothing played there counts any more.

        Raises :class:`Conflict` if its game is finished, or like :meth:`end_table` for a ``free`` ending.
        """

        async def job(db: Transaction) -> None:
            if (await checks.need_table(db, table_id)).status is Status.FINISHED:
                raise Conflict(f"the game of table {table_id} is finished")
            await _add_free_ending(db, table_id, free)
            await db.fetch("UPDATE tables SET practice = TRUE WHERE id = ?", (table_id,))
            await score_tables.remove_table(db, table_id)

        await self._write(job, table_id)


def _count_free_endings(players: Sequence[int], since: float) -> queries.Statement:
    marks = ", ".join("?" * len(players))
    return (
        f"SELECT player, count(*) FROM free_endings WHERE player IN ({marks}) AND at > ? GROUP BY player",
        (*players, since),
    )


async def _add_free_ending(db: Transaction, table_id: str, free: FreeEnding | None) -> None:
    """Store a free ending within the caller's transaction. Raises :class:`Conflict` after too many of a player's."""
    if free is None:
        return
    await db.hold_results()
    for player, count in await db.fetch(*_count_free_endings(free.players, free.since)):
        if count >= free.most:
            raise Conflict(f"player {player} has had {count} free endings")
    for player in free.players:
        await db.fetch(
            "INSERT INTO free_endings (player, table_id, at) VALUES (?, ?, ?) ON CONFLICT DO NOTHING",
            (player, table_id, free.at),
        )

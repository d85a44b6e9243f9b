"""Tournaments: their events, who is in them, what their first places won, and what was posted of them.

A tournament's events are the truth; their numbers are also the lock, as with a table's actions.
"""

from __future__ import annotations

import json
from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import Any, NamedTuple

from data.store import checks, queries
from data.store.database import Database, Row, Transaction
from data.store.errors import Conflict, NotFound

_ENDED = "phase IN ('over', 'cancelled')"
_COLUMNS = "id, guild_id, channel_id, name, config, organiser, secret, commitment, created_at, phase, due_at"
_POST = "tournament_id, kind, begun_at, channel_id, message_id, lost"


@dataclass(frozen=True, slots=True)
class TournamentRow:
    """A tournament as it was announced, with the two columns that follow from its events.

    ``phase`` is what the host calls it; ``over`` and ``cancelled`` are the last ones. ``due_at`` is the next moment at
    which something has to be done, if there is any.
    """

    id: str
    guild_id: int
    channel_id: int
    name: str
    config: Mapping[str, Any]
    organiser: int
    secret: bytes = field(repr=False)
    commitment: str
    created_at: float
    phase: str = "open"
    due_at: float | None = None


class TournamentEvent(NamedTuple):
    """An event of a tournament, numbered from 1. ``actor`` is the person whose event it is, if any."""

    number: int
    at: float
    kind: str
    actor: int | None
    data: Mapping[str, Any]


class Trophy(NamedTuple):
    """One of the first three places of an ended tournament. ``entries`` is how many took part."""

    tournament: str
    name: str
    config: Mapping[str, Any]
    guild_id: int
    channel_id: int
    player: int
    place: int
    entries: int
    at: float


class TournamentPostRow(NamedTuple):
    """A message, thread or calendar entry of a tournament, begun before Discord is asked to make it.

    ``message_id`` is ``None`` until it is known to have been made. ``lost`` says that it was deleted or cannot be made.
    """

    tournament: str
    kind: str
    begun_at: float
    channel_id: int
    message_id: int | None = None
    lost: bool = False


class TournamentStore(Database):
    """Tournaments."""

    async def create_tournament(self, row: TournamentRow) -> None:
        """Store a new tournament. Raises :class:`Conflict` if there is one with its id."""

        async def job(db: Transaction) -> None:
            stored = await db.fetch(
                f"INSERT INTO tournaments ({_COLUMNS}) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)"
                " ON CONFLICT (id) DO NOTHING RETURNING 1",
                (
                    row.id,
                    row.guild_id,
                    row.channel_id,
                    row.name,
                    queries.to_json(row.config),
                    row.organiser,
                    row.secret,
                    row.commitment,
                    row.created_at,
                    row.phase,
                    row.due_at,
                ),
            )
            if not stored:
                raise Conflict(f"tournament {row.id} already exists")

        await self._write(job)

    async def append_to_tournament(
        self,
        tournament_id: str,
        events: Sequence[TournamentEvent],
        *,
        phase: str,
        due_at: float | None,
        entered: Mapping[int, str] | None = None,
        gone: Collection[int] = (),
        trophies: Collection[tuple[int, int]] = (),
        entries: int = 0,
    ) -> None:
        """Store the next events of a tournament, all or none, and what follows from them.

        ``entered`` are people who are in it from now on, with the hashes of their accounts, and ``gone`` those who are
        in it no more. ``trophies`` are players with their places, won among that many ``entries``. Once it has ended,
        the hashes are deleted. Raises :class:`Conflict` if the first event is not the next one, or an account is in it
        as another player, :class:`NotFound`, and :class:`Forgotten` if somebody who entered is forgotten.
        """
        entered = entered or {}
        first, last = events[0], events[-1]

        async def job(db: Transaction) -> None:
            await checks.need_players(db, entered)
            for player, account in entered.items():
                if await db.fetch(
                    "SELECT 1 FROM tournament_people WHERE tournament_id = ? AND account = ? AND player <> ?",
                    (tournament_id, account, player),
                ):
                    raise Conflict(f"the account of player {player} is in tournament {tournament_id} already")
            if not await db.fetch(
                "UPDATE tournaments SET revision = ?, phase = ?, due_at = ? WHERE id = ? AND revision = ? RETURNING 1",
                (last.number, phase, due_at, tournament_id, first.number - 1),
            ):
                if not await db.fetch("SELECT 1 FROM tournaments WHERE id = ?", (tournament_id,)):
                    raise NotFound(f"there is no tournament {tournament_id}")
                raise Conflict(f"{first.number} is not the next event of tournament {tournament_id}")
            for event in events:
                await db.fetch(
                    "INSERT INTO tournament_events (tournament_id, number, at, kind, actor, data)"
                    " VALUES (?, ?, ?, ?, ?, ?)",
                    (tournament_id, event.number, event.at, event.kind, event.actor, queries.to_json(event.data)),
                )
            await _change_people(db, tournament_id, entered, gone)
            for player, place in trophies:
                await db.fetch(
                    "INSERT INTO tournament_trophies (tournament_id, player, guild_id, place, entries, at)"
                    " SELECT t.id, p.id, t.guild_id, ?, ?, ? FROM tournaments t, players p"
                    " WHERE t.id = ? AND p.id = ? AND p.discord_id IS NOT NULL",
                    (place, entries, last.at, tournament_id, player),
                )
            await db.fetch(
                "UPDATE tournament_people SET account = NULL WHERE tournament_id = :id AND account IS NOT NULL"
                f" AND EXISTS (SELECT 1 FROM tournaments WHERE id = :id AND {_ENDED})",
                {"id": tournament_id},
            )

        await self._write(job)

    async def tournament(self, tournament_id: str) -> TournamentRow:
        """Return a tournament. Raises :class:`NotFound`."""
        found = await self._read(f"SELECT {_COLUMNS} FROM tournaments WHERE id = ?", (tournament_id,))
        if not found:
            raise NotFound(f"there is no tournament {tournament_id}")
        return _tournament(found[0])

    async def tournament_events(self, tournament_id: str, after: int = 0) -> list[TournamentEvent]:
        """Return the events of a tournament after a number, in order."""
        found = await self._read(
            "SELECT number, at, kind, actor, data FROM tournament_events WHERE tournament_id = ? AND number > ?"
            " ORDER BY number",
            (tournament_id, after),
        )
        return [TournamentEvent(number, at, kind, actor, json.loads(data)) for number, at, kind, actor, data in found]

    async def tournaments(self, guild_id: int, *, ended: bool = False, count: int = 25) -> list[TournamentRow]:
        """Return the tournaments of a server, those that have ended or the others, newest first."""
        found = await self._read(
            f"SELECT {_COLUMNS} FROM tournaments WHERE guild_id = ? AND {'' if ended else 'NOT '}{_ENDED}"
            " ORDER BY created_at DESC, id LIMIT ?",
            (guild_id, count),
        )
        return [_tournament(row) for row in found]

    async def tournaments_under_way(self) -> list[tuple[str, int]]:
        """Return all tournaments that have not ended: their ids and servers."""
        found = await self._read("SELECT id, guild_id FROM tournaments WHERE phase NOT IN ('over', 'cancelled')")
        return [(tournament, guild_id) for tournament, guild_id in found]

    async def tournaments_to_show(self, last: str) -> list[tuple[str, int]]:
        """Return the tournaments that have not ended, or of whose end the ``last`` kind was not posted: id and server.

        One that was given up counts as posted.
        """
        found = await self._read(
            f"SELECT t.id, t.guild_id FROM tournaments t WHERE NOT t.{_ENDED} OR NOT EXISTS"
            " (SELECT 1 FROM tournament_posts p WHERE p.tournament_id = t.id AND p.kind = ?"
            " AND (p.message_id IS NOT NULL OR p.lost)) ORDER BY t.id",
            (last,),
        )
        return [(tournament, guild_id) for tournament, guild_id in found]

    async def due_tournaments(self, now: float) -> list[tuple[str, int]]:
        """Return the tournaments with something to do by now, the longest due first, and their servers."""
        found = await self._read(
            "SELECT id, guild_id FROM tournaments WHERE due_at IS NOT NULL AND due_at <= ? ORDER BY due_at, id", (now,)
        )
        return [(tournament, guild_id) for tournament, guild_id in found]

    async def tournaments_of_player(self, player: int) -> list[str]:
        """Return the tournaments that a player is in and that have not ended, oldest first."""
        found = await self._read(
            "SELECT t.id FROM tournament_people p JOIN tournaments t ON t.id = p.tournament_id"
            f" WHERE p.player = ? AND NOT t.{_ENDED} ORDER BY t.created_at, t.id",
            (player,),
        )
        return [row[0] for row in found]

    async def tournament_accounts(self, tournament_id: str) -> dict[str, int]:
        """Return the people of a tournament that has not ended by the hashes of their accounts."""
        found = await self._read(
            "SELECT account, player FROM tournament_people WHERE tournament_id = ? AND account IS NOT NULL",
            (tournament_id,),
        )
        return dict(found)

    async def trophies(
        self, *, player: int | None = None, guild_id: int | None = None, first_only: bool = False, count: int = 100
    ) -> list[Trophy]:
        """Return the trophies of a player or of a server, or those that a player won there, newest first."""
        where = ["TRUE"]
        values: list[Any] = []
        for column, value in (("player", player), ("guild_id", guild_id)):
            if value is not None:
                where.append(f"w.{column} = ?")
                values.append(value)
        if first_only:
            where.append("w.place = 1")
        found = await self._read(
            "SELECT t.id, t.name, t.config, w.guild_id, t.channel_id, w.player, w.place, w.entries, w.at"
            f" FROM tournament_trophies w JOIN tournaments t ON t.id = w.tournament_id WHERE {' AND '.join(where)}"
            " ORDER BY w.at DESC, t.id, w.place, w.player LIMIT ?",
            (*values, count),
        )
        return [Trophy(*row)._replace(config=json.loads(row[2])) for row in found]

    async def begin_tournament_post(self, row: TournamentPostRow, *, instead_of: float | None = None) -> bool:
        """Store that something is about to be posted, and return whether it is: only once for each kind.

        ``instead_of`` is when an earlier one was begun that this one replaces.
        """

        async def job(db: Transaction) -> bool:
            return bool(
                await db.fetch(
                    f"INSERT INTO tournament_posts ({_POST})"
                    " VALUES (:tournament, :kind, :begun_at, :channel_id, NULL, FALSE)"
                    " ON CONFLICT (tournament_id, kind) DO UPDATE SET begun_at = excluded.begun_at,"
                    " channel_id = excluded.channel_id, message_id = NULL, lost = FALSE"
                    " WHERE tournament_posts.begun_at = :instead_of RETURNING 1",
                    {**row._asdict(), "instead_of": instead_of},
                )
            )

        return await self._write(job)

    async def record_tournament_post(self, row: TournamentPostRow) -> None:
        """Store which message or thread was made, or that it is lost. A row that was begun later stays as it is."""
        await self._write(
            lambda db: db.fetch(
                "UPDATE tournament_posts SET channel_id = :channel_id, message_id = :message_id, lost = :lost"
                " WHERE tournament_id = :tournament AND kind = :kind AND begun_at = :begun_at",
                row._asdict(),
            )
        )

    async def tournament_posts(self, tournament_id: str) -> dict[str, TournamentPostRow]:
        """Return what was posted of a tournament, by kind."""
        found = await self._read(f"SELECT {_POST} FROM tournament_posts WHERE tournament_id = ?", (tournament_id,))
        rows = (TournamentPostRow(*row) for row in found)
        return {row.kind: row._replace(lost=bool(row.lost)) for row in rows}


async def _change_people(
    db: Transaction, tournament_id: str, entered: Mapping[int, str], gone: Collection[int]
) -> None:
    for player, account in entered.items():
        await db.fetch(
            "INSERT INTO tournament_people (tournament_id, player, account) VALUES (?, ?, ?)"
            " ON CONFLICT (tournament_id, player) DO NOTHING",
            (tournament_id, player, account),
        )
    for player in gone:
        await db.fetch("DELETE FROM tournament_people WHERE tournament_id = ? AND player = ?", (tournament_id, player))


def _tournament(row: Row) -> TournamentRow:
    return replace(TournamentRow(*row), config=json.loads(row[4]))

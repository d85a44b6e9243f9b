"""Lists of tables and of finished games, read from their rows: no game is replayed for a list."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import NamedTuple

from bot.host.core import LIVE, Core
from bot.host.table.stored_table import ShownNames, all_seats, stored_preset, stored_series
from data.store import Player, ResultRow, SeatRow, Status, TableRow

_LISTED = 10
"""The most games in a list."""
_LOOKED_AT = 500
"""The most games of a player searched for a list."""


@dataclass(frozen=True, slots=True)
class ListedTable:
    """A table in a list. Its fields are those of :class:`bot.host.table.state.TableState`."""

    id: str
    guild_id: int
    channel_id: int
    game: str
    preset: str
    status: Status
    seat_count: int
    seats: tuple[SeatRow, ...]
    names: tuple[str, ...]
    former_names: tuple[str, ...]
    message_id: int | None
    message_channel: int | None
    message_at: float
    posts: int
    named_after: str
    seats_moved: int

    def seat_of(self, player_id: int) -> int | None:
        """Return the seat of a player."""
        return next((row.seat for row in self.seats if row.player == player_id), None)


class Listings:
    """Lists tables."""

    def __init__(self, core: Core) -> None:
        self._core = core

    async def live(self, guild_id: int) -> list[TableRow]:
        """Return the rows of a server's open and running tables, newest first, without those that are sealed."""
        rows = await self._core.store.tables(guild_id=guild_id, statuses=LIVE)
        return [row for row in rows if not row.sealed]

    async def newest(
        self, *, guild_id: int | None = None, channel_id: int | None = None, player: Player | None = None
    ) -> TableRow | None:
        """Return the row of the newest table of a server, in a channel, with a player seated."""
        rows = await self._core.store.tables(
            guild_id=guild_id, channel_id=channel_id, player=player.id if player else None, limit=1
        )
        return rows[0] if rows else None

    async def of_player(
        self, player: Player, statuses: Sequence[Status] = (), limit: int | None = None
    ) -> list[TableRow]:
        """Return the rows of a player's tables in some states, newest first."""
        return await self._core.store.tables(player=player.id, statuses=statuses, limit=limit)

    async def listed(self, rows: Sequence[TableRow]) -> list[ListedTable]:
        """Return the tables of these rows, in their order."""
        seats = [seat for row in rows for seat in row.seats]
        people = await self._core.store.players(
            list({number for seat in seats for number in (seat.player, seat.former) if number is not None})
        )
        shown = {guild: await self._core.names.shown(guild, people) for guild in {row.guild_id for row in rows}}
        return [_listed(row, shown[row.guild_id]) for row in rows]


def _listed(row: TableRow, people: Mapping[int, Player]) -> ListedTable:
    def name(number: int | None) -> str:
        player = people.get(number) if number is not None else None
        return player.name if player else ""

    seats, series = all_seats(row), stored_series(row)
    return ListedTable(
        id=row.id,
        guild_id=row.guild_id,
        channel_id=row.channel_id,
        game=row.game,
        preset=stored_preset(row),
        status=row.status,
        seat_count=row.seat_count,
        seats=seats,
        names=tuple(name(seat.player) if seat.player is not None else seat.computer for seat in seats),
        former_names=tuple(name(seat.former) for seat in seats),
        message_id=row.message_id,
        message_channel=row.message_channel,
        message_at=row.message_at,
        posts=row.posts,
        named_after=(series and series.first_table) or row.id,
        seats_moved=series.moved if series else 0,
    )


class Participant(NamedTuple):
    """Who played a seat: a person (with an empty name once forgotten), or a computer of a level."""

    player: int | None
    name: str
    computer: str


def seated(seats: Iterable[SeatRow]) -> set[int]:
    """Return the players on the seats."""
    return {seat.player for seat in seats if seat.player is not None}


def ever_seated(seats: Sequence[SeatRow]) -> set[int]:
    """Return the players on the seats, and those whose seat a computer took over."""
    return seated(seats) | {seat.former for seat in seats if seat.former is not None}


async def known_players(
    names: ShownNames, guild_id: int | None, tables: Iterable[Sequence[SeatRow]]
) -> dict[int, Player]:
    """Return everybody ever seated at these tables, by number, as shown in a server."""
    return await names.players(guild_id, sorted({player for seats in tables for player in ever_seated(seats)}))


def participants(result: ResultRow, known: Mapping[int, Player]) -> tuple[Participant, ...]:
    """Return the participants of a side's result."""
    players = [known.get(seat.player) if seat.player is not None else None for seat in result.seats]
    return tuple(
        Participant(seat.player, player.name if player else "", seat.computer)
        for seat, player in zip(result.seats, players, strict=True)
    )


class SideScore(NamedTuple):
    """A side's result in a game."""

    participants: tuple[Participant, ...]
    points: int
    won: bool
    match_games: int | None = None
    """The games it had won in the match, if this game ended one."""


class GameScore(NamedTuple):
    """A finished game, and when it ended."""

    table_id: str
    game: str
    preset: str
    at: float
    sides: tuple[SideScore, ...]


class History:
    """Lists finished games."""

    def __init__(self, core: Core) -> None:
        self._core = core

    async def games(self, guild_id: int | None, people: Sequence[int], *, only: bool) -> list[GameScore]:
        """Return the last games that these players finished together in a server (``None``: in any), newest first.

        ``only`` excludes games with other people. Practice games are left out.
        """
        wanted = set(people)
        tables = await self._core.store.tables(
            guild_id=guild_id, player=people[0], statuses=(Status.FINISHED,), limit=_LOOKED_AT
        )
        found = [row for row in tables if not row.practice and _fits(seated(row.seats), wanted, only=only)]
        found = found[:_LISTED]
        known = await known_players(self._core.names, guild_id, (row.seats for row in found))
        scores = []
        for row in found:
            results = [each for each in await self._core.store.results(table_id=row.id) if each.round == 0]
            sides = tuple(
                SideScore(participants(each, known), each.points, each.won, each.match_games) for each in results
            )
            if sides:
                scores.append(GameScore(row.id, row.game, stored_preset(row), results[0].at, sides))
        return scores


def _fits(people: set[int], wanted: set[int], *, only: bool) -> bool:
    return people == wanted if only else people >= wanted


class PreviousGame(NamedTuple):
    """A previous game, and the names of its players."""

    id: str
    game: str
    preset: str
    names: tuple[str, ...]
    at: float
    """When its table was opened."""
    channel_id: int
    seated: bool
    """Whether the person it is listed for took part."""


async def previous_games(core: Core, rows: Sequence[TableRow], player: Player) -> list[PreviousGame]:
    """Return the games of tables whose moves are kept, in their order, as listed for a player. Replays none of them."""
    rows = [row for row in rows if not row.actions_dropped]
    known = await core.store.players([seat.player for row in rows for seat in row.seats if seat.player is not None])
    shown = {guild: await core.names.shown(guild, known) for guild in {row.guild_id for row in rows}}
    return [
        PreviousGame(
            row.id,
            row.game,
            stored_preset(row),
            tuple(shown[row.guild_id][seat.player].name for seat in row.seats if seat.player in known),
            row.created_at,
            row.channel_id,
            took_part(row, player),
        )
        for row in rows
    ]


def took_part(row: TableRow, player: Player) -> bool:
    """Return whether a player has a seat at a table, or had one that a computer took over."""
    return any(player.id in (seat.player, seat.former) for seat in row.seats)

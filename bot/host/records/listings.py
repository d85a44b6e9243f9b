"""Tables in lists, read from their rows: no game is replayed for a list."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from bot.host.core import LIVE, Core
from bot.host.table.stored_table import all_seats, stored_preset, stored_series
from data.store import Player, SeatRow, Status, TableRow


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
        """Return the rows of a server's open and running tables, newest first."""
        return await self._core.store.tables(guild_id=guild_id, statuses=LIVE)

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

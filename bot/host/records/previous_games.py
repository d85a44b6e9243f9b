"""Previous games, as listed for somebody to watch or to play again."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from data.store import Player, Store, TableRow


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


async def previous_games(store: Store, rows: Sequence[TableRow], player: Player) -> list[PreviousGame]:
    """The games of tables whose moves are kept, in their order, as listed for a player. Replays none of them."""
    rows = [row for row in rows if not row.actions_dropped]
    people = await store.players([seat.player for row in rows for seat in row.seats if seat.player is not None])
    return [
        PreviousGame(
            row.id,
            row.game,
            str(row.rules.get("preset", "")),
            tuple(people[seat.player].name for seat in row.seats if seat.player in people),
            row.created_at,
            row.channel_id,
            took_part(row, player),
        )
        for row in rows
    ]


def took_part(row: TableRow, player: Player) -> bool:
    """Whether a player has a seat at a table, or had one that a computer took over."""
    return any(player.id in (seat.player, seat.former) for seat in row.seats)

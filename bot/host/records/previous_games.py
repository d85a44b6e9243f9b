"""Games of before, as they are offered to somebody: to be looked at, or to be played again."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from data.store import Player, Store, TableRow


class PreviousGame(NamedTuple):
    """A game of before, and the names of the people who sat there."""

    id: str
    game: str
    preset: str
    names: tuple[str, ...]
    at: float
    """When its table was opened."""
    channel_id: int
    seated: bool
    """Whether it is one of theirs to whom it is offered."""


async def previous_games(store: Store, rows: Sequence[TableRow], player: Player) -> list[PreviousGame]:
    """The games of tables, in their order, for a player. None of them is read back for it."""
    people = await store.players([seat.player for row in rows for seat in row.seats if seat.player is not None])
    return [
        PreviousGame(
            row.id,
            row.game,
            str(row.rules.get("preset", "")),
            tuple(people[seat.player].name for seat in row.seats if seat.player in people),
            row.created_at,
            row.channel_id,
            sat(row, player),
        )
        for row in rows
    ]


def sat(row: TableRow, player: Player) -> bool:
    """Whether a player sits at a table, or did."""
    return any(player.id in (seat.player, seat.former) for seat in row.seats)

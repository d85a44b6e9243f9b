"""Previous games, as listed for somebody to watch or to play again."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from bot.host.core import Core
from bot.host.table.stored_table import stored_preset
from data.store import Player, TableRow


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

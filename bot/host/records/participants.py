"""Participants: who took part in a stored game."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import NamedTuple

from bot.host.table.shown_names import ShownNames
from data.store import Player, ResultRow, SeatRow


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
    """Everybody ever seated at these tables, by number, as shown in a server."""
    return await names.players(guild_id, sorted({player for seats in tables for player in ever_seated(seats)}))


def participants(result: ResultRow, known: Mapping[int, Player]) -> tuple[Participant, ...]:
    """Return the participants of a side's result."""
    players = [known.get(seat.player) if seat.player is not None else None for seat in result.seats]
    return tuple(
        Participant(seat.player, player.name if player else "", seat.computer)
        for seat, player in zip(result.seats, players, strict=True)
    )

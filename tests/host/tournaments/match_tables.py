"""Matches of a tournament for tests of their tables."""

from __future__ import annotations

from typing import Any

from bot.host.model.competition import Competition
from bot.host.model.setup import Setup, Terms
from bot.host.model.tournament_key import TournamentKey
from bot.host.refusals import Refusal
from bot.host.table.state import TableState
from bot.host.tournaments import tables
from data.store import Player
from engine.games import GAMES
from engine.types import FORFEIT, Action
from tests.host.room import GUILD, Room

SEED = bytes(range(32))
UNTIL = 1_700_003_600.0
TERMS = Terms(access="invited", pace="live", turn=60, late="autopilot", computers="expert")


def setup_of(game: str = "highest", preset: str = "plain", *, match: str = "single", seats: int = 2) -> Setup:
    terms = Terms.model_validate(TERMS.model_dump() | {"match": match})
    return Setup(GAMES[game].of(preset), seats, terms)


async def open_match(
    room: Room,
    *players: Player,
    setup: Setup | None = None,
    rounds: int = 0,
    match: int = 1,
    **changes: Any,
) -> TableState:
    """Open a match of these players, in the order of the seats."""
    key = TournamentKey("cup", 1, match, rounds, "Friday cup")
    values: dict[str, Any] = {
        "guild_id": GUILD,
        "channel_id": 500 + match,
        "until": UNTIL,
        "seed": SEED if rounds else None,
        **changes,
    }
    seats = {seat: player.id for seat, player in enumerate(players)}
    return await tables.open_table(room.host._core, key, setup or setup_of(), seats, **values)


async def say_in(room: Room, state: TableState, *players: Player) -> TableState:
    for player in players:
        state = await room.host.agreement.agree(state.id, player, state.setup.digest)
    return state


async def begin(room: Room, *players: Player, **changes: Any) -> TableState:
    """Open a match, with everybody in."""
    return await say_in(room, await open_match(room, *players, **changes), *players)


async def give_up(room: Room, state: TableState, seat: int) -> TableState:
    """End a game by a forfeit of a seat."""
    async with room.host._core.tables.hold(state.id, Competition.TOURNAMENT) as session:
        return await room.host._core.play(session, seat, Action(FORFEIT))


async def refused(work: Any) -> str:
    """Return the code with which a use case is refused."""
    try:
        await work
    except Refusal as refusal:
        return refusal.note.code
    return ""

"""Games of the small test game, played to a point or to the end."""

from __future__ import annotations

from bot.host.giving_up import Cost
from bot.host.table.state import TableState
from data.store import Player, Status
from engine.types import DEAL, Action
from tests.host.room import Room, to_act, waits_for


async def solo_game(room: Room, ada: Player, cost: Cost = Cost.NOTHING) -> TableState:
    """Play Ada's game against the computer until she has had one turn and is to act again.

    Ending it early has this cost: she is ahead, or not.
    """
    for _ in range(50):
        state = await room.until((await room.table(ada)).id, waits_for(0))
        for _ in range(2):
            state = await room.step(state, {0: ada})
        state = await room.until(state.id, waits_for(0))
        if (await room.host.lifecycle.ending(state.id)).cost is cost:
            return state
    raise AssertionError("no such game was dealt")


async def play_to_the_end(room: Room, state: TableState, people: dict[int, Player]) -> TableState:
    """Play a game to its end."""
    while state.status is Status.RUNNING:
        state = await room.step(state, people)
        if to_act(state) == (0, 1) and state.status is Status.RUNNING:
            state = await room.host.play.act(state.id, people[0], Action(DEAL))
    return state

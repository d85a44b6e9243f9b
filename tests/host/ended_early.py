"""Games at a point where they are ended early: their first round is over, and somebody is ahead."""

from __future__ import annotations

from collections.abc import Callable

from bot.host.table.state import TableState
from data.store import Player
from engine.types import DEAL
from tests.host.room import Room, waits_for


async def behind(room: Room, ada: Player) -> TableState:
    """Play a round at a table of Ada's against a computer that is ahead after it."""
    return await _table(room, ada, lambda mine, other: mine < other)


async def ahead(room: Room, ada: Player) -> TableState:
    """Play a round at a table of Ada's against a computer that is behind after it."""
    return await _table(room, ada, lambda mine, other: mine > other)


async def _table(room: Room, ada: Player, wanted: Callable[[int, int], bool]) -> TableState:
    for _ in range(50):
        state = await room.table(ada, options={"target": 500})
        while DEAL not in (await room.until(state.id, waits_for(0))).views[-1].verbs:
            await room.step(await room.host.state(state.id), {0: ada})
        state = await room.host.state(state.id)
        if wanted(*state.views[-1].totals):
            return state
    raise AssertionError("no such game was dealt")

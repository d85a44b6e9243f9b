"""Helpers for tests of exhibitions: ending a game, waiting for computers, letting time pass."""

from __future__ import annotations

import asyncio
from typing import Any

from bot.host.host import Host
from bot.host.model.series import Exhibition
from bot.host.table.state import TableState
from data.store import ActionRow, Status
from tests.host.room import GUILD, Room

HERE: dict[str, Any] = {"guild_id": GUILD, "channel_id": 900, "game": "highest", "preset": "plain"}


def exhibition_of(state: TableState) -> Exhibition:
    assert state.exhibition
    return state.exhibition


async def ended(room: Room, state: TableState) -> None:
    """End a game by having its first seat forfeit."""
    await room.store.append(state.id, ActionRow(state.revision + 1, 0, {"kind": "forfeit"}, room.clock()))
    assert (await room.host.state(state.id)).status is Status.FINISHED


async def computers_idle() -> None:
    """Wait until no computer is at work."""
    async with asyncio.timeout(30):
        while works := [task for task in asyncio.all_tasks() if task.get_name().startswith("computers")]:
            await asyncio.wait(works)


async def pass_time(room: Room, count: int, host: Host | None = None, *, seconds: float = 10) -> None:
    """Let time pass, by default one step interval at a time."""
    for _ in range(count):
        room.clock.now += seconds
        (host or room.host).exhibitions.tick()
        (host or room.host).autosteps.tick()
        await computers_idle()

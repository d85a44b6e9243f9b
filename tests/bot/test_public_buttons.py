"""The public message offers what the player to move may do, and nothing while the computer is to move."""

from __future__ import annotations

import asyncio

import pytest

from engine.types import Action
from engine.view import View
from tests.bot.conftest import HereAndNow, Room, buttons
from tests.bot.playing import started, turn_by_buttons
from tests.texts import text

pytestmark = pytest.mark.usefixtures("draws_by_hand")


class Slow(HereAndNow):
    """A computer player that waits for a signal."""

    def __init__(self) -> None:
        self.thinking, self.go_on = asyncio.Event(), asyncio.Event()

    async def choose(self, view: View, level: str, seed: bytes, aggression: int = 50) -> Action:
        self.thinking.set()
        await self.go_on.wait()
        return await super().choose(view, level, seed)


async def test_only_the_hand_button_is_shown_while_the_computer_is_to_move(room: Room) -> None:
    await started(room)
    assert buttons(room.post())[0] == text("verb-draw")
    computer = room.bot.services.host.play.computers._thinker = Slow()
    turn = asyncio.create_task(turn_by_buttons(room, room.ada))
    async with asyncio.timeout(60):
        await computer.thinking.wait()
    await room.playground.until(lambda: buttons(room.post()) == [text("button-hand"), text("button-table")])
    computer.go_on.set()
    await turn
    assert buttons(room.post())[0] == text("verb-draw")

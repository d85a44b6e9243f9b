"""Autostep: the computer plays in a player's place, controlled by buttons, and can be taken back."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Any

import pytest

from bot.host.table.state import TableState
from bot.table.delivery import presenter
from playground import Person
from tests.bot.conftest import Room, buttons, parts, words
from tests.bot.playing import all_agree, command, play_first, play_round, press, said, started, whispered

pytestmark = pytest.mark.usefixtures("draws_by_hand")

LEADING = ["Run", "Step", "Slower", "Faster", "Stop"]


@pytest.fixture(autouse=True)
def unhurried(monkeypatch: pytest.MonkeyPatch) -> None:
    """Removes the delays between edits."""
    monkeypatch.setattr(presenter, "STEADY", 0.0)
    monkeypatch.setattr(presenter, "_STEPS", 0.05)


def panel(room: Room, who: Person) -> dict[str, Any]:
    """The autostep panel of a person."""
    return [message for message in whispered(room, who) if "computer" in words(message)][-1]


def standing(state: TableState) -> tuple[object, ...]:
    return state.views[0].hand, state.views[-1], state.views[1].hand


async def pass_time(room: Room, later: Callable[[float], None], count: int) -> None:
    """Lets time pass, one step interval at a time."""
    for _ in range(count):
        later(10)
        room.bot.services.host.autosteps.tick()
        await room.quiet()


async def test_autostep_follows_its_controls_and_can_be_taken_back(room: Room, later: Callable[[float], None]) -> None:
    await started(room)
    await press(room, room.ada, room.post(), "Draw")
    before = await room.table()
    asked = await command(room, room.ada, "assist autostep", level="beginner")
    assert "not ranked" in said(asked) and not (await room.table()).practice
    await press(room, room.ada, panel(room, room.ada), "Play for practice")
    assert buttons(panel(room, room.ada)) == LEADING and "you: beginner" in words(panel(room, room.ada))
    assert (await room.table()).practice and parts(panel(room, room.ada), 12)

    old = panel(room, room.ada)
    uses = await asyncio.gather(*(room.ada.click(old, label="Step", race=True) for _ in range(2)))
    await room.quiet()
    state = await room.table()
    own = [row for row in await room.bot.services.store.actions(state.id, after=before.revision) if row.seat == 0]
    assert [row.computer for row in own] == ["beginner"], "a double click is one step"
    assert all("went wrong" not in said(use) for use in uses)

    await press(room, room.ada, panel(room, room.ada), "Faster")
    assert "**Run** plays one every 1.5 seconds" in words(panel(room, room.ada))
    await press(room, room.ada, panel(room, room.ada), "Run")
    assert buttons(panel(room, room.ada), enabled=True) == ["Pause", "Slower", "Faster", "Stop"]
    await pass_time(room, later, 3)
    ran = await room.table()
    assert ran.revision > state.revision + 2
    await press(room, room.ada, panel(room, room.ada), "Pause")
    await pass_time(room, later, 1)
    assert (await room.table()).revision == ran.revision, "it waits"
    await press(room, room.ada, panel(room, room.ada), "Run")
    later(845)
    await pass_time(room, later, 1)
    assert "Paused." in words(panel(room, room.ada)), "its message could not be kept up to date any longer"
    await press(room, room.ada, panel(room, room.ada), "Run")
    assert not [m for m in whispered(room, room.ben) if "The computer plays" in words(m)]

    await room.stop()
    assert "Paused." in words(panel(room, room.ada)), "nobody is left to believe that it goes on"
    await room.start()
    ran = await room.table()
    await press(room, room.ada, panel(room, room.ada), "Step")
    assert (await room.table()).revision > ran.revision, "it goes on after a restart"
    await press(room, room.ada, panel(room, room.ada), "Stop")
    assert buttons(panel(room, room.ada)) == ["Keep it", "Undo it", "Back"]
    stop = panel(room, room.ada)
    uses = await asyncio.gather(*(room.ada.click(stop, label="Undo it", race=True) for _ in range(2)))
    await room.quiet()
    assert "where the computer started" in words(panel(room, room.ada)), list(map(said, uses))
    assert standing(await room.table()) == standing(before) and "goes back to where" in words(room.post())
    await play_first(room, room.ada, "discard")


async def test_autostep_stops_with_the_round_and_says_why(room: Room, later: Callable[[float], None]) -> None:
    await command(room, room.ada, "table new", practice=True, preset="windows")
    await press(room, room.ben, room.post(), "Join")
    await all_agree(room)
    await press(room, room.ada, room.post(), "Start")
    await play_round(room, but=12)
    for who in (room.ada, room.ben):
        await command(room, who, "assist autostep")
        for _ in range(3):
            await press(room, who, panel(room, who), "Faster")
        await press(room, who, panel(room, who), "Run")
        assert "10 steps every 1.5 seconds" in words(panel(room, who))
    while "Pause" in buttons(panel(room, room.ada)):
        await pass_time(room, later, 1)
    assert (await room.table()).views[-1].phase == "scored" and "Run" in buttons(panel(room, room.ada))
    await press(room, room.ada, panel(room, room.ada), "Step")
    assert (await room.table()).views[-1].round == 2, "a step deals the next round"
    for who, path in ((room.ben, "table leave"), (room.ada, "table close")):
        shown = panel(room, who)["id"]
        await command(room, who, path)
        [now] = [message for message in whispered(room, who) if message["id"] == shown]
        assert "has stopped playing for you" in words(now)

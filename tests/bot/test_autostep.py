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
from tests.texts import says, text

pytestmark = pytest.mark.usefixtures("draws_by_hand")

LEADING = [
    text("button-auto-run"),
    text("button-auto-step"),
    text("button-auto-slower"),
    text("button-auto-faster"),
    text("button-auto-stop"),
]


@pytest.fixture(autouse=True)
def unhurried(monkeypatch: pytest.MonkeyPatch) -> None:
    """Remove the delays between edits."""
    monkeypatch.setattr(presenter, "STEADY", 0.0)
    monkeypatch.setattr(presenter, "_STEPS", 0.05)


def panel(room: Room, who: Person) -> dict[str, Any]:
    """Return the autostep panel of a person."""
    return [message for message in whispered(room, who) if "computer" in words(message)][-1]


def standing(state: TableState) -> tuple[object, ...]:
    return state.views[0].hand, state.views[-1], state.views[1].hand


async def pass_time(room: Room, later: Callable[[float], None], count: int) -> None:
    """Let time pass, one step interval at a time."""
    for _ in range(count):
        later(10)
        room.bot.services.host.autosteps.tick()
        await room.quiet()


async def test_autostep_follows_its_controls_and_can_be_taken_back(room: Room, later: Callable[[float], None]) -> None:
    await started(room)
    await press(room, room.ada, room.post(), text("verb-draw"))
    before = await room.table()
    asked = await command(room, room.ada, "assist autostep", level="beginner")
    assert says(said(asked), "autostep-becomes") and not (await room.table()).practice
    await press(room, room.ada, panel(room, room.ada), text("button-auto-begin"))
    assert buttons(panel(room, room.ada)) == LEADING
    assert says(words(panel(room, room.ada)), "autostep-title", level="beginner")
    assert (await room.table()).practice and parts(panel(room, room.ada), 12)

    old = panel(room, room.ada)
    uses = await asyncio.gather(*(room.ada.click(old, label=text("button-auto-step"), race=True) for _ in range(2)))
    await room.quiet()
    state = await room.table()
    own = [row for row in await room.bot.services.store.actions(state.id, after=before.revision) if row.seat == 0]
    assert [row.computer for row in own] == ["beginner"], "a double click is one step"
    assert not any(says(said(use), "fault-unexpected") for use in uses)

    await press(room, room.ada, panel(room, room.ada), text("button-auto-faster"))
    assert says(words(panel(room, room.ada)), "autostep-waits", seconds=1.5, steps=1)
    await press(room, room.ada, panel(room, room.ada), text("button-auto-run"))
    assert buttons(panel(room, room.ada), enabled=True) == [
        text("button-auto-pause"),
        text("button-auto-slower"),
        text("button-auto-faster"),
        text("button-auto-stop"),
    ]
    await pass_time(room, later, 3)
    ran = await room.table()
    assert ran.revision > state.revision + 2
    await press(room, room.ada, panel(room, room.ada), text("button-auto-pause"))
    await pass_time(room, later, 1)
    assert (await room.table()).revision == ran.revision, "it waits"
    await press(room, room.ada, panel(room, room.ada), text("button-auto-run"))
    later(845)
    await pass_time(room, later, 1)
    assert says(words(panel(room, room.ada)), "autostep-waits"), "its message could not be kept up to date any longer"
    await press(room, room.ada, panel(room, room.ada), text("button-auto-run"))
    assert not [m for m in whispered(room, room.ben) if says(words(m), "autostep-title")]

    await room.stop()
    assert says(words(panel(room, room.ada)), "autostep-waits"), "nobody is left to believe that it goes on"
    await room.start()
    ran = await room.table()
    await press(room, room.ada, panel(room, room.ada), text("button-auto-step"))
    assert (await room.table()).revision > ran.revision, "it goes on after a restart"
    await press(room, room.ada, panel(room, room.ada), text("button-auto-stop"))
    assert buttons(panel(room, room.ada)) == [text("button-auto-keep"), text("button-auto-return"), text("button-back")]
    stop = panel(room, room.ada)
    uses = await asyncio.gather(*(room.ada.click(stop, label=text("button-auto-return"), race=True) for _ in range(2)))
    await room.quiet()
    assert says(words(panel(room, room.ada)), "done-autostep-return"), list(map(said, uses))
    assert standing(await room.table()) == standing(before)
    assert says(words(room.post()), "event-rewound", target="moment")
    await play_first(room, room.ada, "discard")


@pytest.mark.soak
async def test_autostep_stops_with_the_round_and_says_why(room: Room, later: Callable[[float], None]) -> None:
    await command(room, room.ada, "table new", practice=True, preset="windows")
    await press(room, room.ben, room.post(), text("button-join"))
    await all_agree(room)
    await press(room, room.ada, room.post(), text("button-start"))
    await play_round(room, but=12)
    for who in (room.ada, room.ben):
        await command(room, who, "assist autostep")
        for _ in range(3):
            await press(room, who, panel(room, who), text("button-auto-faster"))
        await press(room, who, panel(room, who), text("button-auto-run"))
        assert says(words(panel(room, who)), "autostep-runs", seconds=1.5, steps=10)
    while text("button-auto-pause") in buttons(panel(room, room.ada)):
        await pass_time(room, later, 1)
    assert (await room.table()).views[-1].phase == "scored"
    assert text("button-auto-run") in buttons(panel(room, room.ada))
    await press(room, room.ada, panel(room, room.ada), text("button-auto-step"))
    assert (await room.table()).views[-1].round == 2, "a step deals the next round"
    for who, path in ((room.ben, "table leave"), (room.ada, "table close")):
        shown = panel(room, who)["id"]
        await command(room, who, path)
        [now] = [message for message in whispered(room, who) if message["id"] == shown]
        assert says(words(now), "autostep-over")

"""A rematch through Discord: one press a person, wherever they press, and everybody keeps seat and partner."""

from __future__ import annotations

from typing import Any

import pytest_asyncio

from bot.host.table.state import TableState
from engine.types import FORFEIT, Action
from playground import Person
from tests.bot.conftest import Room, buttons
from tests.bot.playing import all_agree, command, press, said
from tests.texts import says, text


@pytest_asyncio.fixture
async def four(room: Room) -> list[Person]:
    return [room.ada, room.ben, room.playground.add_person("Chloe"), room.playground.add_person("Dmitri")]


async def euchre(room: Room, people: list[Person], **options: Any) -> TableState:
    """Lets four people begin a game of Euchre, and returns its table."""
    await command(room, people[0], "table new", game="Euchre", **options)
    for person in people[1:]:
        await press(room, person, room.post(), text("button-join"))
    await all_agree(room)
    await press(room, people[0], room.post(), text("button-start"))
    return await room.table()


async def ends(room: Room, seat: int = 0) -> dict[str, Any]:
    """Ends the channel's game: a seat forfeits it. Returns its message."""
    core = room.bot.services.host._core
    async with core.tables.hold((await room.table()).id) as session:
        await core.play(session, seat, Action(FORFEIT))
    await room.quiet()
    return room.post()


def partners(state: TableState) -> set[frozenset[str]]:
    return {frozenset(state.names[seat] for seat in (first, first + 2)) for first in (0, 1)}


async def test_one_press_each_leads_from_game_to_game(room: Room, four: list[Person]) -> None:
    before = await euchre(room, four)
    ended = await ends(room)
    presses = 0
    for person in four:
        assert buttons(ended)[0] == text("button-rematch")
        use = await press(room, person, ended, text("button-rematch"))
        presses += 1
        if presses < len(four):
            assert says(said(use), "done-rematch-waits")
            assert not (await room.table()).begun
    state = await room.table()
    assert says(said(use), "done-rematch-dealt") and presses == len(four)
    assert state.begun and partners(state) == partners(before)
    for person in four:
        *_, folded, hand = person.dms()
        assert not buttons(folded) and (await room.table()).id in str(hand["components"])

"""Presses that no button of ours would send, and payloads that Discord would not: refused, and nothing breaks."""

from __future__ import annotations

import asyncio
import copy
import itertools
import logging
import random
from typing import Any

import pytest

from bot.registry import HANDLERS
from bot.storable_text import EVENT
from bot.ui.custom_ids import NO_TABLE
from playground import Interaction, Person, State
from tests.bot.conftest import Room, words
from tests.bot.playing import command, press, said, started
from tests.examples import in_soak
from tests.texts import says, text

ARGUMENTS = (
    "",
    "x",
    "x.y",
    "a.b.c.d.e",
    "-1",
    "99",
    "9" * 20,
    "٣",
    "²",
    "meld.all.zz",
    "meld.0.-1",
    "meld.all.ffffffff",
)
VALUES: tuple[list[str], ...] = ([], ["x"], ["99"], ["-1"], ["²"], ["count.x"], ["x.y.z.w.v"], ["99999999999999999999"])


def forged(message: dict[str, Any], custom_id: str, values: list[str]) -> dict[str, Any]:
    """Return the message with one component that the bot never made."""
    component: dict[str, Any] = {"id": 2, "custom_id": custom_id, "type": 3 if values else 2, "disabled": False}
    if values:
        options = [{"label": value, "value": value} for value in values]
        component |= {"options": options, "min_values": 1, "max_values": len(values)}
    else:
        component |= {"style": 1, "label": "Forged"}
    return copy.deepcopy(message) | {"components": [{"id": 1, "type": 1, "components": [component]}]}


async def send(who: Person, message: dict[str, Any], custom_id: str, values: list[str]) -> Interaction:
    shown = forged(message, custom_id, values)
    if values:
        return await who.choose(shown, values, custom_id=custom_id, race=True)
    return await who.click(shown, custom_id=custom_id, race=True)


def posts(room: Room) -> list[dict[str, Any]]:
    return [each for each in room.ada.sees(room.channel) if each["components"] and not each["flags"] & 64]


@pytest.mark.parametrize("each", [in_soak(15)])
@pytest.mark.parametrize("begun", [False, True])
async def test_forged_press_is_refused_without_an_error(
    room: Room, begun: bool, each: int, caplog: pytest.LogCaptureFixture
) -> None:
    dice, faults = random.Random(begun), list[str]()
    for word in HANDLERS:
        combinations = list(itertools.product(ARGUMENTS, VALUES))
        for arguments, values in dice.sample(combinations, each):
            state = await room.bot.services.host.table_in_channel(room.channel.id)
            if state is None:
                await (started(room, room.ben) if begun else command(room, room.ada, "table new"))
                state = await room.table()
            what = f"{word}.{arguments}" if arguments else word
            where = dice.choice([state.id, state.id, "nowhere", NO_TABLE])
            hands = [message for message in room.ada.dms() if message["components"]]
            if not posts(room):  # deleted too often, so that it waits for its players
                await command(room, room.ada, "table resume", table=state.id)
            shown = [*hands[-1:], *posts(room)[-1:]]
            message = shown[0 if dice.random() < 0.5 else -1]
            use = await send(room.ada, message, f"cr:{where}:{state.revision}:{what}", values)
            try:
                await asyncio.wait_for(use.finished(), 20)
            except TimeoutError:
                faults.append(f"{what} {values} in {where}: no answer")
            if says(said(use), "fault-unexpected"):
                faults.append(f"{what} {values}: {words(use.messages[-1])}")
    await room.quiet()
    faults += [record.getMessage() for record in caplog.records if record.levelno >= logging.ERROR]
    assert not faults, "\n".join(faults)


ODD: dict[str, dict[str, Any]] = {
    "no data": {"data": None},
    "data that is a list": {"data": ["custom_id"]},
    "data without an id": {"data": {"component_type": 2}},
    "an id that is a number": {"data": {"component_type": 2, "custom_id": 7}},
    "a form without components": {"type": 5, "data": {"custom_id": "cr:x:0:typed"}},
    "a form of words": {"type": 5, "data": {"custom_id": "cr:x:0:typed", "components": ["what"]}},
    "a command without a name": {"type": 2, "data": {}},
    "an unknown kind": {"type": 99},
    "no kind": {"type": None},
    "nobody": {"member": None, "user": None},
    "a message that is a word": {"message": "words"},
    "an id that is none": {"id": "x"},
}


async def test_odd_payload_is_dropped_and_the_next_press_answered(room: Room) -> None:
    await started(room)
    payload = (await press(room, room.ada, room.post(), text("button-hand"))).payload()
    for what, change in ODD.items():
        room.playground.gateway.dispatch(EVENT, {**payload, **change}, room.guild.id)
        use = await press(room, room.ada, room.post(), text("button-hand"))
        assert use.state is State.DONE, what
    await press(room, room.ada, room.post(), text("verb-draw"))
    assert (await room.table()).revision == 1

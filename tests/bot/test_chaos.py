"""People press, type and delete at random while Discord fails now and then: everybody is answered."""

from __future__ import annotations

import asyncio
import logging
import os
import random

import pytest

from bot.host.practice import Study
from playground import Person, State
from tests.bot.computers import Quick
from tests.bot.conftest import Room, words
from tests.bot.crowd import Crowd, shown_as_it_stands
from tests.bot.playing import command
from tests.texts import says

DOINGS = max(20, round(600 * float(os.environ.get("CARDROOM_SOAK", "1"))))
"""What each of five people does."""


@pytest.mark.soak
@pytest.mark.parametrize("seed", [0, 1, 2, pytest.param(3, marks=pytest.mark.postgres)])
async def test_random_crowd_loses_nothing_while_discord_fails(
    room: Room, seed: int, caplog: pytest.LogCaptureFixture
) -> None:
    playground, host = room.playground, room.bot.services.host
    host.study = Study(Quick())
    channels = [
        room.channel,
        playground.add_channel(room.guild, "table-2"),
        playground.add_channel(playground.add_guild("Second club"), "table-3"),
        playground.add_thread(room.channel, "side room"),
    ]
    people = [room.ada, room.ben, *(playground.add_person(f"P{number}") for number in range(3))]
    crowd = Crowd(room, random.Random(seed), channels, people)

    async def busy(who: Person) -> None:
        for _ in range(DOINGS):
            await crowd.go_on(who)

    await asyncio.gather(*map(busy, people))
    await asyncio.gather(host.autosteps.stop(), host.exhibitions.stop())
    crowd.calm()
    await room.quiet()
    for use in crowd.uses:
        assert use.state is State.DONE, use.data
        assert not any(says(words(message), "fault-unexpected") for message in use.messages), use.data
    for channel in channels:
        await command(room, room.ada, "hand", channel=channel)
        await shown_as_it_stands(room, channel)
    assert not [record.getMessage() for record in caplog.records if record.levelno >= logging.ERROR]

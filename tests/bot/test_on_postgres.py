"""The bot on PostgreSQL: what people see is the same, even while the server restarts."""

from __future__ import annotations

import asyncio
import contextlib
import os
import random
from pathlib import Path
from typing import Literal

import pytest

from playground import CannotDo, Person, State
from tests.bot.conftest import Room, buttons
from tests.bot.crowd import Crowd, shown_as_it_stands
from tests.bot.playing import command, said, started, turn_by_buttons
from tests.data.breaking_proxy import breaking_proxy
from tests.examples import sampled
from tests.postgres_server import Server
from tests.texts import says, text

pytestmark = pytest.mark.postgres

RESTARTS = max(1, round(20 * float(os.environ.get("CARDROOM_SOAK", "1"))))


async def test_game_is_played_on_after_restarts_of_server_and_bot(room: Room, postgres: Server) -> None:
    await started(room, room.ben)
    await turn_by_buttons(room, room.ada)
    await asyncio.to_thread(postgres.restart)
    await turn_by_buttons(room, room.ben)
    before = await room.table()
    await room.stop()
    await room.start()
    await room.quiet()
    after = await room.table()
    assert after.revision == before.revision and after.views == before.views
    await turn_by_buttons(room, room.ada)
    assert (await room.table()).revision > before.revision


async def test_text_that_the_database_cannot_store_is_taken_without_it(room: Room) -> None:
    use = await command(room, room.ada, "table resume", table="\0")
    assert says(said(use), "refusal-no-table")
    await command(room, room.ada, "table new")
    await command(room, room.ada, "table join", seed="luck\0")
    [seat, *_] = (await room.table()).seats
    assert seat.seed == "luck\N{REPLACEMENT CHARACTER}"


@sampled
@pytest.mark.parametrize("how", ["before", "after"])
@pytest.mark.parametrize(
    ("done", "there"),
    [
        ("table pause", text("button-resume")),
        ("table resume", text("button-hand")),
        ("table leave", text("button-return")),
    ],
)
async def test_commit_without_an_answer_is_told_and_shown_as_it_was_stored(
    room: Room, postgres: Server, tmp_path: Path, done: str, there: str, how: Literal["before", "after"]
) -> None:
    await room.stop()
    async with breaking_proxy(postgres.folder, tmp_path) as proxy:
        room.database_url = room.database_url.replace(f"host={postgres.folder}", f"host={tmp_path}")
        await room.start()
        await started(room, room.ben)
        if done == "table resume":
            await command(room, room.ada, "table pause")
        proxy.breaking = how
        use = await command(room, room.ben if done == "table leave" else room.ada, done)
        assert proxy.broken == 1
        assert not any(each in said(use) for each in ("out of date", "couldn't", "Something"))
        assert there in buttons(room.post())
        await room.stop()


@pytest.mark.soak
async def test_crowd_loses_nothing_while_the_server_restarts(room: Room, postgres: Server) -> None:
    playground = room.playground
    channels = [
        room.channel,
        playground.add_channel(room.guild, "table-2"),
        playground.add_channel(room.guild, "three"),
    ]
    people = [room.ada, room.ben, *(playground.add_person(f"P{number}") for number in range(3))]
    crowd, over = Crowd(room, random.Random(7), channels, people), asyncio.Event()

    async def busy(who: Person) -> None:
        while not over.is_set():
            with contextlib.suppress(CannotDo, LookupError):
                await crowd.dice.choice((crowd.press, crowd.press, crowd.command))(who, crowd.dice.choice(channels))
            await asyncio.sleep(0.02)

    async def restart() -> None:
        for _ in range(RESTARTS):
            await asyncio.sleep(1.0)
            await asyncio.to_thread(postgres.restart)
        await asyncio.sleep(1.0)
        over.set()

    await asyncio.gather(restart(), *map(busy, people))
    await asyncio.gather(room.bot.services.host.autosteps.stop(), room.bot.services.host.exhibitions.stop())
    await room.quiet()
    for use in crowd.uses:
        assert use.state is State.DONE, use.data
    for channel in channels:
        await command(room, room.ada, "hand", channel=channel)
        await shown_as_it_stands(room, channel)

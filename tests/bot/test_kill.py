"""The bot's process is killed at any moment and loses nothing acknowledged; told to stop, it stops in order."""

from __future__ import annotations

import asyncio
import contextlib
import os
import random
from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from playground import Playground, State
from tests.bot.process import BotProcess, RandomPlayer, button_action, enabled_buttons, revision, shows_table
from tests.bot.surviving import begin, seated, shown_as_stored

KILLS = 2
LONGEST = 0.8
"""Seconds between two kills, at the most: fifty of them fit into one game."""
SOAK_KILLS = max(1, round(50 * float(os.environ.get("CARDROOM_SOAK", "1"))))


@pytest.fixture
async def bot(
    request: pytest.FixtureRequest, playground: Playground, tmp_path: Path, database_url: str
) -> AsyncIterator[BotProcess]:
    bot = BotProcess(playground, tmp_path, database_url if request.node.get_closest_marker("postgres") else "")
    yield bot
    with contextlib.suppress(ProcessLookupError, AssertionError):
        await bot.kill()


async def play_until_killed(ada: RandomPlayer, bot: BotProcess, moment: float) -> int:
    """Let Ada press until the process is killed after ``moment`` seconds. Return the last revision shown to her."""
    playground = bot.playground

    alive = True

    async def press_on() -> None:
        while alive:
            if await ada.press() is None:
                await asyncio.sleep(0.01)

    pressing = asyncio.create_task(press_on())
    await asyncio.sleep(moment)
    await bot.kill()
    alive = False
    await pressing
    await playground.until(lambda: not playground.gateway.is_connected)
    shown = [revision(message) for message in (ada.hand(), ada.post()) if message]
    return max(shown, default=0)


async def survive(playground: Playground, bot: BotProcess, kills: int) -> None:
    dice = random.Random(20261120)
    ada = await seated(playground, bot, dice)
    for _ in range(kills):
        shown = await play_until_killed(ada, bot, dice.uniform(0.0, LONGEST))
        old_hand, old_post = ada.hand(), ada.post()
        stored = bot.stored()
        assert stored.actions >= shown, "something was shown that is not stored"

        await bot.start()
        assert bot.stored().actions >= stored.actions
        for old in filter(None, (old_hand, old_post)):
            # Nobody else is at the table: if Ada leaves, it is paused, and her hand has no buttons any more.
            button = dice.choice([each for each in enabled_buttons(old) if button_action(each) != "leave"])
            use = await ada.person.click(old, custom_id=button["custom_id"], race=True)
            assert use.state is not State.FAILED, "an old button is answered"
        if bot.stored().status == "finished":
            await begin(ada, bot)
        await shown_as_stored(ada, bot)
        now = bot.stored().table
        public = [message for message in ada.person.sees(ada.channel) if not message["flags"] & 64]
        assert len([message for message in public if shows_table(message, now)]) == 1, "one table, posted once"
        direct = [message for message in ada.person.dms() if not message["flags"] & 64]
        assert len([message for message in direct if shows_table(message, now)]) == 1, "one hand, sent once"


@pytest.mark.soak
@pytest.mark.alone
async def test_killed_bot_continues_where_it_was(playground: Playground, bot: BotProcess) -> None:
    await survive(playground, bot, KILLS)


@pytest.mark.soak
@pytest.mark.alone
@pytest.mark.parametrize("store", ["sqlite", pytest.param("postgres", marks=pytest.mark.postgres)])
async def test_fifty_kills_in_one_game_lose_nothing(playground: Playground, bot: BotProcess, store: str) -> None:
    await survive(playground, bot, SOAK_KILLS)


async def test_bot_stops_in_order_when_told_to(playground: Playground, bot: BotProcess) -> None:
    ada = await seated(playground, bot, random.Random(1))
    for _ in range(3):
        await ada.press()
    stored = bot.stored()
    assert await bot.terminate(within=60.0) == 0  # seconds; one suffices on a quiet machine
    assert not (bot.folder / "games.db-wal").exists(), "the database was closed, nothing is left to recover"
    assert bot.stored().actions >= stored.actions
    assert "Traceback" not in (bot.folder / "bot.log").read_text("utf-8")

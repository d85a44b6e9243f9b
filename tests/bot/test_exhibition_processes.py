"""An exhibition in real processes, which are killed and replaced: its computers play on, at the speed that was set."""

from __future__ import annotations

import asyncio
import os
import random
import time
from contextlib import suppress
from functools import partial
from pathlib import Path

import pytest

from playground import Guild, Playground
from tests.bot.conftest import buttons, words
from tests.bot.many_processes import PATIENCE, servers_by_shard
from tests.bot.process import BotProcess, RandomPlayer, revision, running_bots
from tests.texts import says, text

pytestmark = [pytest.mark.soak, pytest.mark.alone]

GOES_ON = 10.0 if float(os.environ.get("CARDROOM_SOAK", "1")) >= 1 else PATIENCE
"""Seconds within which an exhibition continues after its process has died."""


async def watching(playground: Playground, guild: Guild) -> RandomPlayer:
    """Let Ada open an exhibition and start it, with a step every 1.5 seconds."""
    channel = playground.add_channel(guild, "table-1")
    ada = RandomPlayer(playground.add_person("Ada"), channel, random.Random(1))
    await playground.until(lambda: bool(ada.person.commands(channel)), PATIENCE)
    await ada.person.slash(channel, "assist autoplay", games=20)

    def offered(label: str) -> bool:
        return label in buttons(ada.post() or {"components": []})

    for label in (text("button-watch-faster"), text("button-watch-run")):
        await playground.until(partial(offered, label), PATIENCE)
        await ada.person.click(ada.post() or {}, label=label)
    await playground.until(partial(offered, text("button-watch-pause")), PATIENCE)
    await goes_on(playground, ada)
    return ada


async def goes_on(playground: Playground, ada: RandomPlayer, within: float = GOES_ON) -> float:
    """Wait until one more step is shown; return the seconds that took."""
    began, before = time.monotonic(), revision(ada.post() or {"components": []})

    def stepped() -> bool:
        post = ada.post()
        assert post and text("button-watch-run") not in buttons(post), "nobody has paused it"
        return revision(post) >= before + 1

    await playground.until(stepped, within)
    assert says(words(ada.post() or {}), "exhibition-runs", steps=1, seconds=1.5)
    return time.monotonic() - began


async def test_exhibition_goes_on_after_the_bot_was_killed(playground: Playground, tmp_path: Path) -> None:
    bot = BotProcess(playground, tmp_path)
    await bot.start()
    try:
        ada = await watching(playground, playground.add_guild("Card club"))
        for _ in range(3):
            await bot.kill()
            await bot.start()
            await goes_on(playground, ada)
    finally:
        await bot.kill()


@pytest.mark.postgres
async def test_exhibition_goes_on_while_its_processes_die_and_are_replaced(
    playground: Playground, tmp_path: Path, postgres_url: str
) -> None:
    guilds, took = servers_by_shard(playground, 2), []
    async with running_bots(playground, tmp_path, postgres_url, 2) as bots:
        ada = await watching(playground, guilds[1])
        for _ in range(3):
            await bots[1].kill()
            took.append(await goes_on(playground, ada))
            await bots[1].start()
            took.append(await goes_on(playground, ada))
        new = BotProcess(playground, tmp_path, postgres_url, shards="1/2", name="-new")
        try:
            await new.stand_by()
            ending = asyncio.create_task(bots[1].terminate(PATIENCE))
            took.append(await goes_on(playground, ada))
            assert await ending == 0
            took.append(await goes_on(playground, ada))
        finally:
            with suppress(ProcessLookupError):
                await new.kill()
    print("seconds until one more step was shown:", *(f"{each:.1f}" for each in took))

"""Several processes on one PostgreSQL database: one runs the bot, and another takes over."""

from __future__ import annotations

import asyncio
import contextlib
import random
import time
from collections.abc import AsyncIterator
from functools import partial
from pathlib import Path

import pytest

from bot import lease
from bot.lease import Lease
from bot.playground import Playground
from data.connect import open_store
from tests.bot.process import BotProcess
from tests.bot.surviving import seated, shown_as_stored


@pytest.fixture(autouse=True)
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    for name, seconds in (("LASTS", 0.3), ("RENEWAL", 0.05), ("LOOK", 0.02)):
        monkeypatch.setattr(lease, name, seconds)


@pytest.fixture
async def two(tmp_path: Path) -> AsyncIterator[tuple[Lease, Lease]]:
    stores = [await open_store(str(tmp_path / "room.db")) for _ in range(2)]
    yield Lease(stores[0]), Lease(stores[1])
    for store in stores:
        await store.close()


async def test_second_process_stands_by_until_the_first_gives_the_lease_back(two: tuple[Lease, Lease]) -> None:
    first, second = two
    await first.acquire()
    keeping, waiting = asyncio.create_task(first.keep()), asyncio.create_task(second.acquire())
    await asyncio.sleep(0.5)
    assert first.held and not second.held and not waiting.done(), "the lease is renewed"
    await first.release()
    await asyncio.wait_for(waiting, 0.25)
    await asyncio.wait_for(keeping, 1)
    assert second.held and not first.held


async def test_process_that_hangs_loses_the_lease_and_learns_of_it(two: tuple[Lease, Lease]) -> None:
    first, second = two
    await first.acquire()
    begun = time.monotonic()
    await second.acquire()
    assert time.monotonic() - begun < 1
    await asyncio.wait_for(first.keep(), 1)
    assert second.held and not first.held


async def test_process_goes_on_while_the_database_is_away(tmp_path: Path) -> None:
    store = await open_store(str(tmp_path / "room.db"))
    alone = Lease(store)
    await alone.acquire()
    await store.close()
    with pytest.raises(TimeoutError):
        await asyncio.wait_for(alone.keep(), 0.3)
    assert alone.held


def connected(playground: Playground) -> list[str]:
    return [session.id for session in playground.gateway.sessions.values() if session.socket]


def another_than(before: str, playground: Playground) -> bool:
    return connected(playground) not in ([], [before])


async def standing_by(log: Path, times: int) -> None:
    async with asyncio.timeout(30):
        while (await asyncio.to_thread(log.read_text)).count("stands by") < times:  # noqa: ASYNC110
            await asyncio.sleep(0.05)


@pytest.mark.soak
@pytest.mark.postgres
@pytest.mark.parametrize("killed", [True, False])
async def test_standing_process_takes_over_the_tables(tmp_path: Path, database_url: str, killed: bool) -> None:
    playground = Playground(limits=False)
    await playground.start()
    bots = [BotProcess(playground, tmp_path, database_url, "INFO") for _ in range(2)]
    try:
        ada = await seated(playground, bots[0], random.Random(1))
        for number in (1, 2):
            await bots[1].launch()
            await standing_by(tmp_path / "bot.log", number)
            for _ in range(3):
                await ada.press()
            [before] = connected(playground)
            began = time.monotonic()
            await (bots[0].kill() if killed else bots[0].terminate())
            await playground.until(partial(another_than, before, playground), 15)
            # After a kill the lease has to run out first.
            assert time.monotonic() - began < (10 if killed else 5)
            await shown_as_stored(ada, bots[1])
            await ada.press()
            bots.reverse()
    finally:
        for bot in bots:
            with contextlib.suppress(ProcessLookupError, AssertionError):
                await bot.kill()
        await playground.stop()

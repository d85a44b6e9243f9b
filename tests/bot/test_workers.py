"""Background workers: one run at a time per key, one more after the last change, and retries."""

from __future__ import annotations

import asyncio

import pytest

from bot.table.delivery import workers
from bot.table.delivery.workers import Workers


async def test_change_during_a_run_causes_one_more_run() -> None:
    done: list[str] = []
    go_on = asyncio.Event()

    async def work(key: str) -> None:
        done.append(key)
        await go_on.wait()

    both = Workers("test", work)
    for key in ("a", "b"):
        both.poke(key)
    await asyncio.sleep(0)
    for _ in range(5):
        both.poke("a")
    assert done == ["a", "b"], "one at a time for each, but not for all"
    go_on.set()
    assert await both.settled("a") and await both.settled("b")
    assert sorted(done) == ["a", "a", "b"]


async def test_one_can_wait_for_a_run_of_work_that_never_ends() -> None:
    done: list[str] = []

    async def work(key: str) -> None:
        await asyncio.sleep(0)
        done.append(key)
        if len(done) < 10:
            busy.poke(key)

    busy = Workers("test", work)
    busy.poke("a")
    await busy.ran("a")
    assert len(done) < 3
    await busy.settled("a")
    await busy.ran("a")
    assert len(done) == 10, "one does not wait for what was not asked for"


async def test_failed_run_is_retried_and_reported(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(workers, "_RETRIES", (0.01, 0.01))
    tries: list[str] = []
    third = asyncio.Event()

    async def work(key: str) -> None:
        tries.append("K♥")
        if len(tries) < 3:
            raise OSError(tries[-1])
        third.set()

    one = Workers("test", work)
    one.poke("a")
    assert not await one.settled("a")
    async with asyncio.timeout(60):
        await third.wait()
    assert await one.settled("a")
    assert "OSError" in caplog.text and "K♥" not in caplog.text


async def test_stop_cancels_work_that_takes_too_long() -> None:
    cancelled = []

    async def work(key: str) -> None:
        try:
            await asyncio.sleep(60 if key == "slow" else 0)
        except asyncio.CancelledError:
            cancelled.append(key)
            raise

    both = Workers("test", work)
    both.poke("slow")
    both.poke("quick")
    await both.stop(0.05)
    await asyncio.sleep(0)
    assert cancelled == ["slow"]
    both.poke("quick")
    assert await both.settled("quick")

"""What processes on one database may do: each lease has one holder, and one that dies loses its own."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from pathlib import Path
from typing import Any

import pytest
import pytest_asyncio

from bot.host.core import DutyLost
from bot.sharding import leases
from bot.sharding.leases import LONGEST_SILENCE, LOOK_AT_STORE, RENEWAL, Leases, StoreWatch
from bot.sharding.shards import Shards
from bot.sharding.tenure import Moment, Tenure
from data.connect import open_store
from data.store import LeaseRow, Unavailable

HALF, OTHER_HALF = Shards.parse("0/2"), Shards.parse("1/2")
ALL = Shards.parse("")


@pytest.fixture(autouse=True)
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(leases, "LONGEST_SILENCE", 0.5)
    monkeypatch.setattr(leases, "LOOK_AT_STORE", 0.05)
    for name, seconds in (("LASTS", 0.4), ("RENEWAL", 0.05), ("LOOK", 0.02), ("GRACE", 0.1)):
        monkeypatch.setattr(leases, name, seconds)


class Process:
    """A process's leases, and what it looks after."""

    def __init__(self, held: Leases, close: Callable[[], Awaitable[object]]) -> None:
        self.held = held
        self.close = close
        self.shards: set[int] = set()
        self.lost: list[frozenset[int]] = []
        held.on_begin, held.on_end, held.on_loss = self._begin, self._end, self._lose
        self._running: asyncio.Task[None] | None = None

    def _begin(self, shards: frozenset[int]) -> None:
        self.shards |= shards

    async def _end(self, shards: frozenset[int]) -> None:
        self.shards -= shards

    async def _lose(self, shards: frozenset[int]) -> None:
        self.shards -= shards
        self.lost.append(shards)

    def run(self) -> asyncio.Task[None]:
        async def work() -> None:
            await self.held.acquire()
            await self.held.keep()

        self._running = asyncio.create_task(work())
        return self._running

    async def hang(self) -> None:
        """Stop renewing, as a process does that hangs or has died."""
        assert self._running
        self._running.cancel()
        await asyncio.wait([self._running])

    async def looks_after(self, *shards: int) -> None:
        async with asyncio.timeout(60):
            while self.shards != set(shards):  # noqa: ASYNC110
                await asyncio.sleep(0.01)


@pytest_asyncio.fixture
async def process(tmp_path: Path) -> AsyncIterator[Callable[[Shards], Process]]:
    stores = [await open_store(str(tmp_path / "room.db")) for _ in range(3)]
    free, made = iter(stores), list[Process]()

    def make(shards: Shards) -> Process:
        store = next(free)
        made.append(Process(Leases(store, shards), store.close))
        return made[-1]

    yield make
    for each in made:
        if each._running:
            await each.hang()
    for store in stores:
        await store.close()


Make = Callable[[Shards], Process]
LONG = 600.0
"""Seconds that a lease lasts where a test shows that nobody waits for its end."""


async def seconds_left(process: Process) -> float:
    """Return the seconds until a process that does not renew its leases has lost the first of them."""
    return min(row.left for row in await process.held._store.leases() if row.holder == process.held.holder)


async def test_second_process_stands_by_until_the_first_gives_its_shards_back(
    process: Make, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(leases, "LASTS", LONG)
    first, second = process(ALL), process(ALL)
    keeping = first.run()
    await first.looks_after(0)
    second.run()
    await asyncio.sleep(0.6)
    assert first.held.running and not second.held.running
    assert await first.held.successor_stands_by() and not await second.held.successor_stands_by()
    left = await seconds_left(first)
    async with asyncio.timeout(60):
        while await seconds_left(first) <= left:  # noqa: ASYNC110
            await asyncio.sleep(0.01)
    await first.held.release()
    await second.looks_after(0)
    await asyncio.wait_for(keeping, 60)
    assert second.held.running and not first.held.running


async def test_process_that_hangs_loses_its_shards_and_learns_of_it(process: Make) -> None:
    first, second = process(ALL), process(ALL)
    first.run()
    await first.looks_after(0)
    await first.hang()
    second.run()
    await second.looks_after(0)
    await asyncio.wait_for(first.held.keep(), 60)
    assert not first.held.running


async def test_process_goes_on_while_the_database_is_away(process: Make) -> None:
    alone = process(ALL)
    keeping = alone.run()
    await alone.looks_after(0)
    await alone.close()
    await asyncio.sleep(0.5)
    assert alone.held.running and not keeping.done()


async def test_tables_of_a_shard_that_nobody_runs_go_to_another_process_and_back(process: Make) -> None:
    first, second = process(HALF), process(OTHER_HALF)
    first.run()
    await asyncio.sleep(0.3)
    assert first.shards == {0}, "a process that was never there is not replaced"
    second.run()
    await second.looks_after(1)
    await second.hang()
    await first.looks_after(0, 1)
    third = process(OTHER_HALF)
    third.run()
    await third.looks_after(1)
    assert first.shards == {0}, "never both at once"


async def test_who_steps_down_looks_after_its_tables_until_it_has_ended(
    process: Make, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(leases, "LASTS", LONG)  # a busy machine must not let it run out meanwhile
    first, second = process(ALL), process(ALL)
    keeping = first.run()
    await first.looks_after(0)
    second.run()
    await asyncio.sleep(0.1)
    await first.held.step_down()
    await asyncio.wait_for(keeping, 60)
    await asyncio.sleep(0.1)
    assert second.held.running and not second.shards
    await first.held.release()
    await second.looks_after(0)


async def test_renewal_under_way_does_not_keep_what_is_given_back(
    process: Make, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(leases, "LASTS", LONG)
    first, second = process(ALL), process(ALL)
    first.run()
    await first.looks_after(0)
    store, reading = first.held._store, asyncio.Event()
    read = store.leases

    async def read_slowly() -> list[LeaseRow]:
        reading.set()
        await asyncio.sleep(0.05)
        return await read()

    store.leases = read_slowly  # type: ignore[method-assign]
    await reading.wait()
    await first.held.step_down()
    await asyncio.sleep(0.1)
    second.run()
    async with asyncio.timeout(60):
        while not second.held.running:  # noqa: ASYNC110
            await asyncio.sleep(0.01)


@pytest.mark.parametrize(
    ("other", "why"),
    [
        ("0-1/2", "another process runs a part of these shards: 0; this process stands by"),
        ("0/4", "another process counts 2 shards, and this one 4; this process stands by"),
    ],
)
async def test_process_whose_shards_overlap_or_are_counted_differently_stands_by_and_says_why(
    process: Make, other: str, why: str, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level("INFO")
    first, second = process(HALF), process(Shards.parse(other))
    first.run()
    await first.looks_after(0)
    second.run()
    await asyncio.sleep(0.3)
    assert not second.held.running and not second.shards and caplog.messages == [why]
    assert [row.name for row in await first.held._store.leases() if row.holder == second.held.holder and row.left > 0]


async def test_only_one_of_two_that_count_different_shards_runs_them_if_both_start_at_once(process: Make) -> None:
    both = [process(HALF), process(Shards.parse("0/4"))]
    have_read = asyncio.Barrier(2)
    for each in both:
        each.held._store.leases = first_together(each.held._store.leases, have_read)  # type: ignore[method-assign]
        each.run()
    async with asyncio.timeout(60):
        while not any(each.shards for each in both):  # noqa: ASYNC110
            await asyncio.sleep(0.01)
    await asyncio.sleep(0.2)
    assert [each.held.running for each in both].count(True) == 1


def first_together(read: Callable[[], Awaitable[list[LeaseRow]]], barrier: asyncio.Barrier) -> Any:
    """Return a reader of leases whose first call returns only when another process has read them too."""
    waiting = [barrier]

    async def reading() -> list[LeaseRow]:
        rows = await read()
        while waiting:
            await waiting.pop().wait()
        return rows

    return reading


@pytest.mark.parametrize("wrong", ["8", "1-0/2", "2/2", "0-2/2", "a/b", "-1/2"])
def test_shards_that_make_no_sense_are_refused(wrong: str) -> None:
    with pytest.raises(ValueError, match="0-3/8"):
        Shards.parse(wrong)


class Clock:
    """Both clocks of a machine, moved by a test."""

    def __init__(self) -> None:
        self.moment = Moment(100.0, 1_000_000.0)

    def __call__(self) -> Moment:
        return self.moment

    def move(self, steady: float, wall: float) -> None:
        self.moment = Moment(self.moment.steady + steady, self.moment.wall + wall)


@pytest.mark.parametrize(
    ("steady", "wall"), [(4.1, 4.1), (0.0, 50.0), (50.0, 0.0)], ids=["stopped", "asleep", "clock set back"]
)
async def test_nobody_edits_once_the_last_renewal_is_a_lease_old(steady: float, wall: float) -> None:
    clock = Clock()
    tenure = Tenure(lambda: 4.0, clock)
    assert not tenure.holds
    tenure.renewed(tenure.begin())
    clock.move(3.9, 3.9)
    await tenure.require()
    tenure.renewed(tenure.begin())
    clock.move(steady, wall)
    editing = asyncio.create_task(tenure.require())
    await asyncio.sleep(0)
    assert not tenure.holds and not editing.done()
    tenure.renewed(tenure.begin())
    await asyncio.wait_for(editing, 60)


@pytest.mark.parametrize("end", [Tenure.lose, Tenure.interrupt])
async def test_edits_that_wait_are_refused_once_another_process_was_quicker(end: Callable[[Tenure], None]) -> None:
    tenure = Tenure(lambda: 4.0)
    editing = asyncio.create_task(tenure.require())
    await asyncio.sleep(0)
    end(tenure)
    with pytest.raises(DutyLost):
        await editing


async def test_time_that_a_renewal_takes_is_no_part_of_the_lease(process: Make) -> None:
    alone, clock = process(ALL), Clock()
    alone.held.tenure = Tenure(lambda: leases.LASTS, clock)
    store = alone.held._store
    read = store.leases

    async def read_slowly() -> list[LeaseRow]:
        clock.move(1.0, 1.0)  # longer than a lease
        return await read()

    alone.run()
    await alone.looks_after(0)
    assert alone.held.tenure.holds
    store.leases = read_slowly  # type: ignore[method-assign]
    async with asyncio.timeout(60):
        while alone.held.tenure.holds:  # noqa: ASYNC110
            await asyncio.sleep(0.01)


async def test_process_that_comes_back_drops_what_another_looked_after_meanwhile(process: Make) -> None:
    first, second = process(HALF), process(OTHER_HALF)
    first.run()
    await first.looks_after(0)
    second.run()
    await second.looks_after(1)
    await first.hang()
    await second.looks_after(0, 1)
    assert not first.held.tenure.holds
    editing = asyncio.create_task(first.held.tenure.require())
    keeping = asyncio.create_task(first.held.keep())
    with pytest.raises(DutyLost):
        await asyncio.wait_for(editing, 60)
    await first.looks_after(0)
    assert first.lost == [{0}] and second.shards == {1}, "it began anew, so it has read everything again"
    keeping.cancel()
    await asyncio.wait([keeping])


async def test_process_that_nobody_replaced_goes_on_where_it_stopped(process: Make) -> None:
    alone = process(ALL)
    alone.run()
    await alone.looks_after(0)
    await alone.hang()
    await asyncio.sleep(leases.LASTS)
    editing = asyncio.create_task(alone.held.tenure.require())
    await asyncio.sleep(0)
    assert not editing.done()
    keeping = asyncio.create_task(alone.held.keep())
    await asyncio.wait_for(editing, 60)
    assert not alone.lost
    keeping.cancel()
    await asyncio.wait([keeping])


async def unavailable() -> None:
    raise Unavailable("cannot read: no connection within 5 s: 8 of 8 are in use")


async def test_process_whose_own_store_fails_gives_its_leases_up_and_says_why(
    process: Make, caplog: pytest.LogCaptureFixture
) -> None:
    first, second = process(ALL), process(ALL)
    first.held.watch = StoreWatch(unavailable)
    watching = asyncio.create_task(first.held.watch.watch())
    keeping = first.run()
    await first.looks_after(0)
    second.run()
    await second.looks_after(0)
    await asyncio.wait_for(keeping, 60)
    watching.cancel()
    assert "8 of 8 are in use" in first.held.why_ended and "8 of 8 are in use" in caplog.text
    with pytest.raises(DutyLost):
        await first.held.tenure.require()


async def test_process_keeps_its_leases_while_the_whole_database_is_away(process: Make) -> None:
    alone = process(ALL)
    alone.held.watch = StoreWatch(unavailable)
    keeping = alone.run()
    await alone.looks_after(0)
    await alone.close()
    await asyncio.sleep(1.0)
    assert alone.held.running and not keeping.done()


def test_leases_are_given_up_within_ten_seconds() -> None:
    """The store may fail between two renewals, and the failure show only at the next look."""
    assert LONGEST_SILENCE + LOOK_AT_STORE + 2 * RENEWAL <= 10

"""Par: what the master makes of each game of a day, computed by one process, and stored with its actions."""

from __future__ import annotations

import asyncio
import os
import signal
from collections.abc import AsyncIterator
from dataclasses import replace
from pathlib import Path

import pytest

from bot.host.core import Duty
from bot.host.daily.deciding_code import deciding_code
from bot.host.daily.pars import played_by_master
from data.store import DailyDay, DailyPar
from engine.daily import DAILY_GAMES, deals, score
from engine.players import MASTER, STEADY
from engine.types import Action
from tests.host.room import Room

SECRET = bytes(range(32))
GAME = "ecarte"
"""The game whose par is computed: the quickest."""


def day_of(day: str = "2026-11-24") -> DailyDay:
    """Return a day of this code."""
    return DailyDay(day, 1, SECRET, "hash", deciding_code(), 1.0)


@pytest.fixture
async def room(tmp_path: Path) -> AsyncIterator[Room]:
    room = await Room.open(tmp_path / "room.db")
    yield room
    await room.close()


async def begin(room: Room, day: DailyDay) -> None:
    """Store a day with all pars but one."""
    await room.store.make_daily_day(day)
    for key in DAILY_GAMES:
        if key != GAME:
            assert await room.store.put_daily_par(day.day, day.edition, key, day.code, DailyPar(0, []))


@pytest.mark.soak
async def test_a_missing_par_is_what_the_master_makes_of_the_seat(room: Room) -> None:
    await begin(room, day_of())
    assert await room.host.pars.compute() == 1
    par = await room.store.daily_par("2026-11-24", 1, GAME)
    assert par
    assert par.score == played_by_master(GAME, SECRET, "2026-11-24")[0]
    game = DAILY_GAMES[GAME].begin(deals(SECRET, "2026-11-24", GAME))
    for row in par.actions:
        assert row.computer == (MASTER if row.seat == DAILY_GAMES[GAME].seat else STEADY)
        game.play(row.seat, Action.from_json(row.action))
    assert game.winners
    assert score(game, DAILY_GAMES[GAME].seat) == par.score


async def test_a_stored_par_is_not_computed_again(room: Room) -> None:
    await begin(room, day_of())
    assert await room.host.pars.compute() == 1
    assert await room.host.pars.compute() == 0
    assert await (await room.another_host()).pars.compute() == 0


@pytest.mark.soak
async def test_the_pars_of_tomorrow_are_computed_in_advance(room: Room) -> None:
    await begin(room, day_of("2026-11-24"))
    await begin(room, day_of("2026-11-25"))
    assert await room.host.pars.compute() == 2


async def test_a_day_that_is_over_needs_no_par(room: Room) -> None:
    await begin(room, day_of())
    await room.store.close_daily_day("2026-11-24", 2.0)
    assert await room.host.pars.compute() == 0


@pytest.mark.soak
async def test_only_the_process_of_shard_0_computes_pars(room: Room) -> None:
    await begin(room, day_of())
    other = room.new_host(duty=Duty(lambda guild_id: 1, [1]))
    assert await other.pars.compute() == 0
    other.duty.begin(0)
    assert await other.pars.compute() == 1


async def test_a_process_with_other_code_computes_no_par(room: Room) -> None:
    await begin(room, replace(day_of(), code="another"))
    assert await room.host.pars.compute() == 0


@pytest.mark.soak
async def test_a_par_whose_process_was_killed_is_computed_the_next_time(
    room: Room, caplog: pytest.LogCaptureFixture
) -> None:
    await begin(room, day_of())
    pool = room.host.pars._pool.open()
    await asyncio.wrap_future(pool.submit(os.getpid))
    for process in list(pool._processes):
        os.kill(process, signal.SIGKILL)
    assert await room.host.pars.compute() == 0
    assert "no par of ecarte on 2026-11-24" in caplog.text
    assert SECRET.hex() not in caplog.text
    assert await room.host.pars.compute() == 1

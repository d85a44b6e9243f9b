"""Whole games through the host, a database file and thinking processes."""

from __future__ import annotations

import asyncio
import logging
import os
import random
import signal
import sys
from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from bot.host.model.setup import Terms
from bot.host.play.computers import Thinker
from bot.host.table.state import TableState
from data.store import Player, Status
from engine import players
from engine.deal import check
from engine.games import game_with
from engine.players import ADVANCED, MASTER
from engine.types import DEAL
from tests.examples import in_soak_too, more
from tests.host.room import GUILD, Room, waits_for


@pytest.fixture
async def thinking(tmp_path: Path) -> AsyncIterator[Room]:
    thinker = Thinker(1)
    room = await Room.open(tmp_path / "games.db", thinker)
    yield room
    await room.close()
    thinker.close()


async def new_table(room: Room, ada: Player, preset: str = "classic") -> TableState:
    return await room.table(ada, game=game_with(preset), preset=preset)


async def play_on(room: Room, state: TableState, ada: Player) -> TableState:
    """Play a sensible action on seat 0, then wait for the computer."""
    view = state.views[0]
    if 0 in view.to_act:
        action = players.choose(view, ADVANCED, str(state.revision))
        state = await room.host.play.act(state.id, ada, action, revision=state.revision)
    return await room.until(state.id, waits_for(0))


@pytest.mark.parametrize(
    "preset", ["classic", *(pytest.param(preset, marks=pytest.mark.soak) for preset in ("pinochle", "bezique"))]
)
async def test_whole_game_is_stored_as_it_was_played(thinking: Room, preset: str) -> None:
    ada = await thinking.player("Ada")
    state = await new_table(thinking, ada, preset)
    chance = random.Random(5)
    while state.status is Status.RUNNING:
        state = await play_on(thinking, state, ada)
        if chance.random() < 0.02:
            thinking.host = thinking.new_host()
            assert await thinking.recover() == [state]
    assert max(state.views[0].totals) >= state.rules.target
    assert check(await thinking.host.reveal(state.id)) == []
    assert len(state.revealed) == state.views[0].round
    results = await thinking.store.results(table_id=state.id)
    assert {row.level for row in results} == {max((row.computer for row in state.seats), key=len)}
    for side, total in enumerate(state.views[0].totals):
        rounds = [row for row in results if row.side == side and row.round]
        assert sum(row.points for row in rounds) == total
        assert all(sum(line["points"] for line in row.lines) == row.points for row in rounds)
        assert [row.points for row in results if (row.side, row.round) == (side, 0)] == [total]


@pytest.mark.soak
@in_soak_too
async def test_many_tables_at_once(thinking: Room) -> None:
    async def play(number: int) -> None:
        ada = await thinking.player(f"Player {number}")
        state = await new_table(thinking, ada)
        while DEAL not in state.views[0].verbs:
            state = await play_on(thinking, state, ada)

    tables = more(4, 20)
    await asyncio.gather(*map(play, range(tables)))
    assert len(await thinking.host.open_tables(GUILD)) == tables


@pytest.mark.skipif(sys.platform == "win32", reason="kills as POSIX does")
async def test_game_continues_when_thinking_processes_are_killed(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    thinker = Thinker(1)
    room = await Room.open(tmp_path / "games.db", thinker)
    killed: set[int] = set()

    async def kill_some() -> None:
        while len(killed) < 2:
            await asyncio.sleep(0.01)
            pool = thinker._slow.pool.current
            if pool and pool._pending_work_items and len(pool._processes) == 1 and not killed & {*pool._processes}:
                [process] = pool._processes
                os.kill(process, signal.SIGKILL)
                killed.add(process)

    killing = asyncio.create_task(kill_some())
    ada = await room.player("Ada")
    state = await room.table(ada, game="canasta", preset="classic", terms=Terms(computers=MASTER))
    while not killing.done() or state.views[0].turn < 4:
        state = await play_on(room, state, ada)
    # On a busy machine a thought may run out of time, which is a warning.
    assert not [record for record in caplog.records if record.levelno >= logging.ERROR]
    assert len(await room.store.actions(state.id)) == state.revision
    await room.close()
    thinker.close()

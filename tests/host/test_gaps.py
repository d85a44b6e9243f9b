"""Time that nobody could use is nobody's loss: sleep of the process, a clock that was set, a store that was away."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from typing import Any

import pytest

from bot.host.model.setup import Terms
from bot.host.play import computers
from bot.host.play.computers import Chooser
from bot.host.table.state import TableState
from bot.host.table.watched_clock import WatchedClock
from data.store import Player, Status, Unavailable
from tests.host.room import Room, to_act

LIMIT = 30


class Clocks:
    """The two clocks of a machine."""

    def __init__(self, room: Room) -> None:
        self.room, self.steady = room, 1000.0

    def read_steady(self) -> float:
        return self.steady

    def sleep(self, seconds: float) -> None:
        """Let time pass while the process does nothing, as if it were stopped."""
        self.room.clock.now += seconds
        self.steady += seconds

    def set_by(self, seconds: float) -> None:
        """Set the wall clock forward or back."""
        self.room.clock.now += seconds

    async def tick(self, seconds: int) -> None:
        """Let the process work as usual, ticking every second."""
        for _ in range(seconds):
            self.sleep(1)
            await self.room.host.clocks.tick()

    async def work(self, seconds: int, state: TableState) -> TableState:
        """Let the process work as usual, and return the table."""
        await self.tick(seconds)
        return await self.room.host.state(state.id)


@pytest.fixture
async def machine(room: Room) -> AsyncIterator[Clocks]:
    machine = Clocks(room)
    await room.host.stop()
    room.host = room.new_host(steady=machine.read_steady)
    yield machine


async def rated(room: Room, *players: Player, late: str = "forfeit", **options: Any) -> TableState:
    """Start a table with a limit of 30 seconds."""
    terms = Terms.model_validate({"pace": "live", "turn": LIMIT, "late": late})
    state = await room.table(*players, start=False, terms=terms, **options)
    for player in players[1:]:
        state = await room.host.agreement.agree(state.id, player, state.setup.digest)
    return await room.host.lobby.start(state.id, players[0])


def left(room: Room, state: TableState) -> float:
    """Return the seconds left of the turn."""
    assert state.clock
    return state.clock.ends - room.clock.now


async def test_a_process_that_works_keeps_the_limit_to_the_second(
    room: Room, machine: Clocks, ada: Player, bob: Player
) -> None:
    state = await rated(room, ada, bob)
    assert (await machine.work(LIMIT - 1, state)).status is Status.RUNNING
    assert (await machine.work(1, state)).status is Status.FINISHED


async def test_a_process_that_was_stopped_forfeits_nothing_as_it_wakes(
    room: Room, machine: Clocks, ada: Player, bob: Player
) -> None:
    state = await rated(room, ada, bob)
    await machine.work(3, state)
    machine.sleep(50)
    await room.host.clocks.tick()
    state = await room.host.state(state.id)
    assert (state.status, left(room, state)) == (Status.RUNNING, LIMIT / 4)
    assert (await machine.work(7, state)).status is Status.RUNNING
    assert (await machine.work(1, state)).status is Status.FINISHED


async def test_the_table_shows_the_time_that_is_left_after_a_stop(
    room: Room, machine: Clocks, ada: Player, bob: Player
) -> None:
    state = await machine.work(1, await rated(room, ada, bob))
    machine.sleep(50)
    told = len(room.changes)
    await room.host.clocks.tick()
    assert [(change.table_id, left(room, change.state)) for change in room.changes[told:]] == [(state.id, LIMIT / 4)]


async def test_a_press_right_after_a_stop_comes_in_time(room: Room, machine: Clocks, ada: Player, bob: Player) -> None:
    state = await rated(room, ada, bob, late="turn")
    await machine.work(1, state)
    machine.sleep(50)
    late = to_act(state)[0]
    await room.host.hear(state.id)  # before any tick, somebody does something at the table
    await asyncio.sleep(0)
    state = await room.step(await room.host.state(state.id), {0: ada, 1: bob})
    assert state.computer_actions[late] == 0


async def test_a_clock_set_ahead_by_an_hour_takes_no_time_from_anybody(
    room: Room, machine: Clocks, ada: Player, bob: Player
) -> None:
    state = await rated(room, ada, bob)
    await machine.work(10, state)
    machine.set_by(3600)
    state = await machine.work(1, state)
    assert left(room, state) == pytest.approx(LIMIT - 11)
    assert (await machine.work(LIMIT - 12, state)).status is Status.RUNNING
    assert (await machine.work(1, state)).status is Status.FINISHED


async def test_a_clock_set_back_by_an_hour_gives_no_hour(room: Room, machine: Clocks, ada: Player, bob: Player) -> None:
    state = await rated(room, ada, bob)
    await machine.work(10, state)
    machine.set_by(-3600)
    state = await machine.work(1, state)
    assert LIMIT / 4 <= left(room, state) <= LIMIT
    assert (await machine.work(LIMIT, state)).status is Status.FINISHED


async def test_a_clock_that_is_put_right_again_gives_no_hour(
    room: Room, machine: Clocks, ada: Player, bob: Player
) -> None:
    state = await rated(room, ada, bob)
    for seconds in (3600, -3600):
        machine.set_by(seconds)
        state = await machine.work(2, state)
    assert LIMIT / 4 <= left(room, state) <= LIMIT
    assert (await machine.work(LIMIT, state)).status is Status.FINISHED


async def test_turns_after_a_set_clock_have_their_usual_time(
    room: Room, machine: Clocks, ada: Player, bob: Player
) -> None:
    state = await rated(room, ada, bob)
    for seconds in (3600, -7200):
        machine.set_by(seconds)
        await machine.work(1, state)
        while len(to_act(state := await room.host.state(state.id))) == 1 and (turn := to_act(state)):
            state = await room.step(state, {0: ada, 1: bob})
            if to_act(state) != turn:
                break
        assert left(room, state) == pytest.approx(LIMIT)


class AwayStore:
    """A store that can be away."""

    def __init__(self, room: Room, monkeypatch: pytest.MonkeyPatch) -> None:
        self.away, self.failed = False, asyncio.Event()
        for name in ("current_table", "append", "set_meta"):
            self._wrap(room, monkeypatch, name)

    def _wrap(self, room: Room, monkeypatch: pytest.MonkeyPatch, name: str) -> None:
        real = getattr(room.store, name)

        async def use(*args: Any, **values: Any) -> Any:
            if self.away:
                self.failed.set()
                raise Unavailable
            return await real(*args, **values)

        monkeypatch.setattr(room.store, name, use)


@pytest.mark.parametrize(("seconds", "remains"), [(25, LIMIT / 4), (4, LIMIT - 6)])
async def test_time_without_the_store_is_made_up_for(
    room: Room,
    machine: Clocks,
    ada: Player,
    bob: Player,
    monkeypatch: pytest.MonkeyPatch,
    seconds: int,
    remains: float,
) -> None:
    store, state = AwayStore(room, monkeypatch), await rated(room, ada, bob)
    await machine.work(1, state)
    store.away = True
    with pytest.raises(Unavailable):
        await room.step(state, {0: ada, 1: bob})
    await machine.tick(seconds)
    store.away = False
    state = await machine.work(1, state)
    assert state.status is Status.RUNNING and left(room, state) == pytest.approx(remains)


async def test_a_turn_that_ends_while_the_store_is_away_is_not_lost(
    room: Room, machine: Clocks, ada: Player, bob: Player, monkeypatch: pytest.MonkeyPatch
) -> None:
    store, state = AwayStore(room, monkeypatch), await rated(room, ada, bob)
    await machine.work(20, state)
    store.away = True
    await machine.tick(60)
    store.away = False
    state = await machine.work(1, state)
    assert (state.status, left(room, state)) == (Status.RUNNING, LIMIT / 4)


async def test_computers_play_as_soon_as_the_store_is_back(
    room: Room, machine: Clocks, ada: Player, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(computers, "_FIRST_RETRY", 3600.0)
    store, state = AwayStore(room, monkeypatch), await rated(room, ada)
    go = asyncio.Event()

    class Waits(Chooser):
        async def choose(self, view: Any, *args: object) -> Any:
            await go.wait()
            return view.legal[0]

    monkeypatch.setattr(room.host.play.computers, "_thinker", Waits())
    while to_act(state) == (0,):
        state = await room.step(state, {0: ada})
    store.away = True
    go.set()
    await store.failed.wait()
    await machine.tick(5)
    assert (await room.store.table(state.id)).status is Status.RUNNING
    store.away = False
    await machine.work(1, state)
    await room.until(state.id, lambda now: now.revision > state.revision)


def test_a_clock_alone_notices_no_gap() -> None:
    now = [100.0]
    clock = WatchedClock(lambda: now[0])
    now[0] += 3600
    assert (clock(), clock.gaps) == (3700.0, 0)

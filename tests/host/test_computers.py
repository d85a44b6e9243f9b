"""Computer players: they act by themselves, from their own view, and recover from failures."""

from __future__ import annotations

import asyncio
import logging
from dataclasses import replace

import pytest

from bot.host.model.setup import Terms
from bot.host.play import computers
from bot.host.play.computers import Chooser
from bot.host.refusals import Refusal
from bot.host.table.session import Turn
from data.store import Player, Status
from engine.types import DEAL, UNDO, Action
from engine.view import View
from tests.host.room import FirstLegal, Room, to_act, waits_for


async def play_out(room: Room, table_id: str, people: dict[int, Player]) -> None:
    state = await room.until(table_id, waits_for(*people))
    while state.status is Status.RUNNING:
        await room.step(state, people)
        state = await room.until(table_id, waits_for(*people))


async def test_person_plays_a_game_against_the_computer(room: Room, ada: Player) -> None:
    state = await room.table(ada)
    await play_out(room, state.id, {0: ada})
    actions = await room.store.actions(state.id)
    assert {action.seat for action in actions} == {0, 1}
    assert {row.seat for row in actions if Action.from_json(row.action).kind == DEAL} <= {0}


async def test_several_computers_at_one_table(room: Room, ada: Player) -> None:
    state = await room.table(ada, seats=4)
    await play_out(room, state.id, {0: ada})
    assert (await room.host.state(state.id)).status is Status.FINISHED


async def test_news_are_the_last_human_action_and_all_computer_actions_since(room: Room, ada: Player) -> None:
    state = await room.table(ada, seats=4)
    await room.until(state.id, waits_for(0))
    state = await room.step(await room.host.state(state.id), {0: ada})
    assert [(event.kind, event.seat) for event in state.news] == [("show", 0)]
    await room.step(state, {0: ada})
    state = await room.until(state.id, waits_for(0))
    steps = [("end", 0), *((kind, seat) for seat in (1, 2, 3) for kind in ("show", "end"))]
    assert [(event.kind, event.seat) for event in state.news] == steps
    elsewhere = await room.another_host()
    assert (await elsewhere.state(state.id)).news == state.news, "the same when it is read back"
    await room.host.autopilot.set(state.id, ada, True)
    state = await room.until(state.id, lambda state: state.views[-1].phase == "scored")
    assert len(state.news) < 20, "at most the last turn of each seat, and the score"


async def test_computer_gets_its_own_view_and_seed(room: Room, ada: Player) -> None:
    seen: list[tuple[View, str, bytes]] = []

    class Watching(FirstLegal):
        async def choose(self, view: View, level: str, seed: bytes, aggression: int = 50) -> Action:
            seen.append((view, level, seed))
            return await super().choose(view, level, seed)

    room.host = room.new_host(chooser=Watching())
    state = await room.table(ada, deals=1)
    await play_out(room, state.id, {0: ada})
    assert {(view.seat, level) for view, level, _ in seen} == {(1, state.seats[1].computer)}
    assert len({seed for *_, seed in seen}) == 1
    assert all(view.legal and view.to_act == (1,) for view, *_ in seen)


async def test_computer_plays_on_for_a_player_who_left(room: Room, ada: Player, bob: Player) -> None:
    state = await room.table(ada, bob)
    leaver = to_act(state)[0]
    people = {0: ada, 1: bob}
    state = await room.host.lifecycle.leave(state.id, people.pop(leaver))
    await play_out(room, state.id, people)


async def test_absent_players_are_replaced_at_the_agreed_level(room: Room, ada: Player, bob: Player) -> None:
    state = await room.table(ada, bob, seats=3, terms=Terms(computers="expert", pace="live"))
    assert state.seats[2].computer == "expert"
    state = await room.host.autopilot.set(state.id, bob, True)
    assert state.seats[1].autopilot == "expert"
    state = await room.host.lifecycle.leave(state.id, bob)
    assert state.seats[1].computer == "expert"

    state = await room.table(ada, bob, terms=Terms(computers="expert", pace="live"))
    room.clock.now += state.terms.turn_seconds
    await room.host.clocks.tick()
    state = await room.until(state.id, lambda now: now.revision > 0)
    assert (await room.store.actions(state.id))[0].computer == "expert"

    forgotten = await room.table(ada, bob, seats=3, terms=Terms(computers="expert"))
    await room.host.privacy.forget(bob)
    assert (await room.host.state(forgotten.id)).seats[1].computer == "expert"


async def test_illegal_choice_of_a_computer_is_replaced(
    room: Room, ada: Player, caplog: pytest.LogCaptureFixture
) -> None:
    class Cheating(Chooser):
        async def choose(self, view: View, level: str, seed: bytes, aggression: int = 50) -> Action:
            return Action("show", ("JK",))

    room.host = room.new_host(chooser=Cheating())
    with caplog.at_level(logging.CRITICAL, "bot.host"):
        state = await room.table(ada)
        await play_out(room, state.id, {0: ada})


async def test_failed_computer_turn_is_retried(
    room: Room, ada: Player, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    class Faltering(FirstLegal):
        failures = 2

        async def choose(self, view: View, level: str, seed: bytes, aggression: int = 50) -> Action:
            if self.failures:
                self.failures -= 1
                raise OSError("out of memory")
            return await super().choose(view, level, seed)

    monkeypatch.setattr(computers, "_FIRST_RETRY", 0.001)
    room.host = room.new_host(chooser=Faltering())
    with caplog.at_level(logging.CRITICAL, "bot.host"):
        state = await room.table(ada)
        await play_out(room, state.id, {0: ada})


async def test_a_turn_that_fails_twice_is_played_by_another_level_and_at_last_by_the_first_legal_action(
    room: Room, ada: Player, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    asked: list[str] = []

    class Failing(FirstLegal):
        async def choose(self, view: View, level: str, seed: bytes, aggression: int = 50) -> Action:
            asked.append(level)
            raise KeyError

    monkeypatch.setattr(computers, "_FIRST_RETRY", 0.001)
    room.host = room.new_host(chooser=Failing())
    with caplog.at_level(logging.CRITICAL, "bot.host"):
        state = await room.table(ada, terms=Terms(computers="expert"), deals=1)
        await play_out(room, state.id, {0: ada})
    assert asked[:4] == ["expert", "expert", "beginner", "expert"]
    rows = [row for row in await room.store.actions(state.id) if row.seat == 1]
    assert rows, "the computer has played its turns"


async def test_a_computer_without_a_legal_action_undoes_its_last_one(room: Room, ada: Player) -> None:
    """Rules that leave a seat without an action are a bug. Even then the table continues, and not in a circle."""
    state = await room.table(ada)
    view = state.views[1]
    stuck = replace(view, legal=(), undo=("action", "turn"))
    turns = [Turn(1, "expert", 0, stuck, b"", 50), Turn(1, "expert", 1, replace(view, legal=FIRST), b"", 50), None]
    played: list[Action] = []
    ended = asyncio.Event()

    async def look(table_id: str) -> Turn | None:
        if turns[0] is None:
            ended.set()
        return turns[0]

    async def play(table_id: str, turn: Turn, action: Action) -> None:
        played.append(action)
        turns.pop(0)

    class LastLegal(Chooser):
        async def choose(self, view: View, level: str, seed: bytes, aggression: int = 50) -> Action:
            return view.legal[-1]

    computers.Computers(LastLegal(), look, play).wake("T1")
    await ended.wait()
    assert played == [Action(UNDO, target="action"), FIRST[0]]


FIRST = (Action("show", ("2C",)), Action("show", ("3C",)))


class Endless(Chooser):
    """A computer player that thinks until cancelled, and counts how often it started."""

    def __init__(self) -> None:
        self.begun = asyncio.Event()
        self.times = 0

    async def choose(self, view: View, level: str, seed: bytes, aggression: int = 50) -> Action:
        self.times += 1
        self.begun.set()
        await asyncio.Event().wait()
        raise AssertionError


async def thinking_table(room: Room, ada: Player) -> str:
    """Play to a moment when the computer is thinking, and return the table's id."""
    state = await room.table(ada)
    while to_act(state) == (0,):
        state = await room.step(state, {0: ada})
    return state.id


async def test_stopping_does_not_wait_for_thinking(room: Room, ada: Player) -> None:
    chooser = Endless()
    room.host = room.new_host(chooser=chooser)
    await thinking_table(room, ada)
    async with asyncio.timeout(60):
        await chooser.begun.wait()
        await room.host.stop()


async def test_table_can_be_read_while_the_computer_thinks(room: Room, ada: Player) -> None:
    chooser = Endless()
    room.host = room.new_host(chooser=chooser)
    table = await thinking_table(room, ada)
    async with asyncio.timeout(60):
        await chooser.begun.wait()
        state = await room.host.state(table)
        with pytest.raises(Refusal, match="not-your-turn"):
            await room.host.play.act(table, ada, Action("end"))
        await room.recover()
        assert (await room.host.lifecycle.close(table, ada)).status is Status.CLOSED
    assert (chooser.times, state.status) == (1, Status.RUNNING)


async def test_table_paused_while_the_computer_thinks_stays_paused(room: Room, ada: Player) -> None:
    thinking, go = asyncio.Event(), asyncio.Event()

    class Slow(FirstLegal):
        async def choose(self, view: View, level: str, seed: bytes, aggression: int = 50) -> Action:
            thinking.set()
            await go.wait()
            return await super().choose(view, level, seed)

    room.host = room.new_host(chooser=Slow())
    table = await thinking_table(room, ada)
    await thinking.wait()
    paused = await room.host.lifecycle.pause(table, ada)
    go.set()
    resumed = await room.host.lifecycle.resume(table, ada, guild_id=1, channel_id=1)
    assert resumed.revision == paused.revision
    assert (await room.until(table, waits_for(0))).revision > paused.revision

"""Several processes at one table: anybody's action counts wherever it comes; what happens by itself, happens once."""

from __future__ import annotations

import asyncio

import pytest

from bot.host.absence import clocks
from bot.host.core import Duty
from bot.host.host import Host
from bot.host.table.state import Change
from bot.host.table.timing import ABSENT_AFTER
from data.store import Player, Status
from tests.host.room import Room, to_act


def computers_at_work() -> list[asyncio.Task[None]]:
    return [task for task in asyncio.all_tasks() if task.get_name().startswith("computers ")]


def helper(room: Room) -> Host:
    """Return a host that looks after no table, as in the process of other shards."""
    return room.new_host(duty=Duty(lambda guild_id: 0))


async def test_computers_play_only_where_the_table_is_looked_after(room: Room, ada: Player) -> None:
    state, other = await room.table(ada), helper(room)
    while state.views[-1].to_act == (0,):
        state = await room.step(state, {0: ada}, other)
    assert not computers_at_work()
    await room.host.hear(state.id)
    played = await room.until(state.id, lambda now: now.views[-1].to_act == (0,) or not now.live)
    assert played.revision > state.revision


async def test_what_others_did_is_heard_once_with_its_events(room: Room, ada: Player, bob: Player) -> None:
    state, other = await room.table(ada, bob), helper(room)
    told: list[tuple[str, int]] = []
    changes: list[Change] = []
    other.on_told.append(lambda table_id, guild_id: told.append((table_id, guild_id)))
    room.host.on_change.append(changes.append)
    after = await room.step(state, {0: ada, 1: bob}, other)
    assert told == [(state.id, state.guild_id)]
    await room.host.state(state.id)  # somebody may have read the table before
    for events in (after.news, ()):
        await room.host.hear(state.id)
        assert (changes[-1].revision, changes[-1].events) == (after.revision, events)
    assert len(told) == 1, "what is heard is not told again"


async def test_clocks_run_only_where_the_table_is_looked_after(room: Room, ada: Player, bob: Player) -> None:
    state, other = await room.table(ada, bob), helper(room)
    other.clocks.watch(state.id)
    room.clock.now += 100 * 3600
    await other.clocks.tick()
    assert (await room.host.state(state.id)).status is Status.RUNNING
    await room.host.clocks.tick()
    assert (await room.host.state(state.id)).status is Status.PAUSED


async def test_duty_that_ends_leaves_the_clocks_to_others(room: Room, ada: Player, bob: Player) -> None:
    duty = Duty(lambda guild_id: 0, [0])
    first, second = room.new_host(duty=duty), helper(room)
    state = await room.table(ada, bob)
    assert [table.id for table in await first.recover()] == [state.id]
    await first.bring_back(state.id)
    duty.end(0)
    room.clock.now += 100 * 3600
    await first.clocks.tick()
    assert (await room.host.state(state.id)).status is Status.RUNNING
    second.duty.begin(0)
    await second.recover()
    await second.bring_back(state.id)
    await second.clocks.tick()
    assert (await room.host.state(state.id)).status is Status.PAUSED


async def test_nothing_is_kept_about_a_table_of_others_that_has_ended(room: Room, ada: Player, bob: Player) -> None:
    state, other = await room.table(ada, bob), helper(room)
    await other.hear(state.id)
    await room.host.lifecycle.close(state.id, ada)
    await room.host.lifecycle.close(state.id, bob)
    assert not (await room.host.state(state.id)).live
    await other.hear(state.id)
    assert state.id not in other._core.timing.last_activity


async def test_clocks_go_on_after_an_error(
    room: Room, ada: Player, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    again, card = asyncio.Event(), "♥A"

    async def broken() -> None:
        if "failed" in caplog.text:
            again.set()
        raise ValueError(card)

    monkeypatch.setattr(clocks, "TICK", 0.001)
    monkeypatch.setattr(room.host.clocks, "tick", broken)
    room.host.clocks.start()
    await asyncio.wait_for(again.wait(), 5)
    await room.host.clocks.stop()
    assert "a tick of the clocks failed: ValueError" in caplog.text and card not in caplog.text


async def test_hands_of_all_tables_come_with_the_direct_messages(room: Room, ada: Player, bob: Player) -> None:
    tables = [await room.table(ada, bob, guild_id=guild) for guild in (101, 102)]
    direct = room.new_host(duty=Duty(lambda guild_id: guild_id % 2, [0]))
    other = room.new_host(duty=Duty(lambda guild_id: guild_id % 2, [1]))
    assert {table.id for table in await direct.recover([0])} == {table.id for table in tables}
    assert [table.id for table in await other.recover([1])] == [tables[0].id]


async def test_vote_to_wait_counts_wherever_it_was_cast(room: Room, ada: Player, bob: Player) -> None:
    state, other = await room.table(ada, bob), helper(room)
    other.votes.on_decided = lambda table_id: room.host.votes.decided(table_id, here=False)
    room.clock.now += ABSENT_AFTER
    [away] = to_act(state)
    assert (await room.host.state(state.id)).vote
    await other.votes.cast(state.id, (ada, bob)[1 - away], "wait")
    assert not (await room.host.state(state.id)).vote

"""An exhibition's settings outlast the process: the process that takes over its table plays on."""

from __future__ import annotations

import asyncio
from dataclasses import fields, replace

import pytest

from bot.host.core import Duty
from bot.host.host import Host
from bot.host.table.state import TableState
from data.store import NewTable, Player, Status, TableRow
from engine.types import Action
from engine.view import View
from tests.host.exhibiting import HERE, computers_idle, ended, exhibition_of, pass_time
from tests.host.room import GUILD, FirstLegal, Room


def duty(*shards: int) -> Duty:
    return Duty(lambda guild_id: 0, shards)


def table_like(row: TableRow) -> NewTable:
    return NewTable(**{name.name: getattr(row, name.name) for name in fields(NewTable)})


async def running(host: Host, ada: Player, by: int = 0, games: int = 1) -> TableState:
    """Start an exhibition, and let it take its first step."""
    state = await host.exhibitions.open(**HERE, host=ada, games=games)
    await host.exhibitions.control(state.id, ada, may_manage=False, running=True, by=by)
    host.exhibitions.tick()
    await computers_idle()
    return await host.state(state.id)


async def steps(host: Host, since: TableState) -> int:
    """Return how many steps were taken since a snapshot."""
    return (await host.state(since.id)).revision - since.revision


async def test_exhibition_goes_on_at_its_speed_after_a_restart(room: Room, ada: Player) -> None:
    state = await running(room.host, ada, by=-1)
    await room.host.stop()
    assert exhibition_of(await room.host.state(state.id)).running, "nobody has paused it"
    after = room.new_host()
    await room.recover(after)
    await pass_time(room, 2, after, seconds=4)
    assert await steps(after, state) == 1, "one step every six seconds, as before"
    await pass_time(room, 2, after, seconds=4)
    assert await steps(after, state) == 2


async def test_paused_exhibition_stays_paused_after_a_restart(room: Room, ada: Player) -> None:
    state = await running(room.host, ada)
    await room.host.exhibitions.control(state.id, ada, may_manage=False, running=False, by=9)
    lost = replace(table_like(await room.store.table(state.id)), id="lost", channel_id=901)
    await room.store.create_table(lost, ())
    after = room.new_host()
    await room.recover(after)
    assert (await after.state("lost")).status is Status.RUNNING, "nothing had been dealt"
    await pass_time(room, 2, after)
    assert await steps(after, state) == 0 == (await after.state("lost")).revision
    await after.exhibitions.step(state.id, ada, state.revision, may_manage=False)
    assert await steps(after, state) == 1
    await after.exhibitions.control(state.id, ada, may_manage=False, running=True)
    await pass_time(room, 1, after)
    assert await steps(after, state) > 2, "ten steps at once, or to the end of the round, as it was set before"


async def test_hour_without_control_ends_although_the_bot_was_restarted(room: Room, ada: Player) -> None:
    state = await running(room.host, ada)
    await room.host.stop()
    room.clock.now += 3590
    after = room.new_host()
    await room.recover(after)
    await pass_time(room, 1, after, seconds=5)
    taken = await steps(after, state)
    await pass_time(room, 2, after, seconds=5)
    assert 0 < taken == await steps(after, state) and not exhibition_of(await after.state(state.id)).running


async def test_next_game_follows_although_the_bot_was_restarted_after_the_last_one(room: Room, ada: Player) -> None:
    state = await running(room.host, ada, by=9, games=2)
    await ended(room, state)
    after = room.new_host(duty=duty(0))
    assert await room.recover(after) == [await after.state(state.id)]
    await pass_time(room, 1, after, seconds=5)
    assert [row.id for row in await room.store.tables(guild_id=GUILD)] == [state.id], "people read the scores"
    assert after.exhibitions.next_game_follows(state.id)
    await pass_time(room, 1, after, seconds=5)
    [row] = await room.store.tables(guild_id=GUILD, statuses=(Status.RUNNING,))
    following = await after.state(row.id)
    assert exhibition_of(following) == exhibition_of(state) and not after.exhibitions.next_game_follows(state.id)
    await pass_time(room, 1, after)
    # On a busy machine it may have begun to play before it was looked at.
    assert (await after.state(following.id)).revision > 0


async def test_only_who_looks_after_the_table_takes_steps(room: Room, ada: Player) -> None:
    own, others = duty(0), duty()
    first, second = room.new_host(duty=own), room.new_host(duty=others)
    state = await running(first, ada)
    await second.hear(state.id)
    await pass_time(room, 1, second)
    assert await steps(first, state) == 0
    own.end(0)
    await pass_time(room, 2, first)
    assert await steps(first, state) == 0 and exhibition_of(await first.state(state.id)).running
    others.begin(0)
    await second.recover()
    await second.bring_back(state.id)
    await pass_time(room, 2, second)
    assert await steps(second, state) == 2
    await pass_time(room, 1, first)
    assert await steps(second, state) == 2


async def test_any_process_controls_an_exhibition(room: Room, ada: Player) -> None:
    keeper, other = room.new_host(duty=duty(0)), room.new_host(duty=duty())
    state = await keeper.exhibitions.open(**HERE, host=ada)
    told: list[str] = []
    other.on_told.append(lambda table_id, guild_id: told.append(table_id))
    await other.exhibitions.control(state.id, ada, may_manage=False, running=True)
    assert told == [state.id]
    await keeper.hear(state.id)
    await pass_time(room, 1, keeper)
    assert await steps(keeper, state) == 1
    await other.exhibitions.control(state.id, ada, may_manage=False, running=False)
    await pass_time(room, 1, keeper)
    assert await steps(keeper, state) == 1, "each step first looks at what is stored"
    await other.exhibitions.step(state.id, ada, state.revision + 1, may_manage=False)
    assert await steps(keeper, state) == 2
    await pass_time(room, 1, other)
    assert await steps(keeper, state) == 2


async def test_two_processes_that_play_on_for_a_moment_take_each_step_once(room: Room, ada: Player) -> None:
    state = await running(room.host, ada)
    second = await room.another_host()
    await room.recover(second)
    for count in (1, 2, 3):
        room.clock.now += 10
        room.host.exhibitions.tick()
        await pass_time(room, 1, second, seconds=0)
        assert await steps(second, state) == count


async def test_process_takes_no_step_just_after_one_of_another(room: Room, ada: Player) -> None:
    """This holds on a busy machine too: one process's step may be stored before the other looks at the table."""
    state = await running(room.host, ada)
    second = await room.another_host()
    await room.recover(second)
    for count in (1, 2, 3):
        room.clock.now += 10
        for host in (room.host, second):
            await pass_time(room, 1, host, seconds=0)
        assert await steps(second, state) == count
    await room.host.stop()
    await pass_time(room, 2, second)
    assert await steps(second, state) == 5, "the other goes on at the same speed"


async def test_process_that_ends_while_a_computer_thinks_pauses_nothing(room: Room, ada: Player) -> None:
    class Endless(FirstLegal):
        thinks = asyncio.Event()

        async def choose(self, view: View, level: str, seed: bytes, aggression: int = 50) -> Action:
            self.thinks.set()
            await asyncio.Event().wait()
            raise AssertionError

    host = room.new_host(chooser=Endless())
    state = await host.exhibitions.open(**HERE, host=ada)
    await host.exhibitions.control(state.id, ada, may_manage=False, running=True)
    host.exhibitions.tick()
    async with asyncio.timeout(60):
        await Endless.thinks.wait()
        await host.stop()
    assert exhibition_of(await host.state(state.id)).running


@pytest.mark.parametrize("stored", [{"speed": 99}, {"running": "perhaps"}])
async def test_nonsense_is_refused(room: Room, ada: Player, stored: dict[str, object]) -> None:
    state = await room.host.exhibitions.open(**HERE, host=ada)
    row = await room.store.table(state.id)
    await room.store.set_exhibition(state.id, {**row.exhibition, **stored}, expect=row.exhibition)
    assert await room.host._core.is_damaged(state.id)

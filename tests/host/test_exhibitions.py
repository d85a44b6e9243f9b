"""Exhibitions and autosteps."""

from __future__ import annotations

import asyncio
from itertools import pairwise
from typing import Any

import pytest

from bot.host import exhibitions
from bot.host.model.series import Series
from bot.host.refusals import Refusal
from bot.host.table.state import TableState
from bot.texts import load_texts
from bot.ui.names import names
from data.store import Player, Scope, Status, Unavailable
from engine.types import DEAL, Action, IllegalAction
from engine.view import View
from tests.host.exhibiting import HERE, computers_idle, ended, exhibition_of, pass_time
from tests.host.room import GUILD, FirstLegal, Room
from tests.narrowing import narrowed


@pytest.mark.soak
async def test_series_is_played_to_its_end(room: Room, ada: Player, bob: Player) -> None:
    shown = room.host.exhibitions
    state = await shown.open(**HERE, host=ada, seats=3, levels=("", "expert"), games=3)
    assert state.names == ("intermediate", "expert", "intermediate") and state.practice
    with pytest.raises(Refusal, match="not-host"):
        await shown.control(state.id, bob, may_manage=False, running=True)
    await shown.control(state.id, bob, may_manage=True, running=True, by=9)
    tables: dict[str, TableState] = {}
    for _ in range(60):
        await pass_time(room, 1)
        rows = await room.store.tables(guild_id=GUILD)
        tables = {row.id: await room.host.state(row.id) for row in rows}
    games = sorted(tables.values(), key=lambda each: narrowed(each.series, Series).number)
    assert [each.status for each in games] == [Status.FINISHED] * 3
    for before, after in pairwise(games):
        counted = narrowed(before.series, Series).after(before.views[-1].totals, before.views[-1].winners)
        assert after.exhibition == before.exhibition and after.series == counted.model_copy(
            update={"first_table": games[0].id}
        )
    assert not [table for table in tables if shown.next_game_follows(table)]
    assert await room.store.results(guild_id=GUILD) and not await room.store.rated_games(
        Scope(guild_id=GUILD, game="highest")
    )


async def test_each_computer_of_a_series_leads_first_in_turn(room: Room, ada: Player) -> None:
    options: dict[str, Any] = {**HERE, "game": "pinochle", "preset": "pinochle"}
    state = await room.host.exhibitions.open(**options, host=ada, levels=("expert", "beginner"), games=4)
    levels, called = [state.names], [names(state, load_texts())]
    for number in range(1, 4):
        await ended(room, state)
        await room.host.exhibitions.begin_next_game(state.id, ada, may_manage=False)
        [row] = await room.store.tables(guild_id=GUILD, statuses=(Status.RUNNING,))
        state = await room.host.state(row.id)
        levels.append(state.names)
        called.append(names(state, load_texts()))
        [listed] = await room.host.listings.listed([row])
        assert names(listed, load_texts()) == called[-1]
        # Seat 0 gives up each game, so both computers have won one after two.
        assert state.series and sum(state.series.wins) == number
        assert state.series.wins == {1: (1, 0), 2: (1, 1), 3: (2, 1)}[number], "counted for the computer that won"
    assert levels == [("expert", "beginner"), ("beginner", "expert")] * 2
    assert called == [called[0], called[0][::-1]] * 2


async def test_next_game_is_opened_once_on_any_host(room: Room, ada: Player) -> None:
    state = await room.host.exhibitions.open(**HERE, host=ada, games=2)
    await room.host.exhibitions.control(state.id, ada, may_manage=False, running=True, by=9)
    while (await room.host.state(state.id)).status is Status.RUNNING:
        await pass_time(room, 1)
    hosts = [room.host, await room.another_host()]
    tried = [host.exhibitions.begin_next_game(state.id, ada, may_manage=False) for host in hosts]
    ends = await asyncio.gather(*tried, return_exceptions=True)
    assert sorted(type(end).__name__ for end in ends) == ["NoneType", "Refusal"]
    rows = await room.store.tables(guild_id=GUILD)
    assert sorted(row.series["number"] for row in rows) == [1, 2]


async def test_series_recovers_from_a_crash_while_opening_the_next_game(
    room: Room, ada: Player, monkeypatch: pytest.MonkeyPatch
) -> None:
    shown = room.host.exhibitions
    state = await shown.open(**HERE, host=ada, seats=3, levels=("", "expert"), games=3)
    names, after = state.names, room.new_host()

    async def dies(*_: object, **__: object) -> None:
        raise Unavailable

    for number in (2, 3):
        await ended(room, state)
        with monkeypatch.context() as dying:
            dying.setattr(room.store, "start_table", dies)
            with pytest.raises(Unavailable):
                await shown.begin_next_game(state.id, ada, may_manage=False)
        [opened] = await room.store.tables(guild_id=GUILD, statuses=(Status.OPEN,))
        await (shown.begin_next_game(state.id, ada, may_manage=False) if number == 2 else room.recover(after))
        state = await room.host.state(opened.id)
        assert state.status is Status.RUNNING and state.series and state.series.number == number
        assert state.names == names, "each side plays as well as before"
    await after.exhibitions.step(state.id, ada, 0, may_manage=False)
    assert (await after.state(state.id)).revision == 1


async def test_number_of_running_exhibitions_is_limited(
    room: Room, ada: Player, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(exhibitions, "RUNNING_AT_MOST", 1)
    shown = room.host.exhibitions
    first, second = [await shown.open(**{**HERE, "channel_id": channel}, host=ada) for channel in (901, 902)]
    with pytest.raises(Refusal, match="too-many-exhibitions"):
        await shown.open(**HERE, host=ada)
    await shown.control(first.id, ada, may_manage=False, running=True)
    with pytest.raises(Refusal, match="too-many-running"):
        await shown.control(second.id, ada, may_manage=False, running=True)
    await room.host.lifecycle.close(first.id, ada)
    await shown.control(second.id, ada, may_manage=False, running=True)
    await shown.control(second.id, ada, may_manage=False, running=True)
    third = await shown.open(**HERE, host=ada, games=2)
    await ended(room, third)
    await shown.open(**{**HERE, "channel_id": 903}, host=ada)
    with pytest.raises(Refusal, match="too-many-exhibitions"):
        await shown.begin_next_game(third.id, ada, may_manage=False)


async def test_exhibition_pauses_when_thinking_fails(room: Room, ada: Player) -> None:
    class Broken(FirstLegal):
        async def choose(self, view: View, level: str, seed: bytes, aggression: int = 50) -> Action:
            raise RuntimeError

    host = room.new_host(chooser=Broken())
    state = await host.exhibitions.open(**HERE, host=ada)
    await host.exhibitions.control(state.id, ada, may_manage=False, running=True)
    await pass_time(room, 1, host)
    assert not exhibition_of(await host.state(state.id)).running


async def test_exhibition_goes_on_when_the_store_was_away(
    room: Room, ada: Player, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def away(*_: object, **__: object) -> None:
        raise Unavailable

    state = await room.host.exhibitions.open(**HERE, host=ada)
    await room.host.exhibitions.control(state.id, ada, may_manage=False, running=True)
    with monkeypatch.context() as outage:
        outage.setattr(room.store, "append", away)
        await pass_time(room, 2)
    assert (await room.host.state(state.id)).revision == 0
    await pass_time(room, 1)
    assert (await room.host.state(state.id)).revision == 1


async def test_pausing_interrupts_a_long_interval(room: Room, ada: Player) -> None:
    class Slow(FirstLegal):
        thinks = asyncio.Event()

        async def choose(self, view: View, level: str, seed: bytes, aggression: int = 50) -> Action:
            self.thinks.set()
            await asyncio.sleep(0)
            return await super().choose(view, level, seed)

    host = room.new_host(chooser=Slow())
    state = await host.exhibitions.open(**HERE, host=ada)
    await host.exhibitions.control(state.id, ada, may_manage=False, running=True, by=9)
    host.exhibitions.tick()
    await Slow.thinks.wait()
    await host.exhibitions.control(state.id, ada, may_manage=False, running=False)
    await computers_idle()
    assert (await host.state(state.id)).revision <= 2


@pytest.mark.soak
async def test_player_can_rewind_to_before_the_autosteps(room: Room, ada: Player, bob: Player) -> None:
    state = await room.table(ada, bob, game="canasta", preset="classic", practice=True)
    people, autosteps = (ada, bob), room.host.autosteps
    for _ in range(3):
        [seat] = (await room.host.state(state.id)).views[-1].to_act
        await room.host.play.act(state.id, people[seat], state.views[seat].legal[0])
        state = await room.host.state(state.id)
    for player in people:
        await autosteps.start(state.id, player, "beginner")
        autosteps.change_speed(state.id, player, 9)
        autosteps.run(state.id, player)
    run = autosteps.run_of(state.id, ada)
    assert run and run.spec.start_revision == state.revision
    for _ in range(100):
        await pass_time(room, 1)
        if (await room.host.state(state.id)).views[-1].phase == "scored":
            break
    await pass_time(room, 1)
    over = await room.host.state(state.id)
    assert over.views[-1].phase == "scored" and not autosteps.any_running(state.id)
    await room.host.play.act(state.id, ada, Action(DEAL))
    back = await room.host.rewinds.rewind(state.id, bob, str(run.spec.start_revision))
    assert [view.hand for view in back.views] == [view.hand for view in state.views]
    assert back.views[-1] == state.views[-1]
    other = await (await room.another_host()).state(state.id)
    assert other.views == back.views, "the same when it is read back"
    with pytest.raises(IllegalAction, match="moment-gone"):
        await room.host.rewinds.rewind(state.id, bob, str(over.revision))
    late = asyncio.create_task(autosteps.step(state.id, ada, back.revision))
    await asyncio.sleep(0)
    autosteps.end(state.id, ada)
    with pytest.raises(Refusal, match="stale"):
        await late

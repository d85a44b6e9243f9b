"""Recovery from the store: nothing that was answered is lost, and two hosts on one store never disagree."""

from __future__ import annotations

import asyncio
import random
import sqlite3
from collections.abc import Awaitable, Callable
from contextlib import closing
from pathlib import Path
from typing import Any, TypeAlias

import pytest

from bot.host.host import Host
from bot.host.model.settings import DEFAULT_PREFERENCES
from bot.host.refusals import Refusal
from bot.host.table.state import TableState
from data.store import ActionRow, Player, Status, Unavailable, Unconfirmed
from data.store import Status as Stored
from engine.types import Action
from tests.examples import sampled
from tests.host.room import GUILD, FirstLegal, Room, legal, to_act, waits_for
from tests.narrowing import narrowed


async def kill_host(room: Room) -> None:
    """Drop the host as a kill would: its tasks vanish, and nothing is stopped or written."""
    dead = [task for task in asyncio.all_tasks() if task.get_name().startswith("computers ")]
    for task in dead:
        task.cancel()
    await asyncio.gather(*dead, return_exceptions=True)
    room.host = room.new_host()


async def test_table_survives_a_kill_as_last_answered(room: Room, ada: Player, bob: Player) -> None:
    chance = random.Random(7)
    people = {0: ada, 1: bob}
    state = await room.table(ada, bob, options={"target": 300})
    kills = 0
    while state.status is Status.RUNNING:
        seat = to_act(state)[0]
        state = await room.host.play.act(
            state.id, people[seat], chance.choice(legal(state, seat)), revision=state.revision
        )
        if chance.random() < 0.3:
            kills += 1
            await kill_host(room)
            recovered = await room.recover()
            assert recovered == [state]
            assert await room.host.state(state.id) == state
    assert kills > 10


async def test_computers_continue_after_a_kill(room: Room, ada: Player) -> None:
    class Never(FirstLegal):
        async def choose(self, *args: object) -> Action:
            await asyncio.Event().wait()
            raise AssertionError

    room.host = room.new_host(chooser=Never())
    state = await room.table(ada)
    while to_act(state) == (0,):
        state = await room.step(state, {0: ada})
    await kill_host(room)
    assert (await room.host.state(state.id)).revision == state.revision
    await room.recover()
    assert (await room.until(state.id, waits_for(0))).revision > state.revision


async def test_kill_between_the_winning_action_and_the_end_of_the_table(
    room: Room, ada: Player, bob: Player, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def killed(*args: object) -> None:
        raise asyncio.CancelledError

    people = {0: ada, 1: bob}
    state = await room.table(ada, bob)
    with monkeypatch.context() as patch:
        patch.setattr(room.store, "end_table", killed)
        with pytest.raises(asyncio.CancelledError):
            while True:
                state = await room.step(state, people)
    assert (await room.store.table(state.id)).status is Stored.RUNNING
    await kill_host(room)
    [ended] = await room.recover()
    assert (ended.id, ended.status) == (state.id, Status.FINISHED), "the end is still to be shown"
    await room.store.record_end_shown(state.id)
    assert await room.recover() == []
    results = await room.store.results(table_id=state.id)
    assert len([row for row in results if row.round == 0]) == 2


Use: TypeAlias = Callable[[Room, TableState, Player], Awaitable[TableState]]
USES: dict[str, Use] = {
    "pause": lambda room, state, ada: room.host.lifecycle.pause(state.id, ada),
    "close": lambda room, state, ada: room.host.lifecycle.close(state.id, ada),
    "leave": lambda room, state, ada: room.host.lifecycle.leave(state.id, ada),
    "play": lambda room, state, ada: room.host.play.act(state.id, ada, legal(state, 0)[0], revision=state.revision),
}


@sampled
@pytest.mark.parametrize("stored", [True, False])
@pytest.mark.parametrize("use", USES.values(), ids=USES)
async def test_what_may_be_stored_is_read_again_and_shown(
    room: Room, ada: Player, bob: Player, use: Use, stored: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("bot.host.core.READ_AGAIN", 0.02)
    state = await room.table(ada, bob)
    told = asyncio.Event()
    room.host.on_told.append(lambda table_id, guild_id: told.set())
    store: Any = room.store
    write, read, away = store._write, store.current_table, True

    async def write_unanswered(job: Any, table_id: str = "") -> Any:
        if stored:
            await write(job, table_id)
        raise Unconfirmed("the connection was lost at a commit")

    async def read_if_there(*values: Any, **named: Any) -> Any:
        if away:
            raise Unavailable("cannot read: the server is away")
        return await read(*values, **named)

    with monkeypatch.context() as patch:
        patch.setattr(room.store, "_write", write_unanswered)
        with pytest.raises(Unconfirmed):
            await use(room, state, ada)
    monkeypatch.setattr(room.store, "current_table", read_if_there)
    await asyncio.sleep(0.1)
    assert not told.is_set()
    away = False
    await asyncio.wait_for(told.wait(), 10)
    shown = room.changes[-1].state
    assert shown == await room.host.state(state.id)
    assert stored == (shown != state)


async def test_two_hosts_take_turns_on_one_store(room: Room, ada: Player, bob: Player) -> None:
    hosts = [room.host, await room.another_host()]
    people = {0: ada, 1: bob}
    state = await room.table(ada, bob, options={"target": 200})
    while state.status is Status.RUNNING:
        state = await room.step(state, people, hosts[state.revision % 2])
        one, other = [await host.state(state.id) for host in hosts]
        assert one == other == state


async def test_two_hosts_race_for_every_action(room: Room, ada: Player, bob: Player) -> None:
    hosts = [room.host, await room.another_host()]
    people = {0: ada, 1: bob}
    state = await room.table(ada, bob)
    while state.status is Status.RUNNING:
        outcomes = await asyncio.gather(*(room.step(state, people, host) for host in hosts), return_exceptions=True)
        won = [outcome for outcome in outcomes if isinstance(outcome, TableState)]
        lost = [outcome for outcome in outcomes if isinstance(outcome, Refusal)]
        assert (len(won), len(lost)) == (1, 1)
        assert lost[0].note.code in ("stale", "not-running")
        assert won[0].revision == state.revision + 1
        assert await hosts[0].state(state.id) == await hosts[1].state(state.id)
        state = won[0]


async def test_two_hosts_play_a_computers_turn_once(room: Room, ada: Player) -> None:
    hosts = [room.host, await room.another_host()]
    state = await room.table(ada, options={"target": 200})
    while state.status is Status.RUNNING:
        for host in hosts:
            await room.recover(host)
        state = await room.until(state.id, waits_for(0))
        if state.status is Status.RUNNING:
            state = await room.step(state, {0: ada}, hosts[state.revision % 2])
    numbers = [row.number for row in await room.store.actions(state.id)]
    assert numbers == list(range(1, state.revision + 1))
    assert await hosts[0].state(state.id) == await hosts[1].state(state.id)


async def test_host_notices_a_start_by_another_host(room: Room, ada: Player, bob: Player) -> None:
    other = await room.another_host()
    state = await room.table(ada, bob, start=False)
    assert (await other.state(state.id)).status is Status.OPEN
    started = await room.host.lobby.start(state.id, ada)
    assert await other.state(state.id) == started


async def test_damaged_table_is_refused_and_others_continue(
    room: Room, ada: Player, bob: Player, caplog: pytest.LogCaptureFixture
) -> None:
    good, bad = await room.table(ada, bob), await room.table(ada, bob)
    await room.store.append(bad.id, ActionRow(1, 0, {"kind": "sing"}, 0.0))
    await kill_host(room)
    assert [state.id for state in await room.recover()] == [good.id]
    for asked in (room.host.state(bad.id), room.host.play.act(bad.id, ada, Action("end"))):
        with pytest.raises(Refusal, match="damaged"):
            await asked
    assert "action 1 is refused" in caplog.text
    opened = await room.host.lobby.open(
        guild_id=GUILD, channel_id=bad.channel_id, host=ada, game=bad.game, preset=bad.preset, seats=2
    )
    assert narrowed(await room.host.table_in_channel(bad.channel_id), TableState).id == opened.id
    assert (await room.store.table(bad.id)).status is Stored.CLOSED
    caplog.clear()


_ACTION = (
    "INSERT INTO actions (table_id, number, seat, action, at, computer, player)"
    " VALUES ('{{table}}', 1, 0, '{action}', 0.0, '', {{player}})"
)

MALFORMED = {
    "an action without a kind": _ACTION.format(action='{{"foo": 1}}'),
    "an action that is a list": _ACTION.format(action="[1]"),
    "cards that are a number": _ACTION.format(action='{{"kind": "end", "cards": 5}}'),
    "rules that are a list": "UPDATE tables SET rules = '[1]' WHERE id = '{table}'",
    "rules without a preset": "UPDATE tables SET rules = '{{\"preset\": {{}}}}' WHERE id = '{table}'",
    "a series that is a list": "UPDATE tables SET series = '[1]' WHERE id = '{table}'",
    "a series of words": 'UPDATE tables SET series = \'{{"moved": "x", "first_table": 3}}\' WHERE id = \'{table}\'',
    "terms that are a list": "UPDATE tables SET terms = '[1]' WHERE id = '{table}'",
    "unknown terms": "UPDATE tables SET terms = '{{\"pace\": \"warp\"}}' WHERE id = '{table}'",
    "exhibition data that are a list": "UPDATE tables SET exhibition = '[1]' WHERE id = '{table}'",
    "an unknown game": "UPDATE tables SET game = 'poker' WHERE id = '{table}'",
    "too many seats": "UPDATE tables SET seat_count = 99 WHERE id = '{table}'",
}


@sampled
@pytest.mark.parametrize("change", MALFORMED.values(), ids=MALFORMED)
async def test_malformed_row_damages_only_its_table(
    room: Room, ada: Player, bob: Player, caplog: pytest.LogCaptureFixture, change: str
) -> None:
    good, bad, other = [await room.table(ada, bob) for _ in range(3)]
    with closing(sqlite3.connect(room.path, isolation_level=None)) as db:
        db.execute(change.format(table=bad.id, player=ada.id))
    await kill_host(room)
    assert {state.id for state in await room.recover()} == {good.id, other.id}
    rows = await room.store.tables(guild_id=GUILD)
    assert {listed.id for listed in await room.host.listings.listed(rows)} == {other.id, bad.id, good.id}
    with pytest.raises(Refusal) as refused:
        await room.host.play.act(bad.id, ada, Action("end"))
    assert refused.value.note.code in ("damaged", "no-such-game")
    assert bad.id in caplog.text or refused.value.note.code == "no-such-game"
    assert (await room.step(good, {0: ada, 1: bob})).revision == 1
    caplog.clear()


async def test_malformed_settings_of_a_player_count_as_none(room: Room, ada: Player, bob: Player) -> None:
    tables = [await room.table(ada, bob) for _ in range(2)]
    with closing(sqlite3.connect(room.path, isolation_level=None)) as db:
        db.execute("UPDATE players SET settings = '[1]' WHERE id = ?", (ada.id,))
    await kill_host(room)
    recovered = await room.recover()
    assert {state.id for state in recovered} == {table.id for table in tables}
    assert {state.preferences[0] for state in recovered} == {DEFAULT_PREFERENCES}


async def test_tables_dropped_from_memory_are_replayed(room: Room, ada: Player, bob: Player) -> None:
    host = Host(room.store, FirstLegal(), clock=room.clock, tables_in_memory=2)
    states = [await room.table(ada, bob) for _ in range(5)]
    for _ in range(3):
        states = [await room.step(state, {0: ada, 1: bob}, host) for state in states]
    assert [await room.host.state(state.id) for state in states] == states


@pytest.mark.soak
async def test_twenty_tables_at_once(room: Room) -> None:
    async def play(number: int) -> TableState:
        player = await room.player(f"Player {number}")
        state = await room.table(player, seats=2 + number % 3)
        state = await room.until(state.id, waits_for(0))
        while state.status is Status.RUNNING:
            await room.step(state, {0: player})
            state = await room.until(state.id, waits_for(0))
        return state

    finished = await asyncio.gather(*map(play, range(20)))
    assert {state.status for state in finished} == {Status.FINISHED}
    assert await room.host.open_tables(GUILD) == []


async def test_everything_survives_closing_the_file(tmp_path: Path) -> None:
    room = await Room.open(tmp_path / "kept.db")
    ada, bob = await room.player("Ada"), await room.player("Bob")
    state = await room.step(await room.table(ada, bob), {0: ada, 1: bob})
    await room.close()
    room = await Room.open(tmp_path / "kept.db")
    assert await room.recover() == [state]
    await room.close()

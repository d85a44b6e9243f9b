"""Turn clocks, reminders, votes on absent players, idle tables."""

from __future__ import annotations

import asyncio
import sqlite3
from contextlib import closing
from typing import Any

import pytest

from bot.host.absence import clocks
from bot.host.absence.clocks import Reminder
from bot.host.host import Host
from bot.host.model.setup import Terms
from bot.host.play.computers import Chooser
from bot.host.refusals import Refusal
from bot.host.table.state import TableState
from data.store import Player, Status
from engine.players import EXPERT
from engine.types import Action
from engine.view import View
from tests.host.room import CHANNEL, GUILD, Room, legal, to_act

LIVE: dict[str, Any] = {"pace": "live", "turn": 120}
HOUR = 3600.0


async def table(room: Room, *players: Player, start: bool = True, **options: Any) -> TableState:
    """Open a table with terms, and start it unless told otherwise."""
    terms = Terms(**{key: options.pop(key) for key in ("pace", "turn", "late") if key in options})
    state = await room.table(*players, start=False, terms=terms, **options)
    for player in players[1:]:
        state = await room.host.agreement.agree(state.id, player, state.setup.digest)
    return await room.host.lobby.start(state.id, players[0]) if start else state


async def after(room: Room, seconds: float, state: TableState, host: Host | None = None) -> TableState:
    """Let time pass, and return the table."""
    room.clock.now += seconds
    await (host or room.host).clocks.tick()
    return await (host or room.host).state(state.id)


def mover(state: TableState, *people: Player) -> Player:
    return people[to_act(state)[0]]


async def test_every_turn_has_its_full_time(room: Room, ada: Player, bob: Player) -> None:
    state = await table(room, ada, bob, **LIVE)
    assert state.clock and state.clock[1:] == (to_act(state)[0], room.clock.now + 120)
    ends = state.clock.ends
    room.clock.now += 50
    state = await room.step(state, {0: ada, 1: bob})
    assert state.clock and state.clock.ends == ends, "showing a card does not end a turn"
    room.clock.now += 50
    state = await room.step(state, {0: ada, 1: bob})
    assert state.clock and state.clock[1:] == (to_act(state)[0], room.clock.now + 120)


async def test_without_a_pace_there_is_no_clock(room: Room, ada: Player, bob: Player) -> None:
    state = await after(room, 20 * HOUR, await table(room, ada, bob))
    assert (state.clock, state.status, state.revision) == (None, Status.RUNNING, 0)


async def test_late_turn_is_played_by_the_computer(room: Room, ada: Player, bob: Player) -> None:
    state = await table(room, ada, bob, **LIVE)
    late, next_one = to_act(state)[0], 1 - to_act(state)[0]
    assert (await after(room, 119, state)).revision == 0
    await after(room, 1, state)
    state = await room.until(state.id, lambda now: to_act(now) == (next_one,))
    assert state.revision == 2 and state.seats[late].autopilot == ""
    assert [row.computer for row in await room.store.actions(state.id)] == [EXPERT] * 2
    assert state.computer_actions[late] == 1 and state.computer_actions[next_one] == 0
    assert (await after(room, 60, state)).revision == 2, "the next turn has its own time"


async def test_late_player_may_still_act_before_the_computer(room: Room, ada: Player, bob: Player) -> None:
    class Never(Chooser):
        async def choose(self, *args: object) -> Action:
            never: asyncio.Future[Action] = asyncio.get_running_loop().create_future()
            return await never

    room.host = room.new_host(chooser=Never())
    state = await after(room, 200, await table(room, ada, bob, **LIVE))
    state = await room.step(state, {0: ada, 1: bob})
    assert (state.revision, sum(state.computer_actions)) == (1, 0)


async def test_late_autopilot_stays_on_until_the_player_acts(room: Room, ada: Player, bob: Player) -> None:
    state = await table(room, ada, bob, **LIVE, late="autopilot", options={"target": 300})
    late = to_act(state)[0]
    people = {0: ada, 1: bob}
    await after(room, 120, state)
    for _ in range(2):
        state = await room.until(state.id, lambda now: to_act(now) == (1 - late,))
        assert state.seats[late].autopilot == EXPERT
        while to_act(state) == (1 - late,):
            state = await room.step(state, people)
    state = await room.until(
        state.id, lambda now: (late in to_act(now) and len(to_act(now)) == 2) or to_act(now) == (1 - late,)
    )
    state = await room.host.autopilot.set(state.id, people[late])
    assert state.seats[late].autopilot == ""


async def test_late_turn_forfeits_the_game(room: Room, ada: Player, bob: Player) -> None:
    state = await table(room, ada, bob, **LIVE, late="forfeit")
    late = to_act(state)[0]
    state = await after(room, 120, state)
    view = state.view(None)
    assert view and (state.status, state.forfeited, view.winners) == (Status.FINISHED, late, (1 - late,))
    results = await room.store.results(table_id=state.id)
    assert [(row.round, row.side, row.won, row.ended) for row in results] == [
        (0, side, side != late, "forfeit") for side in (0, 1)
    ]
    assert [seat.player for row in results for seat in row.seats] == [ada.id, bob.id]


async def test_late_between_rounds_deals_and_forfeits_nothing(room: Room, ada: Player, bob: Player) -> None:
    state = await table(room, ada, bob, **LIVE, late="forfeit", options={"target": 300})
    while len(to_act(state)) == 1:
        state = await room.step(state, {0: ada, 1: bob})
    state = await after(room, 120, state)
    view = state.view(None)
    assert view and (state.status, view.round) == (Status.RUNNING, 2)
    assert sum(state.computer_actions) == 0


async def test_computers_thinking_time_does_not_count(room: Room, ada: Player) -> None:
    go = asyncio.Event()

    class Slow(Chooser):
        async def choose(self, view: View, *args: object) -> Action:
            await go.wait()
            return view.legal[0]

    room.host = room.new_host(chooser=Slow())
    state = await table(room, ada, **LIVE, late="forfeit")
    while to_act(state) == (0,):
        state = await room.step(state, {0: ada})
    assert state.clock is None
    assert (await after(room, 1000, state)).status is Status.RUNNING
    go.set()
    state = await room.until(state.id, lambda now: 0 in to_act(now))
    assert state.clock and state.clock.ends == room.clock.now + 120


async def test_reminders_at_half_time_and_shortly_before_the_end(room: Room, ada: Player, bob: Player) -> None:
    reminders: list[Reminder] = []
    room.host.clocks.on_reminder.append(reminders.append)
    state = await table(room, ada, bob, **LIVE)
    player = mover(state, ada, bob).id
    told = []
    for _ in range(11):
        await after(room, 10, state)
        await room.host.clocks.tick()
        told.append(len(reminders))
    assert told == [0, 0, 0, 0, 0, 1, 1, 1, 1, 2, 2]
    assert reminders == [Reminder(state.id, player, 0, 1), Reminder(state.id, player, 0, 2)]
    state = await room.step(await room.step(await room.host.state(state.id), {0: ada, 1: bob}), {0: ada, 1: bob})
    await after(room, 60, state)
    assert reminders[2:] == [Reminder(state.id, ada.id + bob.id - player, 2, 1)]


async def test_restart_repeats_no_reminder_and_leaves_time(room: Room, ada: Player, bob: Player) -> None:
    state = await table(room, ada, bob, **LIVE, late="forfeit")
    await after(room, 60, state)
    await room.host.stop()
    room.clock.now += 10 * HOUR
    reminders: list[Reminder] = []
    room.host = room.new_host()
    room.host.clocks.on_reminder.append(reminders.append)
    [recovered] = await room.recover()
    assert recovered.clock and recovered.clock.ends == room.clock.now + 30, "a quarter of the time is left"
    assert (await after(room, 5, state)).status is Status.RUNNING and not reminders
    await after(room, 5, state)
    assert [reminder.number for reminder in reminders] == [2]
    assert (await after(room, 20, state)).status is Status.FINISHED


async def test_no_turn_runs_out_during_an_outage(room: Room, ada: Player, bob: Player) -> None:
    state = await table(room, ada, bob, **LIVE, late="forfeit")
    room.host.clocks.suspend()
    assert (await after(room, HOUR, state)).status is Status.RUNNING
    room.host.clocks.resume()
    told = len(room.changes)
    await room.host.clocks.tick()
    assert len(room.changes) == told + 1, "the table shows the new deadline"
    state = await after(room, 29, state)
    assert state.status is Status.RUNNING and state.clock and state.clock.ends == room.clock.now + 1
    assert (await after(room, 1, state)).status is Status.FINISHED


async def test_lost_shard_stops_only_its_own_tables(room: Room, ada: Player, bob: Player) -> None:
    lost = await table(room, ada, bob, **LIVE, late="forfeit", guild_id=GUILD + 1)
    other = await table(room, ada, bob, **LIVE, late="forfeit")
    room.host.clocks.suspend(1)
    assert (await after(room, 121, other)).status is Status.FINISHED
    assert (await room.host.state(lost.id)).status is Status.RUNNING
    third = await table(room, ada, bob, **LIVE, late="forfeit")
    room.host.clocks.resume(1)
    told = len(room.changes)
    await room.host.clocks.tick()
    assert [change.table_id for change in room.changes[told:]] == [lost.id], "only its time is extended"
    assert third.clock == (await room.host.state(third.id)).clock
    assert (await after(room, 29, lost)).status is Status.RUNNING
    assert (await after(room, 1, lost)).status is Status.FINISHED


async def test_others_vote_on_an_absent_player(room: Room, ada: Player, bob: Player, cyd: Player) -> None:
    state = await table(room, ada, bob, cyd, seats=3)
    people = [ada, bob, cyd]
    away = to_act(state)[0]
    others = [player for player in people if player is not people[away]]
    with pytest.raises(Refusal, match="nobody-away"):
        await room.host.votes.cast(state.id, others[0], "computer")
    state = await after(room, 24 * HOUR, state)
    assert state.vote and state.vote.away == (away,) and state.vote.needed == 2
    assert room.events(state.id)[-1][:2] == ("absent", away)
    for wrong, code in (((people[away], "computer"), "you-are-away"), ((others[0], "sing"), "no-such-motion")):
        with pytest.raises(Refusal, match=code):
            await room.host.votes.cast(state.id, *wrong)
    state = await room.host.votes.cast(state.id, others[0], "pause")
    state = await room.host.votes.cast(state.id, others[0], "computer")
    assert state.vote and dict(state.vote.votes) == {"wait": 0, "computer": 1, "pause": 0}
    state = await room.host.votes.cast(state.id, others[1], "computer")
    assert (state.seats[away].player, state.seats[away].former) == (None, people[away].id)
    assert state.former_names[away] == people[away].name
    back = await room.host.lifecycle.come_back(state.id, people[away])
    assert (back.seats[away].player, back.seats[away].former) == (people[away].id, None)
    with pytest.raises(Refusal, match="already-seated"):
        await room.host.lifecycle.come_back(state.id, people[away])


async def test_votes_end_with_the_absence(room: Room, ada: Player, bob: Player, cyd: Player) -> None:
    state = await table(room, ada, bob, cyd, seats=3, options={"target": 300})
    people = {0: ada, 1: bob, 2: cyd}
    away = to_act(state)[0]
    others = [player for seat, player in people.items() if seat != away]
    await after(room, 30 * 60, state)
    state = await room.host.votes.cast(state.id, others[0], "pause")
    state = await room.step(state, people)
    assert state.vote is None
    await after(room, 30 * 60, state)
    state = await room.host.votes.cast(state.id, others[1], "pause")
    assert state.status is Status.RUNNING, "the first vote was about an earlier absence"


async def test_looks_by_others_do_not_end_an_absence(room: Room, ada: Player, bob: Player, cyd: Player) -> None:
    state = await table(room, ada, bob, cyd, seats=3, practice=True)
    away, look = to_act(state)[0], room.host.arranging.look
    people = [ada, bob, cyd]
    others = [player for player in people if player is not people[away]]
    await after(room, 24 * HOUR - 60, state)
    await look(state.id, others[0], "once")
    assert (await after(room, 60, state)).vote
    await room.host.votes.cast(state.id, others[0], "computer", revision=state.revision)
    await look(state.id, others[1], "on")
    state = await room.host.state(state.id)
    assert state.vote and state.vote.votes["computer"] == 1, "the vote still stands"
    await look(state.id, people[away], "once")
    assert (await room.host.state(state.id)).vote is None, "a look by the absent player ends the absence"


async def test_single_voter_decides_alone_and_may_keep_waiting(room: Room, ada: Player, bob: Player) -> None:
    state = await table(room, ada, bob)
    other = (bob, ada)[to_act(state)[0]]
    for _ in range(2):
        state = await after(room, 30 * 60, state)
        assert state.vote and state.vote.needed == 1
        state = await room.host.votes.cast(state.id, other, "wait")
        assert (state.vote, state.status) == (None, Status.RUNNING)
    await after(room, 30 * 60, state)
    state = await room.host.votes.cast(state.id, other, "pause")
    assert state.status is Status.PAUSED


async def test_vote_replaces_an_absent_host_or_closes_the_lobby(
    room: Room, ada: Player, bob: Player, cyd: Player
) -> None:
    state = await table(room, ada, bob, cyd, seats=3, start=False)
    state = await after(room, 30 * 60, state)
    assert state.vote and (state.vote.away, state.vote.motions) == ((0,), ("host", "close"))
    state = await room.host.votes.cast(state.id, bob, "host")
    assert ada.discord_id
    room.host.clocks.pressed(state.id, ada.discord_id)
    assert (await after(room, 0, state)).vote is None
    await after(room, 30 * 60, state)
    await room.host.votes.cast(state.id, bob, "host")
    await room.host.agreement.draft(state.id, cyd, options={"target": 30})
    assert (await room.host.agreement.send(state.id, cyd)).offers
    await after(room, 30 * 60, state)
    await room.host.votes.cast(state.id, bob, "host")
    state = await room.host.votes.cast(state.id, cyd, "host")
    assert (state.host, state.status, state.vote) == (cyd.id, Status.OPEN, None)
    assert not state.offers, "the host amends instead of offering"
    with pytest.raises(Refusal, match="host-decides"):
        await room.host.agreement.draft(state.id, cyd, options={"target": 30})
    with pytest.raises(Refusal, match="host-starts"):
        await room.host.lobby.start(state.id, ada)
    assert (await room.host.lobby.start(state.id, cyd)).status is Status.RUNNING


async def test_due_queue_does_not_grow_with_turns(room: Room, ada: Player, bob: Player) -> None:
    state = await table(room, ada, bob, **LIVE, options={"target": 300})
    for _ in range(30):
        room.clock.now += 1
        state = await room.step(state, {0: ada, 1: bob})
    assert len(room.host.clocks._queue) <= 3
    assert state.clock and (await after(room, 119, state)).revision == state.revision


async def test_nobody_is_absent_by_post_before_two_turn_lengths(room: Room, ada: Player, bob: Player) -> None:
    state = await table(room, ada, bob, pace="post", turn=24, late="turn")
    assert (await after(room, 23 * HOUR, state)).vote is None


@pytest.mark.parametrize(("terms", "hours"), [({}, 72), ({"pace": "post", "turn": 96}, 288)])
async def test_idle_table_is_paused(room: Room, ada: Player, bob: Player, terms: dict[str, Any], hours: int) -> None:
    state = await table(room, ada, bob, start=False, **terms)
    assert (await after(room, hours * HOUR - 1, state)).status is Status.OPEN
    assert (await after(room, 1, state)).status is Status.PAUSED
    assert await room.host.table_in_channel(state.channel_id) is None
    state = await room.host.lifecycle.resume(state.id, bob, guild_id=GUILD, channel_id=CHANNEL)
    assert (await after(room, hours * HOUR - 1, state)).status is Status.OPEN


async def test_idle_table_of_another_process_is_paused(room: Room, ada: Player, bob: Player) -> None:
    other = await room.another_host()
    state = await table(room, ada, bob)
    await room.host.stop()
    for hours, status in ((71, Status.RUNNING), (2, Status.PAUSED)):
        assert (await after(room, hours * HOUR, state, other)).status is status


async def test_table_played_only_by_the_clock_is_paused(room: Room, ada: Player, bob: Player) -> None:
    await room.host.stop()
    room.host = Host(room.store, room.chooser, clock=room.clock, archived_after=HOUR)
    state = await table(room, ada, bob, pace="live", turn=600, options={"target": 5000})
    for _ in range(6):
        state = await after(room, 600, state)
        while thinking := [task for task in asyncio.all_tasks() if task.get_name().startswith("computers ")]:
            await asyncio.wait(thinking)
    state = await room.host.state(state.id)
    assert (state.status, sum(state.computer_actions)) == (Status.PAUSED, 4), (
        "in five turns; nothing was decided in the last"
    )
    await room.host.stop()


async def test_moves_of_an_ended_game_are_kept_as_long_as_wished(room: Room, ada: Player, bob: Player) -> None:
    await room.host.stop()
    days = 24 * HOUR
    room.host = Host(room.store, room.chooser, clock=room.clock, keep_actions=30 * days)
    state = await table(room, ada, bob)
    state = await room.step(state, {0: ada, 1: bob})
    await room.host.lifecycle.close(state.id, ada)
    await room.host.lifecycle.close(state.id, bob)
    assert (await after(room, 29 * days, state)).status is Status.CLOSED
    assert [game.id for game in await room.host.replays.games(ada, GUILD)] == [state.id]
    with pytest.raises(Refusal, match="moves-not-kept"):
        await after(room, 2 * days, state)
    assert await room.store.actions(state.id) == []
    for use_case in (
        room.host.reveal(state.id),
        room.host.replays.watch(state.id, ada, GUILD),
        room.host.lifecycle.resume(state.id, ada, guild_id=GUILD, channel_id=CHANNEL),
    ):
        with pytest.raises(Refusal, match="moves-not-kept"):
            await use_case
    assert await room.host.replays.games(ada, GUILD) == []
    await room.host.stop()


async def test_moves_of_old_games_are_compacted_bit_by_bit_and_read_as_before(
    room: Room, ada: Player, bob: Player, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(clocks, "_OLD_GAMES", 2)
    days = 24 * HOUR
    tables = []
    for _ in range(3):
        state = await room.step(await table(room, ada, bob, practice=True), {0: ada, 1: bob})
        await room.host.lifecycle.close(state.id, ada)
        tables.append((state.id, await room.store.actions(state.id)))
    await after(room, 6 * days, state)
    assert packed(room) == 0
    await after(room, 1 * days + HOUR, state)
    assert packed(room) == 2
    await after(room, 30, state)
    assert packed(room) == 2
    await after(room, 30, state)
    assert packed(room) == 3
    assert [(name, await room.store.actions(name)) for name, _ in tables] == tables
    resumed = await room.new_host().lifecycle.resume(state.id, ada, guild_id=GUILD, channel_id=CHANNEL)
    assert resumed.revision >= len(tables[2][1]) and packed(room) == 2
    await room.step(resumed, {0: ada, 1: bob})


def packed(room: Room) -> int:
    """Return how many tables' actions are compacted."""
    with closing(sqlite3.connect(room.path)) as database:
        [(count,)] = database.execute("SELECT count(DISTINCT table_id) FROM compacted_actions")
    return int(count)


async def test_host_and_voters_may_pause(room: Room, ada: Player, bob: Player) -> None:
    state = await table(room, ada, bob)
    while to_act(state) == (1,):
        state = await room.step(state, {1: bob})
    with pytest.raises(Refusal, match="not-host"):
        await room.host.lifecycle.pause(state.id, bob)
    await after(room, 30 * 60, state)
    assert (await room.host.lifecycle.pause(state.id, bob)).status is Status.PAUSED


async def test_autopilot_ends_with_the_players_next_action(room: Room, ada: Player, bob: Player) -> None:
    people = {0: ada, 1: bob}
    state = await table(room, ada, bob, options={"target": 300})
    away = to_act(state)[0]
    await room.host.autopilot.set(state.id, people[away])
    state = await room.until(state.id, lambda now: to_act(now) == (1 - away,))
    assert state.computer_actions[away] == 1
    await room.host.autopilot.set(state.id, people[1 - away], on=True)
    state = await room.until(state.id, lambda now: len(to_act(now)) == 2)
    assert [bool(seat.autopilot) for seat in state.seats] == [True, True], "nobody votes while two are absent"
    state = await room.host.play.act(state.id, people[away], legal(state, away)[0])
    assert not state.seats[away].autopilot and state.seats[1 - away].autopilot
    results = [row for row in await room.store.results(table_id=state.id) if row.round == 1]
    filed = {(seat.player, seat.computer) for row in results for seat in row.seats}
    assert filed == {(None, "intermediate")}, "the computer made more than half of each seat's decisions"

"""Pausing stops no clock for good, is agreed where turns have a time limit, and drops no result."""

from __future__ import annotations

from typing import Any

import pytest

from bot.host.host import Host
from bot.host.model.setup import Terms
from bot.host.refusals import Refusal
from bot.host.table.state import TableState
from data.store import Player, Status
from engine.players import EXPERT
from engine.types import BY_STANDING, DEAL, FORFEIT, Action
from tests.host.room import CHANNEL, GUILD, Room, to_act

LIMIT = 20
HOUR, DAY = 3600.0, 86400.0
HERE: dict[str, Any] = {"guild_id": GUILD, "channel_id": CHANNEL + 500}


async def table(room: Room, *players: Player, late: str = "", **options: Any) -> TableState:
    """Start a table, with a limit of 20 seconds if ``late`` says what follows then."""
    terms = Terms.model_validate({"pace": "live", "turn": LIMIT, "late": late} if late else {})
    state = await room.table(*players, start=False, terms=terms, **options)
    for player in players[1:]:
        state = await room.host.agreement.agree(state.id, player, state.setup.digest)
    return await room.host.lobby.start(state.id, players[0])


async def after(room: Room, seconds: float, state: TableState, host: Host | None = None) -> TableState:
    """Let time pass, and return the table."""
    room.clock.now += seconds
    await (host or room.host).clocks.tick()
    return await (host or room.host).state(state.id)


async def break_off(room: Room, state: TableState, player: Player, seconds: float) -> TableState:
    """Pause for ``seconds``, and resume."""
    await room.host.lifecycle.pause(state.id, player)
    await after(room, seconds, state)
    return await room.host.lifecycle.resume(state.id, player, **HERE)


def left(room: Room, state: TableState) -> float:
    """Return the seconds left of the turn."""
    assert state.clock
    return state.clock.ends - room.clock.now


# The clock


async def test_a_turn_goes_on_after_a_pause_with_the_time_that_was_left(room: Room, ada: Player) -> None:
    state = await table(room, ada, late="forfeit")
    for remains in (14, 8, 2):
        await after(room, 6, state)
        state = await break_off(room, state, ada, 50)
        assert left(room, state) == remains
    assert (await after(room, 1, state)).status is Status.RUNNING
    assert (await after(room, 1, state)).status is Status.FINISHED


async def test_pausing_every_eighteen_seconds_buys_no_second_turn(room: Room, ada: Player) -> None:
    state = await table(room, ada, late="forfeit")
    await after(room, 18, state)
    state = await break_off(room, state, ada, 0)
    assert (await after(room, 18, state)).status is Status.FINISHED


async def test_the_next_turn_has_its_full_time(room: Room, ada: Player) -> None:
    state = await table(room, ada, late="forfeit")
    await after(room, 15, state)
    state = await break_off(room, state, ada, 50)
    await after(room, 1, state)
    while to_act(state) == (0,):
        state = await room.step(state, {0: ada})
    state = await room.until(state.id, lambda now: now.status is not Status.RUNNING or 0 in to_act(now))
    assert left(room, state) == LIMIT


async def test_another_process_goes_on_with_the_time_that_was_left(room: Room, ada: Player) -> None:
    state = await table(room, ada, late="forfeit")
    await after(room, 12, state)
    await room.host.lifecycle.pause(state.id, ada)
    await room.host.stop()
    room.clock.now += 500
    other = await room.another_host()
    room.clock.now += 500
    state = await other.lifecycle.resume(state.id, ada, **HERE)
    assert left(room, state) == 8
    assert (await after(room, 8, state, other)).status is Status.FINISHED


async def test_a_pause_around_a_restart_gains_no_quarter(room: Room, ada: Player) -> None:
    state = await table(room, ada, late="forfeit")
    await after(room, 19, state)
    await room.host.lifecycle.pause(state.id, ada)
    await room.host.stop()
    room.host = room.new_host()
    state = await room.host.lifecycle.resume(state.id, ada, **HERE)
    assert left(room, state) == 1


async def test_a_restart_after_a_pause_leaves_a_quarter(room: Room, ada: Player) -> None:
    state = await table(room, ada, late="forfeit")
    await after(room, 19, state)
    await break_off(room, state, ada, 50)
    await room.host.stop()
    room.clock.now += 500
    room.host = room.new_host()
    [state] = await room.recover()
    assert left(room, state) == LIMIT / 4


async def test_moving_a_table_changes_no_clock(room: Room, ada: Player) -> None:
    state = await table(room, ada, late="forfeit")
    await after(room, 12, state)
    state = await break_off(room, state, ada, 50)
    await after(room, 2, state)
    moved = await room.host.lifecycle.resume(state.id, ada, guild_id=GUILD, channel_id=CHANNEL + 700)
    assert left(room, moved) == 6


# Absence


async def test_pausing_every_29_minutes_does_not_put_off_the_vote(room: Room, ada: Player, bob: Player) -> None:
    state = await table(room, ada, bob)
    while to_act(state) == (1,):
        state = await room.step(state, {1: bob})
    assert (await after(room, 29 * 60, state)).vote is None
    state = await break_off(room, state, ada, 10)
    assert state.vote is None
    state = await after(room, 60, state)
    assert state.vote and state.vote.away == (0,)


async def test_who_does_not_come_back_when_another_goes_on_is_absent(room: Room, ada: Player, bob: Player) -> None:
    state = await table(room, ada, bob)
    while to_act(state) == (1,):
        state = await room.step(state, {1: bob})
    await after(room, 10 * 60, state)
    await room.host.lifecycle.pause(state.id, ada)
    await after(room, 10 * DAY, state)
    state = await room.host.lifecycle.resume(state.id, bob, **HERE)
    assert (await after(room, 20 * 60 - 1, state)).vote is None
    state = await after(room, 1, state)
    assert state.vote and (state.vote.away, state.vote.voters) == ((0,), (bob.id,))
    state = await after(room, DAY - 30 * 60, state)
    assert state.vote and "computer" in state.vote.motions, "the day goes on, too"


# The agreement


async def test_pausing_against_the_clock_needs_the_others(room: Room, ada: Player, bob: Player) -> None:
    state = await table(room, ada, bob, late="turn")
    asked = await room.host.lifecycle.pause(state.id, ada)
    assert (asked.status, asked.pausing) == (Status.RUNNING, (0,))
    again = await room.host.lifecycle.pause(state.id, ada)
    assert (again.status, again.pausing) == (Status.RUNNING, (0,))
    paused = await room.host.lifecycle.pause(state.id, bob)
    assert (paused.status, paused.pausing) == (Status.PAUSED, ())


async def test_anybody_seated_may_ask_and_any_of_three_may_decline(
    room: Room, ada: Player, bob: Player, cyd: Player
) -> None:
    state = await table(room, ada, bob, cyd, late="turn", seats=3)
    people = {0: ada, 1: bob, 2: cyd}
    mover = to_act(state)[0]
    others = [player for seat, player in people.items() if seat != mover]
    await room.host.lifecycle.pause(state.id, others[0])
    state = await room.host.lifecycle.pause(state.id, others[1])
    assert len(state.pausing) == 2
    state = await room.step(state, people)
    assert state.pausing == (), "who is asked and plays on has declined"
    state = await room.host.lifecycle.pause(state.id, others[0])
    assert len(state.pausing) == 1


async def test_who_asks_may_play_on_meanwhile(room: Room, ada: Player, bob: Player) -> None:
    state = await table(room, ada, bob, late="turn")
    people = {0: ada, 1: bob}
    mover = to_act(state)[0]
    await room.host.lifecycle.pause(state.id, people[mover])
    state = await room.step(await room.host.state(state.id), people)
    assert state.pausing == (mover,)
    assert (await room.host.lifecycle.pause(state.id, people[1 - mover])).status is Status.PAUSED


async def test_the_question_lapses_with_the_round(room: Room, ada: Player, bob: Player) -> None:
    state = await table(room, ada, bob, late="turn", options={"target": 300})
    people = {0: ada, 1: bob}
    while DEAL not in state.views[-1].verbs:
        state = await room.step(state, people)
    assert (await room.host.lifecycle.pause(state.id, ada)).pausing == (0,)
    assert (await room.host.play.act(state.id, ada, Action(DEAL))).pausing == ()


async def test_another_process_knows_of_the_question(room: Room, ada: Player, bob: Player) -> None:
    state = await table(room, ada, bob, late="turn")
    await room.host.lifecycle.pause(state.id, ada)
    other = await room.another_host()
    assert (await other.state(state.id)).pausing == (0,)
    assert (await other.lifecycle.pause(state.id, bob)).status is Status.PAUSED


async def test_nobody_waits_for_the_agreement_of_an_autopilot(room: Room, ada: Player, bob: Player) -> None:
    state = await table(room, ada, bob, late="turn")
    mover, other = (ada, bob) if to_act(state) == (0,) else (bob, ada)
    await room.host.autopilot.set(state.id, other, on=True)
    assert (await room.host.lifecycle.pause(state.id, mover)).status is Status.PAUSED


async def test_who_need_not_ask(room: Room, ada: Player, bob: Player, cyd: Player) -> None:
    state = await table(room, ada, bob, late="turn")
    with pytest.raises(Refusal, match="not-host"):
        await room.host.lifecycle.pause(state.id, cyd)
    assert (await room.host.lifecycle.pause(state.id, cyd, may_manage=True)).status is Status.PAUSED
    without_limit = await table(room, ada, bob)
    with pytest.raises(Refusal, match="not-host"):
        await room.host.lifecycle.pause(without_limit.id, bob)
    assert (await room.host.lifecycle.pause(without_limit.id, ada)).status is Status.PAUSED


async def test_a_manager_with_a_seat_asks_like_anybody_else(room: Room, ada: Player, bob: Player) -> None:
    state = await table(room, ada, bob, late="turn")
    assert (await room.host.lifecycle.pause(state.id, bob, may_manage=True)).status is Status.RUNNING


async def test_anybody_resumes_alone(room: Room, ada: Player, bob: Player) -> None:
    state = await table(room, ada, bob, late="turn")
    for player in (ada, bob):
        await room.host.lifecycle.pause(state.id, player)
    assert (await room.host.lifecycle.resume(state.id, bob, **HERE)).status is Status.RUNNING


# Thirty days


async def one_ahead(room: Room, ada: Player, bob: Player) -> tuple[TableState, int]:
    """Play a table's first round until one seat has points on the table; return both."""
    state = await table(room, ada, bob)
    ahead = to_act(state)[0]
    return await room.step(state, {0: ada, 1: bob}), ahead


@pytest.mark.parametrize("pauses", [0, 1])
async def test_who_is_ahead_wins_a_game_between_people_that_nobody_continues(
    room: Room, ada: Player, bob: Player, pauses: int
) -> None:
    state, ahead = await one_ahead(room, ada, bob)
    paused = await room.host.lifecycle.pause(state.id, ada)
    assert (paused.if_abandoned, paused.abandoned_at) == ("standing", room.clock.now + 30 * DAY)
    assert (await after(room, 29 * DAY, state)).status is Status.PAUSED
    for _ in range(pauses):
        await room.host.lifecycle.resume(state.id, ada, **HERE)
        await room.host.lifecycle.pause(state.id, ada)
    state = await after(room, DAY + HOUR, state)
    assert (state.status, state.forfeited, state.views[-1].winners) == (Status.FINISHED, 1 - ahead, (ahead,))
    assert state.abandoned and not state.gave_up
    *_, last = await room.store.actions(state.id)
    assert (last.seat, last.action, last.computer) == (1 - ahead, {"kind": FORFEIT, "target": BY_STANDING}, EXPERT)
    assert [event.kind for event in room.events(state.id)][-2:] == ["abandoned", "game-won"]
    rows = [row for row in await room.store.results(table_id=state.id) if row.round == 0]
    assert [(row.won, row.seats[0].player) for row in rows] == [(ahead == 0, ada.id), (ahead == 1, bob.id)]


async def test_a_level_game_between_people_ends_without_a_result(room: Room, ada: Player, bob: Player) -> None:
    state = await table(room, ada, bob)
    await room.host.lifecycle.pause(state.id, ada)
    state = await after(room, 31 * DAY, state)
    assert (state.status, state.views[-1].winners, state.resumable) == (Status.CLOSED, (), False)
    assert room.events(state.id)[-1].kind == "closed"
    assert await room.store.results(table_id=state.id) == []


async def test_who_plays_on_starts_the_thirty_days_anew(room: Room, ada: Player, bob: Player) -> None:
    state, _ = await one_ahead(room, ada, bob)
    await room.host.lifecycle.pause(state.id, ada)
    await after(room, 20 * DAY, state)
    state = await room.host.lifecycle.resume(state.id, ada, **HERE)
    await room.step(state, {0: ada, 1: bob})
    await room.host.lifecycle.pause(state.id, ada)
    assert (await after(room, 20 * DAY, state)).status is Status.PAUSED
    assert (await after(room, 11 * DAY, state)).status is Status.FINISHED


async def behind(room: Room, ada: Player) -> TableState:
    """Open a table of Ada's against a computer that has more on the table."""
    for _ in range(50):
        state = await table(room, ada)
        while to_act(state) == (0,):
            state = await room.step(state, {0: ada})
        state = await room.until(state.id, lambda now: to_act(now) == (0,))
        async with room.host._core.tables.hold(state.id) as session:
            if session.giving_up and session.game and session.game.standing[0] < session.game.standing[1]:
                return state
    raise AssertionError("never behind")


async def test_pausing_again_and_again_does_not_put_off_a_loss_to_computers(room: Room, ada: Player) -> None:
    state = await behind(room, ada)
    await room.host.lifecycle.pause(state.id, ada)
    for _ in range(2):
        await after(room, 14 * DAY, state)
        await room.host.lifecycle.resume(state.id, ada, **HERE)
        await room.host.lifecycle.pause(state.id, ada)
    state = await after(room, 3 * DAY, state)
    assert (state.status, state.forfeited) == (Status.FINISHED, 0)


async def test_pausing_again_and_again_does_not_put_off_the_end_of_a_hand_only_looked_at(
    room: Room, ada: Player
) -> None:
    """Nothing has been played yet, so the days count from the deal."""
    state = await table(room, ada)
    assert (state.revision, to_act(state)) == (0, (0,))
    for _ in range(2):
        await break_off(room, state, ada, 14 * DAY)
    await room.host.lifecycle.pause(state.id, ada)
    assert (await after(room, 1 * DAY, state)).status is Status.PAUSED
    assert (await after(room, 2 * DAY, state)).status is Status.CLOSED
    assert await room.store.free_endings([ada.id], 0.0) == {ada.id: 1}, "it is given up, free as she decided nothing"


async def test_practice_between_people_waits_for_ever(room: Room, ada: Player, bob: Player) -> None:
    state = await table(room, ada, bob, practice=True)
    await room.step(state, {0: ada, 1: bob})
    await room.host.lifecycle.pause(state.id, ada)
    assert (await after(room, 400 * DAY, state)).status is Status.PAUSED


async def test_games_between_people_that_were_paused_before_the_rule_wait_as_they_were_told(
    room: Room, ada: Player, bob: Player
) -> None:
    state, _ = await one_ahead(room, ada, bob)
    await room.store.end_table(state.id, Status.PAUSED)  # without the state of the clocks, as before
    assert (await after(room, 400 * DAY, state)).status is Status.PAUSED
    assert (await room.host.lifecycle.resume(state.id, bob, **HERE)).status is Status.RUNNING


async def test_taking_back_what_ended_a_turn_gives_no_new_time(room: Room, ada: Player, bob: Player) -> None:
    """In Cribbage, discards to the crib can be taken back until the other player has discarded."""
    state = await table(room, ada, bob, late="forfeit", game="cribbage", preset="cribbage")
    for _ in range(3):
        await room.host.play.act(state.id, ada, state.views[0].legal[0])
        await after(room, 2, state)
        state = await room.host.play.undo(state.id, ada, "action")
        await after(room, 1, state)
    ends = {clock.seat: clock.ends - room.clock.now for clock in state.clocks}
    assert ends[1] == LIMIT - 9
    assert ends[0] <= LIMIT - 3

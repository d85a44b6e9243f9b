"""A seat that has seen its cards owes the game a result; leaving it in any way is worth no more than playing on."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Sequence

import pytest

from bot.host.giving_up import FREE_SPAN, Cost
from bot.host.model.setup import Terms
from bot.host.refusals import Refusal
from bot.host.table.state import TableState
from bot.host.table.timing import ABANDONED_AFTER
from data.store import Player, ResultRow, Status
from engine.types import FORFEIT, Action
from engine.view import View
from tests.host.ended_early import ahead, behind
from tests.host.highest import HighestView
from tests.host.played_games import solo_game
from tests.host.room import CHANNEL, GUILD, FirstLegal, Room, to_act, waits_for

PRACTICE: dict[str, Callable[[Room, str, Player], Awaitable[object]]] = {
    "for practice": lambda room, table, ada: room.host.arranging.start(table, ada, to_practice=True),
    "going back": lambda room, table, ada: room.host.rewinds.rewind(table, ada, "round", to_practice=True),
    "autostep": lambda room, table, ada: room.host.autosteps.start(table, ada, "beginner", to_practice=True),
}
"""The ways of turning a game against computers into practice."""


async def results_of(room: Room, table: str) -> list[ResultRow]:
    return [row for row in await room.store.results(table_id=table) if row.round == 0]


async def lost_by(room: Room, table: str, seat: int = 0) -> int | None:
    """Return the player who is charged with a seat's loss."""
    [row] = [row for row in await results_of(room, table) if any(each.seat == seat for each in row.seats)]
    assert not row.won
    return next(each.player for each in row.seats if each.seat == seat)


async def close(room: Room, table: str, player: Player, accepted: Cost = Cost.LOSS) -> TableState:
    return await room.host.lifecycle.close(table, player, gives_up=accepted)


@pytest.mark.parametrize("way", PRACTICE)
async def test_a_losing_game_does_not_become_practice(room: Room, ada: Player, way: str) -> None:
    state = await behind(room, ada)
    with pytest.raises(Refusal, match="practice-gives-up"):
        await PRACTICE[way](room, state.id, ada)
    after = await room.host.state(state.id)
    assert (after.practice, after.status) == (False, Status.RUNNING)
    await close(room, state.id, ada)
    assert await lost_by(room, state.id) == ada.id


@pytest.mark.parametrize("way", PRACTICE)
async def test_who_is_ahead_may_turn_the_game_into_practice(room: Room, ada: Player, way: str) -> None:
    state = await ahead(room, ada)
    await PRACTICE[way](room, state.id, ada)
    assert (await room.host.state(state.id)).practice
    assert await results_of(room, state.id) == []


async def test_practice_is_asked_about_first(room: Room, ada: Player) -> None:
    state = await room.table(ada)
    with pytest.raises(Refusal) as refusal:
        await room.host.arranging.start(state.id, ada, to_practice=False)
    assert refusal.value.note == ("becomes-practice", {"cost": "free", "number": 1, "most": 2})
    assert not (await room.host.state(state.id)).practice


async def test_the_cards_of_a_game_given_up_can_be_played_again_for_practice(room: Room, ada: Player) -> None:
    state = await behind(room, ada)
    await close(room, state.id, ada)
    again = await room.host.play_again.same_cards(state.id, ada, guild_id=GUILD, channel_id=CHANNEL + 700)
    assert (again.practice, again.cards_of) == (True, state.id)


async def test_two_first_hands_a_day_are_free_however_they_are_left(room: Room, ada: Player) -> None:
    """Nobody shops for hands: from the third on, a game that is left counts as lost."""
    closed = await room.table(ada)
    with pytest.raises(Refusal) as refusal:
        await close(room, closed.id, ada, Cost.NOTHING)
    assert refusal.value.note == ("gives-up", {"cost": "free", "number": 1, "most": 2})
    assert (await close(room, closed.id, ada, Cost.FREE)).status is Status.CLOSED
    practice = await room.table(ada)
    assert (await room.host.lifecycle.ending(practice.id)).used == 1
    await room.host.arranging.start(practice.id, ada, to_practice=True)
    third = await room.table(ada)
    for refused in (close(room, third.id, ada, Cost.FREE), room.host.arranging.start(third.id, ada, to_practice=True)):
        with pytest.raises(Refusal, match="gives-up"):
            await refused
    assert (await close(room, third.id, ada)).status is Status.FINISHED
    assert await lost_by(room, third.id) == ada.id
    assert [await results_of(room, table.id) for table in (closed, practice)] == [[], []]


async def test_free_endings_come_back_after_a_day(room: Room, ada: Player) -> None:
    for _ in range(2):
        await close(room, (await room.table(ada)).id, ada, Cost.FREE)
    third = await room.table(ada)
    assert (await room.host.lifecycle.ending(third.id)).cost is Cost.LOSS
    room.clock.now += FREE_SPAN
    assert (await room.host.lifecycle.ending(third.id)).cost is Cost.FREE


async def test_free_endings_are_counted_across_processes_and_restarts(room: Room, ada: Player) -> None:
    tables = [await room.table(ada) for _ in range(5)]
    hosts = [room.host, await room.another_host()]
    closing = [hosts[n % 2].lifecycle.close(table.id, ada, gives_up=Cost.FREE) for n, table in enumerate(tables)]
    outcomes = await asyncio.gather(*closing, return_exceptions=True)
    assert sorted(isinstance(outcome, Refusal) for outcome in outcomes) == [False, False, True, True, True]
    later = await room.another_host()
    states = [await later.state(table.id) for table in tables]
    left = next(state for state in states if state.status is Status.RUNNING)
    assert (await later.lifecycle.ending(left.id)).cost is Cost.LOSS


async def test_a_free_ending_that_is_used_meanwhile_buys_no_second_practice(room: Room, ada: Player) -> None:
    """One table uses up the last free ending after the other has counted it, but before it switches."""
    other = await room.another_host()
    await close(room, (await room.table(ada)).id, ada, Cost.FREE)
    second, third = await room.table(ada), await room.table(ada)
    asked: list[str] = []

    async def free_endings(players: Sequence[int], since: float) -> dict[int, int]:
        found = await stored(players, since)
        asked.append(third.id)
        if len(asked) == 1:
            await other.lifecycle.close(second.id, ada, gives_up=Cost.FREE)
        return found

    stored, room.store.free_endings = room.store.free_endings, free_endings  # type: ignore[method-assign]
    with pytest.raises(Refusal, match="practice-gives-up"):
        await room.host.arranging.start(third.id, ada, to_practice=True)
    assert not (await room.host.state(third.id)).practice


async def test_the_first_decision_ends_what_is_free(room: Room, ada: Player) -> None:
    state = await solo_game(room, ada, Cost.LOSS)
    assert not any(state.views[-1].totals), "it is her first round"
    await close(room, state.id, ada)
    assert await lost_by(room, state.id) == ada.id


class OneTurn(FirstLegal):
    """A computer player that plays one turn of the first seat, and then thinks forever."""

    async def choose(self, view: View, level: str, seed: bytes, aggression: int = 50) -> Action:
        assert isinstance(view, HighestView)
        if view.seat == 0 and view.shown[0] and view.phase == "show":
            await asyncio.Event().wait()
        return await super().choose(view, level, seed, aggression)


async def test_a_stand_in_decides_for_its_player(room: Room, ada: Player) -> None:
    """Seeing what the computer makes of a hand is no free look either."""
    room.host = room.new_host(chooser=OneTurn())
    costs = set()
    for _ in range(20):
        state = await room.table(ada)
        await room.host.autopilot.set(state.id, ada, on=True)
        await room.until(state.id, lambda state: state.computer_actions[0] > 0 and state.views[0].turn == 3)
        costs.add((await room.host.lifecycle.ending(state.id)).cost)
    assert costs == {Cost.NOTHING, Cost.LOSS}


@pytest.mark.parametrize("free", [2, 0])
async def test_a_game_put_aside_for_good_is_given_up(room: Room, ada: Player, free: int) -> None:
    state = await room.table(ada)
    paused = await room.host.lifecycle.pause(state.id, ada)
    assert paused.if_abandoned == "given-up"
    room.clock.now += ABANDONED_AFTER
    for _ in range(2 - free):
        await close(room, (await room.table(ada)).id, ada, Cost.FREE)
    room.clock.now += 3600.0
    await room.host.clocks.tick()
    ended = await room.host.state(state.id)
    assert (ended.status, ended.resumable) == (Status.CLOSED if free else Status.FINISHED, False)
    assert bool(await results_of(room, state.id)) == (not free)


async def last_action(room: Room, table: str) -> tuple[int, object, object, str]:
    """Return the last action of a game: its seat, its kind, its target, and the computer that chose it."""
    *_, row = await room.store.actions(table)
    return row.seat, row.action["kind"], row.action.get("target", ""), row.computer


async def test_a_game_ends_with_the_forfeit_of_who_gave_it_up(room: Room, ada: Player) -> None:
    given_up, put_aside = await behind(room, ada), await behind(room, ada)
    await close(room, given_up.id, ada)
    assert await last_action(room, given_up.id) == (0, FORFEIT, "", "")
    assert [event.kind for event in room.events(given_up.id)][-2:] == ["forfeited", "game-won"]
    await room.host.lifecycle.pause(put_aside.id, ada)
    room.clock.now += ABANDONED_AFTER + 3600.0
    await room.host.clocks.tick()
    assert await last_action(room, put_aside.id) == (0, FORFEIT, "", "intermediate"), "nobody asked for it"
    assert [event.kind for event in room.events(put_aside.id)][-2:] == ["forfeited", "game-won"]


async def test_who_left_a_lost_game_forfeits_it_when_the_others_close_it(room: Room, ada: Player, bob: Player) -> None:
    state = await left_behind(room, ada, bob)
    assert (await room.host.lifecycle.ending(state.id)).lost_by == 1
    await close(room, state.id, ada)
    assert await last_action(room, state.id) == (1, FORFEIT, "", "")


async def test_a_free_ending_closes_the_game_without_a_forfeit(room: Room, ada: Player) -> None:
    state = await room.table(ada)
    await close(room, state.id, ada, Cost.FREE)
    assert room.events(state.id)[-1].kind == "closed"
    assert FORFEIT not in [row.action["kind"] for row in await room.store.actions(state.id)]


async def test_every_partner_answers_for_the_game(room: Room, ada: Player, bob: Player) -> None:
    """Closing a game of partners takes a free ending of each, so what one has used up the other cannot spend."""
    for _ in range(2):
        await close(room, (await room.table(bob)).id, bob, Cost.FREE)
    state = await partners(room, ada, bob)
    with pytest.raises(Refusal) as refusal:
        await close(room, state.id, ada, Cost.FREE)
    assert refusal.value.note.values["cost"] == "loss"
    assert (await close(room, state.id, ada)).closing == (0,)
    assert (await close(room, state.id, bob)).status is Status.FINISHED
    assert [await lost_by(room, state.id, seat) for seat in (0, 2)] == [ada.id, bob.id]


async def test_a_partner_who_has_left_loses_too(room: Room, ada: Player, bob: Player) -> None:
    state = await partners(room, ada, bob)
    await room.host.lifecycle.leave(state.id, bob)
    for _ in range(2):
        await close(room, (await room.table(ada)).id, ada, Cost.FREE)
    assert (await close(room, state.id, ada)).status is Status.FINISHED
    assert [await lost_by(room, state.id, seat) for seat in (0, 2)] == [ada.id, bob.id]


async def partners(room: Room, ada: Player, bob: Player) -> TableState:
    """Start a game of Euchre that Ada and Bob play together against two computers."""
    state = await room.table(ada, bob, start=False, game="euchre", preset="euchre", seats=4)
    state = await room.host.lobby.swap(state.id, ada, 1, 2)
    state = await room.host.agreement.agree(state.id, bob, state.setup.digest)
    return await room.host.lobby.start(state.id, ada)


async def test_forgetting_gives_a_losing_game_up(room: Room, ada: Player) -> None:
    losing, paused = await behind(room, ada), await behind(room, ada)
    await room.host.lifecycle.pause(paused.id, ada)
    await room.host.privacy.forget(ada)
    for state in (losing, paused):
        assert (await room.host.state(state.id)).status is Status.FINISHED
        assert await lost_by(room, state.id) == ada.id


async def test_a_loss_stays_with_the_bare_number_of_a_forgotten_player(room: Room, ada: Player, bob: Player) -> None:
    for resumed in (False, True):
        gone = await room.player(f"Gone {resumed}")
        state = await room.table(bob, gone, options={"target": 20})
        if resumed:
            await room.host.lifecycle.pause(state.id, bob)
        await room.host.privacy.forget(gone)
        if resumed:
            await room.host.lifecycle.resume(state.id, bob, guild_id=GUILD, channel_id=CHANNEL + 800)
        state = await finish(room, state.id, {0: bob})
        won = 1 in state.views[-1].winners
        [row] = [row for row in await results_of(room, state.id) if row.side == 1]
        assert row.won == won
        assert row.seats[0].player == (None if won else gone.id)


async def test_who_was_gone_when_the_game_was_resumed_keeps_their_seat(room: Room, ada: Player, bob: Player) -> None:
    """Pausing a game and having the other player removed from the server does not win a computer opponent."""
    state = await room.table(ada, bob, options={"target": 20})
    await room.host.lifecycle.pause(state.id, ada)
    resumed = await room.host.lifecycle.resume(
        state.id, ada, guild_id=GUILD, channel_id=CHANNEL + 900, without=[bob.id]
    )
    assert [row.player for row in resumed.seats] == [ada.id, bob.id]
    assert resumed.views == state.views
    ended = await finish(room, state.id, {0: ada, 1: bob})
    for row in await results_of(room, state.id):
        assert [seat.player for seat in row.seats] == [(ada, bob)[row.side].id], ended


async def test_who_was_removed_from_the_server_does_not_lose_on_time(room: Room, ada: Player, bob: Player) -> None:
    terms = Terms(pace="live", turn=60, late="forfeit")
    state = await room.table(ada, bob, options={"target": 20}, terms=terms)
    people = {0: ada, 1: bob}
    if 0 in to_act(state):
        state = await room.step(await room.step(state, people), people)
    assert to_act(state) == (1,)
    await room.host.lifecycle.archive(state.id)
    await room.host.lifecycle.resume(state.id, ada, guild_id=GUILD, channel_id=CHANNEL + 901, without=[bob.id])
    room.clock.now += 120
    await room.host.clocks.tick()
    state = await room.until(state.id, lambda state: to_act(state) != (1,))
    assert (state.seats[1].player, state.forfeited) == (bob.id, None)


async def finish(room: Room, table: str, people: dict[int, Player]) -> TableState:
    """Play a game to its end."""
    while True:
        state = await room.until(table, waits_for(*people))
        if state.status is not Status.RUNNING:
            return state
        await room.step(state, people)


async def test_who_left_a_game_loses_it_if_the_others_end_it_then(room: Room, ada: Player, bob: Player) -> None:
    """Leaving a lost game is no escape if the winner has no wish to beat a computer."""
    endings = set()
    for _ in range(30):
        state = await room.table(ada, bob, options={"target": 500})
        people = {0: ada, 1: bob}
        for _ in range(4):
            state = await room.step(state, people)
        await room.host.lifecycle.leave(state.id, bob)
        cost = (await room.host.lifecycle.ending(state.id)).cost
        assert (await close(room, state.id, ada)).status is Status.FINISHED
        loser = 0 if cost is Cost.LOSS else 1
        assert await lost_by(room, state.id, loser) == people[loser].id
        endings.add(cost)
    assert endings == {Cost.NOTHING, Cost.LOSS}


async def left_behind(room: Room, ada: Player, bob: Player) -> TableState:
    """Play a game that Bob leaves while he is behind Ada."""
    for _ in range(30):
        state = await room.table(ada, bob, options={"target": 500})
        for _ in range(4):
            state = await room.step(state, {0: ada, 1: bob})
        await room.host.lifecycle.leave(state.id, bob)
        if (await room.host.lifecycle.ending(state.id)).cost is Cost.NOTHING:
            return state
    raise AssertionError("Bob is always ahead")


async def test_games_that_were_put_aside_by_older_rules_keep_what_was_said_then(room: Room, ada: Player) -> None:
    """Their players were told that only a player who is behind loses by not coming back."""
    level, losing = await room.table(ada), await behind(room, ada)
    for state in (level, losing):
        await room.store.end_table(state.id, Status.PAUSED)
    assert [(await room.host.state(state.id)).if_abandoned for state in (level, losing)] == ["", "loss"]
    room.clock.now += ABANDONED_AFTER + 3600.0
    await room.host.clocks.tick()
    states = [await room.host.state(state.id) for state in (level, losing)]
    assert [state.status for state in states] == [Status.PAUSED, Status.FINISHED]

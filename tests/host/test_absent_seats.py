"""Who plays for absent people, and when the others may decide that."""

from __future__ import annotations

from typing import Any

import pytest

from bot.host.model.setup import Terms, away_level
from bot.host.refusals import Refusal
from bot.host.table.state import TableState
from data.store import Player, Status
from engine.players import LEVELS
from tests.host.room import GUILD, Room, to_act

MINUTE, HOUR = 60.0, 3600.0
LIVE = {"pace": "live", "turn": 120}


async def weak_table(room: Room, *players: Player, **terms: Any) -> TableState:
    """Start a table whose host chose the weakest computers."""
    state = await room.table(*players, start=False, terms=Terms(computers="carefree", **terms))
    for player in players[1:]:
        state = await room.host.agreement.agree(state.id, player, state.setup.digest)
    return await room.host.lobby.start(state.id, players[0])


async def passes(room: Room, seconds: float, state: TableState) -> TableState:
    """Let time pass, and return the table."""
    room.clock.now += seconds
    await room.host.clocks.tick()
    return await room.host.state(state.id)


def uses(room: Room, state: TableState, player: Player) -> None:
    """Use a table in a way that plays nothing: press something there, or give a command."""
    assert player.discord_id
    room.host.clocks.pressed(state.id, player.discord_id)


@pytest.mark.soak
async def test_thirty_quiet_minutes_do_not_cost_a_seat(room: Room, ada: Player, bob: Player) -> None:
    state = await weak_table(room, ada, bob)
    cheat = (bob, ada)[to_act(state)[0]]
    state = await passes(room, 31 * 60, state)
    assert state.vote and state.vote.motions == ("wait", "pause")
    assert state.vote.computer_from == pytest.approx(room.clock.now + 24 * HOUR - 31 * 60)
    with pytest.raises(Refusal, match="no-such-motion"):
        await room.host.votes.cast(state.id, cheat, "computer")


@pytest.mark.soak
async def test_after_a_day_a_strong_computer_plays_an_absent_persons_seat(room: Room, ada: Player, bob: Player) -> None:
    state = await weak_table(room, ada, bob)
    away = to_act(state)[0]
    await passes(room, 31 * 60, state)
    told = len([event for event in room.events(state.id) if event.kind == "absent"])
    state = await passes(room, 24 * HOUR - 31 * 60, state)
    assert len([event for event in room.events(state.id) if event.kind == "absent"]) == told + 1, "the table says so"
    assert state.vote and state.vote.motions == ("wait", "computer", "pause")
    state = await room.host.votes.cast(state.id, (bob, ada)[away], "computer")
    assert state.seats[away].computer == "expert"


async def test_votes_to_wait_do_not_put_off_the_vote_about_the_seat(room: Room, ada: Player, bob: Player) -> None:
    state = await weak_table(room, ada, bob)
    other = (bob, ada)[to_act(state)[0]]
    for _ in range(23):
        await passes(room, HOUR, state)
        await room.host.votes.cast(state.id, other, "wait")
    state = await passes(room, HOUR, state)
    assert state.vote and "computer" in state.vote.motions


async def test_who_uses_the_table_is_not_away(room: Room, ada: Player, bob: Player) -> None:
    state = await weak_table(room, ada, bob)
    seat = to_act(state)[0]
    slow, other = ((ada, bob), (bob, ada))[seat]
    await passes(room, 20 * MINUTE, state)
    uses(room, state, slow)
    assert (await passes(room, 29 * MINUTE, state)).vote is None
    assert (await passes(room, MINUTE, state)).vote, "half an hour after the last press"
    told = len(room.events(state.id))
    uses(room, state, slow)
    state = await passes(room, 0, state)
    assert (state.vote, state.back) == (None, (seat,)) and len(room.events(state.id)) == told
    with pytest.raises(Refusal, match="is-back") as refused:
        await room.host.votes.cast(state.id, other, "pause")
    assert refused.value.note.values == {"seat": (str(seat),)}


async def test_the_table_is_shown_again_when_somebody_is_back(room: Room, ada: Player, bob: Player) -> None:
    state = await weak_table(room, ada, bob)
    await passes(room, 31 * MINUTE, state)
    shown: list[TableState] = []
    room.host.on_change.append(lambda change: shown.append(change.state))
    uses(room, state, (ada, bob)[to_act(state)[0]])
    await passes(room, 1, state)
    await passes(room, 1, state)
    assert [each.vote for each in shown] == [None], "once, a moment after the press"


async def test_votes_about_somebody_who_came_back_are_dropped(
    room: Room, ada: Player, bob: Player, cyd: Player
) -> None:
    state = await room.table(ada, bob, cyd, start=False, seats=3)
    for player in (bob, cyd):
        state = await room.host.agreement.agree(state.id, player, state.setup.digest)
    state = await room.host.lobby.start(state.id, ada)
    slow = state.players[to_act(state)[0]]
    assert slow
    first, second = (player for player in (ada, bob, cyd) if player.id != slow.id)
    await passes(room, 31 * MINUTE, state)
    await room.host.votes.cast(state.id, first, "pause")
    uses(room, state, slow)
    await passes(room, 1, state)
    await passes(room, 31 * MINUTE, state)
    state = await room.host.votes.cast(state.id, second, "pause")
    assert state.live and state.vote and state.vote.votes["pause"] == 1, "the first vote was about the absence before"


async def test_using_the_table_does_not_put_off_the_vote_about_the_seat(room: Room, ada: Player, bob: Player) -> None:
    state = await weak_table(room, ada, bob)
    away = to_act(state)[0]
    slow, other = ((ada, bob), (bob, ada))[away]
    for _ in range(24 * 6 - 1):
        uses(room, state, slow)
        assert (await passes(room, 10 * MINUTE, state)).vote is None
    uses(room, state, slow)
    state = await passes(room, 10 * MINUTE, state)
    assert state.vote and "computer" in state.vote.motions and state.vote.seen
    state = await room.host.votes.cast(state.id, other, "computer")
    assert state.seats[away].computer == "expert"


async def test_using_the_table_delays_no_time_limit(room: Room, ada: Player, bob: Player) -> None:
    state = await weak_table(room, ada, bob, **LIVE, late="forfeit")
    ends, slow = state.clocks[0].ends, (ada, bob)[to_act(state)[0]]
    for _ in range(12):
        uses(room, state, slow)
        assert [clock.ends for clock in state.clocks] == [ends]
        state = await passes(room, 10, state)
    assert state.forfeited == state.seat_of(slow.id)


async def test_a_press_delays_no_pause_of_an_idle_table(room: Room, ada: Player, bob: Player) -> None:
    state = await weak_table(room, ada, bob)
    await passes(room, 71 * HOUR, state)
    for player in (ada, bob):
        uses(room, state, player)
    assert (await passes(room, HOUR, state)).status is Status.PAUSED


async def test_an_action_starts_the_day_anew(room: Room, ada: Player, bob: Player) -> None:
    state = await weak_table(room, ada, bob)
    await passes(room, 23 * HOUR, state)
    state = await room.step(await room.host.state(state.id), {0: ada, 1: bob})
    state = await passes(room, 2 * HOUR, state)
    assert state.vote and "computer" not in state.vote.motions


async def test_with_a_time_limit_the_vote_about_the_seat_opens_with_the_vote(
    room: Room, ada: Player, bob: Player
) -> None:
    state = await weak_table(room, ada, bob, **LIVE)
    assert (state.vote_after, state.seat_vote_after) == (30 * 60, 30 * 60)


@pytest.mark.parametrize("late", ["turn", "autopilot"])
async def test_turns_out_of_time_are_played_by_a_strong_computer(
    room: Room, ada: Player, bob: Player, late: str
) -> None:
    state = await weak_table(room, ada, bob, **LIVE, late=late)
    away = to_act(state)[0]
    await passes(room, 121, state)
    await room.until(state.id, lambda now: to_act(now) == (1 - away,))
    assert {row.computer for row in await room.store.actions(state.id)} == {"expert"}


async def test_who_leaves_is_replaced_by_a_strong_computer(room: Room, ada: Player, bob: Player) -> None:
    state = await weak_table(room, ada, bob)
    assert (await room.host.lifecycle.leave(state.id, bob)).seats[1].computer == "expert"


async def test_who_is_forgotten_is_replaced_by_a_strong_computer(room: Room, ada: Player, bob: Player) -> None:
    state = await weak_table(room, ada, bob)
    await room.host.privacy.forget(bob)
    assert (await room.host.state(state.id)).seats[1].computer == "expert"


async def test_own_autopilot_keeps_the_level_of_the_table(room: Room, ada: Player, bob: Player) -> None:
    state = await weak_table(room, ada, bob)
    state = await room.host.autopilot.set(state.id, bob, on=True)
    assert state.seats[1].autopilot == "carefree"


async def test_a_server_that_plays_against_masters_has_them_for_absent_people(
    room: Room, ada: Player, bob: Player
) -> None:
    settings = await room.host.servers.settings(GUILD)
    await room.host.servers.save(GUILD, settings.model_copy(update={"computers": "master"}))
    state = await weak_table(room, ada, bob)
    assert state.terms.computers == "carefree"
    assert (await room.host.lifecycle.leave(state.id, bob)).seats[1].computer == "master"


async def test_offers_do_not_change_who_plays_for_absent_people(room: Room, ada: Player, bob: Player) -> None:
    settings = await room.host.servers.settings(GUILD)
    await room.host.servers.save(GUILD, settings.model_copy(update={"computers": "master"}))
    state = await room.table(ada, bob, start=False)
    await room.host.agreement.draft(state.id, bob, terms={"computers": "carefree"})
    state = await room.host.agreement.send(state.id, bob)
    state = await room.host.agreement.accept(state.id, ada, bob.id, state.offers[0].setup.digest)
    assert (state.terms.computers, state.terms.away_level) == ("carefree", "master")


def test_the_level_for_absent_people_is_never_weak() -> None:
    assert [away_level(level) for level in LEVELS] == ["expert"] * 5 + ["master"]

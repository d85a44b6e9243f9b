"""Rematches: everybody keeps their seat, each says "I'm in", and then it is dealt."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest

from bot.host.model.gathering import DROPPED_AFTER
from bot.host.model.setup import Terms
from bot.host.refusals import Refusal
from bot.host.table.state import TableState
from data.store import Player, Status
from engine.deal import check
from engine.types import FORFEIT, Action
from tests.examples import sampled
from tests.host.played_games import play_to_the_end
from tests.host.room import GUILD, Room, to_act

HERE: dict[str, Any] = {"guild_id": GUILD, "channel_id": 900}


async def ended(room: Room, *players: Player, **options: Any) -> TableState:
    """Play a game of these people to its end."""
    return await given_up(room, await room.table(*players, **options))


async def given_up(room: Room, state: TableState) -> TableState:
    """End a game by having seat 0 forfeit it, as when its time is up."""
    async with room.host._core.tables.hold(state.id) as session:
        return await room.host._core.play(session, 0, Action(FORFEIT))


async def four(room: Room, *players: Player) -> TableState:
    """Play a game of two against two to its end."""
    return await ended(room, *players, game="euchre", preset="euchre")


def partner(state: TableState, player: Player) -> int | None:
    """Return the player who sits opposite."""
    seat = state.seat_of(player.id)
    assert seat is not None
    return state.seats[(seat + 2) % 4].player


@pytest.fixture
async def dan(room: Room) -> Player:
    return await room.player("Dan")


async def test_rematch_holds_all_seats_and_deals_once_all_are_in(
    room: Room, ada: Player, bob: Player, cyd: Player, dan: Player
) -> None:
    over = await four(room, ada, bob, cyd, dan)
    partners = {player.id: partner(over, player) for player in (ada, bob, cyd, dan)}
    state = await room.host.rematches.play_again(over.id, bob, **HERE)
    assert state.gathers and {state.names[seat] for seat in state.undecided} == {"Ada", "Cyd", "Dan"}
    assert not state.begun and state.commitment != over.commitment
    for player in (ada, dan):
        state = await room.host.rematches.play_again(over.id, player)
        assert state.gathers
    state = await room.host.rematches.play_again(over.id, cyd, guild_id=GUILD, channel_id=901)
    assert (state.status, state.channel_id) == (Status.RUNNING, 900)
    assert {player.id: partner(state, player) for player in (ada, bob, cyd, dan)} == partners
    assert check(await room.host.reveal(state.id)) != [], "nothing is over yet"


async def test_presses_at_the_same_time_open_one_table(room: Room, ada: Player, bob: Player) -> None:
    over, other = await ended(room, ada, bob), await room.another_host()
    one, two = await asyncio.gather(
        room.host.rematches.play_again(over.id, ada, **HERE),
        other.rematches.play_again(over.id, bob, guild_id=GUILD, channel_id=901),
    )
    assert one.id == two.id
    assert (await room.store.table(one.id)).status is Status.RUNNING
    again = await room.host.rematches.play_again(over.id, ada)
    assert again.id == one.id, "a second press leads there"


async def test_nobody_takes_a_held_seat_before_it_is_opened(room: Room, ada: Player, bob: Player, cyd: Player) -> None:
    over = await ended(room, ada, bob)
    state = await room.host.rematches.play_again(over.id, ada, **HERE)
    with pytest.raises(Refusal, match="table-full"):
        await room.host.lobby.join(state.id, cyd)
    with pytest.raises(Refusal, match="not-all-in"):
        await room.host.lobby.start(state.id, ada)
    with pytest.raises(Refusal, match="too-early"):
        await room.host.agreement.remove(state.id, ada, bob)
    for way in (room.host.rematches.open_seats, room.host.rematches.go_without):
        with pytest.raises(Refusal, match="too-early"):
            await way(state.id, ada)
    room.clock.now += DROPPED_AFTER
    with pytest.raises(Refusal, match="not-in"):
        await room.host.rematches.open_seats(state.id, bob)
    await room.host.rematches.open_seats(state.id, ada)
    dealt = await room.host.lobby.join(state.id, cyd)
    assert dealt.status is Status.RUNNING and dealt.seat_of(cyd.id) is not None
    with pytest.raises(Refusal, match="rematch-began"):
        await room.host.rematches.play_again(over.id, bob)


async def test_the_post_shows_the_ways_on_after_two_minutes(room: Room, ada: Player, bob: Player) -> None:
    over = await ended(room, ada, bob)
    state = await room.host.rematches.play_again(over.id, ada, **HERE)
    room.clock.now += DROPPED_AFTER - 1
    await room.host.clocks.tick()
    assert not room.changes[-1].state.may_drop
    room.clock.now += 1
    await room.host.clocks.tick()
    assert room.changes[-1].state.may_drop
    shown = len(room.changes)
    await room.host.clocks.tick()
    assert len(room.changes) == shown, "once"
    restarted = await room.another_host()
    assert not (await restarted.state(state.id)).may_drop, "nobody could act meanwhile"
    room.clock.now += DROPPED_AFTER / 4
    assert (await restarted.state(state.id)).may_drop
    dealt = await restarted.rematches.go_without(state.id, ada)
    assert dealt.status is Status.RUNNING and [row.computer for row in dealt.seats if row.player is None]


async def test_who_declines_opens_the_seat_at_once(room: Room, ada: Player, bob: Player, cyd: Player) -> None:
    over = await ended(room, ada, bob)
    state = await room.host.rematches.play_again(over.id, ada, **HERE)
    state = await room.host.lifecycle.leave(state.id, bob)
    assert state.gathers and state.gathering and state.gathering.open and state.undecided == ()
    back = await room.host.rematches.play_again(over.id, bob)
    assert back.status is Status.RUNNING, "they changed their mind"


async def test_another_leads_the_gathering_when_the_first_leaves(
    room: Room, ada: Player, bob: Player, cyd: Player, dan: Player
) -> None:
    over = await four(room, ada, bob, cyd, dan)
    await room.host.rematches.play_again(over.id, bob, **HERE)
    state = await room.host.rematches.play_again(over.id, ada)
    state = await room.host.lifecycle.leave(state.id, bob)
    assert (state.status, state.host) == (Status.OPEN, ada.id)
    state = await room.host.lifecycle.leave(state.id, ada)
    assert state.status is Status.CLOSED, "nobody is in any more"
    again = await room.host.rematches.play_again(over.id, cyd, **HERE)
    assert again.gathers and again.id != state.id


async def test_changed_rules_are_agreed_to_again(room: Room, ada: Player, bob: Player) -> None:
    over = await ended(room, ada, bob, options={"target": 20})
    state = await room.host.rematches.play_again(over.id, ada, **HERE)
    assert state.consent_carries
    state = await room.host.lobby.amend(state.id, ada, options={"target": 30})
    assert not state.consent_carries
    state = await room.host.rematches.play_again(over.id, bob)
    assert state.gathers and state.undecided == (state.seat_of(bob.id),)
    dealt = await room.host.agreement.agree(state.id, bob, state.setup.digest)
    assert dealt.status is Status.RUNNING


async def test_rotation_leads_through_all_three_partnerships(
    room: Room, ada: Player, bob: Player, cyd: Player, dan: Player
) -> None:
    people = (ada, bob, cyd, dan)
    over = await four(room, *people)
    seen = [partner(over, ada)]
    for _ in range(3):
        await room.host.rematches.play_again(over.id, ada, rotate=True, **HERE)
        with pytest.raises(Refusal, match="gathers-otherwise"):
            await room.host.rematches.play_again(over.id, bob)
        for player in people[1:]:
            state = await room.host.rematches.play_again(over.id, player, rotate=True)
        assert state.status is Status.RUNNING
        over = await given_up(room, state)
        seen.append(partner(over, ada))
    assert {*seen} == {bob.id, cyd.id, dan.id} and seen[0] == seen[3]


async def test_who_is_in_alone_may_think_again_about_the_partners(
    room: Room, ada: Player, bob: Player, cyd: Player, dan: Player
) -> None:
    over = await four(room, ada, bob, cyd, dan)
    await room.host.rematches.play_again(over.id, bob, **HERE)
    state = await room.host.rematches.play_again(over.id, bob, rotate=True)
    assert state.gathers and state.gathering and state.gathering.rotated and len(state.undecided) == 3
    assert partner(state, bob) != partner(over, bob)
    state = await room.host.rematches.play_again(over.id, bob)
    assert partner(state, bob) == partner(over, bob)
    await room.host.rematches.play_again(over.id, cyd)
    with pytest.raises(Refusal, match="gathers-otherwise"):
        await room.host.rematches.play_again(over.id, bob, rotate=True)


async def test_partners_of_two_players_cannot_rotate(room: Room, ada: Player, bob: Player) -> None:
    with pytest.raises(Refusal, match="no-rotation"):
        await room.host.rematches.play_again((await ended(room, ada, bob)).id, ada, rotate=True, **HERE)


async def test_who_is_gone_blocked_or_forgotten_holds_nothing_up(
    room: Room, ada: Player, bob: Player, cyd: Player, dan: Player
) -> None:
    over = await four(room, ada, bob, cyd, dan)
    await room.host.privacy.forget(dan)
    state = await room.host.rematches.play_again(over.id, ada, without=[cyd.id], **HERE)
    assert {row.player for row in state.seats} == {ada.id, bob.id, None}
    dealt = await room.host.rematches.play_again(over.id, bob)
    assert dealt.status is Status.RUNNING and sum(bool(row.computer) for row in dealt.seats) == 2


async def test_only_its_people_play_again_and_only_in_a_free_channel(
    room: Room, ada: Player, bob: Player, cyd: Player
) -> None:
    over = await ended(room, ada, bob)
    with pytest.raises(Refusal, match="not-seated"):
        await room.host.rematches.play_again(over.id, cyd, **HERE)
    with pytest.raises(Refusal, match="channel-busy"):
        await room.host.rematches.play_again(over.id, bob, **HERE | {"channel_id": (await room.table(cyd)).channel_id})
    with pytest.raises(Refusal, match="stale"):
        await room.host.rematches.play_again(over.id, bob)


@sampled
@pytest.mark.parametrize("starter", ["alternate", "loser"])
async def test_the_first_lead_of_a_rematch_alternates_or_goes_to_the_loser(
    room: Room, ada: Player, bob: Player, starter: str
) -> None:
    options = {"target": 60, "starter": starter}
    over = await play_to_the_end(
        room, await room.table(ada, bob, game="pinochle", preset="pinochle", options=options), {0: ada, 1: bob}
    )
    lost = 1 - over.views[0].winners[0]
    leads = (ada, bob)[1 if starter == "alternate" else lost]
    new = await room.host.rematches.play_again(over.id, bob, **HERE)
    assert new.seat_of(bob.id) == (0 if leads is bob else 1)
    dealt = await room.host.rematches.play_again(over.id, ada)
    assert to_act(dealt) == (dealt.seat_of(leads.id),)


async def test_a_computer_moves_to_the_other_seat_with_its_level_in_a_rematch(room: Room, ada: Player) -> None:
    terms = Terms(computers="beginner", levels=((1, "expert"),))
    state = await room.table(ada, game="pinochle", preset="pinochle", options={"target": 60}, terms=terms)
    while state.status is Status.RUNNING:
        state = await room.until(state.id, lambda now: now.status is not Status.RUNNING or 0 in to_act(now))
        if state.status is Status.RUNNING:
            state = await room.step(state, {0: ada})
    new = await room.host.rematches.play_again(state.id, ada, **HERE)
    assert (new.seat_of(ada.id), new.terms.levels) == (1, ((0, "expert"),))
    assert new.status is Status.RUNNING and new.seats[0].computer == "expert"


async def test_an_opened_seat_is_taken_before_a_computer_sits_down(
    room: Room, ada: Player, bob: Player, cyd: Player, dan: Player
) -> None:
    over = await ended(room, ada, bob, cyd, game="euchre", preset="euchre")
    state = await room.host.rematches.play_again(over.id, ada, **HERE)
    await room.host.lifecycle.leave(state.id, bob)
    state = await room.host.rematches.play_again(over.id, cyd)
    assert state.gathers and not state.undecided, "they wait for somebody on Bob's seat"
    dealt = await room.host.lobby.join(state.id, dan)
    if dealt.undecided:  # whose partner Dan is
        for player in (ada, cyd, dan):
            dealt = await room.host.agreement.agree(state.id, player, dealt.setup.digest)
    assert dealt.status is Status.RUNNING and sum(bool(row.computer) for row in dealt.seats) == 1


async def test_joining_takes_the_held_seat(room: Room, ada: Player, bob: Player) -> None:
    over = await ended(room, ada, bob)
    state = await room.host.rematches.play_again(over.id, ada, **HERE)
    dealt = await room.host.lobby.join(state.id, bob)
    assert dealt.status is Status.RUNNING
    with pytest.raises(Refusal, match="not-open"):
        await room.host.lobby.join(state.id, bob)


async def test_one_press_deals_for_somebody_alone_with_computers(room: Room, ada: Player) -> None:
    over = await ended(room, ada, practice=True)
    new = await room.host.rematches.play_again(over.id, ada, **HERE)
    assert (new.status, new.practice) == (Status.RUNNING, False)

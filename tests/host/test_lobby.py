"""The lifecycle of a table: open, join, leave, start, close, resume."""

from __future__ import annotations

import asyncio

import pytest

from bot.host.giving_up import Cost
from bot.host.refusals import Refusal
from data.store import Player, Status
from engine.deal import Deals
from tests.host.room import CHANNEL, GUILD, Room


async def test_opening_seats_the_host_and_shows_the_commitment(room: Room, ada: Player) -> None:
    state = await room.host.lobby.open(guild_id=GUILD, channel_id=CHANNEL, host=ada, game="highest", preset="plain")
    stored = await room.store.table(state.id)
    assert state.status is Status.OPEN
    assert (state.names, state.seat_of(ada.id), state.seat_count) == (("Ada", ""), 0, 2)
    assert bytes.fromhex(state.commitment) == Deals(stored.seed, state.id, ()).commitment(1)
    assert (state.revision, state.begun, state.view(0), state.revealed) == (0, False, None, ())
    assert state.created_at == room.clock.now


async def test_every_table_has_its_own_seed(room: Room, ada: Player) -> None:
    tables = [await room.table(ada, start=False) for _ in range(3)]
    assert len({state.commitment for state in tables}) == 3


async def test_joining_takes_the_first_empty_seat(room: Room, ada: Player, bob: Player, cyd: Player) -> None:
    state = await room.table(ada, bob, cyd, seats=4, start=False)
    state = await room.host.lifecycle.leave(state.id, bob)
    assert state.names == ("Ada", "", "Cyd", "")
    state = await room.host.lobby.join(state.id, bob)
    assert state.names == ("Ada", "Bob", "Cyd", "")
    assert [event[:2] for event in room.events(state.id)] == [
        ("opened", 0), ("joined", 1), ("joined", 2), ("stood", 1), ("joined", 1)
    ]  # fmt: skip


async def test_starting_deals_and_the_computer_takes_the_empty_seats(room: Room, ada: Player) -> None:
    state = await room.host.lobby.start((await room.table(ada, start=False, seats=3)).id, ada)
    assert state.status is Status.RUNNING
    assert [bool(seat.computer) for seat in state.seats] == [False, True, True]
    assert state.names[1] == state.seats[1].computer
    assert len(state.views) == 4
    view = state.view(0)
    assert view and len(view.hand) == 3


async def test_host_leaving_an_open_table_closes_it(room: Room, ada: Player, bob: Player) -> None:
    state = await room.table(ada, bob, start=False)
    state = await room.host.lifecycle.leave(state.id, ada)
    assert state.status is Status.CLOSED
    assert await room.host.table_in_channel(state.channel_id) is None


async def test_computer_takes_the_seat_of_a_player_who_leaves_a_running_table(
    room: Room, ada: Player, bob: Player, cyd: Player
) -> None:
    state = await room.table(ada, bob, cyd, seats=3)
    hand = state.view(1)
    state = await room.host.lifecycle.leave(state.id, bob)
    assert (state.status, state.seats[1].player) == (Status.RUNNING, None)
    assert state.names[1] == state.seats[1].computer != ""
    assert hand and state.views[1].hand == hand.hand, "the deal depends on the seeds of the players who were dealt to"
    with pytest.raises(Refusal, match="seat-left"):
        await room.host.hand(state.id, bob)


async def test_last_person_to_leave_pauses_the_table(room: Room, ada: Player) -> None:
    state = await room.table(ada)
    paused = await room.host.lifecycle.leave(state.id, ada)
    assert (paused.status, paused.seat_of(ada.id)) == (Status.PAUSED, 0)
    resumed = await room.host.lifecycle.resume(state.id, ada, guild_id=GUILD, channel_id=77)
    assert (resumed.status, resumed.channel_id, resumed.seat_of(ada.id)) == (Status.RUNNING, 77, 0)


async def test_closed_table_refuses_further_use(room: Room, ada: Player, bob: Player, cyd: Player) -> None:
    for player, may_manage in ((ada, False), (cyd, True)):
        state = await room.table(ada, bob, practice=True)
        with pytest.raises(Refusal, match="not-host"):
            await room.host.lifecycle.close(state.id, bob)
        assert (await room.host.lifecycle.close(state.id, player, may_manage=may_manage)).status is Status.CLOSED
        with pytest.raises(Refusal, match="not-running"):
            await room.host.lifecycle.close(state.id, player, may_manage=may_manage)


async def test_anybody_seated_may_close_once_the_host_has_left(room: Room, ada: Player, bob: Player) -> None:
    state = await room.table(ada, bob, practice=True)
    await room.host.lifecycle.leave(state.id, ada)
    with pytest.raises(Refusal, match="seat-left"):
        await room.host.lifecycle.leave(state.id, ada)
    assert (await room.host.lifecycle.close(state.id, bob)).status is Status.CLOSED


async def test_paused_table_resumes_exactly_as_it_was(room: Room, ada: Player, bob: Player) -> None:
    state = await room.table(ada, bob)
    state = await room.step(state, {0: ada, 1: bob})
    paused = await room.host.lifecycle.pause(state.id, ada)
    assert (paused.status, paused.revealed, await room.host.table_in_channel(state.channel_id)) == (
        Status.PAUSED,
        (),
        None,
    )
    with pytest.raises(Refusal, match="paused"):
        await room.step(state, {0: ada, 1: bob})
    resumed = await room.host.lifecycle.resume(state.id, bob, guild_id=GUILD, channel_id=78)
    assert (resumed.views, resumed.revision, resumed.recent) == (state.views, state.revision, state.recent)
    again = await room.host.lifecycle.resume(state.id, bob, guild_id=GUILD, channel_id=78)
    assert again == resumed


async def test_closed_practice_table_resumes_with_a_new_deal(room: Room, ada: Player, bob: Player) -> None:
    state = await room.table(ada, bob, practice=True)
    await room.host.lifecycle.close(state.id, ada)
    resumed = await room.host.lifecycle.resume(state.id, ada, guild_id=GUILD, channel_id=state.channel_id)
    assert (resumed.status, resumed.revision) == (Status.RUNNING, state.revision + 1)
    assert resumed.views[0].hand != state.views[0].hand, "the old cards may be known"
    assert await room.another_host() and await room.host.state(state.id) == resumed
    assert [row.action for row in await room.store.actions(state.id)] == [{"kind": "rewind", "target": "deal"}]


async def test_closed_table_with_a_numbered_deal_resumes_as_it_was(room: Room, ada: Player, bob: Player) -> None:
    state = await room.table(ada, bob, deals=7)
    await room.host.lifecycle.close(state.id, ada)
    resumed = await room.host.lifecycle.resume(state.id, ada, guild_id=GUILD, channel_id=state.channel_id)
    assert (resumed.revision, resumed.views) == (state.revision, state.views)


async def test_full_table_closed_before_the_start_resumes_as_open(room: Room, ada: Player, bob: Player) -> None:
    state = await room.table(ada, bob, start=False)
    for end in (room.host.lifecycle.close, room.host.lifecycle.pause):
        await end(state.id, ada)
        resumed = await room.host.lifecycle.resume(state.id, bob, guild_id=GUILD, channel_id=state.channel_id)
        assert (resumed.status, resumed.begun) == (Status.OPEN, False)


async def test_open_table_resumes_as_open(room: Room, ada: Player, bob: Player) -> None:
    state = await room.table(ada, start=False)
    await room.host.lifecycle.close(state.id, ada)
    resumed = await room.host.lifecycle.resume(state.id, ada, guild_id=GUILD, channel_id=79)
    assert resumed.status is Status.OPEN
    assert (await room.host.lobby.join(state.id, bob)).names == ("Ada", "Bob")


async def test_live_table_moves_to_another_channel(room: Room, ada: Player, bob: Player) -> None:
    state = await room.table(ada, bob)
    moved = await room.host.lifecycle.resume(state.id, ada, guild_id=GUILD + 1, channel_id=80)
    assert (moved.guild_id, moved.channel_id, moved.status) == (GUILD + 1, 80, Status.RUNNING)
    assert moved.views == state.views
    assert await room.host.table_in_channel(state.channel_id) is None
    assert room.events(state.id)[-1][:2] == ("moved", 0)


async def test_channel_takes_only_one_table(room: Room, ada: Player, bob: Player) -> None:
    here, there = await room.table(ada), await room.table(bob)
    with pytest.raises(Refusal) as opening:
        await room.host.lobby.open(guild_id=GUILD, channel_id=here.channel_id, host=bob, game="highest", preset="plain")
    assert opening.value.note == ("channel-busy", {"table": here.id})
    with pytest.raises(Refusal, match="channel-busy"):
        await room.host.lifecycle.resume(there.id, bob, guild_id=GUILD, channel_id=here.channel_id)
    assert await room.host.state(there.id) == there


async def test_open_tables_and_tables_of_a_player(room: Room, ada: Player, bob: Player) -> None:
    mine, ours, over = await room.table(ada), await room.table(bob, ada), await room.table(bob)
    await room.host.lifecycle.close(over.id, bob, gives_up=Cost.FREE)
    assert {state.id for state in await room.host.open_tables(GUILD)} == {mine.id, ours.id}
    assert {state.id for state in await room.host.tables_of(bob)} == {ours.id}
    assert await room.host.open_tables(GUILD + 1) == []
    at = await room.host.table_in_channel(mine.channel_id)
    assert at and at.id == mine.id


@pytest.mark.parametrize(
    ("given", "code"),
    [
        ({"game": "whist"}, "no-such-game"),
        ({"preset": "fancy"}, "no-such-preset"),
        ({"seats": 7}, "wrong-seats"),
        ({"deals": 0}, "no-such-deal"),
        ({"deals": 101}, "no-such-deal"),
        ({"options": {"colour": "green"}}, "no-such-option"),
        ({"options": {"target": "high"}}, "no-such-value"),
        ({"seed": "x" * 101}, "seed-too-long"),
    ],
)
async def test_invalid_tables_are_refused(room: Room, ada: Player, given: dict[str, object], code: str) -> None:
    with pytest.raises(Refusal, match=code):
        await room.table(ada, start=False, **given)
    assert await room.host.open_tables(GUILD) == []


async def test_table_opens_with_changed_options(room: Room, ada: Player) -> None:
    state = await room.table(ada, options={"target": 500})
    assert (state.preset, state.rules.target) == ("plain", 500)


async def test_lobby_refusals(room: Room, ada: Player, bob: Player, cyd: Player) -> None:
    host = room.host
    state = await room.table(ada, start=False)
    with pytest.raises(Refusal, match="already-seated"):
        await host.lobby.join(state.id, ada)
    with pytest.raises(Refusal, match="not-seated"):
        await host.lifecycle.leave(state.id, bob)
    with pytest.raises(Refusal, match="not-running"):
        await host.hand(state.id, ada)
    await host.lobby.join(state.id, bob)
    with pytest.raises(Refusal, match="table-full"):
        await host.lobby.join(state.id, cyd)
    with pytest.raises(Refusal, match="host-starts"):
        await host.lobby.start(state.id, bob)
    for refused in (host.lobby.move(state.id, bob, 0), host.lobby.join(state.id, cyd, seat=1)):
        with pytest.raises(Refusal, match="table-full"):
            await refused
    with pytest.raises(Refusal, match="no-such-seat"):
        await host.lobby.partner(state.id, ada, 1)
    with pytest.raises(Refusal, match="not-seated"):
        await host.lifecycle.resume(state.id, cyd, guild_id=GUILD, channel_id=81)
    await host.lobby.start(state.id, ada)
    for refused in (host.lobby.join(state.id, cyd), host.lobby.start(state.id, ada)):
        with pytest.raises(Refusal, match="not-open"):
            await refused
    for unknown in (host.state("nowhere"), host.lobby.join("nowhere", cyd), host.reveal("nowhere")):
        with pytest.raises(Refusal, match="no-table"):
            await unknown


async def test_last_seat_goes_to_one_of_many(room: Room, ada: Player) -> None:
    state = await room.table(ada, start=False, seats=2)
    hosts = [room.host, await room.another_host()]
    people = [await room.player(f"Player {number}") for number in range(10)]
    outcomes = await asyncio.gather(
        *(hosts[number % 2].lobby.join(state.id, player) for number, player in enumerate(people)),
        return_exceptions=True,
    )
    refused = [outcome for outcome in outcomes if isinstance(outcome, Refusal)]
    assert len(refused) == 9
    assert {refusal.note.code for refusal in refused} == {"table-full"}
    assert len((await room.store.table(state.id)).seats) == 2


async def test_table_starts_once_with_the_seated_players(room: Room, ada: Player, bob: Player) -> None:
    state = await room.table(ada, start=False)
    hosts = [room.host, await room.another_host()]
    for host in hosts:
        assert await host.state(state.id) == state
    outcomes = await asyncio.gather(
        hosts[0].lobby.start(state.id, ada),
        hosts[1].lobby.start(state.id, ada),
        hosts[1].lobby.join(state.id, bob),
        return_exceptions=True,
    )
    refused = [outcome.note.code for outcome in outcomes if isinstance(outcome, Refusal)]
    assert set(refused) <= {"stale", "not-open"}
    states = [await host.state(state.id) for host in hosts]
    assert states[0] == states[1]
    assert (states[0].seat_of(bob.id) == 1) == (not isinstance(outcomes[2], Refusal))


async def test_players_seed_goes_into_the_shuffle(room: Room, ada: Player, bob: Player) -> None:
    state = await room.table(ada, start=False)
    await room.host.lobby.join(state.id, bob, seed="my own luck")
    state = await room.host.lobby.start(state.id, ada)
    stored = await room.store.table(state.id)
    assert [seat.seed for seat in state.seats] == [f"player {ada.id} at {room.clock.now:.3f}", "my own luck"]
    cards = Deals(stored.seed, state.id, tuple(seat.seed for seat in state.seats)).shuffled(1, state.rules.pack(2))
    assert state.views[0].hand == tuple(sorted(cards[:3]))
    assert state.views[1].hand == tuple(sorted(cards[3:6]))


async def test_seated_player_may_replace_their_seed_until_the_start(room: Room, ada: Player, bob: Player) -> None:
    state = await room.table(ada, bob, start=False)
    brought = await room.host.lobby.join(state.id, ada, seed="chosen after the seal was shown")
    assert [seat.seed for seat in brought.seats] == ["chosen after the seal was shown", state.seats[1].seed]
    assert (brought.names, brought.commitment) == (state.names, state.commitment)
    with pytest.raises(Refusal, match="seed-too-long"):
        await room.host.lobby.join(state.id, ada, seed="x" * 101)
    started = await room.host.lobby.start(state.id, ada)
    stored = await room.store.table(state.id)
    seeds = tuple(seat.seed for seat in brought.seats)
    cards = Deals(stored.seed, state.id, seeds).shuffled(1, state.rules.pack(2))
    assert started.views[0].hand == tuple(sorted(cards[:3]))
    with pytest.raises(Refusal, match="not-open"):
        await room.host.lobby.join(state.id, ada, seed="too late")


async def test_seed_is_not_lost_to_a_concurrent_start(room: Room, ada: Player) -> None:
    state = await room.table(ada, start=False)
    other = await room.another_host()
    await other.state(state.id)
    outcomes = await asyncio.gather(
        room.host.lobby.join(state.id, ada, seed="my own luck"),
        other.lobby.start(state.id, ada),
        return_exceptions=True,
    )
    refused = [outcome.note.code for outcome in outcomes if isinstance(outcome, Refusal)]
    assert set(refused) <= {"stale", "not-open"} and len(refused) < 2
    stored = await room.store.table(state.id)
    assert (stored.seats[0].seed == "my own luck") == (not isinstance(outcomes[0], Refusal))

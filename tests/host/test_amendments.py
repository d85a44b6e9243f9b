"""Amendments of an open table: options, presets, seats, swaps."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest

from bot.host.model.setup import Setup
from bot.host.refusals import Refusal
from data.store import Player, Status
from engine.deal import Deals
from tests.host.room import Room
from tests.narrowing import narrowed


async def test_options_can_be_amended_until_the_start(room: Room, ada: Player) -> None:
    state = await room.table(ada, start=False)
    state = await room.host.lobby.amend(state.id, ada, options={"target": 500})
    assert (state.rules.target, state.rules.changed(), state.revision) == (500, ("target",), 0)
    other = await room.another_host()
    assert (await other.state(state.id)).rules.target == 500
    state = await room.host.lobby.start(state.id, ada)
    assert state.views[-1].target == 500
    with pytest.raises(Refusal, match="not-open"):
        await room.host.lobby.amend(state.id, ada, options={"target": 40})


async def test_new_preset_resets_options(room: Room, ada: Player) -> None:
    state = await room.table(ada, start=False, options={"target": 500})
    state = await room.host.lobby.amend(state.id, ada, preset="plain")
    assert state.rules.changed() == ()


async def test_number_of_seats_can_be_amended(room: Room, ada: Player, bob: Player, cyd: Player) -> None:
    state = await room.table(ada, bob, start=False)
    state = await room.host.lobby.amend(state.id, ada, seats=4)
    assert state.names == ("Ada", "Bob", "", "")
    state = await room.host.lobby.swap(state.id, ada, 0, 3)
    assert state.names == ("", "Bob", "", "Ada")
    state = await room.host.lobby.amend(state.id, ada, seats=3)
    assert state.names == ("Ada", "Bob", "")
    state = await room.host.lobby.join(state.id, cyd)
    with pytest.raises(Refusal, match="too-many-seated"):
        await room.host.lobby.amend(state.id, ada, seats=2)
    assert (await room.host.state(state.id)).names == ("Ada", "Bob", "Cyd")


async def test_swapped_players_keep_their_seed_and_agreement(room: Room, ada: Player, bob: Player) -> None:
    state = await room.table(ada, start=False)
    await room.host.lobby.join(state.id, bob, seed="my own luck")
    state = await room.host.lobby.swap(state.id, ada, 0, 1)
    assert (state.names, state.seat_of(ada.id), state.host) == (("Bob", "Ada"), 1, ada.id)
    assert state.seats[0].seed == "my own luck"
    assert room.events(state.id)[-1][:2] == ("amended", 1)
    state = await room.host.lobby.start(state.id, ada)
    stored = await room.store.table(state.id)
    cards = Deals(stored.seed, state.id, tuple(seat.seed for seat in state.seats)).shuffled(1, state.rules.pack(2))
    assert state.views[state.seat_of(bob.id) or 0].hand == tuple(sorted(cards[:3]))


@pytest.mark.parametrize(
    ("given", "code"),
    [
        ({"options": {"colour": "green"}}, "no-such-option"),
        ({"options": {"target": "high"}}, "no-such-value"),
        ({"seats": 7}, "wrong-seats"),
        ({"preset": "fancy"}, "no-such-preset"),
    ],
)
async def test_refused_amendment_changes_nothing(room: Room, ada: Player, given: dict[str, Any], code: str) -> None:
    state = await room.table(ada, start=False)
    with pytest.raises(Refusal, match=code):
        await room.host.lobby.amend(state.id, ada, **given)
    assert await room.host.state(state.id) == state


async def test_only_the_host_may_amend(room: Room, ada: Player, bob: Player) -> None:
    state = await room.table(ada, bob, start=False)
    for amending in (room.host.lobby.amend(state.id, bob, seats=3), room.host.lobby.swap(state.id, bob, 0, 1)):
        with pytest.raises(Refusal, match="host-sets-up"):
            await amending
    with pytest.raises(Refusal, match="no-such-seat"):
        await room.host.lobby.swap(state.id, ada, 0, 2)
    assert await room.host.state(state.id) == state


async def test_amendments_race_with_joining_leaving_and_starting(
    room: Room, ada: Player, bob: Player, cyd: Player
) -> None:
    """All hosts agree, no player is lost, and a running table has all its seats."""
    other = await room.another_host()
    for number in range(10):
        state = await room.table(ada, bob, start=False, seats=3)
        await other.state(state.id)
        outcomes = await asyncio.gather(
            room.host.lobby.amend(state.id, ada, seats=4),
            other.lobby.swap(state.id, ada, 0, 2),
            other.lobby.join(state.id, cyd),
            room.host.lobby.start(state.id, ada)
            if number % 2
            else room.host.lobby.amend(state.id, ada, options={"target": 7}),
            return_exceptions=True,
        )
        refused = {narrowed(outcome, Refusal).note.code for outcome in outcomes if isinstance(outcome, BaseException)}
        assert refused <= {"stale", "not-open", "not-agreed"}
        mine, theirs = await room.host.state(state.id), await other.state(state.id)
        assert mine == theirs
        assert {ada.id, bob.id} <= {seat.player for seat in mine.seats}
        assert len(mine.seats) == mine.seat_count
        if mine.status is Status.RUNNING:
            assert all(seat.player or seat.computer for seat in mine.seats)


async def test_seat_levels_apply_to_seats_empty_at_the_start(room: Room, ada: Player, bob: Player) -> None:
    state = await room.table(ada, start=False, seats=4)
    plain = state.setup.text
    assert "levels" not in plain, "agreements from before there were levels stay valid"
    state = await room.host.lobby.amend(
        state.id, ada, terms={"levels": [(3, "expert"), (1, "master"), (2, "beginner")]}
    )
    assert state.terms.levels == ((1, "master"), (2, "beginner"), (3, "expert")) and state.setup.text != plain
    assert Setup.from_text(state.setup.text) == state.setup
    with pytest.raises(Refusal, match="no-such-value"):
        await room.host.lobby.amend(state.id, ada, terms={"levels": [(1, "divine")]})
    state = await room.host.lobby.amend(state.id, ada, seats=3)
    assert state.terms.levels == ((1, "master"), (2, "beginner")), "a removed seat loses its level"
    state = await room.host.lobby.join(state.id, bob)
    await room.host.agreement.agree(state.id, bob, state.setup.digest)
    state = await room.host.lobby.start(state.id, ada)
    assert [row.computer for row in state.seats] == ["", "", "beginner"]
    state = await room.host.lifecycle.leave(state.id, bob)
    assert state.seats[1].computer == state.terms.away_level, "no level of a seat plays for a player who left"

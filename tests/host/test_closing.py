"""A game that counts is closed only by all its people together, and its cards are never dealt anew."""

from __future__ import annotations

import pytest

from bot.host.refusals import Refusal
from data.store import Player, Status
from engine.types import DEAL, REWIND, Action
from tests.host.room import CHANNEL, GUILD, Room

HERE = {"guild_id": GUILD, "channel_id": CHANNEL + 500}


async def test_closing_a_game_that_counts_needs_everybody(room: Room, ada: Player, bob: Player, cyd: Player) -> None:
    state = await room.table(ada, bob, cyd, seats=3)
    with pytest.raises(Refusal, match="not-host"):
        await room.host.lifecycle.close(state.id, bob)
    for _ in range(2):
        asked = await room.host.lifecycle.close(state.id, ada)
        assert (asked.status, asked.closing, asked.revealed) == (Status.RUNNING, (0,), ())
    played = await room.step(asked, {0: ada, 1: bob, 2: cyd})
    assert played.closing == (0,), "the game goes on meanwhile"
    assert (await room.host.lifecycle.close(state.id, cyd)).status is Status.RUNNING
    closed = await room.host.lifecycle.close(state.id, bob)
    assert (closed.status, closed.closing, closed.resumable) == (Status.CLOSED, (), False)


async def test_closed_game_that_counts_cannot_be_resumed(room: Room, ada: Player, bob: Player) -> None:
    shared, alone = await room.table(ada, bob), await room.table(ada)
    await room.host.lifecycle.close(shared.id, ada)
    await room.host.lifecycle.close(shared.id, bob)
    await room.host.lifecycle.close(alone.id, ada)
    for table in (shared, alone):
        with pytest.raises(Refusal, match="game-closed"):
            await room.host.lifecycle.resume(table.id, ada, **HERE)
        assert (await room.host.state(table.id)).status is Status.CLOSED


async def test_consent_to_close_lapses_with_the_round(room: Room, ada: Player, bob: Player) -> None:
    state = await room.table(ada, bob, options={"target": 300})
    state = await room.host.lifecycle.close(state.id, ada)
    while DEAL not in (state.views[-1].verbs):
        state = await room.step(state, {0: ada, 1: bob})
    assert state.closing == (0,)
    state = await room.host.play.act(state.id, bob, Action(DEAL))
    assert state.closing == ()
    with pytest.raises(Refusal, match="not-host"):
        await room.host.lifecycle.close(state.id, bob)


async def test_manager_without_a_seat_pauses_a_game_that_counts(
    room: Room, ada: Player, bob: Player, cyd: Player
) -> None:
    state = await room.table(ada, bob)
    paused = await room.host.lifecycle.close(state.id, cyd, may_manage=True)
    assert (paused.status, paused.revealed) == (Status.PAUSED, ())
    resumed = await room.host.lifecycle.resume(state.id, bob, **HERE)
    assert (resumed.views, resumed.revision) == (state.views, state.revision)


async def test_practice_and_numbered_deals_are_closed_by_the_host(room: Room, ada: Player, bob: Player) -> None:
    for options in ({"practice": True}, {"deals": 7}):
        state = await room.table(ada, bob, **options)
        assert (await room.host.lifecycle.close(state.id, ada)).status is Status.CLOSED
        assert (await room.host.lifecycle.resume(state.id, ada, **HERE)).status is Status.RUNNING
        await room.host.lifecycle.pause(state.id, ada)


async def test_rewind_cannot_be_played_as_an_action(room: Room, ada: Player, bob: Player) -> None:
    state = await room.table(ada, bob)
    with pytest.raises(Refusal, match="no-practice"):
        await room.host.play.act(state.id, ada, Action(REWIND, target="deal"))

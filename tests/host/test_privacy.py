"""Forgetting a player, at the same time as other use cases: no seat keeps a forgotten player."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from bot.host.records.rating_pools import pool_name, to_stored
from bot.host.records.ratings import Rating, RatingPool
from bot.host.refusals import Refusal
from data.store import Player, RatedGame, RatedSeat, RatedSide, Scope, Status
from engine.types import Action, IllegalAction
from engine.view import View
from tests.examples import in_soak
from tests.host.room import FirstLegal, Room, to_act


class Slow(FirstLegal):
    """A computer player that lets others act while it thinks."""

    async def choose(self, view: View, level: str, seed: bytes, aggression: int = 50) -> Action:
        await asyncio.sleep(0)
        return await super().choose(view, level, seed)


@pytest.fixture
async def room(tmp_path: Path) -> AsyncIterator[Room]:
    room = await Room.open(tmp_path / "room.db", Slow())
    yield room
    await room.close()


async def assert_forgotten(room: Room, gone: Player, table_id: str) -> None:
    """Assert that only a player's id is left, and that no live table waits for them."""
    row = await room.store.table(table_id)
    seated = [seat for seat in row.seats if gone.id == seat.player]
    assert all(seat.hand_message is None for seat in row.seats if gone.id == seat.former)
    assert not seated or row.status not in (Status.OPEN, Status.RUNNING), row
    known = (await room.store.players([gone.id]))[gone.id]
    assert (known.discord_id, known.name, dict(known.settings)) == (None, "", {})


@pytest.mark.parametrize("runs", [20, in_soak(500)])
async def test_forgetting_races_with_other_use_cases(room: Room, runs: int) -> None:
    other = await room.another_host()
    for number in range(runs):
        ada, bob = await room.player(f"Ada {number}"), await room.player(f"Bob {number}")
        running = await room.table(ada, bob, seats=3)
        waiting = await room.table(bob, start=False)
        people = {0: ada, 1: bob}
        mover = people.get(to_act(running)[0], ada)
        action = running.views[to_act(running)[0]].legal[0]
        outcomes = await asyncio.gather(
            room.host.privacy.forget(ada),
            other.privacy.forget(ada) if number % 2 else room.host.privacy.forget(ada),
            other.play.act(running.id, mover, action),
            (other.lifecycle.leave, other.lifecycle.pause, other.autopilot.set)[number % 3](running.id, ada),
            other.lobby.join(waiting.id, ada),
            return_exceptions=True,
        )
        wrong = [each for each in outcomes if isinstance(each, BaseException)]
        assert not [each for each in wrong if not isinstance(each, Refusal | IllegalAction)], wrong
        for table_id in (running.id, waiting.id):
            await assert_forgotten(room, ada, table_id)


async def test_resumed_table_has_computers_for_forgotten_players(
    room: Room, ada: Player, bob: Player, cyd: Player
) -> None:
    paused = await room.table(ada, bob, seats=3)
    await room.host.lifecycle.pause(paused.id, ada)
    lobby = await room.table(ada, bob, cyd, start=False, seats=3)
    await room.host.lifecycle.close(lobby.id, ada)
    await room.host.privacy.forget(ada)
    assert (await room.host.state(paused.id)).seats[0].player == ada.id, "no computer plays there now"
    state = await room.host.lifecycle.resume(paused.id, bob, guild_id=1, channel_id=11)
    assert (state.seats[0].player, bool(state.seats[0].computer), state.seats[1].player) == (None, True, bob.id)
    state = await room.host.lifecycle.resume(lobby.id, cyd, guild_id=1, channel_id=12)
    assert [row.player for row in state.seats] == [None, bob.id, cyd.id] and state.host == cyd.id


async def test_damaged_table_does_not_prevent_forgetting(
    room: Room, ada: Player, bob: Player, monkeypatch: pytest.MonkeyPatch
) -> None:
    state = await room.table(ada, bob)
    host = await room.another_host()
    hold = type(host._core.tables).hold

    def damaged(tables: object, table_id: str, *also: object) -> object:
        raise Refusal("damaged", table=table_id)

    monkeypatch.setattr(type(host._core.tables), "hold", damaged)
    await host.privacy.forget(ada)
    monkeypatch.setattr(type(host._core.tables), "hold", hold)
    assert (await room.store.players([ada.id]))[ada.id].discord_id is None
    assert (await room.host.state(state.id)).names[0] == ""


async def test_ratings_are_among_a_persons_data(room: Room) -> None:
    ada, bob = await room.player("Ada"), await room.player("Bob")
    pool = RatingPool()
    for mark, winner in ((1, 0), (2, 1)):
        seats = [RatedSeat(ada.id, 0, "", 0), RatedSeat(bob.id, 0, "", 0)]
        sides = tuple(RatedSide(9, side == winner, (seat,)) for side, seat in enumerate(seats))
        pool.add(RatedGame(mark, f"T{mark}", 1000.0 + mark, sides))
    scope = Scope(guild_id=7, game="highest", changed_rules=False)
    await room.store.save_ratings(pool_name(scope), to_stored(scope, frozenset(), pool))
    [stored] = (await room.host.privacy.data(ada))["ratings"]
    assert (stored["guild_id"], stored["game"]) == (7, "highest")
    points = [each.values() for each in stored["ratings"]]
    assert [(at, Rating(*rating)) for at, *rating in points] == [*pool.curve(ada.id)] and len(points) == 2
    assert (await room.host.privacy.data(await room.player("Cyd")))["ratings"] == []

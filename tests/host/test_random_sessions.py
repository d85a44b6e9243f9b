"""Random sessions on two hosts of one store: no table gets stuck, and no secret is revealed."""

from __future__ import annotations

import random
from contextlib import suppress

import pytest

from bot.host.model.setup import Terms
from bot.host.refusals import Refusal
from data.store import Status
from tests.host.random_session import RandomSession
from tests.host.room import Room


@pytest.mark.parametrize(("sessions", "steps"), [(2, 200), pytest.param(20, 400, marks=pytest.mark.soak)])
async def test_random_sessions_keep_tables_alive_and_cards_secret(room: Room, sessions: int, steps: int) -> None:
    hosts = [room.host, await room.another_host()]
    taken_back = 0
    for number in range(sessions):
        people = [await room.player(f"{name} {number}") for name in ("Ada", "Bob", "Cyd", "Dee")]
        session = RandomSession(room, hosts, people, random.Random(number))
        together = await room.table(*people, seats=4, options={"target": 200}, terms=Terms(ranked=False))
        session.tables.append(together.id)
        for step in range(steps):
            await session.step()
            if step % 3 == 0:
                await session.check_tables()
        await session.check_tables()
        taken_back += session.taken_back
        for table in session.tables:
            # Free the channels for the next session.
            state = await room.host.state(table)
            if state.live:
                host = (await room.store.players([state.host]))[state.host]
                with suppress(Refusal):  # A computer may just have won.
                    lifecycle = room.host.lifecycle
                    free = lifecycle.pause if state.status is Status.RUNNING else lifecycle.close
                    await free(table, host, may_manage=True)
    assert taken_back

"""Whatever one person does alone, they see one deal of each round that counts."""

from __future__ import annotations

import asyncio
import tempfile
from collections.abc import Awaitable, Callable
from contextlib import suppress
from pathlib import Path
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from bot.host.giving_up import Cost
from bot.host.refusals import Refusal
from bot.host.table.state import TableState
from data.store import Player, Status
from engine.types import DEAL, LOOKS, REWIND, REWINDS, Action, IllegalAction
from tests.examples import examples
from tests.host.room import GUILD, Room, legal, to_act

COMMANDS = (
    *("play", "deal", "close", "manage", "pause", "resume", "resume alone", "leave", "come back", "autopilot"),
    *("vote wait", "vote computer", "vote pause", "vote close", "rewind", "rewind by hand", "look", "again"),
    *("wait", "restart", "channel gone", "swap", "seed", "amend", "remove", "forget"),
)
SEATINGS = ("alone", "with Bob", "with Bob and Cyd")


class Loner:
    """Ada, who tries everything at one table; the others never do anything."""

    def __init__(self, room: Room, ada: Player, bob: Player, state: TableState) -> None:
        self.room, self.ada, self.bob, self.table = room, ada, bob, state.id
        self.deals: dict[int, set[int]] = {}
        """By round, the deals that were played or shown while the game counted."""

    async def do(self, command: str) -> None:
        state = await self.room.host.state(self.table)
        with suppress(Refusal, IllegalAction):
            await self.uses(state)[command]()
        await self.note()

    async def note(self) -> None:
        async with self.room.host._core.tables.hold(self.table) as session:
            if session.counts and session.game:
                self.deals.setdefault(session.game.number, set()).add(session.game.deal_number)

    def uses(self, state: TableState) -> dict[str, Callable[[], Awaitable[object]]]:
        host, table, ada = self.room.host, self.table, self.ada
        here: dict[str, Any] = {"guild_id": GUILD, "channel_id": 999}
        others = [row.player for row in state.seats if row.player not in (None, ada.id)]
        return {
            "play": lambda: self.play(state),
            "deal": lambda: host.play.act(table, ada, Action(DEAL)),
            "close": lambda: host.lifecycle.close(table, ada, gives_up=Cost.LOSS),
            "manage": lambda: host.lifecycle.close(table, ada, may_manage=True),
            "pause": lambda: host.lifecycle.pause(table, ada),
            "resume": lambda: host.lifecycle.resume(table, ada, **here),
            "resume alone": lambda: host.lifecycle.resume(table, ada, **here, without=[n for n in others if n]),
            "leave": lambda: host.lifecycle.leave(table, ada),
            "come back": lambda: host.lifecycle.come_back(table, ada),
            "autopilot": lambda: host.autopilot.set(table, ada),
            **{f"vote {motion}": self.vote(motion) for motion in ("wait", "computer", "pause", "close")},
            "rewind": lambda: host.rewinds.rewind(table, ada, "deal", to_practice=True),
            "rewind by hand": lambda: host.play.act(table, ada, Action(REWIND, target=REWINDS[0])),
            "look": lambda: host.arranging.look(table, ada, LOOKS[0]),
            "again": lambda: host.play_again.same_cards(table, ada, guild_id=GUILD, channel_id=998),
            "wait": self.wait,
            "restart": self.restart,
            "channel gone": lambda: host.lifecycle.archive(table),
            "swap": lambda: host.lobby.swap(table, ada, 0, 1),
            "seed": lambda: host.lobby.join(table, ada, "other words"),
            "amend": lambda: host.lobby.amend(table, ada, seats=4),
            "remove": lambda: host.agreement.remove(table, ada, self.bob),
            "forget": lambda: host.privacy.forget(ada),
        }

    def vote(self, motion: str) -> Callable[[], Awaitable[object]]:
        return lambda: self.room.host.votes.cast(self.table, self.ada, motion)

    async def play(self, state: TableState) -> None:
        seat = state.seat_of(self.ada.id)
        if seat is not None and state.status is Status.RUNNING and seat in to_act(state):
            await self.room.host.play.act(self.table, self.ada, legal(state, seat)[-1])
        await asyncio.sleep(0)

    async def wait(self) -> None:
        self.room.clock.now += 3600.0
        await self.room.host.clocks.tick()

    async def restart(self) -> None:
        await self.room.host.stop()
        self.room.host = self.room.new_host()
        await self.room.recover()


async def _play(commands: list[str], seating: str) -> None:
    with tempfile.TemporaryDirectory() as folder:
        room = await Room.open(Path(folder) / "room.db")
        try:
            people = [await room.player(name) for name in ("Ada", "Bob", "Cyd")]
            state = await room.table(*people[: SEATINGS.index(seating) + 1], options={"target": 300}, seats=3)
            loner = Loner(room, people[0], people[1], state)
            await loner.note()
            for command in commands:
                await loner.do(command)
            assert all(len(deals) == 1 for deals in loner.deals.values()), loner.deals
        finally:
            await room.close()


@pytest.mark.parametrize("seating", SEATINGS)
@pytest.mark.parametrize(
    "commands",
    [
        ["close", "resume"],
        ["manage", "resume"],
        ["play", "close", "resume alone", "close", "resume"],
        ["wait", "vote close", "resume"],
        ["wait", "vote computer", "close", "resume"],
        ["rewind by hand"],
        ["rewind"],
    ],
)
async def test_known_attempts_show_no_second_deal(commands: list[str], seating: str) -> None:
    await _play(commands, seating)


@settings(examples(15), suppress_health_check=list(HealthCheck))
@given(commands=st.lists(st.sampled_from(COMMANDS), max_size=12), seating=st.sampled_from(SEATINGS))
def test_nobody_alone_sees_two_deals_of_a_round_that_counts(commands: list[str], seating: str) -> None:
    asyncio.run(_play(commands, seating))

"""The room of the host's tests: a store, hosts, a clock, players, and the events of all changes."""

from __future__ import annotations

import asyncio
import itertools
import secrets
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from typing import Any
from zlib import crc32

from bot.host.core import Duty
from bot.host.host import Host
from bot.host.play.computers import Chooser
from bot.host.refusals import Refusal
from bot.host.table.state import Change, TableState
from data.connect import open_store
from data.store import Player, Status, Store
from engine.types import DEAL, Action, Event
from engine.view import View
from tests.databases import provide_database

GUILD, CHANNEL = 100, 200
PATIENCE = 30.0
"""Seconds that a test waits for the computer."""


class Clock:
    """A clock that moves only by assignment."""

    def __init__(self) -> None:
        self.now = 1_700_000_000.0

    def __call__(self) -> float:
        return self.now


class FirstLegal(Chooser):
    """A computer player that chooses the first legal action at once."""

    async def choose(self, view: View, level: str, seed: bytes, aggression: int = 50) -> Action:
        return view.legal[0]


class Room:
    """A database file and the hosts on it."""

    def __init__(self, path: Path, store: Store, chooser: Chooser, entropy: Callable[[int], bytes]) -> None:
        self.path = path
        self.entropy = entropy
        self.store = store
        self.chooser = chooser
        self.clock = Clock()
        self.changes: list[Change] = []
        self._changed = asyncio.Event()
        self._hosts: list[Host] = []
        self._stores = [store]
        self._channels = itertools.count(CHANNEL)
        self.host = self.new_host()

    @classmethod
    async def open(
        cls, path: Path, chooser: Chooser | None = None, *, entropy: Callable[[int], bytes] = secrets.token_bytes
    ) -> Room:
        await provide_database(path)
        return cls(path, await open_store(str(path)), chooser or FirstLegal(), entropy)

    async def close(self) -> None:
        for host in self._hosts:
            await host.stop()
        for store in self._stores:
            await store.close()

    def new_host(
        self,
        store: Store | None = None,
        chooser: Chooser | None = None,
        duty: Duty | None = None,
        steady: Callable[[], float] | None = None,
    ) -> Host:
        host = Host(
            store or self.store,
            chooser or self.chooser,
            clock=self.clock,
            steady=steady,
            entropy=self.entropy,
            shard_of=lambda guild_id: guild_id - GUILD,
            duty=duty,
        )
        host.on_change.append(self._note)
        self._hosts.append(host)
        return host

    async def recover(self, host: Host | None = None) -> list[TableState]:
        """Recover a host as the bot does after a start, and bring back all tables that can be loaded."""
        host = host or self.host
        found = []
        for table in await host.recover():
            with suppress(Refusal):
                found.append(await host.bring_back(table.id))
        return found

    async def another_host(self) -> Host:
        """Return a host with its own connections, as in another process."""
        self._stores.append(await open_store(str(self.path)))
        return self.new_host(self._stores[-1])

    async def player(self, name: str) -> Player:
        return await self.store.player(crc32(name.encode()), name)

    async def table(self, *players: Player, start: bool = True, **options: Any) -> TableState:
        """Open a table of the test game with these players, in its own channel."""
        state = await self.host.lobby.open(
            channel_id=next(self._channels),
            host=players[0],
            **{"guild_id": GUILD, "game": "highest", "preset": "plain", **options},
        )
        for player in players[1:]:
            state = await self.host.lobby.join(state.id, player)
        for player in players[1:]:
            if state.undecided:
                state = await self.host.agreement.agree(state.id, player, state.setup.digest)
        return await self.host.lobby.start(state.id, players[0]) if start else state

    async def step(self, state: TableState, people: dict[int, Player], host: Host | None = None) -> TableState:
        """Play the last legal action of the first of ``people`` (by seat) to act."""
        seat = next(seat for seat in to_act(state) if seat in people)
        return await (host or self.host).play.act(
            state.id, people[seat], legal(state, seat)[-1], revision=state.revision
        )

    async def until(self, table_id: str, reached: Callable[[TableState], bool]) -> TableState:
        """Wait until a table satisfies a condition."""
        async with asyncio.timeout(PATIENCE):
            while True:
                self._changed.clear()
                state = await self.host.state(table_id)
                if reached(state):
                    return state
                await self._changed.wait()

    def events(self, table_id: str) -> list[Event]:
        return [event for change in self.changes if change.table_id == table_id for event in change.events]

    def _note(self, change: Change) -> None:
        self.changes.append(change)
        self._changed.set()


def to_act(state: TableState) -> tuple[int, ...]:
    view = state.view(None)
    assert view
    return view.to_act


def legal(state: TableState, seat: int) -> tuple[Action, ...]:
    view = state.view(seat)
    assert view
    return view.legal


def waits_for(*seats: int) -> Callable[[TableState], bool]:
    """Return a condition: the table waits for one of these seats, for a new round, or for nobody."""
    return lambda state: (
        state.status is not Status.RUNNING
        or bool({*to_act(state)} & {*seats})
        or DEAL in (state.view(None) or state.views[-1]).verbs
    )

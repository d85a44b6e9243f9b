"""Several bots on one database and one playground, each with its own shards, in the test's own loop."""

from __future__ import annotations

import asyncio
import contextlib
import random
from collections.abc import AsyncIterator, Awaitable, Callable
from dataclasses import dataclass, field
from typing import Any

import aiohttp
import pytest

from bot.app import Cardroom, point_at
from bot.host.table.state import TableState
from bot.settings import Settings
from bot.sharding import leases, tenure
from bot.sharding.membership import Membership
from bot.table.delivery.drawing import InThreads
from data.connect import open_store
from data.postgres import connection
from data.store import ActionRow, Store
from playground import Guild, Interaction, Playground, State, interactions
from tests.bot.blank_painter import BlankPainter
from tests.bot.conftest import HereAndNow, words
from tests.bot.many_processes import servers_by_shard
from tests.bot.process import RandomPlayer, revision
from tests.texts import text

WITHIN = 60.0
"""Seconds that anything may take on a busy machine."""


def quicken(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let leases change hands quickly, yet none be lost because the machine is busy; presses may wait just as long."""
    for name, seconds in (("LASTS", 4.0), ("RENEWAL", 0.2), ("LOOK", 0.05), ("GRACE", 0.3)):
        monkeypatch.setattr(leases, name, seconds)
    monkeypatch.setattr(interactions, "ACKNOWLEDGE_WITHIN", WITHIN)
    monkeypatch.setattr(tenure, "_FRESH", WITHIN)
    # All parts share a loop: a stall of it is no process that hangs in a transaction.
    monkeypatch.setitem(connection._SETTINGS, "idle_in_transaction_session_timeout", f"{WITHIN:.0f}s")


class QuickBot(Cardroom):
    """A bot whose shards connect without Discord's five seconds between them."""

    async def before_identify_hook(self, shard_id: int | None, *, initial: bool = False) -> None:
        """Return at once."""


@dataclass
class Part:
    """One process's part of the bot."""

    bot: Cardroom
    membership: Membership
    store: Store
    """The store of the membership."""
    requests: list[str]
    """Its requests, as ``method path``."""
    tasks: list[asyncio.Task[None]]

    def edits(self, channel: int) -> list[str]:
        """Return its requests that post, edit or delete messages of a channel."""
        return [each for each in self.requests if f"/channels/{channel}/messages" in each and "GET" not in each]

    async def answers(self) -> None:
        """Wait until it runs its shards and looks after their tables."""
        bot = self.bot
        async with asyncio.timeout(WITHIN):
            while bot.stands_by or not bot.services.host.duty.shards.issuperset(bot.shard_ids or [0]):  # noqa: ASYNC110
                await asyncio.sleep(0.02)

    async def end(self) -> None:
        """End it in order, as SIGTERM does."""
        await self.membership.step_down(self.bot)
        await self._close()
        await self.membership.leave()
        await self.store.close()

    async def crash(self) -> None:
        """End it as a crash does: it gives nothing back."""
        self.bot.services.host.on_change.clear()
        self.bot.services.host.on_told.clear()
        await self._close()
        await self.store.close()

    async def _close(self) -> None:
        for task in self.tasks[1:]:
            task.cancel()
        await self.bot.close()
        await asyncio.wait(self.tasks)


@dataclass
class ShardedRoom:
    """A playground with a server on each of two shards."""

    playground: Playground
    url: str
    guilds: list[Guild] = field(default_factory=list)
    parts: list[Part] = field(default_factory=list)

    def open_servers(self) -> None:
        """Add servers until there is one on each shard, in their order."""
        self.guilds = servers_by_shard(self.playground, 2)

    async def start(self, shards: str, *, waits: bool = True) -> Part:
        """Start a process's part; ``waits`` until it answers."""
        point_at(self.playground.api_base, self.playground.gateway_url)
        settings = Settings(_env_file=None, database_url=self.url, shards=shards, tables_per_person=100)
        store = await open_store(self.url)
        membership = Membership(store, settings.shards_to_run)
        requests: list[str] = []
        bot = QuickBot(
            settings,
            await open_store(self.url),
            HereAndNow(),
            painter=BlankPainter(InThreads()),
            guild_ready_timeout=0.05,
            news=membership.news,
            tenure=membership.leases.tenure,
            http_trace=_noting(requests),
        )
        await bot.login(self.playground.token)
        taking_part = membership.take_part(bot)
        tasks = [asyncio.create_task(bot.connect()), asyncio.create_task(taking_part)]
        part = Part(bot, membership, store, requests, tasks)
        self.parts.append(part)
        if waits:
            await part.answers()
        else:
            await asyncio.wait_for(bot.has_connected.wait(), WITHIN)
        return part

    async def stop(self) -> None:
        """End all parts that run."""
        for part in self.parts:
            if not part.bot.is_stopping:
                with contextlib.suppress(Exception):
                    await part.end()
        await self.playground.stop()

    async def until(self, holds: Callable[[], Awaitable[bool]]) -> None:
        """Wait until something that is read from the store holds."""
        async with asyncio.timeout(WITHIN):
            while not await holds():  # noqa: ASYNC110
                await asyncio.sleep(0.05)

    async def seat(self, shard: int) -> RandomPlayer:
        """Seat Ada, who starts a game against the computer in the server of a shard."""
        ada = await self._opened(shard)
        await self._press(ada, text("button-start"))
        await self.playground.until(ada.hand, WITHIN)
        return ada

    async def seat_two(self, shard: int, *, dms_open: bool = True) -> tuple[RandomPlayer, RandomPlayer]:
        """Seat Ada and Ben, who start a game. The bot does not know yet whether Ben's direct messages are open."""
        ada = await self._opened(shard)
        ben = RandomPlayer(self.playground.add_person("Ben", dms_open=dms_open), ada.channel, random.Random(2))
        await self._press(ben, text("button-join"))
        await self.playground.until(lambda: "Ben" in words(ada.post() or {}), WITHIN)
        await self._press(ada, text("button-start"))
        await self.playground.until(lambda: ada.hand() and (ben.person.dms() or not dms_open), WITHIN)
        return ada, ben

    async def exhibition(self, shard: int, *labels: str) -> RandomPlayer:
        """Let Ada open an exhibition in the server of a shard, and press these buttons."""
        ada = await self._opened(shard, "assist autoplay")
        for label in labels:
            await self._press(ada, label)
        return ada

    async def _opened(self, shard: int, command: str = "table new") -> RandomPlayer:
        channel = self.playground.add_channel(self.guilds[shard], "table-1")
        ada = RandomPlayer(self.playground.add_person("Ada"), channel, random.Random(1))
        await self.playground.until(lambda: bool(ada.person.commands(channel)), WITHIN)  # registered after it answers
        await ada.person.slash(channel, command)
        await self.playground.until(ada.post, WITHIN)
        return ada

    async def _press(self, player: RandomPlayer, label: str) -> Interaction:
        post = player.post()
        assert post
        return await player.person.click(post, label=label)

    async def private_hand(self, player: RandomPlayer) -> dict[str, Any]:
        """Return a player's hand as a private answer in the channel."""
        use = await self._press(player, text("button-hand"))
        await use.finished()
        assert use.response
        return use.response

    def whispered(self, player: RandomPlayer) -> list[dict[str, Any]]:
        """Return the messages that only a player sees in the channel."""
        return [message for message in player.person.sees(player.channel) if message["flags"] & 64]

    async def actions(self, player: RandomPlayer, part: Part) -> list[ActionRow]:
        """Return the stored actions of a player's table."""
        state = await part.bot.services.host.table_in_channel(player.channel.id)
        assert state
        return list(await part.store.actions(state.id))

    async def new_actions(self, player: RandomPlayer, part: Part, after: int) -> list[ActionRow]:
        """Return the actions stored within a moment after the first ``after``; none if there are none."""
        for _ in range(20):
            if len(await self.actions(player, part)) > after:
                break
            await asyncio.sleep(0.05)
        await asyncio.sleep(0.1)  # a second one would follow soon
        return (await self.actions(player, part))[after:]

    async def steps(self, player: RandomPlayer, part: Part, count: int) -> None:
        """Wait until computers have taken this many more steps at a player's table."""
        before = len(await self.actions(player, part))
        async with asyncio.timeout(WITHIN):
            while len(await self.actions(player, part)) < before + count:  # noqa: ASYNC110
                await asyncio.sleep(0.05)

    async def shown(self, player: RandomPlayer, part: Part) -> TableState:
        """Return the player's table, once its message and the hand show all that has been stored."""
        host = part.bot.services.host
        async with asyncio.timeout(WITHIN):
            while True:
                state = await host.table_in_channel(player.channel.id)
                assert state
                standing = {revision(message or {"components": []}) for message in (player.post(), player.hand())}
                if standing == {state.revision} and not state.computers_turn:
                    return state
                await asyncio.sleep(0.05)

    async def turns(self, player: RandomPlayer, part: Part, presses: int) -> TableState:
        """Let somebody press random buttons of their hand, and return what is shown then."""
        for _ in range(presses):
            use = await player.press()
            assert use is None or use.state is not State.FAILED
            await self.shown(player, part)
        return await self.shown(player, part)


def _noting(requests: list[str]) -> aiohttp.TraceConfig:
    async def begin(session: Any, context: Any, request: aiohttp.TraceRequestStartParams) -> None:
        requests.append(f"{request.method} {request.url.path}")

    trace = aiohttp.TraceConfig()
    trace.on_request_start.append(begin)
    return trace


@contextlib.asynccontextmanager
async def open_room(url: str) -> AsyncIterator[ShardedRoom]:
    """Yield a room with its servers, on the PostgreSQL database ``url``."""
    playground = Playground(limits=False, heartbeat=3600)
    await playground.start()
    room = ShardedRoom(playground, url)
    room.open_servers()
    yield room
    await room.stop()

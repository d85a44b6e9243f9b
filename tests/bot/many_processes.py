"""A crowd that plays with several processes of one bot, and checks of the result."""

from __future__ import annotations

import asyncio
import random
import time
from contextlib import suppress
from dataclasses import dataclass, field

from bot.limits import shard_of
from data.store import Store
from playground import CannotDo, Guild, Playground, State
from tests.bot.process import RandomPlayer, enabled_buttons, revision, shows_table
from tests.texts import text

PATIENCE = 60.0
"""Seconds that a step of the test itself may take on a busy machine."""
_OPENING_AT_ONCE = 8


def servers_by_shard(playground: Playground, shards: int) -> list[Guild]:
    """Return a new server on each shard."""
    found: dict[int, Guild] = {}
    while len(found) < shards:
        guild = playground.add_guild(f"Club {len(found)}")
        found.setdefault(shard_of(guild.id, shards), guild)
    return [found[shard] for shard in range(shards)]


@dataclass
class Players:
    """People who each play against the computer, at tables in servers of all shards."""

    playground: Playground
    store: Store
    guilds: list[Guild]
    everybody: list[RandomPlayer] = field(default_factory=list)
    presses: int = 0
    unanswered: list[str] = field(default_factory=list)
    """The times and servers of presses that nobody answered in time."""

    async def sit_down(self, number: int) -> None:
        """Open and start this many tables."""
        gate = asyncio.Semaphore(_OPENING_AT_ONCE)

        async def begin(each: int) -> None:
            guild = self.guilds[each % len(self.guilds)]
            channel = self.playground.add_channel(guild, f"table-{each}")
            player = RandomPlayer(self.playground.add_person(f"Player {each}"), channel, random.Random(each))
            async with gate:
                await self.begin(player)
            self.everybody.append(player)

        await asyncio.gather(*map(begin, range(number)))

    async def begin(self, player: RandomPlayer) -> None:
        """Open and start a table; repeat unanswered requests."""
        async with asyncio.timeout(PATIENCE):
            while not await self.plays(player):
                with suppress(CannotDo, TimeoutError):
                    post = player.post()
                    if await self.has_ended(player):
                        await player.person.slash(player.channel, "table new")
                    elif post and any(button["label"] == text("button-start") for button in enabled_buttons(post)):
                        await player.person.click(post, label=text("button-start"))
                await asyncio.sleep(0.2)

    async def plays(self, player: RandomPlayer) -> bool:
        """Return whether the live table of a player's channel is dealt and shown.

        The bot opens few direct messages in an hour; other hands come as private answers.
        """
        table, post, hand = await self.store.live_table(player.channel.id), player.post(), player.hand()
        if not (table and post and shows_table(post, table.id) and (hand is None or shows_table(hand, table.id))):
            return False
        return any(button["label"] == text("button-hand") for button in enabled_buttons(post))

    async def play(self, over: asyncio.Event, pause: tuple[float, float]) -> None:
        """Let everybody press random buttons until it is over, with pauses between these seconds."""

        async def one(player: RandomPlayer) -> None:
            await asyncio.sleep(player.dice.uniform(0, pause[1]))
            while not over.is_set():
                use = await player.press()
                self.presses += use is not None
                if use is not None and use.state is State.FAILED:
                    where = "direct messages" if player.hand() else "the channel"
                    self.unanswered.append(f"{time.strftime('%X')} {player.channel.name}, {where}")
                if use is None and await self.has_ended(player):
                    with suppress(TimeoutError):
                        await self.begin(player)
                await asyncio.sleep(player.dice.uniform(*pause))

        await asyncio.gather(*map(one, self.everybody))

    async def has_ended(self, player: RandomPlayer) -> bool:
        """Return whether the table in a player's channel has ended."""
        return await self.store.live_table(player.channel.id) is None

    async def stored(self, player: RandomPlayer) -> tuple[str, int]:
        """Return the newest table in a player's channel, and the number of its actions."""
        [table] = await self.store.tables(channel_id=player.channel.id, limit=1)
        return table.id, len(await self.store.actions(table.id))

    async def nothing_is_lost(self) -> None:
        """Wait until every table and hand shows the stored state; fail if anything else was ever shown."""
        for player in self.everybody:
            await self.shown_as_stored(player)

    async def shown_as_stored(self, player: RandomPlayer) -> int:
        """Return the number of a table's actions, once its message and hand show all of them."""
        async with asyncio.timeout(PATIENCE):
            while True:
                shown = {revision(each) for each in (player.post(), player.hand()) if each}
                _, actions = await self.stored(player)
                assert all(each <= actions for each in shown), "something was shown that is not stored"
                if shown == {actions} or (not shown and await self.has_ended(player)):
                    return actions
                await asyncio.sleep(0.1)

    def described(self, player: RandomPlayer) -> str:
        """Return the messages of a player, to find out why nothing happens."""
        shown = {what: revision(each) for what, each in (("post", player.post()), ("hand", player.hand())) if each}
        chosen = player.pick()
        pressed = chosen and chosen[1]["custom_id"]
        recent = [each for each in self.unanswered[-9:] if player.channel.name in each]
        return f"{time.strftime('%X')} {player.channel.name} shows {shown}, may press {pressed}, unanswered: {recent}"

    async def go_on(self, players: list[RandomPlayer], within: float) -> float:
        """Wait until each of these tables has had one more action; return the seconds it took."""
        begun = asyncio.get_running_loop().time()
        before = {player.channel.name: await self.stored(player) for player in players}
        waiting = list(players)
        while waiting:
            waiting = [player for player in waiting if await self.stored(player) == before[player.channel.name]]
            took = asyncio.get_running_loop().time() - begun
            assert not waiting or took < within, f"{took:.1f} s: {[self.described(player) for player in waiting]}"
            await asyncio.sleep(0.1)
        return took

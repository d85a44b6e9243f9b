"""How quickly presses are acknowledged while many tables play at once, and what a press costs.

The bot runs in processes of its own, each with helpers: child processes that draw, and that think for the computers.
The playground and its people run in this process and share the machine with them: their processor time is told apart.
Each person presses a button every 5 to 15 seconds, and waits for the acknowledgement. How soon the message that they
pressed, or the answer, has a new picture is measured too. One crowd grows from size to size, so each table is opened
only once.
"""

from __future__ import annotations

import asyncio
import os
import random
import sqlite3
import tempfile
import time
from bisect import bisect
from collections import defaultdict
from collections.abc import AsyncIterator, Iterable, Iterator, Sequence
from contextlib import asynccontextmanager, closing, suppress
from pathlib import Path
from typing import NamedTuple

import asyncpg

from bot.limits import shard_of
from playground import Guild, Playground, State
from playground.errors import CannotDo
from playground.model import Message
from playground.world import Event
from tests.bench.databases import POSTGRES, SQLITE, Database, database
from tests.bench.processes import Usage, peak_memory, peak_memory_with_children, usage
from tests.bot.process import BotProcess, RandomPlayer, running_bots
from tests.postgres_server import NoServer
from tests.texts import text


class Crowd(NamedTuple):
    """People at tables: how many tables there are, one size after the other, and who plays and runs them."""

    sizes: tuple[int, ...]
    level: str = ""
    """The level of the computers, if it is not the default one."""
    store: str = SQLITE
    processes: int = 1

    def name(self, size: int) -> str:
        """Return a title for the figures of one size."""
        parts = [f"{size} tables", self.level and f"against a {self.level}", self.store if self.store != SQLITE else ""]
        return " ".join(filter(None, [*parts, f"{self.processes} processes" if self.processes > 1 else ""]))


CROWDS = (
    Crowd((100, 200, 300, 1000)),
    Crowd((50,), level="master"),
    Crowd((100, 300, 1000), store=POSTGRES),
    Crowd((1000,), store=POSTGRES, processes=2),
    Crowd((1000,), store=POSTGRES, processes=4),
)
PAUSE = (5.0, 15.0)
"""Seconds between two presses of one person: 10 on average, as people play."""
MEASURED = 30.0
"""Seconds of play that are measured at each size."""
OPENING_AT_ONCE = 8
"""How many tables are opened at the same time."""
PATIENCE = 20.0
"""Seconds after which a press or an answer counts as failed, and is no longer waited for."""
_ATTEMPTS = 3
"""How often somebody tries to open a table on a busy machine, before their table is left out."""
_LONGEST_OPENING = 600.0
"""Seconds that opening the tables of one size may take."""
_SERVERS = 2
"""How many servers each shard has."""
_BUSY = 0.85
"""The share of a core, or of all cores, above which that is the bottleneck."""

Figure = tuple[str, str]


class Room(NamedTuple):
    """A playground, the bot's processes, and its database."""

    playground: Playground
    bots: list[BotProcess]
    database: Database

    def usage(self) -> Usage:
        """Return the processor time so far."""
        return usage([bot.pid for bot in self.bots], self.database.pid)

    def ended(self) -> str:
        """Return the last line of the log of a bot that has ended by itself; empty if all are running."""
        logs = [bot.log.read_text("utf-8").splitlines() for bot in self.bots if bot.has_ended]
        return f"a bot has ended: {logs[0][-1] if logs[0] else 'nothing logged'}" if logs else ""

    async def guilds(self) -> list[Guild]:
        """Add servers and return them: as many in each shard, taking the shards in turn."""
        shards: list[list[Guild]] = [[] for _ in self.bots]
        while min(map(len, shards)) < _SERVERS:
            guild = self.playground.add_guild("Card club")
            shards[shard_of(guild.id, len(shards))].append(guild)
            await asyncio.sleep(0.001)  # the shard follows from the millisecond
        return [guild for each in zip(*shards, strict=False) for guild in each]

    async def actions_of_people(self) -> int:
        """Return how many actions of people are stored."""
        count = "SELECT count(*) FROM actions WHERE computer = ''"
        if not self.database.url:
            with closing(sqlite3.connect(self.bots[0].database)) as stored:
                return int(stored.execute(count).fetchone()[0])
        connection = await asyncpg.connect(self.database.url)
        try:
            return int(await connection.fetchval(count))
        finally:
            await connection.close()


def run() -> Iterator[Figure]:
    """Yield every crowd's figures as they are measured."""
    for crowd in CROWDS:
        try:
            with database(crowd.store) as stored, asyncio.Runner() as runner:
                figures = measure(crowd, stored)

                async def following(figures: AsyncIterator[Figure] = figures) -> Figure | None:
                    return await anext(figures, None)

                while figure := runner.run(following()):
                    yield figure
        except NoServer as error:
            yield crowd.store, str(error)


async def measure(crowd: Crowd, stored: Database, seconds: float = MEASURED) -> AsyncIterator[Figure]:
    """Yield the figures of a crowd at each of its sizes, smallest first."""
    async with running(stored, crowd.processes) as room:
        guilds = await room.guilds()
        people: list[RandomPlayer] = []
        for size in crowd.sizes:
            name = crowd.name(size)
            try:
                async with asyncio.timeout(_LONGEST_OPENING):
                    people += await seat(room.playground, guilds, range(len(people), size), crowd.level)
                async with asyncio.timeout(seconds + PAUSE[1] + 3 * PATIENCE):
                    figures = await figures_of(name, people, room, seconds)
            except TimeoutError:
                yield name, room.ended() or "did not finish in time"
                break
            if ended := room.ended():
                yield name, ended
                break
            for figure in figures:
                yield figure
            if len(people) < size:
                yield f"{name}: could not be opened in time", str(size - len(people))


@asynccontextmanager
async def running(stored: Database, processes: int = 1) -> AsyncIterator[Room]:
    """Start a playground and a bot that is connected to it."""
    playground = Playground(limits=False, shards=processes)
    await playground.start()
    try:
        with tempfile.TemporaryDirectory() as folder:
            async with running_bots(playground, Path(folder), stored.url, processes) as bots:
                yield Room(playground, bots, stored)
    finally:
        await playground.stop()


async def seat(playground: Playground, guilds: Sequence[Guild], numbers: range, level: str = "") -> list[RandomPlayer]:
    """Open and start a table against the computer for each number. Return the people whose tables are playing."""
    options = {"computers": level} if level else {}
    gate = asyncio.Semaphore(OPENING_AT_ONCE)

    async def begin(number: int) -> RandomPlayer | None:
        person = playground.add_person(f"Player {number}")
        channel = playground.add_channel(guilds[number % len(guilds)], f"table-{number}")
        one = RandomPlayer(person, channel, random.Random(number))
        async with gate:
            for _ in range(_ATTEMPTS):
                with suppress(TimeoutError, CannotDo):
                    if not one.post():
                        await playground.until(lambda: person.commands(channel), PATIENCE)
                        await person.slash(one.channel, "table new", **options)
                        await playground.until(one.post, PATIENCE)
                    post = one.post()
                    assert post
                    await person.click(post, label=text("button-start"))
                    await playground.until(one.pick, PATIENCE)
                    return one
        return None

    return [one for one in await asyncio.gather(*map(begin, numbers)) if one]


async def figures_of(name: str, people: Sequence[RandomPlayer], room: Room, seconds: float) -> list[Figure]:
    """Let everybody play for a while, and return the figures."""
    played, before, began = await room.actions_of_people(), room.usage(), time.perf_counter()
    times, shown, failed = await play(room.playground, people, seconds)
    took, spent = time.perf_counter() - began, room.usage().since(before)
    presses, played = max(1, len(times)), await room.actions_of_people() - played
    work = spent.bots + spent.helpers
    each = " / ".join(f"{part / presses * 1000:.1f}" for part in spent[:4])
    share = " / ".join(f"{part / took:.0%}" for part in spent[:4])
    own, all_of_it = (
        " / ".join(f"{measure(bot.pid) / 2**20:.0f}" for bot in room.bots)
        for measure in (peak_memory, peak_memory_with_children)
    )
    return [
        (
            f"{name}: acknowledged, p50 / p99 / most, of {len(times)}",
            f"{at(times, 0.5):.0f} / {at(times, 0.99):.0f} / {at(times, 1):.0f} ms, {failed} failed",
        ),
        (
            f"{name}: first picture after the press, p50 / p99 / most, of {len(shown)}",
            f"{at(shown, 0.5):.0f} / {at(shown, 0.99):.0f} / {at(shown, 1):.0f} ms",
        ),
        (f"{name}: processor time a press, bot / helpers / database / playground", f"{each} ms"),
        (f"{name}: processor time of bot and helpers an action of a person", f"{work / max(1, played) * 1000:.1f} ms"),
        (f"{name}: share of a core, bot / helpers / database / playground", share),
        (f"{name}: share of a core, event loops", " / ".join(f"{loop / took:.0%}" for loop in spent.loops)),
        (f"{name}: bottleneck", bottleneck(spent, took)),
        (f"{name}: the bot's memory at its peak", f"{own} MiB, with helpers {all_of_it} MiB"),
    ]


def bottleneck(spent: Usage, took: float) -> str:
    """Return what limits the bot, judged by its own processes: other programs may be using the rest of the machine."""
    cores = os.cpu_count() or 1
    if max(spent.loops) > _BUSY * took:
        return "the event loop of a process"
    if sum(spent[:4]) > _BUSY * took * cores:
        return f"the machine's {cores} cores"
    return "none of this"


class Pictures:
    """A listener to the playground that notes when messages got new pictures."""

    def __init__(self) -> None:
        self._last: dict[int, list[int]] = {}
        self._changed: defaultdict[int, list[float]] = defaultdict(list)

    def __call__(self, event: Event) -> None:
        """Note the time if a message has another picture."""
        if isinstance(event.subject, Message) and event.kind in ("MESSAGE_CREATE", "MESSAGE_UPDATE"):
            message, now = event.subject, time.perf_counter()
            files = [attachment.id for attachment in message.attachments]
            if files and files != self._last.get(message.id):
                self._last[message.id] = files
                self._changed[message.id].append(now)

    def after(self, messages: Iterable[Message], pressed: float) -> float | None:
        """Return the seconds from a press to the next picture of one of these messages; None if there is none yet."""
        changed = (self._changed[message.id] for message in messages)
        following = (times[index] for times in changed if (index := bisect(times, pressed)) < len(times))
        return min((moment - pressed for moment in following), default=None)


class Presses(NamedTuple):
    """The outcome of a crowd's presses."""

    acknowledged: list[float]
    """The seconds that acknowledgements took, sorted."""
    shown: list[float]
    """The seconds until the pressed message or the answer had a new picture, sorted. Not all presses bring one."""
    failed: int


async def play(playground: Playground, people: Sequence[RandomPlayer], seconds: float) -> Presses:
    """Let everybody play at once."""
    times: list[float] = []
    pictures, shown, failed = Pictures(), list[float](), 0
    end = time.perf_counter() + seconds

    async def one_plays(one: RandomPlayer) -> None:
        nonlocal failed, shown
        await asyncio.sleep(one.dice.uniform(0, PAUSE[1]))
        while time.perf_counter() < end:
            began = time.perf_counter()
            try:
                use = await asyncio.wait_for(one.press(), PATIENCE)
            except TimeoutError:
                use, failed = None, failed + 1
            if use is not None:
                times.append(time.perf_counter() - began)
                failed += use.state is State.FAILED
            await asyncio.sleep(min(one.dice.uniform(*PAUSE), max(0.0, end - time.perf_counter())))
            if use is not None:
                took = pictures.after(filter(None, [use.source, *use.sent]), began)
                shown += [] if took is None else [took]

    playground.world.listeners.append(pictures)
    await asyncio.gather(*map(one_plays, people))
    playground.world.listeners.remove(pictures)
    return Presses(sorted(times), sorted(shown), failed)


def at(times: Sequence[float], share: float) -> float:
    """Return the time in milliseconds that this share of the sorted times does not exceed; 0 if there are none."""
    return times[min(len(times) - 1, int(len(times) * share))] * 1000 if times else 0.0


if __name__ == "__main__":
    for name, figure in run():
        print(f"{name:<58} {figure}", flush=True)

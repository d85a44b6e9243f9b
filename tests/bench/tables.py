"""How quickly presses are acknowledged while many tables play at once, and what a press costs.

The bot runs in its own process, with a child process that thinks for the computers. The playground and its people run
in this process and share the machine with it: their processor time is told apart. Each person presses a button every 5
to 15 seconds, and waits for the acknowledgement. One crowd grows from size to size, so each table is opened only once.
"""

from __future__ import annotations

import asyncio
import os
import random
import sqlite3
import tempfile
import time
from collections.abc import AsyncIterator, Iterator, Sequence
from contextlib import asynccontextmanager, closing, suppress
from pathlib import Path
from typing import NamedTuple

from bot.playground import Guild, Playground, State
from bot.playground.errors import CannotDo
from tests.bot.process import BotProcess, RandomPlayer

CROWDS = (((100, 200, 300, 1000), ""), ((50,), "master"))
"""The sizes of each crowd in tables, and the level of its computers: the default one, or another."""
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
_TICKS = os.sysconf("SC_CLK_TCK")

Figure = tuple[str, str]


class Usage(NamedTuple):
    """Processor time in seconds so far: of the bot, its children, and this process."""

    bot: float
    children: float
    playground: float


def run() -> Iterator[Figure]:
    """The figures of every crowd, as they come."""
    with asyncio.Runner() as runner:
        for sizes, level in CROWDS:
            figures = measure(sizes, level)

            async def following(figures: AsyncIterator[Figure] = figures) -> Figure | None:
                return await anext(figures, None)

            while figure := runner.run(following()):
                yield figure


async def measure(sizes: Sequence[int], level: str = "", seconds: float = MEASURED) -> AsyncIterator[Figure]:
    """The figures of a crowd at each of its sizes, smallest first."""
    async with running() as (playground, bot):
        guild = playground.add_guild("Card club")
        people: list[RandomPlayer] = []
        for size in sizes:
            name = f"{size} tables{level and f' against a {level}'}"
            try:
                async with asyncio.timeout(_LONGEST_OPENING):
                    people += await seat(playground, guild, range(len(people), size), level)
                async with asyncio.timeout(seconds + PAUSE[1] + 3 * PATIENCE):
                    figures = await figures_of(name, people, bot, seconds)
            except TimeoutError:
                yield name, "did not finish in time"
                break
            for figure in figures:
                yield figure
            if len(people) < size:
                yield f"{name}: could not be opened in time", str(size - len(people))


@asynccontextmanager
async def running() -> AsyncIterator[tuple[Playground, BotProcess]]:
    """A playground and a bot that is connected to it."""
    playground = Playground(limits=False)
    await playground.start()
    with tempfile.TemporaryDirectory() as folder:
        bot = BotProcess(playground, Path(folder))
        try:
            await bot.start()
            yield playground, bot
        finally:
            await bot.kill()
            await playground.stop()


async def seat(playground: Playground, guild: Guild, numbers: range, level: str = "") -> list[RandomPlayer]:
    """Opens and starts a table against the computer for each number. Returns the people whose tables play."""
    options = {"computers": level} if level else {}
    gate = asyncio.Semaphore(OPENING_AT_ONCE)

    async def begin(number: int) -> RandomPlayer | None:
        person = playground.add_person(f"Player {number}")
        one = RandomPlayer(person, playground.add_channel(guild, f"table-{number}"), random.Random(number))
        async with gate:
            for _ in range(_ATTEMPTS):
                with suppress(TimeoutError, CannotDo):
                    if not one.post():
                        await person.slash(one.channel, "table new", **options)
                        await playground.until(one.post, PATIENCE)
                    post = one.post()
                    assert post
                    await person.click(post, label="Start")
                    await playground.until(one.pick, PATIENCE)
                    return one
        return None

    return [one for one in await asyncio.gather(*map(begin, numbers)) if one]


async def figures_of(name: str, people: Sequence[RandomPlayer], bot: BotProcess, seconds: float) -> list[Figure]:
    """Lets everybody play for a while."""
    pid, played = bot.pid, actions_of_people(bot)
    before, began = usage(pid), time.perf_counter()
    times, failed = await play(people, seconds)
    took = time.perf_counter() - began
    spent = Usage(*(now - then for now, then in zip(usage(pid), before, strict=True)))
    presses, played = max(1, len(times)), actions_of_people(bot) - played
    each = " / ".join(f"{part / presses * 1000:.1f}" for part in spent)
    share = " / ".join(f"{part / took:.0%}" for part in spent)
    return [
        (
            f"{name}: acknowledged, p50 / p99 / most, of {len(times)}",
            f"{at(times, 0.5):.0f} / {at(times, 0.99):.0f} / {at(times, 1):.0f} ms, {failed} failed",
        ),
        (f"{name}: processor time a press, bot / computers / playground", f"{each} ms"),
        (f"{name}: the bot's processor time an action of a person", f"{spent.bot / max(1, played) * 1000:.1f} ms"),
        (f"{name}: share of a core, bot / computers / playground", share),
        (f"{name}: the bot's memory at its peak", f"{peak_memory(pid) / 2**20:.0f} MiB"),
    ]


async def play(people: Sequence[RandomPlayer], seconds: float) -> tuple[list[float], int]:
    """Everybody plays at once: the sorted seconds that acknowledgements took, and how many presses failed."""
    times: list[float] = []
    failed = 0
    end = time.perf_counter() + seconds

    async def one_plays(one: RandomPlayer) -> None:
        nonlocal failed
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

    await asyncio.gather(*map(one_plays, people))
    return sorted(times), failed


def actions_of_people(bot: BotProcess) -> int:
    """How many actions of people are stored."""
    with closing(sqlite3.connect(bot.database)) as database:
        (count,) = database.execute("SELECT count(*) FROM actions WHERE computer = ''").fetchone()
        return int(count)


def at(times: Sequence[float], share: float) -> float:
    """The time in milliseconds that this share of the sorted times does not exceed; 0 if there are none."""
    return times[min(len(times) - 1, int(len(times) * share))] * 1000 if times else 0.0


def usage(pid: int) -> Usage:
    """Processor time so far; zeros for the bot where the system does not tell (only Linux does)."""
    return Usage(_seconds(pid), sum(map(_seconds, _descendants(pid))), time.process_time())


def _descendants(pid: int) -> list[int]:
    """The children of a process, their children, and so on."""
    listed = Path(f"/proc/{pid}/task/{pid}/children")
    children = [int(child) for child in listed.read_text("ascii").split()] if listed.exists() else []
    return children + [deep for child in children for deep in _descendants(child)]


def _seconds(pid: int) -> float:
    try:
        fields = Path(f"/proc/{pid}/stat").read_text("utf-8").rpartition(")")[2].split()
    except OSError:
        return 0.0
    return (int(fields[11]) + int(fields[12])) / _TICKS


def peak_memory(pid: int) -> int:
    """The most memory in bytes that a process has held so far; 0 where the system does not tell."""
    status = Path(f"/proc/{pid}/status")
    if status.exists():
        for line in status.read_text("utf-8").splitlines():
            if line.startswith("VmHWM"):
                return int(line.split()[1]) * 1024
    return 0

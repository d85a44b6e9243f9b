"""Time to acknowledge a press while many tables are played at once, and the memory that the bot takes.

The bot is a process of its own, with one process that thinks for the computers; the playground and the people are
in this one. Each person presses something every 2 to 6 seconds, as quick players do, and waits for the acknowledgement.
"""

from __future__ import annotations

import asyncio
import random
import tempfile
import time
from pathlib import Path

from bot.playground import Playground, State
from tests.bot.process import BotProcess, RandomPlayer

TABLES = ((1, ""), (20, ""), (100, ""), (50, "master"))
"""How many tables at once, and the level of their computers: the usual one, or another."""
PAUSE = (2.0, 6.0)
"""Seconds between two presses of one person."""
PLAYED = 40.0
"""Seconds of play that are measured."""


def run() -> list[tuple[str, str]]:
    """The figures, with what they were measured on."""
    return [figure for tables, level in TABLES for figure in asyncio.run(measure(tables, level))]


async def measure(tables: int, level: str = "", seconds: float = PLAYED) -> list[tuple[str, str]]:
    """Plays at so many tables for a while."""
    playground = Playground(limits=False)
    await playground.start()
    with tempfile.TemporaryDirectory() as folder:
        bot = BotProcess(playground, Path(folder))
        await bot.start()
        try:
            people = await seat(playground, tables, level)
            times, failed = await play(people, seconds)
            memory = peak_memory(bot.pid)
        finally:
            await bot.kill()
            await playground.stop()
    times.sort()
    name = f"{tables} table{'s' if tables > 1 else ''}{level and f' against a {level}'}: "
    return [
        (
            name + f"acknowledged, p50 / p99 / most, of {len(times)}",
            f"{at(times, 0.5):.0f} / {at(times, 0.99):.0f} / {times[-1] * 1000:.0f} ms, {failed} failed",
        ),
        (name + "the bot's memory at its peak", f"{memory / 2**20:.0f} MiB"),
    ]


async def seat(playground: Playground, tables: int, level: str = "") -> list[RandomPlayer]:
    """A person at each table, against the computer, with the first hand shown."""
    options = {"computers": level} if level else {}
    guild = playground.add_guild("Card club")
    people = [
        RandomPlayer(
            playground.add_person(f"Player {number}"),
            playground.add_channel(guild, f"table-{number}"),
            random.Random(number),
        )
        for number in range(tables)
    ]
    for one in people:
        await one.person.slash(one.channel, "table new", **options)
        await playground.until(one.post, 30)
        post = one.post()
        assert post
        await one.person.click(post, label="Start")
    await playground.until(lambda: all(one.hand() or one.post() for one in people), 60)
    return people


async def play(people: list[RandomPlayer], seconds: float) -> tuple[list[float], int]:
    """Everybody plays at once: the seconds that each acknowledgement took, and how many never came."""
    times: list[float] = []
    failed = 0
    end = time.perf_counter() + seconds

    async def one_plays(one: RandomPlayer) -> None:
        nonlocal failed
        await asyncio.sleep(one.dice.uniform(0, PAUSE[1]))
        while time.perf_counter() < end:
            began = time.perf_counter()
            use = await one.press()
            if use is not None:
                times.append(time.perf_counter() - began)
                failed += use.state is State.FAILED
            await asyncio.sleep(one.dice.uniform(*PAUSE))

    await asyncio.gather(*map(one_plays, people))
    return times, failed


def at(times: list[float], share: float) -> float:
    """The time in milliseconds that this share of the sorted times does not exceed."""
    return times[min(len(times) - 1, int(len(times) * share))] * 1000


def peak_memory(pid: int) -> int:
    """The most memory in bytes that a process has held so far; 0 where the system does not tell."""
    status = Path(f"/proc/{pid}/status")
    if status.exists():
        for line in status.read_text("utf-8").splitlines():
            if line.startswith("VmHWM"):
                return int(line.split()[1]) * 1024
    return 0

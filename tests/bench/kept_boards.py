"""How quickly the boards that servers keep in a channel are sent, and edited after a downtime, in many servers at once.

The bot runs in a process of its own with its helpers, and draws every board. The playground enforces Discord's limits
of requests.
"""

from __future__ import annotations

import asyncio
import tempfile
import time
from collections import Counter
from collections.abc import AsyncIterator, Iterator, Sequence
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

from bot.features.boards.kept_message import KEPT
from data.connect import open_store
from data.store import ActionRow, NewTable, ResultRow, ResultSeat, SeatRow, Status, Store
from playground import Channel, Playground
from playground.rest.server import Record
from tests.bench.processes import usage
from tests.bot.process import BotProcess

SERVERS = 1000
KINDS = ("league", "rating")
"""The boards of each server."""
GAMES = 3
"""The games of each server, between two people."""
_LONGEST = 3600.0
"""Seconds that each part may take."""


def run() -> Iterator[tuple[str, str]]:
    """Yield the figures for all servers."""
    with tempfile.TemporaryDirectory() as folder:
        yield from asyncio.run(measure(Path(folder), SERVERS))


async def measure(folder: Path, servers: int) -> list[tuple[str, str]]:
    """Let the bot send the boards of some servers, and edit them when it starts again after more games."""
    playground = Playground()
    await playground.start()
    channels = [
        playground.add_channel(playground.add_guild(f"Card club {number}"), "boards") for number in range(servers)
    ]
    bot = BotProcess(playground, folder)
    figures = []
    try:
        async with _store(bot.database) as store:
            for number, channel in enumerate(channels):
                await _want(store, number, channel)
        figures += await _until_written(playground, bot, "POST", len(KINDS) * servers, "sent for the first time")
        async with _store(bot.database) as store:
            await _play(store, channels, GAMES)
        figures += await _until_written(playground, bot, "PATCH", len(KINDS) * servers, "edited after a downtime")
    finally:
        await playground.stop()
    return [*figures, ("refused requests", f"{len(playground.invalid_requests)}")]


async def _until_written(
    playground: Playground, bot: BotProcess, method: str, count: int, what: str
) -> list[tuple[str, str]]:
    """Run the bot until it has sent or edited this many boards, and return the figures."""
    seconds: Counter[int] = Counter()
    written: list[float] = []

    def note(record: Record, form: Any) -> None:
        seconds[int(time.monotonic())] += 1
        if record.method == method and KEPT in str(form):
            written.append(time.monotonic())

    playground.request_listeners.append(note)
    await bot.start()
    try:
        before = usage([bot.pid])
        await playground.until(lambda: len(written) >= count, _LONGEST)
        spent = usage([bot.pid]).since(before)
    finally:
        await bot.kill()
        playground.request_listeners.remove(note)
    return [
        (f"{count} boards {what}", f"{written[-1] - written[0]:.0f} s"),
        (f"most requests in a second, {what}", f"{max(seconds.values())}"),
        (f"processor time of a board {what}", f"{1000 * (spent.bots + spent.helpers) / count:.0f} ms"),
    ]


@asynccontextmanager
async def _store(path: Path) -> AsyncIterator[Store]:
    store = await open_store(f"sqlite:///{path}")
    try:
        yield store
    finally:
        await store.close()


async def _want(store: Store, number: int, channel: Channel) -> None:
    """Let a server keep boards, and two people have played there."""
    assert channel.guild
    settings = {"board_channel": channel.id, "board_game": "canasta", "board_kinds": [*KINDS]}
    await store.set_guild_settings(channel.guild.id, settings)
    for game in range(GAMES):
        await _game(store, number, channel.guild.id, game)


async def _play(store: Store, channels: Sequence[Channel], game: int) -> None:
    """Let two people have played one more game in each server."""
    for number, channel in enumerate(channels):
        assert channel.guild
        await _game(store, number, channel.guild.id, game)


async def _game(store: Store, number: int, guild_id: int, game: int) -> None:
    """Store a finished game of two people of a server."""
    people = [await store.player(10**17 + 2 * number + each, f"Person {2 * number + each}") for each in (0, 1)]
    now = time.time() - 1000.0 + game
    table = NewTable(
        id=f"B{number}-{game}",
        guild_id=guild_id,
        channel_id=1000 * number + game,
        game="canasta",
        rules={"preset": "classic"},
        seat_count=2,
        host=people[0].id,
        seed=bytes(32),
        commitment=bytes(32),
        created_at=now,
    )
    seats = [SeatRow(seat, person.id) for seat, person in enumerate(people)]
    opened = await store.create_table(table, seats)
    await store.start_table(table.id, seats, now, expect=opened)
    points = (500, 300) if game % 2 else (200, 450)
    results = [
        ResultRow(
            table.id,
            part,
            side,
            value,
            value == max(points),
            (),
            now,
            (ResultSeat(side, people[side].id, ""),),
            {},
            "",
            "",
        )
        for part in (1, 0)
        for side, value in enumerate(points)
    ]
    await store.append(table.id, ActionRow(1, 0, {"kind": "draw"}, now), results)
    await store.end_table(table.id, Status.FINISHED)


if __name__ == "__main__":
    for name, figure in run():
        print(f"{name:<58} {figure}")

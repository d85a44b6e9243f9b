"""How quickly the posts of the day are sent after a downtime, when they are due in all servers at once.

The bot runs in a process of its own with its helpers, and draws a podium for each server. The playground enforces
Discord's limits of requests, as it always does unless it is told not to.
"""

from __future__ import annotations

import asyncio
import tempfile
import time
from collections import Counter
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any

from bot.features.daily.post_message import PROOF
from bot.host.daily.schedule import DAY, day_before
from bot.host.model.daily_key import DailyKey, day_at
from data.connect import open_store
from data.store import ActionRow, DailyAttempt, DailyDay, NewTable, SeatRow, Store
from engine.daily import DAILY_GAMES, SECRET_BYTES, commitment, game_of_the_day
from playground import Channel, Playground
from playground.rest.server import Record
from tests.bench.processes import usage
from tests.bot.process import BotProcess

SERVERS = 1000
PEOPLE = 3
"""The people of each server who played the day before."""
_LONGEST = 1800.0
"""Seconds that it may take."""


def run() -> Iterator[tuple[str, str]]:
    """Yield the figures of posting in all servers."""
    with tempfile.TemporaryDirectory() as folder:
        yield from asyncio.run(measure(Path(folder), SERVERS))


async def measure(folder: Path, servers: int) -> list[tuple[str, str]]:
    """Start the bot when the posts of some servers are due, and wait until all are sent."""
    playground = Playground()
    await playground.start()
    channels = [
        playground.add_channel(playground.add_guild(f"Card club {number}"), "daily") for number in range(servers)
    ]
    seconds: Counter[int] = Counter()
    sent: list[float] = []
    bot = BotProcess(playground, folder)
    try:
        await _fill(bot.database, channels)

        def note(record: Record, form: Any) -> None:
            seconds[int(time.monotonic())] += 1
            if record.method == "POST" and PROOF in str(form):
                sent.append(time.monotonic())

        playground.request_listeners.append(note)
        await bot.start()
        before = usage([bot.pid])
        await playground.until(lambda: len(sent) >= servers, _LONGEST)
        spent = usage([bot.pid]).since(before)
    finally:
        await bot.kill()
        await playground.stop()
    taken = sent[-1] - sent[0]
    return [
        (f"{servers} posts of the day that are overdue", f"{taken:.0f} s"),
        ("most requests in a second", f"{max(seconds.values())}"),
        ("refused requests", f"{len(playground.invalid_requests)}"),
        ("processor time of a post", f"{1000 * (spent.bots + spent.helpers) / servers:.0f} ms"),
    ]


async def _fill(path: Path, channels: Sequence[Channel]) -> None:
    """Let people of every server have played the day before, and each server want its post at midnight."""
    store, now = await open_store(f"sqlite:///{path}"), time.time()
    today = day_at(now)
    yesterday, secret = day_before(today), bytes(SECRET_BYTES)
    day = DailyDay(yesterday, 1, secret, commitment(secret), "bench", now - DAY)
    await store.make_daily_day(day)
    for number, channel in enumerate(channels):
        assert channel.guild
        await store.set_guild_settings(channel.guild.id, {"daily_channel": channel.id, "daily_hour": 0})
        await store.press_daily(channel.guild.id, now)
        for person in range(PEOPLE):
            await _play(store, day, channel.guild.id, PEOPLE * number + person, now - DAY / 2)
    await store.close()


async def _play(store: Store, day: DailyDay, guild_id: int, number: int, at: float) -> None:
    """Store a person's attempt."""
    game = DAILY_GAMES[game_of_the_day(day.day)]
    player = await store.player(10**17 + number, f"Person {number}")
    table = NewTable(
        id=f"B{number}",
        guild_id=0,
        channel_id=0,
        game=game.rules.game,
        rules=game.rules.to_store(),
        seat_count=game.seats,
        host=player.id,
        seed=bytes(SECRET_BYTES),
        commitment=bytes(SECRET_BYTES),
        created_at=at,
        daily=DailyKey(day.day, day.edition, game.key, game.rounds).text,
    )
    attempt = DailyAttempt(day.day, 1, game.key, player.id, f"{number}", table.id, at, everywhere=True)
    await store.begin_attempt(attempt, table, [SeatRow(game.seat, player.id)], guild_id)
    await store.append(table.id, ActionRow(1, 0, {"kind": "draw"}, at), daily_score=number * 7919 % 200 - 80)
    await store.record_end_shown(table.id)

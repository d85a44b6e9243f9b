"""How soon the bot answers after a start with many tables in its database."""

from __future__ import annotations

import asyncio
import random
import sqlite3
import tempfile
import time
from collections.abc import Iterator, Sequence
from contextlib import closing
from pathlib import Path

from bot.host.host import Host
from bot.host.play.computers import Thinker
from data.connect import open_store
from data.move import move
from playground import Channel, Person, Playground
from tests.bench.databases import POSTGRES, SQLITE, database
from tests.bench.processes import processor_time
from tests.bot.process import BotProcess
from tests.postgres_server import NoServer

LIVE, ENDED, ACTIONS = 1000, 20_000, 120
"""The tables in the database, and the actions of each live one."""
SERVERS = 4
PEOPLE = 8
PATIENCE = 120.0
"""Seconds to wait for an answer on a busy machine."""


def run() -> Iterator[tuple[str, str]]:
    """Yield the figures of each database, in seconds since the process was started."""
    for kind in (SQLITE, POSTGRES):
        try:
            with database(kind) as new:
                for name, figure in asyncio.run(measure(new.url, LIVE, ENDED, ACTIONS)):
                    yield f"{kind}, {name}", figure
        except NoServer as error:
            yield kind, str(error)


async def measure(url: str, live: int, ended: int, actions: int) -> list[tuple[str, str]]:
    """Start the bot on the database at a URL, or else on a file, and use a command at several tables at once."""
    playground = Playground(limits=False)
    await playground.start()
    guilds = [playground.add_guild(f"Card club {number}") for number in range(SERVERS)]
    channels = [playground.add_channel(guilds[number % SERVERS], f"table-{number}") for number in range(live)]
    ada = playground.add_person("Ada")
    with tempfile.TemporaryDirectory() as folder:
        bot = BotProcess(playground, Path(folder), url)
        try:
            await _fill(bot.database, ada, channels, ended, actions)
            if url:
                await move(f"sqlite:///{bot.database}", url)
            began = time.perf_counter()
            await bot.start()
            connected = time.perf_counter() - began
            await playground.until(lambda: ada.commands(channels[0]))
            times = await asyncio.gather(*(_answered(ada, each, began) for each in random.sample(channels, PEOPLE)))
            spent = processor_time(bot.pid)
        finally:
            await bot.kill()
            await playground.stop()
    name = f"{live} live tables, {ended} ended: "
    return [
        (name + "connected", f"{connected:.1f} s"),
        (name + f"{PEOPLE} commands acknowledged, first / last", f"{min(times):.1f} / {max(times):.1f} s"),
        (name + "processor time until then", f"{spent:.1f} s"),
    ]


async def _answered(person: Person, channel: Channel, began: float) -> float:
    use = await person.slash(channel, "hand")
    acknowledged = time.perf_counter() - began
    await use.finished(PATIENCE)
    return acknowledged


async def _fill(path: Path, ada: Person, channels: list[Channel], ended: int, actions: int) -> None:
    """Play one game, and store it once for each channel and, without its actions, for each ended table."""
    store = await open_store(str(path))
    thinker = Thinker(1)
    host = Host(store, thinker)
    player = await store.player(ada.id, ada.name)
    state = await host.lobby.open(
        guild_id=_guild(channels[0]), channel_id=1, host=player, game="canasta", preset="classic", deals=1
    )
    other = await store.player(2, "Ben")
    await host.lobby.join(state.id, other)
    state = await host.lobby.start(state.id, player)
    chance = random.Random(1)
    while state.revision < actions:
        seat = state.views[-1].to_act[0]
        state = await host.play.act(state.id, (player, other)[seat], chance.choice(state.views[seat].legal))
    await host.stop()
    thinker.close()
    await store.close()
    with closing(sqlite3.connect(path)) as database:
        _copy(database, state.id, channels, ended)
        database.commit()


def _copy(database: sqlite3.Connection, original: str, channels: list[Channel], ended: int) -> None:
    def insert(table: str, key: str, changes: dict[str, str], values: Sequence[tuple[object, ...]]) -> None:
        columns = [row[1] for row in database.execute(f"PRAGMA table_info({table})")]
        taken = [changes.get(column, f'"{column}"') for column in columns]
        names = ", ".join(f'"{column}"' for column in columns)
        database.executemany(
            f"INSERT INTO {table} ({names}) SELECT {', '.join(taken)} FROM {table} WHERE {key} = '{original}'", values
        )

    live = [(f"live{number}", _guild(channel), channel.id) for number, channel in enumerate(channels)]
    insert("tables", "id", {"id": "?", "guild_id": "?", "channel_id": "?"}, live)
    insert("seats", "table_id", {"table_id": "?"}, [(table,) for table, *_ in live])
    insert("actions", "table_id", {"table_id": "?"}, [(table,) for table, *_ in live])
    over = [(f"over{number}", 1) for number in range(ended)]
    insert("tables", "id", {"id": "?", "status": "'finished'", "end_shown": "?"}, over)
    insert("seats", "table_id", {"table_id": "?"}, [(table,) for table, _ in over])
    database.execute("UPDATE tables SET status = 'finished', end_shown = 1 WHERE id = ?", (original,))


def _guild(channel: Channel) -> int:
    assert channel.guild
    return channel.guild.id


if __name__ == "__main__":
    for name, figure in run():
        print(f"{name:<58} {figure}", flush=True)

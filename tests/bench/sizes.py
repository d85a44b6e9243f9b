"""The bytes that a stored game takes in each database: with its moves, once they are compacted, and without them."""

from __future__ import annotations

import asyncio
import random
import sqlite3
import tempfile
from collections.abc import Awaitable, Callable, Iterator
from contextlib import closing
from pathlib import Path
from typing import Any, NamedTuple

import asyncpg

from bot.host.table.results import results
from bot.host.table.running_game import RunningGame
from data.connect import open_store
from data.store import ActionRow, NewTable, ResultRow, SeatRow, Status, Store
from engine.deal import Deals
from engine.game import Game
from engine.games import GAMES
from engine.players import choose
from tests.postgres_server import NoServer, running_server

PLAYED = ("canasta", "cribbage", "euchre")
"""The games, each by its first preset."""
LEVEL = "beginner"
COPIES = 40
"""How often each game is stored."""
THOUGHT = 7.0
"""Seconds between two moves, on average."""

Figure = tuple[str, str]


class Played(NamedTuple):
    """A whole game of people: its rules, its number of seats, and its moves with their results."""

    name: str
    rules: dict[str, Any]
    seats: int
    moves: list[tuple[ActionRow, tuple[ResultRow, ...]]]


class Sizes(NamedTuple):
    """The bytes of a database: empty, with games, with their moves compacted, and without their moves."""

    empty: int
    full: int
    compacted: int
    dropped: int


def run() -> Iterator[Figure]:
    """Yield each game's figures as they are measured."""
    for name in PLAYED:
        played = _played(name)
        what = f"{name}, {played.seats} people, {len(played.moves)} moves"
        with tempfile.TemporaryDirectory() as folder:
            yield f"{what}: SQLite", _told(asyncio.run(_in_sqlite(Path(folder) / "room.db", played)))
        try:
            with running_server() as server:
                url = server.url(asyncio.run(server.new_database()))
                yield f"{what}: PostgreSQL", _told(asyncio.run(_in_postgres(url, played)))
        except NoServer as error:
            yield f"{what}: PostgreSQL", str(error)


def _told(sizes: Sizes) -> str:
    game, compacted, rest = ((size - sizes.empty) / COPIES / 1024 for size in sizes[1:])
    return f"{game:.1f} KB a game, {compacted:.1f} KB compacted, {rest:.1f} KB without its moves"


def _played(name: str) -> Played:
    """Return a whole game, chosen by computers but stored as if by people, who think for seven seconds on average."""
    rules = GAMES[name].of(GAMES[name].presets[0])
    people = rules.seats_played()[0]
    running = RunningGame(Game(rules, people, Deals.numbered(1)))
    seats = [SeatRow(seat, seat + 1) for seat in range(people)]
    played = Played(name, rules.model_dump(mode="json"), people, [])
    chance, at = random.Random(name), 1.7e9
    while not running.game.winners:
        game, at = running.game, at + chance.expovariate(1 / THOUGHT)
        seat, rounds = game.to_act[0], running.finished_rounds
        action = choose(game.view(seat), LEVEL, str(running.revision))
        row = ActionRow(running.revision + 1, seat, action.to_json(), at, person=seat + 1)
        running.play(row, action)
        over = running.finished_rounds > rounds
        found: tuple[ResultRow, ...] = ()
        if over or game.winners:
            found = results("", game, seats, running.decisions, round_over=over, at=at)
        played.moves.append((row, found))
    return played


async def _in_sqlite(path: Path, played: Played) -> Sizes:
    def size() -> int:
        with closing(sqlite3.connect(path)) as db:
            [(used,)] = db.execute(
                "SELECT (page_count - freelist_count) * page_size"
                " FROM pragma_page_count(), pragma_freelist_count(), pragma_page_size()"
            )
            return int(used)

    return await _measured(str(path), played, lambda: asyncio.to_thread(size))


async def _in_postgres(url: str, played: Played) -> Sizes:
    async def size() -> int:
        db = await asyncpg.connect(url)
        try:
            await db.execute("VACUUM FULL")
            return int(await db.fetchval("SELECT pg_database_size(current_database())"))
        finally:
            await db.close()

    return await _measured(url, played, size)


async def _measured(url: str, played: Played, size: Callable[[], Awaitable[int]]) -> Sizes:
    store = await open_store(url)
    try:
        for person in range(played.seats):
            await store.player(person + 1, f"Player {person + 1}")
        empty = await size()
        await asyncio.gather(*(_store(store, played, number) for number in range(COPIES)))
        full = await size()
        assert await store.compact_actions(2e9, COPIES) == COPIES
        compacted = await size()
        assert await store.drop_actions(2e9, COPIES) == COPIES
        return Sizes(empty, full, compacted, await size())
    finally:
        await store.close()


async def _store(store: Store, played: Played, number: int) -> None:
    seats = [SeatRow(seat, seat + 1, seed="my own words") for seat in range(played.seats)]
    table = NewTable(
        id=f"{played.name[:4]}{number:04}",
        guild_id=80351110224678912,
        channel_id=41771983423143937 + number,
        game=played.name,
        rules=played.rules,
        seat_count=played.seats,
        host=1,
        seed=bytes(32),
        commitment=bytes(32),
        created_at=1.7e9,
    )
    opened = await store.create_table(table, seats)
    await store.start_table(table.id, seats, 1.7e9, expect=opened)
    for row, brought in played.moves:
        await store.append(table.id, row, [result._replace(table_id=table.id) for result in brought])
    await store.end_table(table.id, Status.FINISHED)


if __name__ == "__main__":
    for name, figure in run():
        print(f"{name:<58} {figure}", flush=True)

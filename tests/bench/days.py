"""The time that a day's deal takes with 100,000 attempts at one game: field, percentile, podium, and the close."""

from __future__ import annotations

import asyncio
import sqlite3
import tempfile
from collections.abc import Awaitable, Callable, Iterator, Mapping
from contextlib import closing
from pathlib import Path
from time import perf_counter
from typing import Any

import asyncpg

from bot.host.daily.standings import percentile
from data.connect import open_store
from data.store import DailyDay, Store
from tests.bench.databases import POSTGRES, SQLITE, database
from tests.postgres_server import NoServer

ATTEMPTS = 100_000
DAY, GAME = "2026-11-24", "bench"
GUILD = 1
"""A server with a tenth of all attempts; the others are spread over 1,000 servers."""
RUNS = 5

_NUMBERS = f"WITH RECURSIVE n (i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < {ATTEMPTS})"
_SCORE = "CASE WHEN i % 20 <> 0 THEN i * 7919 % 401 - 200 END"
"""Of every twenty one is unfinished."""
_FINISHED = "CASE WHEN i % 20 <> 0 THEN 2e9 + i END"
_DIALECTS: Mapping[str, Mapping[str, str]] = {
    SQLITE: {"bytes": "x''", "rules": "'{}'"},
    POSTGRES: {"bytes": "''::bytea", "rules": "'{}'::json"},
}
_FILL = (
    "INSERT INTO players (name, discord_id) {numbers} SELECT 'Player ' || i, i FROM n",
    "INSERT INTO tables (id, guild_id, channel_id, game, rules, seat_count, host, seed, commitment, created_at, since,"
    " status, started, daily) {numbers} SELECT 'T' || i, 0, 0, '{game}', {rules}, 2, i, {bytes}, {bytes}, 2e9, 0,"
    " CASE WHEN i % 20 <> 0 THEN 'finished' ELSE 'running' END, TRUE, '{day}/1/{game}/1' FROM n",
    "INSERT INTO daily_attempts (day, edition, game, player, account, table_id, started_at, everywhere, finished_at,"
    " score) {numbers} SELECT '{day}', 1, '{game}', i, 'account ' || i, 'T' || i, 2e9, i % 50 <> 0, {finished}, {score}"
    " FROM n",
    "INSERT INTO daily_servers (day, edition, game, player, guild_id, score, finished_at) {numbers} SELECT '{day}', 1,"
    " '{game}', i, CASE WHEN i % 10 = 0 THEN {guild} ELSE 2 + i % 1000 END, {score}, {finished} FROM n",
    "ANALYZE",
)
"""Fills a new database, because only reading and the close are measured."""


def statements(kind: str) -> list[str]:
    """Return the statements that fill a database of a kind."""
    values = {"numbers": _NUMBERS, "score": _SCORE, "finished": _FINISHED, "day": DAY, "game": GAME, "guild": GUILD}
    return [statement.format(**values, **_DIALECTS[kind]) for statement in _FILL]


def run() -> Iterator[tuple[str, str]]:
    """Yield the figures by name: the best of some runs with warm caches."""
    for kind in (SQLITE, POSTGRES):
        try:
            with database(kind) as stored, tempfile.TemporaryDirectory() as folder:
                figures = asyncio.run(measured(kind, stored.url or str(Path(folder) / "room.db")))
        except NoServer as error:
            yield kind, str(error)
        else:
            yield from ((f"{kind}: {name}, ms", f"{figure:.1f}") for name, figure in figures.items())


async def measured(kind: str, url: str) -> dict[str, float]:
    """Fill a database, and return the milliseconds of everything that is asked of a day."""
    store = await open_store(url)
    try:
        await store.make_daily_day(DailyDay(DAY, 1, bytes(32), "", "", 0.0))
        await fill(kind, url)
        found = {name: await best(ask) for name, ask in asked(store).items()}
        began = perf_counter()
        assert await store.close_daily_day(DAY, 3e9)
        found["close of the day"] = (perf_counter() - began) * 1000
    finally:
        await store.close()
    return found


async def fill(kind: str, url: str) -> None:
    """Insert all attempts at once."""
    if kind == SQLITE:
        with closing(sqlite3.connect(url)) as connection, connection:
            for statement in statements(kind):
                connection.execute(statement)
        return
    connected = await asyncpg.connect(url)
    try:
        # Foreign keys would be checked by plans for the empty tables.
        await connected.execute("SET session_replication_role = replica")
        for statement in statements(kind):
            await connected.execute(statement)
    finally:
        await connected.close()


def asked(store: Store) -> dict[str, Callable[[], Awaitable[Any]]]:
    """Return what is asked of a day while it is played, by name."""

    async def own_percentile(guild_id: int | None) -> float | None:
        return percentile(await store.field(DAY, 1, GAME, guild_id), 57, counted=True)

    found: dict[str, Callable[[], Awaitable[Any]]] = {"own attempt": lambda: store.attempt(DAY, 1, GAME, 7)}
    for where, guild_id in (("everywhere", None), ("a server of 10,000", GUILD), ("a server of 90", 9)):
        found[f"field and percentile, {where}"] = lambda guild_id=guild_id: own_percentile(guild_id)  # type: ignore[misc]
        found[f"podium, {where}"] = lambda guild_id=guild_id: store.podium(DAY, 1, GAME, guild_id)  # type: ignore[misc]
    found["who has finished, a server of 90"] = lambda: store.finishers(DAY, 1, GAME, 9)
    return found


async def best(ask: Callable[[], Awaitable[Any]]) -> float:
    """Return the milliseconds of the best run."""
    times = []
    for _ in range(RUNS):
        began = perf_counter()
        await ask()
        times.append((perf_counter() - began) * 1000)
    return min(times)


if __name__ == "__main__":
    for name, figure in run():
        print(f"{name:<58} {figure}")

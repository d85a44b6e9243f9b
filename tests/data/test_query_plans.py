"""Query plans: boards read only the indexes made for them."""

from __future__ import annotations

import re
from collections.abc import Sequence

import pytest

from data.postgres import PostgresStore
from data.postgres.parameters import numbered
from data.sql.database import Row, Values
from data.sqlite import SQLiteStore
from data.store import Status
from tests.bench.boards import GUILD, boards
from tests.postgres_server import Server

COVERING = {
    "league": "game_scores",
    "high scores": "round_scores",
    "hall of fame": "game_scores",
    "who played": "game_scores",
    "a player's last games": "game_scores",
}
"""The covering index of each board that reads many rows."""


async def plan(store: SQLiteStore, statements: list[str]) -> list[str]:
    lines = []
    for statement in statements:
        found = await store._statistics.execute_fetchall(f"EXPLAIN QUERY PLAN {statement}")
        lines += [row[3] for row in found]
    return lines


@pytest.mark.parametrize(("guild_id", "index"), [(GUILD, "by_guild"), (None, "everywhere")])
async def test_boards_read_covering_indexes(store: SQLiteStore, guild_id: int | None, index: str) -> None:
    for name, ask in boards(store, guild_id).items():
        statements: list[str] = []
        await store._statistics.set_trace_callback(statements.append)
        await ask()
        await store._statistics.set_trace_callback(None)
        lines = await plan(store, statements)
        board = name.removesuffix(", narrowed")
        if board in COVERING:
            assert any(f"USING COVERING INDEX {COVERING[board]}_{index} (" in line for line in lines), (name, lines)
        scanned = [
            line for line in lines if re.match(r"SCAN (?!guilds|names|ranked|league|best|latest|chosen|\()", line)
        ]
        assert not scanned, (name, lines)


async def test_idle_tables_use_the_status_index(store: SQLiteStore) -> None:
    statements: list[str] = []
    await store._reading.set_trace_callback(statements.append)
    await store.idle_tables(1.0, Status.OPEN, Status.RUNNING)
    await store._reading.set_trace_callback(None)
    lines = await plan(store, statements)
    assert any("INDEX tables_by_status" in line for line in lines), lines
    assert not any(line.startswith("SCAN t") for line in lines), lines


class Recorder(PostgresStore):
    """Explains the queries that it answers, as if tables were so large that reading all of one is slow."""

    plans: list[str]

    async def _read_statistics(self, sql: str, values: Values = ()) -> Sequence[Row]:
        text, arguments = numbered(sql, values)
        async with self._statistics.acquire() as db:
            await db.execute("SET enable_seqscan = off; SET enable_bitmapscan = off; SET plan_cache_mode = auto")
            self.plans += [row[0] for row in await db.fetch(f"EXPLAIN {text}", *arguments)]
        return await super()._read_statistics(sql, values)


@pytest.mark.parametrize(("guild_id", "index"), [(GUILD, "by_guild"), (None, "everywhere")])
async def test_boards_read_covering_indexes_of_postgres(postgres: Server, guild_id: int | None, index: str) -> None:
    # A database without statistics, as another test may have left some.
    store = await Recorder.open(postgres.url(await postgres.new_database()))
    try:
        for name, ask in boards(store, guild_id).items():
            store.plans = []
            await ask()
            board = name.removesuffix(", narrowed")
            if board in COVERING:
                wanted = re.compile(f"Index Only Scan (Backward )?using {COVERING[board]}_{index} ")
                assert any(wanted.search(line) for line in store.plans), (name, store.plans)
            scanned = [line for line in store.plans if re.search(r"Seq Scan on (?!guilds)", line)]
            assert not scanned, (name, scanned)
    finally:
        await store.close()

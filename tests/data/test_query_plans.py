"""Query plans: boards read only the indexes made for them."""

from __future__ import annotations

import re
from collections.abc import Awaitable, Callable, Sequence

import pytest

from data.postgres import PostgresStore
from data.postgres.writer import numbered
from data.sqlite import SQLiteStore
from data.store import ResultRow, ResultSeat, Status, Store
from data.store.database import Row, Values
from tests.bench.boards import GUILD, boards
from tests.data.builders import action, open_table, running_table
from tests.postgres_server import Server

COVERING = {
    "league": ["game_scores"],
    "pairs": ["pair_scores"],
    "high scores": ["round_scores"],
    "hall of fame": [
        "game_scores",
        "game_scores_points",
        "game_scores_against",
        "game_scores_margin",
        "game_scores_rounds",
        "feat_scores",
    ],
    "who played": ["game_scores"],
    "a player's last games": ["game_scores"],
}
"""The covering indexes of each board that would read many rows otherwise."""

BY_PLAYER = [
    "totals of a player",
    "where a player has games",
    "a player's partners",
    "a player's rivals",
    "two people's games",
]
"""Boards that read the player's rows, and not all those of their server."""
KEYS = {"totals of a player": ["round_scores_pkey", "feat_scores_pkey"]}
"""The keys of PostgreSQL that hold all that a board reads; SQLite has the rows themselves in their order."""


async def store_game(store: Store) -> None:
    """Store a game that every board shows."""
    table = await running_table(store, game="bench", guild_id=GUILD, rules={"preset": "p3"})
    seats = (ResultSeat(0, table.host),)
    won = [
        ResultRow(table.id, number, 0, 500, True, [], 2e9, seats, {"pairs": 1} if number else {}) for number in (1, 0)
    ]
    await store.append(table.id, action(1), won)


async def plan(store: SQLiteStore, statements: list[str]) -> list[str]:
    lines = []
    for statement in statements:
        found = await store._statistics.execute_fetchall(f"EXPLAIN QUERY PLAN {statement}")
        lines += [row[3] for row in found]
    return lines


@pytest.mark.parametrize(("guild_id", "index"), [(GUILD, "by_guild"), (None, "everywhere")])
async def test_boards_read_covering_indexes(store: SQLiteStore, guild_id: int | None, index: str) -> None:
    await store_game(store)
    for name, ask in boards(store, guild_id).items():
        statements: list[str] = []
        await store._statistics.set_trace_callback(statements.append)
        await ask()
        await store._statistics.set_trace_callback(None)  # type: ignore[arg-type]
        lines = await plan(store, statements)
        board = name.removesuffix(", narrowed")
        for covering in COVERING.get(board, ()):
            assert any(f"USING COVERING INDEX {covering}_{index} (" in line for line in lines), (name, covering, lines)
        scanned = [
            line
            for line in lines
            if re.match(r"SCAN (?!CONSTANT ROW|guilds|names|ranked|league|pairs|met|equal|best|latest|chosen|\()", line)
            and "USING COVERING INDEX players_off_boards" not in line
        ]
        assert not scanned, (name, lines)
        if board in BY_PLAYER:
            assert not any("_by_guild" in line for line in lines), (name, lines)


@pytest.mark.parametrize(
    ("ask", "index"),
    [
        (lambda store: store.idle_tables(1.0, Status.OPEN, Status.RUNNING), "tables_by_status"),
        (lambda store: store.drop_actions(1.0), "tables_with_old_actions"),
        (lambda store: store.compact_actions(1.0), "tables_to_compact"),
    ],
    ids=["idle tables", "old actions", "actions to compact"],
)
async def test_tables_are_searched_by_index(
    store: SQLiteStore, ask: Callable[[SQLiteStore], Awaitable[object]], index: str
) -> None:
    lines = await plan_of(store, ask)
    assert any(f"INDEX {index}" in line for line in lines), lines
    assert not any(line.startswith("SCAN t") for line in lines), lines


@pytest.mark.parametrize(
    ("ask", "rows", "packed"),
    [
        (lambda store: store.actions("T1"), "PRIMARY KEY", "sqlite_autoindex_compacted_actions_1"),
        (lambda store: store.personal_data(1), "INDEX actions_by_player", "INDEX compacted_actions_by_player"),
    ],
    ids=["of a table", "of a person"],
)
async def test_actions_are_searched_by_index(
    store: SQLiteStore, ask: Callable[[SQLiteStore], Awaitable[object]], rows: str, packed: str
) -> None:
    await open_table(store)
    lines = await plan_of(store, ask)
    assert any(line.startswith("SEARCH actions") and rows in line for line in lines), lines
    assert any(line.startswith("SEARCH compacted_actions") and packed in line for line in lines), lines
    assert not any(line.startswith(("SCAN actions", "SCAN compacted")) for line in lines), lines


async def plan_of(store: SQLiteStore, ask: Callable[[SQLiteStore], Awaitable[object]]) -> list[str]:
    """Return the plans of the queries that ``ask`` makes."""
    statements: list[str] = []
    await store._reading.set_trace_callback(statements.append)
    await ask(store)
    await store._reading.set_trace_callback(None)  # type: ignore[arg-type]
    return await plan(store, statements)


_SCORES = """
SET session_replication_role = replica;  -- no foreign keys
INSERT INTO results (table_id, round, side, points, won, lines, at, guild_id)
    SELECT 'T', number, 0, number, TRUE, '[]', 1e9 + number * 1e4, 1 + number % 10 FROM generate_series(1, 3000) number;
INSERT INTO result_seats (result, seat, player) SELECT id, 0, 1 + id % 50 FROM results;
INSERT INTO game_scores (result, player, game, guild_id, preset, level, at, won, points, against, margin, rounds, whole)
    SELECT id, 1 + id % 50, 'bench', guild_id, 'p' || id % 7, '', at, TRUE, id, -id, 2 * id, id % 9, TRUE FROM results;
INSERT INTO pair_scores
    SELECT id, 1 + id % 50, 51, 'bench', guild_id, 'p' || id % 7, FALSE, '', at, TRUE, TRUE, 2 FROM results;
INSERT INTO round_scores (result, game, guild_id, preset, level, at, points, against, margin)
    SELECT id, 'bench', guild_id, 'p' || id % 7, '', at, id, -id, 2 * id FROM results;
INSERT INTO feat_scores (result, feat, amount, game, guild_id, preset, level, at)
    SELECT id, 'pairs', id, 'bench', guild_id, 'p' || id % 7, '', at FROM results;
ANALYZE;
"""
"""As many scores as the planner needs to tell good plans from bad ones."""


class Recorder(PostgresStore):
    """A store that explains the queries it answers, as if reading a whole table were slow."""

    plans: list[str]

    async def _read_statistics(self, sql: str, values: Values = ()) -> Sequence[Row]:
        text, arguments = numbered(sql, values)
        async with self._statistics.acquire() as db:
            await db.execute("SET enable_seqscan = off; SET enable_bitmapscan = off; SET plan_cache_mode = auto")
            self.plans += [row[0] for row in await db.fetch(f"EXPLAIN {text}", *arguments)]
        return await super()._read_statistics(sql, values)


@pytest.mark.parametrize(("guild_id", "index"), [(GUILD, "by_guild"), (None, "everywhere")])
async def test_boards_read_covering_indexes_of_postgres(postgres: Server, guild_id: int | None, index: str) -> None:
    database = await postgres.new_database()
    await postgres.execute(_SCORES, database)
    store = await Recorder.open(postgres.url(database))
    try:
        for name, ask in boards(store, guild_id).items():
            store.plans = []
            await ask()
            board = name.removesuffix(", narrowed")
            # For all servers, the price of the forbidden scan of `guilds` hides what the other plans cost.
            keys = KEYS.get(board, ()) if guild_id else ()
            for covering in [*(f"{scores}_{index}" for scores in COVERING.get(board, ())), *keys]:
                wanted = re.compile(f"Index Only Scan (Backward )?using {covering} ")
                assert any(wanted.search(line) for line in store.plans), (name, covering, store.plans)
            scanned = [line for line in store.plans if re.search(r"Seq Scan on (?!guilds)", line)]
            assert not scanned, (name, scanned)
    finally:
        await store.close()

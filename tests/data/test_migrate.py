"""Migrations are applied in order, once, all or none."""

from __future__ import annotations

import json
import re
import sqlite3
from collections.abc import AsyncIterator, Sequence
from pathlib import Path

import aiosqlite
import pytest

from data.sqlite.connection import open_schema
from data.store import StoreError
from data.store.migrations import Migration, NewerDatabase, migrate, migrations

CARDS = Migration(
    1,
    "0001_cards.sql",
    "-- Two; statements.\nCREATE TABLE cards (\n  rank TEXT -- one;\n);\nCREATE TABLE suits (name TEXT);\n",
)
KINGS = Migration(2, "0002_kings.sql", "INSERT INTO cards VALUES ('K'), ('K;');\nALTER TABLE suits RENAME TO colours;")
BROKEN = Migration(2, "0002_broken.sql", "INSERT INTO cards VALUES ('K');\nINSERT INTO nowhere VALUES (1);\n")
ORPHANS = Migration(
    2,
    "0002_orphans.sql",
    "CREATE TABLE taken (id INTEGER PRIMARY KEY);\n"
    "CREATE TABLE tricks (card INTEGER REFERENCES taken (id));\n"
    "INSERT INTO tricks VALUES (7);\n",
)


@pytest.fixture
async def db(path: Path) -> AsyncIterator[aiosqlite.Connection]:
    async with aiosqlite.connect(path, isolation_level=None) as connection:
        yield connection


async def apply(db: aiosqlite.Connection, steps: Sequence[Migration]) -> None:
    await migrate(lambda: open_schema(db), steps)


async def rows(db: aiosqlite.Connection, sql: str) -> list[tuple[object, ...]]:
    return [tuple(row) for row in await db.execute_fetchall(sql)]


async def applied(db: aiosqlite.Connection) -> list[tuple[object, ...]]:
    return await rows(db, "SELECT number, name FROM migrations ORDER BY number")


@pytest.mark.parametrize("database", ["sqlite", "postgres"])
def test_migration_files_are_numbered_without_gaps(database: str) -> None:
    known = migrations(database)
    assert [step.number for step in known] == list(range(1, len(known) + 1))
    assert all(re.fullmatch(r"\d{4}_[a-z_]+\.sql", step.name) for step in known)


async def test_migrations_are_applied_once_and_recorded(db: aiosqlite.Connection) -> None:
    await apply(db, [CARDS])
    await apply(db, [CARDS, KINGS])
    await apply(db, [CARDS, KINGS])
    assert await rows(db, "SELECT rank FROM cards") == [("K",), ("K;",)]
    assert await rows(db, "SELECT name FROM colours") == []
    assert await applied(db) == [(1, "0001_cards.sql"), (2, "0002_kings.sql")]


@pytest.mark.parametrize(("step", "error"), [(BROKEN, sqlite3.OperationalError), (ORPHANS, StoreError)])
async def test_failed_migration_leaves_the_database_unchanged(
    db: aiosqlite.Connection, step: Migration, error: type[Exception]
) -> None:
    await apply(db, [CARDS])
    with pytest.raises(error):
        await apply(db, [CARDS, step])
    assert await rows(db, "SELECT rank FROM cards") == []
    assert await applied(db) == [(1, "0001_cards.sql")]
    assert await rows(db, "SELECT name FROM sqlite_schema WHERE name = 'tricks'") == []
    assert not db.in_transaction


async def test_foreign_keys_are_checked_only_after_a_migration(db: aiosqlite.Connection) -> None:
    statements: list[str] = []
    await db.set_trace_callback(statements.append)
    await apply(db, [CARDS])
    assert statements.count("PRAGMA foreign_key_check") == 1
    await apply(db, [CARDS])
    assert statements.count("PRAGMA foreign_key_check") == 1
    await apply(db, [CARDS, KINGS])
    assert statements.count("PRAGMA foreign_key_check") == 2


async def test_new_database_gets_all_migrations_or_none(db: aiosqlite.Connection) -> None:
    with pytest.raises(sqlite3.OperationalError):
        await apply(db, [CARDS, BROKEN])
    assert await rows(db, "SELECT name FROM sqlite_schema") == []


async def test_series_of_older_exhibitions_are_kept(db: aiosqlite.Connection) -> None:
    before = [step for step in migrations("sqlite") if step.number < 9]
    await apply(db, before)
    await db.execute("INSERT INTO players (id, name) VALUES (1, 'Ada')")
    for name, exhibition in (
        ("played", "{}"),
        ("watched", '{"games":3,"number":2,"wins":[1,0],"points":[9,4],"open_hands":true,"first_table":"a","moved":1}'),
    ):
        await db.execute(
            "INSERT INTO tables (id, guild_id, channel_id, game, rules, seat_count, host, seed, commitment, created_at,"
            " since, exhibition, status) VALUES (?, 1, 1, 'whist', '{}', 2, 1, x'', x'', 0, 0, ?, 'finished')",
            (name, exhibition),
        )
    await apply(db, migrations("sqlite"))
    played, watched = await rows(db, "SELECT exhibition, series FROM tables ORDER BY id")
    assert played == ("{}", "{}")
    assert [json.loads(str(column)) for column in watched] == [
        {"open_hands": True},
        {"games": 3, "number": 2, "wins": [1, 0], "points": [9, 4], "first_table": "a", "moved": 1},
    ]


async def test_older_games_get_their_margin(db: aiosqlite.Connection) -> None:
    await apply(db, [step for step in migrations("sqlite") if step.number < 11])
    await db.execute("PRAGMA foreign_keys = OFF")
    for number, points, won in ((1, 500, 1), (2, -20, 0)):
        await db.execute(
            "INSERT INTO game_scores (result, player, game, guild_id, preset, level, at, won, points, against, rounds,"
            " whole) VALUES (?, 1, 'whist', 1, '', '', 0, ?, ?, 100, 1, 1)",
            (number, won, points),
        )
    for sql in [step.sql for step in migrations("sqlite") if step.number == 11]:
        await db.executescript(sql)
    assert await rows(db, "SELECT result, margin FROM game_scores") == [(1, 400), (2, None)]


async def test_older_games_stay_on_all_boards(db: aiosqlite.Connection) -> None:
    [counting] = [step for step in migrations("sqlite") if step.name.endswith("_counting.sql")]
    await apply(db, [step for step in migrations("sqlite") if step.number < counting.number])
    await db.execute("PRAGMA foreign_keys = OFF")
    await db.execute("INSERT INTO players (id, name) VALUES (1, 'Ada')")
    await db.execute(
        "INSERT INTO results (id, table_id, round, side, points, won, lines, at, guild_id)"
        " VALUES (1, 'T', 0, 0, 500, 1, '[]', 0, 1)"
    )
    await db.execute(
        "INSERT INTO game_scores (result, player, game, guild_id, preset, level, at, won, points, against, rounds,"
        " whole) VALUES (1, 1, 'whist', 1, '', '', 0, 1, 500, 100, 1, 1)"
    )
    await db.executescript(counting.sql)
    assert await rows(db, "SELECT ranked FROM results") == [(1,)]
    assert await rows(db, "SELECT ranked, reach FROM game_scores") == [(1, 2)]
    assert await rows(db, "SELECT hidden, barred FROM players") == [(0, 0)]


async def test_older_reminder_counts_as_for_everybody(db: aiosqlite.Connection) -> None:
    await apply(db, [step for step in migrations("sqlite") if step.number < 13])
    await db.execute("PRAGMA foreign_keys = OFF")
    for table, channel, message in (("sent", 5, 6), ("sending", 5, None), ("gone", None, None)):
        await db.execute("INSERT INTO reminders VALUES (?, 3, 1, ?, ?)", (table, channel, message))
    for sql in [step.sql for step in migrations("sqlite") if step.number == 13]:
        await db.executescript(sql)
    found = {
        str(table): json.loads(str(posts)) for table, posts in await rows(db, "SELECT table_id, posts FROM reminders")
    }
    everybody = [*range(8)]
    assert found == {"sent": [[5, 6, everybody]], "sending": [[5, None, everybody]], "gone": []}


async def test_database_of_a_newer_version_is_refused(db: aiosqlite.Connection) -> None:
    await apply(db, [CARDS, KINGS])
    with pytest.raises(NewerDatabase, match=r"version 2.* 1"):
        await apply(db, [CARDS])
    assert len(await applied(db)) == 2


async def test_older_games_count_for_pairs_and_equal_scores(db: aiosqlite.Connection) -> None:
    [pairs] = [step for step in migrations("sqlite") if step.name.endswith("_pairs.sql")]
    await apply(db, [step for step in migrations("sqlite") if step.number < pairs.number])
    await db.execute("PRAGMA foreign_keys = OFF")
    for player, guild_id, reach in ((5, 1, 2), (3, -1, 1)):
        await db.execute(
            "INSERT INTO game_scores (result, player, game, guild_id, preset, level, at, won, points, against, rounds,"
            " whole, reach) VALUES (1, ?, 'whist', ?, '', '', 0, 1, 500, 100, 1, 1, ?)",
            (player, guild_id, reach),
        )
        await db.execute("INSERT INTO result_seats (result, seat, player) VALUES (2, ?, ?)", (player, player))
    await db.execute(
        "INSERT INTO round_scores (result, game, guild_id, preset, level, at, points, against, margin)"
        " VALUES (2, 'whist', 1, '', '', 0, 9, 0, 9)"
    )
    await db.executescript(pairs.sql)
    assert await rows(db, "SELECT player, partner, guild_id, won, reach FROM pair_scores") == [(3, 5, -1, 1, 1)]
    assert await rows(db, "SELECT people FROM round_scores") == [("[3,5]",)]

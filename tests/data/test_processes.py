"""Concurrent and killed processes on one database."""

from __future__ import annotations

import asyncio
import os
import random
import sys
from collections import Counter
from pathlib import Path

import pytest

from data.connect import open_store
from data.sqlite import SQLiteStore
from tests.postgres_server import Server

ENDLESS = 1_000_000
SOAK = float(os.environ.get("CARDROOM_SOAK", "1"))


async def writer_process(database: Path | str, seat: int, tables: int, until: int) -> asyncio.subprocess.Process:
    return await asyncio.create_subprocess_exec(
        sys.executable,
        "-m",
        "tests.data.writer_process",
        *map(str, (database, seat, tables, until)),
        cwd=Path(__file__).parents[2],
        stdout=asyncio.subprocess.PIPE,
    )


def acknowledged(output: bytes) -> list[tuple[str, int]]:
    """Return the complete lines; a killed process may leave a partial one."""
    lines = output.decode().split("\n")[:-1]
    return [(table, int(number)) for table, number in (line.split() for line in lines)]


@pytest.fixture(params=["sqlite", "postgres"])
def database(request: pytest.FixtureRequest) -> str:
    return str(request.getfixturevalue("postgres_url" if request.param == "postgres" else "path"))


async def race(database: str, processes: int, tables: int, until: int) -> None:
    writers = [await writer_process(database, seat, tables, until) for seat in range(processes)]
    outputs = [(await writer.communicate())[0] for writer in writers]
    assert [writer.returncode for writer in writers] == [0] * processes
    store = await open_store(database)
    stored = {
        (table.id, row.number): row.seat for table in await store.tables() for row in await store.actions(table.id)
    }
    await store.close()
    won = [(*line, seat) for seat, output in enumerate(outputs) for line in acknowledged(output)]
    assert sorted(won) == sorted((*key, seat) for key, seat in stored.items())
    assert Counter(table for table, _ in stored) == {f"T{number}": until for number in range(tables)}


async def test_racing_processes_own_exactly_their_acknowledged_actions(path: Path) -> None:
    await race(str(path), 3, tables=3, until=200)


async def test_racing_processes_own_exactly_their_actions_on_postgres(postgres_url: str) -> None:
    await race(postgres_url, 2, tables=3, until=40)


@pytest.mark.soak
async def test_four_processes_race_for_long(database: str) -> None:
    await race(database, 4, tables=4, until=int(500 * SOAK))


async def kill_a_writer(database: str, chance: random.Random) -> None:
    acknowledged_actions: set[tuple[str, int]] = set()
    for _ in range(2):
        process = await writer_process(database, seat=0, tables=8, until=ENDLESS)
        assert process.stdout
        lines = [await process.stdout.readline() for _ in range(chance.randint(1, 400))]
        process.kill()
        lines.append(await process.stdout.read())
        await process.wait()
        acknowledged_actions.update(acknowledged(b"".join(lines)))

        store = await open_store(database)
        if isinstance(store, SQLiteStore):
            assert [tuple(row) for row in await store._reading.execute_fetchall("PRAGMA integrity_check")] == [("ok",)]
        stored = {table.id: await store.actions(table.id) for table in await store.tables()}
        await store.close()
        assert acknowledged_actions <= {(table, row.number) for table, rows in stored.items() for row in rows}
        for rows in stored.values():
            assert [row.number for row in rows] == list(range(1, len(rows) + 1))


@pytest.mark.parametrize("seed", range(5))
async def test_killed_process_loses_no_acknowledged_action(path: Path, seed: int) -> None:
    await kill_a_writer(str(path), random.Random(seed))


@pytest.mark.soak
async def test_killed_processes_lose_nothing_on_postgres(postgres_url: str) -> None:
    chance = random.Random(1)
    for _ in range(int(100 * SOAK)):
        await kill_a_writer(postgres_url, chance)


@pytest.mark.soak
async def test_restarts_of_postgres_lose_no_acknowledged_action(postgres: Server, postgres_url: str) -> None:
    writers = [await writer_process(postgres_url, seat, tables=4, until=ENDLESS) for seat in range(2)]
    outputs = [asyncio.create_task(writer.stdout.read()) for writer in writers if writer.stdout]
    for _ in range(int(20 * SOAK)):
        await asyncio.sleep(1)
        await asyncio.to_thread(postgres.restart)
    await asyncio.sleep(1)
    assert [writer.returncode for writer in writers] == [None, None]
    for writer in writers:
        writer.kill()
        await writer.wait()
    store = await open_store(postgres_url)
    stored = {
        (table.id, row.number, row.seat) for table in await store.tables() for row in await store.actions(table.id)
    }
    await store.close()
    won = {(*line, seat) for seat, output in enumerate(outputs) for line in acknowledged(await output)}
    # The last actions may have been stored before they were acknowledged.
    assert won <= stored
    assert len(stored - won) <= 2 * 4

"""Concurrent and killed processes on one database."""

from __future__ import annotations

import asyncio
import random
import sys
from collections import Counter
from pathlib import Path

import pytest

from data.sqlite import SQLiteStore

ENDLESS = 1_000_000


async def writer_process(path: Path, seat: int, tables: int, until: int) -> asyncio.subprocess.Process:
    return await asyncio.create_subprocess_exec(
        sys.executable,
        "-m",
        "tests.data.writer_process",
        *map(str, (path, seat, tables, until)),
        cwd=Path(__file__).parents[2],
        stdout=asyncio.subprocess.PIPE,
    )


def acknowledged(output: bytes) -> list[tuple[str, int]]:
    """Return the complete lines; a killed process may leave a partial one."""
    lines = output.decode().split("\n")[:-1]
    return [(table, int(number)) for table, number in (line.split() for line in lines)]


async def test_racing_processes_own_exactly_their_acknowledged_actions(path: Path) -> None:
    processes = [await writer_process(path, seat, tables=3, until=200) for seat in range(3)]
    outputs = [(await process.communicate())[0] for process in processes]
    assert [process.returncode for process in processes] == [0, 0, 0]
    store = await SQLiteStore.open(path)
    stored = {
        (table.id, row.number): row.seat for table in await store.tables() for row in await store.actions(table.id)
    }
    await store.close()
    won = [(*line, seat) for seat, output in enumerate(outputs) for line in acknowledged(output)]
    assert sorted(won) == sorted((*key, seat) for key, seat in stored.items())
    assert Counter(table for table, _ in stored) == {"T0": 200, "T1": 200, "T2": 200}


@pytest.mark.parametrize("seed", range(5))
async def test_killed_process_loses_no_acknowledged_action(path: Path, seed: int) -> None:
    chance = random.Random(seed)
    acknowledged_actions: set[tuple[str, int]] = set()
    for _ in range(2):
        process = await writer_process(path, seat=0, tables=8, until=ENDLESS)
        assert process.stdout
        lines = [await process.stdout.readline() for _ in range(chance.randint(1, 400))]
        process.kill()
        lines.append(await process.stdout.read())
        await process.wait()
        acknowledged_actions.update(acknowledged(b"".join(lines)))

        store = await SQLiteStore.open(path)
        assert [tuple(row) for row in await store._reading.execute_fetchall("PRAGMA integrity_check")] == [("ok",)]
        stored = {table.id: await store.actions(table.id) for table in await store.tables()}
        await store.close()
        assert acknowledged_actions <= {(table, row.number) for table, rows in stored.items() for row in rows}
        for rows in stored.values():
            assert [row.number for row in rows] == list(range(1, len(rows) + 1))

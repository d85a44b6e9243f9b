"""Actions per second: of a single table, one after the other, and of many tables at once."""

from __future__ import annotations

import asyncio
import tempfile
from pathlib import Path
from time import perf_counter

from data.connect import open_store
from data.store import ActionRow, NewTable, SeatRow, Store
from tests.postgres_server import NoServer, running_server

TABLES = 100
ALONE = 500
"""The actions of the single table."""
TOGETHER = 50
"""The actions of each table that writes concurrently."""


def run() -> list[tuple[str, str]]:
    """Return the figures by name, measured on the disk of the temporary directory."""
    with tempfile.TemporaryDirectory() as folder:
        figures = asyncio.run(_measure("SQLite", str(Path(folder) / "room.db")))
    try:
        with running_server(durable=True) as server:
            url = server.url(asyncio.run(server.new_database()))
            return figures + asyncio.run(_measure("PostgreSQL", url))
    except NoServer as error:
        return [*figures, ("PostgreSQL", str(error))]


async def _measure(database: str, url: str) -> list[tuple[str, str]]:
    store = await open_store(url)
    try:
        names = [await _running_table(store, number) for number in range(TABLES + 1)]
        start = perf_counter()
        await _play(store, names[0], ALONE)
        middle = perf_counter()
        await asyncio.gather(*(_play(store, name, TOGETHER) for name in names[1:]))
        end = perf_counter()
    finally:
        await store.close()
    return [
        (f"{database}: actions/s of one table", f"{ALONE / (middle - start):,.0f}"),
        (f"{database}: actions/s of {TABLES} tables at once", f"{TABLES * TOGETHER / (end - middle):,.0f}"),
    ]


async def _running_table(store: Store, number: int) -> str:
    host = await store.player(1, "Host")
    seat = SeatRow(0, host.id)
    table = NewTable(
        id=f"T{number}",
        guild_id=1,
        channel_id=number,
        game="bench",
        rules={},
        seat_count=1,
        host=host.id,
        seed=bytes(32),
        commitment=bytes(32),
        created_at=0.0,
    )
    opened = await store.create_table(table, [seat])
    await store.start_table(table.id, [seat], 0.0, expect=opened)
    return table.id


async def _play(store: Store, table_id: str, count: int) -> None:
    for number in range(1, count + 1):
        await store.append(table_id, ActionRow(number, 0, {"kind": "discard", "cards": ["KH"]}, 0.0))


if __name__ == "__main__":
    for name, figure in run():
        print(f"{name:<58} {figure}")

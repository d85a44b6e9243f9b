"""A process that appends actions: ``python -m tests.data.writer_process DATABASE SEAT TABLES ACTIONS``.

It appends to several tables at once until each has a number of actions, racing other processes, and prints
``TABLE NUMBER`` for each action of its own that the store has acknowledged.
"""

from __future__ import annotations

import asyncio
import sys
from contextlib import suppress

from data.connect import open_store
from data.store import ChannelBusy, Conflict, Store
from tests.data.builders import action, running_table


async def play(store: Store, number: int, seat: int, until: int) -> None:
    name = f"T{number}"
    with suppress(ChannelBusy, Conflict):
        await running_table(store, id=name, channel_id=number)
    last = 0
    while True:
        for row in await store.actions(name, after=last):
            last = row.number
        if last >= until:
            return
        with suppress(Conflict):
            await store.append(name, action(last + 1, seat))
            print(name, last + 1, flush=True)


async def main(database: str, seat: int, tables: int, until: int) -> None:
    store = await open_store(database)
    await asyncio.gather(*(play(store, number, seat, until) for number in range(tables)))
    await store.close()


if __name__ == "__main__":
    asyncio.run(main(sys.argv[1], *map(int, sys.argv[2:])))

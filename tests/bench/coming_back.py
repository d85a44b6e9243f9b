"""The time in which a table that is not in memory comes back, by the number of its actions."""

from __future__ import annotations

import asyncio
import random
import statistics
import tempfile
import time
from pathlib import Path

from bot.host.host import Host
from bot.host.play.computers import Thinker
from data.connect import open_store
from data.store import Store
from engine.types import DEAL

ACTIONS = (120, 1000)
TIMES = 30
GUILD = 1


def run() -> list[tuple[str, str]]:
    """Return the median processor time, with a game snapshot and without."""
    return asyncio.run(_measure())


async def _measure() -> list[tuple[str, str]]:
    found = []
    with tempfile.TemporaryDirectory() as folder:
        for actions in ACTIONS:
            store = await open_store(str(Path(folder) / f"{actions}.db"))
            thinker = Thinker(1)
            same_deals = random.Random(1).randbytes
            table_id = await _played(store, Host(store, thinker, entropy=same_deals), actions)
            times = [await _loaded(Host(store, thinker), table_id) for _ in range(TIMES)]
            found.append((f"a table of {actions} actions, from its snapshot", f"{statistics.median(times):.1f} ms"))
            times = []
            for _ in range(TIMES):
                await store.drop_snapshots(but="")
                times.append(await _loaded(Host(store, thinker), table_id))
            found.append((f"a table of {actions} actions, replayed", f"{statistics.median(times):.1f} ms"))
            thinker.close()
            await store.close()
    return found


async def _played(store: Store, host: Host, actions: int) -> str:
    """Play ``actions`` random actions at a table of two people, and stop the host; return the table's id."""
    people = [await store.player(number, f"Player {number}") for number in (1, 2)]
    state = await host.lobby.open(
        guild_id=GUILD, channel_id=1, host=people[0], game="canasta", preset="classic", options={"target": 50_000}
    )
    state = await host.lobby.join(state.id, people[1])
    await host.agreement.agree(state.id, people[1], state.setup.digest)
    state = await host.lobby.start(state.id, people[0])
    chance = random.Random(1)
    while state.revision < actions:
        seat = state.views[-1].to_act[0]
        choices = [action for action in state.views[seat].legal if action.kind != DEAL] or state.views[seat].legal
        state = await host.play.act(state.id, people[seat], chance.choice(choices))
    await host.stop()
    return state.id


async def _loaded(host: Host, table_id: str) -> float:
    """Return the processor time in milliseconds that a host without tables in memory takes to load one.

    The host knows the server, as it does after the first of its tables.
    """
    await host.names.players(GUILD, [])
    began = time.process_time()
    await host.state(table_id)
    return (time.process_time() - began) * 1000

"""Pools of ratings are what their games make of them, whatever was kept, and whoever reset or left."""

from __future__ import annotations

import asyncio
import contextlib
import io
from collections.abc import Mapping
from pathlib import Path

import pytest
from click.testing import CliRunner

from bot.__main__ import main
from bot.host.pools import Pools, add, audit
from bot.host.ratings import Pool, Rated, Rating
from data.opening import open_store
from data.records import Scope
from data.store import Store
from tests.data.league import tell

EVERYWHERE = Scope(guild_id=None, game="whist")


async def told(store: Store, first: int, last: int) -> None:
    with contextlib.redirect_stdout(io.StringIO()):
        await tell(store, range(first, last))


async def held(pools: Pools, scope: Scope = EVERYWHERE) -> Mapping[Rated, Rating]:
    async with pools.hold(scope) as pool:
        return dict(pool.ratings)


async def from_all(store: Store, scope: Scope = EVERYWHERE) -> Mapping[Rated, Rating]:
    pool = Pool()
    add(pool, await store.rating_games(scope, count=100_000))
    return pool.ratings


async def test_ratings_are_what_all_games_make_of_them(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    store = await open_store(str(tmp_path / "room.db"))
    pools = Pools(store)
    assert await held(pools) == {}
    await told(store, 0, 40)
    assert await held(pools) == await from_all(store) != {}
    await told(store, 40, 60)
    assert await held(Pools(store)) == await held(pools) == await from_all(store), "kept, and gone on with"
    server = Scope(guild_id=11, game="whist", since=5000.0)
    assert await held(pools, server) == await from_all(store, server)

    await store.set_left_everywhere(11, True)
    without = await from_all(store)
    assert await held(pools) == await held(Pools(store)) == without
    await store.set_left_everywhere(11, False)
    assert await held(pools) == await from_all(store) != without

    await store.reset_stats(2, 60_000.0)
    await told(store, 60, 80)
    assert await held(pools) == await held(Pools(store)) == await from_all(store)
    async with pools.hold(EVERYWHERE) as pool:
        assert (
            pool.players[2].games
            < pool.ratings[2, 0].games + pool.ratings[2, 1].games
            == sum(rating.games for who, rating in pool.ratings.items() if who in ((2, 0), (2, 1)))
        )

    assert [(each.scope, each.equal) for each in [each async for each in audit(store)]] == [
        (server, True),
        (EVERYWHERE, True),
    ]
    [name] = [name for name in await store.rating_pools() if name.startswith("None")]
    form = await store.kept_ratings(name)
    assert form
    form["pool"]["curves"][0][1][-1][1] += 1e-9
    await store.keep_ratings(name, form)
    await store.close()
    monkeypatch.setenv("DATABASE_URL", str(tmp_path / "room.db"))
    first, second = [(await asyncio.to_thread(CliRunner().invoke, main, ["ratings"])).output for _ in range(2)]
    assert "whist, Everywhere: " in first and "put right" in first
    assert "put right" not in second and second.count("the ratings are the same") == 2

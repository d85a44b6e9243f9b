"""Rating pools in memory and in the store."""

from __future__ import annotations

import asyncio
import contextlib
import io
from collections.abc import AsyncIterator, Awaitable, Callable, Mapping
from functools import partial
from pathlib import Path

import pytest
from click.testing import CliRunner

from bot.__main__ import main
from bot.host.records import rating_pools
from bot.host.records.boards import BoardQuery, RatedRow
from bot.host.records.rating_pools import RatingPools, add_games, audit
from bot.host.records.ratings import Rated, Rating, RatingPool
from data.connect import open_store
from data.store import Player, Scope, Status, Store, Unavailable
from tests.data.generated_games import store_games
from tests.host.room import GUILD, Room, legal, to_act
from tests.host.slow_ratings import SlowRatings

EVERYWHERE = Scope(guild_id=None, game="whist", changed_rules=False)


async def add_whist_games(store: Store, first: int, last: int) -> None:
    with contextlib.redirect_stdout(io.StringIO()):
        await store_games(store, range(first, last))


async def ratings_of(pools: RatingPools, scope: Scope = EVERYWHERE) -> Mapping[Rated, Rating]:
    async with pools.hold(scope) as (pool, waiting):
        assert waiting == 0
        return dict(pool.ratings)


async def recomputed(store: Store, scope: Scope = EVERYWHERE) -> Mapping[Rated, Rating]:
    pool = RatingPool()
    add_games(pool, await store.rated_games(scope, count=100_000))
    return pool.ratings


async def test_updated_ratings_equal_ratings_computed_from_all_games(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    store = await open_store(str(tmp_path / "room.db"))
    pools = RatingPools(store)
    assert await ratings_of(pools) == {}
    await add_whist_games(store, 0, 40)
    assert await ratings_of(pools) == await recomputed(store) != {}
    await add_whist_games(store, 40, 60)
    assert await ratings_of(RatingPools(store)) == await ratings_of(pools) == await recomputed(store), (
        "stored and continued"
    )
    server = Scope(guild_id=11, game="whist", since=5000.0)
    assert await ratings_of(pools, server) == await recomputed(store, server)

    await store.set_excluded(11, True)
    without = await recomputed(store)
    assert await ratings_of(pools) == await ratings_of(RatingPools(store)) == without
    await store.set_excluded(11, False)
    assert await ratings_of(pools) == await recomputed(store) != without
    await store.bar_player(3, True)
    without = await recomputed(store)
    assert await ratings_of(pools) == await ratings_of(RatingPools(store)) == without
    assert (3, 0) not in without
    await store.bar_player(3, False)
    assert await ratings_of(pools) == await recomputed(store) != without

    await store.reset_statistics(2, 60_000.0)
    await add_whist_games(store, 60, 80)
    for again in (pools, RatingPools(store)):
        async with again.hold(EVERYWHERE) as (pool, _):
            assert pool.curve(2) == (), "a new player, whose only game since was not ranked"
    await add_whist_games(store, 80, 104)
    assert await ratings_of(pools) == await ratings_of(RatingPools(store)) == await recomputed(store)
    async with pools.hold(EVERYWHERE) as (pool, _):
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
    form = await store.load_ratings(name)
    assert form
    form["pool"]["curves"][0][1][-1][1] += 1e-9
    await store.save_ratings(name, form)
    await store.close()
    monkeypatch.setenv("DATABASE_URL", str(tmp_path / "room.db"))
    first, second = [(await asyncio.to_thread(CliRunner().invoke, main, ["ratings"])).output for _ in range(2)]
    assert "whist, Everywhere: " in first and "have been corrected" in first
    assert "corrected" not in second and second.count("ratings unchanged") == 2


@pytest.fixture
async def slow(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[SlowRatings]:
    """Open a slow store with sixty games, which are added five at a time; readers do not wait."""
    monkeypatch.setattr(rating_pools, "PATIENCE", 0.01)
    monkeypatch.setattr(rating_pools, "SLICE", 5)
    store = await open_store(str(tmp_path / "room.db"))
    await add_whist_games(store, 0, 60)
    yield SlowRatings(store)
    await store.close()


async def seen(pools: RatingPools, scope: Scope = EVERYWHERE) -> tuple[Mapping[Rated, Rating], int]:
    async with pools.hold(scope) as (pool, waiting):
        return dict(pool.ratings), waiting


async def until(reached: Callable[[], Awaitable[bool]]) -> None:
    async with asyncio.timeout(60):
        while True:
            if await reached():
                return
            await asyncio.sleep(0.002)


@pytest.mark.soak
async def test_reader_does_not_wait_and_learns_how_many_games_are_missing(slow: SlowRatings) -> None:
    pools = RatingPools(slow.typed)
    games = await slow.count_rated_games(EVERYWHERE)
    assert await seen(pools) == ({}, games)
    for counted in (5, 10):
        slow.allow(1)

        async def is_counted(counted: int = counted) -> bool:
            ratings, waiting = await seen(pools)
            return bool(ratings) and waiting == games - counted

        await until(is_counted)
    slow.allow(99)
    await until(lambda: is_complete(pools, slow))
    slow.fails = True
    await add_whist_games(slow.typed, 60, 80)
    with pytest.raises(Unavailable):
        await seen(pools)
    slow.fails = False
    await until(lambda: is_complete(pools, slow))
    slow.allow(0)
    await add_whist_games(slow.typed, 80, 100)
    ratings, waiting = await seen(pools)
    assert ratings and waiting > 0
    await pools.stop()
    assert await seen(pools) == (ratings, waiting), "unchanged once stopped"


async def is_complete(pools: RatingPools, slow: SlowRatings, scope: Scope = EVERYWHERE) -> bool:
    """Return whether a reader gets all games, checking the ratings if so."""
    ratings, waiting = await seen(pools, scope)
    assert waiting or ratings == await recomputed(slow._store, scope)
    return not waiting


async def test_excluded_server_is_left_out_at_once(slow: SlowRatings) -> None:
    pools = RatingPools(slow.typed)
    slow.allow(99)
    await until(lambda: is_complete(pools, slow))
    slow.allow(0)
    with_all, _ = await seen(pools)
    assert pools._pools[EVERYWHERE].task, "an update that began with all servers is under way"
    await slow.set_excluded(11, True)
    assert await seen(pools) == ({}, await slow.count_rated_games(EVERYWHERE))
    await slow.set_excluded(11, False)
    ratings, waiting = await seen(pools)
    assert ratings == with_all, "ratings with all servers are as before"
    await slow.set_excluded(11, True)
    assert (await seen(pools))[0] == {}
    slow.allow(99)
    await until(lambda: is_complete(pools, slow))
    without, _ = await seen(pools)
    assert without != with_all

    slow.allow(0)
    await slow.set_excluded(11, False)
    pools.exclusions_changed()
    ratings, waiting = await seen(pools)
    assert ratings == without and waiting > 0
    slow.allow(99)
    await until(lambda: is_complete(pools, slow))
    assert (await seen(pools))[0] == with_all
    await pools.stop()


async def test_ratings_are_preloaded(slow: SlowRatings) -> None:
    server = Scope(guild_id=11, game="whist", changed_rules=False)
    earlier = RatingPools(slow.typed)
    slow.allow(99)
    await until(lambda: is_complete(earlier, slow, server))
    await until(partial(is_stored, slow.typed, "11/whist//own/0.0/None", await slow.count_rated_games(server)))
    await earlier.stop()
    await add_whist_games(slow.typed, 60, 80)
    pools = RatingPools(slow.typed)
    pools.start(["whist"])
    for name, scope in (("None/whist//own/0.0/None", EVERYWHERE), ("11/whist//own/0.0/None", server)):
        games = await slow.count_rated_games(scope)
        await until(partial(is_stored, slow.typed, name, games))
    slow.allow(0)
    for scope in (EVERYWHERE, server):
        assert await is_complete(pools, slow, scope)
    await pools.stop()


async def is_stored(store: Store, name: str, games: int) -> bool:
    """Return whether a pool of ``games`` games is stored."""
    form = await store.load_ratings(name)
    return form is not None and form["pool"]["games"] == games


async def test_game_is_rated_when_it_ends(room: Room, ada: Player, bob: Player) -> None:
    query = BoardQuery("highest", "rating", everywhere=True)
    assert (await room.host.boards.page(query, GUILD, ada)).total == 0
    state = await room.table(ada, bob)
    while state.status is Status.RUNNING:
        state = await room.step(state, {0: ada, 1: bob})
    await until(lambda: is_stored(room.store, "None/highest//own/0.0/None", 1))
    await room.host.servers.set_everywhere(GUILD, False)
    assert [task for task in asyncio.all_tasks() if task.get_name().startswith("ratings None/highest/")]


@pytest.mark.game("euchre")
async def test_partners_are_rated_as_a_team(room: Room) -> None:
    """Four people play Euchre: seats 0 and 2 against 1 and 3."""
    people = [await room.player(name) for name in ("Ada", "Bob", "Cyd", "Dan")]
    state = await room.table(*people, game="euchre", preset="euchre", options={"target": 1})
    while state.status is Status.RUNNING:
        [seat, *_] = to_act(state)
        state = await room.host.play.act(state.id, people[seat], legal(state, seat)[0])
    [winners] = state.views[-1].winners
    board = await room.host.boards.page(BoardQuery("euchre", "rating", changed_rules=True), GUILD, people[0])
    rows = {row.player: row.rating for row in board.rows if isinstance(row, RatedRow)}
    won, lost = ([rows[people[seat].id] for seat in (side, side + 2)] for side in (winners, 1 - winners))
    assert won[0] == won[1] and lost[0] == lost[1] and won[0].mu > 25 > lost[0].mu

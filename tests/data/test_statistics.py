"""Boards equal the reference, even after crashes while the games were stored."""

from __future__ import annotations

import asyncio
import contextlib
import io
import os
import random
import sys
from dataclasses import replace
from functools import partial
from pathlib import Path
from typing import Any

import pytest

from data.connect import open_store
from data.store import EXTREMES, RatedGame, Scope, Store
from tests.data.generated_games import DAILY_LIMIT, GAMES, GUILDS, LEVELS, PEOPLE, PRESETS, game, store_games
from tests.data.reference_statistics import LEAST, ReferenceStatistics

SOAK = float(os.environ.get("CARDROOM_SOAK", "1"))


async def killed_while_storing(path: Path, games: int, lines: int) -> None:
    process = await asyncio.create_subprocess_exec(
        sys.executable,
        *("-m", "tests.data.generated_games", str(path), str(games)),
        cwd=Path(__file__).parents[2],
        stdout=asyncio.subprocess.PIPE,
    )
    assert process.stdout
    for _ in range(lines):
        await process.stdout.readline()
    with contextlib.suppress(ProcessLookupError):
        process.kill()
    await process.communicate()


def scopes(chance: random.Random, games: int, count: int) -> list[Scope]:
    """Return two scopes over all games, and some random narrower ones."""
    wide = [Scope(guild_id=guild, game="whist") for guild in (None, 11)]
    return wide + [
        Scope(
            guild_id=chance.choice([None, *GUILDS]),
            game=chance.choice(GAMES),
            preset=chance.choice(["", "", *PRESETS]),
            changed_rules=chance.choice([None, False, True]),
            opponents=chance.choice(["all", "people", *filter(None, LEVELS)]),
            since=chance.choice([0.0, 1000.0 * chance.randrange(games) + 20]),
            until=chance.choice([None, 1000.0 * chance.randrange(games) + 20]),
        )
        for _ in range(count)
    ]


async def compare(store: Store, reference: ReferenceStatistics, chosen: list[Scope]) -> None:
    for scope in chosen:
        player = len(reference.games) % PEOPLE + 1
        for counted, ask in (
            (reference.standings(scope), store.standings),
            (reference.high_scores(scope), store.high_scores),
            (reference.pairs(scope), partial(store.pairs, least=LEAST)),
        ):
            rows: list[Any] = []
            size = max(7, len(counted) // 9)
            # Page by page, every row is shown exactly once.
            while page := (await ask(scope, first=len(rows), count=size, player=player)).rows:
                rows += page
            assert rows == counted
            whole = await ask(scope, count=len(counted) + 1, player=player)
            assert (whole.rows, whole.total) == (counted, len(counted))
            assert whole.own == next((row for row in counted if player in _players(row)), None), scope
        extremes = await store.extremes(scope)
        assert extremes == reference.extremes(scope)
        assert [EXTREMES.index(row.kind) for row in extremes] == sorted(EXTREMES.index(row.kind) for row in extremes)
        assert await store.game_counts(scope) == {row.player: row.games for row in reference.standings(scope)}
        assert await store.last_games(player, scope, len(reference.games)) == reference.last_games(player, scope)
        assert await store.last_games(player, scope, 3) == reference.last_games(player, scope)[-3:]
        rated = await rated_games(store, scope)
        assert rated == reference.rated_games(scope)
    for guild in (None, *GUILDS):
        for player in range(1, PEOPLE + 1):
            assert await store.player_totals(player, guild) == reference.player_totals(player, guild)
            rivals, partners = reference.rivals(player, guild), reference.partners(player, guild)
            assert await store.rivals(player, guild, count=PEOPLE) == rivals
            assert await store.partners(player, guild, least=LEAST, count=PEOPLE) == partners
            for other in range(1, PEOPLE + 1):
                if other != player:
                    assert await store.meetings(player, other, guild) == reference.meetings(player, other, guild)
            half = 500.0 * len(reference.games)
            assert await store.played(player, guild, half) == reference.played(player, guild, half)


async def rated_games(store: Store, scope: Scope) -> list[RatedGame]:
    """Read the games in small batches."""
    found: list[RatedGame] = []
    while some := await store.rated_games(scope, after=found[-1].mark if found else 0, count=13):
        found += some
    assert sorted({row.mark for row in found}) == [row.mark for row in found]
    return [row._replace(mark=0) for row in found]


def _players(row: Any) -> tuple[int, ...]:
    return row.players if hasattr(row, "players") else (row.player,)


async def check_after_crashes(path: Path, games: int, kills: list[int], narrow: int) -> None:
    for lines in kills:
        await killed_while_storing(path, games, lines)
    await check_boards(await open_store(str(path)), games, narrow)


async def check_boards(store: Store, games: int, narrow: int) -> None:
    try:
        await _check_boards(store, games, narrow)
    finally:
        await store.close()


async def _check_boards(store: Store, games: int, narrow: int) -> None:
    with contextlib.redirect_stdout(io.StringIO()):
        await store_games(store, range(games), DAILY_LIMIT)
        before = await store.results()
        await store_games(store, range(games), DAILY_LIMIT)
    assert await store.results() == before
    played = [game(number) for number in range(games)]
    chance = random.Random(games)
    await compare(store, ReferenceStatistics(played, {}, daily_limit=DAILY_LIMIT), scopes(chance, games, narrow))
    resets = {2: 1000.0 * games / 2, 5: played[games // 3].rounds[0].at}
    for player, at in resets.items():
        await store.reset_statistics(player, at)
    await store.set_excluded(12, True)
    await store.forget(3)
    await store.set_hidden(4, True)
    await store.bar_player(6, True)
    off = ReferenceStatistics(played, resets, frozenset({12}), frozenset({4}), frozenset({6}), daily_limit=DAILY_LIMIT)
    await compare(store, off, scopes(chance, games, narrow))
    await store.set_hidden(4, False)
    await store.set_hidden(1, True)
    await store.bar_player(6, False)
    await store.bar_guild(11, True)
    await store.reset_statistics(7, resets[2])
    again = replace(
        off, resets={**resets, 7: resets[2]}, excluded=frozenset({11, 12}), hidden=frozenset({1}), barred=frozenset()
    )
    await compare(store, again, scopes(chance, games, narrow))


async def test_boards_equal_the_reference(path: Path) -> None:
    await check_after_crashes(path, 70, [100], narrow=4)


@pytest.mark.soak
async def test_boards_equal_the_reference_on_postgres(postgres_url: str) -> None:
    await check_boards(await open_store(postgres_url), 30, narrow=3)


@pytest.mark.soak
async def test_boards_of_many_games_equal_the_reference(path: Path) -> None:
    games = int(2000 * SOAK)
    chance = random.Random(3)
    await check_after_crashes(path, games, [chance.randrange(1, games // 3) for _ in range(20)], narrow=20)

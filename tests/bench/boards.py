"""The time of each board with far more stored games than any server will have."""

from __future__ import annotations

import asyncio
import json
import random
import sqlite3
import tempfile
from collections.abc import Awaitable, Callable
from contextlib import closing
from dataclasses import replace
from pathlib import Path
from time import perf_counter
from typing import Any

from bot.host.host import Host
from bot.host.play.computers import Thinker
from bot.host.records.boards import BoardQuery
from data.connect import open_store
from data.store import Scope, Store

GAMES = 100_000
ROUNDS = 5
"""The average number of rounds in a game."""
GUILD = 1
"""A server with a tenth of all games."""
PLAYER = 7
"""A player with many games."""

PLAYERS = 2000

_SCORES = """
    SELECT r.id AS result, t.game, r.guild_id, json_extract(t.rules, '$.preset') AS preset, r.level, r.at, r.won,
           r.points, o.points AS against, r.round, r.feats,
           coalesce(t.changed_rules, 0) AS changed_rules
    FROM results r JOIN tables t ON t.id = r.table_id
    JOIN results o ON o.table_id = r.table_id AND o.round = r.round AND o.side = 1 - r.side
"""
_COUNT = (
    "INSERT INTO game_scores (result, player, game, guild_id, preset, level, at, won, points, against, rounds, whole,"
    " margin, changed_rules) SELECT b.result, s.player, b.game, b.guild_id, b.preset, b.level, b.at, b.won, b.points,"
    " b.against, 1 + b.result % 9, 1, CASE WHEN b.won THEN b.points - b.against END, b.changed_rules"
    f" FROM ({_SCORES}) b JOIN result_seats s ON s.result = b.result"
    " WHERE b.round = 0 AND s.player IS NOT NULL",
    "INSERT INTO pair_scores SELECT a.result, a.player, b.player, a.game, a.guild_id, a.preset, a.changed_rules,"
    " a.level, a.at, a.won, a.ranked, a.reach FROM game_scores a"
    " JOIN game_scores b ON b.result = a.result AND b.player > a.player",
    "INSERT INTO round_scores (result, game, guild_id, preset, level, at, points, against, margin, changed_rules,"
    " people) SELECT b.result, b.game, b.guild_id, b.preset, b.level, b.at, b.points, b.against,"
    " nullif(max(0, b.points - b.against), 0), b.changed_rules, (SELECT json_group_array(player) FROM"
    " (SELECT s.player FROM result_seats s WHERE s.result = b.result AND s.player IS NOT NULL ORDER BY s.player))"
    f" FROM ({_SCORES}) b WHERE b.round > 0"
    " AND EXISTS (SELECT 1 FROM result_seats s WHERE s.result = b.result AND s.player IS NOT NULL)",
    "INSERT INTO feat_scores (result, feat, amount, game, guild_id, preset, level, at, changed_rules)"
    " SELECT b.result, f.key, f.value, b.game, b.guild_id, b.preset, b.level, b.at,"
    " b.changed_rules FROM round_scores b JOIN results r ON r.id = b.result, json_each(r.feats) f WHERE f.value > 0",
)
"""Fills the tables of :mod:`data.store.score_tables` from all results at once."""


def run() -> list[tuple[str, str]]:
    """Return the figures by name: the best of three runs with a warm file cache."""
    with tempfile.TemporaryDirectory() as folder:
        return asyncio.run(_measure(Path(folder) / "room.db"))


def boards(store: Store, guild_id: int | None, player: int = PLAYER) -> dict[str, Callable[[], Awaitable[Any]]]:
    """Return every board of a server, or of all servers, by name."""
    scope = Scope(guild_id=guild_id, game="bench", changed_rules=False)
    narrow = replace(scope, preset="p3", opponents="people", since=1e9 + 5e6)
    return {
        "league": lambda: store.standings(scope, player=player),
        "league, narrowed": lambda: store.standings(narrow, player=player),
        "pairs": lambda: store.pairs(scope, least=5, player=player),
        "pairs, narrowed": lambda: store.pairs(narrow, least=5, player=player),
        "high scores": lambda: store.high_scores(scope, player=player),
        "high scores, narrowed": lambda: store.high_scores(narrow, player=player),
        "hall of fame": lambda: store.extremes(scope),
        "hall of fame, narrowed": lambda: store.extremes(narrow),
        "who played": lambda: store.game_counts(scope),
        "totals of a player": lambda: store.player_totals(player, guild_id),
        "where a player has games": lambda: store.played(player, guild_id),
        "a player's partners": lambda: store.partners(player, guild_id, least=3, count=3),
        "a player's rivals": lambda: store.rivals(player, guild_id, count=20),
        "two people's games": lambda: store.meetings(player, 1, guild_id),
        "a player's last games": lambda: store.last_games(player, scope, 100),
        "1000 games for ratings": lambda: store.rated_games(scope, after=GAMES),
    }


async def _measure(path: Path) -> list[tuple[str, str]]:
    await (await open_store(str(path))).close()
    fill(path, GAMES)
    store = await open_store(str(path))
    figures = []
    try:
        for where, guild_id in (("a server", GUILD), ("everywhere", None)):
            for name, ask in boards(store, guild_id).items():
                times = []
                for _ in range(3):
                    start = perf_counter()
                    await ask()
                    times.append(perf_counter() - start)
                figures.append((f"{name}, {where}, ms", f"{min(times) * 1000:.0f}"))
        figures += await _looks(store)
    finally:
        await store.close()
    return figures


async def _looks(store: Store) -> list[tuple[str, str]]:
    """Return how long readers wait for the ratings of all servers, both during and after their computation."""
    [player] = (await store.players([PLAYER])).values()

    async def look(host: Host) -> tuple[float, int]:
        start = perf_counter()
        board = await host.boards.page(BoardQuery("bench", "rating", everywhere=True), None, player)
        return (perf_counter() - start) * 1000, board.waiting

    async def looks(host: Host, when: str) -> tuple[str, str]:
        """Look until all games are counted."""
        start = perf_counter()
        times = []
        waiting = 1
        while waiting:
            time, waiting = await look(host)
            times.append(time)
            lasted = perf_counter() - start
            await asyncio.sleep(0.2)
        slowest = f"{max(times):.0f}, the slowest of {len(times)}; all counted after {lasted:.1f} s"
        return f"ratings, everywhere, {when}, ms", slowest

    host = Host(store, Thinker())
    figures = [await looks(host, "not worked out yet"), await looks(host, "at the next look")]
    await store.set_excluded(GUILD, True)
    figures.append(await looks(host, "when a server left"))
    await store.set_excluded(GUILD, False)
    figures.append(await looks(host, "when it came back"))
    await asyncio.sleep(1)  # for them to be kept
    await host.stop()
    host = Host(store, Thinker())
    figures.append(await looks(host, "while the bot starts"))
    await host.stop()
    return figures


def fill(path: Path, games: int) -> None:
    """Insert finished games directly into a store's database, because only reading is measured."""
    chance = random.Random(7)
    # Some players play much more than others, and half of the tables have a computer.
    people = chance.choices(range(1, PLAYERS + 1), [1 / number for number in range(20, PLAYERS + 20)], k=4 * games)
    tables: list[tuple[Any, ...]] = []
    results: list[tuple[Any, ...]] = []
    seats: list[tuple[Any, ...]] = []
    for game in range(1, games + 1):
        name, guild, at = f"T{game}", max(1, chance.randint(-8, 90)), 1e9 + game * 100.0
        tables.append((name, guild, game, json.dumps({"preset": f"p{chance.randrange(8)}"}), at))
        level = chance.choice(["", f"level {chance.randrange(6)}"])
        several = [*dict.fromkeys(people[4 * game - 4 : 4 * game]), *[None] * 4][: chance.choice([2, 4])]
        seated = [player if player and not (level and seat % 2) else None for seat, player in enumerate(several)]
        for number in (*range(1, chance.randint(1, 2 * ROUNDS - 1) + 1), 0):
            points = [chance.randrange(-500, 3000, 5) for _ in range(2)]
            for side in range(2):
                feats = {"pairs": chance.randrange(6), "ends": chance.randrange(2)} if number else {}
                won = points[side] == max(points)
                results.append((name, number, side, points[side], won, json.dumps(feats), at, level, guild))
                seats += [
                    (len(results), seat, player, "" if player else level or "level 0")
                    for seat, player in enumerate(seated)
                    if seat % 2 == side
                ]
    with closing(sqlite3.connect(path)) as db, db:
        db.execute("PRAGMA synchronous = OFF")
        db.execute("PRAGMA cache_size = -400000")
        db.executemany("INSERT INTO players (name) VALUES (?)", [(f"Player {n}",) for n in range(PLAYERS)])
        db.executemany(
            "INSERT INTO tables (id, guild_id, channel_id, game, rules, seat_count, host, seed, commitment, created_at,"
            " since, status) VALUES (?, ?, ?, 'bench', ?, 4, 1, x'', x'', ?, 0, 'finished')",
            tables,
        )
        db.executemany(
            "INSERT INTO results (table_id, round, side, points, won, lines, feats, at, level, guild_id)"
            " VALUES (?, ?, ?, ?, ?, '[]', ?, ?, ?, ?)",
            results,
        )
        db.executemany("INSERT INTO result_seats (result, seat, player, computer) VALUES (?, ?, ?, ?)", seats)
        for statement in _COUNT:
            db.execute(statement)


if __name__ == "__main__":
    for name, figure in run():
        print(f"{name:<58} {figure}")

"""Generated games, each determined by its number, for statistics tests.

``python -m tests.data.generated_games DATABASE GAMES`` stores a number of games, and prints a line for each
acknowledged action. It can be killed and run again: games that are stored already are refused.
"""

from __future__ import annotations

import asyncio
import random
import sys
from collections.abc import Iterable, Sequence
from contextlib import suppress
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path

from data.connect import open_store
from data.store import ActionRow, Conflict, NewTable, ResultRow, ResultSeat, SeatRow, Status, Store

GUILDS = (11, 12, 13)
GAMES = ("whist", "skat")
PRESETS = ("plain", "fancy", "odd")
DAILY_LIMIT = 2
"""The limit of ranked games in a day, of two people against each other."""
LEVELS = ("", "", "low", "high")
PEOPLE = 9
"""The number of players, with ids from 1."""


@dataclass
class Score:
    """The points and feats of a round or a game, by side, and its time."""

    points: list[int]
    feats: list[dict[str, int]]
    at: float

    def won(self, side: int) -> bool:
        return self.points[side] == max(self.points)

    def against(self, side: int) -> int:
        return max((points for other, points in enumerate(self.points) if other != side), default=0)


@dataclass
class GeneratedGame:
    """A generated game: its sides, rounds, and total if it was finished."""

    number: int
    guild_id: int
    game: str
    preset: str
    level: str
    practice: bool
    ended: str
    sides: list[list[ResultSeat]]
    rounds: list[Score]
    total: Score | None
    again: bool
    """Whether the last round is played twice; only the second time counts."""
    changed_rules: bool
    unranked: frozenset[int]
    """The sides for which the game does not count in league and ratings."""
    table_id: str = field(init=False)

    def __post_init__(self) -> None:
        self.table_id = f"G{self.number}"

    def people(self, side: int) -> list[int]:
        return sorted(seat.player for seat in self.sides[side] if seat.player is not None)

    def results(self, number: int, score: Score, ended: str = "") -> list[ResultRow]:
        return [
            ResultRow(
                table_id=self.table_id,
                round=number,
                side=side,
                points=score.points[side],
                won=score.won(side),
                lines=[{"code": "sum", "points": score.points[side]}],
                at=score.at,
                seats=tuple(seats),
                feats=score.feats[side],
                ended=ended,
                level=self.level,
                ranked=bool(number) or side not in self.unranked,
            )
            for side, seats in enumerate(self.sides)
        ]


@cache
def game(number: int) -> GeneratedGame:
    """Return the game of a number. Points are coarse, so ties are frequent."""
    chance = random.Random(number)
    level = chance.choice(LEVELS)
    count, each = chance.choice([(2, 1), (2, 2), (3, 1), (1, 1)])
    people = chance.sample(range(1, PEOPLE + 1), count * each)
    seated = [person if seat == 0 or not level or chance.random() < 0.5 else None for seat, person in enumerate(people)]
    if level and None not in seated:
        level = ""
    sides = [
        [
            ResultSeat(seat, player, "" if player else level, chance.choice([0, 0, 3]) if player else 0)
            for seat, player in enumerate(seated)
            if seat % count == side
        ]
        for side in range(count)
    ]

    def score(at: float, feats: Sequence[str]) -> Score:
        return Score(
            [chance.randrange(-100, 600, 50) for _ in sides],
            [{f: chance.randrange(4) for f in feats} for _ in sides],
            at,
        )

    rounds = [score(1000.0 * number + 10 * each, ("pairs", "ends")) for each in range(1, chance.randint(1, 4) + 1)]
    ended = chance.choice(["", "", "", "", "forfeit"])
    total = Score([sum(row.points[side] for row in rounds) for side in range(count)], [{}] * count, rounds[-1].at)
    return GeneratedGame(
        number=number,
        guild_id=chance.choice(GUILDS),
        game=chance.choice(GAMES),
        preset=chance.choice(PRESETS),
        level=level,
        practice=chance.random() < 0.1,
        ended=ended,
        sides=sides,
        rounds=rounds,
        total=total if chance.random() < 0.9 else None,
        again=chance.random() < 0.2,
        changed_rules=chance.random() < 0.2,
        unranked=frozenset(side for side in range(count) if chance.random() < 0.1),
    )


async def store_games(store: Store, numbers: Iterable[int], daily_limit: int = 0) -> None:
    """Store games, ignoring those that are stored already."""
    for person in range(1, PEOPLE + 1):
        await store.player(person, f"P{person}")
    for number in numbers:
        played = game(number)
        seats = [SeatRow(seat.seat, seat.player, seat.computer) for side in played.sides for seat in side]
        new = NewTable(
            id=played.table_id,
            guild_id=played.guild_id,
            channel_id=number,
            game=played.game,
            rules={"preset": played.preset},
            seat_count=len(seats),
            host=1,
            seed=bytes(32),
            commitment=bytes(32),
            created_at=1000.0 * number,
        )
        with suppress(Conflict):
            await store.create_table(new, [seat for seat in seats if seat.player])
        with suppress(Conflict):
            opened, changed = await store.table(new.id), played.changed_rules
            await store.start_table(new.id, seats, 1000.0 * number, expect=opened, changed_rules=changed)
        for row, results in _actions(played):
            with suppress(Conflict):
                await store.append(new.id, row, results, daily_limit=daily_limit)
                print(new.id, row.number, flush=True)
        with suppress(Conflict):
            if played.practice:
                await store.set_practice(new.id)
            await store.end_table(new.id, Status.FINISHED if played.total else Status.CLOSED)


def _actions(played: GeneratedGame) -> list[tuple[ActionRow, list[ResultRow]]]:
    """Return two actions per round; the second brings the results."""
    actions = []
    for number, score in enumerate(played.rounds, 1):
        last = number == len(played.rounds)
        if last and played.again:
            other = Score([points - 1000 for points in score.points], score.feats, score.at - 1)
            actions.append((score.at - 1, played.results(number, other)))
        actions.append((score.at - 0.5, []))
        closing = played.results(0, played.total, played.ended) if last and played.total else []
        actions.append((score.at, [*played.results(number, score), *closing]))
    return [(ActionRow(index, 0, {"kind": "play"}, at), results) for index, (at, results) in enumerate(actions, 1)]


async def main(database: str, games: int) -> None:
    store = await open_store(database)
    await store_games(store, range(games), DAILY_LIMIT)
    await store.close()


if __name__ == "__main__":
    asyncio.run(main(str(Path(sys.argv[1])), int(sys.argv[2])))

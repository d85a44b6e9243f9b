"""Measures whether the deal of the day measures play: ``python -m tests.bench.daily``.

Every level makes several attempts at the same deals, and each attempt is compared with all others of its day. Attempts
are appended to a file as they are made, one line each. A run that was stopped goes on from there, and one with
``--report`` plays nothing. The order is by attempts, so a stopped run has about as many of every game, day and level.
"""

from __future__ import annotations

import hashlib
import json
from collections import Counter, defaultdict
from collections.abc import Iterable, Iterator, Mapping, Sequence
from datetime import date, timedelta
from itertools import pairwise
from math import ceil, sqrt
from pathlib import Path
from statistics import fmean, stdev
from time import process_time
from typing import NamedTuple

import click

from engine.daily import DAILY_GAMES, play_out
from engine.players import LEVELS, MASTER
from engine.players.selfplay import NORMAL

FIRST_DAY = date(2027, 1, 1)
AHEAD = 1.645
"""The standard errors by which a mean exceeds another one with 95 %."""


class Attempt(NamedTuple):
    """One play of a day's game. ``number`` counts the attempts of a level; ``seconds`` are of processor time."""

    game: str
    rounds: int
    day: str
    level: str
    number: int
    score: int
    seconds: float

    @property
    def place(self) -> tuple[object, ...]:
        """What tells an attempt from others."""
        return self[:5]


class Comparison(NamedTuple):
    """How far a level is ahead of the next weaker one, in percentiles, and the days until that shows with 95 %."""

    gain: float
    error: float
    days: float

    @property
    def in_days(self) -> str:
        """The days in words; they mean nothing where the gain is within its error."""
        return f"{ceil(self.days)} days" if self.gain > self.error else "not shown"


def secret_of(day: str) -> bytes:
    """Return the secret of a simulated day."""
    return hashlib.sha256(f"cardroom daily simulation {day}".encode()).digest()


def planned(games: Sequence[str], days: int, attempts: int, master: int) -> Iterator[Attempt]:
    """Yield the attempts to make, without a score."""
    for number in range(max(attempts, master)):
        for game in games:
            for place in range(days):
                for level in LEVELS:
                    if number < (master if level == MASTER else attempts):
                        day = str(FIRST_DAY + timedelta(days=place))
                        yield Attempt(game, DAILY_GAMES[game].rounds, day, level, number, 0, 0.0)


def made(attempt: Attempt) -> Attempt:
    """Make an attempt."""
    began = process_time()
    seed = f"simulation {attempt.level} {attempt.number}"
    score, _ = play_out(attempt.game, secret_of(attempt.day), attempt.day, attempt.level, seed)
    return attempt._replace(score=score, seconds=round(process_time() - began, 3))


def percentiles(scores: Sequence[int], weights: Sequence[float]) -> list[float]:
    """Return the weighted percentage of the other attempts that each one beats; a tie is half a win.

    >>> percentiles([10, 30, 10, 20], [1, 1, 2, 1])
    [25.0, 100.0, 16.7, 75.0]
    """
    found = []
    for place, score in enumerate(scores):
        others = [
            (other, weight) for each, (other, weight) in enumerate(zip(scores, weights, strict=True)) if each != place
        ]
        beaten = sum(weight * ((other < score) + (other == score) / 2) for other, weight in others)
        found.append(round(100 * beaten / sum(weight for _, weight in others), 1))
    return found


def by_level(attempts: Iterable[Attempt]) -> dict[str, dict[str, list[float]]]:
    """Return the percentiles of one game's attempts, by level and day. Every level has the same weight in the field."""
    days: dict[str, list[Attempt]] = defaultdict(list)
    for attempt in attempts:
        days[attempt.day].append(attempt)
    found: dict[str, dict[str, list[float]]] = {level: defaultdict(list) for level in LEVELS}
    for day, field in sorted(days.items()):
        sizes = Counter(attempt.level for attempt in field)
        weights = [1 / sizes[attempt.level] for attempt in field]
        for attempt, percentile in zip(field, percentiles([each.score for each in field], weights), strict=True):
            found[attempt.level][day].append(percentile)
    return found


def estimate(samples: Sequence[float]) -> tuple[float, float]:
    """Return a mean, and half of its 95 % interval."""
    return fmean(samples), NORMAL * stdev(samples) / sqrt(len(samples)) if len(samples) > 1 else 0.0


def compared(weaker: Mapping[str, list[float]], stronger: Mapping[str, list[float]]) -> Comparison:
    """Compare two levels, each with its percentiles by day.

    A day is one sample of the gain, because its attempts share the cards. How many days it takes depends on how far two
    single attempts at the same deal lie apart.
    """
    days = sorted(weaker.keys() & stronger.keys())
    gain, error = estimate([fmean(stronger[day]) - fmean(weaker[day]) for day in days])
    squares = fmean(fmean((one - other) ** 2 for one in stronger[day] for other in weaker[day]) for day in days)
    spread = sqrt(max(0.0, squares - gain**2))
    return Comparison(gain, error, (AHEAD * spread / gain) ** 2 if gain > 0 else float("inf"))


def report(attempts: Sequence[Attempt]) -> Iterator[str]:
    """Yield the tables of the documentation: the mean percentile of each level, and the days between neighbours."""
    games = {game: [each for each in attempts if each.game == game] for game in DAILY_GAMES}
    levels = {game: by_level(its) for game, its in games.items() if its}
    yield f"| game | rounds | attempts | {' | '.join(LEVELS)} |"
    yield "|---" * (3 + len(LEVELS)) + "|"
    for game, found in levels.items():
        cells = []
        for level in LEVELS:
            mean, error = estimate([fmean(day) for day in found[level].values()])
            cells.append(f"{mean:.1f} ± {error:.1f}")
        yield f"| {game} | {DAILY_GAMES[game].rounds} | {len(games[game])} | {' | '.join(cells)} |"
    yield ""
    yield f"| game | {' | '.join(f'{strong} over {weak}' for weak, strong in pairwise(LEVELS))} |"
    yield "|---" * len(LEVELS) + "|"
    for game, found in levels.items():
        pairs = [compared(found[weak], found[strong]) for weak, strong in pairwise(LEVELS)]
        cells = [f"{each.gain:+.1f} ± {each.error:.1f}: {each.in_days}" for each in pairs]
        yield f"| {game} | {' | '.join(cells)} |"
    yield ""
    for game, its in games.items():
        if its:
            costs = {level: fmean(each.seconds for each in its if each.level == level) for level in LEVELS}
            yield f"{game}: " + ", ".join(f"{level} {seconds:.2f} s" for level, seconds in costs.items())


def read(file: Path) -> list[Attempt]:
    """Read the attempts of a file that the games of now have made."""
    lines = file.read_text("utf-8").splitlines() if file.exists() else []
    attempts = [Attempt(*json.loads(line)) for line in lines if line.endswith("]")]
    return [each for each in attempts if each.rounds == DAILY_GAMES[each.game].rounds]


@click.command()
@click.option("--file", required=True, type=click.Path(dir_okay=False, path_type=Path), help="Where attempts are kept.")
@click.option("--games", default=",".join(DAILY_GAMES), show_default=True, metavar="GAME,...")
@click.option("--days", type=click.IntRange(2), default=30, show_default=True)
@click.option("--attempts", type=click.IntRange(1), default=12, show_default=True, help="By each level, a day.")
@click.option("--master", type=click.IntRange(1), default=8, show_default=True, help="By the master, a day.")
@click.option("--report", "only_report", is_flag=True, help="Play nothing.")
def main(*, file: Path, games: str, days: int, attempts: int, master: int, only_report: bool) -> None:
    """Simulate attempts of the six levels at the deals of the day, and print how they compare.

    By default there are 2040 in each game: 12 a day by each level but the master, 8 by the master, on 30 days.
    """
    known = read(file)
    if not only_report:
        done = {attempt.place for attempt in known}
        # A line that was cut off by a kill must not join the next one.
        with file.open("a", encoding="utf-8") as out:
            out.write("\n")
            for attempt in planned(games.split(","), days, attempts, master):
                if attempt.place not in done:
                    known.append(made(attempt))
                    print(json.dumps(known[-1]), file=out, flush=True)
    for line in report(known):
        click.echo(line)


if __name__ == "__main__":
    main()

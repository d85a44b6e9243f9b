"""``selfplay``: compares computer players by playing mirrored deals on all cores."""

from __future__ import annotations

import json
import multiprocessing
import os
import signal
from collections.abc import Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor, as_completed
from contextlib import contextmanager
from itertools import count as counted
from itertools import takewhile
from pathlib import Path
from threading import Event
from time import perf_counter, process_time
from types import FrameType
from typing import Any, NamedTuple

import click

from bot.texts import load_texts
from engine import players
from engine.games import GAMES, game_with
from engine.players.selfplay import Chooser, Estimate, Outcome, Standing, contest, seatings, standings
from engine.rules import Rules
from engine.types import Action, RulesError
from engine.view import View

PRESET = next(iter(GAMES.values())).presets[0]
"""The default preset."""


class Job(NamedTuple):
    """The settings of a contest, as sent to each worker process."""

    rules: Rules
    seats: int
    levels: tuple[str, ...]
    seed: str
    whole: bool
    aggression: int


class DealResult(NamedTuple):
    """The outcomes of one deal, and each player's CPU seconds per decision. Forced moves do not count."""

    outcomes: tuple[Outcome, ...]
    seconds: tuple[tuple[float, ...], ...]


@click.command()
@click.option("--seats", required=True, metavar="LEVEL,LEVEL", help="The level of each player, in any order.")
@click.option("--preset", default=PRESET, show_default=True, help="The preset to play.")
@click.option("--players", "count", type=int, help="Number of seats; by default the preset's usual number.")
@click.option("--deals", type=click.IntRange(1), default=100, show_default=True, help="The number of deals.")
@click.option("--games", is_flag=True, help="Play whole games, not only their first round.")
@click.option("--seed", default="", help="Seed of the deals; the same seed gives the same cards.")
@click.option("--aggression", type=click.IntRange(0, 100), default=players.AGGRESSION, show_default=True)
@click.option(
    "--processes",
    type=click.IntRange(1),
    default=os.cpu_count() or 1,
    help="Worker processes; by default one per core.",
)
@click.option("--json", "file", type=click.Path(dir_okay=False, path_type=Path), help="Write the full record here.")
def selfplay(
    *,
    seats: str,
    preset: str,
    count: int | None,
    deals: int,
    games: bool,
    seed: str,
    aggression: int,
    processes: int,
    file: Path | None,
) -> None:
    """Compare computer players.

    They play mirrored deals against each other. Every deal is played once from each seat, which cancels out the luck of
    the cards. Deals and players are seeded by number: the same command gives the same result, apart from the times.
    Ctrl-C stops early and counts the deals before the first unfinished one.
    """
    job = _job(seats, preset, count, seed=seed, whole=games, aggression=aggression)
    started = perf_counter()
    results: dict[int, DealResult] = {}
    with (
        _catch_ctrl_c() as interrupted,
        ProcessPoolExecutor(processes, multiprocessing.get_context("spawn"), _ignore_ctrl_c) as pool,
        click.progressbar(length=deals, label=preset, show_pos=True) as bar,
    ):
        pending = [pool.submit(play, job, number) for number in range(1, deals + 1)]
        for done in as_completed(pending):
            result = done.result()
            results[result.outcomes[0].deal] = result
            bar.update(1)
            if interrupted.is_set():
                for deal in pending:
                    deal.cancel()
                break
    # Counting every finished deal would favour short rounds, which may suit some players better.
    finished = [results[number] for number in takewhile(results.__contains__, counted(1))]
    if not finished:
        raise click.Abort
    record = report(job, finished, perf_counter() - started)
    if file:
        file.write_text(json.dumps(record, indent=1), "utf-8")
    _print_summary(record)


def _print_summary(record: dict[str, Any]) -> None:
    texts = load_texts()
    click.echo(texts.say("selfplay-head", deals=record["deals"], preset=record["preset"], unit=record["unit"]))
    for line in record["players"]:
        margin, low, high = Estimate(*line["margin"]).signed()
        click.echo(
            texts.say(
                "selfplay-player",
                level=line["level"],
                wins=f"{line['wins'][0]:.1%}",
                wins_low=f"{line['wins'][1]:.1%}",
                wins_high=f"{line['wins'][2]:.1%}",
                margin=margin,
                margin_low=low,
                margin_high=high,
                mean=f"{line['milliseconds'][0]:.1f}",
                slow=f"{line['milliseconds'][1]:.0f}",
            )
        )


@contextmanager
def _catch_ctrl_c() -> Iterator[Event]:
    """Yield an event set by the first Ctrl-C; the second raises ``KeyboardInterrupt`` as usual.

    A ``KeyboardInterrupt`` can be raised anywhere, even inside the pool's bookkeeping.
    """
    interrupted = Event()
    default = signal.getsignal(signal.SIGINT)

    def interrupt(number: int, frame: FrameType | None) -> None:
        interrupted.set()
        signal.signal(signal.SIGINT, default)

    signal.signal(signal.SIGINT, interrupt)
    try:
        yield interrupted
    finally:
        signal.signal(signal.SIGINT, default)


def _ignore_ctrl_c() -> None:
    """Ignore Ctrl-C in a worker process; the command handles it."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)


def play(job: Job, number: int) -> DealResult:
    """Play one deal from every seat. Runs in a worker process."""
    seconds: list[list[float]] = [[] for _ in job.levels]
    choosers = [_timed(level, job.aggression, times) for level, times in zip(job.levels, seconds, strict=True)]
    outcomes = contest(job.rules, job.seats, choosers, (number,), seed=job.seed, whole=job.whole)
    return DealResult(tuple(outcomes), tuple(map(tuple, seconds)))


def report(job: Job, results: Sequence[DealResult], seconds: float) -> dict[str, Any]:
    """Return the record of a contest as JSON: settings, each player's result, and every outcome."""
    outcomes = [outcome for deal in results for outcome in deal.outcomes]
    times = [sorted(time for deal in results for time in deal.seconds[player]) for player in range(len(job.levels))]
    return {
        "preset": job.rules.preset,
        "seats": job.seats,
        "unit": "games" if job.whole else "rounds",
        "deals": len(results),
        "seed": job.seed,
        "aggression": job.aggression,
        "seconds": round(seconds, 1),
        "players": [
            _player_record(level, standing, player_times)
            for level, standing, player_times in zip(job.levels, standings(outcomes), times, strict=True)
        ],
        "outcomes": [outcome._asdict() for outcome in outcomes],
    }


def _player_record(level: str, standing: Standing, times: Sequence[float]) -> dict[str, Any]:
    mean = sum(times) / max(1, len(times))
    slow = times[len(times) * 99 // 100] if times else 0.0
    return {
        "level": level,
        "wins": [round(value, 4) for value in standing.wins],
        "margin": [round(value, 3) for value in standing.margin],
        "decisions": len(times),
        "milliseconds": [round(1000 * mean, 2), round(1000 * slow, 2)],
    }


def _timed(level: str, aggression: int, seconds: list[float]) -> Chooser:
    """Return a player of a level that records the CPU time of each unforced decision."""

    def choose(view: View, seed: str) -> Action:
        started = process_time()
        action = players.choose(view, level, seed, aggression)
        if len(view.legal) > 1:
            seconds.append(process_time() - started)
        return action

    return choose


def _job(seats: str, preset: str, count: int | None, *, seed: str, whole: bool, aggression: int) -> Job:
    """Return the validated job of the command's options."""
    levels = tuple(seats.replace(" ", "").split(","))
    unknown = [level for level in levels if level not in players.LEVELS]
    if unknown:
        raise click.BadParameter(f"{unknown[0]!r} is not one of {', '.join(players.LEVELS)}", param_hint="--seats")
    known = [name for game_rules in GAMES.values() for name in game_rules.presets]
    if preset not in known:
        raise click.BadParameter(f"{preset!r} is not one of {', '.join(known)}", param_hint="--preset")
    rules = GAMES[game_with(preset)].of(preset)
    number = count or rules.seats_played()[0]
    try:
        rules.check(number)
        list(seatings(len(levels), max(rules.sides(number)) + 1))
    except RulesError as error:
        raise click.BadParameter(
            load_texts().of(rules.game).note("refusal", error.note), param_hint="--players"
        ) from error
    except ValueError as error:
        raise click.BadParameter(str(error), param_hint="--seats") from error
    return Job(rules, number, levels, seed, whole, aggression)

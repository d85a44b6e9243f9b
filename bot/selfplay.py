"""``selfplay``: computer players against each other, on every core, for whoever wants to know which is stronger."""

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

from bot.texts import texts
from engine import players
from engine.game import Action, Rules, RulesError, View
from engine.games import GAMES, game_with
from engine.players.selfplay import Chooser, Outcome, Standing, contest, places, standings

PRESET = next(iter(GAMES.values())).presets[0]
"""What is played where nobody asks for anything else."""


class Job(NamedTuple):
    """What is played: everything that a process needs to know."""

    rules: Rules
    seats: int
    levels: tuple[str, ...]
    seed: str
    whole: bool
    aggression: int


class Played(NamedTuple):
    """One deal: its playings, and the seconds of work in every decision by player. Forced ones are no decisions."""

    outcomes: tuple[Outcome, ...]
    seconds: tuple[tuple[float, ...], ...]


@click.command()
@click.option("--seats", required=True, metavar="LEVEL,LEVEL", help="The level of each player, strongest or not.")
@click.option("--preset", default=PRESET, show_default=True, help="The rules that are played.")
@click.option("--players", "count", type=int, help="How many seats; by default as many as the preset is made for.")
@click.option("--deals", type=click.IntRange(1), default=100, show_default=True, help="Deals, each from every place.")
@click.option("--games", is_flag=True, help="Play each deal's game to its target, and not only its first round.")
@click.option("--seed", default="", help="Names other deals: the same name, the same cards.")
@click.option("--aggression", type=click.IntRange(0, 100), default=players.AGGRESSION, show_default=True)
@click.option("--processes", type=click.IntRange(1), default=os.cpu_count() or 1, help="By default one for each core.")
@click.option("--json", "file", type=click.Path(dir_okay=False, path_type=Path), help="Write everything down here.")
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
    """Let computer players play each other on mirrored deals, and say who wins how often.

    Every deal is played once from each place, so that luck falls to all alike. The seed of a deal and of a player is
    its number: the same command gives the same result, apart from the times. Ctrl-C ends it early, and counts the deals
    up to the first that is not finished.
    """
    job = _job(seats, preset, count, seed=seed, whole=games, aggression=aggression)
    started = perf_counter()
    played: dict[int, Played] = {}
    with (
        _until_ctrl_c() as interrupted,
        ProcessPoolExecutor(processes, multiprocessing.get_context("spawn"), _leave_ctrl_c) as pool,
        click.progressbar(length=deals, label=preset, show_pos=True) as bar,
    ):
        waiting = [pool.submit(play, job, number) for number in range(1, deals + 1)]
        for done in as_completed(waiting):
            result = done.result()
            played[result.outcomes[0].deal] = result
            bar.update(1)
            if interrupted.is_set():
                for deal in waiting:
                    deal.cancel()
                break
    # Not whatever was quick enough to be finished: short rounds may be won by others than long ones.
    finished = [played[number] for number in takewhile(played.__contains__, counted(1))]
    if not finished:
        raise click.Abort
    record = report(job, finished, perf_counter() - started)
    if file:
        file.write_text(json.dumps(record, indent=1), "utf-8")
    say = texts()
    click.echo(say.say("selfplay-head", deals=len(finished), preset=preset, unit="games" if games else "rounds"))
    for line in record["players"]:
        click.echo(
            say.say(
                "selfplay-player",
                level=line["level"],
                wins=f"{line['wins'][0]:.1%}",
                wins_low=f"{line['wins'][1]:.1%}",
                wins_high=f"{line['wins'][2]:.1%}",
                margin=f"{line['margin'][0]:+.0f}",
                margin_low=f"{line['margin'][1]:+.0f}",
                margin_high=f"{line['margin'][2]:+.0f}",
                mean=f"{line['milliseconds'][0]:.1f}",
                slow=f"{line['milliseconds'][1]:.0f}",
            )
        )


@contextmanager
def _until_ctrl_c() -> Iterator[Event]:
    """Whether there was a Ctrl-C; a second one ends everything at once.

    The usual exception could come anywhere, in the middle of a pool's bookkeeping too.
    """
    interrupted = Event()
    usual = signal.getsignal(signal.SIGINT)

    def end_soon(number: int, frame: FrameType | None) -> None:
        interrupted.set()
        signal.signal(signal.SIGINT, usual)

    signal.signal(signal.SIGINT, end_soon)
    try:
        yield interrupted
    finally:
        signal.signal(signal.SIGINT, usual)


def _leave_ctrl_c() -> None:
    """Ctrl-C is for the command, not for a process that it started."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)


def play(job: Job, number: int) -> Played:
    """Plays one deal from every place: what a process of the pool does."""
    seconds: list[list[float]] = [[] for _ in job.levels]
    choosers = [_timed(level, job.aggression, its) for level, its in zip(job.levels, seconds, strict=True)]
    outcomes = contest(job.rules, job.seats, choosers, (number,), seed=job.seed, whole=job.whole)
    return Played(tuple(outcomes), tuple(map(tuple, seconds)))


def report(job: Job, played: Sequence[Played], seconds: float) -> dict[str, Any]:
    """Everything about a contest, as JSON: what was played, how each player did, and every playing."""
    outcomes = [outcome for deal in played for outcome in deal.outcomes]
    times = [sorted(second for deal in played for second in deal.seconds[player]) for player in range(len(job.levels))]
    return {
        "preset": job.rules.preset,
        "seats": job.seats,
        "unit": "games" if job.whole else "rounds",
        "deals": len(played),
        "seed": job.seed,
        "aggression": job.aggression,
        "seconds": round(seconds, 1),
        "players": [
            _line(level, standing, its)
            for level, standing, its in zip(job.levels, standings(outcomes), times, strict=True)
        ],
        "outcomes": [outcome._asdict() for outcome in outcomes],
    }


def _line(level: str, standing: Standing, times: Sequence[float]) -> dict[str, Any]:
    mean = sum(times) / max(1, len(times))
    slow = times[len(times) * 99 // 100] if times else 0.0
    return {
        "level": level,
        "wins": [round(value, 4) for value in standing.wins],
        "margin": [round(value, 1) for value in standing.margin],
        "decisions": len(times),
        "milliseconds": [round(1000 * mean, 2), round(1000 * slow, 2)],
    }


def _timed(level: str, aggression: int, seconds: list[float]) -> Chooser:
    """A level that notes how long it thinks, where there is something to think about."""

    def choose(view: View, seed: str) -> Action:
        started = process_time()
        action = players.choose(view, level, seed, aggression)
        if len(view.legal) > 1:
            seconds.append(process_time() - started)
        return action

    return choose


def _job(seats: str, preset: str, count: int | None, *, seed: str, whole: bool, aggression: int) -> Job:
    """What was asked for, checked."""
    levels = tuple(seats.replace(" ", "").split(","))
    unknown = [level for level in levels if level not in players.LEVELS]
    if unknown:
        raise click.BadParameter(f"{unknown[0]!r} is none of {', '.join(players.LEVELS)}", param_hint="--seats")
    known = [name for its in GAMES.values() for name in its.presets]
    if preset not in known:
        raise click.BadParameter(f"{preset!r} is none of {', '.join(known)}", param_hint="--preset")
    rules = GAMES[game_with(preset)].of(preset)
    number = count or rules.seats_played()[0]
    try:
        rules.check(number)
        list(places(len(levels), max(rules.sides(number)) + 1))
    except RulesError as error:
        raise click.BadParameter(texts().note("refusal", error.note), param_hint="--players") from error
    except ValueError as error:
        raise click.BadParameter(str(error), param_hint="--seats") from error
    return Job(rules, number, levels, seed, whole, aggression)

"""Learns the networks of Gin Rummy by self-play: ``python -m tests.bench.tuning.gin``.

Prints the module :mod:`engine.players.gin.networks`. It needs numpy, which ``make oracles`` installs, and a C compiler
for the rounds (``gin_rounds.c``).

A generation plays rounds with the newest networks, against themselves, older ones and players of random simple styles.
With ``--onward`` the first generation begins with the shipped networks instead of styles.
The values of its positions are pulled towards the results (TD(lambda)); those of knocks towards what a knock would have
won, which is known for every hand that could knock, and the weights of clues towards where the cards were.
"""

from __future__ import annotations

import ctypes
import textwrap
import time
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from functools import cache
from pathlib import Path
from typing import Any, NamedTuple

import click
import numpy as np
from numpy.typing import NDArray

from engine.players.gin import networks
from engine.players.gin.features import CLUES, DISCARD, HAND, TABLE
from engine.players.gin.planning import WIN
from tests.bench.tuning.networks import (
    COMMAND,
    CNetwork,
    Numbers,
    Weights,
    compiled,
    fitted,
    number,
    reading_of,
    result,
)

PARTS = 8
"""The parts of a generation, each with its own seed; they can be played by any number of threads."""
MATCH = 2000
"""The deals by which a generation is compared with the first networks."""
NETWORKS = ("leave", "draw", "knock")
SCALE = 25.0
"""Points in the unit that networks are fitted in."""
OWN = HAND + TABLE
WIDTHS = {"leave": OWN + DISCARD, "draw": OWN, "knock": OWN}
"""By network, how many numbers describe a position."""
_LITTLE = 0.05
"""How much new units of a network count at first."""
_A_ROUND = 24
"""The rows of a kind that are kept for a round, on average at most."""


class Judge(NamedTuple):
    """The networks of a player while they are learnt; see :class:`engine.players.gin.planning.Judge`."""

    leave: Weights
    draw: Weights
    knock: Weights
    reading: tuple[float, ...]


class _Judge(ctypes.Structure):
    _fields_ = (*((name, CNetwork) for name in NETWORKS), ("reading", ctypes.c_double * (CLUES + 1)))


class _Seen(ctypes.Structure):
    _fields_ = (
        *((name, ctypes.c_long) for name in (*NETWORKS, "clue", "most")),
        *((f"{name}_rows", ctypes.c_void_p) for name in NETWORKS),
        *((f"{name}_targets", ctypes.c_void_p) for name in NETWORKS),
        ("clue_rows", ctypes.c_void_p),
    )


@cache
def rounds_library() -> ctypes.CDLL:
    """Compile ``gin_rounds.c`` and return it."""
    loaded = compiled("gin_rounds.c")
    loaded.prepare()
    ctypes.c_double.in_dll(loaded, "win").value = WIN
    return loaded


class Part(NamedTuple):
    """A part of a generation: rounds to play with these judges, the newest last."""

    seed: str
    rounds: int
    judges: Sequence[Judge]
    styled: bool = False
    """Whether the learner plays in styles, as its networks know nothing yet."""
    noise: float = 5.0
    """How far judges stray from what they value most, in points."""


class Played(NamedTuple):
    """The yield of a part: numbers and targets by network, clues, and the learner's values of rounds by opponent."""

    seen: dict[str, tuple[NDArray[np.float32], Numbers]]
    clues: Numbers
    results: dict[str, Numbers]


def matched(seed: str, deals: int, one: Judge, two: Judge | None = None) -> tuple[Numbers, Numbers]:
    """Return by deal the share of rounds that the first judge wins and its points, each deal played twice.

    The other is ``two``, or ``counter``, which only counts, as in :mod:`tests.bench.reference_players.gin`.
    """
    wins, ahead = np.empty(deals), np.empty(deals)
    judges, _weights = _in_c([one, two] if two else [one])
    seats = [ctypes.byref(judge) for judge in judges] if two else [ctypes.byref(judges[0]), None]
    arrays = (ctypes.c_void_p(wins.ctypes.data), ctypes.c_void_p(ahead.ctypes.data))
    rounds_library().match(number(seed), ctypes.c_long(deals), *seats, *arrays)
    return wins, ahead


def _in_c(judges: Sequence[Judge]) -> tuple[Any, list[Numbers]]:
    """Return judges as ``gin_rounds.c`` takes them, and their weights, which must outlive them."""
    found, weights = (_Judge * len(judges))(), []
    for its, judge in zip(found, judges, strict=True):
        its.reading[:] = judge.reading
        for name in NETWORKS:
            network, flat = getattr(judge, name).in_c()
            weights.append(flat)
            setattr(its, name, network)
    return found, weights


def played(part: Part) -> Played:
    """Play rounds."""
    judges, _weights = _in_c(part.judges)
    most = _A_ROUND * part.rounds
    rows = {name: np.empty((most, WIDTHS[name]), np.float32) for name in NETWORKS}
    targets = {name: np.empty(most) for name in NETWORKS}
    clues = np.empty((most, CLUES + 2))
    results, versus = np.empty(part.rounds), np.empty(part.rounds, np.int8)
    seen = _Seen(most=most, clue_rows=clues.ctypes.data)
    for name in NETWORKS:
        setattr(seen, f"{name}_rows", rows[name].ctypes.data)
        setattr(seen, f"{name}_targets", targets[name].ctypes.data)
    rounds_library().play(
        number(part.seed),
        ctypes.c_long(part.rounds),
        judges,
        len(judges),
        int(part.styled),
        ctypes.c_double(part.noise),
        ctypes.byref(seen),
        ctypes.c_void_p(results.ctypes.data),
        ctypes.c_void_p(versus.ctypes.data),
    )
    sizes = {name: getattr(seen, name) for name in NETWORKS}
    kept = {name: (rows[name][:size].copy(), targets[name][:size].copy()) for name, size in sizes.items()}
    return Played(kept, clues[: seen.clue].copy(), {"styles": results[versus == 0], "judges": results[versus == 1]})


def module(judge: Judge, made_by: Sequence[str]) -> str:
    """Return the source of the module with these networks, made by some commands one after the other."""
    reading = ", ".join(f"{weight:.3f}" for weight in judge.reading)
    steps = textwrap.fill("Made by " + ", then ".join(f"``{' '.join(command.split())}``" for command in made_by), 119)
    lines = [f'"""The networks of :mod:`engine.players.gin.planning`, in thousandths.\n\n{steps}.\n"""\n']
    lines += textwrap.wrap(f"READING = ({reading})", 119, subsequent_indent="    ")
    for name in NETWORKS:
        lines.append(f'\n{name.upper()} = """\n{getattr(judge, name).text()}\n"""')
    return "\n".join(lines)


def unlearnt(units: int, chance: np.random.Generator) -> Judge:
    """Return networks that know nothing."""
    return Judge(
        leave=Weights.at_random(WIDTHS["leave"], units, chance),
        draw=Weights.at_random(WIDTHS["draw"], units, chance),
        knock=Weights.at_random(WIDTHS["knock"], units // 2, chance),
        reading=(0.0,) * (CLUES + 1),
    )


def shipped() -> Judge:
    """Return the networks that play now."""
    leave, draw, knock = (Weights.of(getattr(networks, name.upper())) for name in NETWORKS)
    return Judge(leave, draw, knock, networks.READING)


def grown(judge: Judge, units: int, chance: np.random.Generator) -> Judge:
    """Return a judge with this many units, of which new ones hardly count yet."""
    nets = {}
    for name in NETWORKS:
        old: Weights = getattr(judge, name)
        size = (units // 2 if name == "knock" else units) - len(old.bias)
        new = Weights.at_random(WIDTHS[name], max(0, size), chance)
        out = np.concatenate([old.out[:-1], _LITTLE * new.out[:-1], old.out[-1:]])
        nets[name] = Weights(np.vstack([old.hidden, new.hidden]), np.append(old.bias, new.bias), out)
    return Judge(**nets, reading=judge.reading)


@click.command()
@click.option("--generations", default=10, show_default=True)
@click.option("--rounds", default=8000, show_default=True, help="Rounds of a generation; the first ones have fewer.")
@click.option("--units", default=32, show_default=True, help="Hidden units of a network; half of them for knocks.")
@click.option("--rate", default=0.0015, show_default=True, help="How fast networks learn after the first generation.")
@click.option("--noise", default=5.0, show_default=True, help="How far players stray to learn, in points.")
@click.option("--epochs", default=3, show_default=True, help="Passes over positions after the first generation.")
@click.option("--kept", default=4, show_default=True, help="The generations whose positions are learnt from.")
@click.option("--seed", default="gin", show_default=True)
@click.option("--threads", default=2, show_default=True)
@click.option("--onward", is_flag=True, help="Begin with the shipped networks, and play all rounds from the start.")
@click.option("--file", type=click.Path(dir_okay=False, path_type=Path), help="Where every generation is written.")
def main(
    *,
    generations: int,
    rounds: int,
    units: int,
    rate: float,
    noise: float,
    epochs: int,
    kept: int,
    seed: str,
    threads: int,
    onward: bool,
    file: Path | None,
) -> None:
    """Learn the networks of Gin Rummy and print them as a module."""
    chance = np.random.default_rng([*seed.encode()])
    judges = [grown(shipped(), units, chance) if onward else unlearnt(units, chance)]
    made_by = COMMAND.findall(networks.__doc__ or "") if onward else []
    command = "python -m tests.bench.tuning.gin"
    command += f" --rounds {rounds} --units {units} --rate {rate} --noise {noise:g} --epochs {epochs} --kept {kept}"
    command += f" --seed {seed}"
    games: list[Played] = []
    with ThreadPoolExecutor(threads) as workers:
        for generation in range(generations):
            began, last = time.monotonic(), judges[-1]
            first = generation == 0 and not onward
            size = int(rounds * (1 if onward else min(1, (generation + 2) / 8))) // PARTS
            parts = [Part(f"{seed} {generation} {part}", size, judges, first, noise) for part in range(PARTS)]
            newest = [*workers.map(played, parts)]
            games = [*(games[-PARTS * (kept - 1) :] if kept > 1 and (generation > 1 or onward) else ()), *newest]
            nets = {
                name: fitted(
                    getattr(last, name),
                    [one.seen[name] for one in games],
                    chance,
                    epochs=6 if first else epochs,
                    rate=0.003 if first else rate,
                    scale=SCALE,
                )
                for name in NETWORKS
            }
            judges.append(Judge(**nets, reading=reading_of([one.clues for one in games], last.reading)))
            shown = ", ".join(
                f"{against} {result(np.concatenate([one.results[against] for one in newest]))}"
                for against in newest[0].results
            )
            wins, ahead = matched(f"{seed} match", MATCH, judges[-1], judges[0])
            shown += f", first judge {ahead.mean():+.2f} points ({wins.mean():.1%} of {2 * MATCH} rounds)"
            seconds = time.monotonic() - began
            click.echo(f"generation {generation}: {shown}, {seconds:.0f} s", err=True)
            now = f"{command} --generations {generation + 1}{' --onward' if onward else ''}"
            source = module(judges[-1], [*made_by, now])
            if file:
                file.write_text(f"{source}\n", "utf-8")
    click.echo(source)


if __name__ == "__main__":
    main()

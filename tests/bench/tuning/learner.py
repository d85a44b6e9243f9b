"""Learns the networks of a game by self-play, in rounds that are played in C.

A generation plays rounds with the newest networks, against themselves, older ones and players of random simple styles.
The first one plays in styles only, unless it goes on from networks that know something. Networks learn the positions of
the last generations, and the weights of clues where hidden cards were.
"""

from __future__ import annotations

import ctypes
import textwrap
import time
from collections.abc import Callable, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from functools import cached_property, wraps
from pathlib import Path
from typing import Any, NamedTuple

import click
import numpy as np
from numpy.typing import NDArray

from tests.bench.tuning.networks import BATCH, CNetwork, Numbers, Weights, compiled, fitted, number, reading_of, result

PARTS = 8
"""The parts of a generation, each with its own seed; they can be played by any number of threads."""
_FIRST_RATE = 0.003


class Judge(NamedTuple):
    """The networks of a player while they are learnt, by name."""

    networks: Mapping[str, Weights]
    reading: tuple[float, ...] = ()
    """The weights of clues to hidden cards, where a game has them."""


class Part(NamedTuple):
    """A part of a generation: rounds to play with these judges, the newest last."""

    seed: str
    rounds: int
    judges: Sequence[Judge]
    styled: bool = False
    """Whether the learner plays in styles, as its networks know nothing yet."""


class Played(NamedTuple):
    """The yield of a part: numbers and targets by network, clues, and the learner's values of rounds by opponent."""

    seen: Mapping[str, tuple[NDArray[np.float32], Numbers]]
    clues: Numbers
    results: Mapping[str, Numbers]


class Rounds:
    """The training rounds of a game, from a C source of this folder with the functions ``play`` and ``match``."""

    def __init__(
        self,
        source: str,
        networks: Sequence[str],
        *,
        most: int,
        clues: int = 0,
        prepare: Callable[[ctypes.CDLL], object] = lambda library: None,
    ) -> None:
        """Name the networks in the order of the source; ``most`` rows of each are kept of a round, on average."""
        self._source, self._most, self._prepare = source, most, prepare
        self.networks, self.clues = (*networks,), clues
        size, reading = len(networks), ("reading", ctypes.c_double * (clues + 1))

        class JudgeInC(ctypes.Structure):
            _fields_ = (("networks", CNetwork * size), *([reading] if clues else []))

        class Seen(ctypes.Structure):
            _fields_ = (
                ("sizes", ctypes.c_long * size),
                *([("clue", ctypes.c_long)] if clues else []),
                ("most", ctypes.c_long),
                ("rows", ctypes.c_void_p * size),
                ("targets", ctypes.c_void_p * size),
                *([("clue_rows", ctypes.c_void_p)] if clues else []),
            )

        self._judge, self._seen = JudgeInC, Seen

    @cached_property
    def library(self) -> ctypes.CDLL:
        """The compiled source."""
        loaded = compiled(self._source)
        self._prepare(loaded)
        return loaded

    def in_c(self, judges: Sequence[Judge]) -> tuple[Any, list[Numbers]]:
        """Return judges as C takes them, and their weights, which must outlive them."""
        found: Any = (self._judge * len(judges))()
        weights = []
        for its, judge in zip(found, judges, strict=True):
            if self.clues:
                its.reading[:] = judge.reading
            for place, name in enumerate(self.networks):
                its.networks[place], flat = judge.networks[name].in_c()
                weights.append(flat)
        return found, weights

    def matched(
        self, seed: str, deals: int, one: Judge | None, two: Judge | None, *settings: int
    ) -> tuple[Numbers, Numbers]:
        """Return by deal the share of rounds that the first judge wins and its points, each deal played by all sides.

        Without a judge, a player that the source knows takes its place. ``settings`` are those of ``match``.
        """
        wins, ahead = np.empty(deals), np.empty(deals)
        found = [self.in_c([judge]) if judge else None for judge in (one, two)]
        judges = [each and ctypes.byref(each[0][0]) for each in found]
        arrays = (ctypes.c_void_p(wins.ctypes.data), ctypes.c_void_p(ahead.ctypes.data))
        self.library.match(number(seed), ctypes.c_long(deals), *judges, *settings, *arrays)
        return wins, ahead

    def played(self, part: Part, *settings: int | ctypes.c_double) -> Played:
        """Play rounds; ``settings`` are those of ``play``."""
        judges, _weights = self.in_c(part.judges)
        most, last = self._most * part.rounds, part.judges[-1].networks
        rows = {name: np.empty((most, last[name].hidden.shape[1]), np.float32) for name in self.networks}
        targets = {name: np.empty(most) for name in self.networks}
        clues = np.empty((most if self.clues else 0, self.clues + 2))
        results, versus = np.empty(part.rounds), np.empty(part.rounds, np.int8)
        seen: Any = self._seen(most=most)
        for place, name in enumerate(self.networks):
            seen.rows[place] = rows[name].ctypes.data
            seen.targets[place] = targets[name].ctypes.data
        if self.clues:
            seen.clue_rows = clues.ctypes.data
        self.library.play(
            number(part.seed),
            ctypes.c_long(part.rounds),
            judges,
            len(judges),
            int(part.styled),
            *settings,
            ctypes.byref(seen),
            ctypes.c_void_p(results.ctypes.data),
            ctypes.c_void_p(versus.ctypes.data),
        )
        sizes = dict(zip(self.networks, seen.sizes, strict=True))
        kept = {name: (rows[name][:size].copy(), targets[name][:size].copy()) for name, size in sizes.items()}
        by_opponent = {"styles": results[versus == 0], "judges": results[versus == 1]}
        return Played(kept, clues[: seen.clue].copy() if self.clues else clues, by_opponent)


class Options(NamedTuple):
    """The options of every learner's command."""

    generations: int
    rounds: int
    units: int
    rate: float
    kept: int
    seed: str
    threads: int
    file: Path | None

    def chance(self) -> np.random.Generator:
        """Return the source of randomness of the seed."""
        return np.random.default_rng([*self.seed.encode()])

    def command(self, game: str, generations: int, *flags: str) -> str:
        """Return the command by which a game's learner learns that many generations; its own ``flags`` come last."""
        learning = f"--rounds {self.rounds} --units {self.units} --rate {self.rate} --kept {self.kept}"
        every = [
            f"python -m tests.bench.tuning.{game} {learning} --seed {self.seed} --generations {generations}",
            *flags,
        ]
        return " ".join(every)


def options(
    *, rounds: int, units: int, rate: float, kept: int, seed: str, of_units: str = "a network"
) -> Callable[[Callable[..., None]], Callable[..., None]]:
    """Decorate the main function of a learner, which takes :class:`Options`, with the options of every learner."""
    its = (
        click.option("--generations", default=10, show_default=True),
        click.option(
            "--rounds", default=rounds, show_default=True, help="Rounds of a generation; the first ones have fewer."
        ),
        click.option("--units", default=units, show_default=True, help=f"Hidden units of {of_units}."),
        click.option(
            "--rate", default=rate, show_default=True, help="How fast networks learn after the first generation."
        ),
        click.option(
            "--kept", default=kept, show_default=True, help="The generations whose positions are learnt from."
        ),
        click.option("--seed", default=seed, show_default=True),
        click.option("--threads", default=2, show_default=True),
        click.option(
            "--file", type=click.Path(dir_okay=False, path_type=Path), help="Where every generation is written."
        ),
    )

    def decorated(main: Callable[..., None]) -> Callable[..., None]:
        @wraps(main)
        def taking(**given: Any) -> None:
            main(Options(**{name: given.pop(name) for name in Options._fields}), **given)

        for option in reversed(its):
            taking = option(taking)
        return taking

    return decorated


class Course(NamedTuple):
    """How a game learns."""

    play: Callable[[Part], Played]
    scale: float
    """Points in the unit that networks are fitted in."""
    epochs: tuple[int, int]
    """The passes over positions in the first generation, and later."""
    compared: Callable[[Sequence[Judge]], str]
    """Says how the last of the judges does, with a separator before it."""
    source: Callable[[Judge, int], str]
    """Returns the module with a judge's networks, made in a number of generations."""
    onward: bool = False
    """Whether the first judge knows something: it plays no styles, and all generations are of the same size."""
    first_met: bool = False
    """Whether judges also meet the first one if it knows nothing."""
    slowing: bool = False
    """Whether each generation learns more slowly than the one before."""
    batch: int = BATCH
    """The positions of a step: more where results say little about a position."""


def learn(course: Course, first: Judge, chance: np.random.Generator, options: Options) -> None:
    """Learn networks, beginning with those of a judge, and print them as a module."""
    judges, games, source = [first], list[Played](), ""
    kept, onward = options.kept, course.onward
    with ThreadPoolExecutor(options.threads) as workers:
        for generation in range(options.generations):
            began, last = time.monotonic(), judges[-1]
            styled = generation == 0 and not onward
            rate = options.rate * (1 - generation / options.generations if course.slowing else 1)
            size = int(options.rounds * (1 if onward else min(1, (generation + 2) / 8))) // PARTS
            pool = judges if onward or course.first_met else judges[1:] or judges
            seeds = [f"{options.seed} {generation} {part}" for part in range(PARTS)]
            newest = [*workers.map(course.play, [Part(each, size, pool, styled) for each in seeds])]
            games = [*(games[-PARTS * (kept - 1) :] if kept > 1 and (generation > 1 or onward) else ()), *newest]
            networks = {
                name: fitted(
                    network,
                    [one.seen[name] for one in games],
                    chance,
                    epochs=course.epochs[not styled],
                    rate=_FIRST_RATE if styled else rate,
                    scale=course.scale,
                    batch=course.batch,
                )
                for name, network in last.networks.items()
            }
            reading = reading_of([one.clues for one in games], last.reading) if last.reading else ()
            judges.append(Judge(networks, reading))
            shown = ", ".join(
                f"{against} {result(np.concatenate([one.results[against] for one in newest]))}"
                for against in newest[0].results
            )
            shown += course.compared(judges)
            seconds = time.monotonic() - began
            click.echo(f"generation {generation}: {shown}, {seconds:.0f} s", err=True)
            source = course.source(judges[-1], generation + 1)
            if options.file:
                options.file.write_text(f"{source}\n", "utf-8")
    click.echo(source)


def module(head: str, judge: Judge, made_by: Sequence[str], names: Sequence[str] = ()) -> str:
    """Return the source of a module with a judge's networks, or those of some names, made by commands in turn."""
    steps = textwrap.fill("Made by " + ", then ".join(f"``{' '.join(command.split())}``" for command in made_by), 119)
    lines = [f'"""{head}\n\n{steps}.\n"""']
    if judge.reading:
        reading = ", ".join(f"{weight:.3f}" for weight in judge.reading)
        lines += ["", *textwrap.wrap(f"READING = ({reading})", 119, subsequent_indent="    ")]
    lines += [f'\n{name.upper()} = """\n{judge.networks[name].text()}\n"""' for name in names or judge.networks]
    return "\n".join(lines)

"""Learns the networks of Rummy 500 by self-play: ``python -m tests.bench.tuning.rummy500``.

Prints the module :mod:`engine.players.rummy500.networks`, for two players, or with ``--many``
:mod:`engine.players.rummy500.networks_for_many`, for three, four, and four as partners. It needs numpy, which ``make
oracles`` installs, and a C compiler for the rounds (``rummy500_rounds.c``).

A generation plays rounds with the newest networks, against themselves, older ones, and linear players of random styles.
With ``--onward`` the first generation begins with the shipped networks instead of styles.
The values of its positions are pulled towards the results (TD(lambda)), and the weights of clues towards where the
cards were.
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

from engine.players.rummy500 import networks, networks_for_many
from engine.players.rummy500.features import CLUES, MANY, NUMBERS
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
MATCH = 1000
"""The deals by which a generation is compared with the linear player."""
TABLES: tuple[tuple[tuple[int, bool], ...], ...] = (((2, False),), ((3, False), (4, False), (4, True)))
"""The numbers of players, and whether they are partners: of two players, and of more."""
DEAR, LINEAR, ANY = -2, -1, 8
"""The players that a judge can be matched with besides other judges.

These are the linear expert of tables that were not learnt, the linear player, and one of a random style."""
NETWORKS = ("leave", "draw")
SCALE = 50.0
"""Points in the unit that networks are fitted in."""
_A_ROUND = 24
"""The rows of a kind that are kept for a round, on average at most."""


class Judge(NamedTuple):
    """The networks of a player while they are learnt; see :class:`engine.players.rummy500.planning.Judge`."""

    leave: Weights
    draw: Weights
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
    """Compile ``rummy500_rounds.c`` and return it."""
    loaded = compiled("rummy500_rounds.c")
    loaded.prepare()
    return loaded


class Part(NamedTuple):
    """A part of a generation: rounds to play with these judges, the newest last."""

    seed: str
    rounds: int
    judges: Sequence[Judge]
    styled: bool = False
    """Whether the learner plays in styles, as its networks know nothing yet."""
    hasty: bool = False
    """Whether the judges judge the stock by the network alone, which is twenty times as fast."""
    many: bool = False
    """Whether more than two play."""


class Played(NamedTuple):
    """The yield of a part: numbers and targets by network, clues, and the learner's values of rounds by opponent."""

    seen: dict[str, tuple[NDArray[np.float32], Numbers]]
    clues: Numbers
    results: dict[str, Numbers]


def matched(
    seed: str,
    deals: int,
    one: Judge | None,
    two: Judge | None = None,
    *,
    seats: int = 2,
    partners: bool = False,
    style: int = LINEAR,
    hasty: int = 0,
    peeks: bool = False,
) -> tuple[Numbers, Numbers]:
    """Return by deal the share of rounds that the first judge wins, and its points ahead of the mean of the others.

    Each deal is played once for every side: the first judge has one side, the second all others. Without ``two`` these
    have a style: that of the linear player, one of a kind, or :data:`ANY`, new for each deal.
    The first judge is ``hasty`` if this is 1 or 3, the other with 2 or 3: it judges the stock by the network alone. A
    judge that ``peeks`` sees the other hand.
    """
    wins, ahead = np.empty(deals), np.empty(deals)
    found = [in_c([judge]) if judge else None for judge in (one, two)]
    judges = [each and ctypes.byref(each[0][0]) for each in found]
    arrays = (ctypes.c_void_p(wins.ctypes.data), ctypes.c_void_p(ahead.ctypes.data))
    rounds_library().match(
        number(seed), ctypes.c_long(deals), *judges, seats, int(partners), style, hasty, int(peeks), *arrays
    )
    return wins, ahead


def in_c(judges: Sequence[Judge]) -> tuple[Any, list[Numbers]]:
    """Return judges as ``rummy500_rounds.c`` takes them, and their weights, which must outlive them."""
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
    judges, _weights = in_c(part.judges)
    most = _A_ROUND * part.rounds
    rows = {name: np.empty((most, part.judges[-1].leave.hidden.shape[1]), np.float32) for name in NETWORKS}
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
        int(part.hasty),
        int(part.many),
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
    players = "more than two players" if "--many" in made_by[-1] else "two players"
    head = f"The networks of :mod:`engine.players.rummy500.planning` for {players}, in thousandths."
    lines = [f'"""{head}\n\n{steps}.\n"""\n']
    lines += textwrap.wrap(f"READING = ({reading})", 119, subsequent_indent="    ")
    for name in NETWORKS:
        lines.append(f'\n{name.upper()} = """\n{getattr(judge, name).text()}\n"""')
    return "\n".join(lines)


def unlearnt(units: int, chance: np.random.Generator, *, many: bool = False) -> Judge:
    """Return networks that know nothing."""
    leave, draw = (Weights.at_random(MANY if many else NUMBERS, units, chance) for _ in NETWORKS)
    return Judge(leave, draw, reading=(0.0,) * (CLUES + 1))


def shipped(*, many: bool = False) -> Judge:
    """Return the networks that play now, of two players or ``many``."""
    its = networks_for_many if many else networks
    leave, draw = (Weights.of(getattr(its, name.upper())) for name in NETWORKS)
    return Judge(leave, draw, its.READING)


@click.command()
@click.option("--generations", default=10, show_default=True)
@click.option("--rounds", default=8000, show_default=True, help="Rounds of a generation; the first ones have fewer.")
@click.option("--units", default=32, show_default=True, help="Hidden units of a network.")
@click.option("--rate", default=0.0015, show_default=True, help="How fast networks learn after the first generation.")
@click.option("--kept", default=4, show_default=True, help="The generations whose positions are learnt from.")
@click.option("--seed", default="rummy", show_default=True)
@click.option("--threads", default=2, show_default=True)
@click.option("--hasty", is_flag=True, help="Judge the stock by the network alone, which is twenty times as fast.")
@click.option("--many", is_flag=True, help="Learn for more than two players.")
@click.option("--onward", is_flag=True, help="Begin with the shipped networks, and play all rounds from the start.")
@click.option("--file", type=click.Path(dir_okay=False, path_type=Path), help="Where every generation is written.")
def main(
    *,
    generations: int,
    rounds: int,
    units: int,
    rate: float,
    kept: int,
    seed: str,
    threads: int,
    hasty: bool,
    many: bool,
    onward: bool,
    file: Path | None,
) -> None:
    """Learn the networks of Rummy 500 and print them as a module."""
    chance = np.random.default_rng([*seed.encode()])
    judges = [shipped(many=many) if onward else unlearnt(units, chance, many=many)]
    made_by = COMMAND.findall((networks_for_many if many else networks).__doc__ or "") if onward else []
    command = "python -m tests.bench.tuning.rummy500"
    command += f" --rounds {rounds} --units {units} --rate {rate} --kept {kept} --seed {seed}"
    games: list[Played] = []
    with ThreadPoolExecutor(threads) as workers:
        for generation in range(generations):
            began, last = time.monotonic(), judges[-1]
            first = generation == 0 and not onward
            size = int(rounds * (1 if onward else min(1, (generation + 2) / 8))) // PARTS
            pool = judges[not onward :] or judges
            seeds = [f"{seed} {generation} {part}" for part in range(PARTS)]
            parts = [Part(each, size, pool, styled=first, hasty=hasty, many=many) for each in seeds]
            newest = [*workers.map(played, parts)]
            games = [*(games[-PARTS * (kept - 1) :] if kept > 1 and (generation > 1 or onward) else ()), *newest]
            nets = {
                name: fitted(
                    getattr(last, name),
                    [one.seen[name] for one in games],
                    chance,
                    epochs=6 if first else 3,
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
            for seats, partners in TABLES[many]:
                seed_of_match = f"{seed} match"
                wins, ahead = matched(
                    seed_of_match, MATCH, judges[-1], seats=seats, partners=partners, hasty=int(hasty)
                )
                shown += (
                    f"; {seats} with linear players {ahead.mean():+.2f} points ({wins.mean():.1%} of {MATCH} deals)"
                )
            seconds = time.monotonic() - began
            click.echo(f"generation {generation}: {shown}, {seconds:.0f} s", err=True)
            flags = " --hasty" * hasty + " --many" * many + " --onward" * onward
            now = f"{command} --generations {generation + 1}{flags}"
            source = module(judges[-1], [*made_by, now])
            if file:
                file.write_text(f"{source}\n", "utf-8")
    click.echo(source)


if __name__ == "__main__":
    main()

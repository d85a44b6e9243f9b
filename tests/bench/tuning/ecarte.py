"""Learns the networks of Écarté by self-play: ``python -m tests.bench.tuning.ecarte``.

Prints the module :mod:`engine.players.ecarte.networks`, or one of those beside it. It needs numpy, which ``make
oracles`` installs, and a C compiler for the rounds (``ecarte_rounds.c``).

A generation plays rounds with the newest networks, against themselves, older ones, and players of random simple styles.
The first one plays in styles only. Choices are played on in the same deals, and networks learn the results.
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

from engine.players.ecarte import free_networks, networks, small_free_networks, small_networks
from engine.players.ecarte.features import CALL, LEAD, NEXT
from tests.bench.tuning.networks import CNetwork, Numbers, Weights, compiled, fitted, number, result

PARTS = 8
"""The parts of a generation, each with its own seed; they can be played by any number of threads."""
MATCH = 10000
"""The deals by which a generation is compared with simple styles, and with the first generation."""
CALLS = ("stay", "renew", "exchange")
WIDTHS = {**dict.fromkeys(CALLS, CALL), "leads": LEAD, "follows": NEXT}
NETWORKS = tuple(WIDTHS)
_A_ROUND = 12
"""The rows of a network that are kept for a round, on average at most."""

Judge = dict[str, Weights]
"""The networks of a player while they are learnt, by name; see :class:`engine.players.ecarte.planning.Judge`."""


class _Seen(ctypes.Structure):
    _fields_ = (
        ("sizes", ctypes.c_long * len(NETWORKS)),
        ("most", ctypes.c_long),
        ("rows", ctypes.c_void_p * len(NETWORKS)),
        ("targets", ctypes.c_void_p * len(NETWORKS)),
    )


@cache
def rounds_library() -> ctypes.CDLL:
    """Compile ``ecarte_rounds.c`` and return it."""
    return compiled("ecarte_rounds.c")


class Part(NamedTuple):
    """A part of a generation: rounds to play with these judges, the newest last."""

    seed: str
    rounds: int
    judges: Sequence[Judge]
    styled: bool = False
    """Whether the learner plays in styles, as its networks know nothing yet."""
    strict: bool = True
    """Whether players who follow must win, and trump, if able."""


class Played(NamedTuple):
    """The yield of a part: numbers and results by network, and the learner's values of rounds by opponent."""

    seen: dict[str, tuple[NDArray[np.float32], Numbers]]
    results: dict[str, Numbers]


def in_c(judges: Sequence[Judge]) -> tuple[Any, list[Numbers]]:
    """Return judges as ``ecarte_rounds.c`` takes them, and their weights, which must outlive them."""
    found = [judge[name].in_c() for judge in judges for name in NETWORKS]
    return (CNetwork * len(found))(*(network for network, _ in found)), [weights for _, weights in found]


def matched(
    seed: str, deals: int, one: Judge, two: Judge | None = None, *, strict: bool = True
) -> tuple[Numbers, Numbers]:
    """Return by deal the share of rounds that the first judge wins and its points, each deal played twice.

    Without ``two`` the other plays in a style that is new for each deal.
    """
    wins, ahead = np.empty(deals), np.empty(deals)
    first, _weights = in_c([one])
    second, _others = in_c([two]) if two else (None, None)
    arrays = (ctypes.c_void_p(wins.ctypes.data), ctypes.c_void_p(ahead.ctypes.data))
    rounds_library().match(number(seed), ctypes.c_long(deals), first, second, int(strict), *arrays)
    return wins, ahead


def played(part: Part) -> Played:
    """Play rounds."""
    judges, _weights = in_c(part.judges)
    most = _A_ROUND * part.rounds
    rows = {name: np.empty((most, width), np.float32) for name, width in WIDTHS.items()}
    targets = {name: np.empty(most) for name in NETWORKS}
    results, versus = np.empty(part.rounds), np.empty(part.rounds, np.int8)
    seen = _Seen(most=most)
    for place, name in enumerate(NETWORKS):
        seen.rows[place] = rows[name].ctypes.data
        seen.targets[place] = targets[name].ctypes.data
    rounds_library().play(
        number(part.seed),
        ctypes.c_long(part.rounds),
        judges,
        len(part.judges),
        int(part.styled),
        int(part.strict),
        ctypes.byref(seen),
        ctypes.c_void_p(results.ctypes.data),
        ctypes.c_void_p(versus.ctypes.data),
    )
    sizes = dict(zip(NETWORKS, seen.sizes, strict=True))
    kept = {name: (rows[name][:size].copy(), targets[name][:size].copy()) for name, size in sizes.items()}
    return Played(kept, {"styles": results[versus == 0], "judges": results[versus == 1]})


def module(judge: Judge, made_by: str, names: Sequence[str] = NETWORKS) -> str:
    """Return the source of the module with the networks of these names, made by a command."""
    lines = [
        '"""The networks of :mod:`engine.players.ecarte.planning`, in thousandths.\n',
        f'{textwrap.fill(f"Made by ``{made_by}``.", 119)}\n"""',
    ]
    lines += [f'\n{name.upper()} = """\n{judge[name].text()}\n"""' for name in names]
    return "\n".join(lines)


def unlearnt(units: int, chance: np.random.Generator) -> Judge:
    """Return networks that know nothing, those of calls with two thirds of the units."""
    return {
        name: Weights.at_random(width, units * 2 // 3 if name in CALLS else units, chance)
        for name, width in WIDTHS.items()
    }


def shipped(*, small: bool = False, strict: bool = True) -> Judge:
    """Return the networks that play now: the master's, or those of the expert, of which some are ``small``."""
    of_all, of_some = (networks, small_networks) if strict else (free_networks, small_free_networks)
    own = vars(of_some) if small else {}
    return {name: Weights.of(own.get(name.upper()) or getattr(of_all, name.upper())) for name in NETWORKS}


@click.command()
@click.option("--generations", default=10, show_default=True)
@click.option("--rounds", default=100000, show_default=True, help="Rounds of a generation; the first ones have fewer.")
@click.option("--units", default=42, show_default=True, help="Hidden units of a network for the play.")
@click.option("--rate", default=0.001, show_default=True, help="How fast networks learn after the first generation.")
@click.option("--kept", default=3, show_default=True, help="The generations whose positions are learnt from.")
@click.option("--without-calls", is_flag=True, help="Print no networks of calls: the expert calls like the master.")
@click.option("--free", is_flag=True, help="Play without the duties to win and to trump.")
@click.option("--seed", default="ecarte", show_default=True)
@click.option("--threads", default=2, show_default=True)
@click.option("--file", type=click.Path(dir_okay=False, path_type=Path), help="Where every generation is written.")
def main(
    *,
    generations: int,
    rounds: int,
    units: int,
    rate: float,
    kept: int,
    without_calls: bool,
    free: bool,
    seed: str,
    threads: int,
    file: Path | None,
) -> None:
    """Learn the networks of Écarté and print them as a module."""
    chance = np.random.default_rng([*seed.encode()])
    judges = [unlearnt(units, chance)]
    command = "python -m tests.bench.tuning.ecarte"
    command += f" --rounds {rounds} --units {units} --rate {rate} --kept {kept}"
    command += f"{' --without-calls' * without_calls}{' --free' * free} --seed {seed}"
    names = [name for name in NETWORKS if not without_calls or name not in ("stay", "renew")]
    games: list[Played] = []
    with ThreadPoolExecutor(threads) as workers:
        for generation in range(generations):
            began, last = time.monotonic(), judges[-1]
            first = generation == 0
            size = int(rounds * min(1, (generation + 2) / 8)) // PARTS
            seeds = [f"{seed} {generation} {part}" for part in range(PARTS)]
            newest = [
                *workers.map(
                    played, [Part(each, size, judges[1:] or judges, styled=first, strict=not free) for each in seeds]
                )
            ]
            games = [*(games[-PARTS * (kept - 1) :] if kept > 1 and generation > 1 else ()), *newest]
            judges.append(
                {
                    name: fitted(
                        last[name],
                        [one.seen[name] for one in games],
                        chance,
                        epochs=4 if first else 1,
                        rate=0.003 if first else rate,
                        scale=1.0,
                    )
                    for name in NETWORKS
                }
            )
            shown = ", ".join(
                f"{against} {result(np.concatenate([one.results[against] for one in newest]))}"
                for against in newest[0].results
            )
            for name, other in (("styles", None), ("first judge", judges[1]), ("last", last)):
                wins, ahead = matched(f"{seed} match", MATCH, judges[-1], other, strict=not free)
                shown += f"; {name} {ahead.mean():+.3f} points ({wins.mean():.2%})"
            seconds = time.monotonic() - began
            click.echo(f"generation {generation}: {shown}, {seconds:.0f} s", err=True)
            source = module(judges[-1], f"{command} --generations {generation + 1}", names)
            if file:
                file.write_text(f"{source}\n", "utf-8")
    click.echo(source)


if __name__ == "__main__":
    main()

"""Learns the networks of Gin Rummy by self-play: ``python -m tests.bench.tuning.gin``.

Prints the module :mod:`engine.players.gin.networks`. It needs numpy, which ``make oracles`` installs, and a C compiler
for the rounds (``gin_rounds.c``).

With ``--onward`` the first generation begins with the shipped networks instead of styles.
The values of positions are pulled towards the results (TD(lambda)); those of knocks towards what a knock would have
won, which is known for every hand that could knock, and the weights of clues towards where the cards were.
"""

from __future__ import annotations

import ctypes
from collections.abc import Sequence

import click
import numpy as np

from engine.players.gin import networks
from engine.players.gin.features import CLUES, DISCARD, HAND, TABLE
from engine.players.gin.planning import WIN
from tests.bench.tuning.learner import Course, Judge, Options, Part, Played, Rounds, learn, module, options
from tests.bench.tuning.networks import COMMAND, Numbers, Weights

MATCH = 2000
"""The deals by which a generation is compared with the first networks."""
SCALE = 25.0
"""Points in the unit that networks are fitted in."""
OWN = HAND + TABLE
WIDTHS = {"leave": OWN + DISCARD, "draw": OWN, "knock": OWN}
"""By network, how many numbers describe a position."""
_HEAD = "The networks of :mod:`engine.players.gin.planning`, in thousandths."


def _prepare(library: ctypes.CDLL) -> None:
    library.prepare()
    ctypes.c_double.in_dll(library, "win").value = WIN


ROUNDS = Rounds("gin_rounds.c", (*WIDTHS,), most=24, clues=CLUES, prepare=_prepare)


def matched(seed: str, deals: int, one: Judge, two: Judge | None = None) -> tuple[Numbers, Numbers]:
    """Return by deal the share of rounds that the first judge wins and its points, each deal played twice.

    The other is ``two``, or ``counter``, which only counts, as in :mod:`tests.bench.reference_players.gin`.
    """
    return ROUNDS.matched(seed, deals, one, two)


def played(part: Part, *, noise: float = 5.0) -> Played:
    """Play rounds; ``noise`` is how far judges stray from what they value most, in points."""
    return ROUNDS.played(part, ctypes.c_double(noise))


def _units(name: str, units: int) -> int:
    return units // 2 if name == "knock" else units


def unlearnt(units: int, chance: np.random.Generator) -> Judge:
    """Return networks that know nothing."""
    found = {name: Weights.at_random(width, _units(name, units), chance) for name, width in WIDTHS.items()}
    return Judge(found, (0.0,) * (CLUES + 1))


def shipped() -> Judge:
    """Return the networks that play now."""
    return Judge({name: Weights.of(getattr(networks, name.upper())) for name in WIDTHS}, networks.READING)


def grown(judge: Judge, units: int, chance: np.random.Generator) -> Judge:
    """Return a judge with this many units, of which new ones hardly count yet."""
    found = {name: old.grown(_units(name, units), chance) for name, old in judge.networks.items()}
    return Judge(found, judge.reading)


@click.command()
@options(rounds=8000, units=32, rate=0.0015, kept=4, seed="gin", of_units="a network; half of them for knocks")
@click.option("--noise", default=5.0, show_default=True, help="How far players stray to learn, in points.")
@click.option("--epochs", default=3, show_default=True, help="Passes over positions after the first generation.")
@click.option("--onward", is_flag=True, help="Begin with the shipped networks, and play all rounds from the start.")
def main(options: Options, *, noise: float, epochs: int, onward: bool) -> None:
    """Learn the networks of Gin Rummy and print them as a module."""
    chance = options.chance()
    made_by = COMMAND.findall(networks.__doc__ or "") if onward else []
    flags = (f"--noise {noise:g}", f"--epochs {epochs}", *["--onward"] * onward)

    def compared(judges: Sequence[Judge]) -> str:
        wins, ahead = matched(f"{options.seed} match", MATCH, judges[-1], judges[0])
        return f", first judge {ahead.mean():+.2f} points ({wins.mean():.1%} of {2 * MATCH} rounds)"

    course = Course(
        play=lambda part: played(part, noise=noise),
        scale=SCALE,
        epochs=(6, epochs),
        compared=compared,
        source=lambda judge, number: module(_HEAD, judge, [*made_by, options.command("gin", number, *flags)]),
        onward=onward,
        first_met=True,
    )
    first = grown(shipped(), options.units, chance) if onward else unlearnt(options.units, chance)
    learn(course, first, chance, options)


if __name__ == "__main__":
    main()

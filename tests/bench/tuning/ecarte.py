"""Learns the networks of Écarté by self-play: ``python -m tests.bench.tuning.ecarte``.

Prints the module :mod:`engine.players.ecarte.networks`, or one of those beside it. It needs numpy, which ``make
oracles`` installs, and a C compiler for the rounds (``ecarte_rounds.c``).

Choices are played on in the same deals, and networks learn the results; those of calls learn how far playing at once is
ahead of new cards. With ``--calls only`` the present networks exchange and play, and only these are learnt anew.
"""

from __future__ import annotations

import ctypes
from collections.abc import Sequence

import click
import numpy as np

from engine.players.ecarte import (
    call_networks,
    free_call_networks,
    free_networks,
    networks,
    small_free_networks,
    small_networks,
)
from engine.players.ecarte.features import CALL, LEAD, NEXT
from tests.bench.tuning.learner import Course, Judge, Options, Part, Played, Rounds, learn, module, options
from tests.bench.tuning.networks import BATCH, Numbers, Weights

STYLES = 0.4
"""The share of rounds in which the learner meets simple styles."""
MATCH = 10000
"""The deals by which a generation is compared with simple styles, and with the first generation."""
WIDTHS = {
    "first_calls": CALL,
    "first_points": CALL,
    "later_calls": CALL,
    "exchange": CALL,
    "leads": LEAD,
    "follows": NEXT,
}
"""By network, how many numbers describe a position."""
OF_CALLS = ("first_calls", "first_points", "later_calls")
"""The networks of calls, before any exchange and after one."""
_CALLS = "Learn networks of calls as well, print none, as the expert calls like the master, or learn them alone."
_CALLS_BATCH = 1024
"""The positions of a step if calls alone are learnt, as one result says little about a call."""
_HEAD = "The networks {}of :mod:`engine.players.ecarte.planning`, in thousandths."
ROUNDS = Rounds("ecarte_rounds.c", (*WIDTHS,), most=12)


def matched(
    seed: str, deals: int, one: Judge, two: Judge | None = None, *, strict: bool = True
) -> tuple[Numbers, Numbers]:
    """Return by deal the share of rounds that the first judge wins and its points, each deal played twice.

    Without ``two`` the other plays in a style that is new for each deal.
    """
    return ROUNDS.matched(seed, deals, one, two, int(strict))


def played(part: Part, *, strict: bool = True, calls: bool = False, styles: float = STYLES) -> Played:
    """Play rounds and see all decisions, or only ``calls``; ``strict`` if who follows must win, and trump, if able."""
    return ROUNDS.played(part, int(strict), int(calls), ctypes.c_double(styles))


def unlearnt(units: int, chance: np.random.Generator) -> Judge:
    """Return networks that know nothing, those of calls and exchanges with two thirds of the units."""
    return Judge(
        {
            name: Weights.at_random(width, units * 2 // 3 if width == CALL else units, chance)
            for name, width in WIDTHS.items()
        }
    )


def with_new_calls(judge: Judge, units: int, chance: np.random.Generator) -> Judge:
    """Return a judge whose networks of calls know nothing, and have this many units."""
    return Judge({**judge.networks, **{name: Weights.at_random(CALL, units, chance) for name in OF_CALLS}})


def shipped(*, small: bool = False, strict: bool = True) -> Judge:
    """Return the networks that play now: the master's, or those of the expert, of which some are ``small``."""
    usual = (networks, call_networks, small_networks)
    every, of_calls, some = usual if strict else (free_networks, free_call_networks, small_free_networks)
    texts = vars(every) | vars(of_calls) | (vars(some) if small else {})
    return Judge({name: Weights.of(texts[name.upper()]) for name in WIDTHS})


@click.command()
@options(rounds=100000, units=42, rate=0.001, kept=3, seed="ecarte", of_units="a network for the play, or for calls")
@click.option("--calls", type=click.Choice(["all", "none", "only"]), default="all", show_default=True, help=_CALLS)
@click.option("--styles", default=STYLES, show_default=True, help="The share of rounds against simple styles.")
@click.option("--free", is_flag=True, help="Play without the duties to win and to trump.")
def main(options: Options, *, calls: str, styles: float, free: bool) -> None:
    """Learn the networks of Écarté and print them as a module."""
    chance, alone = options.chance(), calls == "only"
    others = [name for name in WIDTHS if name not in OF_CALLS]
    names = {"all": [*WIDTHS], "none": others, "only": OF_CALLS}[calls]
    flags = (
        *[f"--calls {calls}"] * (calls != "all"),
        *[f"--styles {styles:g}"] * (styles != STYLES),
        *["--free"] * free,
    )
    head = _HEAD.format("of calls " * alone)
    if alone:
        first = with_new_calls(shipped(strict=not free), options.units, chance)
    else:
        first = unlearnt(options.units, chance)

    def compared(judges: Sequence[Judge]) -> str:
        shown = ""
        for name, other in (("styles", None), ("first judge", judges[1]), ("last", judges[-2])):
            wins, ahead = matched(f"{options.seed} match", MATCH, judges[-1], other, strict=not free)
            shown += f"; {name} {ahead.mean():+.3f} points ({wins.mean():.2%})"
        return shown

    course = Course(
        play=lambda part: played(part, strict=not free, calls=alone, styles=styles),
        scale=1.0,
        epochs=(4, 1),
        compared=compared,
        source=lambda judge, number: module(head, judge, [options.command("ecarte", number, *flags)], names),
        onward=alone,
        slowing=alone,
        batch=_CALLS_BATCH if alone else BATCH,
    )
    learn(course, first, chance, options)


if __name__ == "__main__":
    main()

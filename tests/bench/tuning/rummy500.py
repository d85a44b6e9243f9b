"""Learns the networks of Rummy 500 by self-play: ``python -m tests.bench.tuning.rummy500``.

Prints the module :mod:`engine.players.rummy500.networks`, for two players, with ``--bound``
:mod:`engine.players.rummy500.networks_when_bound`, for two where the upcard must be melded, or with ``--many``
:mod:`engine.players.rummy500.networks_for_many`, for three, four, and four as partners. It needs numpy, which ``make
oracles`` installs, and a C compiler for the rounds (``rummy500_rounds.c``).

Players of simple styles are linear. With ``--onward`` the first generation begins with the shipped networks instead of
styles. The first networks for ``--bound`` began with those for two players, copied to their place. The values of
positions are pulled towards the results (TD(lambda)), and the weights of clues towards where the cards were.
"""

from __future__ import annotations

from collections.abc import Sequence
from types import ModuleType

import click
import numpy as np

from engine.players.rummy500 import networks, networks_for_many, networks_when_bound
from engine.players.rummy500.features import CLUES, MANY, NUMBERS
from tests.bench.tuning.learner import Course, Judge, Options, Part, Played, Rounds, learn, module, options
from tests.bench.tuning.networks import COMMAND, Numbers, Weights

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
ROUNDS = Rounds("rummy500_rounds.c", NETWORKS, most=24, clues=CLUES, prepare=lambda library: library.prepare())


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
    bound: bool = False,
) -> tuple[Numbers, Numbers]:
    """Return by deal the share of rounds that the first judge wins, and its points ahead of the mean of the others.

    Each deal is played once for every side: the first judge has one side, the second all others. Without ``two`` these
    have a style: that of the linear player, one of a kind, or :data:`ANY`, new for each deal.
    The first judge is ``hasty`` if this is 1 or 3, the other with 2 or 3: it judges the stock by the network alone. A
    judge that ``peeks`` sees the other hand. With ``bound`` the upcard, too, must be melded, as in ``meggiesoft``.
    """
    return ROUNDS.matched(seed, deals, one, two, seats, int(partners), style, hasty, int(peeks), int(bound))


def played(part: Part, *, hasty: bool = False, many: bool = False, bound: bool = False) -> Played:
    """Play rounds of two players or ``many``; with ``bound`` the upcard must be melded in all of them, else in some.

    Judges that are ``hasty`` judge the stock by the network alone, which is twenty times as fast.
    """
    return ROUNDS.played(part, int(hasty), int(many), int(bound))


def unlearnt(units: int, chance: np.random.Generator, *, many: bool = False) -> Judge:
    """Return networks that know nothing."""
    found = {name: Weights.at_random(MANY if many else NUMBERS, units, chance) for name in NETWORKS}
    return Judge(found, (0.0,) * (CLUES + 1))


def module_of(*, many: bool, bound: bool) -> ModuleType:
    """Return the module with the networks of two players or ``many``, or of two where the upcard must be melded."""
    return networks_for_many if many else networks_when_bound if bound else networks


def shipped(*, many: bool = False, bound: bool = False) -> Judge:
    """Return the networks that play now."""
    its = module_of(many=many, bound=bound)
    return Judge({name: Weights.of(getattr(its, name.upper())) for name in NETWORKS}, its.READING)


@click.command()
@options(rounds=8000, units=32, rate=0.0015, kept=4, seed="rummy")
@click.option("--hasty", is_flag=True, help="Judge the stock by the network alone, which is twenty times as fast.")
@click.option("--many", is_flag=True, help="Learn for more than two players.")
@click.option("--bound", is_flag=True, help="Learn for tables where the upcard must be melded.")
@click.option("--onward", is_flag=True, help="Begin with the shipped networks, and play all rounds from the start.")
def main(options: Options, *, hasty: bool, many: bool, bound: bool, onward: bool) -> None:
    """Learn the networks of Rummy 500 and print them as a module."""
    chance = options.chance()
    made_by = COMMAND.findall(module_of(many=many, bound=bound).__doc__ or "") if onward else []
    flags = (*["--hasty"] * hasty, *["--many"] * many, *["--bound"] * bound, *["--onward"] * onward)
    players = "more than two players" if many else "two players who must meld the upcard" if bound else "two players"
    head = f"The networks of :mod:`engine.players.rummy500.planning` for {players}, in thousandths."

    def compared(judges: Sequence[Judge]) -> str:
        shown = ""
        for seats, partners in TABLES[many]:
            wins, ahead = matched(
                f"{options.seed} match",
                MATCH,
                judges[-1],
                seats=seats,
                partners=partners,
                hasty=int(hasty),
                bound=bound,
            )
            shown += f"; {seats} with linear players {ahead.mean():+.2f} points ({wins.mean():.1%} of {MATCH} deals)"
        return shown

    course = Course(
        play=lambda part: played(part, hasty=hasty, many=many, bound=bound),
        scale=SCALE,
        epochs=(6, 3),
        compared=compared,
        source=lambda judge, number: module(head, judge, [*made_by, options.command("rummy500", number, *flags)]),
        onward=onward,
    )
    first = shipped(many=many, bound=bound) if onward else unlearnt(options.units, chance, many=many)
    learn(course, first, chance, options)


if __name__ == "__main__":
    main()

"""Learns the habits of the best players further: ``python -m tests.bench.habits --preset classic``.

Prints what goes into the preset's place in the ``habits.py`` of its game, after so many comparisons and at the end.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import partial
from typing import Any, NamedTuple

import click

from engine.canasta.rules import CanastaRules
from engine.pinochle.rules import PinochleRules
from engine.players.canasta import habits as canasta
from engine.players.canasta import learning as canasta_learning
from engine.players.learning import Lead
from engine.players.pinochle import habits as pinochle
from engine.players.pinochle import learning as pinochle_learning


class Family(NamedTuple):
    """What is learnt for a preset: its own habits, others to begin with, and how they are compared and learnt."""

    own: Any
    others: dict[str, Any]
    compared: Callable[..., Lead]
    learnt: Callable[..., Iterator[Any]]


@click.command()
@click.option(
    "--preset", default="classic", show_default=True, type=click.Choice([*CanastaRules.presets, *PinochleRules.presets])
)
@click.option("--players", "seats", type=int, help="How many seats; by default as many as the preset is made for.")
@click.option("--start", help="The preset whose habits to begin with, by default its own; for Canasta also: guessed.")
@click.option("--rounds", default=1000, show_default=True, help="How many comparisons to learn from.")
@click.option("--deals", default=200, show_default=True, help="Mirrored deals in each.")
@click.option("--seed", default="learnt", show_default=True)
def main(*, preset: str, seats: int | None, start: str | None, rounds: int, deals: int, seed: str) -> None:
    """Learn habits for a preset, and say how they do against those that they began as."""
    family = _family(preset, seats)
    if start not in (None, *family.others):
        raise click.BadParameter(f"{start!r} is none of {', '.join(family.others)}", param_hint="--start")
    first = habits = family.own if start is None else family.others[start]
    for number, learner in enumerate(family.learnt(first, rounds=rounds, deals=deals, seed=seed), 1):
        habits = learner
        if number % 100 == 0 or number == rounds:
            lead = family.compared(habits, first, deals=500, seed=f"{seed} against the first")
            wins = f"{lead.wins:.1%} +-{lead.wins_error:.1%}"
            click.echo(f"{number}: wins {wins}, points {lead.points:+.0f} +-{lead.points_error:.0f}")
    for name, value in habits._asdict().items():
        click.echo(f"        {name}={value},")


def _family(preset: str, seats: int | None) -> Family:
    if preset in PinochleRules.presets:
        rules = PinochleRules.of(preset)
        return Family(
            pinochle.HABITS[preset],
            dict(pinochle.HABITS),
            partial(pinochle_learning.compared, rules),
            partial(pinochle_learning.learnt, rules),
        )
    table = CanastaRules.of(preset)
    place = (table, seats or table.seats_played()[0])
    return Family(
        canasta.habits_of(table),
        {**canasta.HABITS, "guessed": canasta.Habits()},
        partial(canasta_learning.compared, *place),
        partial(canasta_learning.learnt, *place),
    )


if __name__ == "__main__":
    main()

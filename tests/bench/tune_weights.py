"""Tunes the heuristic weights of a preset: ``python -m tests.bench.tune_weights --preset classic``.

Prints a result every hundred iterations, and at the end the weights for the preset's entry in the ``weights.py`` of its
game. Of Canasta it also prints how habits by the old and the new weights do against the reference players: weights
are accepted only if they also gain against players that they were not tuned against.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator
from functools import partial
from typing import Any, NamedTuple

import click

from engine.canasta.rules import CanastaRules
from engine.pinochle.rules import PinochleRules
from engine.players.canasta import search
from engine.players.canasta import weights as canasta
from engine.players.canasta.worlds import WorldSampler
from engine.players.pinochle import rollout as pinochle
from engine.players.policy import PolicyContext
from engine.players.selfplay import Estimate
from engine.types import Action
from tests.bench import references
from tests.bench.tuning import canasta as canasta_tuning
from tests.bench.tuning import pinochle as pinochle_tuning
from tests.bench.tuning.spsa import MatchResult

REFERENCE_DEALS = 100
"""The mirrored deals against each reference player."""
ODD = 3
"""The number of seats at which two players do not share the sides evenly."""


class Task(NamedTuple):
    """The weights of a preset, other weights to start from, and how to compare and tune them."""

    own: Any
    others: dict[str, Any]
    compare: Callable[..., MatchResult]
    tune: Callable[..., Iterator[Any]]


@click.command()
@click.option(
    "--preset", default="classic", show_default=True, type=click.Choice([*CanastaRules.presets, *PinochleRules.presets])
)
@click.option("--players", "seats", type=int, help="The number of seats; by default the preset's usual one.")
@click.option("--start", help="The preset whose weights to start from, by default its own; Canasta also: estimated.")
@click.option("--iterations", default=1000, show_default=True)
@click.option("--deals", default=200, show_default=True, help="Mirrored deals per iteration.")
@click.option("--seed", default="learnt", show_default=True)
def main(*, preset: str, seats: int | None, start: str | None, iterations: int, deals: int, seed: str) -> None:
    """Tune the weights of a preset and compare them with the initial ones."""
    task = _task(preset, seats)
    if start not in (None, *task.others):
        raise click.BadParameter(f"{start!r} is not one of {', '.join(task.others)}", param_hint="--start")
    initial = weights = task.own if start is None else task.others[start]
    for number, tuned in enumerate(task.tune(initial, iterations=iterations, deals=deals, seed=seed), 1):
        weights = tuned
        if number % 100 == 0 or number == iterations:
            result = task.compare(weights, initial, deals=500, seed=f"{seed} against the first")
            wins = f"{result.wins:.1%} +-{result.wins_error:.1%}"
            click.echo(f"{number}: wins {wins}, points {result.points:+.0f} +-{result.points_error:.0f}")
    if isinstance(weights, canasta.HeuristicWeights) and (seats or CanastaRules.of(preset).seats_played()[0]) != ODD:
        for name in references.REFERENCES["canasta"]:
            before, after = (_habits_ahead(preset, one, name) for one in (initial, weights))
            click.echo(f"against {name}: {before.mean:+.0f} before, {after.mean:+.0f} after")
    for name, value in weights._asdict().items():
        click.echo(f"        {name}={value},")


def _habits_ahead(preset: str, weights: canasta.HeuristicWeights, reference: str) -> Estimate:
    """Return the lead in points of habits by these weights over a reference player."""

    def choose(view: Any, seed: str) -> Action:
        context = PolicyContext(random.Random(seed))
        return search.habitual(view, context, WorldSampler(view, weights=weights))

    return references.points_ahead(CanastaRules.of(preset), choose, reference, REFERENCE_DEALS, "tuning")


def _task(preset: str, seats: int | None) -> Task:
    if preset in PinochleRules.presets:
        rules = PinochleRules.of(preset)
        return Task(
            pinochle.WEIGHTS[preset],
            dict(pinochle.WEIGHTS),
            partial(pinochle_tuning.compare, rules),
            partial(pinochle_tuning.tune, rules),
        )
    table = CanastaRules.of(preset)
    place = (table, seats or table.seats_played()[0])
    return Task(
        canasta.weights_of(table),
        {**canasta.WEIGHTS, "estimated": canasta.HeuristicWeights()},
        partial(canasta_tuning.compare, *place),
        partial(canasta_tuning.tune, *place),
    )


if __name__ == "__main__":
    main()

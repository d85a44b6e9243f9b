"""Counts the prior over hidden cards in Pinochle: ``python -m tests.bench.count_prior --preset pinochle``.

Prints the preset's entry in ``engine/players/pinochle/search.py``.
"""

from __future__ import annotations

import click

from engine.pinochle.rules import PinochleRules
from tests.bench.tuning.pinochle import count_kept


@click.command()
@click.option("--preset", default="pinochle", show_default=True, type=click.Choice(PinochleRules.presets))
@click.option("--rounds", default=3000, show_default=True, help="The number of rollouts to count in.")
@click.option("--seed", default="kept", show_default=True)
def main(*, preset: str, rounds: int, seed: str) -> None:
    """Count the prior of a preset."""
    for suited in count_kept(PinochleRules.of(preset), rounds=rounds, seed=seed):
        click.echo(f"        ({', '.join(map(str, suited))}),")


if __name__ == "__main__":
    main()

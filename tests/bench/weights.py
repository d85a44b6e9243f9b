"""Learns anew what moments of Pinochle are worth: ``python -m tests.bench.weights --preset pinochle``.

Prints what goes into ``engine/players/pinochle/weights.py``.
"""

from __future__ import annotations

import click

from engine.pinochle.rules import PinochleRules
from engine.players.pinochle.weighing import learnt


@click.command()
@click.option("--preset", default="pinochle", show_default=True, type=click.Choice(PinochleRules.presets))
@click.option("--rounds", default=5000, show_default=True, help="How many sketched rounds to learn from.")
@click.option("--seed", default="learnt", show_default=True)
def main(*, preset: str, rounds: int, seed: str) -> None:
    """Learn the weights of a preset."""
    for row in learnt(PinochleRules.of(preset), rounds, seed):
        click.echo(f"        ({', '.join(f'{weight:.3f}' for weight in row)}),")


if __name__ == "__main__":
    main()

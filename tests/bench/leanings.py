"""Counts anew what players of Pinochle keep for the end: ``python -m tests.bench.leanings --preset pinochle``.

Prints what goes into ``engine/players/pinochle/leanings.py``.
"""

from __future__ import annotations

import click

from engine.pinochle.rules import PinochleRules
from engine.players.pinochle.learning import kept


@click.command()
@click.option("--preset", default="pinochle", show_default=True, type=click.Choice(PinochleRules.presets))
@click.option("--rounds", default=3000, show_default=True, help="How many sketched rounds to count in.")
@click.option("--seed", default="kept", show_default=True)
def main(*, preset: str, rounds: int, seed: str) -> None:
    """Count what is kept in a preset."""
    for suited in kept(PinochleRules.of(preset), rounds=rounds, seed=seed):
        click.echo(f"        ({', '.join(map(str, suited))}),")


if __name__ == "__main__":
    main()

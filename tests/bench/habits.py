"""Learns the habits of the best Canasta players anew: ``python -m tests.bench.habits --preset classic``.

Prints what goes into ``engine/players/canasta/habits.py``, after so many comparisons and at the end.
"""

from __future__ import annotations

import click

from engine.canasta.rules import CanastaRules
from engine.players.canasta.habits import HABITS, Habits
from engine.players.canasta.learning import compared, learnt


@click.command()
@click.option("--preset", default="classic", show_default=True)
@click.option("--players", "seats", type=int, help="How many seats; by default as many as the preset is made for.")
@click.option("--rounds", default=1000, show_default=True, help="How many comparisons to learn from.")
@click.option("--deals", default=200, show_default=True, help="Mirrored deals in each.")
@click.option("--seed", default="learnt", show_default=True)
@click.option("--anew", is_flag=True, help="Begin with the first habits, not with those of the preset.")
def main(*, preset: str, seats: int | None, rounds: int, deals: int, seed: str, anew: bool) -> None:
    """Learn habits for a preset, and say how they do against the first ones."""
    rules = CanastaRules.of(preset)
    seats = seats or rules.seats_played()[0]
    start = habits = Habits() if anew else HABITS.get(preset, Habits())
    for number, learner in enumerate(learnt(rules, seats, start, rounds=rounds, deals=deals, seed=seed), 1):
        habits = learner
        if number % 100 == 0 or number == rounds:
            lead = compared(rules, seats, habits, Habits(), deals=500, seed=f"{seed} against the first")
            wins = f"{lead.wins:.1%} +-{lead.wins_error:.1%}"
            click.echo(f"{number}: wins {wins}, points {lead.points:+.0f} +-{lead.points_error:.0f}")
    for name, value in habits._asdict().items():
        click.echo(f"        {name}={value},")


if __name__ == "__main__":
    main()

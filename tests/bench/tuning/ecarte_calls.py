"""Fits when to play at once in Écarté: ``python -m tests.bench.tuning.ecarte``.

Prints the table of :mod:`engine.players.ecarte`. Each hand is played at once and with new cards in the same sampled
deals, to an end with both hands open; the rest of the calls follows the present table. So the command is repeated with
the printed one, until it changes little. It needs numpy, which ``make oracles`` installs.
"""

from __future__ import annotations

import random
from collections.abc import Iterator

import click
import numpy as np

from engine.ecarte.round import EcarteView
from engine.ecarte.rules import EcarteRules
from engine.game import Game
from engine.players.ecarte.search import gained
from engine.players.ecarte.simple import GAINS, counted, habitual
from engine.players.policy import PolicyContext
from engine.players.selfplay import deals_of
from engine.types import Action
from tests.narrowing import narrowed

_KEPT = 1.0
"""How strongly the fit is drawn to nought."""


def positions(phase: str, stage: str, seed: str) -> Iterator[EcarteView]:
    """Yield positions of a phase and a stage of the calls, one of a deal."""
    rules = EcarteRules.of("french-ecarte").with_changes({"vulnerable": stage != "first"})
    context = PolicyContext(random.Random(seed))
    number = 0
    while True:
        number += 1
        game = Game(rules, 2, deals_of(seed, number))
        while not game.scores:
            view = narrowed(game.view(game.to_act[0]), EcarteView)
            kings = [action for action in view.legal if action.kind == "king"]
            if kings:
                game.play(game.to_act[0], kings[0])
                continue
            if view.phase == phase and bool(view.exchanges) == (stage == "later"):
                if len(view.legal) > 1:
                    yield view
                break
            calls = {"propose": Action("propose"), "answer": Action("accept")}
            if view.phase not in (*calls, "exchange"):
                break
            game.play(game.to_act[0], calls.get(view.phase) or habitual(view, context))


@click.command()
@click.option("--hands", default=1000, show_default=True, help="Hands of each row.")
@click.option("--deals", default=60, show_default=True, help="Sampled deals of each hand.")
@click.option("--seed", default="calls", show_default=True)
def main(*, hands: int, deals: int, seed: str) -> None:
    """Fit the table and print it."""
    for phase, stage in GAINS:
        rng = random.Random(f"{seed} {phase} {stage}")
        rows, values = [], []
        for view, _ in zip(positions(phase, stage, f"{seed} {phase} {stage}"), range(hands), strict=False):
            rows.append(counted(view, view.hand))
            values.append(np.mean([gained(view, rng) for _ in range(deals)]))
        table = np.array(rows, dtype=float)
        fitted = np.linalg.solve(table.T @ table + _KEPT * np.eye(table.shape[1]), table.T @ np.array(values))
        numbers = ", ".join(str(round(float(number), 2)) for number in fitted)
        click.echo(f'    ("{phase}", "{stage}"): Gains({numbers}),')


if __name__ == "__main__":
    main()

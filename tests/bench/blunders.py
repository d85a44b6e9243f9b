"""Counts obvious blunders of computer players in self-play: ``python -m tests.bench.blunders``.

Each rule (:mod:`tests.bench.blunder_rules`) is a function from a decision to whether that was a blunder. The rules
judge by what the seat could know. They are stated in the functions' docstrings, which the command prints with
``--rules``.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator
from typing import NamedTuple

import click

from engine import players
from engine.canasta.view import CanastaView
from engine.game import Game
from engine.games import GAMES
from engine.players.selfplay import Chooser, deals_of
from engine.rules import Rules
from engine.types import Action
from engine.view import View
from tests.bench.blunder_rules import RULES, Decision
from tests.narrowing import narrowed


class Scan(NamedTuple):
    """The blunders of one level in one preset, and what they are measured against."""

    rounds: int
    turns: int
    blunders: Counter[str]
    out: int
    """The rounds in which a side went out."""
    foot_turns: tuple[int, ...]
    """For each foot that was taken up, the turns that its player had had before."""
    feet: int
    """The feet dealt."""


def scan(rules: Rules, level: str, rounds: Iterable[int], seed: str = "blunders", *, seats: int | None = None) -> Scan:
    """Play rounds of a level against itself and count its blunders, by default with the usual number of seats."""
    seats = seats or rules.seats_played()[0]
    found: Counter[str] = Counter()
    turns = played = out = feet = 0
    foot_turns: list[int] = []

    def player(view: View, seed: str) -> Action:
        return players.choose(view, level, seed)

    for number in rounds:
        had = [0] * seats
        waiting = [False] * seats
        for decision in self_play(rules, seats, player, number, seed):
            view, action = decision.view, decision.action
            found.update(name for name, rule in RULES[rules.game].items() if rule(decision))
            turns += action.kind in ("discard", "pass", "play")
            if isinstance(view, CanastaView):
                if view.turn == 1 and view.feet:
                    waiting = [True] * seats
                had[view.seat or 0] += action.kind == "discard"
                if decision.after is not None and view.feet:
                    for seat in range(seats):
                        if waiting[seat] and not narrowed(decision.after, CanastaView).feet[seat]:
                            waiting[seat] = False
                            foot_turns.append(had[seat])
                if decision.after is None or decision.after.round != view.round:
                    out += len(view.hand) - len(action.cards) == 0 and action.kind in ("discard", "meld")
        feet += seats * bool(getattr(rules, "foot", 0))
        played += 1
    return Scan(played, turns, found, out, tuple(foot_turns), feet)


def self_play(rules: Rules, seats: int, player: Chooser, number: int, seed: str) -> Iterator[Decision]:
    """Yield every decision of a round of a player against itself."""
    game = Game(rules, seats, deals_of(seed, number))
    had: list[list[tuple[View, Action]]] = [[] for _ in range(seats)]
    while game.to_act and not game.scores:
        seat = game.to_act[0]
        view = game.view(seat)
        action = player(view, f"{seed} {number} {seat}")
        game.play(seat, action)
        after = game.view(game.to_act[0]) if game.to_act and not game.scores else None
        yield Decision(view, action, after, tuple(had[seat]))
        had[seat].append((view, action))


def figure(found: Scan, game: str) -> str:
    """Return the counts of a scan in one line."""
    counts = ", ".join(f"{name} {found.blunders[name]}" for name in RULES[game])
    line = f"{counts} ({found.turns} turns)"
    if game == "canasta":
        line += f"; out in {found.out} of {found.rounds} rounds"
    if found.feet:
        mean = sum(found.foot_turns) / max(1, len(found.foot_turns))
        line += f"; {len(found.foot_turns)} of {found.feet} feet taken up, after {mean:.1f} turns"
    return line


PRESETS = {preset: game for game in RULES for preset in GAMES[game].presets}
"""The presets whose games have rules for blunders, and the game of each."""
ROUNDS = {players.MASTER: 1}
"""The rounds that ``make bench`` plays, by level; of the quicker levels :data:`QUICK_ROUNDS`."""
QUICK_ROUNDS = 10


def run() -> Iterator[tuple[str, str]]:
    """Yield the counts of every preset and level, for ``make bench``."""
    for preset, game in PRESETS.items():
        for level in players.LEVELS:
            rounds = range(1, ROUNDS.get(level, QUICK_ROUNDS) + 1)
            yield f"{preset}, {level}", figure(scan(GAMES[game].of(preset), level, rounds), game)


@click.command()
@click.option("--preset", "presets", multiple=True, type=click.Choice([*PRESETS]), help="By default all of them.")
@click.option("--level", "levels", multiple=True, type=click.Choice(players.LEVELS), help="By default all of them.")
@click.option("--players", "seats", type=int, help="Number of seats; by default each preset's usual number.")
@click.option("--rounds", default=QUICK_ROUNDS, show_default=True)
@click.option("--seed", default="blunders", show_default=True)
@click.option("--rules", "explain", is_flag=True, help="Print what counts as a blunder.")
def main(
    *, presets: tuple[str, ...], levels: tuple[str, ...], seats: int | None, rounds: int, seed: str, explain: bool
) -> None:
    """Count the blunders of computer players in self-play."""
    if explain:
        for rules in RULES.values():
            for name, rule in rules.items():
                click.echo(f"{name}: {' '.join((rule.__doc__ or '').split())}")
        return
    for preset in presets or PRESETS:
        game = PRESETS[preset]
        for level in levels or players.LEVELS:
            found = scan(GAMES[game].of(preset), level, range(1, rounds + 1), seed, seats=seats)
            click.echo(f"{preset}, {level}: {figure(found, game)}")


if __name__ == "__main__":
    main()

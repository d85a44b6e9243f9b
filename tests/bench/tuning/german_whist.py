"""Learns what German Whist's expert and master know: ``python -m tests.bench.tuning.german_whist``.

Prints the module :mod:`engine.players.german_whist.weights`. It needs numpy, which ``make oracles`` installs, and a C
compiler for the endings (``german_whist_endings.c``).

The endings come from rounds of simple players of random styles, and are solved exactly. A network learns how many
tricks the leader is ahead. Then the weights of clues are fitted to rounds of players who search with it, against each
other and against the advanced player.
"""

from __future__ import annotations

import ctypes
import random
import textwrap
from collections.abc import Iterator
from functools import cache
from typing import NamedTuple

import click
import numpy as np

from engine.cards import SUITS
from engine.deal import Deals
from engine.game import Game
from engine.german_whist.rules import GermanWhistRules
from engine.kit.trick_view import TrickView
from engine.players.german_whist.endings import NUMBERS, RANKS, Endings, numbers
from engine.players.german_whist.reading import BLIND, hidden
from engine.players.german_whist.search import Search
from engine.players.german_whist.simple import PLAIN, TRUMPS, advanced
from engine.players.policy import PolicyContext
from tests.bench.tuning.networks import Numbers, Weights, compiled, fitted, number, reading_of
from tests.narrowing import narrowed

SCALE = 5.0
"""Tricks in the unit that the network is fitted in."""
KEPT_BACK = 0.05
"""The part of the endings that the network is tested on."""
_BUDGET = 60
"""The rounds by which players search whose cards are guessed."""


class Solved(NamedTuple):
    """Endings: the leader's hand, the other's, and how many tricks the leader takes."""

    leaders: list[int]
    others: list[int]
    tricks: Numbers


@cache
def endings_library() -> ctypes.CDLL:
    """Compile ``german_whist_endings.c`` and return it."""
    return compiled("german_whist_endings.c")


def solved(seed: str, count: int) -> Solved:
    """Return endings of rounds between players of random styles."""
    leaders, others = (np.zeros(count, np.uint64) for _ in range(2))
    tricks, worth = np.zeros(count), np.array([*TRUMPS, *PLAIN * (len(SUITS) - 1)])
    arrays = (ctypes.c_void_p(array.ctypes.data) for array in (worth, leaders, others, tricks))
    endings_library().endings(number(seed), ctypes.c_long(count), *arrays)
    return Solved([*map(int, leaders)], [*map(int, others)], tricks)


def learnt(seed: str, count: int, units: int, epochs: int) -> tuple[Weights, str]:
    """Return a network that tells how many tricks the leader is ahead, and how well it does, in words."""
    found = solved(seed, count)
    rows = np.array([*map(numbers, found.leaders, found.others)], np.float32)
    ahead = 2 * found.tricks - RANKS
    chance = np.random.default_rng([*seed.encode()])
    back = round(KEPT_BACK * count)
    network = Weights.at_random(NUMBERS, units, chance)
    network = fitted(network, [(rows[back:], ahead[back:])], chance, epochs=epochs, rate=0.003, scale=SCALE)
    guessed = np.maximum(rows[:back] @ network.hidden.T + network.bias, 0) @ network.out[:-1] + network.out[-1]
    error = float(np.sqrt(np.mean((guessed - ahead[:back]) ** 2)))
    right = float(np.mean((guessed > 0) == (ahead[:back] > 0)))
    return network, f"off by {error:.2f} tricks of lead, the winner right in {right:.1%} of {back} endings"


def read(seed: str, rounds: int, endings: Endings) -> tuple[float, ...]:
    """Return the weights of clues by which hidden cards were where they were."""
    rows = [row for place in range(rounds) for row in _clues(f"{seed} {place}", endings)]
    return reading_of([np.array(rows)], BLIND)


def _clues(seed: str, endings: Endings) -> Iterator[tuple[float, ...]]:
    """Play phase one of a round, and yield the clues of a hidden card at each turn, its share, and if it was held."""
    chance = random.Random(seed)
    searching = Search(_BUDGET, BLIND, endings).choose
    players = (searching, searching if chance.random() < 0.5 else advanced)
    game = Game(GermanWhistRules.of("german-whist"), 2, Deals(chance.randbytes(32), "", (), length=1))
    while True:
        [seat] = game.to_act
        view = narrowed(game.view(seat), TrickView)
        if view.phase_two:
            return
        card = chance.choice(hidden(view))
        held = card.card in narrowed(game.view(1 - seat), TrickView).hand
        yield (*card.clues, card.share, float(held))
        game.play(seat, players[seat](view, PolicyContext(chance)))


@click.command()
@click.option("--endings", default=300_000, show_default=True, help="The endings that the network learns from.")
@click.option("--units", default=32, show_default=True, help="Hidden units of the network.")
@click.option("--epochs", default=12, show_default=True, help="How often each ending is learnt from.")
@click.option("--rounds", default=600, show_default=True, help="The rounds that show where hidden cards are.")
@click.option("--seed", default="whist", show_default=True)
def main(*, endings: int, units: int, epochs: int, rounds: int, seed: str) -> None:
    """Learn the weights of German Whist and print them as a module."""
    network, shown = learnt(f"{seed} endings", endings, units, epochs)
    click.echo(shown, err=True)
    reading = read(f"{seed} reading", rounds, Endings(network.text()))
    command = f"python -m tests.bench.tuning.german_whist --endings {endings} --units {units} --epochs {epochs}"
    made_by = f"Made by ``{command} --rounds {rounds} --seed {seed}``: {shown}."
    click.echo('"""The weights of expert and master of German Whist, in thousandths.\n')
    click.echo(f'{textwrap.fill(made_by, 119)}\n"""\n')
    click.echo("\n".join(textwrap.wrap(f"READING = ({', '.join(f'{weight:.3f}' for weight in reading)})", 119)))
    click.echo(f'\nENDINGS = """\n{network.text()}\n"""')


if __name__ == "__main__":
    main()

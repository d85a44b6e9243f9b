"""How much Piquet's search would win if it saw all cards: ``python -m tests.bench.piquet_bound``.

The cheat decides like the master, but every deal that it samples is the true one: in the play, where nobody who sees
only their own cards can be expected to do better; or also in the exchange, where it sees what it will draw.
"""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Literal, TypeAlias

import click

from engine import players
from engine.game import Game
from engine.piquet.exchanges import BIT, Bits, bits_of
from engine.piquet.round import PiquetRound
from engine.piquet.rules import PiquetRules
from engine.piquet.state import PiquetState
from engine.piquet.view import PiquetView
from engine.players.piquet import Searching
from engine.players.piquet.exchanging import Dealt
from engine.players.piquet.playing import Worlds
from engine.players.policy import PolicyContext
from engine.players.selfplay import Outcome, deals_of, seatings, standings
from engine.types import Action
from tests.bench.matches import told
from tests.bench.reference_players.piquet import PLAYERS
from tests.bench.references import chooser
from tests.narrowing import narrowed

Sees: TypeAlias = Literal["play", "all"]
OTHERS = (*players.LEVELS, *PLAYERS)
"""The levels and the reference players."""
_SIDES = 2
_EXCHANGES = 300
"""As many evaluations compare all exchanges in a dozen worlds, which are the same."""


class TrueHand(Worlds):
    """The other's true hand."""

    def __init__(self, view: PiquetView, rng: random.Random, state: PiquetState) -> None:
        super().__init__(view, rng)
        self.needed = 0
        self.state = state

    def sample(self) -> Bits:
        """Return the hand."""
        return bits_of(self.state.hands[self.view.other])


class TrueDeal(Dealt):
    """The other's true hand and the true talon."""

    def __init__(self, view: PiquetView, rng: random.Random, state: PiquetState) -> None:
        super().__init__(view, rng)
        self.other = view.other
        self.state = state

    def deal(self) -> tuple[list[Bits], list[Bits], dict[int, Bits]]:
        """Return the hand, the talon, and an empty note of the cards that the other keeps."""
        return [BIT[card] for card in self.state.hands[self.other]], [BIT[card] for card in self.state.stock[::-1]], {}


def cheat(state: PiquetState, sees: Sees) -> Searching:
    """Return a player that searches like the master and sees the cards of a state."""
    found = Searching(exchange=2_000, play=1)
    found.play.sampled = lambda view, rng: TrueHand(view, rng, state)
    if sees == "all":
        found.exchange.budget = _EXCHANGES
        found.exchange.dealt = lambda view, rng: TrueDeal(view, rng, state)
    return found


def contest(sees: Sees, other: str, deals: int, seed: str) -> Iterator[Outcome]:
    """Play mirrored deals, a round each, between the cheat, the first, and a level or a reference player."""
    rules, opponent = PiquetRules.of("piquet"), chooser(other)
    for number in range(1, deals + 1):
        for seating in seatings(_SIDES, _SIDES):
            game = Game(rules, _SIDES, deals_of(seed, number))
            while not game.scores:
                seat = game.to_act[0]
                view, own = narrowed(game.view(seat), PiquetView), f"{seed} {number} {seat}"
                if seating[seat]:
                    game.play(seat, opponent(view, own))
                else:
                    game.play(seat, cheated(view, cheat(narrowed(game.round, PiquetRound).state, sees), own))
            yield Outcome(number, seating, game.totals, rules.ahead(dict(enumerate(game.totals))))


def cheated(view: PiquetView, player: Searching, seed: str) -> Action:
    """Return the action of a player that sees cards."""
    return view.only or player.choose(view, PolicyContext(random.Random(f"{seed} {view.turn} {view.phase}")))


@click.command()
@click.option("--sees", default="all", show_default=True, type=click.Choice(["play", "all"]))
@click.option("--other", "others", multiple=True, default=tuple(PLAYERS), type=click.Choice(OTHERS))
@click.option("--deals", default=100, show_default=True, help="Mirrored deals against each.")
@click.option("--seed", default="bound", show_default=True)
def main(*, sees: Sees, others: tuple[str, ...], deals: int, seed: str) -> None:
    """Play a player that sees hidden cards against levels and reference players of Piquet."""
    for other in others:
        click.echo(told(f"sees {sees}, against {other}", standings(contest(sees, other, deals, seed))[0]))


if __name__ == "__main__":
    main()

"""How much Euchre's search would win if it saw all cards: ``python -m tests.bench.euchre_bound``.

The cheat decides like the master, but every deal that it samples is the true one. What it wins against a reference
player is more than search over hidden cards can reach.
"""

from __future__ import annotations

import random
from collections.abc import Iterator

import click

from engine.euchre.round import EuchreRound, EuchreView
from engine.euchre.rules import EuchreRules
from engine.game import Game
from engine.kit.trick_round import PLAYING
from engine.players.euchre import habits
from engine.players.euchre.search import EXACT, PlayOut, alternatives, outcome
from engine.players.policy import PolicyContext
from engine.players.selfplay import Outcome, deals_of, seatings, standings
from engine.types import Action
from tests.bench.matches import told
from tests.bench.reference_players.euchre import PLAYERS
from tests.narrowing import narrowed

_CHEAT = 0
_SIDES = 2


def cheated(view: EuchreView, played: EuchreRound) -> Action:
    """Return the choice that ends best if all play on as the search believes; the usual one if none is better."""
    usual = habits.choose(view, PolicyContext(random.Random(1)))
    play_out = PlayOut(EXACT if view.phase in PLAYING else 0)
    return max([usual, *alternatives(view, usual)], key=lambda action: outcome(view, played.state, play_out, action))


def contest(reference: str, deals: int, seed: str) -> Iterator[Outcome]:
    """Play mirrored deals, a round each, between the cheat and a reference player."""
    rules = EuchreRules.of("euchre")
    for number in range(1, deals + 1):
        for seating in seatings(_SIDES, _SIDES):
            game = Game(rules, rules.seats_played()[0], deals_of(seed, number))
            while game.to_act and not game.scores:
                seat = game.to_act[0]
                view = narrowed(game.view(seat), EuchreView)
                if seating[game.sides[seat]] == _CHEAT:
                    action = view.only or cheated(view, narrowed(game.round, EuchreRound))
                else:
                    action = view.only or PLAYERS[reference](view)
                game.play(seat, action)
            yield Outcome(number, seating, game.totals, rules.ahead(dict(enumerate(game.totals))))


@click.command()
@click.option("--reference", "chosen", multiple=True, type=click.Choice([*PLAYERS]), help="By default all of them.")
@click.option("--deals", default=100, show_default=True, help="Mirrored deals against each.")
@click.option("--seed", default="bound", show_default=True)
def main(*, chosen: tuple[str, ...], deals: int, seed: str) -> None:
    """Play the cheat against the reference players of Euchre."""
    for reference in chosen or PLAYERS:
        click.echo(told(f"cheat against {reference}", standings(contest(reference, deals, seed))[_CHEAT]))


if __name__ == "__main__":
    main()

"""Measures how much hidden cards are worth in the Pinochle family: ``python -m tests.bench.seeing``.

A player that sees them, searches like the master, in worlds that are true. Nobody who sees only their own cards can be
expected to win more than one that sees all.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator
from typing import Literal, TypeAlias, cast

import click

from engine import players
from engine.cards import Card
from engine.game import Game
from engine.games import GAMES
from engine.pinochle.options import PRESETS
from engine.pinochle.round import PinochleRound, PinochleView
from engine.players.pinochle.rollout import FACES, Rollout, face_number
from engine.players.pinochle.search import LATE, Search, world_sampler
from engine.players.policy import PolicyContext
from engine.players.selfplay import Outcome, deals_of, seatings, standings
from engine.rules import Rules
from engine.types import Action
from tests.bench.matches import told
from tests.bench.references import REFERENCES, chooser

Sees: TypeAlias = Literal["all", "hand", "nothing"]
SEES: tuple[Sees, ...] = ("all", "hand", "nothing")
"""Every card; the other's hand, but not the order of the stock; or nothing, as the master."""
ALWAYS = 99
"""A stock larger than any."""
_ROLLOUTS = {"all": 16, "hand": 200, "nothing": 200}
"""The rollouts of a decision: with every card in sight one for each card would do."""


def true_worlds(game: Game, sees: Sees) -> Callable[[PinochleView, random.Random], Callable[[], Rollout]]:
    """Return what samples worlds with the cards that are seen."""

    def worlds(view: PinochleView, rng: random.Random) -> Callable[[], Rollout]:
        world, state = world_sampler(view, rng)(), cast(PinochleRound, game.round).state
        theirs = _counts([*state.hands[view.other], *view.trick])
        world.hands[view.other] = theirs
        hidden = [face_number(card) for card in reversed(state.stock)]

        def sample() -> Rollout:
            if sees == "hand":
                rng.shuffle(hidden)
            found = world.copy()
            found.stock = [*hidden, world.stock[-1]]
            return found

        return sample

    return world_sampler if sees == "nothing" else worlds


def _counts(cards: list[Card]) -> list[int]:
    found = [0] * FACES
    for card in cards:
        found[face_number(card)] += 1
    return found


def playings(rules: Rules, sees: Sees, late: int, other: str, deals: int, seed: str) -> Iterator[Outcome]:
    """Play mirrored deals between a player that sees cards, the first, and a level or a reference player."""
    opponent = chooser(other)
    for number in range(1, deals + 1):
        for seating in seatings(2, 2):
            game = Game(rules, 2, deals_of(seed, number))
            search = Search(_ROLLOUTS[sees], late=late, worlds=true_worlds(game, sees))
            while not game.scores:
                seat = game.to_act[0]
                view, own = cast(PinochleView, game.view(seat)), f"{seed} {number} {seat}"
                game.play(seat, opponent(view, own) if seating[seat] else seeing(search, view, own))
            yield Outcome(number, seating, game.totals, rules.ahead(dict(enumerate(game.totals))))


def seeing(search: Search, view: PinochleView, seed: str) -> Action:
    """Return the action of a player that sees cards."""
    return view.only or search.choose(view, PolicyContext(random.Random(f"{seed} {view.turn}")))


@click.command()
@click.option("--preset", default="bezique", show_default=True, type=click.Choice(list(PRESETS)))
@click.option("--sees", default="all", show_default=True, type=click.Choice(SEES))
@click.option("--late", is_flag=True, help="Search only where the master does.")
@click.option(
    "--other",
    "others",
    multiple=True,
    default=tuple(REFERENCES["pinochle"]),
    type=click.Choice([*players.LEVELS, *REFERENCES["pinochle"]]),
)
@click.option("--deals", default=20, show_default=True, help="Mirrored deals against each.")
@click.option("--seed", default="seeing", show_default=True)
def main(*, preset: str, sees: Sees, late: bool, others: tuple[str, ...], deals: int, seed: str) -> None:
    """Play a player that sees hidden cards against levels and reference players."""
    rules = GAMES["pinochle"].of(preset)
    for other in others:
        found = standings(playings(rules, sees, LATE if late else ALWAYS, other, deals, seed))[0]
        click.echo(told(f"{preset}: sees {sees}, against {other}", found))


if __name__ == "__main__":
    main()

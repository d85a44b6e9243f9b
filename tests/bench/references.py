"""Compares levels with the reference players, which no level was tuned against: ``python -m tests.bench.references``.

What is learnt must also gain against them. They share no code with the levels: see
:mod:`tests.bench.reference_players`. A level can be compared with another level in the same way, at any table: every
deal is played once for each side, with that side as the level and all others as the other player.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterable, Mapping
from typing import Any

import click

from engine import players
from engine.games import GAMES, game_with
from engine.players.selfplay import Chooser, Estimate, contest, standings
from engine.rules import Rules
from engine.types import Action
from engine.view import View
from tests.bench.matches import told
from tests.bench.reference_players import (
    auction_pinochle,
    canasta,
    cribbage,
    ecarte,
    euchre,
    german_whist,
    gin,
    pinochle,
    piquet,
    rubicon,
    rummy500,
)

REFERENCES: Mapping[str, Mapping[str, Callable[[Any], Action]]] = {
    "canasta": canasta.PLAYERS,
    "auction-pinochle": auction_pinochle.PLAYERS,
    "pinochle": pinochle.PLAYERS,
    "german-whist": german_whist.PLAYERS,
    "gin": gin.PLAYERS,
    "rummy500": rummy500.PLAYERS,
    "piquet": piquet.PLAYERS,
    "rubicon": rubicon.PLAYERS,
    "cribbage": cribbage.PLAYERS,
    "euchre": euchre.PLAYERS,
    "ecarte": ecarte.PLAYERS,
}
"""The reference players of each game, by name."""
NAMES = tuple(dict.fromkeys(name for its in REFERENCES.values() for name in its))
"""The names of the reference players. Players of two games may share a name."""
PRESETS = tuple(preset for its in GAMES.values() for preset in its.presets)


def chooser(name: str) -> Chooser:
    """Return the player with this name: a reference player of the view's game, or a level."""

    def choose(view: View, seed: str) -> Action:
        if name in players.LEVELS:
            return players.choose(view, name, seed)
        return view.only or REFERENCES[view.game][name](view)

    return choose


def changes_of(changes: Iterable[str]) -> dict[str, Any]:
    """Return options of a table, which are written ``NAME=VALUE``.

    >>> changes_of(["jokers=1", "rummy=true", "empty_stock=pile"])
    {'jokers': 1, 'rummy': True, 'empty_stock': 'pile'}
    """
    found = {}
    for name, value in (change.split("=", 1) for change in changes):
        try:
            found[name] = json.loads(value)
        except json.JSONDecodeError:
            found[name] = value
    return found


def points_ahead(rules: Rules, player: Chooser, reference: str, deals: int, seed: str) -> Estimate:
    """Return a player's mean lead in points over a reference player, on mirrored deals."""
    seats = rules.seats_played()[0]
    outcomes = contest(rules, seats, (player, chooser(reference)), range(1, deals + 1), seed=seed)
    return standings(outcomes)[0].margin


@click.command()
@click.option("--preset", default=PRESETS[0], show_default=True, type=click.Choice(PRESETS))
@click.option("--level", "levels", multiple=True, default=players.LEVELS[1:5], type=click.Choice(players.LEVELS))
@click.option(
    "--reference",
    "chosen",
    multiple=True,
    type=click.Choice((*NAMES, *players.LEVELS)),
    help="By default all reference players of the preset's game.",
)
@click.option("--players", "count", type=int, help="Number of seats; by default the preset's usual number.")
@click.option("--change", "changes", multiple=True, metavar="NAME=VALUE", help="An option of the table.")
@click.option("--deals", default=100, show_default=True, help="Mirrored deals for each pair.")
@click.option("--seed", default="references", show_default=True)
@click.option("--games", "whole", is_flag=True, help="Play whole games instead of single rounds.")
def main(
    *,
    preset: str,
    levels: tuple[str, ...],
    chosen: tuple[str, ...],
    count: int | None,
    changes: tuple[str, ...],
    deals: int,
    seed: str,
    whole: bool,
) -> None:
    """Play levels against the reference players."""
    game = game_with(preset)
    rules = GAMES[game].of(preset).with_changes(changes_of(changes))
    seats = count or rules.seats_played()[0]
    rules.check(seats)
    others = max(rules.sides(seats))
    for level in levels:
        for other in chosen or REFERENCES[game]:
            seated = (chooser(level), *[chooser(other)] * others)
            outcomes = contest(rules, seats, seated, range(1, deals + 1), seed=seed, whole=whole)
            click.echo(told(f"{preset}: {level} against {other}", standings(outcomes)[0]))


if __name__ == "__main__":
    main()

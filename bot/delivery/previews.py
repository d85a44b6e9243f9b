"""What pictures look like to somebody: a hand and a table of each game, of a published deal."""

from __future__ import annotations

from functools import cache
from typing import NamedTuple

from engine import players
from engine.deal import Deals
from engine.game import Game
from engine.games import GAMES
from engine.view import View

_GAMES = 4
"""The most games that are shown at once."""
_ACTIONS = 44
"""Into the first round: melds are on the table by then."""
_SEED = b"preview"
_LEVEL = players.LEVELS[len(players.LEVELS) // 3]
"""A level that melds, and thinks quickly."""


class Sample(NamedTuple):
    """A game in its first round: as the first seat sees it, and as anybody does; and how many sit there."""

    game: str
    hand: View
    table: View
    seats: int


@cache
def samples() -> tuple[Sample, ...]:
    """A sample of each game. Made once; it takes long enough to be done in a thread."""
    return tuple(map(_sample, [*GAMES][:_GAMES]))


def _sample(name: str) -> Sample:
    rules = GAMES[name].of(GAMES[name].presets[0])
    seats = rules.seats_played()[0]
    game = Game(rules, seats, Deals.numbered(1))
    while not game.round.over and len(game.actions) < _ACTIONS:
        seat = game.to_act[0]
        game.play(seat, players.choose(game.view(seat), _LEVEL, _SEED))
    return Sample(name, game.view(0), game.view(None), seats)

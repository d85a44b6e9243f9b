"""Sample hands and tables of each game, from a published deal, for the preview of picture styles."""

from __future__ import annotations

from functools import cache
from typing import NamedTuple

from engine import players
from engine.deal import Deals
from engine.game import Game
from engine.games import GAMES
from engine.view import View

_GAMES = 4
"""The most games shown at once."""
_ACTIONS = 44
"""Actions played in the first round: by then melds are on the table."""
_SEED = b"preview"
_LEVEL = players.LEVELS[len(players.LEVELS) // 3]
"""A level that melds and is quick."""


class Sample(NamedTuple):
    """A game in its first round: the first seat's view, the public view, and the number of seats."""

    game: str
    hand: View
    table: View
    seats: int


@cache
def samples() -> tuple[Sample, ...]:
    """Return a sample of each game. Made once, where pictures are drawn: it takes a while."""
    return tuple(map(_sample, [*GAMES][:_GAMES]))


def _sample(name: str) -> Sample:
    rules = GAMES[name].of(GAMES[name].presets[0])
    seats = rules.seats_played()[0]
    game = Game(rules, seats, Deals.numbered(1))
    while not game.round.over and len(game.actions) < _ACTIONS:
        seat = game.to_act[0]
        game.play(seat, players.choose(game.view(seat), _LEVEL, _SEED))
    return Sample(name, game.view(0), game.view(None), seats)

"""The practice action ``look``: a player looks at the other hands, once or until they hide them again.

Looking is recorded as an action and seen by everybody; it does not change the game. The caller must allow it at
practice tables only.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from engine.game import Game
from engine.types import LOOK, Seat
from engine.view import View


def seats_looking(game: Game) -> frozenset[Seat]:
    """Return the seats that have turned on the other hands and not hidden them since.

    >>> from engine.deal import Deals
    >>> from engine.games import GAMES
    >>> from engine.types import Action
    >>> game = Game(GAMES["canasta"].of("classic"), seats=2, deals=Deals.numbered(1))
    >>> looked = game.play(1, Action(LOOK, target="on"))
    >>> seats_looking(game)
    frozenset({1})
    """
    last = {seat: action.target for seat, action in game.actions if action.kind == LOOK and action.target != "once"}
    return frozenset(seat for seat, target in last.items() if target == "on")


def with_hands(views: Sequence[View], seat: Seat) -> View:
    """Return the view of a seat with the other hands added, given each seat's own view."""
    hands = tuple(() if other == seat else views[other].hand for other in range(len(views[seat].sides)))
    return replace(views[seat], hands=hands)

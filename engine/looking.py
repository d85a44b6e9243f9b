"""Learners who look at the other hands: once, or until they hide them again.

To look is an action: it is recorded, everybody hears of it, and it changes nothing in the game. Whoever may do it sees
to it that it is done at practice tables alone.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from engine.game import LOOK, Game, Seat, View


def looking(game: Game) -> frozenset[Seat]:
    """The seats that have the other hands open, and have not hidden them since."""
    last = {seat: action.target for seat, action in game.actions if action.kind == LOOK and action.target != "once"}
    return frozenset(seat for seat, how in last.items() if how == "on")


def open_view(views: Sequence[View], seat: Seat) -> View:
    """What a seat may know that looks at the other hands, from what each seat may know by itself."""
    hands = tuple(() if other == seat else views[other].hand for other in range(len(views[seat].sides)))
    return replace(views[seat], hands=hands)

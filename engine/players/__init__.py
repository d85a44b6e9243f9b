"""Computer players: they are given a view, never the state, and choose one of its legal actions.

One registry, by game and level. The same view, level and seed always make the same choice.
"""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any, TypeAlias

from engine.game import Action, View
from engine.players import canasta, pinochle

Strategy: TypeAlias = Callable[[Any, random.Random], Action]
"""What a level does with a game's view; the chance is for choices between equals."""

STEADY = "steady"
"""Plays with sound judgement."""
LEVELS = (STEADY,)
"""The levels that every game has, weakest first."""

_PLAYERS: dict[tuple[str, str], Strategy] = {
    ("canasta", STEADY): canasta.choose,
    ("pinochle", STEADY): pinochle.choose,
}


def choose(view: View, level: str, seed: bytes | str) -> Action:
    """The action that a computer player of this level takes for the seat whose view it is given.

    ``seed`` is all the chance that it has. Raises ``ValueError`` for a level that the game has not, and for a
    view of a seat that has nothing to do.
    """
    strategy = _PLAYERS.get((view.game, level))
    if strategy is None:
        raise ValueError(f"{view.game} has no computer player {level!r}; levels: {', '.join(LEVELS)}")
    if not view.legal:
        raise ValueError(f"seat {view.seat} has nothing to do")
    if len(view.legal) == 1:
        return view.legal[0]
    return strategy(view, random.Random(seed))

"""Computer players: they are given a view, never the state, and choose one of its legal actions.

One registry, by game and level. The same view, level, seed and aggression always make the same choice.
"""

from __future__ import annotations

import random
from collections.abc import Mapping
from typing import Literal, TypeAlias, get_args

from engine.players import canasta, pinochle
from engine.players.mind import Mind, Strategy
from engine.types import Action
from engine.view import View

Level: TypeAlias = Literal["carefree", "beginner", "intermediate", "advanced", "expert", "master"]
LEVELS: tuple[Level, ...] = get_args(Level)
"""The levels that every game has, weakest first."""
CAREFREE, BEGINNER, INTERMEDIATE, ADVANCED, EXPERT, MASTER = LEVELS
USUAL_LEVEL = INTERMEDIATE
"""The level where nobody asks for another."""
SLOW: frozenset[str] = frozenset({MASTER})
"""The levels that think so long that others must not wait for them."""
AGGRESSION = 50
"""The usual chance, in percent, that a player is in an aggressive mood for a round."""

_PLAYERS: dict[str, Mapping[str, Strategy]] = {
    "canasta": canasta.LEVELS,
    "pinochle": pinochle.LEVELS,
}


def choose(view: View, level: str, seed: bytes | str, aggression: int = AGGRESSION) -> Action:
    """The action that a computer player of this level takes for the seat whose view it is given.

    ``seed`` is all the chance that it has: the seat's own, the same in every action of a game. What it decides by
    chance follows from that and from what it sees. ``aggression`` (0 to 100) is the chance that it plays a round fast
    and boldly. Raises ``ValueError`` for a level that the game has not, and for a view of a seat that has nothing to
    do.
    """
    strategy = _PLAYERS[view.game].get(level)
    if strategy is None:
        raise ValueError(f"{view.game} has no computer player {level!r}; levels: {', '.join(LEVELS)}")
    if not view.legal:
        raise ValueError(f"seat {view.seat} has nothing to do")
    if len(view.legal) == 1:
        return view.legal[0]
    return strategy(view, _mind(view, seed, aggression))


def _mind(view: View, seed: bytes | str, aggression: int) -> Mind:
    """The mood of the round, and a chance for this moment of it: other moments have other hands or other actions."""
    own = seed if isinstance(seed, str) else seed.hex()
    mood = random.Random(f"{own} round {view.round}")
    moment = f"{own} {view.round} {view.turn} {view.phase} {' '.join(view.hand)} {len(view.legal)}"
    return Mind(random.Random(moment), aggressive=mood.random() * 100 < aggression)

"""Computer players: given a view, never the state, they choose one of its legal actions.

They are registered by game and level. The same view, level, seed and aggression always give the same choice.
"""

from __future__ import annotations

import random
from collections.abc import Mapping
from typing import Literal, NamedTuple, TypeAlias, get_args

from engine.players import (
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
from engine.players.policy import Lead, Policy, PolicyContext
from engine.types import Action
from engine.view import View

Level: TypeAlias = Literal["carefree", "beginner", "intermediate", "advanced", "expert", "master"]
LEVELS: tuple[Level, ...] = get_args(Level)
"""The levels of every game, weakest first."""
CAREFREE, BEGINNER, INTERMEDIATE, ADVANCED, EXPERT, MASTER = LEVELS
STEADY = "steady"
"""Plays like the expert. Nobody chooses it: it plays the other seats of a daily deal (:mod:`engine.daily`)."""
USUAL_LEVEL = INTERMEDIATE
"""The default level."""
SLOW: frozenset[str] = frozenset({MASTER})
"""The levels that think so long that other players' decisions must not queue behind theirs."""
AGGRESSION = 50
"""The default chance, in percent, that a player plays a round aggressively."""

_PLAYERS: dict[str, Mapping[str, Policy]] = {
    "canasta": canasta.LEVELS,
    "auction-pinochle": auction_pinochle.LEVELS,
    "pinochle": pinochle.LEVELS,
    "gin": gin.LEVELS,
    "german-whist": german_whist.LEVELS,
    "cribbage": cribbage.LEVELS,
    "euchre": euchre.LEVELS,
    "ecarte": ecarte.LEVELS,
    "piquet": piquet.LEVELS,
    "rubicon": rubicon.LEVELS,
    "rummy500": rummy500.LEVELS,
}


class Decision(NamedTuple):
    """A computer player's choice, and how far it is ahead of another one, if the player has compared them."""

    action: Action
    lead: Lead | None = None


def choose(view: View, level: str, seed: bytes | str, aggression: int = AGGRESSION) -> Action:
    """Return the action that a computer player of this level chooses for the view's seat.

    ``seed`` is the seat's own and the same throughout a game; it is the player's only source of randomness, together
    with what it sees. ``aggression`` (0 to 100) is the chance in percent that it plays a round aggressively. Raises
    ``ValueError`` for an unknown level and for a seat that has no legal action.

    >>> from engine.deal import Deals
    >>> from engine.game import Game
    >>> from engine.games import GAMES
    >>> game = Game(GAMES["pinochle"].of("bezique"), seats=2, deals=Deals.numbered(1))
    >>> view = game.view(game.to_act[0])
    >>> choose(view, "expert", seed="any") in view.legal
    True
    """
    policy = _policy(view, level)
    return view.only or policy(view, _context(view, seed, aggression))


def decide(view: View, level: str, seed: bytes | str, aggression: int = AGGRESSION) -> Decision:
    """Return what :func:`choose` returns, with its lead where sampled deals have decided, or the play is solved.

    This takes longer where the lead has to be worked out besides.
    """
    policy = _policy(view, level)
    if view.only:
        return Decision(view.only)
    leads: list[Lead] = []
    action = policy(view, _context(view, seed, aggression)._replace(report=leads.append))
    return Decision(action, next((lead for lead in reversed(leads) if lead.action == action), None))


def _policy(view: View, level: str) -> Policy:
    policy = _PLAYERS[view.game].get(level)
    if policy is None:
        raise ValueError(f"{view.game} has no computer player {level!r}; levels: {', '.join(LEVELS)}")
    if not view.legal:
        raise ValueError(f"seat {view.seat} has nothing to do")
    return policy


def stand_in(level: str) -> Level:
    """Return the level that chooses in place of one that has failed."""
    return INTERMEDIATE if level == BEGINNER else BEGINNER


def _context(view: View, seed: bytes | str, aggression: int) -> PolicyContext:
    """Return the mood of the round, and a random stream that differs from decision to decision."""
    own = seed if isinstance(seed, str) else seed.hex()
    mood = random.Random(f"{own} round {view.round}")
    decision = f"{own} {view.round} {view.turn} {view.phase} {' '.join(view.hand)} {len(view.legal)}"
    return PolicyContext(random.Random(decision), aggressive=mood.random() * 100 < aggression)

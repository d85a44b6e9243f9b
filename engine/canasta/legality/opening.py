"""The initial meld: what counts toward its minimum, what opens anyway, and what is unfinished (guide 2.7)."""

from __future__ import annotations

from engine.canasta.legality.going_out import may_go_out
from engine.canasta.legality.position import usable
from engine.canasta.melds import CANASTA, MELD, Made, Way
from engine.canasta.options import CanastaOptions
from engine.canasta.state import State


def opens_anyway(options: CanastaOptions, gained: Made) -> bool:
    """Whether completing these canastas is an initial meld whatever the minimum (guide 2.6; windows1, The rules)."""
    if options.opens_anyway == "canasta":
        return sum(gained) > 0
    return options.opens_anyway == "natural-canasta" and gained.natural > 0


def is_splash(options: CanastaOptions, naturals: int, wild: int, has_upcard: bool) -> bool:
    """Whether a meld of a rank opens because its cards from the hand are a natural canasta (guide 4.4.14, Splash)."""
    if options.opens_anyway != "natural-canasta-in-hand":
        return False
    return not wild and naturals - has_upcard >= CANASTA


def credit(state: State, way: Way, upcard: int) -> int:
    """Return the points that a meld counts toward the minimum; ``upcard`` is 1 if it includes the upcard."""
    points = state.tables.points_of(way.kind, way.naturals, way.jokers, way.twos)
    if not upcard or state.rules.upcard_counts == "added-to-minimum":
        return points
    if state.rules.upcard_counts == "no":
        return points if way.size >= MELD else 0
    return points + state.points[way.kind]


def incomplete(state: State) -> bool:
    """Whether the player to act has begun an initial meld and not completed it."""
    if state.opened[state.side]:
        return False
    return state.begun > 0 or bool(state.slots(state.side))


def unfinished(state: State) -> bool:
    """Whether an incomplete initial meld forbids the discard: always, unless going out completes it."""
    if not incomplete(state):
        return False
    out = state.counts[state.seat] == 1 and may_go_out(state) and not usable(state, state.waiting)
    return not (out and state.rules.opens_anyway == "concealed")

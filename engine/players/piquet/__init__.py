"""The six computer players of Piquet.

``advanced`` exchanges by what a hand keeps (``hands``) and plays by simple rules. Expert and master compare exchanges
in sampled deals (``exchanging``), and solve the play of sampled worlds exactly (``playing``, ``tricks``).
"""

from __future__ import annotations

from engine.piquet.view import PiquetView
from engine.players.kit.ladder import ladder
from engine.players.piquet.exchanging import Exchange
from engine.players.piquet.playing import Play, safe
from engine.players.piquet.simple import at_random, before_play, eager
from engine.players.policy import PolicyContext
from engine.types import Action


def advanced(view: PiquetView, context: PolicyContext) -> Action:
    """Exchange by what the hand keeps, declare everything, and play by simple rules."""
    return before_play(view) or Action("play", (safe(view),))


class Searching:
    """Samples what it cannot see: ``exchange`` and ``play`` are the budgets of both searches."""

    def __init__(self, *, exchange: int, play: int) -> None:
        self.exchange = Exchange(exchange)
        self.play = Play(play)

    def choose(self, view: PiquetView, context: PolicyContext) -> Action:
        """Return the player's action."""
        if view.phase == "exchange" and all(action.kind == "exchange" for action in view.legal):
            return self.exchange.choose(view, context)
        if view.phase == "name":
            return self.play.name(view, context)
        return before_play(view) or self.play.choose(view, context)


LEVELS = ladder(
    carefree=at_random,
    eager=eager,
    advanced=advanced,
    expert=Searching(exchange=400, play=12_000).choose,
    master=Searching(exchange=2_000, play=40_000).choose,
)

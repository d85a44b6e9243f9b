"""The six computer players of Piquet.

The two simplest look at their own hand and at one trick. ``intermediate`` exchanges by what a hand keeps, and
``advanced`` plays by simple rules as well. Expert and master compare exchanges in sampled deals (``exchanging``), and
solve the play of sampled worlds exactly (``playing``).
"""

from __future__ import annotations

from engine.piquet.declarations import STRENGTH
from engine.piquet.exchanges import exchange
from engine.piquet.view import PiquetView
from engine.players.kit.tricks import cheapest
from engine.players.piquet.exchanging import Exchange
from engine.players.piquet.playing import Play, safe
from engine.players.policy import PolicyContext, ladder
from engine.types import Action


def at_random(view: PiquetView, context: PolicyContext) -> Action:
    """Exchange any cards, and play any card; declare whatever there is."""
    if view.phase == "exchange":
        return exchange(view.hand, context.rng.sample(view.hand, max(1, view.bounds[0])))
    return truthful(view) or context.rng.choice(view.legal)


def eager(view: PiquetView, context: PolicyContext) -> Action:
    """Exchange the lowest cards, declare everything, and win tricks with the lowest card that can."""
    if view.phase == "exchange":
        lowest = sorted(view.hand, key=lambda card: STRENGTH[card[:-1]])
        return exchange(view.hand, lowest[: view.bounds[1]])
    return before_play(view) or cheapest(view, context)


def before_play(view: PiquetView) -> Action | None:
    """Return the best of the listed exchanges, or declare everything; ``None`` once cards are played."""
    if view.phase in ("lead", "follow"):
        return None
    blanches = [action for action in view.legal if action.kind == "blanche"]
    return truthful(view) or next(iter(blanches), view.legal[0])


def truthful(view: PiquetView) -> Action | None:
    """Return the declaration of all that the hand holds; ``None`` if it is not the time for declarations."""
    return view.legal[0] if view.open_class else None


def intermediate(view: PiquetView, context: PolicyContext) -> Action:
    """Exchange by what the hand keeps, declare everything, and win tricks with the lowest card that can."""
    return before_play(view) or cheapest(view, context)


def advanced(view: PiquetView, context: PolicyContext) -> Action:
    """Exchange by what the hand keeps, declare everything, and play by simple rules."""
    return before_play(view) or Action("play", (safe(view),))


class Searching:
    """Samples what it cannot see: ``exchange`` deals to compare exchanges, and ``play`` hands for each card."""

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
    intermediate=intermediate,
    advanced=advanced,
    expert=Searching(exchange=200, play=2).choose,
    master=Searching(exchange=2_000, play=60).choose,
)

"""The master: plays the best ways to draw and to discard out in sampled worlds, a few turns far."""

from __future__ import annotations

from engine.players.kit.race import best_candidate
from engine.players.policy import PolicyContext
from engine.players.rummy500 import simple
from engine.players.rummy500.weighing import Weights, ranked, weighing
from engine.rummy500.imagine import imagine
from engine.rummy500.round import Rummy500Round
from engine.rummy500.scoring import laid_by
from engine.rummy500.view import Rummy500View
from engine.types import Action, Seat
from engine.view import GameContext

_CANDIDATES = 4
_SURE = 0.5
"""How many standard errors another action must be better than the usual one."""
_NOWHERE = GameContext(1, (), (), ())


class Search:
    """Compares the best few actions in ``budget`` trials, each of so many ``turns``."""

    def __init__(self, *, budget: int, turns: int, weights: Weights) -> None:
        self.budget = budget
        self.turns = turns
        self.weights = weights
        self.usual = weighing(weights)

    def choose(self, view: Rummy500View, context: PolicyContext) -> Action:
        """Return the player's action, one of ``view.legal``."""
        usual = self.usual(view, context)
        if usual.kind not in ("draw", "take", "discard") or view.seat is None:
            return usual
        actions = ranked(view, self.weights)[:_CANDIDATES]
        worlds: list[Rummy500Round] = []

        def value(candidate: int, world: int) -> float:
            if world == len(worlds):
                worlds.append(imagine(view, context.rng))
            return self._value(worlds[world].copy(), view.seat or 0, actions[candidate], context)

        return actions[best_candidate(len(actions), self.budget, value, _SURE)]

    def _value(self, world: Rummy500Round, me: Seat, action: Action, context: PolicyContext) -> float:
        """Return by how much a seat's side is ahead after a few turns."""
        last = world.turn + self.turns
        world.play(me, action)
        while not world.over and world.turn < last:
            seat = world.to_act[0]
            view = world.view(seat, _NOWHERE)
            world.play(seat, view.legal[0] if len(view.legal) == 1 else simple.eager(view, context))
        sides = len(set(world.sides))
        ahead = 0.0
        for seat in range(world.seats):
            points = sum(laid_by(world, seat)) - world.over * sum(map(world.rules.points, world.hands[seat]))
            ahead += points if world.sides[seat] == world.sides[me] else -points / (sides - 1)
        return ahead

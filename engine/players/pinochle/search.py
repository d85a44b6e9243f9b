"""The master player: late in phase one it chooses cards by rollouts of sampled worlds; otherwise as the expert."""

from __future__ import annotations

from engine.pinochle.view import PinochleView
from engine.players.kit.race import best_candidate
from engine.players.pinochle import expert
from engine.players.pinochle.worlds import world_sampler
from engine.players.policy import PolicyContext
from engine.players.utility import round_utility, rounds_left
from engine.types import Action

SPREAD = 150.0
"""The points by which one round separates two players."""
CLEAR = 40.0
"""The points of a clear win of a round."""
LATE = 11
"""The size of the stock, without the upturned card, from which the search is used: the last six tricks of phase one.

Earlier, the differences between cards are lost in the noise of the tricks to come.
"""


class Search:
    """Chooses cards by rollouts once the stock is low.

    ``budget`` is the number of rollouts per decision; each plays a world out to the end of the round. The expert's
    choice stands unless another card is better by ``standard_errors`` standard errors.
    """

    def __init__(self, budget: int, *, standard_errors: float = 1.0) -> None:
        self.budget = budget
        self.standard_errors = standard_errors

    def choose(self, view: PinochleView, context: PolicyContext) -> Action:
        """Return the player's action, one of ``view.legal``."""
        if view.phase_two or view.phase == "melding" or view.stock > LATE:
            return expert.choose(view, context)
        sample = world_sampler(view, context.rng)
        seat, led = view.seat or 0, expert.led_face(view)
        sampled = [sample()]
        baseline = expert.heuristic_card(view, sampled[0])
        actions = expert.playable(view)
        candidates = [baseline, *(card for card in actions if card != baseline)]

        def utility(candidate: int, world: int) -> float:
            while len(sampled) <= world:
                sampled.append(sample())
            rollout = sampled[world].copy()
            card = candidates[candidate]
            if led < 0:
                rollout.play_trick(card)
            else:
                rollout.play_trick(led, card)
            rollout.play_out()
            points = list(map(int.__add__, rollout.points, rollout.trick_points))
            rounds = rounds_left(view.target, list(map(int.__add__, view.totals, points)), SPREAD)
            return round_utility(view.totals, points, seat, rounds=rounds, spread=SPREAD, clear=CLEAR)

        return actions[candidates[best_candidate(len(candidates), self.budget, utility, self.standard_errors)]]

"""The master player: decides about the pile by rollouts of sampled worlds; otherwise plays as the expert."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import NamedTuple

from engine.canasta.choices import family
from engine.canasta.kinds import KIND, TWO, WILD_JOKER
from engine.canasta.view import CanastaView
from engine.cards import SUITS
from engine.players.canasta import expert
from engine.players.canasta.features import count
from engine.players.canasta.rollout import Rollout
from engine.players.canasta.worlds import WorldSampler
from engine.players.kit.race import best_candidate
from engine.players.policy import PolicyContext
from engine.players.utility import round_utility, rounds_left
from engine.types import Action

SPREAD = 750.0
"""The points by which one round separates two players."""
CLEAR = 80.0
"""The points of a clear win of a round."""
TURNS = 400
"""The most turns of a rollout."""
WORK = 20_000
"""The most turns that all rollouts of a decision play: long rounds get fewer rollouts."""
WAYS = 4
"""The most ways to take a pile that are tried."""


class Candidate(NamedTuple):
    """An action, and its effect on a rollout up to the next seat's turn."""

    action: Action
    play: Callable[[Rollout], None]


class Search:
    """Decides by rollouts whether to take the pile and how.

    ``budget`` is the number of rollouts per decision, each to the end of the round; together they play at most
    :data:`WORK` turns. The expert's choice stands unless another is better by ``standard_errors`` standard errors.
    """

    def __init__(self, budget: int, standard_errors: float = 0.5) -> None:
        self.budget = budget
        self.standard_errors = standard_errors

    def choose(self, view: CanastaView, context: PolicyContext) -> Action:
        """Return the player's action, one of ``view.legal``."""
        worlds = WorldSampler(view, aggressive=context.aggressive)
        baseline = expert.choose_with(view, context, worlds)
        # Rollouts make no sequences, so they misjudge a round that nobody can end without one.
        if view.rules.canasta_kinds == "one-sequence" or not expert.is_modelled(view, baseline):
            return baseline
        candidates = list(_draws(view, baseline)) if view.phase == "draw" else []
        if len(candidates) < 2 or candidates[0].action != baseline:
            return baseline
        mine = view.sides[worlds.seat]
        sampled: list[Rollout] = []
        played = 0

        def utility(candidate: int, world: int) -> float:
            nonlocal played
            while len(sampled) <= world:
                sampled.append(worlds.sample(context.rng))
            rollout = sampled[world].copy()
            candidates[candidate].play(rollout)
            rollout.play_out(worlds.rules.following[worlds.seat], TURNS)
            played += rollout.turns
            return _utility(view, [rollout.score(side) for side in range(len(view.totals))], mine)

        best = best_candidate(
            len(candidates), self.budget, utility, self.standard_errors, exhausted=lambda: played >= WORK
        )
        return candidates[best].action


def _draws(view: CanastaView, baseline: Action) -> Iterator[Candidate]:
    """Yield drawing from the stock and the ways to take the pile, one for each combination of kinds, baseline first.

    Yield nothing if there is no choice or no stock.
    """
    seat = view.seat or 0
    takes = [action for action in view.legal if action.kind == "take" and (action.cards or action.target)]
    takes = [action for action in takes if family(action.target) not in SUITS]
    by_counts: dict[tuple[int, ...], Action] = {}
    for action in sorted(
        takes, key=lambda action: (action != baseline, sum(KIND[card] >= TWO for card in action.cards))
    ):
        by_counts.setdefault(count(action.cards), action)
    draws = [action for action in view.legal if action.kind == "draw"]
    if not takes or not draws:
        return
    found = [Candidate(action, _take(view, counts)) for counts, action in list(by_counts.items())[:WAYS]]
    found.append(Candidate(draws[0], lambda rollout: _draw(rollout, seat)))
    yield from sorted(found, key=lambda candidate: candidate.action != baseline)


def _draw(rollout: Rollout, seat: int) -> None:
    if rollout.decline_pile(seat):
        _finish(rollout, seat)


def _finish(rollout: Rollout, seat: int) -> None:
    """Finish the turn by the heuristic policy."""
    rollout.meld(seat)
    if not rollout.over:
        rollout.discard(seat)


def _take(view: CanastaView, counts: tuple[int, ...]) -> Callable[[Rollout], None]:
    seat = view.seat or 0
    kind = KIND[view.pile[-1]]
    naturals, jokers, twos = counts[kind], counts[WILD_JOKER], counts[TWO]
    points = sum(map(int.__mul__, counts, view.rules.card_points)) + view.rules.card_points[kind]

    def play(rollout: Rollout) -> None:
        side = view.sides[seat]
        lays = None
        if not rollout.opened[side]:
            owed = rollout.minimums[side] - points
            hand = rollout.hands[seat]
            held = hand[:]
            for other, number in enumerate(counts):
                hand[other] -= number
            lays = rollout.opening_melds(seat, owed) if owed > 0 else []
            hand[:] = held
        rollout.take(seat, naturals, jokers, twos, lays)
        _finish(rollout, seat)

    return play


def _utility(view: CanastaView, points: Sequence[int], mine: int) -> float:
    """Return the utility of a round that ends with these points."""
    if view.rounds:
        rounds = float(view.rounds - view.round)
    else:
        rounds = rounds_left(view.target, list(map(int.__add__, view.totals, points)), SPREAD)
    return round_utility(view.totals, points, mine, rounds=rounds, spread=SPREAD, clear=CLEAR)

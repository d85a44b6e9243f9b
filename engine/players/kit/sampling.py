"""Choose by sampled deals: deal the hidden cards, and compare actions in the same deals.

Hidden cards are dealt as they may lie with opponents who chose what to keep. Most samples are spent on the candidates
that may be the best. The utility of a round's result counts the game as well as the round.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator, Sequence
from math import exp, sqrt
from statistics import fmean
from typing import NamedTuple, TypeVar

from engine.cards import Card
from engine.kit.trick_view import TrickView
from engine.players.policy import Lead, PolicyContext, Unit
from engine.types import Action, Seat

_FIRST_WORLDS = 12
"""The number of worlds in which every candidate is tried before any is dropped."""
_CLEAR = 2.0
"""The standard errors by which a lead is beyond chance."""


class Comparison(NamedTuple):
    """The best of some candidates, and its mean lead over the next best in the worlds in which both were tried."""

    best: int
    other: int
    """The next best; the best itself if there is no other."""
    lead: float
    error: float
    worlds: int

    @classmethod
    def of(cls, best: int, values: Sequence[Sequence[float]]) -> Comparison:
        """Compare the best candidate with the next best; ``values`` are by candidate, in the same worlds."""
        others = [other for other, its in enumerate(values) if its and other != best]
        if not others:
            return cls(best, best, 0.0, 0.0, 0)
        other = max(others, key=lambda each: fmean(values[each]))
        # A candidate that fell behind was tried in fewer worlds, the first ones.
        leads = [one - two for one, two in zip(values[best], values[other], strict=False)]
        error = _error(sum(leads), sum(lead * lead for lead in leads), len(leads))
        return cls(best, other, fmean(leads), error, len(leads))

    def report(self, context: PolicyContext, candidates: Sequence[Action], unit: Unit) -> Action:
        """Return the best action, and report its lead if it is beyond chance."""
        action = candidates[self.best]
        if self.other != self.best and self.lead > _CLEAR * self.error:
            context.report(Lead(action, candidates[self.other], self.lead, unit, self.worlds))
        return action


def compare(
    candidates: int,
    budget: int,
    evaluate: Callable[[int, int], float],
    standard_errors: float = 1.0,
    exhausted: Callable[[], bool] = lambda: False,
) -> Comparison:
    """Find the best candidate: candidate 0 unless another is better with some confidence.

    ``evaluate`` returns the value of a candidate in a world, both numbered from 0. All candidates are tried in the
    same worlds and compared with candidate 0 in each. Every few worlds, those that fall behind the leader are
    dropped. ``budget`` is the total number of evaluations; the race also ends when ``exhausted``. Another candidate
    replaces candidate 0 if its mean lead is at least ``standard_errors`` standard errors.

    >>> compare(3, 300, lambda candidate, world: (0.0, -1.0, 1.0)[candidate] * (1 + world % 3))[:2]
    (2, 0)
    >>> compare(3, 300, lambda candidate, world: (0.0, -1.0, 1.0)[candidate])[:3]
    (2, 0, 1.0)
    """
    left = list(range(1, candidates))
    sums, squares = [0.0] * candidates, [0.0] * candidates
    gains: list[list[float]] = [[] for _ in range(candidates)]
    world = 0
    until = _FIRST_WORLDS
    while left and budget > len(left) and not exhausted():
        while world < until and budget > len(left) and not exhausted():
            base = evaluate(0, world)
            gains[0].append(0.0)
            for candidate in left:
                gain = evaluate(candidate, world) - base
                gains[candidate].append(gain)
                sums[candidate] += gain
                squares[candidate] += gain * gain
            budget -= len(left) + 1
            world += 1
        until = world * 3 // 2
        errors = {candidate: _error(sums[candidate], squares[candidate], world) for candidate in left}
        lead = max(0.0, *(sums[candidate] / world for candidate in left))
        # The leader stays even without an error: it may gain the same in every world.
        left = [
            candidate
            for candidate in left
            if sums[candidate] / world + 2 * errors[candidate] > lead or 0 < lead == sums[candidate] / world
        ]
    best = 0
    if left:
        first = max(left, key=lambda candidate: sums[candidate])
        needed = standard_errors * _error(sums[first], squares[first], world)
        best = first if sums[first] / world > needed else 0
    return Comparison.of(best, gains)


def _error(total: float, squares: float, number: int) -> float:
    """Return the standard error of a mean."""
    mean = total / number
    return sqrt(max(0.0, squares / number - mean * mean) / number)


def deal(hidden: list[int], number: int, kept: Sequence[float], rng: random.Random) -> tuple[list[int], list[int]]:
    """Return ``number`` of the hidden cards for the opponent's hand, and the rest in random order.

    Reorders ``hidden``. Cards are numbers; ``kept`` is by number the relative likelihood that a card is in the hand
    and not in the stock.
    """
    # Ordering by exponential arrival times draws a weighted sample without replacement.
    hidden.sort(key=lambda card: rng.expovariate(kept[card]))
    rest = hidden[number:]
    rng.shuffle(rest)
    return hidden[:number], rest


T = TypeVar("T")


def likeliest(sample: Callable[[], T], doubts: Callable[[T], float], tries: int) -> T:
    """Return the first sample without doubts, or the least doubtful of ``tries``.

    >>> samples = iter([3, 1, 2, 0])
    >>> likeliest(lambda: next(samples), lambda sampled: sampled, tries=3)
    1
    """
    best = sample()
    least = doubts(best)
    for _ in range(tries - 1):
        if not least:
            break
        other = sample()
        found = doubts(other)
        if found < least:
            best, least = other, found
    return best


def best_action(
    candidates: Sequence[Action],
    sample: Callable[[], T],
    outcome: Callable[[T, Action], float],
    context: PolicyContext,
    *,
    budget: int,
    standard_errors: float,
) -> Action:
    """Return the action with the best outcome in points on average, all in the same samples, and report its lead.

    The first candidate stands unless another is ahead by ``standard_errors``; see
    :func:`engine.players.kit.sampling.compare`.
    """
    sampled: list[T] = []

    def evaluate(candidate: int, number: int) -> float:
        while len(sampled) <= number:
            sampled.append(sample())
        return outcome(sampled[number], candidates[candidate])

    return compare(len(candidates), budget, evaluate, standard_errors).report(context, candidates, "points")


def plays(view: TrickView) -> Iterator[tuple[Seat, Card, Card]]:
    """Yield every card played so far: who played it, the card, and the card that was led."""
    for leader, cards in [*((trick.leader, trick.cards) for trick in view.tricks), (view.leader, view.trick)]:
        for seat, card in zip(view.trick_seats(leader), cards, strict=False):
            yield seat, card, cards[0]


def lead(view: TrickView, points: Sequence[int]) -> int:
    """Return how far the points of a round put the seat's side ahead. Points beyond the target are void."""
    gains = [min(gained, max(1, view.target - view.totals[side])) for side, gained in enumerate(points)]
    own = view.sides[view.own_seat]
    return gains[own] - max(gain for side, gain in enumerate(gains) if side != own)


def round_utility(
    totals: Sequence[int], points: Sequence[int], mine: int, *, rounds: float, spread: float, clear: float
) -> float:
    """Return the utility, 0 to 1, of a round's points for side ``mine``. ``totals`` are those before, both by side.

    Half of it is the estimated chance to win the game, half whether the round is won: a player who maximised points
    alone would gamble for them. ``rounds`` are those still to come after this one, 0 if the game ends with it. One
    round separates two players by about ``spread`` points; ``clear`` points are a clear win of the round.

    >>> round_utility([0, 0], [100, 100], 0, rounds=5, spread=150, clear=40)
    0.5
    """
    lead = _lead([before + won for before, won in zip(totals, points, strict=True)], mine)
    game = _logistic(1.7 * lead / (spread * rounds**0.5)) if rounds > 0 else (lead > 0) + 0.5 * (lead == 0)
    return (game + _logistic(_lead(points, mine) / clear)) / 2


def rounds_left(target: int, totals: Sequence[int], spread: float) -> float:
    """Estimate the number of rounds until a side with these totals reaches the target.

    >>> rounds_left(2000, [1000, 400], spread=200)
    5.0
    """
    best = max(totals)
    return max(0.5 * (best < target), (target - best) / spread)


def _lead(points: Sequence[int], mine: int) -> int:
    return points[mine] - max(other for side, other in enumerate(points) if side != mine)


def _logistic(value: float) -> float:
    return 1 / (1 + exp(-max(-20.0, min(20.0, value))))

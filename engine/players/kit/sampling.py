"""Choose by sampled deals: deal the hidden cards, and compare actions in the same deals.

Hidden cards are dealt as they may lie with opponents who chose what to keep. Most samples are spent on the candidates
that may be the best.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator, Sequence
from math import sqrt
from typing import TypeVar

from engine.cards import Card
from engine.kit.trick_view import TrickView
from engine.types import Action, Seat

_FIRST_WORLDS = 12
"""The number of worlds in which every candidate is tried before any is dropped."""


def best_candidate(
    candidates: int,
    budget: int,
    evaluate: Callable[[int, int], float],
    standard_errors: float = 1.0,
    exhausted: Callable[[], bool] = lambda: False,
) -> int:
    """Return the index of the best candidate; 0 unless another is better with some confidence.

    ``evaluate`` returns the value of a candidate in a world, both numbered from 0. All candidates are tried in the
    same worlds and compared with candidate 0 in each. Every few worlds, those that fall behind the leader are
    dropped. ``budget`` is the total number of evaluations; the race also ends when ``exhausted``. Another candidate
    replaces candidate 0 if its mean lead is at least ``standard_errors`` standard errors.

    >>> best_candidate(3, 300, lambda candidate, world: (0.0, -1.0, 1.0)[candidate] * (1 + world % 3))
    2
    """
    left = list(range(1, candidates))
    sums, squares = [0.0] * candidates, [0.0] * candidates
    world = 0
    until = _FIRST_WORLDS
    while left and budget > len(left) and not exhausted():
        while world < until and budget > len(left) and not exhausted():
            base = evaluate(0, world)
            for candidate in left:
                gain = evaluate(candidate, world) - base
                sums[candidate] += gain
                squares[candidate] += gain * gain
            budget -= len(left) + 1
            world += 1
        until = world * 3 // 2
        errors = {candidate: _error(sums[candidate], squares[candidate], world) for candidate in left}
        lead = max(0.0, *(sums[candidate] / world for candidate in left))
        left = [candidate for candidate in left if sums[candidate] / world + 2 * errors[candidate] > lead]
    if not left:
        return 0
    first = max(left, key=lambda candidate: sums[candidate])
    needed = standard_errors * _error(sums[first], squares[first], world)
    return first if sums[first] / world > needed else 0


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


def likeliest(sample: Callable[[], T], doubts: Callable[[T], int], tries: int) -> T:
    """Return the first sample without doubts, or the least doubtful of so many.

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
    budget: int,
    standard_errors: float,
) -> Action:
    """Return the action with the best outcome on average, all in the same samples.

    The first candidate stands unless another is ahead by ``standard_errors``; see
    :func:`engine.players.kit.sampling.best_candidate`.
    """
    sampled: list[T] = []

    def evaluate(candidate: int, number: int) -> float:
        while len(sampled) <= number:
            sampled.append(sample())
        return outcome(sampled[number], candidates[candidate])

    return candidates[best_candidate(len(candidates), budget, evaluate, standard_errors)]


def plays(view: TrickView) -> Iterator[tuple[Seat, Card, Card]]:
    """Yield every card played so far: who played it, the card, and the card that was led."""
    for leader, cards in [*((trick.leader, trick.cards) for trick in view.tricks), (view.leader, view.trick)]:
        for seat, card in zip(view.trick_seats(leader), cards, strict=False):
            yield seat, card, cards[0]


def lead(view: TrickView, points: Sequence[int]) -> int:
    """Return by how much the points of a round by side put the seat's side ahead. Points beyond the target are void."""
    gains = [min(gained, max(1, view.target - view.totals[side])) for side, gained in enumerate(points)]
    own = view.sides[view.own_seat]
    return gains[own] - max(gain for side, gain in enumerate(gains) if side != own)

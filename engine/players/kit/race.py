"""Finds the best of a few candidates by sampling, with most samples spent on those that may be the best."""

from __future__ import annotations

from collections.abc import Callable
from math import sqrt

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

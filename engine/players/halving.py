"""Which of a few candidates does best, with most of the effort spent where it matters."""

from __future__ import annotations

from collections.abc import Callable
from math import sqrt

_FIRST = 12
"""Worlds that every candidate is tried in before any is dropped."""


def best(candidates: int, effort: int, value: Callable[[int, int], float], sure: float = 1.0) -> int:
    """The place of the best of so many candidates; the first one unless another is surely better.

    ``value`` says how good one of them is in a world, by its number from 0: all are tried in the same worlds, and
    compared with the first in each. After every so many worlds those are dropped that fall behind the leader;
    ``effort`` is how often ``value`` is asked for. Another than the first is chosen if it leads by ``sure`` standard
    errors.
    """
    left = list(range(1, candidates))
    sums, squares = [0.0] * candidates, [0.0] * candidates
    world = 0
    target = _FIRST
    while left and effort > len(left):
        while world < target and effort > len(left):
            base = value(0, world)
            for candidate in left:
                gain = value(candidate, world) - base
                sums[candidate] += gain
                squares[candidate] += gain * gain
            effort -= len(left) + 1
            world += 1
        target = world * 3 // 2
        errors = {candidate: _error(sums[candidate], squares[candidate], world) for candidate in left}
        lead = max(0.0, *(sums[candidate] / world for candidate in left))
        left = [candidate for candidate in left if sums[candidate] / world + 2 * errors[candidate] > lead]
    if not left:
        return 0
    first = max(left, key=lambda candidate: sums[candidate])
    return first if sums[first] / world > sure * _error(sums[first], squares[first], world) else 0


def _error(total: float, squares: float, number: int) -> float:
    mean = total / number
    return sqrt(max(0.0, squares / number - mean * mean) / number)

"""Tunes the parameters of a policy by simultaneous perturbation stochastic approximation (SPSA).

In every iteration all parameters are perturbed at once, in opposite directions for two players. They play mirrored
deals, and the parameters move towards the winner's. See J. C. Spall, "Multivariate stochastic approximation using a
simultaneous perturbation gradient approximation", IEEE Transactions on Automatic Control 37, 1992.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator, Sequence
from math import sqrt
from statistics import fmean, pvariance
from typing import NamedTuple, TypeAlias

GAIN = 1.2
"""The initial learning rate: how many steps the parameters move for a win rate 1.0 above even."""


class MatchResult(NamedTuple):
    """How one player did against another: its share of the rounds won, its mean lead in points, and both errors."""

    wins: float
    wins_error: float
    points: float
    points_error: float


Parameters: TypeAlias = Sequence[float]
PlayMatch: TypeAlias = Callable[[Parameters, Parameters, str], MatchResult]
"""Plays mirrored deals, named by a seed, with the first parameters against the second."""


def match_result(deals: Sequence[Sequence[float]]) -> MatchResult:
    """Return the result of mirrored deals, given a player's lead in each playing of each deal."""
    wins = [fmean((lead > 0) + 0.5 * (lead == 0) for lead in playings) for playings in deals]
    points = [fmean(playings) for playings in deals]
    errors = (sqrt(pvariance(values) / len(deals)) for values in (wins, points))
    return MatchResult(fmean(wins), next(errors), fmean(points), next(errors))


def optimize(
    start: Parameters, steps: Parameters, play: PlayMatch, *, iterations: int, seed: str, points: float
) -> Iterator[list[float]]:
    """Yield the parameters after each iteration. Perturbations and learning rate decrease towards the end.

    ``steps`` are the sizes of the perturbations. A lead of ``points`` points counts as much as winning a round.
    """
    rng = random.Random(f"{seed} signs")
    parameters = list(start)
    for number in range(iterations):
        left = 1 - number / iterations
        size, gain = 0.5 + 0.5 * left, GAIN * (0.2 + 0.8 * left)
        signs = [rng.choice((-1, 1)) for _ in parameters]
        moved = [size * sign * step for sign, step in zip(signs, steps, strict=True)]
        plus, minus = (
            [value + way * change for value, change in zip(parameters, moved, strict=True)] for way in (1, -1)
        )
        result = play(plus, minus, f"{seed} {number}")
        gradient = gain * (result.wins - 0.5 + result.points / points)
        parameters = [value + gradient * change for value, change in zip(parameters, moved, strict=True)]
        yield parameters

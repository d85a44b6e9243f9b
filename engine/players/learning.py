"""How figures are learnt that players go by: two that differ a little in each of them play, and the better pulls.

That is simultaneous perturbation (J. C. Spall, "Multivariate stochastic approximation using a simultaneous perturbation
gradient approximation", IEEE Transactions on Automatic Control 37, 1992).
"""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator, Sequence
from math import sqrt
from statistics import fmean, pvariance
from typing import NamedTuple, TypeAlias

PACE = 1.2
"""How far the figures follow one comparison, in steps for each win more of a hundred at first."""


class Lead(NamedTuple):
    """How one side did against the other: the share of rounds that it won, the points ahead, and both errors."""

    wins: float
    wins_error: float
    points: float
    points_error: float


Figures: TypeAlias = Sequence[float]
Compared: TypeAlias = Callable[[Figures, Figures, str], Lead]
"""Plays mirrored deals, which a seed names, by some figures against others."""


def lead(deals: Sequence[Sequence[float]]) -> Lead:
    """What mirrored deals came to: by how many points the side was ahead in each playing of each deal."""
    wins = [fmean((its > 0) + 0.5 * (its == 0) for its in playings) for playings in deals]
    points = [fmean(playings) for playings in deals]
    errors = (sqrt(pvariance(values) / len(deals)) for values in (wins, points))
    return Lead(fmean(wins), next(errors), fmean(points), next(errors))


def learnt(
    start: Figures, steps: Figures, compared: Compared, *, rounds: int, seed: str, points: float
) -> Iterator[list[float]]:
    """The figures after each of so many comparisons; the steps grow smaller towards the end.

    Each figure is changed by its step to see what that does. So many ``points`` count as much as winning a round.
    """
    chance = random.Random(f"{seed} signs")
    figures = list(start)
    for number in range(rounds):
        left = 1 - number / rounds
        size, pace = 0.5 + 0.5 * left, PACE * (0.2 + 0.8 * left)
        signs = [chance.choice((-1, 1)) for _ in figures]
        moved = [size * sign * step for sign, step in zip(signs, steps, strict=True)]
        more, less = ([value + way * change for value, change in zip(figures, moved, strict=True)] for way in (1, -1))
        ahead = compared(more, less, f"{seed} {number}")
        pull = pace * (ahead.wins - 0.5 + ahead.points / points)
        figures = [value + pull * change for value, change in zip(figures, moved, strict=True)]
        yield figures

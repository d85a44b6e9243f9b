"""The utility of a round's result, which searching players maximise."""

from __future__ import annotations

from collections.abc import Sequence
from math import exp


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

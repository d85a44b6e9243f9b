"""How good it is for a side that a round ends as it does: what players go by who try things out."""

from __future__ import annotations

from collections.abc import Sequence
from math import exp


def prospect(
    totals: Sequence[int], points: Sequence[int], mine: int, *, rounds: float, spread: float, clear: float
) -> float:
    """How good these points of a round are for a side: 0 to 1. ``totals`` are those before, both by side.

    Half of it is the chance to win the game, half that the round is won: who only counted points would gamble for them.
    ``rounds`` are still to come after this one, none for a game that ends with it. One of them parts two players by
    about ``spread`` points; the round is won clearly by ``clear`` points.
    """
    lead = _lead([before + its for before, its in zip(totals, points, strict=True)], mine)
    game = _chance(1.7 * lead / (spread * rounds**0.5)) if rounds > 0 else (lead > 0) + 0.5 * (lead == 0)
    return (game + _chance(_lead(points, mine) / clear)) / 2


def rounds_to(target: int, totals: Sequence[int], spread: float) -> float:
    """About how many rounds are still to come until somebody has the target, with these totals."""
    best = max(totals)
    return max(0.5 * (best < target), (target - best) / spread)


def _lead(points: Sequence[int], mine: int) -> int:
    return points[mine] - max(its for side, its in enumerate(points) if side != mine)


def _chance(value: float) -> float:
    return 1 / (1 + exp(-max(-20.0, min(20.0, value))))

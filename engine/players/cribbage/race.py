"""The race to the target: the chance to win the game from where the pegs stand."""

from __future__ import annotations

from collections.abc import Sequence
from math import erf, sqrt
from typing import NamedTuple

from engine.cribbage.view import CribbageView

_CLOSE = 40
"""The distance to the target within which the chance to win counts; farther away points do."""
_DEAL = 13.0
"""The points that a side makes in a deal on average."""
_SPREAD = 8.5
"""The standard deviation of the difference that a deal makes."""
_NEXT_DEAL = 3.1
"""The worth of dealing next, in points."""


def is_close(view: CribbageView) -> bool:
    """Return whether the game may end in this deal, or in the next one."""
    return max(front for _, front in view.pegs) + _CLOSE >= view.target


class Race(NamedTuple):
    """The board as a seat's side sees it. ``order`` are the sides of the hands in the show, the crib's last."""

    target: int
    low_ball: bool
    mine: int
    order: tuple[int, ...]
    deals_next: bool

    @classmethod
    def of(cls, view: CribbageView) -> Race:
        """Return the race of a view's seat."""
        order = [view.sides[seat] for seat in view.order]
        mine = view.sides[view.seat or 0]
        return cls(view.target, view.rules.low_ball, mine, (*order, order[-1]), order[0] == mine)

    def lead(self, pegs: Sequence[int]) -> float:
        """Return how far the side is ahead of the others together, or behind them in low ball."""
        lead = 2 * pegs[self.mine] - sum(pegs)
        return -lead if self.low_ball else lead

    def value(self, pegs: Sequence[int]) -> float:
        """Return the chance, 0 to 1, to win from a position between two deals, or once a peg is home."""
        others = [front for side, front in enumerate(pegs) if side != self.mine]
        mine, best = pegs[self.mine], max(others)
        if mine >= self.target or best >= self.target:
            return float((mine >= self.target) != self.low_ball)
        lead = mine - best + (_NEXT_DEAL if self.deals_next else -_NEXT_DEAL)
        deals = max(0.5, (self.target - max(mine, best)) / _DEAL)
        chance = (1 + erf(lead / (_SPREAD * sqrt(2 * deals)))) / 2
        return 1 - chance if self.low_ball else chance

    def after_show(self, pegs: Sequence[int], gains: Sequence[int]) -> float:
        """Return the chance to win after hands and crib are counted in their order."""
        fronts = [*pegs]
        for side, gain in zip(self.order, gains, strict=True):
            if max(fronts) < self.target:
                fronts[side] += gain
        return self.value(fronts)

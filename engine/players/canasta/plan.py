"""The advanced player's plan of a turn's melds: the layout with the best evaluation of the resulting position."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import accumulate
from typing import NamedTuple, TypeAlias

from engine.canasta.kinds import BLACK_THREE, NATURALS, POINTS, TWO, WILD_JOKER
from engine.canasta.melds import CANASTA, MELD, Shape
from engine.players.canasta import evaluation
from engine.players.canasta.evaluation import EvaluationWeights
from engine.players.canasta.features import Counts, Features, Melds, wilds

_ENOUGH = 8
"""Hand sizes above this count as this."""


class Lay(NamedTuple):
    """Cards to lay down as, or onto, the meld of one kind."""

    kind: int
    naturals: int
    wilds: int


class Plan(NamedTuple):
    """What to meld this turn, and the value of the resulting position, in points."""

    value: float
    lays: tuple[Lay, ...]


class _Tally(NamedTuple):
    """A partial layout: wild cards used, points owed to the initial meld, canastas still needed, cards kept."""

    wilds: int
    owed: int
    due: int
    left: int


_Found: TypeAlias = dict[_Tally, tuple[float, tuple[Lay, ...]]]


class Planner:
    """Finds the best layout of one hand.

    ``due`` are the canastas still needed to go out; ``concealed`` means that nothing was melded before this turn.
    """

    def __init__(
        self,
        features: Features,
        weights: EvaluationWeights,
        *,
        hand: Counts,
        melds: Melds,
        due: int,
        concealed: bool,
    ) -> None:
        self._features, self._weights = features, weights
        self._hand, self._melds = hand, melds
        self._due, self._concealed = due, concealed
        self._most = wilds(hand)
        # Jokers are melded before twos: they reach a minimum with fewer cards, and cost most in the hand.
        points = [POINTS[WILD_JOKER]] * hand[WILD_JOKER] + [POINTS[TWO]] * hand[TWO]
        self._wild_points = [0, *accumulate(points)]

    def best(self, need: int) -> Plan | None:
        """Return the best layout with at least ``need`` points, or ``None``."""
        found: _Found = {_Tally(0, need, self._due, 0): (0.0, ())}
        for kind in NATURALS:
            if self._hand[kind] or self._melds[kind][0]:
                found = self._with_kind(found, kind)
        plans = (Plan(value + self._rest(tally), lays) for tally, (value, lays) in found.items() if tally.owed <= 0)
        return max(plans, default=None)

    def without_melds(self) -> float:
        """Return the value of the position if nothing is melded."""
        value = sum(
            evaluation.rank_value(kind, self._hand[kind], self._melds[kind], self._features, self._weights)
            for kind in NATURALS
        )
        return value + self._rest(_Tally(0, 0, self._due, _ENOUGH))

    def _with_kind(self, found: _Found, kind: int) -> _Found:
        """Return the partial layouts extended by every useful layout of one more kind, the best of each tally."""
        held, meld, points = self._hand[kind], self._melds[kind], self._wild_points
        ends: _Found = {}
        most = 0 if self._features.pure and self._features.opened and kind in evaluation.PURE else self._most
        for naturals, wild, made in _layouts(held, meld, most, self._features.shape):
            after = (meld[0] + naturals, meld[1] + wild)
            value = evaluation.rank_value(kind, held - naturals, after, self._features, self._weights)
            lay = (Lay(kind, naturals, wild),) if naturals or wild else ()
            for tally, (so_far, lays) in found.items():
                used = tally.wilds + wild
                if used > self._most:
                    continue
                laid = naturals * POINTS[kind] + points[used] - points[tally.wilds]
                end = _Tally(
                    used,
                    max(0, tally.owed - laid),
                    max(0, tally.due - (made and self._counts(after))),
                    min(_ENOUGH, tally.left + held - naturals),
                )
                total = so_far + value
                if end not in ends or total > ends[end][0]:
                    ends[end] = (total, lays + lay)
        return ends

    def _counts(self, meld: tuple[int, int]) -> int:
        """Return 1 if a canasta of this type still counts toward going out, otherwise 0."""
        features = self._features
        return int(not features.kinds_needed or (features.mixed_due if meld[1] else features.natural_due) > 0)

    def _rest(self, tally: _Tally) -> float:
        """Return the value of the cards kept, or of going out if none need be kept."""
        features, weights = self._features, self._weights
        threes = self._hand[BLACK_THREE]
        kept = tally.left + self._most - tally.wilds
        laid = self._wild_points[tally.wilds]
        if features.foot and kept + threes <= 1:
            return laid + weights.foot
        if features.discard_last and kept + threes == 0:
            return float("-inf")
        if tally.due == 0 and not features.foot and kept <= 1 and (kept + threes <= 1 or threes >= MELD):
            return laid + evaluation.going_out_value(features, self._concealed, weights)
        if kept + threes < 2:
            return float("-inf")
        jokers = max(0, self._hand[WILD_JOKER] - tally.wilds)
        value = evaluation.wild_value(jokers, self._most - tally.wilds - jokers, features, weights)
        few = max(0, _ENOUGH - kept - threes) * (1 + tally.due)
        return (
            laid
            + value
            + evaluation.black_three_value(threes, features, weights)
            - weights.small_hand * few
            - weights.foot_card * (kept + threes) * features.foot
            - weights.missing_canasta * tally.due
        )


def _layouts(held: int, meld: tuple[int, int], most: int, shape: Shape) -> Iterator[tuple[int, int, int]]:
    """Yield naturals and wild cards to add to a meld, and the canastas that this makes; adding nothing comes first."""
    yield 0, 0, 0
    size = sum(meld)
    held = min(held, max(0, shape.most - size))
    for naturals in sorted({0, held, max(0, held - 1), max(0, held - 2)}):
        room = shape.room(meld[0] + naturals) - meld[1]
        for wild in range(min(most, room) + 1):
            after = size + naturals + wild
            if after > size and MELD <= after <= shape.most:
                yield naturals, wild, int(size < CANASTA <= after)

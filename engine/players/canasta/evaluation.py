"""The evaluation of cards on the mat and in the hand, in points of the score, and the melds that it prefers.

The melds of a turn are planned as the layout with the best evaluation of the resulting position. The defaults of
:class:`EvaluationWeights` were estimated and then adjusted in mirrored deals.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from itertools import accumulate
from typing import Any, NamedTuple, TypeAlias

from engine.canasta.melds import BLACK_THREE, CANASTA, MELD, NATURALS, POINTS, RANKS, TWO, WILD_JOKER, Shape
from engine.players.canasta.features import Counts, Features, Melds, wilds

NATURAL_BONUS = 500
MIXED_BONUS = 300
PURE_BONUS = 2500
THREE_HELD = 1500
PURE = (RANKS.index("7"), RANKS.index("A"))
"""The ranks that some rules require to be melded without wild cards."""


class EvaluationWeights(NamedTuple):
    """The parameters of the evaluation."""

    canasta_chances: tuple[float, ...] = (1.0, 0.75, 0.46, 0.27, 0.15, 0.1, 0.03, 0.0)
    """The chance that a meld becomes a canasta, by the number of cards it lacks."""
    held: float = 0.9
    """The value of a possible canasta in the hand, relative to its value on the mat."""
    single: float = 0.1
    pair: float = 0.3
    three: float = 0.85
    """The chance that naturals in the hand get melded: a single card, a pair, three or more or those of an own meld."""
    pile_chance: float = 0.11
    """The chance that a pair takes the pile before the opponent does."""
    pile_chance_onto: float = 0.015
    """The same for an own meld while the pile is not frozen."""
    next_pile: float = 80.0
    """The value of taking a pile later, beyond what it contains now."""
    wild: float = 180.0
    """The value of a wild card in the hand for later use."""
    black_three: float = 4.0
    """The value of a black three for blocking the pile once."""
    initial_meld: float = 70.0
    """The value of having made the initial meld."""
    small_hand: float = 9.0
    """The cost of each card that a hand is too small by if it may not go out."""
    freeze: float = 0.1
    """The value of freezing the pile for an opponent who has melded, relative to the value of the pile."""
    missing_canasta: float = 80.0
    """The cost of each canasta still needed to go out."""
    foot: float = 250.0
    """The value of taking up the foot."""
    foot_card: float = 0.0
    """The cost of each card kept in the hand while the foot waits."""
    going_out: float = 30.0
    """The value of going out beyond the score."""
    win_game: float = 500.0
    """The value of winning the game by going out, and the cost of losing it that way."""
    stock: float = 140.0
    """The value of the cards drawn from the stock."""
    pile_card: float = 3.5
    """The value of each card of the pile to the opponent beyond its points."""
    sequence: float = 0.2
    """The weight of the prospects of sequences."""
    danger: float = 1.0
    """The weight of the danger that the next opponent takes the pile with the discard."""
    hidden: float = 1.0
    """The same for cards of the hand that the opponent may hold, relative to melds on the mat."""


STEADY = EvaluationWeights()
BOLD = STEADY._replace(held=0.7, small_hand=5.0, initial_meld=140.0)
"""The parameters of an aggressive player, who melds fast and goes out early."""
FOOT_CARD = 20.0
"""The value of ``foot_card`` in games with a foot."""
TEAM = STEADY._replace(stock=20.0, held=0.4, small_hand=0.0, initial_meld=250.0)
"""The parameters of a player with a partner, whose melds serve both."""

SHORT_SIGHTED: Mapping[str, Any] = {
    "wild": 20.0,
    "held": 0.2,
    "pile_chance": 0.0,
    "pile_chance_onto": 0.0,
    "next_pile": 0.0,
    "hidden": 0.0,
}
"""The parameters of an intermediate player, for whom only this turn counts, and of the others only their melds."""
HASTY: Mapping[str, Any] = {
    "wild": 90.0,
    "pile_chance": STEADY.pile_chance / 2,
    "pile_chance_onto": STEADY.pile_chance_onto / 2,
    "next_pile": STEADY.next_pile / 2,
    "hidden": 0.0,
}
"""The parameters of an advanced player, who spends wild cards early and does not guess at the others' hands."""


def meld_value(naturals: int, wilds: int, unseen: int, features: Features, weights: EvaluationWeights) -> float:
    """Return the canasta bonus that a meld has, or its expected bonus."""
    lacks = CANASTA - naturals - wilds
    if lacks <= 0:
        return MIXED_BONUS if wilds else NATURAL_BONUS
    hope = weights.canasta_chances[lacks] * features.time
    if wilds:
        return MIXED_BONUS * hope
    pure = min(1.0, unseen / (lacks + 3)) if unseen >= lacks else 0.0
    return (MIXED_BONUS + (NATURAL_BONUS - MIXED_BONUS) * pure) * hope


def rank_value(kind: int, held: int, melded: tuple[int, int], features: Features, weights: EvaluationWeights) -> float:
    """Return the value of a rank: ``held`` naturals in the hand, and the meld (naturals, wilds) on the mat."""
    if features.pure and kind in PURE:
        return _pure_value(kind, held, melded, features)
    naturals, wilds = melded
    unseen = features.unseen[kind]
    on_mat = meld_value(naturals, wilds, unseen, features, weights) if naturals else 0.0
    value = on_mat + naturals * POINTS[kind]
    if naturals and naturals + wilds < CANASTA:
        value += weights.pile_chance_onto * _pile_value(kind, features, weights)
    if not held:
        return value
    later = 1 - features.risk
    if naturals or held > 2:
        use = weights.three
        hope = meld_value(naturals + held, wilds, unseen, features, weights) - on_mat
        value += weights.held * hope * later
    else:
        use = weights.pair if held == 2 else weights.single
    value += held * POINTS[kind] * (use * later - features.risk)
    if held > 1:
        value += weights.pile_chance * _pile_value(kind, features, weights)
    return value


def _pure_value(kind: int, held: int, melded: tuple[int, int], features: Features) -> float:
    """Return the value of a rank that has a high bonus as a pure canasta and as high a penalty until then."""
    naturals, wilds = melded
    value = float((naturals - held * features.risk) * POINTS[kind])
    if wilds:
        return value
    if naturals >= CANASTA:
        return value + PURE_BONUS
    lacks = CANASTA - naturals - held
    near = 0.5 ** max(0, lacks) if features.unseen[kind] >= lacks else 0.0
    if naturals:
        return value - PURE_BONUS + 2 * PURE_BONUS * near * features.time * (1 - features.risk)
    return value + PURE_BONUS * near * features.time - (THREE_HELD * (0.2 + features.risk) if held > 2 else 0.0)


def _pile_value(kind: int, features: Features, weights: EvaluationWeights) -> float:
    """Return the value of being able to take the pile with an upcard of this kind."""
    if features.unseen[kind] == 0:
        return 0.0
    return (1 - features.risk) * (weights.next_pile + features.pile_points + weights.pile_card * features.pile_size)


def wild_value(jokers: int, twos: int, features: Features, weights: EvaluationWeights) -> float:
    """Return the value of wild cards in the hand, each less than the one before."""
    points = jokers * POINTS[WILD_JOKER] + twos * POINTS[TWO]
    uses = sum(weights.wild * 0.85**each for each in range(jokers + twos))
    return (0.5 * points + uses) * (1 - features.risk) - points * features.risk


def black_three_value(count: int, features: Features, weights: EvaluationWeights) -> float:
    """Return the value of black threes in the hand: they block the pile, but cost points at the end."""
    return count * (weights.black_three * (1 - features.risk) - POINTS[BLACK_THREE] * features.risk)


def going_out_value(features: Features, concealed: bool, weights: EvaluationWeights) -> float:
    """Return the value of going out now, beyond the cards on the mat."""
    hopes = sum(
        meld_value(naturals, wilds, unseen, features, weights)
        for (naturals, wilds), unseen in zip(features.their_melds, features.unseen, strict=True)
        if 0 < naturals + wilds < CANASTA
    )
    bonus = 200.0 if concealed else 100.0
    bonus += weights.going_out + weights.win_game * features.verdict
    return bonus + features.their_hand * 14 * (1 - features.risk / 2) + hopes


_ENOUGH = 8
"""Hand sizes above this count as this."""


class Lay(NamedTuple):
    """Cards to lay down as, or onto, the meld of one kind."""

    kind: int
    naturals: int
    wilds: int


class Plan(NamedTuple):
    """The melds of this turn, and the value of the resulting position, in points."""

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
            rank_value(kind, self._hand[kind], self._melds[kind], self._features, self._weights) for kind in NATURALS
        )
        return value + self._rest(_Tally(0, 0, self._due, _ENOUGH))

    def _with_kind(self, found: _Found, kind: int) -> _Found:
        """Return the partial layouts extended by every useful layout of one more kind, the best of each tally."""
        held, meld, points = self._hand[kind], self._melds[kind], self._wild_points
        ends: _Found = {}
        most = 0 if self._features.pure and self._features.opened and kind in PURE else self._most
        for naturals, wild, made in _layouts(held, meld, most, self._features.shape):
            after = (meld[0] + naturals, meld[1] + wild)
            value = rank_value(kind, held - naturals, after, self._features, self._weights)
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
            return laid + going_out_value(features, self._concealed, weights)
        if kept + threes < 2:
            return float("-inf")
        jokers = max(0, self._hand[WILD_JOKER] - tally.wilds)
        value = wild_value(jokers, self._most - tally.wilds - jokers, features, weights)
        few = max(0, _ENOUGH - kept - threes) * (1 + tally.due)
        return (
            laid
            + value
            + black_three_value(threes, features, weights)
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

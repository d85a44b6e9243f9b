"""The advanced player's evaluation of cards on the mat and in the hand, in points of the score.

The defaults of :class:`EvaluationWeights` were estimated and then adjusted in mirrored deals.
"""

from __future__ import annotations

from typing import NamedTuple

from engine.canasta.kinds import BLACK_THREE, POINTS, RANKS, TWO, WILD_JOKER
from engine.canasta.melds import CANASTA
from engine.players.canasta.features import Features

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


STEADY = EvaluationWeights()
BOLD = STEADY._replace(held=0.7, small_hand=5.0, initial_meld=140.0)
"""The parameters of an aggressive player, who melds fast and goes out early."""
FOOT_CARD = 20.0
"""The value of ``foot_card`` in games with a foot."""
TEAM = STEADY._replace(stock=20.0, held=0.4, small_hand=0.0, initial_meld=250.0)
"""The parameters of a player with a partner, whose melds serve both."""


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

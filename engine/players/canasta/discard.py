"""The advanced player's cost of a discard: its value in the hand, and the risk that an opponent takes the pile."""

from __future__ import annotations

from engine.canasta.kinds import BLACK_THREE, KIND, NATURALS, POINTS, RED_THREE, TWO, WILD_JOKER
from engine.cards import Card
from engine.players.canasta import evaluation
from engine.players.canasta.evaluation import EvaluationWeights
from engine.players.canasta.features import Features

_RED_THREE_HELD = 100.0
"""The gain from discarding a red three that only costs points."""


def cost(features: Features, card: Card, weights: EvaluationWeights) -> float:
    """Return the cost of discarding a card, in points: the loss to the hand plus the risk of losing the pile."""
    kind = KIND[card]
    threat = danger(features, kind) * _pile(features, kind, weights) if weights.danger else 0.0
    return _loss(features, kind, weights) + weights.danger * threat


def danger(features: Features, kind: int) -> float:
    """Return the chance that the next opponent can take the pile with a card of this kind on top."""
    if kind not in NATURALS:
        return 0.0
    if features.their_opened and not features.frozen and features.their_melds[kind][0]:
        return 1.0
    unseen, share = features.unseen[kind], features.share
    none = (1 - share) ** unseen
    one = unseen * share * (1 - share) ** (unseen - 1) if unseen else 0.0
    two = 1 - none - one
    if not features.their_opened:
        return two * _opens(features)
    if features.frozen:
        return two
    wild = 1 - (1 - share) ** features.unseen_wilds
    # Players rarely use a wild card for a small pile.
    return two + one * wild * min(1.0, features.pile_size / 10)


def _opens(features: Features) -> float:
    """Return the chance that an opponent with a pair of the upcard can make the initial meld."""
    by_minimum = {15: 1.0, 50: 0.75, 90: 0.5, 120: 0.35}
    return by_minimum.get(features.their_minimum, 0.3)


def _pile(features: Features, kind: int, weights: EvaluationWeights) -> float:
    """Return the opponent's gain from taking the pile with this card on top."""
    meld_gain = 0.0
    melded = features.their_melds[kind] if kind in NATURALS else (0, 0)
    if melded[0]:
        meld_gain = evaluation.meld_value(melded[0] + 1, melded[1], 1, features, weights) - evaluation.meld_value(
            *melded, 1, features, weights
        )
    size = features.pile_size + 1
    opens = 0.0 if features.their_opened else weights.initial_meld
    return features.pile_points + POINTS[kind] + weights.pile_card * size + max(0.0, meld_gain) + opens


def _loss(features: Features, kind: int, weights: EvaluationWeights) -> float:
    """Return the loss to the hand of one card of a kind."""
    hand = features.hand
    if kind in NATURALS:
        held, melded = hand[kind], features.melds[kind]
        before = evaluation.rank_value(kind, held, melded, features, weights)
        return before - evaluation.rank_value(kind, held - 1, melded, features, weights)
    if kind == RED_THREE:
        return -_RED_THREE_HELD
    if kind == BLACK_THREE:
        return evaluation.black_three_value(1, features, weights)
    freezes = features.their_opened and not features.frozen
    gain = weights.freeze * _pile(features, kind, weights) if freezes else 0.0
    jokers, twos = hand[WILD_JOKER], hand[TWO]
    fewer = (jokers - 1, twos) if kind == WILD_JOKER else (jokers, twos - 1)
    return (
        evaluation.wild_value(jokers, twos, features, weights) - evaluation.wild_value(*fewer, features, weights) - gain
    )

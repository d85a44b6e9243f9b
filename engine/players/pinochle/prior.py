"""The prior over the opponent's hidden cards: players keep trumps and aces, and play low cards.

The numbers were counted in rollouts, over the last six tricks of phase one
(:func:`engine.players.pinochle.tuning.count_kept`, ``python -m tests.bench.count_prior``).
"""

from __future__ import annotations

from collections.abc import Mapping

from engine.players.pinochle.rollout import RolloutRules

KEPT: Mapping[str, tuple[tuple[float, ...], tuple[float, ...]]] = {
    "pinochle": (
        (1.0, 1.0, 1.0, 1.22, 0.96, 1.04, 1.55, 1.39),
        (1.0, 1.0, 0.63, 1.05, 0.8, 0.88, 0.48, 1.38),
    ),
    "binokel": (
        (1.0, 1.0, 1.07, 1.25, 0.92, 0.94, 1.32, 1.33),
        (1.0, 1.0, 0.34, 0.99, 0.89, 0.88, 0.92, 1.38),
    ),
    "bezique": (
        (1.52, 0.97, 1.31, 1.65, 1.4, 1.41, 1.81, 1.74),
        (0.35, 0.36, 0.38, 0.72, 0.81, 0.92, 0.94, 1.34),
    ),
}
"""By preset, the relative likelihood that a hidden card is in the hand and not in the stock.

The first row is for trumps, the second for other suits, each from seven to ace.
"""


def kept_by_face(rules: RolloutRules) -> list[float]:
    """Return by face the likelihood that a hidden card is kept; for :func:`engine.players.kit.hand_prior.deal`."""
    trumps, plain = KEPT[rules.options.preset]
    return [kept for place in range(len(rules.suits)) for kept in (trumps if place == rules.trump else plain)]
